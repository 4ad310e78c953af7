"""Ids and questions in the address of a request: what cannot be an id is refused before anybody looks for it."""

from aiohttp import web

from sandbox.checks.fields import is_snowflake, not_a
from sandbox.checks.form import Faults

IDS = ("application", "guild", "channel", "message", "user", "command", "interaction")
"""Parts of a route that are ids."""

WORDS = ("@me", "@original")
"""What may stand for one."""

EDGES = ("before", "after", "around")
"""Which messages are asked for: those around one."""


def check(request: web.Request) -> None:
    """Refuse an address with something in it that Discord could not read."""
    faults = Faults()
    for name in IDS:
        value = request.match_info.get(name, "0")
        if value not in WORDS and not is_snowflake(value):
            faults.add((f"{name}_id",), *not_a("snowflake", value))
    if request.path.endswith("/messages"):
        for name in EDGES:
            if name in request.query and not is_snowflake(request.query[name]):
                faults.add((name,), *not_a("snowflake", request.query[name]))
    if not is_snowflake(limit := request.query.get("limit", "0")):  # as any number: how great it may be is known later
        faults.add(("limit",), *not_a("int", limit))
    faults.refuse()
