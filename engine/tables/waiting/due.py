"""One look at all that time brings: what is due is done, and when to look again is known. Nothing ticks by itself."""

from engine.core.values.seats import Seat
from engine.tables.clocks.rest import RESTED
from engine.tables.outbox.intents import OPEN_SEAT
from engine.tables.transaction.transaction import Transaction
from engine.tables.waiting import idle, ladder, reminding, rousing

AT_A_TIME = 100
"""So many of each kind in one transaction: others want to play meanwhile."""


def look(tx: Transaction) -> int | None:
    """Do what is due; when to look again, None if nothing is to come."""
    done = ladder.look_for_late(tx, AT_A_TIME)
    done += reminding.remind(tx, AT_A_TIME)
    timers = tx.stored.clocks.to_look_at(tx.now, AT_A_TIME)
    for table, kind, about in timers:
        _look_at(tx, table, kind, about)
    return tx.now if done + len(timers) >= AT_A_TIME else tx.stored.clocks.next_at(tx.now)


def _look_at(tx: Transaction, table: str, kind: str, about: Seat) -> None:
    if kind == OPEN_SEAT:
        ladder.seat_not_taken(tx, table, about)
    elif kind == RESTED:
        rousing.rouse(tx, table, about)
    else:
        idle.look_at(tx, table, kind)
