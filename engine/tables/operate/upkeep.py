"""What keeps the tables going: waking up, the look at what is due about once a minute, and pruning."""

from engine.tables.clocks.clocks import DAY, LIVE_BELOW
from engine.tables.operate.restore import after_restore
from engine.tables.outbox.intents import CLOCK, COLLAPSING, intend
from engine.tables.play.touching import keep_anew
from engine.tables.storage.records import RESTORED
from engine.tables.transaction.transaction import Transaction
from engine.tables.waiting.due import look
from engine.tables.waiting.left import clock_was_moved, nobody_could

ALIVE = "alive_at"
"""When we were last seen running: the time since then is given back to every clock."""

WORTH_SAYING = 600
"""Seconds: when clocks are moved by less, posts that stand are not changed for it, except at live tables."""
UNSAID = "unsaid"
"""By how many seconds clocks were moved since posts were last changed for it: what is little adds up."""
REQUEST_DAYS = 7
"""Discord lets nobody repeat an interaction for longer than minutes; a week is for us, to look things up."""


def wake_up(tx: Transaction) -> list[str]:
    """After a start: give clocks back the time we were away, take up what was being sent, find computers to wake."""
    _give_back(tx, 0, down=True)
    if tx.stored.requests.facts(RESTORED):
        after_restore(tx)
    tx.stored.outbox.recover()
    tx.stored.outbox.collapse(COLLAPSING, tx.now)
    alive(tx)
    return tx.stored.steps.computers_asked()


def tick(tx: Transaction, moved: int, *, down: bool) -> int | None:
    """Once in a while: give back what is to be given back, do what is due; when to look again."""
    _give_back(tx, moved, down=down)
    alive(tx)
    return look(tx)


def _give_back(tx: Transaction, moved: int, *, down: bool) -> None:
    """Clocks have back the time in which nobody could play, as much as was left then is left now; and if the clock on
    the wall was moved, whichever way, they are moved along."""
    last = tx.stored.requests.fact(ALIVE)
    seconds = tx.now - last if down and last is not None else moved
    if not seconds:
        return
    if down and seconds > 0:
        nobody_could(tx, tx.now - seconds)
    else:
        clock_was_moved(tx, seconds)
    unsaid = seconds + (tx.stored.requests.fact(UNSAID) or 0)
    everywhere = abs(unsaid) >= WORTH_SAYING
    tx.stored.requests.set_fact(UNSAID, 0 if everywhere else unsaid)
    for table in tx.stored.tables.with_a_clock(None if everywhere else LIVE_BELOW):
        intend(tx, table.id, table.step, (CLOCK, None))


def renew_all(tx: Transaction) -> int:
    """After a restore, at once: renew what was in play; how many tables. Their clocks begin anew."""
    _give_back(tx, 0, down=True)
    for table in tx.stored.tables.every_live():
        keep_anew(tx, table)
    told = after_restore(tx)
    tx.stored.requests.drop_notes()  # what Discord was last told is not what it was told before the backup
    alive(tx)
    return told


def alive(tx: Transaction) -> None:
    """We are running."""
    tx.stored.requests.set_fact(ALIVE, tx.now)


def prune(tx: Transaction, days: int) -> dict[str, int]:
    """Remove what nobody needs any more: after so many days, and requests after a week."""
    before = tx.now - days * DAY
    removed = {
        "requests": tx.stored.pruning.requests(tx.now - REQUEST_DAYS * DAY),
        "intents": tx.stored.pruning.intents(before),
        "drafts": tx.stored.pruning.drafts(before),
        "tables": tx.stored.pruning.unstarted(before),
        "states": tx.stored.pruning.states(before),
    }
    tx.audit("prune", None, **removed)
    return removed
