"""What nobody touches any more: lobbies that nobody joins, games that nobody plays. Warned of, then closed; log, export
and whatever else was promised stay."""

from typing import Final

from engine.core.state.events import Event
from engine.tables.clocks.clocks import DAY, UNTOUCHED, WATCH, WEEK
from engine.tables.outbox.intents import IDLE, intend
from engine.tables.play.recording import end, give_up
from engine.tables.seats.opening import lobby_changed
from engine.tables.storage.records import Table
from engine.tables.transaction.request import Done
from engine.tables.transaction.transaction import Transaction

WARNED: Final = "warned"
KINDS: Final = (WATCH, WARNED)

NOTICE: Final = {"open": 3 * DAY, "playing": 2 * WEEK}
"""So long after that, the table is closed."""


def watch(tx: Transaction, table: Table) -> None:
    """Look at it again when nobody has touched it for long. Nothing is written with each move: it is looked up then."""
    tx.stored.clocks.look_no_more(table.id, KINDS)
    tx.stored.clocks.look_at(table.id, WATCH, tx.now + UNTOUCHED.get(table.status, WEEK))


def look_at(tx: Transaction, id: str, kind: str) -> None:
    """The time has come to see whether anybody has touched it."""
    table = tx.table(id)
    tx.stored.clocks.look_no_more(table.id, KINDS)
    if table.status not in UNTOUCHED:
        return
    quiet_since = table.touched_at
    if kind == WARNED:
        warned = tx.now - NOTICE[table.status]
        if quiet_since > warned:
            watch(tx, table)
        else:
            _close(tx, table)
    elif tx.now - quiet_since >= UNTOUCHED[table.status]:
        tx.stored.clocks.look_at(table.id, WARNED, tx.now + NOTICE[table.status])
        intend(tx, table.id, table.step, (IDLE, None))
    else:
        tx.stored.clocks.look_at(table.id, WATCH, quiet_since + UNTOUCHED[table.status])


def keep(tx: Transaction, table: Table) -> Done:
    """Somebody who sits there wants it to stay."""
    tx.seat(table)
    if tx.stored.clocks.closes_at(table.id) is None:
        return Done(table.id, table.step)
    tx.stored.tables.change(table.id, touched_at=tx.now)
    watch(tx, tx.now_of(table))
    intend(tx, table.id, table.step, (IDLE, None))
    return Done(table.id, table.step)


def _close(tx: Transaction, table: Table) -> None:
    tx.audit("close-idle", table.id)
    if table.status == "playing":
        give_up(tx, table, Event("table-idle"))
    else:
        end(tx, table)
        lobby_changed(tx, table)
    intend(tx, table.id, tx.now_of(table).step, (IDLE, None))
