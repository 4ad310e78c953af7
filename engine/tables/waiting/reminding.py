"""Reminders: rows of their own that become something to be sent when due, one for all that waits for a person."""

from collections.abc import Iterable
from itertools import groupby

from engine.tables.clocks.clocks import HOUR, counted_from
from engine.tables.clocks.person import THREAD, next_reminder, undisturbed
from engine.tables.clocks.questions import LAST, patience
from engine.tables.outbox.intents import CALL, REMIND, intend
from engine.tables.storage.records import DueReminder, Person, Table
from engine.tables.transaction.transaction import Transaction
from engine.tables.waiting.ladder import waited_long

TOGETHER = 6 * HOUR
"""Whatever somebody would be reminded of so soon is said in the same message."""
LATER = 4 * HOUR
"""When *later today* is."""


def remind(tx: Transaction, limit: int) -> int:
    """Everybody whose reminder is due; how many rows that were."""
    due = tx.stored.clocks.reminders_due(tx.now, limit)
    for number, found in groupby(sorted(due, key=lambda each: each.person), lambda each: each.person):
        person = tx.stored.people.by_id(number)
        if person is not None:
            _remind(tx, person, list(found))
    return len(due)


def later(tx: Transaction, person: Person) -> None:
    """Whoever asks wants to hear of it again, but not now."""
    for each in _usual(tx, person):
        at = undisturbed(person, tx.now + LATER, each.pace)
        tx.stored.clocks.remind(each.table, each.decision, at, max(each.sent - 1, 0))


def no_more(tx: Transaction, person: Person) -> None:
    """He does not want to hear of what waits for him now again. That the others are asked some day is not about him."""
    for each in _usual(tx, person):
        _rest(tx, each)


def again(tx: Transaction, person: Person) -> None:
    """He has changed when, how often or where he is reminded: what waits for him is thought over."""
    for each in tx.stored.clocks.reminders_of(person.id):
        sent = 0 if each.sent == LAST and each.at > tx.now else each.sent
        at = next_reminder(person, each.opened_at, each.due_at, each.pace, sent, tx.now)
        _rest(tx, each) if at is None else tx.stored.clocks.remind(each.table, each.decision, at, sent)


def in_threads(tx: Transaction, person: Person) -> None:
    """He could not be reached by direct message after all: he is called at each table that waits for him."""
    waiting = {each.table for each in tx.stored.clocks.reminders_of(person.id) if each.sent}
    for table in sorted(waiting):
        intend(tx, table, person.id, (CALL, None))


def _remind(tx: Transaction, person: Person, due: list[DueReminder]) -> None:
    ready = list[DueReminder]()
    for each in due:
        at = undisturbed(person, tx.now, each.pace)
        if each.sent == LAST:
            waited_long(tx, each)
        elif at > tx.now:
            tx.stored.clocks.remind(each.table, each.decision, at, each.sent)
        else:
            ready.append(each)
    if not ready:
        return
    if person.dm_state == "open" and person.remind_where != THREAD:
        soon = [each for each in _usual(tx, person) if each.at <= tx.now + TOGETHER]
        longest = min(soon, key=lambda each: (each.opened_at, each.table))
        _went_out(tx, person, soon)
        _tell(tx, person, longest.table)
    else:
        _went_out(tx, person, ready)
        for table in sorted({each.table for each in ready}):
            intend(tx, table, person.id, (CALL, None))


def _tell(tx: Transaction, person: Person, table: str) -> None:
    seat = tx.stored.tables.seat_of(table, person.id)
    if seat is not None:
        intend(tx, table, person.id, (REMIND, seat))


def _usual(tx: Transaction, person: Person) -> list[DueReminder]:
    """All that he will be reminded of. What is kept to ask the others some day is none of it."""
    return [each for each in tx.stored.clocks.reminders_of(person.id) if each.sent != LAST]


def _went_out(tx: Transaction, person: Person, told: Iterable[DueReminder]) -> None:
    """When he is reminded of each the next time: never twice within what is said together."""
    for each in told:
        sent, since = each.sent + 1, counted_from(each.opened_at, each.pace, each.sent, tx.now)
        at = next_reminder(person, since, each.due_at, each.pace, sent, tx.now + 1)
        if at is None:
            _rest(tx, each)
        else:
            tx.stored.clocks.remind(each.table, each.decision, at, sent)


def _rest(tx: Transaction, each: DueReminder) -> None:
    """He is not reminded of it any more. Where there is no clock, the others are asked about it some day."""
    if each.pace is None:
        tx.stored.clocks.remind(each.table, each.decision, patience(each.opened_at, tx.now), LAST)
    else:
        tx.stored.clocks.remind_no_more(each.table, each.decision)


def is_reminded(tx: Transaction, table: Table, person: Person) -> bool:
    """Whether this table still waits for him, so that he may be told so."""
    return any(each.table == table.id for each in tx.stored.clocks.reminders_of(person.id))
