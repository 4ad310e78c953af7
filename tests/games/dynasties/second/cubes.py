"""Goods as a number per colour, in one fixed order, and every way to take some of them, by trying all."""

from functools import cache
from itertools import product

COLOURS = ("black", "white", "gold", "blue", "pink")
JOKER = "pink"
Cubes = tuple[int, ...]
NONE: Cubes = (0,) * len(COLOURS)


def cubes(**numbers: int) -> Cubes:
    """By name: `cubes(black=2, pink=1)`."""
    assert not set(numbers) - set(COLOURS)
    return tuple(numbers.get(colour, 0) for colour in COLOURS)


def of(goods: Cubes, colour: str) -> int:
    return goods[COLOURS.index(colour)]


def plus(goods: Cubes, more: Cubes) -> Cubes:
    return tuple(a + b for a, b in zip(goods, more, strict=True))


def minus(goods: Cubes, fewer: Cubes) -> Cubes:
    left = tuple(a - b for a, b in zip(goods, fewer, strict=True))
    assert min(left) >= 0, f"{fewer} is not in {goods}"
    return left


def within(some: Cubes, goods: Cubes) -> bool:
    return all(0 <= a <= b for a, b in zip(some, goods, strict=True))


@cache
def parts(goods: Cubes, size: int) -> tuple[Cubes, ...]:
    """Every choice of so many of these goods; goods of one colour are alike."""
    tried = product(*(range(min(n, size) + 1) for n in goods))
    return tuple(part for part in tried if sum(part) == size)


@cache
def payments(goods: Cubes, colour: str, price: int) -> tuple[Cubes, ...]:
    """Exactly the price, in the colour named or in pink."""
    return tuple(
        part
        for part in parts(goods, price)
        if all(n == 0 or each in (colour, JOKER) for each, n in zip(COLOURS, part, strict=True))
    )


@cache
def double_payments(goods: Cubes, prices: tuple[tuple[str, int], ...], free: int) -> tuple[Cubes, ...]:
    """Several colours at once, pink for any of them, and some more cubes of any colours."""
    size = sum(price for _, price in prices) + free
    return tuple(
        part
        for part in parts(goods, size)
        if sum(max(0, price - of(part, colour)) for colour, price in prices) <= of(part, JOKER)
    )


def divisions(goods: Cubes) -> list[frozenset[Cubes]]:
    """Into two groups that are not empty; which group is named first makes no difference here."""
    found = list[frozenset[Cubes]]()
    for group in groups(goods):
        division = frozenset([group, minus(goods, group)])
        if division not in found:
            found.append(division)
    return found


def groups(goods: Cubes) -> list[Cubes]:
    """Every group that can be named in a division: not empty and not all."""
    return [group for size in range(1, sum(goods)) for group in parts(goods, size)]
