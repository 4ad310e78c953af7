"""Who is late, as the table knows, and who need not be asked for that reason."""

from collections.abc import Iterable

from engine.core.values.seats import Seat
from engine.tables.clocks.clocks import GRACE, WEEK
from engine.tables.clocks.person import absence
from engine.tables.storage.records import Clock, Motion, Table
from engine.tables.transaction.transaction import Transaction

MAY_BE_LATE = ("undo", "pace")
"""What even those are asked whose time has run out; about everything else, whoever is here decides."""
LATE_NOTICE = "table-late"
"""What the log says when somebody's time has run out and the others are asked."""


def nothing_by_itself(table: Table) -> bool:
    """Whether the table waits for as long as it takes, once the others have been asked."""
    return table.late == "wait" or table.pace is None


def late_clocks(tx: Transaction, table: Table) -> list[Clock]:
    """The questions that have waited too long."""
    return [clock for clock in tx.stored.clocks.of_table(table.id) if clock.late_since is not None]


def late_seats(tx: Transaction, table: Table) -> set[Seat]:
    """Whose time has run out."""
    return {clock.seat for clock in late_clocks(tx, table)}


def excused(tx: Transaction, table: Table, motion: Motion) -> set[Seat]:
    """Who is not asked about a motion: who is late decides nothing about those who are here, nor about himself; who is
    away is not waited for to decide about somebody else. But somebody who was late in the same while is not among
    those who were here: until the grace is over, he asks the others as well."""
    if motion.kind in MAY_BE_LATE:
        return set()
    late = late_clocks(tx, table)
    found = {clock.seat for clock in late}
    if motion.about is not None:
        found |= {motion.about, *_away(tx, table)}
    return found - {clock.seat for clock in late if _kept_waiting_too(tx, table, motion.seat, clock)}


def _away(tx: Transaction, table: Table) -> Iterable[Seat]:
    for each in tx.persons(table):
        away = absence(tx.stored.people.by_id(each.person or 0))
        if away is not None and away.start <= tx.now < away.end:
            yield each.seat


def _kept_waiting_too(tx: Transaction, table: Table, seat: Seat, clock: Clock) -> bool:
    """Whether this seat was late itself since the other was asked, and the other may still come."""
    since = clock.late_since or tx.now
    until = since + GRACE * (table.pace or WEEK) if clock.late_until is None else clock.late_until
    return tx.now < until and tx.stored.steps.noticed(table.id, seat, LATE_NOTICE, clock.opened_at)
