"""A store with one small table of notes, for tests that concern the file rather than what is in it."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, TypeAlias

from engine.tables.seeing.texts import HOME, MESSAGES
from engine.tables.storage.faults import StoreFault
from engine.tables.storage.group_commits import Work
from engine.tables.storage.schema import Migration
from engine.tables.storage.store import Store
from engine.tables.storage.stored import Stored
from engine.words.sources import LANGUAGES
from engine.words.speaker import Speaker

FIRST = Migration(1, ("CREATE TABLE notes (n INTEGER PRIMARY KEY, text TEXT NOT NULL) STRICT",))
SECOND = Migration(2, ("ALTER TABLE notes ADD COLUMN colour TEXT",))
THIRD = Migration(3, ("CREATE TABLE pages (n INTEGER PRIMARY KEY)",))

MANY = 200
"""As many notes as fill some sixty pages."""

Picture: TypeAlias = dict[str, tuple[int, bytes]]


def notebook(path: Path, *steps: Migration) -> Store:
    """The store at this path, as a program that knows these migrations opens it."""
    return Store(path, steps or (FIRST,))


async def filled(path: Path, *steps: Migration) -> Path:
    """A closed database with many notes."""
    async with notebook(path, *steps) as store:
        await store.write(lambda stored: [note(n)(stored) for n in range(MANY)])
    return path


def note(n: int, text: str = "x" * 1000) -> Work[int]:
    """A transaction that writes one note and returns its number."""

    def work(stored: Stored) -> int:
        stored.db.execute("INSERT INTO notes (n, text) VALUES (?, ?)", (n, text))
        return n

    return work


def notes(stored: Stored) -> list[int]:
    """The numbers of all notes."""
    return [row[0] for row in stored.db.execute("SELECT n FROM notes ORDER BY n")]


def on_disk(path: Path) -> list[int]:
    """What a stranger with a connection of his own finds in the file."""
    return ask(path, "SELECT n FROM notes ORDER BY n")


def ask(path: Path, question: str) -> list[Any]:
    """The first column of the answer, by a connection that knows nothing of us."""
    with closing(sqlite3.connect(path)) as db:
        return [row[0] for row in db.execute(question)]


def picture(folder: Path) -> Picture:
    """Every file of a folder with its mode and its bytes; the lock is no data and may come and stay."""
    files = [path for path in folder.rglob("*") if path.is_file() and path.suffix != ".lock"]
    return {str(path.relative_to(folder)): (path.stat().st_mode, path.read_bytes()) for path in files}


def sentences(fault: StoreFault) -> list[str]:
    """What an operator reads, in each language."""
    return [Speaker(None, language, (), (HOME,), MESSAGES).say(fault.text) for language in LANGUAGES]


class Gate:
    """A transaction that stops in the writer's thread until it is let through."""

    def __init__(self, work: Work[object] | None = None) -> None:
        self._work = work
        self._reached, self._opened = threading.Event(), threading.Event()

    def __call__(self, stored: Stored) -> object:
        """What the writer does."""
        self._reached.set()
        assert self._opened.wait(30)
        return self._work(stored) if self._work else None

    async def reached(self) -> None:
        """Wait until the writer stands before it."""
        assert await asyncio.to_thread(self._reached.wait, 30)

    def open(self) -> None:
        """Let it through."""
        self._opened.set()


async def traced(store: Store) -> Callable[[str], int]:
    """From now on, how often the writer has said a word of SQL."""
    said: list[str] = []
    await store.write(lambda stored: stored.db.set_trace_callback(said.append))
    said.clear()
    return said.count
