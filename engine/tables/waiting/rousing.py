"""Calling those who were asked something beside the game in their quiet hours, if it still waits for them then."""

from engine.core.values.seats import Seat
from engine.tables.clocks.lateness import late_seats
from engine.tables.clocks.person import undisturbed
from engine.tables.clocks.rest import RESTED
from engine.tables.outbox.intents import ROUSE, intend
from engine.tables.play.seating import asked
from engine.tables.storage.records import Intent, Person, Table
from engine.tables.transaction.transaction import Transaction


def rouse(tx: Transaction, id: str, seat: Seat) -> None:
    """His quiet hours are over."""
    tx.stored.clocks.look_no_more(id, (RESTED,), seat)
    table, sitting = tx.table(id), tx.stored.tables.sitting_at(id, seat)
    person = None if sitting is None or sitting.person is None else tx.stored.people.by_id(sitting.person)
    if person is None or not is_asked(tx, table, seat):
        return
    at = undisturbed(person, tx.now, table.pace)
    if at > tx.now:
        tx.stored.clocks.look_at(id, RESTED, at, seat)
    else:
        intend(tx, id, person.id, (ROUSE, None))


def is_asked(tx: Transaction, table: Table, seat: Seat) -> bool:
    """Whether something beside the game waits for this seat: what becomes of somebody who is late, a motion, whether
    the table is to stay."""
    late, motion = late_seats(tx, table), tx.stored.motions.open_at(table.id)
    if (late and seat not in late) or tx.stored.clocks.closes_at(table.id) is not None:
        return True
    if motion is None or not tx.is_real(motion):
        return False
    return seat in asked(tx, table, motion) - tx.stored.motions.agreed(motion.id)


def put_off(tx: Transaction, person: Person, intent: Intent) -> bool:
    """Whether he need not be called now: it was settled meanwhile, or he rests again. Then that is settled, too."""
    table, seat = tx.table(intent.table), tx.stored.tables.seat_of(intent.table, person.id)
    at = undisturbed(person, tx.now, table.pace)
    if seat is not None and is_asked(tx, table, seat):
        if at <= tx.now:
            return False
        tx.stored.clocks.look_at(table.id, RESTED, at, seat)
    tx.stored.outbox.settle(intent.id, "dropped", "nothing to call this person for now", tx.now)
    return True
