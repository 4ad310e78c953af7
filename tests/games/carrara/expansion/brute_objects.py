"""The Object cards of Carrara's expansion by brute force: objects parted into sets in every way there is.

Objects are six counts (book, crown, gate, cup, flag, coat). No card tells the types apart, so what was found is
remembered by the counts in ascending order: all 7 to the 6th are then only 924, and a run over all takes seconds.
"""

from functools import cache
from itertools import combinations, combinations_with_replacement
from math import prod

Counts = tuple[int, ...]


def identical(size: int) -> list[Counts]:
    return [tuple(size if kind == other else 0 for other in range(6)) for kind in range(6)]


def different(size: int) -> list[Counts]:
    return [tuple(int(kind in chosen) for kind in range(6)) for chosen in combinations(range(6), size)]


def together(*sets: Counts) -> Counts:
    return tuple(sum(counts) for counts in zip(*sets, strict=True))


def fits(wanted: Counts, objects: Counts) -> bool:
    return all(map(int.__le__, wanted, objects))


def without(wanted: Counts, objects: Counts) -> Counts:
    """What is left, in ascending order."""
    return tuple(sorted(map(int.__sub__, objects, wanted)))


NEEDED = {
    2: [identical(2)] * 3,
    3: [identical(3)] * 2,
    4: [identical(4)],
    5: [identical(2), identical(4)],
    6: [different(4)],
    7: [different(3)] * 2,
    8: [identical(2)] * 3,
}
"""The sets one has to take out one after the other, each in all its kinds."""

PAID = {
    1: [(one, 3) for one in identical(1)],
    2: [(pair, 5) for pair in identical(2)],
    3: [(triplet, 7) for triplet in identical(3)],
    4: [(same, vp) for size, vp in ((2, 3), (3, 6), (4, 10), (5, 15), (6, 21)) for same in identical(size)],
    5: [(together(pair, four), 20) for pair in identical(2) for four in identical(4)],
    6: [(other, vp) for size, vp in ((2, 3), (3, 7), (4, 12), (5, 18), (6, 24)) for other in different(size)],
    7: [(three, 8) for three in different(3)],
}
"""The sets that bring points, with these."""

GROUPS = [group for size in (2, 3, 4, 5, 6) for group in identical(size)]
PRODUCTS = [
    (together(*groups), prod(sum(group) for group in groups))
    for number in (1, 2, 3)
    for groups in combinations_with_replacement(GROUPS, number)
    if fits(together(*groups), (6,) * 6)
]
"""At most three groups of the eighth card, several of one type among them, and their product."""


def object_met(number: int, players: int, objects: Counts) -> bool:
    if number == 1:
        return sum(objects) >= {2: 8, 3: 7, 4: 6}[players]
    return _collected(number, 0, tuple(sorted(objects)))


@cache
def _collected(number: int, sets: int, objects: Counts) -> bool:
    if sets == len(NEEDED[number]):
        return True
    tried = [each for each in NEEDED[number][sets] if fits(each, objects)]
    return any(_collected(number, sets + 1, without(each, objects)) for each in tried)


def object_points(number: int, objects: Counts) -> int:
    return _points(number, tuple(sorted(objects)))


@cache
def _points(number: int, objects: Counts) -> int:
    """Nothing more is put into a set, and each counts 1; or one set is, and then the rest is looked at."""
    if number == 8:
        return max([sum(objects)] + [n + sum(objects) - sum(used) for used, n in PRODUCTS if fits(used, objects)])
    tried = [(each, vp) for each, vp in PAID[number] if fits(each, objects)]
    return max([sum(objects)] + [vp + _points(number, without(each, objects)) for each, vp in tried])
