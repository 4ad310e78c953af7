"""What nobody touches any more: lobbies that nobody joins, games that nobody plays. Warned of, then closed; log, export
and whatever else was promised stay."""

from typing import Final

from engine.core.state.events import Event
from engine.tables.clocks.clocks import DAY, UNTOUCHED, WEEK
from engine.tables.outbox.intents import IDLE, intend
from engine.tables.play.recording import end, give_up
from engine.tables.play.touching import KINDS, WARNED, look_again, touch, unwarn
from engine.tables.seats.opening import lobby_changed
from engine.tables.storage.records import Table
from engine.tables.transaction.request import Done
from engine.tables.transaction.transaction import Transaction

NOTICE: Final = {"open": 3 * DAY, "playing": 2 * WEEK}
"""So long after the warning, the table is closed. Shorter than what it takes to be warned of."""


def look_at(tx: Transaction, id: str, kind: str) -> None:
    """The time has come to see whether anybody has touched it."""
    table = tx.table(id)
    tx.stored.clocks.look_no_more(table.id, KINDS)
    if table.status not in UNTOUCHED:
        return
    if tx.now - table.touched_at < UNTOUCHED[table.status]:
        look_again(tx, table, table.touched_at)
        if kind == WARNED:  # touched while an earlier version ran, which left the message as it was
            intend(tx, table.id, table.step, (IDLE, None))
    elif kind == WARNED:
        _close(tx, table)
    else:
        tx.stored.clocks.look_at(table.id, WARNED, tx.now + NOTICE[table.status])
        intend(tx, table.id, table.step, (IDLE, None))


def keep(tx: Transaction, table: Table) -> Done:
    """Somebody who sits there wants it to stay."""
    tx.seat(table)
    if tx.stored.clocks.closes_at(table.id) is not None:
        touch(tx, table)
        unwarn(tx, table)
    return Done(table.id, table.step)


def _close(tx: Transaction, table: Table) -> None:
    tx.audit("close-idle", table.id)
    if table.status == "playing":
        give_up(tx, table, Event("table-idle"))
    else:
        end(tx, table)
        lobby_changed(tx, table)
    intend(tx, table.id, tx.now_of(table).step, (IDLE, None))
