"""A consistent copy of an open database, complete on disk before it has its name, readable by its owner alone."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import TypeAlias

from engine.tables.storage.file import making, read_any_text
from engine.tables.storage.stored import Stored

OnCopy: TypeAlias = Callable[[Stored], object]
"""What is written into a copy before anybody can find it."""


def snapshot(db: sqlite3.Connection, target: Path) -> None:
    """Copy what is committed now; whoever writes meanwhile is not held up. A half-made copy leaves nothing behind."""
    with making(target) as part:
        copy_into(db, part)


def copy_into(db: sqlite3.Connection, part: Path, mark: OnCopy | None = None) -> None:
    """The same, into a file that still has no name of its own."""
    with closing(sqlite3.connect(part)) as copy:
        read_any_text(copy)
        db.backup(copy, pages=-1)
        # One file that is complete by itself, without a log beside it.
        copy.execute("PRAGMA journal_mode = DELETE")
        if mark is not None:
            mark(Stored(copy))
            copy.commit()
