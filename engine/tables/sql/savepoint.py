"""A part of a transaction that can be undone by itself."""

from collections.abc import Iterator
from contextlib import contextmanager
from sqlite3 import Connection


@contextmanager
def savepoint(db: Connection) -> Iterator[None]:
    """If what is done inside raises, it has not been done; the transaction around it goes on."""
    db.execute("SAVEPOINT part")
    try:
        yield
    except Exception:
        if db.in_transaction:  # else SQLite has rolled back everything by itself, as it does when the disk is full
            db.execute("ROLLBACK TO part")
            db.execute("RELEASE part")
        raise
    db.execute("RELEASE part")
