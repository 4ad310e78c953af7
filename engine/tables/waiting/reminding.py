"""Reminders: rows of their own that become something to be sent when due, one for all that waits for a person."""

from collections.abc import Iterable

from engine.tables.clocks.clocks import HOUR, is_live
from engine.tables.clocks.clocks import later as later_today
from engine.tables.clocks.hours import by_evening, zone
from engine.tables.clocks.person import MORNING, OFTEN, THREAD, next_reminder, undisturbed
from engine.tables.clocks.rest import RESTED
from engine.tables.clocks.standing import moment
from engine.tables.outbox.intents import CALL, REMIND, intend
from engine.tables.storage.records import Intent, Person, Reminder
from engine.tables.transaction.transaction import Transaction

TOGETHER = 8 * HOUR
"""Whatever somebody would be reminded of so soon is said in the same message, and of that again no sooner: so there are
three a day at most, but for what he asks for himself."""


def remind(tx: Transaction, due: Reminder) -> None:
    """Whoever this one is for, of all that waits for him."""
    person = tx.stored.people.by_id(due.person)
    if person is not None:
        ready = [each for each in tx.stored.reminders.of_person(person.id, paused=False) if _is_due(tx, each)]
        _remind(tx, person, ready)


# What he says to it


def later(tx: Transaction, person: Person, table: str | None = None) -> int | None:
    """Whoever asks wants to hear of it again, but not now: of this table, or of all. When that is, at the soonest; None
    if nothing waits. It is none of the reminders that come anyway."""
    found = list[int]()
    for each in tx.stored.reminders.of_person(person.id, paused=False):
        if table not in (None, each.table):
            continue
        wished = by_evening(tx.now, later_today(tx.now, each.due_at), zone(person.time_zone))
        found.append(undisturbed(person, wished, each.pace))
        tx.stored.reminders.change(each, found[-1], max(each.sent - 1, MORNING))
    return min(found, default=None)


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
        table = tx.stored.tables.find(each.table)
        if each.hushed or table is None:
            continue
        now, called = moment(tx, table, each.since), each.sent == MORNING and each.at is not None
        planned = next_reminder(person, each.since, each.due_at, each.pace, each.sent, now, each.told_at)
        at = tx.now if called else planned
        soonest = now + TOGETHER if each.at is None else min(each.at, now + TOGETHER)
        wished = None if at is None else undisturbed(person, max(at, soonest), each.pace)
        tx.stored.reminders.change(each, wished, each.sent)
    for id, seat in tx.stored.clocks.resting(person.id):
        resting = tx.stored.tables.find(id)
        pace = None if resting is None else resting.pace
        tx.stored.clocks.look_at(id, RESTED, undisturbed(person, tx.now, pace), seat)


def _of(tx: Transaction, person: Person, table: str | None) -> list[Reminder]:
    return [each for each in tx.stored.reminders.of_person(person.id) if table in (None, each.table)]


# What is sent, and what does not arrive


def in_threads(tx: Transaction, person: Person, intent: Intent) -> None:
    """He could not be reached by direct message after all: he is called at each table that this would have told him of.
    With that it is settled, so that nobody is called twice if we die now."""
    if not tx.stored.outbox.settle(intent.id, "dropped", "no direct messages to this person", tx.now):
        return
    told = {each.table for each in tx.stored.reminders.of_person(person.id, paused=False) if _was_told(each, intent)}
    for table in sorted({intent.table, *told}):
        _call(tx, person, table)


def put_off(tx: Transaction, person: Person, intent: Intent) -> bool:
    """What was to remind him comes so late that he is not to be disturbed any more: whether that is so. Then he is
    reminded when he may be."""
    waiting = _of(tx, person, intent.table if intent.kind == CALL else None)
    at = min((undisturbed(person, tx.now, each.pace) for each in waiting), default=tx.now)
    if at > tx.now and tx.stored.outbox.settle(intent.id, "dropped", "not to be disturbed now", tx.now):
        told = [each for each in waiting if _was_told(each, intent)]
        for each in [each for each in told if each.table == intent.table] or told[:1]:
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


def _is_due(tx: Transaction, each: Reminder) -> bool:
    return each.at is not None and each.at <= tx.now


def _is_soon(tx: Transaction, each: Reminder) -> bool:
    return each.at is not None and each.at <= tx.now + TOGETHER


def _was_told(each: Reminder, intent: Intent) -> bool:
    """Whether this reminder was to tell him of it."""
    return each.told_at is not None and each.told_at >= intent.created_at and not each.hushed


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
    """When he is reminded of each the next time: never twice within what is said together. That he was called to it in
    the morning was the first reminder, unless he wants fewer than usual."""
    for each in told:
        sent = 1 if each.sent == MORNING and person.remind not in OFTEN else each.sent + 1
        soonest = tx.now + (1 if is_live(each.pace) else TOGETHER)
        at = next_reminder(person, each.since, each.due_at, each.pace, sent, soonest, tx.now)
        tx.stored.reminders.change(each, at, sent)
        tx.stored.reminders.told(each, tx.now)
