"""The server's clock: a real one, or one that stands still; for either, time can be let pass."""

import time


class Clock:
    """Seconds since 1970, and those that were let pass besides."""

    runs = True
    """Whether time goes by itself."""

    def __init__(self, ahead: float = 0.0) -> None:
        self.ahead = ahead
        """Seconds that were let pass, all in all: so much ahead is whoever follows this clock."""

    def now(self) -> float:
        return time.time() + self.ahead

    def go_on(self, seconds: float) -> None:
        """Let so much time pass; `Sandbox.pass_time` does that for everything."""
        self.ahead += seconds


class HandClock(Clock):
    """It stands still until somebody moves it."""

    runs = False

    def __init__(self, now: float = 1_800_000_000.0) -> None:
        super().__init__()
        self._shows = now

    def now(self) -> float:
        return self._shows + self.ahead

    def move(self, seconds: float) -> None:
        """Let it show a later or an earlier time, and nothing else: no thread sleeps of it, and no bot hears of it."""
        self._shows += seconds
