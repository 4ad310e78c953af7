"""Being away: from a day until a day one's clocks stand still, one's tables are told, and nobody is reminded."""

from engine.core.state.events import Event
from engine.core.values.texts import Params
from engine.tables.clocks.clocks import DAY, left, runs_until
from engine.tables.clocks.person import absence, absence_at
from engine.tables.outbox.intents import CLOCK, intend
from engine.tables.play.recording import notice
from engine.tables.storage.records import Person, Table
from engine.tables.transaction.refusals import No
from engine.tables.transaction.transaction import Transaction
from engine.tables.waiting import reminding

LONGEST = 366 * DAY
"""How long somebody can say that he is away; for how long clocks stand still, each server says."""


def go_away(tx: Transaction, person: Person, start: int, end: int) -> None:
    """He is away from then until then."""
    if not (tx.now < end <= tx.now + LONGEST and start < end):
        raise No.BAD_SETTING.because(setting="away")
    _change(tx, person, max(start, tx.now), end, "table-away")


def come_back(tx: Transaction, person: Person) -> None:
    """He is here again, or does not go away after all."""
    away = absence(person)
    if away is not None and away.end > tx.now:
        _change(tx, person, None, None, "table-back")


def _change(tx: Transaction, person: Person, start: int | None, end: int | None, key: str) -> None:
    """His clocks run as they would have run by what he says now; his tables are told."""
    tables = {table.id: table for table in tx.stored.tables.seated(person.id, ("playing",))}
    running = [
        (id, decision, left(tx.now, usual, before), left(tx.now, due, before))
        for id, decision, usual, due in tx.stored.clocks.of_person(person.id)
        if id in tables
        for before in [absence_at(tx, tables[id], person)]
    ]
    tx.stored.people.change(person.id, {"away_from": start, "away_until": end})
    now = tx.stored.people.by_id(person.id)
    for id, decision, usual, due in running:
        away = absence_at(tx, tables[id], now)
        tx.stored.clocks.begin(id, decision, runs_until(tx.now, usual, away), runs_until(tx.now, due, away))
    for table in tables.values():
        _tell(tx, table, person, start, end, key)
    if now is not None:
        reminding.again(tx, now)


def _tell(tx: Transaction, table: Table, person: Person, start: int | None, end: int | None, key: str) -> None:
    """Those who play with him know it; who plays alone against computers need not be told."""
    seat = tx.stored.tables.seat_of(table.id, person.id)
    if seat is None or len(tx.persons(table)) == 1 or tx.is_paused(table):
        return
    params: Params = {"seat": seat} if start is None or end is None else {"seat": seat, "start": start, "end": end}
    notice(tx, table, Event(key, params), seat=seat)
    if table.pace is not None:
        intend(tx, table.id, tx.now_of(table).step, (CLOCK, None))
