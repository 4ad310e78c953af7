"""Randomness as a value: a keyed hash of a counter, carried in the state.

It must not appear in a view, a log or a `repr`: whoever knows the seed knows every draw to come.
"""

from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Any, TypeAlias, TypeVar

from msgspec import Struct

T = TypeVar("T")

Below: TypeAlias = Callable[[int], int]
"""`below(n)` is a number from 0 to n-1: how a player outside the rules rolls a die."""

_WORDS = 1 << 64


class Chance(Struct, frozen=True, forbid_unknown_fields=True):
    """The generator: a secret seed and how many words were taken from it. Drawing returns the next one."""

    seed: bytes
    drawn: int = 0

    def __repr__(self) -> str:
        return "Chance(hidden)"

    def __rich_repr__(self) -> list[tuple[str, Any]]:
        return []

    def below(self, n: int) -> tuple[int, "Chance"]:
        """A number from 0 to n-1, every one as likely as the next, and the generator after it."""
        number, drawn = _below(self.seed, self.drawn, n)
        return number, Chance(self.seed, drawn)

    def draw(self, counts: Sequence[int], how_many: int) -> tuple[tuple[int, ...], tuple[int, ...], "Chance"]:
        """Take pieces blindly from a multiset: (taken, left, generator). Takes all if there are fewer.

        Drawing from what is left is how a hidden pile works here: no order exists that could leak.
        """
        left, taken, drawn, total = list(counts), [0] * len(counts), self.drawn, sum(counts)
        for size in range(total, max(total - how_many, 0), -1):
            at, drawn = _below(self.seed, drawn, size)
            kind = 0
            while at >= left[kind]:
                at -= left[kind]
                kind += 1
            left[kind] -= 1
            taken[kind] += 1
        return tuple(taken), tuple(left), Chance(self.seed, drawn)

    def pick(self, items: Sequence[T], how_many: int) -> tuple[tuple[T, ...], tuple[T, ...], "Chance"]:
        """Take items blindly from a set of distinct ones: (taken in order, left, generator)."""
        left, taken, drawn = list(items), [], self.drawn
        for _ in range(min(how_many, len(left))):
            at, drawn = _below(self.seed, drawn, len(left))
            taken.append(left.pop(at))
        return tuple(taken), tuple(left), Chance(self.seed, drawn)


def _below(seed: bytes, drawn: int, n: int) -> tuple[int, int]:
    """Words above the last whole multiple of n are thrown away, so that no number is favoured."""
    if n < 1:
        raise ValueError(f"cannot draw one of {n}")
    fair = _WORDS - _WORDS % n
    while True:
        word = int.from_bytes(blake2b(drawn.to_bytes(8, "big"), digest_size=8, key=seed).digest(), "big")
        drawn += 1
        if word < fair:
            return word % n, drawn
