"""What may be typed into one option of a command, and how the bot is told."""

from typing import Any

from sandbox.client.menu import shown
from sandbox.client.refusal import CannotDo, none_such
from sandbox.world import payloads
from sandbox.world.payloads import Payload
from sandbox.world.places import Channel, Role, User, World

STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, NUMBER = 3, 4, 5, 6, 7, 8, 10

_NAMED: dict[int, tuple[type[User | Channel | Role], str]] = {
    USER: (User, "a person"),
    CHANNEL: (Channel, "a channel"),
    ROLE: (Role, "a role"),
}

_PLAIN: dict[int, type | tuple[type, ...]] = {STRING: str, INTEGER: int, BOOLEAN: bool, NUMBER: (int, float)}
_LONGEST = 6_000
"""Characters a text option takes when the command names no limit (docs: interactions/application-commands)."""


def fill(option: Payload, value: Any, locale: str) -> Payload:
    """One option as it is sent. Who is named goes by his id."""
    kind = option["type"]
    if kind in _NAMED:
        wanted, called = _NAMED[kind]
        if not isinstance(value, wanted):
            raise CannotDo(f"{option['name']} takes {called}, not {value!r}")
        return {"name": option["name"], "type": kind, "value": value.id}
    value = _chosen(option, value, locale)
    if not isinstance(value, _PLAIN[kind]) or (kind == INTEGER and isinstance(value, bool)):
        raise CannotDo(f"{option['name']} takes no {value!r}")
    _check_size(option, value)
    return {"name": option["name"], "type": kind, "value": value}


def _chosen(option: Payload, value: Any, locale: str) -> Any:
    """Where there are fixed choices one of them is picked, by what it is called or what it stands for."""
    choices = option.get("choices") or []
    for choice in choices:
        if value in (choice["value"], choice["name"], shown(choice, locale)):
            return choice["value"]
    if choices:
        raise none_such(f"choice of {option['name']}", str(value), [shown(choice, locale) for choice in choices])
    return value


def _check_size(option: Payload, value: Any) -> None:
    if isinstance(value, str):
        least, most = option.get("min_length", 0), option.get("max_length", _LONGEST)
        if not max(least, 1) <= len(value) <= most:
            raise CannotDo(f"{option['name']} takes {max(least, 1)} to {most} characters, not {len(value)}")
    elif not isinstance(value, bool):
        least, most = option.get("min_value", value), option.get("max_value", value)
        if not least <= value <= most:
            raise CannotDo(f"{option['name']} takes {least} to {most}, not {value}")


def resolved(world: World, channel: Channel, given: list[Any]) -> Payload:
    """The people, channels and roles that were named, in full."""
    people = [each for each in given if isinstance(each, User)]
    places = [each for each in given if isinstance(each, Channel)]
    roles = [each for each in given if isinstance(each, Role)]
    told: Payload = {}
    if people:
        told["users"] = {each.id: payloads.user(each) for each in people}
        members = world.guilds[channel.guild].members if channel.guild else {}
        told["members"] = {
            each.id: {**payloads.member(world, members[each.id]), "permissions": "0"}
            for each in people
            if each.id in members
        }
    if places:
        told["channels"] = {each.id: {**payloads.channel(world, each), "permissions": "0"} for each in places}
    if roles:
        told["roles"] = {each.id: payloads.role(each) for each in roles}
    return told
