"""How often a bot may ask, route by route and in all: a setting of the server."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

_DOCS = "docs: topics/rate-limits"
_ASSUMED = "assumed: neither documented nor found observed"


class Rate(NamedTuple):
    """So many requests in so many seconds, and who says so. Discord publishes none for single routes."""

    requests: int
    seconds: float
    source: str


_REFUSALS = Rate(10_000, 600.0, _DOCS)


@dataclass(frozen=True)
class Rates:
    """A table of them. Routes are keyed by method and path below the API, with a star for every id."""

    routes: Mapping[tuple[str, str], Rate] = field(default_factory=dict)
    others: Rate | None = None
    """Of every route that is not in the table; None if only the rate over all holds there."""
    overall: Rate | None = None
    """Of all requests of one bot together."""
    invalid: Rate = _REFUSALS
    """So many refusals and the address is banned."""
    ban_seconds: float = 3_600.0
    """observed: discord-api-docs #5385, a Retry-After of an hour; others report a day (#7145)."""
    refuses: bool = True
    """Whether anything is counted and refused at all, or the headers alone are sent."""


LOOSE = Rates(others=Rate(1_000, 1.0, "our own: nobody is ever refused"), refuses=False)

_COMMAND = Rate(5, 20.0, "observed: MatteZ02/discord-interactions #21, for POST; assumed for PUT")
_THREAD = Rate(5, 5.0, _ASSUMED)
_WEBHOOK = Rate(5, 2.0, "observed: discord-api-docs #367, for POST; assumed for the other methods")

REAL = Rates(
    routes={
        ("POST", "/channels/*/messages"): Rate(5, 5.0, "observed: drc #17, rustplusplus #475"),
        ("PATCH", "/channels/*/messages/*"): Rate(5, 5.0, "observed: Discord.Net #2375, about one a second"),
        ("DELETE", "/channels/*/messages/*"): Rate(5, 1.0, "observed: discord-api-docs #8330, for recent messages"),
        ("POST", "/channels/*/threads"): _THREAD,
        ("POST", "/channels/*/messages/*/threads"): _THREAD,
        ("PUT", "/channels/*/thread-members/*"): _THREAD,
        ("POST", "/users/@me/channels"): Rate(10, 10.0, _ASSUMED),
        **{(method, "/applications/*/commands"): _COMMAND for method in ("PUT", "POST")},
        **{(method, "/applications/*/guilds/*/commands"): _COMMAND for method in ("PUT", "POST")},
        ("POST", "/webhooks/*/*"): _WEBHOOK,
        **{(method, "/webhooks/*/*/messages/*"): _WEBHOOK for method in ("PATCH", "DELETE")},
    },
    overall=Rate(50, 1.0, _DOCS),
)

INVALID = frozenset({401, 403, 429})
"""docs: topics/rate-limits. Statuses that count towards a ban."""

EXEMPT = ("/interactions/", "/webhooks/")
"""Not counted in all. docs: topics/rate-limits, of interaction endpoints; follow-ups go to webhooks."""
