"""Whoever does something at a table keeps it: it is not neglected any more, and if those who sit there were warned that
it will be closed, the warning is over."""

from typing import Final

from engine.tables.clocks.clocks import DAY, UNTOUCHED, WATCH
from engine.tables.outbox.intents import IDLE, intend
from engine.tables.storage.records import Table
from engine.tables.transaction.transaction import Transaction

WARNED: Final = "warned"
KINDS: Final = (WATCH, WARNED)
"""What a table is looked at again for: whether to warn, whether to close it."""


def touch(tx: Transaction, table: Table, **changes: int) -> None:
    """Something is done there, which changes these columns as well. What time brings by itself keeps no table: nobody
    has done it. Nothing more is asked with a usual move: only who was away for long enough can have been warned, and
    when the table was last touched is known. (A day less, as clocks are put right by seconds.)"""
    if tx.person is None and tx.computer is None:
        if changes:
            tx.stored.tables.change(table.id, **changes)
        return
    tx.stored.tables.change(table.id, touched_at=tx.now, **changes)
    if table.status in UNTOUCHED and tx.now - table.touched_at >= UNTOUCHED[table.status] - DAY:
        unwarn(tx, table)


def keep_anew(tx: Transaction, table: Table) -> None:
    """It comes from a backup, or from elsewhere: whoever was warned may have kept it since. All of that begins anew."""
    tx.stored.tables.change(table.id, touched_at=tx.now)
    unwarn(tx, table)
    look_again(tx, table, tx.now)


def unwarn(tx: Transaction, table: Table) -> None:
    """If it was to be closed, it is not: the message is to say so, and the next neglect is warned of anew."""
    if tx.stored.clocks.closes_at(table.id) is not None:
        look_again(tx, table, tx.now)
        intend(tx, table.id, table.step, (IDLE, None))


def look_again(tx: Transaction, table: Table, touched: int) -> None:
    """See whether anybody has touched it since, when nobody need have."""
    tx.stored.clocks.look_no_more(table.id, KINDS)
    tx.stored.clocks.look_at(table.id, WATCH, touched + UNTOUCHED[table.status])
