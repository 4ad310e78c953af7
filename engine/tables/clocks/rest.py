"""Quiet hours and what is asked beside the game: whoever is asked in them is called when they are over, not then."""

from collections.abc import Iterable

from engine.core.values.seats import Seat
from engine.tables.clocks.clocks import is_live
from engine.tables.clocks.person import rests_when_told, undisturbed
from engine.tables.storage.records import Table
from engine.tables.transaction.transaction import Transaction

RESTED = "rested"
"""What a table is looked at again for: somebody whose quiet hours are over."""


def call_later(tx: Transaction, table: Table, seats: Iterable[Seat]) -> None:
    """Those of these who rest now are called when they may be disturbed again."""
    if is_live(table.pace):
        return
    for seat in seats:
        sitting = tx.stored.tables.sitting_at(table.id, seat)
        person = None if sitting is None or sitting.person is None else tx.stored.people.by_id(sitting.person)
        quiet = None if person is None else rests_when_told(person, tx.now)
        if person is not None and quiet is not None:
            tx.stored.clocks.look_at(table.id, RESTED, undisturbed(person, quiet, table.pace), seat)
