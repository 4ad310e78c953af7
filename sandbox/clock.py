"""The server's clock: a real one, or one that tests move by hand."""

import time


class Clock:
    """Seconds since 1970."""

    def now(self) -> float:
        return time.time()


class HandClock(Clock):
    """It stands still until somebody moves it."""

    def __init__(self, now: float = 1_800_000_000.0) -> None:
        self._now = now

    def now(self) -> float:
        return self._now

    def move(self, seconds: float) -> None:
        """Let so much time pass."""
        self._now += seconds
