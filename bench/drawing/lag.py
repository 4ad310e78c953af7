"""How late an event loop is while pictures are drawn in threads beside it."""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from statistics import median, quantiles
from time import perf_counter

from render.core.scene import Scene
from render.core.studio import Studio

TICK = 0.001
"""Seconds the loop means to sleep."""
SECONDS = 3.0
THREADS = 2


def measure(studio: Studio, scenes: Sequence[Scene]) -> dict[str, dict[str, float]]:
    """Milliseconds late: alone, and with two threads that draw one picture after the other."""
    return asyncio.run(_measure(studio, scenes))


async def _measure(studio: Studio, scenes: Sequence[Scene]) -> dict[str, dict[str, float]]:
    idle = await _ticked()
    with ThreadPoolExecutor(THREADS) as threads:
        drawing = [asyncio.create_task(_draw(studio, scenes[n::THREADS], threads)) for n in range(THREADS)]
        busy = await _ticked()
        for task in drawing:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
    return {"idle": _percentiles(idle), "drawing": _percentiles(busy)}


async def _ticked() -> list[float]:
    late, end = [], perf_counter() + SECONDS
    while (begun := perf_counter()) < end:
        await asyncio.sleep(TICK)
        late.append((perf_counter() - begun - TICK) * 1000)
    return late


async def _draw(studio: Studio, scenes: Sequence[Scene], threads: ThreadPoolExecutor) -> None:
    loop = asyncio.get_running_loop()
    while True:
        for scene in scenes:
            studio.files.clear()
            await loop.run_in_executor(threads, studio.draw, scene)


def _percentiles(late: list[float]) -> dict[str, float]:
    return {"p50": median(late), "p99": quantiles(late, n=100)[98], "worst": max(late)}
