"""Ten thousand tables with clocks: what it costs to look for what is due, while nothing is and while somebody is late
somewhere, to start, to come back after a while without a connection, and in memory. The yardstick is the same with one
table, in the same run."""

import asyncio
import json
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from bench.storing.live import copied, id_of, memory
from engine.core.discovery import discover
from engine.core.game import AnyGame
from engine.tables.clocks.clocks import DAY, WEEK
from engine.tables.service import Request, Tables
from engine.tables.storage.store import Store, connect
from engine.tables.storage.stored import Stored
from engine.tables.transaction.knowing import Access

SIZES = (1, 10_000)
LOOKS = 200
AWAY = 5
"""Seconds without a connection: all clocks have them back."""
PLAYERS = (1, 2)
NAMES = ("tables", "options", "seats", "steps", "states", "decisions", "deadlines", "reminders", "timers")


def measure(game: AnyGame) -> list[dict[str, Any]]:
    """For each number of tables, in a process of its own."""
    figures = []
    for size in SIZES:
        with TemporaryDirectory() as folder:
            path = Path(folder) / "clocks.db"
            asyncio.run(_fill(path, game, size))
            command = [sys.executable, "-m", "bench.storing.clocks", str(path), game.name]
            told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
            figures.append({"tables": size, **json.loads(told)})
    return figures


async def _fill(path: Path, game: AnyGame, size: int) -> None:
    """A table of two people who have a day for each move, then copies of it."""
    host, guest = (Request(f"bench {user}", user, Access(channels=frozenset({1}))) for user in PLAYERS)
    async with Store(path) as store, Tables(store, {game.name: game}) as service:
        made = await service.create(host, game.name, pace=DAY, channel=1)
        table = made.table  # type: ignore[union-attr]
        await service.join(guest, table)
        await service.start(Request("bench start", PLAYERS[0]), table)
    with closing(connect(path, for_writing=True)) as db:
        db.execute("BEGIN")
        stored = Stored(db)
        rows = {name: stored.whole.rows(name, table) for name in NAMES}
        for number in range(1, size):
            copied(stored, rows, id_of(number))
        for name, column in (("deadlines", "due_at"), ("reminders", "at"), ("timers", "at")):
            db.execute(f"UPDATE {name} SET {column} = {column} + {WEEK}")
        db.execute("COMMIT")


async def _open(path: Path, game: AnyGame) -> dict[str, float]:
    """In the process that is measured: open the file, then look again and again."""
    before, begun, wall = memory(), perf_counter(), [time.time()]
    async with Store(path) as store, Tables(store, {game.name: game}, clock=lambda: wall[0]) as service:
        started, opened = perf_counter() - begun, memory()
        await service.tick()
        looks = [await _look(service) for _ in range(LOOKS)]
        await store.write(_somebody_is_late)
        late = [await _look(service) for _ in range(LOOKS)]
        service.unreachable()
        wall[0] += AWAY
        return {
            "start_milliseconds": started * 1000,
            "start_megabytes": opened - before,
            "look_milliseconds": median(looks) * 1000,
            "late_milliseconds": median(late) * 1000,
            "back_milliseconds": await _look(service) * 1000,
        }


def _somebody_is_late(stored: Stored) -> None:
    """His table knows it, and waits for the others to choose."""
    table, number = stored.db.execute("SELECT table_id, decision FROM deadlines LIMIT 1").fetchone()
    times = stored.db.execute("UPDATE deadlines SET due_at = 1 WHERE table_id = ? AND decision = ?", (table, number))
    assert times.rowcount == 1
    stored.clocks.set_late(table, number, 1, None)


async def _look(service: Tables) -> float:
    begun = perf_counter()
    await service.tick()
    return perf_counter() - begun


def as_table(figures: list[dict[str, Any]]) -> str:
    """A row for each number of tables, and how much dearer a look is than with one."""
    names = f"{'a look ms':>11}{'of one':>8}{'one late':>10}{'back ms':>9}"
    lines = [f"{'with clocks':>12}{'start ms':>10}{'start MB':>10}{names}"]
    one = figures[0]["look_milliseconds"]
    lines += [
        f"{row['tables']:>12,}{row['start_milliseconds']:>10.1f}{row['start_megabytes']:>10.1f}"
        f"{row['look_milliseconds']:>11.2f}{row['look_milliseconds'] / one:>8.2f}{row['late_milliseconds']:>10.2f}"
        f"{row['back_milliseconds']:>9.1f}"
        for row in figures
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    where, name = sys.argv[1:]
    print(json.dumps(asyncio.run(_open(Path(where), discover()[name]))))
