"""What can be wrong with the file the tables live in: each a fault with its message and its exit code.

    not found, not ours      no-database, not-a-database, foreign-database, newer-schema, older-schema,
                             empty-file
    damaged                  truncated, damaged, half-restored
    not to be had            no-file, unreadable
    cannot be written        read-only, wrong-owner, bad-lock, disk-full, cannot-open, second-writer

Nothing falls back to anything: the data is left as it was found.
"""

import errno
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum
from pathlib import Path

from engine.core.values.texts import NUMBER, Kind, Message, Param, Text, term

WORD = term("")
"""Said as it is: a path, the name of an account."""

_DATA, _NO_INPUT, _IO, _LATER, _FORBIDDEN = 65, 66, 74, 75, 77
"""Exit codes, as sysexits.h has them."""


class Fault(Enum):
    """Every fault: the name of its message, the parameters it has besides the path, and how a command ends with it."""

    NO_DATABASE = ("no-database", _NO_INPUT)
    EMPTY_FILE = ("empty-file", _DATA)
    NOT_A_DATABASE = ("not-a-database", _DATA)
    FOREIGN_DATABASE = ("foreign-database", _DATA)
    NEWER_SCHEMA = ("newer-schema", _DATA, {"found": NUMBER, "known": NUMBER})
    OLDER_SCHEMA = ("older-schema", _DATA, {"found": NUMBER, "known": NUMBER})
    TRUNCATED = ("truncated", _DATA)
    DAMAGED = ("damaged", _DATA, {"problem": WORD})
    HALF_RESTORED = ("half-restored", _DATA)
    UNREADABLE = ("unreadable", _FORBIDDEN)
    NO_FILE = ("no-file", _NO_INPUT)
    READ_ONLY = ("read-only", _FORBIDDEN)
    WRONG_OWNER = ("wrong-owner", _FORBIDDEN, {"owner": WORD, "user": WORD})
    DISK_FULL = ("disk-full", _IO)
    CANNOT_OPEN = ("cannot-open", _IO, {"problem": WORD})
    BAD_LOCK = ("bad-lock", _FORBIDDEN)
    SECOND_WRITER = ("second-writer", _LATER, {"who": WORD})
    CLOSED = ("closed", _LATER)

    def __init__(self, name: str, code: int, params: dict[str, Kind] | None = None) -> None:
        self.message = Message(f"fault-{name}", {"path": WORD, **(params or {})})
        self.code = code


class StoreFault(Exception):
    """The file cannot be used as it should be. Nothing was changed."""

    def __init__(self, fault: Fault, path: Path | str, **params: Param) -> None:
        self.fault = fault
        self.text = Text(fault.message.key, {"path": str(path), **params})
        super().__init__(f"{fault.message.key}: {self.text.params}")

    @property
    def code(self) -> int:
        """How a command ends with it."""
        return self.fault.code


CannotBeRead = sqlite3.OperationalError
"""A row that the database itself cannot hand out."""

_BY_CODE = {
    sqlite3.SQLITE_FULL: Fault.DISK_FULL,
    sqlite3.SQLITE_READONLY: Fault.READ_ONLY,
    sqlite3.SQLITE_PERM: Fault.READ_ONLY,
    sqlite3.SQLITE_NOTADB: Fault.NOT_A_DATABASE,
}
_WITH_PROBLEM = {
    sqlite3.SQLITE_CORRUPT: Fault.DAMAGED,
    sqlite3.SQLITE_IOERR: Fault.CANNOT_OPEN,
    sqlite3.SQLITE_CANTOPEN: Fault.CANNOT_OPEN,
    sqlite3.SQLITE_BUSY: Fault.CANNOT_OPEN,
    sqlite3.SQLITE_LOCKED: Fault.CANNOT_OPEN,
    sqlite3.SQLITE_PROTOCOL: Fault.CANNOT_OPEN,
}
_BY_ERRNO = {
    errno.ENOENT: Fault.NO_FILE,
    errno.EACCES: Fault.READ_ONLY,
    errno.EPERM: Fault.READ_ONLY,
    errno.EROFS: Fault.READ_ONLY,
    errno.ENOSPC: Fault.DISK_FULL,
    errno.EDQUOT: Fault.DISK_FULL,
}


def free_space(path: Path) -> int:
    """How much room is left where this file is, or would be."""
    try:
        room = os.statvfs(path.parent)
    except OSError:
        return 1
    return room.f_bavail * room.f_frsize


@contextmanager
def faults_in(path: Path) -> Iterator[None]:
    """Turn SQLite's errors about the file into faults; errors of our own code, and all others, stay what they are."""
    try:
        yield
    except sqlite3.Error as error:
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        if code == sqlite3.SQLITE_IOERR and not free_space(path):
            raise StoreFault(Fault.DISK_FULL, path) from error
        if code in _BY_CODE:
            raise StoreFault(_BY_CODE[code], path) from error
        if code in _WITH_PROBLEM:
            raise StoreFault(_WITH_PROBLEM[code], path, problem=str(error)) from error
        raise


@contextmanager
def faults_of(path: Path) -> Iterator[None]:
    """The same for the system's errors too, where all that is done concerns this file."""
    try:
        with faults_in(path):
            yield
    except OSError as error:
        if error.errno in _BY_ERRNO:
            raise StoreFault(_BY_ERRNO[error.errno], path) from error
        raise StoreFault(Fault.CANNOT_OPEN, path, problem=error.strerror or str(error)) from error
