"""Measuring how soon the bot answers while two hundred tables are played: beside a bare hello under the same load."""

import asyncio
import sys
from pathlib import Path
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any

from bench.wire.seated import Hall, hall
from sandbox.process import BotProcess
from sandbox.server import Sandbox

TABLES = 200
MOVES_PER_SECOND = 5.0
"""Each table is moved at every forty seconds: people who play over days are a thousand times slower."""

PROBES, PAUSE = 200, 0.05
"""How often each is asked, and seconds between one question and the next."""


def measure(game: str) -> dict[str, Any]:
    """Time to acknowledgement in milliseconds, of hello and of the bot's own commands, in turn and under one load."""
    with TemporaryDirectory() as folder:
        times, moves = asyncio.run(_loaded(game, Path(folder) / "bench.db"))
    told: dict[str, Any] = {name: _percentiles(found) for name, found in times.items()}
    ours = [each for name, found in times.items() if name != "hello" for each in found]
    told["ours"] = _percentiles(ours)
    told["p99_times_hello"] = told["ours"]["p99"] / told["hello"]["p99"]
    return {**told, "tables": TABLES, "moves": moves}


async def _loaded(game: str, database: Path) -> tuple[dict[str, list[float]], int]:
    async with Sandbox() as sandbox:
        place = await hall(sandbox, game, database, TABLES)
        settings = {"PARAVENT_DATABASE": str(database), "PARAVENT_LOG_LEVEL": "error"}
        async with BotProcess(sandbox, [sys.executable, "-m", "bench.wire.loaded"], settings):
            await place.settled()  # what the start of two hundred tables gives reason to send
            load = asyncio.create_task(_play(place))
            times = await _probe(place)
            load.cancel()
            return times, place.moves


async def _play(place: Hall) -> None:
    """People move at one table after the other, whether or not the move before has been answered."""
    moves = set[asyncio.Task[None]]()
    while True:
        task = asyncio.create_task(place.move())
        moves.add(task)
        task.add_done_callback(moves.discard)
        await asyncio.sleep(1 / MOVES_PER_SECOND)


async def _probe(place: Hall) -> dict[str, list[float]]:
    lines = ("/hello", "/table mine", "/table list", "/table show")
    found: dict[str, list[float]] = {line.split()[-1].strip("/"): [] for line in lines}
    dice = Random(1)
    for _ in range(PROBES):
        for line, times in zip(lines, found.values(), strict=True):
            person, thread = place.somebody(dice)
            answer = await person.command(line, at=thread)
            times.append(answer.acknowledged_after * 1000)
            await asyncio.sleep(PAUSE / len(lines))
    return found


def _percentiles(times: list[float]) -> dict[str, float]:
    found = quantiles(times, n=100)
    return {"p50": median(times), "p99": found[98], "worst": max(times)}


def as_table(told: dict[str, Any]) -> str:
    """The figures for people."""
    lines = [f"Bot: {TABLES} tables, {told['moves']} moves meanwhile, pictures drawn     p50 ms   p99 ms    worst"]
    for name in ("hello", "mine", "list", "show", "ours"):
        times = told[name]
        lines.append(f"  {name:<58} {times['p50']:>8.2f} {times['p99']:>8.2f} {times['worst']:>8.1f}")
    lines.append(f"  p99 of ours is {told['p99_times_hello']:.2f} times that of hello")
    return "\n".join(lines)
