"""What is to be sent, in which kinds, and which of them are overtaken by a newer one. Never what it says:
that is read from the tables when it goes out, for the one who gets it."""

from collections.abc import Iterable
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
RESULT: Final = "result"
"""The final reckoning."""

COLLAPSING: Final = frozenset({LOBBY, PICTURE, SCREEN, MOTION, OFFER})
"""What shows how things stand: only the newest matters. Sentences are never passed over."""

KINDS: Final = (LOBBY, POST, PICTURE, SCREEN, MOTION, OFFER, INVITE, RESULT)


def intend(desk: Desk, table: str, step: int, *wanted: outbox.Wanted) -> None:
    """These are to be sent about this step."""
    newer = [each for each in wanted if each[0] in COLLAPSING]
    trouble = outbox.overtake(desk.db, table, newer, desk.now) if newer else {}
    outbox.add(desk.db, table, step, wanted, desk.now, trouble)


def intend_step(desk: Desk, table: Table, step: int, screens: Iterable[Seat], *, changed: bool, over: bool) -> None:
    """All that a step gives reason to send."""
    wanted: list[outbox.Wanted] = [(POST, None)]
    wanted += [(PICTURE, None)] if changed else []
    wanted += [(SCREEN, seat) for seat in screens]
    wanted += [(RESULT, None)] if over else []
    intend(desk, table.id, step, *wanted)
