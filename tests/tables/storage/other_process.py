"""Another process at the same file: it opens, holds, fills or dies, and tells on its output what came of it."""

import asyncio
import os
import resource
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from msgspec import Struct, json

from engine.tables.storage import store as stores
from engine.tables.storage.faults import Fault, StoreFault
from engine.tables.storage.group_commits import Work
from engine.tables.storage.schema import Migration
from engine.tables.storage.store import Store
from tests.tables.notebook import FIRST, note, notebook, notes, sentences

NOBODY = 65534
BIG = 150_000
"""As long as three notes must be to need more room than there is, and less than SQLite keeps in memory."""
ROOM = 300_000
"""How long a file may become if there is no full disk to try it on."""

DEADLY = Migration(2, ("ALTER TABLE notes ADD COLUMN colour TEXT", "UPDATE notes SET colour = die()"))
"""Whoever takes this step is killed in the middle of it."""


class Told(Struct, frozen=True):
    """What the other process tells."""

    fault: str | None = None
    code: int = 0
    said: tuple[str, ...] = ()
    notes: tuple[int, ...] = ()
    attempted: tuple[int, ...] = ()


@contextmanager
def other(task: str, path: Path, before: Sequence[str] = ()) -> Iterator["subprocess.Popen[str]"]:
    """Start one, perhaps by another command, and kill it in the end."""
    command = [*before, sys.executable, "-m", __name__, task, str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


def told_by(process: "subprocess.Popen[str]") -> Told:
    """The next thing it tells."""
    assert process.stdout is not None
    line = process.stdout.readline()
    assert line, f"it has ended with {process.wait()}"
    return json.decode(line, type=Told)


def told(task: str, path: Path, before: Sequence[str] = ()) -> Told:
    """The one thing it tells."""
    with other(task, path, before) as process:
        return told_by(process)


# What it does


def _tell(what: Told) -> None:
    sys.stdout.buffer.write(json.encode(what) + b"\n")
    sys.stdout.flush()


def _failed(fault: StoreFault, attempted: Sequence[int] = ()) -> Told:
    return Told(fault.fault.name, fault.code, tuple(sentences(fault)), attempted=tuple(attempted))


async def _open(path: Path, store: Store | None = None) -> None:
    try:
        async with store or notebook(path) as store:
            _tell(Told(notes=tuple(await store.read(notes))))
    except StoreFault as fault:
        _tell(_failed(fault))


async def _open_as_nobody(path: Path) -> None:
    """All that is needed of the project is loaded first: nobody may not be able to read it."""
    store = notebook(path)
    sentences(StoreFault(Fault.EMPTY_FILE, path))
    os.setgroups([])
    os.setgid(NOBODY)
    os.setuid(NOBODY)
    await _open(path, store)


async def _hold(path: Path) -> None:
    async with notebook(path) as store:
        await store.write(note(-1))
        _tell(Told(notes=tuple(await store.read(notes))))
        await asyncio.to_thread(sys.stdin.read)


async def _fill(path: Path) -> None:
    """Three transactions that all succeed and cannot be committed; then, with more room, once more."""
    attempted: list[int] = []

    def big(n: int) -> Work[None]:
        return lambda stored: attempted.append(note(n, "x" * BIG)(stored))

    ballast, unlimited = path.with_name("ballast"), resource.RLIM_INFINITY
    async with notebook(path) as store:
        await store.write(note(0))
        resource.setrlimit(resource.RLIMIT_FSIZE, (unlimited if ballast.exists() else ROOM, unlimited))
        errors = await asyncio.gather(*(store.write(big(n)) for n in (1, 2, 3)), return_exceptions=True)
        for error in errors:
            assert isinstance(error, StoreFault)
            _tell(_failed(error, attempted))
        _tell(Told(notes=tuple(await store.read(notes))))
        resource.setrlimit(resource.RLIMIT_FSIZE, (unlimited, unlimited))
        ballast.unlink(missing_ok=True)
        await asyncio.gather(*(store.write(big(n)) for n in (1, 2, 3)))
    await _open(path)


async def _die_migrating(path: Path) -> None:
    connect = stores.connect

    def deadly(path: Path, *, for_writing: bool) -> sqlite3.Connection:
        db = connect(path, for_writing=for_writing)
        db.create_function("die", 0, lambda: os.kill(os.getpid(), signal.SIGKILL))
        return db

    stores.connect = deadly
    _tell(Told())
    await _open(path, notebook(path, FIRST, DEADLY))


TASKS = {"open": _open, "open-as-nobody": _open_as_nobody, "hold": _hold, "fill": _fill, "die": _die_migrating}

if __name__ == "__main__":
    asyncio.run(TASKS[sys.argv[1]](Path(sys.argv[2])))
