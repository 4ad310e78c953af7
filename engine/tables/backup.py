"""Backups: a consistent copy while the bot runs, the oldest removed; and the way back from one."""

import os
import re
import time
from contextlib import closing
from pathlib import Path

from engine.tables import file
from engine.tables.faults import Fault, StoreFault, faults_of
from engine.tables.reading import problems, reading
from engine.tables.snapshot import snapshot
from engine.tables.sql.requests import mark_restored
from engine.tables.sql.whole import changed_states

_LOGS = ("-wal", "-shm")


def back_up(path: Path, folder: Path, keep: int, now: float) -> Path:
    """Copy the database into the folder, check the copy, and keep so many of them. One at a time: there is a lock."""
    file.check(path)
    file.check_owner(path)
    with faults_of(folder):
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    with closing(_Locked(folder / path.stem)):
        _clear(path, folder)
        target = _free(folder / f"{path.stem}-{_stamp(now)}.db")
        _copy(path, target)
        for old in backups(path, folder)[keep:] if keep else ():
            old.unlink(missing_ok=True)
    return target


def backups(path: Path, folder: Path) -> list[Path]:
    """The backups of this database in the folder, newest first."""
    ours = re.compile(re.escape(path.stem) + r"-\d{8}T\d{6}Z(-\d+)?\.db")
    found = [each for each in folder.iterdir() if ours.fullmatch(each.name) and each.is_file()]
    return sorted(found, key=lambda each: (each.stat().st_mtime_ns, each.name), reverse=True)


def check(path: Path) -> None:
    """Raise the fault if this is no whole database of ours, or if a state in it is not the one that was written."""
    with reading(path, any_schema=True) as db:
        found = problems(db) or [f"the state after step {step} of table {table}" for table, step in changed_states(db)]
    if found:
        raise StoreFault(Fault.DAMAGED, path, problem=found[0])


def put_back(path: Path, source: Path, now: float) -> Path | None:
    """Put a backup in the place of the database; what was there is kept as it is under another name.

    The caller holds the writer's lock. Killed in the middle, it leaves a database that nobody opens until this is
    done again; nothing is lost.
    """
    new, kept = file.beside(path, file.RESTORED), None
    with reading(source, any_schema=True) as db, faults_of(path):
        db.execute("ROLLBACK")
        snapshot(db, new, mark_restored)
    with faults_of(path):
        if path.exists():
            kept = _keep(path, now)
        for suffix in _LOGS:
            file.beside(path, suffix).unlink(missing_ok=True)  # the log of one must never be read with another
        os.replace(new, path)
        file.sync_folder(path.parent)
    return kept


class _Locked(file.WriterLock):
    """The lock of a folder with backups, taken at once."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.take()

    close = file.WriterLock.release


def _copy(path: Path, target: Path) -> None:
    """If the copy is not good, neither is the database, and older backups stay."""
    try:
        with reading(path, any_schema=True) as db, faults_of(target.parent):
            db.execute("ROLLBACK")  # a copy is of one moment by itself
            snapshot(db, target)
        check(target)
    except StoreFault as fault:
        target.unlink(missing_ok=True)
        if fault.fault is Fault.DAMAGED:
            raise StoreFault(Fault.DAMAGED, path, problem=str(fault.text.params["problem"])) from fault
        raise


def _clear(path: Path, folder: Path) -> None:
    """What a backup that was killed has left."""
    ours = re.compile(re.escape(path.stem) + r"-\d{8}T\d{6}Z(-\d+)?\.db\.part.*")
    for left in folder.iterdir():
        if ours.fullmatch(left.name):
            left.unlink(missing_ok=True)


def _keep(path: Path, now: float) -> Path:
    """A second name for the database, and for its log."""
    kept, log = file.beside(path, f".before-restore-{_stamp(now)}"), file.beside(path, "-wal")
    number = 1
    while kept.exists():
        number += 1
        kept = file.beside(path, f".before-restore-{_stamp(now)}-{number}")
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
