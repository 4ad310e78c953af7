"""Votes: what takes the consent of the others, which is taking back more than is free, and giving up a game.

All other people at the table must agree; computers are not asked. One no is enough against it, and so is the next
move of a person: the game has then gone on.
"""

from engine.core.state.events import Event
from engine.core.values.seats import Seat
from engine.tables.outbox.intents import MOTION, intend
from engine.tables.play.recording import close_motion, give_up, notice, take_back
from engine.tables.storage.records import Motion, MotionKind, Table
from engine.tables.transaction.refusals import Declined, No
from engine.tables.transaction.request import Done
from engine.tables.transaction.transaction import Transaction


def abandon(tx: Transaction, table: Table) -> Done:
    """Give up the game, if all other people agree."""
    return ask(tx, table, "abandon", tx.seat(table), None)


def ask(tx: Transaction, table: Table, kind: MotionKind, seat: Seat, back_to: int | None) -> Done:
    """Put something to the others; if nobody else is there, it happens at once."""
    motion = tx.stored.motions.open_at(table.id)
    if motion is not None and tx.is_real(motion):
        raise No.MOTION_OPEN.because(seat=motion.seat)
    if motion is not None:
        close_motion(tx, table, motion, "lapsed")
    if not others(tx, table, seat):
        return _carry(tx, table, seat, back_to)
    number = tx.stored.motions.put(table.id, kind, seat, back_to, tx.now)
    return count(tx, table, Motion(number, table.id, kind, seat, back_to, "open", tx.now))


def vote(tx: Transaction, table: Table, motion: int, agrees: bool) -> Done:
    """Say yes or no to what another asks; or no to what one has asked oneself, which withdraws it."""
    seat, found = tx.seat(table), tx.stored.motions.open_at(table.id)
    if found is None or found.id != motion or (found.seat == seat and agrees) or not tx.is_real(found):
        raise No.NO_MOTION.because()
    if found.seat == seat:
        close_motion(tx, table, found, "lapsed")
        return Done(table.id, table.step)
    tx.stored.motions.vote(motion, seat, agrees, tx.now)
    if agrees:
        return count(tx, table, found)
    close_motion(tx, table, found, "declined")
    return notice(tx, table, Event(f"table-{found.kind}-declined", {"seat": found.seat, "by": seat}), seat=seat)


def count(tx: Transaction, table: Table, motion: Motion) -> Done:
    """Carry the motion if everybody who is to be asked has agreed."""
    if others(tx, table, motion.seat) - tx.stored.motions.agreed(motion.id):
        intend(tx, table.id, table.step, (MOTION, None))
        return Done(table.id, table.step, motion.id)
    close_motion(tx, table, motion, "carried")
    return _carry(tx, table, motion.seat, motion.back_to, "-agreed")


def seat_changed(tx: Transaction, table: Table, seat: Seat) -> None:
    """Somebody else sits there now: he has agreed to nothing, and asks for nothing."""
    motion = tx.stored.motions.open_at(table.id)
    if motion is None:
        return
    if motion.seat == seat or not tx.is_real(motion) or not _can_be_carried(tx, table, motion):
        close_motion(tx, table, motion, "lapsed")
        return
    tx.stored.motions.withdraw(motion.id, seat)
    count(tx, table, motion)


def _can_be_carried(tx: Transaction, table: Table, motion: Motion) -> bool:
    """Whether what is asked for could be done: nobody is kept at a table because it cannot be read."""
    if motion.back_to is None:
        return True
    try:
        return all(tx.state(table, tx.game(table), step) is not None for step in (None, motion.back_to))
    except Declined:
        return False


def _carry(tx: Transaction, table: Table, seat: Seat, back_to: int | None, agreed: str = "") -> Done:
    """What was asked for happens: an undo back to a step, or the end."""
    if back_to is None:
        return give_up(tx, table, Event("table-abandoned" + agreed, {"seat": seat}))
    return take_back(tx, table, back_to, Event("table-undone" + agreed, {"seat": seat}), seat)


def others(tx: Transaction, table: Table, seat: Seat) -> set[Seat]:
    """The seats of all other people."""
    return {sitting.seat for sitting in tx.persons(table)} - {seat}
