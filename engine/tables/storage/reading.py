"""Looking at the file without being its writer: no lock, one moment, whoever writes is not held up."""

from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from msgspec import MsgspecError

from engine.core.stored import StoredError
from engine.tables.storage import file
from engine.tables.storage.faults import Fault, StoreFault, faults_in, faults_of
from engine.tables.storage.schema import migrations
from engine.tables.storage.snapshot import OnCopy, copy_into
from engine.tables.storage.store import connect
from engine.tables.storage.stored import Stored


@contextmanager
def reading(path: Path, *, any_schema: bool = False) -> Iterator[Stored]:
    """What is committed now; nothing can be written."""
    file.check(path)
    known = len(migrations())
    with faults_in(path), closing(connect(path, for_writing=False)) as db:
        found = file.check_ours(path, db, known)
        if found < known and not any_schema:
            raise StoreFault(Fault.OLDER_SCHEMA, path, found=found, known=known)
        db.execute("BEGIN")
        try:
            yield Stored(db)
        except (MsgspecError, StoredError) as error:
            # What is in such a row may be hidden, and belongs in no message.
            raise StoreFault(Fault.DAMAGED, path, problem="a record in it cannot be read") from error


def copy(source: Path, part: Path, place: Path, mark: OnCopy) -> None:
    """Copy what is committed now, whichever version wrote it, and mark the copy before anybody can find it. What the
    disk refuses is a fault of the place it goes to."""
    with reading(source, any_schema=True) as stored, faults_of(place):
        stored.db.execute("ROLLBACK")  # a copy is of one moment by itself
        copy_into(stored.db, part, mark)


_OF_A_ROW = ("CHECK constraint failed", "NULL value in")
"""How SQLite begins if something is wrong with a row, and nothing with the file it is in."""


def broken(stored: Stored) -> list[str]:
    """What SQLite itself finds wrong with the file as such, in its own words."""
    return [problem for problem in _integrity(stored) if not problem.startswith(_OF_A_ROW)]


def quickly_broken(stored: Stored) -> list[str]:
    """The same, as far as a short look shows it."""
    return [row[0] for row in stored.db.execute("PRAGMA quick_check(5)") if row[0] != "ok"]


def problems(stored: Stored) -> list[str]:
    """The same, with what it finds wrong with single rows."""
    found = _integrity(stored)
    orphans = stored.db.execute("PRAGMA foreign_key_check").fetchmany(20)
    return found + [f"{table}: row {row} refers to nothing in {parent}" for table, row, parent, _ in orphans]


def _integrity(stored: Stored) -> list[str]:
    return [row[0] for row in stored.db.execute("PRAGMA integrity_check(20)") if row[0] != "ok"]
