"""Finding what a person wants to press or choose among the messages before him, the newest first."""

from collections.abc import Iterator, Sequence

from sandbox.client.menu import shown
from sandbox.client.reading import BUTTON, LINK, MENU, Seen, name, walk
from sandbox.client.refusal import CannotDo, none_such
from sandbox.world.payloads import Payload


def controls(body: Payload) -> list[Payload]:
    """The buttons and menus of a message."""
    return [each for each in walk(body.get("components") or []) if each["type"] in (BUTTON, MENU)]


def by_id(body: Payload, control: str) -> Payload:
    """The button or menu of this custom id."""
    for each in controls(body):
        if each.get("custom_id") == control:
            return each
    raise CannotDo("that message has no such control (any more)", "gone")


def check_pressable(found: Payload) -> None:
    """A grey button cannot be pressed, and a link tells the bot nothing."""
    if found["type"] != BUTTON or found.get("style") == LINK:
        raise CannotDo(f"the control {name(found)!r} is no button to press, or a link")
    if found.get("disabled"):
        raise CannotDo(f"the button {name(found)!r} is grey", "grey")


def check_choosable(found: Payload, values: Sequence[str]) -> None:
    """As many options as a menu takes, each once, and of those it has."""
    if found["type"] != MENU:
        raise CannotDo(f"the control {name(found)!r} is no menu")
    if found.get("disabled"):
        raise CannotDo(f"the menu {name(found)!r} is grey", "grey")
    there = [option["value"] for option in found["options"]]
    for value in values:
        if value not in there:
            raise none_such("option", value, there)
    least, most = found.get("min_values", 1), found.get("max_values", 1)
    if not least <= len(set(values)) == len(values) <= most:
        raise CannotDo(f"the menu {name(found)!r} takes {least} to {most} options, each once, not {list(values)}")


def button(messages: list[Seen], label: str) -> tuple[Seen, Payload]:
    """The button with this label."""
    for message, found in _all(messages, BUTTON):
        if name(found) == label:
            check_pressable(found)
            return message, found
    raise none_such("button", label, [each for message in messages for each in message.buttons])


def menu(messages: list[Seen], labels: list[str], text: str | None) -> tuple[Seen, Payload]:
    """The menu with this text on it, or that has all these options; as many of them as it takes."""
    for message, found in _all(messages, MENU):
        options = [option["label"] for option in found["options"]]
        fits = set(labels) <= set(options) if text is None else name(found) == text
        if not fits:
            continue
        for label in labels:
            if label not in options:
                raise none_such("option", label, options)
        check_choosable(
            found, [option["value"] for label in labels for option in found["options"] if option["label"] == label]
        )
        return message, found
    there = [f"{title}: {', '.join(options)}" for message in messages for title, options in message.menus.items()]
    raise none_such("menu", text or ", ".join(labels), there)


def suggesting(options: list[Payload], wanted: str, locale: str) -> Payload:
    """The option of that name, if the bot suggests something for it."""
    for option in options:
        if wanted in (option["name"], shown(option, locale)):
            if not option.get("autocomplete"):
                raise CannotDo(f"nothing is suggested for {wanted!r}")
            return option
    raise none_such("option", wanted, [shown(option, locale) for option in options])


def _all(messages: list[Seen], kind: int) -> Iterator[tuple[Seen, Payload]]:
    for message in messages:
        for component in message.components:
            if component["type"] == kind:
                yield message, component
