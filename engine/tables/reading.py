"""Looking at the file without being its writer: no lock, one moment, whoever writes is not held up."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from msgspec import MsgspecError

from engine.core.stored import StoredError
from engine.tables import file
from engine.tables.faults import Fault, StoreFault, faults_in
from engine.tables.schema import migrations
from engine.tables.store import connect


@contextmanager
def reading(path: Path, *, any_schema: bool = False) -> Iterator[sqlite3.Connection]:
    """A connection that sees what is committed now, and cannot write."""
    file.check(path)
    known = len(migrations())
    with faults_in(path), closing(connect(path, for_writing=False)) as db:
        found = file.check_ours(path, db, known)
        if found < known and not any_schema:
            raise StoreFault(Fault.OLDER_SCHEMA, path, found=found, known=known)
        db.execute("BEGIN")
        try:
            yield db
        except (MsgspecError, StoredError) as error:
            # What is in such a row may be hidden, and belongs in no message.
            raise StoreFault(Fault.DAMAGED, path, problem="a record in it cannot be read") from error


_OF_A_ROW = ("CHECK constraint failed", "NULL value in")
"""How SQLite begins if something is wrong with a row, and nothing with the file it is in."""


def broken(db: sqlite3.Connection) -> list[str]:
    """What SQLite itself finds wrong with the file as such, in its own words."""
    return [problem for problem in _integrity(db) if not problem.startswith(_OF_A_ROW)]


def problems(db: sqlite3.Connection) -> list[str]:
    """The same, with what it finds wrong with single rows."""
    found = _integrity(db)
    orphans = db.execute("PRAGMA foreign_key_check").fetchmany(20)
    return found + [f"{table}: row {row} refers to nothing in {parent}" for table, row, parent, _ in orphans]


def _integrity(db: sqlite3.Connection) -> list[str]:
    return [row[0] for row in db.execute("PRAGMA integrity_check(20)") if row[0] != "ok"]
