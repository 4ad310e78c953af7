"""Who is called by a message: whom its text names, as far as its `allowed_mentions` let it."""

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from sandbox import limits
from sandbox.checks.form import Faults
from sandbox.world import access
from sandbox.world.payloads import Payload
from sandbox.world.permissions import May
from sandbox.world.places import Channel, World

USER, ROLE, ALL = re.compile(r"<@!?(\d+)>"), re.compile(r"<@&(\d+)>"), re.compile(r"@(?:everyone|here)\b")
KINDS = ("users", "roles", "everyone")
TEXT = 10
"""The kind of component that is text."""


def text(body: Payload) -> str:
    """What a message says in which people can be named: its content and its text components, not its embeds."""
    return "\n".join([body.get("content") or "", *_texts(body.get("components"))])


def _texts(components: Any) -> Iterator[str]:
    for each in components if isinstance(components, list) else []:
        if isinstance(each, dict):
            if each.get("type") == TEXT:
                yield str(each.get("content") or "")
            yield from _texts(each.get("components"))


class Called(NamedTuple):
    """Some users, some roles, and whether everybody."""

    users: list[str]
    roles: list[str]
    everybody: bool


def calls(world: World, author: str, channel: Channel, body: Payload, replied: str | None = None) -> Called:
    """Whom a message calls there: roles that not all may call, and everybody, only if its author may do that."""
    users, roles, everybody = _named(body, replied)
    if access.in_channel(world, author, channel) & May.MENTION_EVERYONE:
        return Called(users, roles, everybody)
    known = world.guilds[channel.guild].roles if channel.guild else {}
    return Called(users, [each for each in roles if each in known and known[each].mentionable], False)


def _named(body: Payload, replied: str | None) -> Called:
    """Without `allowed_mentions` all that is named is called, and so is whoever is replied to."""
    said, allowed = text(body), body.get("allowed_mentions")
    users, roles = list(dict.fromkeys(USER.findall(said))), list(dict.fromkeys(ROLE.findall(said)))
    everybody = bool(ALL.search(said))
    if allowed is not None:
        users, roles = _let(allowed, "users", users), _let(allowed, "roles", roles)
        everybody = everybody and "everyone" in _parse(allowed)
    if replied is not None and replied not in users and (allowed is None or allowed.get("replied_user")):
        users.append(replied)
    return Called(users, roles, everybody)


def _parse(allowed: Payload) -> list[str]:
    return allowed.get("parse") or []


def _let(allowed: Payload, kind: str, named: list[str]) -> list[str]:
    if kind in _parse(allowed):
        return named
    listed = {str(each) for each in allowed.get(kind) or []}
    return [each for each in named if each in listed]


def check(faults: Faults, allowed: Any) -> None:
    """Note what Discord would refuse of `allowed_mentions`."""
    if allowed is None:
        return
    for number, kind in enumerate(_parse(allowed)):
        if kind not in KINDS:
            faults.add(("allowed_mentions", "parse", number), "BASE_TYPE_CHOICES", f"Value must be one of {KINDS}.")
    for kind in ("users", "roles"):
        at = ("allowed_mentions", kind)
        faults.length(at, allowed.get(kind), limits.ALLOWED_MENTIONS)
        if allowed.get(kind) and kind in _parse(allowed):
            faults.add(
                at, "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", f"parse:{kind} and {kind} are mutually exclusive."
            )
