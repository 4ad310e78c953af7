"""When no time passes at a table: it is paused, or its server is, or nobody can be reached there."""

from engine.tables.storage.records import Table
from engine.tables.transaction.transaction import Transaction


def stands_since(tx: Transaction, table: Table) -> int | None:
    """Since when its clocks stand still; None if they run."""
    of_server = tx.stored.servers.stands_since(table.server)
    return min((at for at in (table.paused_at, *of_server) if at is not None), default=None)


def moment(tx: Transaction, table: Table, opened: int = 0) -> int:
    """What time it is for the clock of a question: now; or when it stopped, as everything did there or before it began.
    Who plays on by direct message meanwhile loses no time, and gains none."""
    since = stands_since(tx, table)
    return tx.now if since is None else max(since, opened)
