"""Time that is let pass: the clock moves on, threads fall asleep by it, and a bot that follows the clock is told."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

from sandbox.actions.threads import Threads
from sandbox.errors import DiscordError
from sandbox.world.places import World

FARTHEST = 3_650 * 86_400.0
"""Seconds by which the clock can be moved, all in all: a bot believes no more than about ten years."""

HELD = 25.0
"""Seconds until a bot that waits for news is told that there are none, before anybody takes it for lost."""

PATIENCE = 5.0
"""Seconds of real time in which the bots should have heard of it."""

There = Callable[[], bool]
"""Whether whoever asked is still there."""


class Passing:
    """A bot asks by how much the clock was moved, waits until that is no longer so, and asks again."""

    def __init__(self, world: World, threads: Threads) -> None:
        self._world, self._threads = world, threads
        self._waiting: dict[asyncio.Event, There] = {}
        self._caught_up = 0
        """How often somebody has asked who knew how late it is."""
        self._over = False

    async def on(self, seconds: float) -> None:
        """Let so much time pass. Whoever follows the clock has heard of it afterwards, if it is quick enough."""
        clock = self._world.clock
        if not 0 < seconds <= FARTHEST - clock.ahead:
            raise ValueError(f"time goes on by more than nothing, and by at most {FARTHEST:.0f} seconds in all")
        clock.go_on(seconds)
        await self._threads.let_sleep()
        awaited = self._caught_up + sum(there() for there in self._waiting.values())
        self._wake()
        with suppress(AssertionError):
            await self._world.pulse.until(lambda: self._caught_up >= awaited, str, PATIENCE)

    async def news(self, known: float, there: There) -> None:
        """Wait until the clock was moved by something else than this, but not for ever."""
        if self._over:
            raise DiscordError(503, 0, "503: Service Unavailable")
        if known != self._world.clock.ahead:
            return
        self._caught_up += 1
        self._world.pulse.beat()
        moved = asyncio.Event()
        self._waiting[moved] = there
        try:
            async with asyncio.timeout(HELD):
                await moved.wait()
        except TimeoutError:
            pass  # there are none
        finally:
            self._waiting.pop(moved, None)

    def end(self) -> None:
        """Nobody is kept waiting by a server that goes."""
        self._over = True
        self._wake()

    def _wake(self) -> None:
        for moved in self._waiting:
            moved.set()
        self._waiting.clear()
        self._world.pulse.beat()
