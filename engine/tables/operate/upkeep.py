"""What keeps the tables going: waking up after a pause, and pruning."""

from engine.tables.operate.restore import after_restore
from engine.tables.outbox.intents import COLLAPSING
from engine.tables.storage.records import RESTORED
from engine.tables.transaction.transaction import Transaction

ALIVE = "alive_at"
"""When we were last seen running: the time since then is given back to every clock."""

DAY = 86_400
REQUEST_DAYS = 7
"""Discord lets nobody repeat an interaction for longer than minutes; a week is for us, to look things up."""


def wake_up(tx: Transaction) -> list[str]:
    """After a start: give clocks back the time we were away, take up what was being sent, find computers to wake."""
    last = tx.stored.requests.fact(ALIVE)
    tx.stored.steps.postpone_all(0 if last is None else max(tx.now - last, 0))
    if tx.stored.requests.facts(RESTORED):
        after_restore(tx)
    tx.stored.outbox.recover()
    tx.stored.outbox.collapse(COLLAPSING, tx.now)
    alive(tx)
    return tx.stored.steps.computers_asked()


def renew_all(tx: Transaction) -> int:
    """After a restore, at once: renew what was in play; how many tables. Their clocks begin anew."""
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
