"""The file itself: whose it is, whether it is whole, the lock of its one writer, and how it is created."""

import fcntl
import os
import pwd
import sqlite3
from pathlib import Path
from typing import Final

from engine.tables.faults import Fault, StoreFault, faults_of

APPLICATION: Final = 0x50415256
"""How SQLite's header says that a file is ours: PARV."""

PRIVATE: Final = 0o600
"""Everything hidden at every table is in it: nobody but its owner reads it."""

_HEADER, _MAGIC = 100, b"SQLite format 3\x00"


class WriterLock:
    """Held by the one process that writes. The system lets go of it when the process ends, however it ends."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file: int | None = None

    def take(self) -> None:
        """Take it, or say who has it."""
        with faults_of(self._path):
            file = os.open(beside(self._path, ".lock"), os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, PRIVATE)
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            holder = os.read(file, 32).decode(errors="replace").strip()
            os.close(file)
            raise StoreFault(Fault.SECOND_WRITER, self._path, who=holder or "?") from error
        os.ftruncate(file, 0)
        os.write(file, str(os.getpid()).encode())
        self._file = file

    def release(self) -> None:
        """Let go of it. The lock file stays: removing it would let two others lock two different ones."""
        if self._file is not None:
            os.close(self._file)
            self._file = None


def beside(path: Path, suffix: str) -> Path:
    """A file next to the database, named after it."""
    return path.with_name(path.name + suffix)


def create(path: Path) -> None:
    """An empty file that only its owner may read, before SQLite would make one that all may."""
    if beside(path, "-wal").exists():
        raise StoreFault(Fault.TRUNCATED, path)  # what is left of a database whose main part is gone
    with faults_of(path):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))


def check(path: Path) -> None:
    """Raise the fault that this file has, if it has one that can be seen without opening it."""
    if not path.exists():
        raise StoreFault(Fault.NO_DATABASE, path)
    with faults_of(path):
        size, header = path.stat().st_size, _header(path)
    if not size:
        raise StoreFault(Fault.EMPTY_FILE, path)
    if not header.startswith(_MAGIC):
        raise StoreFault(Fault.NOT_A_DATABASE, path)
    if size < _promised(header) and not _has_content(beside(path, "-wal")):
        raise StoreFault(Fault.TRUNCATED, path)


def check_owner(path: Path) -> None:
    """Another account's file is not written: the files SQLite makes beside it would lock the owner out."""
    owner = path.stat().st_uid
    if owner != os.geteuid():
        raise StoreFault(Fault.WRONG_OWNER, path, owner=_account(owner), user=_account(os.geteuid()))


def check_ours(path: Path, db: sqlite3.Connection, known: int) -> int:
    """The version of the schema; the fault, if the database is another program's or a newer one's."""
    found: int = db.execute("PRAGMA user_version").fetchone()[0]
    if db.execute("PRAGMA application_id").fetchone()[0] != APPLICATION:
        raise StoreFault(Fault.FOREIGN_DATABASE, path)
    if found > known:
        raise StoreFault(Fault.NEWER_SCHEMA, path, found=found, known=known)
    return found


def sync_folder(path: Path) -> None:
    """Make what was renamed or created in this folder outlive a power cut."""
    folder = os.open(path, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


def _header(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(_HEADER)


def _promised(header: bytes) -> int:
    """How long SQLite's header says the file is."""
    page = int.from_bytes(header[16:18], "big")
    return (65536 if page == 1 else page) * int.from_bytes(header[28:32], "big")


def _has_content(path: Path) -> bool:
    return path.exists() and path.stat().st_size > 0


def _account(uid: int) -> str:
    try:
        return pwd.getpwuid(uid).pw_name
    except KeyError:
        return str(uid)
