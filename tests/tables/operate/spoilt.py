"""The ways in which the file of a database can be wrong, each a function that makes it so."""

import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import TypeAlias

from engine.tables.storage.faults import Fault
from engine.tables.storage.schema import migrations

Spoil: TypeAlias = Callable[[Path], None]
"""Given the path of a whole, closed database of ours with many pages."""

PAGE = 4096


def holds(content: bytes) -> Spoil:
    """Something else is there."""
    return lambda path: void(path.write_bytes(content))


def cut(size: int) -> Spoil:
    """Only the beginning is left."""
    return lambda path: os.truncate(path, size)


def halved(path: Path) -> None:
    """Half of the pages are left."""
    os.truncate(path, path.stat().st_size // PAGE // 2 * PAGE)


def garbled(page: int) -> Spoil:
    """A page is overwritten; of the first only what follows the header."""

    def spoil(path: Path) -> None:
        content = bytearray(path.read_bytes())
        content[max(page * PAGE, 100) : (page + 1) * PAGE] = b"\xa5" * (PAGE - (0 if page else 100))
        path.write_bytes(content)

    return spoil


def says(*statements: str) -> Spoil:
    """Somebody has said this to SQLite."""

    def spoil(path: Path) -> None:
        with closing(sqlite3.connect(path, isolation_level=None)) as db:
            for statement in statements:
                db.execute(statement)

    return spoil


def foreign(*statements: str) -> Spoil:
    """Another program's database is there instead."""

    def spoil(path: Path) -> None:
        path.unlink()
        says(*statements)(path)

    return spoil


def foreign_with_log(path: Path) -> None:
    """Another program's database, with the log of a program that was killed."""
    path.unlink()
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("CREATE TABLE accounts (n)")
        for suffix in ("", "-wal"):
            shutil.copyfile(f"{path}{suffix}", f"{path}{suffix}.copy")
    for suffix in ("", "-wal"):
        os.replace(f"{path}{suffix}.copy", f"{path}{suffix}")


def only_the_log(path: Path) -> None:
    """The main file is gone, its log is there."""
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("INSERT INTO notes VALUES (-1, 'only in the log')")
        shutil.copyfile(f"{path}-wal", f"{path}.copy")
    path.unlink()
    os.replace(f"{path}.copy", f"{path}-wal")


def folder(path: Path) -> None:
    """A folder has its name."""
    path.unlink()
    path.mkdir()


def void(_: object) -> None:
    """Nothing is returned."""


SPOILT: dict[str, tuple[Spoil, Fault]] = {
    "a text": (holds(b"Dear operator,\n" * 1000), Fault.NOT_A_DATABASE),
    "a short text": (holds(b"SQ?"), Fault.NOT_A_DATABASE),
    "random bytes": (holds(os.urandom(50_000)), Fault.NOT_A_DATABASE),
    "zeros": (holds(bytes(50_000)), Fault.NOT_A_DATABASE),
    "nothing in it": (holds(b""), Fault.EMPTY_FILE),
    "cut between two pages": (halved, Fault.TRUNCATED),
    "cut within a page": (cut(10 * PAGE + 1234), Fault.TRUNCATED),
    "cut after the first page": (cut(PAGE), Fault.TRUNCATED),
    "cut after the header": (cut(100), Fault.TRUNCATED),
    "cut within the header": (cut(50), Fault.TRUNCATED),
    "cut within its first word": (cut(9), Fault.TRUNCATED),
    "garbled after its header": (garbled(0), Fault.DAMAGED),
    "another program's": (foreign("CREATE TABLE accounts (n)"), Fault.FOREIGN_DATABASE),
    "another program's, with a mark": (
        foreign("PRAGMA application_id = 7", "PRAGMA user_version = 1", "CREATE TABLE notes (n)"),
        Fault.FOREIGN_DATABASE,
    ),
    "another program's, still without tables": (foreign("PRAGMA application_id = 7"), Fault.FOREIGN_DATABASE),
    "another program's, which keeps a log": (
        foreign("PRAGMA journal_mode = WAL", "CREATE TABLE accounts (n)"),
        Fault.FOREIGN_DATABASE,
    ),
    "another program's, which was killed": (foreign_with_log, Fault.FOREIGN_DATABASE),
    "a newer version's": (says(f"PRAGMA user_version = {len(migrations()) + 1}"), Fault.NEWER_SCHEMA),
    "a newer version's backup": (
        says("PRAGMA user_version = 99", "PRAGMA journal_mode = DELETE"),
        Fault.NEWER_SCHEMA,
    ),
    "the log without the file": (only_the_log, Fault.TRUNCATED),
    "a folder": (folder, Fault.CANNOT_OPEN),
}
