"""What is to be sent, in which kinds, and which of them are overtaken by a newer one. Never what it says:
that is read from the tables when it goes out, for the one who gets it."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final

from engine.core.values.seats import Seat
from engine.tables.storage.records import Overtaken, Table, Waits, Wanted
from engine.tables.transaction.transaction import Transaction

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
LATE: Final = "late"
"""What may be chosen about somebody whose time has run out; or that there is nothing to choose any more."""
CLOCK: Final = "clock"
"""The newest post with the times as they are now."""
IDLE: Final = "idle"
"""The table will be closed, unless somebody wants it to stay."""
REMIND: Final = "remind"
"""All that waits for one person, to himself. Where others have their step, it has the number of who is reminded."""
CALL: Final = "call"
"""The same of one table, in its thread, to somebody who cannot be reached otherwise."""
ROUSE: Final = "rouse"
"""In the thread, to somebody who was asked something beside the game in his quiet hours. It has his number, too."""
ANSWERED: Final = "answered"
"""What reminded somebody of it is no longer true: what stands of that is corrected, or goes. It has his number, too."""
HELD: Final = "held"
"""As it stands in Discord: a seat is kept for somebody. It has his number, too, and is sent as that seat's offer."""
OF_PERSON: Final = (*CALLS, REMIND, CALL, ROUSE, ANSWERED, HELD)
"""What has the number of a person where others have their step."""
OPEN_SEAT: Final = "open-seat"
"""What a table is looked at again for: a seat that nobody has taken."""

COLLAPSING: Final = frozenset({LOBBY, PICTURE, SCREEN, MOTION, OFFER, LATE, CLOCK, IDLE})
"""What shows how things stand: only the newest matters. Sentences are never passed over."""

HELD_BACK: Final = 60
"""Seconds for which the post of a step waits in the middle of a turn, at most: what its player does next belongs to it,
and nobody is called before that."""

KINDS: Final = (
    *(LOBBY, POST, PICTURE, SCREEN, MOTION, OFFER, INVITE, RESULT),
    *(LATE, CLOCK, IDLE, REMIND, CALL, ROUSE, ANSWERED),
)


def intend(tx: Transaction, table: str, step: int, *wanted: Wanted) -> None:
    """These are to be sent about this step. What is said at the table's place says what was held back there as well."""
    waiting, held = _waiting(tx, table, wanted)
    if held and any(seat is None for _, seat in wanted):
        tx.stored.outbox.release(held, tx.now)
    _add(tx, table, step, dict.fromkeys(wanted, tx.now), waiting)


def intend_step(
    tx: Transaction,
    table: Table,
    step: int,
    screens: Iterable[Seat],
    *,
    changed: bool,
    over: bool,
    goes_on: bool = False,
) -> None:
    """All that a step gives reason to send. If the turn of whoever made it goes on, its post waits for what he does
    next; nobody's screen does."""
    told: list[Wanted] = [(POST, None), *([(PICTURE, None)] if changed else [])]
    rest: list[Wanted] = [*((SCREEN, seat) for seat in screens), *([(RESULT, None)] if over else [])]
    if not goes_on:
        intend(tx, table.id, step, *told, *rest)
        return
    waiting, held = _waiting(tx, table.id, [*told, *rest])
    until = min([*(each.so_far.not_before for each in held), tx.now + HELD_BACK])
    _add(tx, table.id, step, dict.fromkeys(told, until) | dict.fromkeys(rest, tx.now), waiting)


def _waiting(tx: Transaction, table: str, wanted: Collection[Wanted]) -> tuple[list[Waits], list[Waits]]:
    """What waits there and would be said by these as well; and what is held back."""
    waiting = tx.stored.outbox.waiting_at(table, {PICTURE, *(kind for kind, _ in wanted if kind in COLLAPSING)})
    posts = tx.stored.outbox.held_back_at(table, POST, tx.now)
    return waiting, [*posts, *(each for each in waiting if each.is_held_back(tx.now))]


def _add(tx: Transaction, table: str, step: int, wanted: Mapping[Wanted, int], waiting: Sequence[Waits]) -> None:
    """Each of these, from its time on, with the trouble one has had with what it takes the place of."""
    newer = [each for each in wanted if each[0] in COLLAPSING]
    had = tx.stored.outbox.overtake(waiting, newer, tx.now) if newer else {}
    new = [(each, had.get(each) or Overtaken(tx.now, not_before)) for each, not_before in wanted.items()]
    tx.stored.outbox.add(table, step, new)
