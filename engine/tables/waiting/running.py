"""How much is left of somebody's clocks at a table, while he is away or the table is paused; and how they run on."""

from msgspec import Struct

from engine.tables.clocks.clocks import GRACE, left, runs_until
from engine.tables.clocks.person import absence, absence_at
from engine.tables.outbox.intents import CLOCK, intend
from engine.tables.storage.records import Person, PersonId, Table
from engine.tables.transaction.transaction import Transaction


class Running(Struct, frozen=True):
    """What is left for one question, in seconds: until an answer is expected, until it is due; and if that is over,
    until a computer plays. None is not asked for."""

    decision: int
    usual: int | None = None
    due: int | None = None
    grace: int | None = None


def running(tx: Transaction, table: Table, person: Person, at: int) -> list[Running]:
    """What this person had left at that moment."""
    away = absence_at(tx, table, person, at)
    clocks = [
        Running(decision, left(at, usual, away), left(at, due, away))
        for id, decision, usual, due in tx.stored.clocks.of_person(person.id)
        if id == table.id and due > at
    ]
    graces = [
        Running(decision, grace=left(at, until, away))
        for id, decision, until in tx.stored.clocks.graces(person.id)
        if id == table.id
    ]
    return clocks + graces


def run_on(tx: Transaction, table: Table, person: Person, clocks: list[Running], at: int) -> None:
    """His clocks run on from that moment, with what was left."""
    away = absence_at(tx, table, person, at)
    for clock in clocks:
        if clock.usual is not None and clock.due is not None:
            times = runs_until(at, clock.usual, away), runs_until(at, clock.due, away)
            tx.stored.clocks.begin(table.id, clock.decision, *times)
        if clock.grace is not None:
            tx.stored.clocks.set_grace(table.id, clock.decision, runs_until(at, clock.grace, away))


def grace_until(tx: Transaction, table: Table, person: PersonId | None) -> int:
    """His time is up now: until when the others choose what becomes of it."""
    away = absence_at(tx, table, None if person is None else tx.stored.people.by_id(person))
    return runs_until(tx.now, GRACE * (table.pace or 0), away)


def stands_since(tx: Transaction, table: Table) -> int | None:
    """Since when no time passes there: it is paused, or its server is, or nobody can be reached on that; None if time
    does pass."""
    of_server = (tx.stored.servers.server_paused_at(table.server), tx.stored.servers.gone_at(table.server))
    return min((at for at in (table.paused_at, *of_server) if at is not None), default=None)


def goes_on(tx: Transaction, table: Table, since: int) -> None:
    """One reason for which its clocks have stood still is gone. If there is another, that will give back its own."""
    still = stands_since(tx, tx.now_of(table))
    _give_back(tx, table, since, tx.now if still is None else max(still, since))
    if table.pace is not None:
        intend(tx, table.id, table.step, (CLOCK, None))
    tx.woken.add(table.id)


def _give_back(tx: Transaction, table: Table, since: int, until: int) -> None:
    """All clocks there have the time back in which they stood still. Of who is or was away meanwhile, as much is left
    then as was left before: what both took counts once."""
    people = [each for each in (tx.stored.people.by_id(one.person or 0) for one in tx.persons(table)) if each]
    away = [(person, running(tx, table, person, since)) for person in people if absence(person) is not None]
    tx.stored.clocks.postpone(until - since, table.id)
    for person, clocks in away:
        run_on(tx, table, person, clocks, until)
