"""Being away: from a day until a day one's clocks stand still, one's tables are told, and nobody is reminded."""

from engine.core.state.events import Event
from engine.core.values.texts import Params
from engine.tables.clocks.clocks import DAY, PATIENCE, Absence, runs_until
from engine.tables.clocks.person import absence, absence_at, keep_absence
from engine.tables.clocks.standing import moment
from engine.tables.outbox.intents import CLOCK, LATE, intend
from engine.tables.play.recording import notice
from engine.tables.storage.records import Person, Table
from engine.tables.transaction.refusals import No
from engine.tables.transaction.transaction import Transaction
from engine.tables.waiting import reminding
from engine.tables.waiting.left import Left, left_of, run_on

LONGEST = 366 * DAY
"""How long somebody can say that he is away; for how long clocks stand still, each server says."""


def go_away(tx: Transaction, person: Person, start: int, end: int) -> None:
    """He is away from then until then. Who is away already goes on being away, from when he was first."""
    if not (tx.now < end <= tx.now + LONGEST and start < end):
        raise No.BAD_SETTING.because(setting="away")
    begins, already = max(start, tx.now), absence(person)
    if already is not None and already.start <= tx.now < already.end and begins <= tx.now:
        begins = already.start
    if already != (begins, end):
        _change(tx, person, Absence(begins, end))


def come_back(tx: Transaction, person: Person) -> None:
    """He is here again, or does not go away after all."""
    away = absence(person)
    if away is not None and away.end > tx.now:
        _change(tx, person, None)


def _change(tx: Transaction, person: Person, away: Absence | None) -> None:
    """His clocks run as they would have run by what he says now; his tables are told."""
    tables = {table.id: table for table in tx.stored.tables.seated(person.id, ("playing",))}
    before = {id: absence_at(tx, table, person) for id, table in tables.items()}
    left = [(table, left_of(tx, table, person, moment(tx, table))) for table in tables.values()]
    keep_absence(tx, person)
    start, end = away or (None, None)
    tx.stored.people.change(person.id, {"away_from": start, "away_until": end})
    now = tx.stored.people.by_id(person.id)
    if now is None:
        return
    for table, clocks in left:
        run_on(tx, table, now, clocks, moment(tx, table))
        _tell(tx, table, person, now, before[table.id], clocks)
    reminding.again(tx, now)
    _others_are_asked(tx, tables, now)


def _others_are_asked(tx: Transaction, tables: dict[str, Table], person: Person) -> None:
    """Where there is no clock, the others are asked some day, however long he is away: the time for which a clock would
    stand still does not count."""
    for each in tx.stored.reminders.of_person(person.id):
        asked_at = tx.stored.reminders.ask_at(each.table, each.decision)
        if asked_at is not None and each.table in tables:
            counted = runs_until(each.since, PATIENCE, absence_at(tx, tables[each.table], person, each.since))
            at = max(counted, min(asked_at, tx.now + DAY))
            tx.stored.reminders.ask_others(each.table, each.decision, at)


# What the table is told


def _tell(
    tx: Transaction, table: Table, was: Person, person: Person, before: Absence | None, clocks: list[Left]
) -> None:
    """Those who play with him know it, if it changes anything for them; who plays alone against computers need not be
    told."""
    seat, after = tx.stored.tables.seat_of(table.id, person.id), absence_at(tx, table, person)
    same = _is_away(tx, was) and _is_away(tx, person) and before == after
    if seat is None or len(tx.persons(table)) == 1 or same:
        return
    key, params = _said(tx, table, was, absence(person), after)
    step = notice(tx, table, Event(key, {"seat": seat, **params}), seat=seat).step
    if table.pace is not None:
        intend(tx, table.id, step, (CLOCK, None))
    if any(clock.grace is not None for clock in clocks):
        intend(tx, table.id, step, (LATE, None))


def _is_away(tx: Transaction, person: Person) -> bool:
    away = absence(person)
    return away is not None and away.start <= tx.now < away.end


def _said(
    tx: Transaction, table: Table, was: Person, away: Absence | None, counts: Absence | None
) -> tuple[str, Params]:
    """Until when he is away, and what his clock does, which may go on before he is back."""
    if away is None:
        return ("table-back" if _is_away(tx, was) else "table-stays"), {}
    params: Params = {"start": away.start, "end": away.end - 1}  # the last day on which he is away
    if table.pace is None:
        return "table-away", params
    if counts is None or counts.end <= tx.now:
        return "table-away-runs", params
    if counts.end < away.end:
        return "table-away-limited", {**params, "until": counts.end}
    return "table-away-still", params
