"""A consistent copy of an open database, complete on disk before it has its name, readable by its owner alone."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from engine.tables.file import PRIVATE, beside, sync_folder


def snapshot(db: sqlite3.Connection, target: Path) -> None:
    """Copy what is committed now; whoever writes meanwhile is not held up. A half-made copy leaves nothing behind."""
    part = beside(target, ".part")
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))
    try:
        with closing(sqlite3.connect(part)) as copy:
            db.backup(copy, pages=-1)
            # One file that is complete by itself, without a log beside it.
            copy.execute("PRAGMA journal_mode = DELETE")
        _sync(part)
        os.replace(part, target)
        sync_folder(target.parent)
    except BaseException:
        part.unlink(missing_ok=True)
        raise


def _sync(path: Path) -> None:
    file = os.open(path, os.O_RDONLY)
    try:
        os.fsync(file)
    finally:
        os.close(file)
