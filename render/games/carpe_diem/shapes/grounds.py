"""The ground of a tile: pasture, and the parts of elements that leave it through its edges. Villas are angular,
landscapes round, dwellings have a gable; emblems are put upon them, upright however the tile is turned."""

from collections.abc import Sequence
from math import cos, pi, sin

from msgspec import Struct

from render.core.colours import Colour
from render.core.pen import Pen, Point

HALF = 0.27
"""Half of an opening: the same everywhere, so that two parts meet."""
DEEP, DEEPER, WHOLE = 0.38, 0.44, 0.76
"""How far a part with one opening goes into a tile that shows something else beside it, or opposite, or nothing."""

LINE, BROAD, GLOW = 0.022, 0.085, 0.05
"""How thick the line around a part is; around what is finished, and the golden one upon that."""


class Part(Struct, frozen=True):
    """A part of an element on a tile: its outline, which lines of that are drawn, and where its emblem stands."""

    outline: tuple[Point, ...]
    lines: tuple[tuple[Point, ...], ...]
    x: float
    y: float
    room: float


class Look(Struct, frozen=True):
    """How a part is painted."""

    group: str
    sides: tuple[int, ...]
    fill: Colour
    edge: Colour
    glow: Colour | None = None
    """The line around what is finished."""


def ground(pen: Pen, grass: Colour, hedge: Colour, looks: tuple[Look, ...]) -> None:
    """A tile without its emblems."""
    pen.rect(hedge, 0, 0, 1, 1, 0.06)
    pen.rect(grass, 0.025, 0.025, 0.975, 0.975, 0.05)
    sides = [look.sides for look in looks]
    for look in looks:
        part = part_of(look.group, look.sides, [other for other in sides if other != look.sides])
        pen.polygon(look.fill, *part.outline)
        for line in part.lines:
            pen.line(look.edge, LINE if look.glow is None else BROAD, *line)
            if look.glow is not None:
                pen.line(look.glow, GLOW, *line)


def plaza(pen: Pen, grass: Colour, hedge: Colour, stone: Colour, edge: Colour, glow: Colour | None) -> None:
    """A tile with a building on paved ground, pasture all around."""
    ground(pen, grass, hedge, ())
    rims = ((edge, LINE),) if glow is None else ((edge, BROAD), (glow, GLOW + LINE))
    for ink, thick in rims:
        pen.rect(ink, 0.15 - thick, 0.15 - thick, 0.85 + thick, 0.85 + thick, 0.12)
    pen.rect(stone, 0.15, 0.15, 0.85, 0.85, 0.10)


def part_of(group: str, sides: tuple[int, ...], others: Sequence[tuple[int, ...]]) -> Part:
    """What a part looks like beside the others of its tile. Sides are counted clockwise from the north."""
    if len(sides) == 1:
        across = others == [((sides[0] + 2) % 4,)]
        return turned(_end(group, WHOLE if not others else DEEPER if across else DEEP), sides[0])
    if sides[1] - sides[0] == 2:
        bulge = 0.0 if not others else -0.16 if others[0][0] == sides[0] + 1 else 0.16
        return turned(_straight(bulge), sides[0])
    return turned(_corner(), 3 if sides == (0, 3) else sides[0])


def _end(group: str, deep: float) -> Part:
    """One opening, to the north."""
    path = {"villa": _angular, "landscape": _round, "dwelling": _gabled}[group](deep)
    y, room = (0.37, 0.46) if deep == WHOLE else (deep * 0.49, deep * 0.82)
    return Part(tuple(path), (tuple(path),), 0.5, y, room)


def _angular(deep: float) -> list[Point]:
    right, inner = 0.5 + HALF, 0.5 + HALF * (0.45 if deep < 0.5 else 1)
    shoulder = deep * 0.45
    return [(right, 0), (right, shoulder), (inner, deep), (1 - inner, deep), (1 - right, shoulder), (1 - right, 0)]


def _round(deep: float) -> list[Point]:
    if deep < 0.5:
        return [(0.5 + HALF * cos(pi * s / 20), deep * sin(pi * s / 20)) for s in range(21)]
    wide = 0.35
    arc = [
        (0.5 + wide * sin(a), 0.44 + wide * 0.92 * -cos(a)) for a in (pi * (0.28 + 1.44 * s / 24) for s in range(25))
    ]
    return [(0.5 + HALF, 0), *arc, (0.5 - HALF, 0)]


def _gabled(deep: float) -> list[Point]:
    wall = deep * 0.48 if deep < 0.5 else deep * 0.62
    return [(0.5 + HALF, 0), (0.5 + HALF, wall), (0.5, deep + 0.04), (0.5 - HALF, wall), (0.5 - HALF, 0)]


def _straight(bulge: float) -> Part:
    """From north to south, giving way to what lies east or west."""
    steps = [step / 16 for step in range(17)]
    left = [(0.5 - HALF + bulge * 0.9 * sin(pi * s), s) for s in steps]
    narrow = 0.09 if bulge else 0.0
    right = [(0.5 + HALF + bulge * 0.9 * sin(pi * s), s) for s in steps]
    if bulge < 0:
        right = [(x - narrow * sin(pi * y), y) for x, y in right]
    else:
        left = [(x + narrow * sin(pi * y), y) for x, y in left]
    return Part((*left, *reversed(right)), (tuple(left), tuple(right)), 0.5 + bulge * 1.1, 0.5, 0.36)


def _corner() -> Part:
    """From north to east, around the corner between."""
    angles = [pi / 2 * (1 + step / 16) for step in range(17)]
    outer, inner = (
        tuple((1 + radius * cos(a), radius * sin(a)) for a in angles) for radius in (0.5 + HALF, 0.5 - HALF)
    )
    return Part((*outer, *reversed(inner)), (outer, inner), 0.645, 0.355, 0.36)


def turned(part: Part, quarters: int) -> Part:
    """The same, clockwise by so many quarter turns."""

    def turn(point: Point) -> Point:
        for _ in range(quarters):
            point = (1 - point[1], point[0])
        return point

    x, y = turn((part.x, part.y))
    lines = tuple(tuple(map(turn, line)) for line in part.lines)
    return Part(tuple(map(turn, part.outline)), lines, x, y, part.room)
