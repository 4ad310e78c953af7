"""One look at all that time brings: what is due is done, and when to look again is known. Nothing ticks by itself."""

import logging
from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from engine.core.values.seats import Seat
from engine.tables.clocks.clocks import HOUR
from engine.tables.clocks.rest import RESTED
from engine.tables.outbox.intents import OPEN_SEAT
from engine.tables.transaction.transaction import Transaction
from engine.tables.waiting import idle, ladder, reminding, rousing

AT_A_TIME = 100
"""So many of each kind in one transaction: others want to play meanwhile."""

Due: TypeAlias = tuple[str, Callable[[], object]]
"""At which table something is due, and what is done then."""

logger = logging.getLogger(__name__)


def look(tx: Transaction) -> int | None:
    """Do what is due; when to look again, None if nothing is to come."""
    done = sum(_each(tx, due) for due in (_overdue(tx), _undecided(tx), _unhurried(tx), _reminders(tx), _timers(tx)))
    return tx.now if done >= AT_A_TIME else tx.stored.clocks.next_at(tx.now)


def _each(tx: Transaction, due: list[Due]) -> int:
    """One after the other, each for itself: what is wrong with one table is no other table's trouble. It is looked at
    again an hour later. How many those were."""
    for table, act in due:
        if error := tx.stored.attempt(act):
            logger.error("table %s: what is due there cannot be done", table, exc_info=error)
            tx.stored.clocks.look_later(table, HOUR)
    return len(due)


def _overdue(tx: Transaction) -> list[Due]:
    """Whoever's time has run out."""
    found = tx.stored.clocks.overdue(tx.now, AT_A_TIME)
    return [(id, partial(ladder.time_is_up, tx, id, decision, seat)) for id, decision, seat, _ in found]


def _undecided(tx: Transaction) -> list[Due]:
    """Who is late, and nobody has chosen anything about it."""
    found = tx.stored.clocks.waited_enough(tx.now, AT_A_TIME)
    return [(id, partial(ladder.nobody_chose, tx, id, decision, seat)) for id, decision, seat in found]


def _unhurried(tx: Transaction) -> list[Due]:
    """Where there is no clock: who has not answered for long."""
    found = tx.stored.reminders.waited_long(tx.now, AT_A_TIME)
    return [(id, partial(ladder.waited_long, tx, id, decision, seat)) for id, decision, seat in found]


def _reminders(tx: Transaction) -> list[Due]:
    """Whoever is to be reminded: of all that waits for him, with the first of it."""
    found = {each.person: each for each in reversed(tx.stored.reminders.due(tx.now, AT_A_TIME))}
    return [(each.table, partial(reminding.remind, tx, each)) for each in found.values()]


def _timers(tx: Transaction) -> list[Due]:
    """Tables that are to be looked at again."""
    found = tx.stored.clocks.to_look_at(tx.now, AT_A_TIME)
    return [(id, partial(_look_at, tx, id, kind, about)) for id, kind, about in found]


def _look_at(tx: Transaction, table: str, kind: str, about: Seat) -> None:
    if kind == OPEN_SEAT:
        ladder.seat_not_taken(tx, table, about)
    elif kind == RESTED:
        rousing.rouse(tx, table, about)
    else:
        idle.look_at(tx, table, kind)
