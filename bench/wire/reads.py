"""Counting what one move asks of the file: from the first suggestion to the post with its picture and every screen."""

import asyncio
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from sqlite3 import Connection
from tempfile import TemporaryDirectory
from typing import Any

from pydantic import SecretStr

from bench.wire.seated import Hall, hall
from bot.interaction.app import Paravent
from bot.program.run import built, log_in
from bot.program.settings import Settings
from engine.tables.storage.store import Store
from engine.tables.storage.stored import Stored
from sandbox.server import TOKEN, Sandbox

TURNS = 12
"""Of two moves each: turning the wheel, and taking from it. Both are one post."""


def measure(game: str) -> dict[str, float]:
    """By what was done: how often it was done in one move, on average."""
    with TemporaryDirectory() as folder:
        counted = asyncio.run(_played(game, Path(folder) / "bench.db"))
    return {name: counted[name] / (2 * TURNS) for name in ("reads", "writes", "statements of them")}


async def _played(game: str, database: Path) -> Counter[str]:
    async with Sandbox() as sandbox:
        place = await hall(sandbox, game, database, 1)
        settings = Settings(token=SecretStr(TOKEN), database=database, discord_api=sandbox.api)
        async with built(settings) as bot:
            await log_in(bot, TOKEN)
            connected = asyncio.create_task(bot.connect())
            await bot.wait_until_ready()
            await _all_sent(bot)
            counted = await _counted(bot, place)
        await asyncio.gather(connected, return_exceptions=True)
    return counted


async def _counted(bot: Paravent, place: Hall) -> Counter[str]:
    counted, store = Counter[str](), bot.tables.store
    for name in ("read", "write"):
        setattr(store, name, _noting(counted, f"{name}s", getattr(store, name)))

    def listen(db: Connection) -> None:
        db.set_trace_callback(lambda statement: counted.update(["statements of them"]))

    await Store.read(store, lambda stored: listen(stored.db))
    await Store.write(store, lambda stored: listen(stored.db))
    for _ in range(TURNS):
        await place.move()
        await place.move()
        await _all_sent(bot)
    return counted


def _noting(counted: Counter[str], name: str, call: Callable[..., Any]) -> Callable[..., Any]:
    def noting(*arguments: Any) -> Any:
        counted[name] += 1
        return call(*arguments)

    return noting


async def _all_sent(bot: Paravent) -> None:
    """Asked beside the counting."""

    def waits(stored: Stored) -> bool:
        return bool(stored.outbox.unsettled())

    while await Store.read(bot.tables.store, waits):
        await asyncio.sleep(0.02)


def as_table(told: dict[str, float]) -> str:
    """The figures for people."""
    said = ", ".join(f"{n:.1f} {name}" for name, n in told.items())
    return f"A move over the wire, with suggestions, post, picture and screens: {said}"
