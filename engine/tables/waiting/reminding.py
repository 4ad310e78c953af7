"""Reminders: rows of their own that become something to be sent when due, one for all that waits for a person."""

from collections.abc import Iterable
from itertools import groupby

from engine.tables.clocks.clocks import HOUR, counted_from
from engine.tables.clocks.clocks import later as later_today
from engine.tables.clocks.hours import by_evening, zone
from engine.tables.clocks.person import THREAD, next_reminder, undisturbed
from engine.tables.outbox.intents import CALL, REMIND, intend
from engine.tables.storage.records import Intent, Person, Reminder
from engine.tables.transaction.transaction import Transaction

TOGETHER = 6 * HOUR
"""Whatever somebody would be reminded of so soon is said in the same message."""


def remind(tx: Transaction, limit: int) -> int:
    """Everybody whose reminder is due; how many rows that were."""
    due = tx.stored.reminders.due(tx.now, limit)
    for number, found in groupby(sorted(due, key=lambda each: each.person), lambda each: each.person):
        person = tx.stored.people.by_id(number)
        if person is not None:
            _remind(tx, person, list(found))
    return len(due)


# What he says to it


def later(tx: Transaction, person: Person, table: str | None = None) -> int:
    """Whoever asks wants to hear of it again, but not now: of this table, or of all; of how many questions."""
    waiting = _of(tx, person, table)
    for each in waiting:
        wished = by_evening(tx.now, later_today(tx.now, each.due_at), zone(person.time_zone))
        tx.stored.reminders.change(each, undisturbed(person, wished, each.pace), max(each.sent - 1, 0))
    return len(waiting)


def no_more(tx: Transaction, person: Person, table: str | None = None) -> int:
    """He does not want to hear again of what waits for him now. That the others are asked some day is not about him."""
    waiting = _of(tx, person, table)
    for each in waiting:
        tx.stored.reminders.change(each, None, each.sent, hushed=True)
    return len(waiting)


def again(tx: Transaction, person: Person) -> None:
    """He has changed when, how often or where he is reminded: what waits for him is thought over. What he does not want
    to hear of stays so, and nothing that was to come later comes at once."""
    for each in tx.stored.reminders.of_person(person.id):
        if each.hushed:
            continue
        at = next_reminder(person, each.opened_at, each.due_at, each.pace, max(each.sent, 0), tx.now)
        soonest = tx.now + TOGETHER if each.at is None else min(each.at, tx.now + TOGETHER)
        wished = None if at is None else undisturbed(person, max(at, soonest), each.pace)
        tx.stored.reminders.change(each, wished, each.sent)


def _of(tx: Transaction, person: Person, table: str | None) -> list[Reminder]:
    return [each for each in tx.stored.reminders.of_person(person.id) if table in (None, each.table)]


# What is sent, and what does not arrive


def in_threads(tx: Transaction, person: Person, intent: Intent) -> None:
    """He could not be reached by direct message after all: he is called at each table that this would have told him of.
    With that it is settled, so that nobody is called twice if we die now."""
    if not tx.stored.outbox.settle(intent.id, "dropped", "no direct messages to this person", tx.now):
        return
    told = {each.table for each in tx.stored.reminders.of_person(person.id, paused=False) if _was_told(each)}
    for table in sorted({intent.table, *told}):
        _call(tx, person, table)


def put_off(tx: Transaction, person: Person, intent: Intent) -> bool:
    """What was to remind him comes so late that he is not to be disturbed any more: whether that is so. Then he is
    reminded when he may be."""
    waiting = _of(tx, person, intent.table if intent.kind == CALL else None)
    at = min((undisturbed(person, tx.now, each.pace) for each in waiting), default=tx.now)
    if at > tx.now and tx.stored.outbox.settle(intent.id, "dropped", "not to be disturbed now", tx.now):
        for each in waiting:
            if each.table == intent.table and not each.hushed:
                tx.stored.reminders.change(each, at, max(each.sent - 1, 0))
    return at > tx.now


def _remind(tx: Transaction, person: Person, due: list[Reminder]) -> None:
    ready = list[Reminder]()
    for each in due:
        at = undisturbed(person, tx.now, each.pace)
        if at > tx.now:
            tx.stored.reminders.change(each, at, each.sent)
        else:
            ready.append(each)
    if not ready:
        return
    if person.dm_state == "open" and person.remind_where != THREAD:
        soon = [each for each in tx.stored.reminders.of_person(person.id, paused=False) if _is_soon(tx, each)]
        longest = min(soon, key=lambda each: (each.opened_at, each.table))
        _went_out(tx, person, soon)
        _tell(tx, person, longest.table)
    else:
        _went_out(tx, person, ready)
        for table in sorted({each.table for each in ready}):
            _call(tx, person, table)


def _is_soon(tx: Transaction, each: Reminder) -> bool:
    return each.at is not None and each.at <= tx.now + TOGETHER


def _was_told(each: Reminder) -> bool:
    return each.sent > 0 and not each.hushed


def _tell(tx: Transaction, person: Person, table: str) -> None:
    """By direct message. If one could not be sent so far, that will say it all."""
    seat = tx.stored.tables.seat_of(table, person.id)
    if seat is not None and not tx.stored.outbox.waits_for(person.id, REMIND):
        intend(tx, table, person.id, (REMIND, seat))


def _call(tx: Transaction, person: Person, table: str) -> None:
    """In the table's thread; once, however long nothing can be sent there."""
    if not tx.stored.outbox.waits_for(person.id, CALL, table):
        intend(tx, table, person.id, (CALL, None))


def _went_out(tx: Transaction, person: Person, told: Iterable[Reminder]) -> None:
    """When he is reminded of each the next time: never twice within what is said together."""
    for each in told:
        sent, since = each.sent + 1, counted_from(each.opened_at, each.pace, each.sent, tx.now)
        at = next_reminder(person, since, each.due_at, each.pace, sent, tx.now + 1)
        tx.stored.reminders.change(each, at, sent)
