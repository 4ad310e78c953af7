"""What was drawn once and is needed again: sprites, letters, layers, whole pictures; never more than so many bytes."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, Protocol, TypeVar


class Kept(Protocol):
    """Anything that knows how much memory it takes."""

    @property
    def nbytes(self) -> int: ...


K = TypeVar("K", bound=Kept)


class Stock(Generic[K]):
    """The least recently used goes first. Threads may share it: two may make the same thing once each, no more."""

    def __init__(self, most: int) -> None:
        self.most, self.nbytes, self.made = most, 0, 0
        self._kept: OrderedDict[Hashable, K] = OrderedDict()
        self._lock = Lock()

    def get(self, key: Hashable, make: Callable[[], K]) -> K:
        """What is kept under this key, or else is made now."""
        with self._lock:
            if (kept := self._kept.get(key)) is not None:
                self._kept.move_to_end(key)
                return kept
        made = make()
        self._keep(key, made)
        return made

    def clear(self) -> None:
        """Keep nothing."""
        with self._lock:
            self._kept.clear()
            self.nbytes = 0

    def _keep(self, key: Hashable, made: K) -> None:
        with self._lock:
            self.made += 1
            if key in self._kept or made.nbytes > self.most:
                return
            self._kept[key] = made
            self.nbytes += made.nbytes
            while self.nbytes > self.most:
                self.nbytes -= self._kept.popitem(last=False)[1].nbytes

    def __len__(self) -> int:
        return len(self._kept)
