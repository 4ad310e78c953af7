"""A message as a person reads it: its words, its buttons and menus, its pictures."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from sandbox.world.payloads import Payload
from sandbox.world.places import World

ROW, BUTTON, MENU, SECTION, TEXT, GALLERY = 1, 2, 3, 9, 10, 12
LINK = 5
"""A style of button that leads to a page and tells the bot nothing."""

_NAMED, _COMMAND = re.compile(r"<@!?(\d+)>"), re.compile(r"</([^:<>]+):\d+>")


@dataclass(frozen=True)
class Seen:
    """One message, now."""

    id: str
    channel: str
    author: str
    text: str
    private: bool
    """Whether nobody else sees it."""
    components: tuple[Payload, ...]
    files: tuple[bytes, ...]
    alt: tuple[str, ...]
    """What is read out instead of the pictures."""

    @property
    def buttons(self) -> list[str]:
        """What can be pressed."""
        return [name(each) for each in self.components if each["type"] == BUTTON and not each.get("disabled")]

    @property
    def menus(self) -> dict[str, list[str]]:
        """What can be chosen, by the text that stands on the menu."""
        found = [each for each in self.components if each["type"] == MENU and not each.get("disabled")]
        return {each.get("placeholder") or "": [option["label"] for option in each["options"]] for each in found}


def name(component: Payload) -> str:
    """What stands on a button or a menu; an emoji alone is its name."""
    label = component.get("label") or component.get("placeholder")
    return str(label or (component.get("emoji") or {}).get("name") or "")


def walk(components: list[Payload]) -> Iterator[Payload]:
    """Every component in a message, also inside others, from top to bottom."""
    for each in components:
        yield each
        yield from walk(each.get("components") or [])
        if each.get("accessory"):
            yield each["accessory"]


def words(world: World, body: Payload) -> str:
    """Everything that can be read in a message, people by their names and commands as they are typed."""
    parts = [body.get("content") or ""]
    for embed in body.get("embeds") or []:
        parts += _embedded(embed)
    parts += [each.get("content", "") for each in walk(body.get("components") or []) if each["type"] == TEXT]
    said = _COMMAND.sub(r"/\1", "\n".join(filter(None, parts)))
    return _NAMED.sub(lambda found: "@" + _called(world, found[1]), said)


def alternatives(body: Payload) -> tuple[str, ...]:
    """The alternative texts of the pictures."""
    attached = [each.get("description") for each in body.get("attachments") or []]
    galleries = [each for each in walk(body.get("components") or []) if each["type"] == GALLERY]
    shown = [item.get("description") for each in galleries for item in each["items"]]
    return tuple(filter(None, [*attached, *shown]))


def _called(world: World, user: str) -> str:
    return world.users[user].name if user in world.users else user


def _embedded(embed: Payload) -> list[Any]:
    fields = [part for field in embed.get("fields") or [] for part in (field.get("name"), field.get("value"))]
    author, footer = (embed.get("author") or {}).get("name"), (embed.get("footer") or {}).get("text")
    return [author, embed.get("title"), embed.get("description"), *fields, footer]
