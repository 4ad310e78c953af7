"""What time it is, whatever happens to the machine's clock while we run."""

import time
from collections.abc import Callable

NOTICED = 60
"""Seconds. A clock that is put right by less is followed and nothing more."""


class Watch:
    """Seconds since 1970 as they pass. If the clock on the wall is put forwards or back, or the machine sleeps, no
    time passes by that: it is followed when `follow` is called, and clocks are moved along."""

    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] | None = None) -> None:
        self.wall = wall
        self._steady = steady or (time.monotonic if wall is time.time else wall)
        self._base: float | None = None

    def now(self) -> int:
        """The time."""
        return int(self._begun + self._steady())

    def follow(self) -> int:
        """By how much the clock on the wall was moved since this was last asked, if that is worth noticing."""
        before = self._begun
        self._base = self.wall() - self._steady()
        moved = self._base - before
        return int(moved) if abs(moved) >= NOTICED else 0

    @property
    def _begun(self) -> float:
        """What the clock on the wall showed when the steady one began; looked up when it is first asked for."""
        if self._base is None:
            self._base = self.wall() - self._steady()
        return self._base
