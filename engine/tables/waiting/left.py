"""How much is left of somebody's clocks at a table, while he is away or no time passes there; and how they run on."""

from msgspec import Struct, structs

from engine.tables.clocks.clocks import GRACE, left, runs_until
from engine.tables.clocks.person import MORNING, absence, absence_at
from engine.tables.clocks.standing import moment, stands_since
from engine.tables.outbox.intents import CLOCK, intend
from engine.tables.storage.records import Person, PersonId, Reminder, Table
from engine.tables.transaction.transaction import Transaction


class Left(Struct, frozen=True):
    """What is left for one question, in seconds: until an answer is expected, until it is due; and if that is over,
    until a computer plays. None is not asked for."""

    decision: int
    opened: int
    usual: int | None = None
    due: int | None = None
    grace: int | None = None


def left_of(tx: Transaction, table: Table, person: Person, at: int) -> list[Left]:
    """What this person had left at that moment, or when he was asked, if that was later."""
    away, seat, found = absence_at(tx, table, person, at), tx.stored.tables.seat_of(table.id, person.id), list[Left]()
    for clock in tx.stored.clocks.of_table(table.id):
        since = max(at, clock.opened_at)
        if clock.seat != seat:
            continue
        if clock.usual_at is not None and clock.due_at is not None and clock.due_at > since:
            times = left(since, clock.usual_at, away), left(since, clock.due_at, away)
            found.append(Left(clock.decision, clock.opened_at, *times))
        if clock.late_until is not None:
            found.append(Left(clock.decision, 0, grace=left(at, clock.late_until, away)))
    return found


def run_on(tx: Transaction, table: Table, person: Person, clocks: list[Left], at: int) -> None:
    """His clocks run on from that moment, or from when he was asked, with what was left."""
    away = absence_at(tx, table, person, at)
    for clock in clocks:
        if clock.usual is not None and clock.due is not None:
            since = max(at, clock.opened)
            times = runs_until(since, clock.usual, away), runs_until(since, clock.due, away)
            tx.stored.clocks.begin(table.id, clock.decision, *times)
        if clock.grace is not None:
            tx.stored.clocks.set_grace(table.id, clock.decision, runs_until(at, clock.grace, away))


def grace_until(tx: Transaction, table: Table, person: PersonId | None) -> int:
    """His time is up now: until when the others choose what becomes of it."""
    away = absence_at(tx, table, None if person is None else tx.stored.people.by_id(person))
    return runs_until(tx.now, GRACE * (table.pace or 0), away)


def left_by_all_away(tx: Transaction, server: int) -> list[tuple[Table, Person, list[Left]]]:
    """What those who are away had left at the tables of this server, before it says for how long clocks stand still."""
    return [
        (table, person, left_of(tx, table, person, moment(tx, table)))
        for person in tx.stored.people.away_after(0)
        for table in tx.stored.tables.seated(person.id, ("playing",))
        if table.server == server
    ]


# Time in which nobody could play


def goes_on(tx: Transaction, table: Table, since: int) -> None:
    """One reason for which its clocks have stood still is gone. If there is another, that will give back its own."""
    still = stands_since(tx, tx.now_of(table))
    until = tx.now if still is None else max(still, since)
    people = [each for each in (tx.stored.people.by_id(one.person or 0) for one in tx.persons(table)) if each]
    away = [(table, each) for each in people if absence(each) is not None]
    _give_back(tx, since, until, away, table)
    if table.pace is not None:
        intend(tx, table.id, table.step, (CLOCK, None))
    tx.woken.add(table.id)


def nobody_could(tx: Transaction, since: int) -> None:
    """Everywhere: the program was not there."""
    _give_back(tx, since, tx.now, _away_since(tx, since), None)


def clock_was_moved(tx: Transaction, seconds: int) -> None:
    """The clock on the wall was put forwards or back. Days of an absence stay where they are: as much is left then."""
    since = tx.now - seconds
    had = [(table, person, left_of(tx, table, person, since)) for table, person in _away_since(tx, since)]
    tx.stored.clocks.move(seconds)
    for table, person, clocks in had:
        run_on(tx, table, person, [structs.replace(clock, opened=0) for clock in clocks], tx.now)


def _away_since(tx: Transaction, since: int) -> list[tuple[Table, Person]]:
    """Who is away, or was then, at each of his tables where time passes."""
    return [
        (table, person)
        for person in tx.stored.people.away_after(min(since, tx.now))
        for table in tx.stored.tables.seated(person.id, ("playing",))
        if stands_since(tx, table) is None
    ]


def _give_back(tx: Transaction, since: int, until: int, away: list[tuple[Table, Person]], at: Table | None) -> None:
    """All clocks, there or everywhere, have the time back in which they stood still. Of who is or was away meanwhile,
    as much is left then as was left before: what both took counts once."""
    had = [
        (table, person, left_of(tx, table, person, since), _reminders(tx, table, person, since))
        for table, person in away
    ]
    tx.stored.clocks.give_back(since, until, None if at is None else at.id)
    for table, person, clocks, reminders in had:
        run_on(tx, table, person, clocks, until)
        for each, remind_in, ask_in in reminders:
            remind_at = None if remind_in is None else runs_until(until, remind_in, absence(person))
            ask_at = None if ask_in is None else runs_until(until, ask_in, absence_at(tx, table, person, until))
            tx.stored.reminders.change(each, remind_at, each.sent, hushed=bool(each.hushed))
            tx.stored.reminders.ask_others(each.table, each.decision, ask_at)


def _reminders(tx: Transaction, table: Table, person: Person, at: int) -> list[tuple[Reminder, int | None, int | None]]:
    """The same of his reminders: how long until the next, and until the others are asked."""
    found = list[tuple[Reminder, int | None, int | None]]()
    for each in tx.stored.reminders.of_person(person.id):
        if each.table == table.id and each.sent != MORNING:
            ask_at = tx.stored.reminders.ask_at(each.table, each.decision)
            since = max(at, each.since)
            ask_in = None if ask_at is None else left(since, ask_at, absence_at(tx, table, person, at))
            found.append((each, None if each.at is None else left(since, each.at, absence(person)), ask_in))
    return found
