"""A consistent copy of an open database, complete on disk before it has its name, readable by its owner alone."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from engine.tables.file import making


def snapshot(db: sqlite3.Connection, target: Path, mark: Callable[[sqlite3.Connection], None] | None = None) -> None:
    """Copy what is committed now; whoever writes meanwhile is not held up. A half-made copy leaves nothing behind.

    `mark` writes something into the copy before it has its name.
    """
    with making(target) as part, closing(sqlite3.connect(part)) as copy:
        db.backup(copy, pages=-1)
        # One file that is complete by itself, without a log beside it.
        copy.execute("PRAGMA journal_mode = DELETE")
        if mark is not None:
            mark(copy)
            copy.commit()
