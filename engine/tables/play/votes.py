"""Votes: what takes the consent of the others, which is taking back more than is free, giving up a game, another pace,
and what becomes of somebody whose time has run out.

All other people at the table must agree; computers are not asked. One no is enough against it, and so is the next
move of a person: the game has then gone on.
"""

from engine.core.state.events import Event
from engine.core.values.seats import Seat
from engine.tables.clocks.clocks import PACES, word_of
from engine.tables.clocks.lateness import MAY_BE_LATE, excused, late_seats
from engine.tables.play.recording import close_motion, notice
from engine.tables.play.seating import asked, carry, count
from engine.tables.storage.records import Motion, MotionKind, Table
from engine.tables.transaction.refusals import No
from engine.tables.transaction.request import Done
from engine.tables.transaction.transaction import Transaction

FOR_GOOD = 0
"""The number of a motion that nobody had to be asked about."""


def abandon(tx: Transaction, table: Table) -> Done:
    """Give up the game, if all other people agree."""
    return ask(tx, table, "abandon", tx.seat(table))


def change_pace(tx: Transaction, table: Table, word: str) -> Done:
    """Play at another pace, if all other people agree."""
    if word not in PACES:
        raise No.BAD_SETTING.because(setting="pace")
    if word == word_of(table.pace):
        return Done(table.id, table.step)
    return ask(tx, table, "pace", tx.seat(table), about=PACES[word] or 0)


def ask(
    tx: Transaction,
    table: Table,
    kind: MotionKind,
    seat: Seat,
    back_to: int | None = None,
    about: int | None = None,
) -> Done:
    """Put something to the others; if nobody else is there, it happens at once."""
    motion = tx.stored.motions.open_at(table.id)
    if motion is not None and tx.is_real(motion):
        raise No.MOTION_OPEN.because(seat=motion.seat)
    if motion is not None:
        close_motion(tx, table, motion, "lapsed")
    wanted = Motion(FOR_GOOD, table.id, kind, seat, back_to, "open", tx.now, about)
    if not asked(tx, table, wanted):
        return carry(tx, table, wanted)
    number = tx.stored.motions.put(table.id, kind, seat, back_to, tx.now, about)
    return count(tx, table, Motion(number, table.id, kind, seat, back_to, "open", tx.now, about))


def vote(tx: Transaction, table: Table, motion: int, agrees: bool) -> Done:
    """Say yes or no to what another asks; or no to what one has asked oneself, which withdraws it."""
    seat, found = tx.seat(table), tx.stored.motions.open_at(table.id)
    if found is None or found.id != motion or (found.seat == seat and agrees) or not tx.is_real(found):
        raise No.NO_MOTION.because()
    if found.seat == seat:
        close_motion(tx, table, found, "lapsed")
        return Done(table.id, table.step)
    if found.kind not in MAY_BE_LATE and seat in late_seats(tx, table) & excused(tx, table, found):
        raise No.LATE_YOURSELF.because()
    tx.stored.motions.vote(motion, seat, agrees, tx.now)
    if agrees:
        return count(tx, table, found)
    close_motion(tx, table, found, "declined")
    return notice(tx, table, Event(f"table-{found.kind}-declined", {"seat": found.seat, "by": seat}), seat=seat)


def others(tx: Transaction, table: Table, seat: Seat) -> set[Seat]:
    """The seats of all other people."""
    return {sitting.seat for sitting in tx.persons(table)} - {seat}
