"""Randomness as a value: a keyed hash of a counter, carried in the state.

It must not appear in a view, a log or a `repr`: whoever knows the seed knows every draw to come.
"""

from collections.abc import Callable, Sequence
from hashlib import blake2b
from struct import unpack
from typing import Any, TypeAlias, TypeVar

from msgspec import Struct

T = TypeVar("T")

Below: TypeAlias = Callable[[int], int]
"""`below(n)` is a number from 0 to n-1: how a player outside the rules rolls a die."""

_WORDS = 1 << 64
_PER_HASH = 8


class Chance(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The generator: a secret seed and how many words were taken from it. Drawing returns the next one.

    >>> first = Chance(b"sixteen bytes...")
    >>> number, second = first.below(6)
    >>> first.below(6)[0] == number, second.drawn > first.drawn
    (True, True)
    """

    seed: bytes
    drawn: int = 0

    def __repr__(self) -> str:
        return "Chance(hidden)"

    def __rich_repr__(self) -> list[tuple[str, Any]]:
        return []

    def below(self, n: int) -> tuple[int, "Chance"]:
        """A number from 0 to n-1, every one as likely as the next, and the generator after it."""
        stream = _Stream(self.seed, self.drawn)
        return stream.below(n), Chance(self.seed, stream.drawn)

    def draw(self, counts: Sequence[int], how_many: int) -> tuple[tuple[int, ...], tuple[int, ...], "Chance"]:
        """Take pieces blindly from a multiset: (taken, left, generator). Takes all if there are fewer.

        Drawing from what is left is how a hidden pile works here: no order exists that could leak.
        """
        left, taken, total = list(counts), [0] * len(counts), sum(counts)
        below = (stream := _Stream(self.seed, self.drawn)).below
        for size in range(total, max(total - how_many, 0), -1):
            at = below(size)
            for kind, n in enumerate(left):
                if at < n:
                    left[kind] = n - 1
                    taken[kind] += 1
                    break
                at -= n
        return tuple(taken), tuple(left), Chance(self.seed, stream.drawn)

    def pick(self, items: Sequence[T], how_many: int) -> tuple[tuple[T, ...], tuple[T, ...], "Chance"]:
        """Take items blindly from a set of distinct ones: (taken in order, left, generator)."""
        left, taken, stream = list(items), [], _Stream(self.seed, self.drawn)
        for _ in range(min(how_many, len(left))):
            taken.append(left.pop(stream.below(len(left))))
        return tuple(taken), tuple(left), Chance(self.seed, stream.drawn)


class _Stream:
    """The words from one on, eight to a hash; it lives no longer than one draw."""

    __slots__ = ("_seed", "_words", "drawn")

    def __init__(self, seed: bytes, drawn: int) -> None:
        self._seed, self.drawn = seed, drawn
        self._words: tuple[int, ...] = ()

    def below(self, n: int) -> int:
        """Words above the last whole multiple of n are thrown away, so that no number is favoured."""
        if not 1 <= n <= _WORDS:
            raise ValueError(f"cannot draw one of {n}")
        while True:
            place = self.drawn % _PER_HASH
            if not place or not self._words:
                block = (self.drawn // _PER_HASH).to_bytes(8, "big")
                self._words = unpack(">8Q", blake2b(block, key=self._seed).digest())
            self.drawn += 1
            word = self._words[place]
            if word < _WORDS - _WORDS % n:
                return word % n
