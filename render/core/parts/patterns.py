"""Patterns of bars: what has a colour is told apart by its pattern, too."""

from collections.abc import Callable
from math import sin

from render.core.colours import Colour
from render.core.pen import Pen


def part(pen: Pen, pattern: int, wide: int, fill: Colour, mark: Colour) -> None:
    """Part of a bar, so many pixels wide, in a colour and a pattern."""
    pen.rect(fill, 0, 0, 1, pen.height, 6 / wide)
    PATTERNS[pattern](pen, mark, 1 / wide)


def _plain(pen: Pen, mark: Colour, pixel: float) -> None:
    """One of several needs none."""


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


def _stripes(pen: Pen, mark: Colour, pixel: float) -> None:
    x = 5 * pixel
    while x < 1:
        pen.rect(mark, x, 0, x + 4 * pixel, pen.height)
        x += 14 * pixel


def _checks(pen: Pen, mark: Colour, pixel: float) -> None:
    side = 10 * pixel
    for row in range(int(pen.height / side) + 1):
        for column in range(row % 2, int(1 / side) + 1, 2):
            pen.rect(mark, column * side, row * side, (column + 1) * side, (row + 1) * side)


def _waves(pen: Pen, mark: Colour, pixel: float) -> None:
    steps = [step * 4 * pixel for step in range(int(0.25 / pixel) + 2)]
    y = 8 * pixel
    while y < pen.height:
        pen.line(mark, 4 * pixel, *[(x, y + 4 * pixel * sin(x / pixel / 4)) for x in steps])
        y += 13 * pixel


def _crosses(pen: Pen, mark: Colour, pixel: float) -> None:
    for x, y in _places(pen, 20 * pixel):
        for long, thick in ((7, 2), (2, 7)):
            pen.rect(mark, x - long * pixel, y - thick * pixel, x + long * pixel, y + thick * pixel)


def _places(pen: Pen, step: float) -> list[tuple[float, float]]:
    """Places for small marks, every other row shifted by half a step."""
    rows, columns = int(pen.height / step) + 2, int(1 / step) + 2
    return [((x + 0.5 * (y % 2)) * step, (y + 0.5) * step) for y in range(rows) for x in range(columns)]


PATTERNS: tuple[Callable[[Pen, Colour, float], None], ...] = (
    _plain,
    _hatched,
    _diamonds,
    _bricks,
    _rings,
    _stripes,
    _checks,
    _waves,
    _crosses,
)
