"""The commands of an application: what Discord accepts of them, and which there are."""

import re
from typing import Any

from sandbox import limits
from sandbox.errors import DiscordError
from sandbox.form import Faults
from sandbox.payloads import Payload
from sandbox.world import World

SLASH = 1
SUBCOMMAND, GROUP = 1, 2
UNKNOWN_COMMAND = 10063
TOO_MANY = 30032

_NAME = re.compile(r"[-_'\w]{1,32}")

Path = tuple[str | int, ...]


class Commands:
    """Global ones under the key None, a server's own under its id."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._kept: dict[str | None, dict[str, Payload]] = {}

    def all(self, guild: str | None) -> list[Payload]:
        """Those that are registered there."""
        return list(self._kept.get(guild, {}).values())

    def replace(self, guild: str | None, bodies: list[Payload]) -> list[Payload]:
        """Register these and no others. A command that keeps its name keeps its id."""
        faults = Faults()
        for number, body in enumerate(bodies):
            check(faults, (number,), body)
        faults.refuse()
        _count(bodies)
        before = {(each["type"], each["name"]): each["id"] for each in self.all(guild)}
        made = [self._made(guild, body, before.get((body.get("type", SLASH), body["name"]))) for body in bodies]
        self._kept[guild] = {each["id"]: each for each in made}
        return made

    def upsert(self, guild: str | None, body: Payload) -> Payload:
        """Register one more, or anew if there is one of this name."""
        faults = Faults()
        check(faults, (), body)
        faults.refuse()
        same = [each for each in self.all(guild) if _key(each) == _key(body)]
        _count([*(each for each in self.all(guild) if each not in same), body])
        made = self._made(guild, body, same[0]["id"] if same else None)
        self._kept.setdefault(guild, {})[made["id"]] = made
        return made

    def change(self, guild: str | None, command: str, body: Payload) -> Payload:
        """Change what is said to change of one of them; the rest stays."""
        before = self.find(guild, command)
        changed = {**before, **body}
        faults = Faults()
        check(faults, (), changed)
        faults.refuse()
        _count([*(each for each in self.all(guild) if each is not before), changed])
        made = self._made(guild, changed, command)
        self._kept[guild][command] = made
        return made

    def find(self, guild: str | None, command: str) -> Payload:
        """One of them."""
        found = self._kept.get(guild, {}).get(command)
        if found is None:
            raise DiscordError(404, UNKNOWN_COMMAND, "Unknown application command")
        return found

    def remove(self, guild: str | None, command: str) -> None:
        """It is registered no more."""
        self.find(guild, command)
        del self._kept[guild][command]

    def _made(self, guild: str | None, body: Payload, id: str | None) -> Payload:
        made = {
            "type": SLASH,
            "description": "",
            "options": [],
            "nsfw": False,
            "default_member_permissions": None,
            "integration_types": [0],
            "contexts": None,
            **{name: value for name, value in body.items() if value is not None},
            "id": id or self._world.ids.next(),
            "application_id": self._world.bot.id,
            "version": self._world.ids.next(),
        }
        return made if guild is None else {**made, "guild_id": guild}


def check(faults: Faults, path: Path, body: Payload) -> None:
    """Note what Discord would refuse of a command."""
    if body.get("type", SLASH) == SLASH:
        _name(faults, path, body)
        _description(faults, path, body)
        _options(faults, path, body.get("options") or [])
        if letters(body) > limits.COMMAND_LETTERS.most:
            faults.add(path, "APPLICATION_COMMAND_TOO_LARGE", "Command exceeds maximum size (8000)")
    else:
        faults.length((*path, "name"), body.get("name"), limits.COMMAND_NAME)


def letters(body: Payload) -> int:
    """How long a command is, all in all; of each text the longest localisation counts."""
    own = sum(_longest(body, field) for field in ("name", "description"))
    choices = sum(_longest(each, "name") + len(str(each.get("value", ""))) for each in body.get("choices") or [])
    return own + choices + sum(letters(option) for option in body.get("options") or [])


def _longest(body: Payload, field: str) -> int:
    return max(map(len, [body.get(field) or "", *(body.get(f"{field}_localizations") or {}).values()]))


def _name(faults: Faults, path: Path, body: Payload) -> None:
    texts = _localised(faults, path, body, "name")
    for at, name in texts:
        if not faults.length(at, name, limits.COMMAND_NAME):
            continue
        if not _NAME.fullmatch(name) or name != name.lower():
            faults.add(at, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def _description(faults: Faults, path: Path, body: Payload) -> None:
    for at, text in _localised(faults, path, body, "description"):
        faults.length(at, text, limits.COMMAND_DESCRIPTION)


def _localised(faults: Faults, path: Path, body: Payload, field: str) -> list[tuple[Path, Any]]:
    """A text and its translations, each with its place; a language Discord does not have is noted."""
    texts: list[tuple[Path, Any]] = [((*path, field), body.get(field))]
    for locale, text in (body.get(f"{field}_localizations") or {}).items():
        at = (*path, f"{field}_localizations", locale)
        if locale not in limits.LOCALES:
            faults.add(at, "BASE_TYPE_CHOICES", "Value must be one of the available locales.")
        texts.append((at, text))
    return texts


def _options(faults: Faults, path: Path, options: list[Payload]) -> None:
    faults.length((*path, "options"), options, limits.COMMAND_OPTIONS)
    names = [option.get("name") for option in options]
    optional = False
    for number, option in enumerate(options):
        at = (*path, "options", number)
        _name(faults, at, option)
        _description(faults, at, option)
        if names.count(option.get("name")) > 1:
            faults.add((*at, "name"), "APPLICATION_COMMAND_OPTIONS_NAME_NOT_UNIQUE", "Option names must be unique")
        if option.get("type") in (SUBCOMMAND, GROUP):
            _options(faults, at, option.get("options") or [])
            continue
        if option.get("required") and optional:
            faults.add(at, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", "Required options must come first")
        optional = optional or not option.get("required")
        _choices(faults, at, option.get("choices") or [])


def _choices(faults: Faults, path: Path, choices: list[Payload]) -> None:
    faults.length((*path, "choices"), choices, limits.OPTION_CHOICES)
    for number, choice in enumerate(choices):
        at = (*path, "choices", number)
        for where, name in _localised(faults, at, choice, "name"):
            faults.length(where, name, limits.CHOICE_NAME)
        if isinstance(choice.get("value"), str):
            faults.length((*at, "value"), choice["value"], limits.CHOICE_VALUE)


def _key(body: Payload) -> tuple[int, str]:
    return body.get("type", SLASH), body["name"]


def _count(bodies: list[Payload]) -> None:
    """No more of each type than there may be, and no two of one name."""
    if len({_key(body) for body in bodies}) < len(bodies):
        faults = Faults()
        faults.add((), "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique")
        faults.refuse()
    for kind, limit in limits.GLOBAL_COMMANDS.items():
        if sum(_key(body)[0] == kind for body in bodies) > limit.most:
            raise DiscordError(400, TOO_MANY, f"Maximum number of application commands reached ({limit.most})")
