"""Which database a file is, and of which one a backup was made.

A database has a number of its own from its first day. A backup bears a mark made of that number and of the place where
the database lay: one that was copied elsewhere has the same number, and is another one from then on.
"""

import secrets
import sqlite3
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path

from engine.tables.storage.faults import StoreFault
from engine.tables.storage.reading import reading
from engine.tables.storage.stored import Stored

DATABASE = "database"
"""The fact with the number. Files of older versions get theirs with the schema."""

BACKUP_OF = "backup of"
"""The fact with the mark."""


def mark_of(path: Path) -> int | None:
    """What a backup of this database says; None if it is still without a number."""
    number = _fact(path, DATABASE)
    return None if number is None else _mark(number, path)


def said_by(path: Path) -> int | None:
    """What a backup says it is of; None if it says nothing, or cannot be read."""
    return _fact(path, BACKUP_OF)


def sign(copy: Stored, path: Path) -> None:
    """Let a copy say that it is a backup of the database at this path."""
    number = copy.requests.fact(DATABASE)
    if number is not None:
        copy.requests.set_fact(BACKUP_OF, _mark(number, path))


def settle(copy: Stored, path: Path) -> None:
    """Let a copy that is put in this place be the database that was there; where none was, or none that can be read,
    it is a new one: the one it was copied from may well live on."""
    copy.requests.drop_fact(BACKUP_OF)
    number = _fact(path, DATABASE)
    copy.requests.set_fact(DATABASE, secrets.randbits(63) if number is None else number)


def _mark(number: int, path: Path) -> int:
    """63 bits of it, as a fact can be."""
    name = f"{number} {path.resolve()}".encode(errors="surrogateescape")
    return int.from_bytes(blake2b(name, digest_size=8).digest(), "big") >> 1


def _fact(path: Path, name: str) -> int | None:
    with suppress(StoreFault, sqlite3.Error), reading(path, any_schema=True) as stored:
        return stored.requests.fact(name)
    return None
