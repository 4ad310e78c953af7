"""A beat whenever something may have changed, so that who waits for something looks again at once."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

PATIENCE = 20.0
"""Seconds of real time until whoever waits gives up: far more than anything here takes."""

T = TypeVar("T")


class Pulse:
    """Waiting without asking every few milliseconds."""

    def __init__(self) -> None:
        self._next = asyncio.Event()

    def beat(self) -> None:
        """Something may have changed."""
        beaten, self._next = self._next, asyncio.Event()
        beaten.set()

    @property
    def next_beat(self) -> asyncio.Event:
        """Taken before one looks, waited for afterwards: nothing is missed in between."""
        return self._next

    async def until(self, look: Callable[[], T], otherwise: Callable[[], str], patience: float = PATIENCE) -> T:
        """Wait until looking finds something; else say what was there instead."""
        try:
            async with asyncio.timeout(patience):
                while not (found := look()):
                    await self._next.wait()
                return found
        except TimeoutError:
            raise AssertionError(otherwise()) from None
