"""Where points come from, told apart by colour, by pattern and by a picture, so that nobody needs all three."""

from collections.abc import Callable

from render.core.colours import Colour
from render.core.pen import Pen
from render.games.carrara.tray import Tray

SOURCES = ("track", "announcement", "objects", "buildings", "coins")
"""In the order of a score."""


def part(pen: Pen, source: int, wide: int, fill: Colour, mark: Colour) -> None:
    """Part of a bar, so many pixels wide, in the colour and the pattern of its source."""
    pen.rect(fill, 0, 0, 1, pen.height, 6 / wide)
    PATTERNS[source](pen, mark, 1 / wide)


def _plain(pen: Pen, mark: Colour, pixel: float) -> None:
    """What was scored during play needs none."""


def _hatched(pen: Pen, mark: Colour, pixel: float) -> None:
    at = -pen.height
    while at < 1:
        pen.line(mark, 4 * pixel, (at, pen.height), (at + pen.height, 0))
        at += 14 * pixel


def _diamonds(pen: Pen, mark: Colour, pixel: float) -> None:
    for x, y in _places(pen, 18 * pixel):
        r = 5 * pixel
        pen.polygon(mark, (x, y - r), (x + r, y), (x, y + r), (x - r, y))


def _bricks(pen: Pen, mark: Colour, pixel: float) -> None:
    high, long, line = 14 * pixel, 30 * pixel, 3 * pixel
    for row in range(int(pen.height / high) + 1):
        top = row * high
        pen.rect(mark, 0, top + high - line, 1, top + high)
        x = long / (1 + row % 2)
        while x < 1:
            pen.rect(mark, x, top, x + line, top + high)
            x += long


def _rings(pen: Pen, mark: Colour, pixel: float) -> None:
    for x, y in _places(pen, 24 * pixel):
        pen.ring(mark, x, y, 8 * pixel, 3 * pixel)


def _places(pen: Pen, step: float) -> list[tuple[float, float]]:
    """Places for small marks, every other row shifted by half a step."""
    rows, columns = int(pen.height / step) + 2, int(1 / step) + 2
    return [((x + 0.5 * (y % 2)) * step, (y + 0.5) * step) for y in range(rows) for x in range(columns)]


PATTERNS: tuple[Callable[[Pen, Colour, float], None], ...] = (_plain, _hatched, _diamonds, _bricks, _rings)
"""By source."""


def inks(tray: Tray, source: int) -> tuple[Colour, Colour, Colour]:
    """A source's colour, that of its pattern, and that of numbers upon it."""
    own, red, blue = tray.colours, tray.colours.stones[2], tray.colours.stones[4]
    return (
        (own.laurel, own.laurel_dark, own.door),
        (red.front, red.side, red.mark),
        (blue.front, blue.top, blue.mark),
        (own.wall, own.shade, own.door),
        (own.gold, own.gold_dark, own.door),
    )[source]


def strip(tray: Tray, source: int, left: float, top: float, width: int, height: int) -> None:
    """A piece of a bar: in a chart, or to explain it."""
    fill, mark, _ = inks(tray, source)
    tray.canvas.picture(left, top, width, height, part, source, width, fill, mark)


def called(tray: Tray, source: int) -> str:
    """A source's name, short enough to stand above a column."""
    name = SOURCES[source]
    return tray.easel.say("picture-reckoning-track") if name == "track" else tray.easel.speaker.source(name)


def emblem(tray: Tray, source: int, x: float, y: float, size: float) -> None:
    """A source's picture: the thing that brings the points."""
    match SOURCES[source]:
        case "track":
            tray.points(x, y, size)
        case "announcement":
            tray.pennant(x, y, size)
        case "objects":
            tray.thing(x, y, size, "crown")
        case "buildings":
            tray.building(x, y, size, "palazzo")
        case _:
            tray.coin(x, y, size)
