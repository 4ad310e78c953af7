"""Quiet hours, absences, and what is asked meanwhile: whoever it reaches without a sound is called when they are over.
It is decided as the message leaves, so that nobody is missed or called twice, however long it took."""

from collections.abc import Iterable

from engine.core.values.seats import Seat
from engine.tables.clocks.person import MORNING, undisturbed
from engine.tables.storage.records import Table
from engine.tables.transaction.transaction import Transaction

RESTED = "rested"
"""What a table is looked at again for: somebody whose quiet hours are over."""


def asked_asleep(tx: Transaction, table: Table, seats: Iterable[Seat]) -> None:
    """It is their turn, and they do not hear of it now: the first reminder comes when they may be disturbed again."""
    for seat in seats:
        at = _rested(tx, table, seat)
        if at is not None:
            tx.stored.reminders.sooner(table.id, seat, at, MORNING)


def who_hears(tx: Transaction, table: Table, seats: Iterable[Seat]) -> set[Seat]:
    """Of those who are asked something beside the game, who may be called now; the others are called later."""
    hear = set[Seat]()
    for seat in seats:
        at = _rested(tx, table, seat)
        tx.stored.clocks.look_no_more(table.id, (RESTED,), seat)
        if at is None:
            hear.add(seat)
        else:
            tx.stored.clocks.look_at(table.id, RESTED, at, seat)
    return hear


def _rested(tx: Transaction, table: Table, seat: Seat) -> int | None:
    """When whoever sits there may be disturbed again; None if that is now."""
    sitting = tx.stored.tables.sitting_at(table.id, seat)
    person = None if sitting is None or sitting.person is None else tx.stored.people.by_id(sitting.person)
    at = tx.now if person is None else undisturbed(person, tx.now, table.pace)
    return at if at > tx.now else None
