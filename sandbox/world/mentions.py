"""Who is called by a message: whom its text names, as far as its `allowed_mentions` let it."""

import re
from collections.abc import Iterator
from typing import Any

from sandbox import limits
from sandbox.checks.form import Faults
from sandbox.world.payloads import Payload

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


def called(body: Payload) -> tuple[list[str], list[str], bool]:
    """The users, the roles, and whether everybody. Without `allowed_mentions` all that is named is called."""
    said, allowed = text(body), body.get("allowed_mentions")
    users, roles = list(dict.fromkeys(USER.findall(said))), list(dict.fromkeys(ROLE.findall(said)))
    everybody = bool(ALL.search(said))
    if allowed is None:
        return users, roles, everybody
    return _let(allowed, "users", users), _let(allowed, "roles", roles), everybody and "everyone" in _parse(allowed)


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
