"""The players' tokens: each seat has a shape of its own, so that nobody needs to see its colour."""

from render.core.colours import Colour
from render.core.pen import Pen, Point, around


def disc(pen: Pen, fill: Colour, grown: float) -> None:
    pen.disc(fill, 0.5, 0.5, 0.40 + grown)


def square(pen: Pen, fill: Colour, grown: float) -> None:
    pen.rect(fill, 0.14 - grown, 0.14 - grown, 0.86 + grown, 0.86 + grown, 0.08)


def triangle(pen: Pen, fill: Colour, grown: float) -> None:
    pen.polygon(fill, *around(0.5, 0.60, 0.50 + grown * 1.6, 3))


def star(pen: Pen, fill: Colour, grown: float) -> None:
    outer, inner = around(0.5, 0.53, 0.48 + grown * 1.4, 5), around(0.5, 0.53, 0.23 + grown, 5, -54)
    points: list[Point] = [point for pair in zip(outer, inner, strict=True) for point in pair]
    pen.polygon(fill, *points)


def heart(pen: Pen, fill: Colour, grown: float) -> None:
    for x in (0.29, 0.71):
        pen.disc(fill, x, 0.34, 0.25 + grown)
    tip = 0.94 + grown * 1.5
    pen.polygon(fill, (0.08 - grown, 0.44), (0.5, 0.28), (0.92 + grown, 0.44), (0.5, tip))


SHAPES = (disc, square, triangle, star, heart)
"""By seat."""


def token(pen: Pen, seat: int, fill: Colour, rim: Colour) -> None:
    """A player's token with a rim around it."""
    shape = SHAPES[seat % len(SHAPES)]
    shape(pen, rim, 0.0)
    shape(pen, fill, -0.075)
