"""The numbered steps of the schema, as SQL files, and the runner that takes a file from its version to today's."""

import re
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, contextmanager
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from msgspec import Struct

from engine.tables.storage.file import APPLICATION, beside, check_ours
from engine.tables.storage.snapshot import snapshot
from engine.tables.storage.stored import Stored

HOME = files(__name__)
_NAME = re.compile(r"(\d{4})_\w+\.sql")


class Migration(Struct, frozen=True):
    """One step forward. There is no way back but the copy made before."""

    number: int
    statements: tuple[str, ...]


@cache
def migrations(folder: Traversable = HOME) -> tuple[Migration, ...]:
    """All of them, in order, numbered from 1 without a gap."""
    found = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".sql"))
    numbers = [int(name[:4]) if _NAME.fullmatch(name) else None for name in found]
    if numbers != list(range(1, len(found) + 1)):
        raise RuntimeError(f"the migrations are not numbered 1, 2, 3 …: {found}")
    texts = ((folder / name).read_text(encoding="utf8") for name in found)
    return tuple(Migration(number, tuple(statements(text))) for number, text in enumerate(texts, 1))


def migrate(path: Path, db: sqlite3.Connection, steps: Iterable[Migration]) -> None:
    """Bring the file to today's schema, one transaction a step, with a copy of it made before the first."""
    known = list(steps)
    version = check_ours(path, db, len(known))
    # A table is rebuilt by dropping the old one, which would remove every row elsewhere that refers to it.
    db.execute("PRAGMA foreign_keys = OFF")
    if version < len(known):
        snapshot(db, beside(path, f".before-{version + 1:04}"))
    for migration in known[version:]:
        take(db, migration)


def bring_up(stored: Stored) -> None:
    """Bring a copy, which nobody else has open, to today's schema. What it is a copy of is there for the way back."""
    db = stored.db
    db.commit()
    for migration in migrations()[db.execute("PRAGMA user_version").fetchone()[0] :]:
        take(db, migration)
    db.execute("PRAGMA foreign_keys = ON")


@contextmanager
def taken_forward(version: int, fill: Callable[[Stored], None]) -> Iterator[Stored]:
    """A file in memory that was filled when it had this version, and has taken every step since.

    Raises `ValueError` if what it was filled with does not survive them.
    """
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        stored = Stored(db)
        try:
            for step in migrations():
                if step.number == version + 1:
                    fill(stored)
                for statement in step.statements:
                    db.execute(statement)
        except sqlite3.Error as error:
            raise ValueError(str(error)) from error
        yield stored


def take(db: sqlite3.Connection, migration: Migration) -> None:
    """One step, whole or not at all."""
    db.execute("BEGIN IMMEDIATE")
    try:
        for statement in migration.statements:
            db.execute(statement)
        if orphan := db.execute("PRAGMA foreign_key_check").fetchone():
            raise RuntimeError(f"migration {migration.number} leaves a row that refers to nothing: {orphan}")
        db.execute(f"PRAGMA user_version = {migration.number}")
        db.execute(f"PRAGMA application_id = {APPLICATION}")
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise


def statements(text: str) -> Iterator[str]:
    """The statements of a file, one by one: `executescript` would commit before it began."""
    pending = ""
    for line in text.splitlines(keepends=True):
        pending += line
        if sqlite3.complete_statement(pending):
            yield pending.strip()
            pending = ""
    if re.sub(r"--[^\n]*", "", pending).strip():
        raise RuntimeError(f"a migration ends in the middle of a statement: {pending.strip()}")
