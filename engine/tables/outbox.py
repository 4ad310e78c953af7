"""What is to be sent, in which kinds, and which of them are overtaken by a newer one. Never what it says:
that is read from the tables when it goes out, for the one who gets it."""

from collections.abc import Iterable, Sequence
from typing import Final

from engine.core.seats import Seat
from engine.tables.desk import Desk
from engine.tables.records import Table
from engine.tables.sql import outbox

LOBBY: Final = "lobby"
"""The panel of a table that has not begun."""
POST: Final = "post"
"""The sentences of one step."""
PICTURE: Final = "picture"
"""The table as it stands."""
SCREEN: Final = "screen"
"""One seat's screen, to whoever sits there."""
MOTION: Final = "motion"
"""A motion the others are asked about."""
OFFER: Final = "offer"
"""A seat that was offered to somebody else; whoever that is, the invitations say."""
INVITE: Final = "invite"
"""An invitation to a table that has not begun. Where others have their step, it has the number of who is called."""
INVITED: Final = "invited"
"""What an invitation becomes as it stands in Discord when nobody can answer it any more. It is never to be sent."""
CALLS: Final = (INVITE, INVITED)
"""Both, open or closed."""
RESULT: Final = "result"
"""The final reckoning."""

COLLAPSING: Final = frozenset({LOBBY, PICTURE, SCREEN, MOTION, OFFER})
"""What shows how things stand: only the newest matters. Sentences are never passed over."""

HELD_BACK: Final = 60
"""Seconds for which the post of a step waits in the middle of a turn, at most: what its player does next belongs to it,
and nobody is called before that."""

KINDS: Final = (LOBBY, POST, PICTURE, SCREEN, MOTION, OFFER, INVITE, RESULT)


def intend(desk: Desk, table: str, step: int, *wanted: outbox.Wanted) -> None:
    """These are to be sent about this step. What is said at the table's place says what was held back there as well."""
    if any(seat is None for _, seat in wanted):
        outbox.release(desk.db, table, desk.now)
    _add(desk, table, step, wanted, desk.now)


def intend_step(
    desk: Desk, table: Table, step: int, screens: Iterable[Seat], *, changed: bool, over: bool, goes_on: bool = False
) -> None:
    """All that a step gives reason to send. If the turn of whoever made it goes on, its post waits for what he does
    next; nobody's screen does."""
    told: list[outbox.Wanted] = [(POST, None), *([(PICTURE, None)] if changed else [])]
    rest: list[outbox.Wanted] = [*((SCREEN, seat) for seat in screens), *([(RESULT, None)] if over else [])]
    if not goes_on:
        intend(desk, table.id, step, *told, *rest)
        return
    until = min(outbox.held_until(desk.db, table.id, desk.now) or desk.now + HELD_BACK, desk.now + HELD_BACK)
    _add(desk, table.id, step, told, until)
    _add(desk, table.id, step, rest, desk.now)


def _add(desk: Desk, table: str, step: int, wanted: Sequence[outbox.Wanted], not_before: int) -> None:
    newer = [each for each in wanted if each[0] in COLLAPSING]
    trouble = outbox.overtake(desk.db, table, newer, desk.now) if newer else {}
    outbox.add(desk.db, table, step, wanted, desk.now, not_before, trouble)
