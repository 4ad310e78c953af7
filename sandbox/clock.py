"""The server's clock: a real one, or one that stands still; either can be moved on by hand."""

import time


class Clock:
    """Seconds since 1970, and what was added to them."""

    def __init__(self, ahead: float = 0.0) -> None:
        self.ahead = ahead
        """Seconds by which it was moved, all in all."""

    def now(self) -> float:
        return time.time() + self.ahead

    def move(self, seconds: float) -> None:
        """Let so much time pass."""
        self.ahead += seconds


class HandClock(Clock):
    """It stands still until somebody moves it."""

    def __init__(self, now: float = 1_800_000_000.0) -> None:
        super().__init__()
        self._began = now

    def now(self) -> float:
        return self._began + self.ahead
