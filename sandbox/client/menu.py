"""The menu of slash commands: which ones a person is offered, and what he may type into them."""

from dataclasses import dataclass
from typing import Any

from sandbox.actions.commands import Commands
from sandbox.actions.interaction_event import ON_A_SERVER, WITH_THE_BOT
from sandbox.checks.commands import GROUP, SLASH, SUBCOMMAND
from sandbox.client.refusal import CannotDo, none_such
from sandbox.world import access
from sandbox.world.payloads import Payload
from sandbox.world.permissions import May
from sandbox.world.places import Channel, User, World


@dataclass(frozen=True)
class Entry:
    """One command that can be used, as it is typed: `/table new`."""

    root: Payload
    path: tuple[Payload, ...]
    """The group and the subcommand below it, if any."""

    @property
    def options(self) -> list[Payload]:
        """What can be filled in."""
        return list((self.path[-1] if self.path else self.root).get("options") or [])

    def line(self, locale: str | None = None) -> str:
        """How it is typed, in a language or as it is registered."""
        return "/" + " ".join(shown(each, locale) for each in (self.root, *self.path))

    def data(self, options: list[Payload], resolved: Payload) -> Payload:
        """What the bot is told that was used; always under the names it registered."""
        for each in reversed(self.path):
            options = [{"name": each["name"], "type": each["type"], "options": options}]
        told = {"id": self.root["id"], "name": self.root["name"], "type": SLASH, "options": options}
        here = {"guild_id": self.root["guild_id"]} if "guild_id" in self.root else {}
        return {**told, **here, **({"resolved": resolved} if resolved else {})}


def shown(named: Payload, locale: str | None) -> str:
    """A name in a language."""
    translated = (named.get("name_localizations") or {}).get(locale)
    return str(translated or named["name"])


class Menu:
    """What one person is offered in one place."""

    def __init__(self, world: World, commands: Commands, user: User, channel: Channel) -> None:
        self._world, self._user, self._channel = world, user, channel
        guild = channel.guild or None
        registered = commands.all(None) + (commands.all(guild) if guild else [])
        self.entries = [entry for root in registered if self._offered(root) for entry in _below(root)]

    def find(self, line: str) -> Entry:
        """The command that was typed, in the person's language or as it is registered."""
        for entry in self.entries:
            if line in (entry.line(), entry.line(self._user.locale)):
                return entry
        raise none_such("command", line, [entry.line(self._user.locale) for entry in self.entries])

    def _offered(self, root: Payload) -> bool:
        in_direct = self._channel.recipient is not None
        contexts = root.get("contexts")
        if contexts is not None and (WITH_THE_BOT if in_direct else ON_A_SERVER) not in contexts:
            return False
        if in_direct:
            return contexts is not None or root.get("dm_permission") is not False
        if self._world.bot.id not in self._world.guilds[self._channel.guild].members:
            return False
        granted = access.in_channel(self._world, self._user.id, self._channel)
        needed = root.get("default_member_permissions")
        if not granted & May.USE_APPLICATION_COMMANDS:
            return False
        return needed is None or bool(int(needed) and granted & int(needed) == int(needed)) or _rules(granted)


def _rules(granted: int) -> bool:
    return bool(granted & May.ADMINISTRATOR)


def _below(root: Payload) -> list[Entry]:
    """The ways to use a command: itself, or each of its subcommands."""
    if root.get("type", SLASH) != SLASH:
        return []
    found: list[Entry] = []
    for option in root.get("options") or []:
        if option["type"] == SUBCOMMAND:
            found.append(Entry(root, (option,)))
        elif option["type"] == GROUP:
            found += [Entry(root, (option, below)) for below in option.get("options") or []]
    return found or [Entry(root, ())]


def need(options: list[Payload], given: dict[str, Any], locale: str) -> dict[str, Any]:
    """What was filled in, under the registered names; nothing that is not there, nothing left out that must be."""
    by_name = {key: option["name"] for option in options for key in (option["name"], shown(option, locale))}
    for key in given:
        if key not in by_name:
            raise none_such("option", key, [shown(option, locale) for option in options])
    filled = {by_name[key]: value for key, value in given.items() if value is not None}
    missing = [option["name"] for option in options if option.get("required") and option["name"] not in filled]
    if missing:
        raise CannotDo(f"the app does not send the command without {', '.join(missing)}")
    return filled
