"""The commands of an application: which there are, everywhere and on single servers."""

from typing import Any

from sandbox import limits
from sandbox.checks.commands import SLASH, check
from sandbox.checks.form import Faults
from sandbox.errors import DiscordError
from sandbox.world.payloads import Payload
from sandbox.world.places import World

UNKNOWN_COMMAND = 10063
TOO_MANY = 30032

SAID = (
    *("name", "name_localizations", "description", "description_localizations", "options", "nsfw"),
    *("dm_permission", "contexts", "integration_types", "type"),
)
"""What a bot says of a command; the rest is Discord's to say."""


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
        made = [self._made(guild, body, before.get(_key(body))) for body in bodies]
        self._kept[guild] = {each["id"]: each for each in made}
        return made

    def remember(self, made: list[Payload]) -> list[Payload]:
        """Have these everywhere, as another server had them; what keeps its name keeps its id."""
        before = {_key(each): each["id"] for each in self.all(None)}
        kept = [{**each, **self._numbers(before.get(_key(each)))} for each in made]
        self._kept[None] = {each["id"]: each for each in kept}
        return kept

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
        needed = body.get("default_member_permissions")
        made = {
            "type": SLASH,
            "description": "",
            "options": [],
            "nsfw": False,
            "default_member_permissions": None if needed is None else str(needed),
            "integration_types": [0],
            "contexts": None,
            **{name: _said(body[name]) for name in SAID if body.get(name) is not None},
            **self._numbers(id),
        }
        return made if guild is None else {**made, "guild_id": guild}

    def _numbers(self, id: str | None) -> Payload:
        ids = self._world.ids
        return {"id": id or ids.next(), "application_id": self._world.bot.id, "version": ids.next()}


def _said(value: Any) -> Any:
    """A field without what was only left open within it."""
    if isinstance(value, list):
        return [_said(each) for each in value]
    if isinstance(value, dict):
        return {name: _said(each) for name, each in value.items() if each is not None}
    return value


def _key(body: Payload) -> tuple[int, str]:
    return body.get("type") or SLASH, body["name"]


def _count(bodies: list[Payload]) -> None:
    """No more of each type than there may be, and no two of one name."""
    if len({_key(body) for body in bodies}) < len(bodies):
        faults = Faults()
        faults.add((), "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique")
        faults.refuse()
    for kind, limit in limits.GLOBAL_COMMANDS.items():
        if sum(_key(body)[0] == kind for body in bodies) > limit.most:
            raise DiscordError(400, TOO_MANY, f"Maximum number of application commands reached ({limit.most})")
