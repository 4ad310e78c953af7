"""Where things stand on the wheel: each in its section, and none upon another."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from math import asin, atan2, degrees, hypot

from msgspec import Struct

from render.core.pen import Point
from render.games.carrara.wedges import Wedge, polar, wedges

RADIUS = 306
"""Of the wheel on the picture of the table; all measures are for this, and grow with it."""
WIDE, HIGH = 97, 103
"""What blocks of one colour take with their price: the same everywhere, so that every price is as large."""
NEAREST, FARTHEST, ASIDE = 151, 256, 42
"""How far from the middle of the wheel a thing may stand, and how far it keeps from the border of its section."""
RINGS: tuple[tuple[tuple[int, int], ...], ...] = (
    (),
    ((206, 1),),
    ((222, 2),),
    ((252, 2), (162, 1)),
    ((252, 2), (156, 2)),
    ((252, 3), (156, 2)),
    ((252, 4), (156, 2)),
    ((252, 5), (156, 2)),
)
"""For so many things in a section: how far from the middle of the wheel, and how many stand there side by side."""
ROUNDS, ENOUGH = 80, 0.5
"""How often things that meet are moved apart, and by how many pixels they may meet."""


class Section(Struct, frozen=True):
    """A section as it is drawn, and the places of the things in it, from the middle of the wheel."""

    wedge: Wedge
    spots: tuple[Point, ...]
    """In the order in which one reads."""


@lru_cache(1024)
def sections(things: tuple[int, ...]) -> tuple[Section, ...]:
    """With so many things in each."""
    made = wedges(things)
    homes = [wedge for wedge, n in zip(made, things, strict=True) for _ in range(n)]
    begun = [spot for wedge, n in zip(made, things, strict=True) for spot in _ringed(wedge, n)]
    spots = iter(_settled(begun, homes))
    return tuple(
        Section(wedge, tuple(sorted((next(spots) for _ in range(n)), key=_row)))
        for wedge, n in zip(made, things, strict=True)
    )


def _row(spot: Point) -> tuple[int, float]:
    """The order in which one reads."""
    return round(spot[1] / (HIGH / 2)), spot[0]


def _ringed(wedge: Wedge, things: int) -> list[Point]:
    """Side by side, on one ring or on two."""
    made = list[Point]()
    for distance, n in RINGS[things]:
        apart = min(wedge.broad / n, degrees(WIDE / distance) * 1.3)
        made += [polar(wedge.middle + (at - (n - 1) / 2) * apart, distance) for at in range(n)]
    return made


def _settled(begun: Sequence[Point], homes: Sequence[Wedge]) -> list[Point]:
    """Things that stand upon each other are moved apart, and back into their sections, until none does."""
    spots = list(begun)
    for _ in range(ROUNDS):
        meeting = False
        for one, other in combinations(range(len(spots)), 2):
            if push := _push(spots[one], spots[other]):
                meeting = True
                spots[one] = (spots[one][0] + push[0], spots[one][1] + push[1])
                spots[other] = (spots[other][0] - push[0], spots[other][1] - push[1])
        if not meeting:
            break
        spots = [_home(spot, wedge) for spot, wedge in zip(spots, homes, strict=True)]
    return spots


def _push(one: Point, other: Point) -> Point | None:
    """Half of the shortest way out of each other; None if they do not meet."""
    x, y = one[0] - other[0], one[1] - other[1]
    across, down = WIDE - abs(x), HIGH - abs(y)
    if min(across, down) <= ENOUGH:
        return None
    return (across / 2 if x >= 0 else -across / 2, 0.0) if across < down else (0.0, down / 2 if y >= 0 else -down / 2)


def _home(spot: Point, wedge: Wedge) -> Point:
    """The nearest place within its section."""
    distance = min(FARTHEST, max(NEAREST, hypot(*spot)))
    turned = (degrees(atan2(spot[1], spot[0])) - wedge.middle + 180) % 360 - 180
    room = max(0.0, wedge.broad / 2 - degrees(asin(ASIDE / distance)))
    return polar(wedge.middle + min(room, max(-room, turned)), distance)
