"""Running the operator's commands in the tests, on a file with some tables in it."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from engine.terminal.main import main
from tests.printed import unbroken
from tests.tables.room import ANNA, BRUNO, CARLA, NAMES, Room, room_in
from tests.terminal.script import SAMPLE, Script


def paravent(*argv: str, sample: bool = True, at: float | None = None) -> tuple[int, str]:
    """One command, at this time or now: how it ended, and what was printed on one line."""
    console = Script()
    code = main([*(SAMPLE if sample else ()), *argv], console=console, clock=time.time if at is None else lambda: at)
    return code, unbroken(console.text)


def in_room(path: Path, work: Callable[[Room], Coroutine[Any, Any, Any]]) -> Any:
    """Do something at the tables in this file."""

    async def once() -> Any:
        async with room_in(path) as room:
            for user, name in NAMES.items():
                await room.tables.meet(user, name)
            return await work(room)

    return asyncio.run(once())


async def some_tables(room: Room) -> tuple[str, str]:
    """A finished game of Pebbles with a computer, and a game of Carrara that goes on after an undo."""
    over = await room.started(ANNA, BRUNO, computers=1)
    await room.play_out(over, ANNA, BRUNO)
    going = await room.started(ANNA, CARLA, game="carrara")
    for _ in range(9):
        await room.move(going, ANNA, CARLA)
    user = (await room.asked(going, ANNA, CARLA))[0][0]
    asked = await room.tables.undo(room.by(CARLA if user == ANNA else ANNA), going)
    motion = getattr(asked, "motion", None)
    if motion is not None:
        await room.tables.vote(room.by(user), going, motion, True)
    for _ in range(3):
        await room.move(going, ANNA, CARLA)
    return over, going


def database_in(folder: Path) -> Path:
    """A file with these tables in it; they are played once and copied for each test."""
    path = folder / "paravent.db"
    path.write_bytes(_played())
    return path


@cache
def _played() -> bytes:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "paravent.db"
        in_room(path, some_tables)
        return path.read_bytes()
