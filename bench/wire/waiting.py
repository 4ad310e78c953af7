"""Measuring who waits while somebody types: suggestions over the wire beside a bare hello's, alone and in a burst."""

import asyncio
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from bench.wire.seated import Hall, hall
from bench.wire.suggesting import HOSTILE
from sandbox.client.person import Person
from sandbox.process import BotProcess
from sandbox.server import Sandbox
from sandbox.world.places import Channel

TABLES, PROBES, AT_ONCE = 4, 60, 8
WORST = ("one sign for eighteen", "real words")
"""Of what can be typed: what expands most, and what takes longest to read."""


def measure(game: str) -> dict[str, Any]:
    """Milliseconds from a letter to its suggestions; and how long another's hello waits while eight are asked for."""
    with TemporaryDirectory() as folder:
        times = asyncio.run(_typed(game, Path(folder) / "bench.db"))
    yard = median(times["hello"])
    return {
        name: {"p50": median(found), "worst": max(found), "times_hello": median(found) / yard}
        for name, found in times.items()
    }


async def _typed(game: str, database: Path) -> dict[str, list[float]]:
    async with Sandbox() as sandbox:
        place = await hall(sandbox, game, database, TABLES)
        settings = {"PARAVENT_DATABASE": str(database), "PARAVENT_LOG_LEVEL": "error"}
        async with BotProcess(sandbox, [sys.executable, "-m", "bench.wire.loaded"], settings):
            await place.settled()
            for _ in range(TABLES):
                await place.move()  # now something is to be taken, at some of the tables
            return await _probe(place)


async def _probe(place: Hall) -> dict[str, list[float]]:
    table = next(each for each in place.tables if each.drawn)
    person, thread, take = table.players[0], table.thread, f"/{place.game} take"
    other = next(each for each in place.tables if person not in each.players).players[0]
    beside = f"hello, beside {AT_ONCE} of the last at once"
    found: dict[str, list[float]] = {name: [] for name in ("hello", "nothing typed", *WORST, beside)}

    async def typed(text: str) -> float:
        everywhere = dict.fromkeys(("blocks", "object", "announce"), text) if text else {}
        return await _timed(person, take, "section", text, thread, **everywhere)

    for _ in range(PROBES):
        found["hello"].append(await _timed(other, "/hello", "whom", "", thread))
        found["nothing typed"].append(await typed(""))
        for name in WORST:
            found[name].append(await typed(HOSTILE[name]))
        burst = [typed(HOSTILE[WORST[-1]]) for _ in range(AT_ONCE)]
        *_, waited = await asyncio.gather(*burst, _timed(other, "/hello", "whom", "", thread))
        found[beside].append(waited)
    return found


async def _timed(person: Person, line: str, option: str, typed: str, at: Channel, **filled: str) -> float:
    begun = perf_counter()
    await person.autocomplete(line, option, typed, at=at, **filled)
    return (perf_counter() - begun) * 1000


def as_table(told: dict[str, Any]) -> str:
    """The figures for people."""
    lines = ["Suggestions over the wire                           p50 ms    worst   beside hello's"]
    for name, times in told.items():
        lines.append(f"  {name:<44} {times['p50']:>9.2f} {times['worst']:>8.2f}   {times['times_hello']:.2f}")
    return "\n".join(lines)
