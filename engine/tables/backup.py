"""Backups: a consistent copy while the bot runs, the oldest removed; and the way back from one."""

import os
import sqlite3
import time
from contextlib import closing, suppress
from pathlib import Path

from engine.tables import file
from engine.tables.faults import Fault, StoreFault, faults_of
from engine.tables.reading import problems, reading
from engine.tables.snapshot import snapshot
from engine.tables.store import connect

_LOGS = ("-wal", "-shm")


def back_up(path: Path, folder: Path, keep: int, now: float) -> Path:
    """Copy the database into the folder, check the copy, and keep so many of them."""
    with reading(path, any_schema=True) as db, faults_of(folder):
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        target = _free(folder / f"{path.stem}-{_stamp(now)}.db")
        db.execute("ROLLBACK")  # a copy is of one moment by itself
        snapshot(db, target)
    check(target)
    for old in backups(path, folder)[keep:] if keep else ():
        old.unlink(missing_ok=True)
    return target


def backups(path: Path, folder: Path) -> list[Path]:
    """The backups of this database in the folder, newest first."""
    return sorted(folder.glob(f"{path.stem}-*Z*.db"), key=lambda found: (found.stat().st_mtime_ns, found.name))[::-1]


def check(path: Path) -> None:
    """Raise the fault if this is no whole database of ours."""
    with reading(path, any_schema=True) as db:
        found = problems(db)
    if found:
        raise StoreFault(Fault.DAMAGED, path, problem=found[0])


def put_back(path: Path, source: Path, now: float) -> Path | None:
    """Put a backup in the place of the database; what was there is kept under another name, which is returned.

    The caller holds the writer's lock. Killed at any moment, it leaves either of the two in place, whole.
    """
    check(source)
    new, kept = file.beside(path, ".restored"), None
    with reading(source, any_schema=True) as db, faults_of(path):
        db.execute("ROLLBACK")
        snapshot(db, new)
    with faults_of(path):
        if path.exists():
            _tidy(path)
            kept = _keep(path, now)
        for suffix in _LOGS:
            file.beside(path, suffix).unlink(missing_ok=True)  # the log of one must never be read with another
        os.replace(new, path)
        file.sync_folder(path.parent)
    return kept


def _tidy(path: Path) -> None:
    """Bring what is in the log into the file, if the file is still good enough for that."""
    with suppress(sqlite3.Error), closing(connect(path, for_writing=True)) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _keep(path: Path, now: float) -> Path:
    """A second name for the database, and for its log if there is still something in it."""
    kept, log = _free(file.beside(path, f".before-restore-{_stamp(now)}")), file.beside(path, "-wal")
    os.link(path, kept)
    if log.exists() and log.stat().st_size:
        os.link(log, file.beside(kept, "-wal"))
    file.sync_folder(path.parent)
    return kept


def _free(path: Path) -> Path:
    """This name, or with a number, if it is taken."""
    found, number = path, 1
    while found.exists():
        number += 1
        found = path.with_name(f"{path.stem}-{number}{path.suffix}")
    return found


def _stamp(now: float) -> str:
    return time.strftime("%Y%m%dT%H%M%SZ", time.gmtime(now))
