"""Ids as Discord makes them: numbers that hold the time, as strings."""

from sandbox.clock import Clock

EPOCH_MS = 1_420_070_400_000
"""The first millisecond of 2015, from which Discord counts."""

_TIME_SHIFT, _COUNTERS = 22, 1 << 12


class Snowflakes:
    """No two are the same, and later ones are greater."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last, self._counter = 0, 0

    def next(self) -> str:
        """A new id."""
        now = max(int(self._clock.now() * 1000) - EPOCH_MS, self._last)
        self._counter = self._counter + 1 if now == self._last else 0
        if self._counter == _COUNTERS:
            now, self._counter = now + 1, 0
        self._last = now
        return str((now << _TIME_SHIFT) | self._counter)


def made_at(id: str) -> float:
    """When an id was made, in seconds since 1970."""
    return ((int(id) >> _TIME_SHIFT) + EPOCH_MS) / 1000
