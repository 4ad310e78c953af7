"""Measuring the wire: a command used and answered over real sockets, by discord.py and by a bare client beside it."""

import asyncio
import sys
from statistics import median, quantiles
from time import perf_counter
from typing import Any

from msgspec import Struct

from sandbox.client.person import Person
from sandbox.process import BotProcess
from sandbox.server import Sandbox

ROUNDS = 5
TRIPS = 400
CROWDS = (1, 32)
"""People at once."""


class Trips(Struct, frozen=True):
    """Round trips a second, and how long one of them took, in milliseconds."""

    rate: float
    p50: float
    p99: float


def measure(rounds: int = ROUNDS) -> dict[str, Any]:
    """Both bots, in rounds in turn; and the memory of the one that has only started."""
    found: dict[str, list[dict[int, Trips]]] = {"discord": [], "bare": []}
    memory: list[int] = []
    for _ in range(rounds):
        for kind, each_round in found.items():
            trips, idle = asyncio.run(_round(kind))
            each_round.append(trips)
            memory += [idle] if kind == "discord" else []
    told: dict[str, Any] = {"idle_bytes": median(memory)}
    for crowd in CROWDS:
        for kind, each_round in found.items():
            told[f"{kind}_{crowd}"] = _middle([each[crowd] for each in each_round])
        pairs = zip(found["discord"], found["bare"], strict=True)
        told[f"times_bare_{crowd}"] = median(ours[crowd].rate / yard[crowd].rate for ours, yard in pairs)
    return told


async def _round(kind: str) -> tuple[dict[int, Trips], int]:
    async with Sandbox() as sandbox:
        world = sandbox.world
        people = [world.user(f"Person {number}") for number in range(max(CROWDS))]
        channel = world.channel(world.guild("The Quarry", *people), "games")
        async with BotProcess(sandbox, [sys.executable, "-m", "bench.wire.hello", kind]) as bot:
            idle = bot.memory()
            crowd = [Person(sandbox, user, channel) for user in people]
            await _use(crowd[:1], 50)  # the first ones pay for connections and caches
            return {size: await _use(crowd[:size], TRIPS) for size in CROWDS}, idle


async def _use(people: list[Person], trips: int) -> Trips:
    times: list[float] = []

    async def one(person: Person) -> None:
        for _ in range(trips // len(people)):
            start = perf_counter()
            await person.command("/hello")
            times.append(perf_counter() - start)

    start = perf_counter()
    await asyncio.gather(*map(one, people))
    took = perf_counter() - start
    percentiles = quantiles(times, n=100)
    return Trips(len(times) / took, percentiles[49] * 1000, percentiles[98] * 1000)


def _middle(rounds: list[Trips]) -> Trips:
    return Trips(*(median(getattr(each, name) for each in rounds) for name in ("rate", "p50", "p99")))


def as_table(told: dict[str, Any]) -> str:
    """The figures for people."""
    lines = ["Sandbox: a command used and answered     trips/s    p50 ms   p99 ms   beside bare aiohttp"]
    for crowd in CROWDS:
        for kind, name in (("discord", "discord.py"), ("bare", "bare aiohttp")):
            trips: Trips = told[f"{kind}_{crowd}"]
            ratio = f"{told[f'times_bare_{crowd}']:.2f}" if kind == "discord" else "1"
            lines.append(
                f"  {name:<14} {crowd:>2} at once {trips.rate:>20,.0f} {trips.p50:>9.2f} {trips.p99:>8.2f}   {ratio}"
            )
    return "\n".join([*lines, f"  an idle discord.py bot takes {told['idle_bytes'] / 2**20:.0f} MiB"])
