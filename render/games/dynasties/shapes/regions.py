"""The coats of the four regions: a rose, a lily, a castle and an eagle, each on its shield."""

from collections.abc import Callable

from render.core.colours import Colour
from render.core.pen import Pen, Point, around


def shield(pen: Pen, region: str, fill: Colour, mark: Colour, rim: Colour) -> None:
    """A coat of arms: the shield of a region with its emblem."""
    for ink, inner in ((rim, 0.0), (fill, 0.055)):
        pen.polygon(ink, *_outline(inner))
    EMBLEMS[region](pen, mark, fill)


def _outline(inner: float) -> list[Point]:
    left, right, top, low = 0.06 + inner, 0.94 - inner, 0.02 + inner, 0.99 - inner * 1.3
    bend = 0.52
    return [
        (left, top),
        (right, top),
        (right, bend),
        (right - 0.09, 0.74),
        (0.5, low),
        (left + 0.09, 0.74),
        (left, bend),
    ]


def rose(pen: Pen, ink: Colour, ground: Colour) -> None:
    """Five petals around a heart: Britannia."""
    for x, y in around(0.5, 0.46, 0.19, 5):
        pen.disc(ink, x, y, 0.145)
    pen.disc(ground, 0.5, 0.46, 0.105)
    pen.disc(ink, 0.5, 0.46, 0.06)


def lily(pen: Pen, ink: Colour, ground: Colour) -> None:
    """Three petals bound together: France."""
    pen.polygon(ink, (0.5, 0.12), (0.61, 0.34), (0.56, 0.56), (0.44, 0.56), (0.39, 0.34))
    for side in (-1, 1):
        pen.arc(ink, 0.5 + side * 0.19, 0.46, 0.13, 95 - side * 85, 95 - side * 275, 0.10)
    pen.rect(ink, 0.27, 0.54, 0.73, 0.63)
    pen.polygon(ink, (0.44, 0.62), (0.56, 0.62), (0.60, 0.80), (0.5, 0.87), (0.40, 0.80))


def castle(pen: Pen, ink: Colour, ground: Colour) -> None:
    """A wall with battlements and a gate: Hispania."""
    pen.rect(ink, 0.22, 0.38, 0.78, 0.74)
    for x in (0.22, 0.445, 0.67):
        pen.rect(ink, x, 0.24, x + 0.11, 0.42)
    pen.rect(ink, 0.39, 0.15, 0.61, 0.30)
    pen.rect(ground, 0.42, 0.56, 0.58, 0.75)
    pen.disc(ground, 0.5, 0.56, 0.08)


def eagle(pen: Pen, ink: Colour, ground: Colour) -> None:
    """Two heads, two wings: the empire."""
    for side in (-1, 1):
        pen.polygon(
            ink,
            (0.5, 0.34),
            (0.5 + side * 0.14, 0.40),
            (0.5 + side * 0.20, 0.20),
            (0.5 + side * 0.36, 0.24),
            (0.5 + side * 0.38, 0.60),
            (0.5 + side * 0.25, 0.52),
            (0.5 + side * 0.16, 0.64),
            (0.5, 0.58),
        )
        pen.disc(ink, 0.5 + side * 0.09, 0.20, 0.065)
        pen.polygon(ink, (0.5 + side * 0.12, 0.14), (0.5 + side * 0.24, 0.19), (0.5 + side * 0.11, 0.25))
        pen.line(ink, 0.07, (0.5 + side * 0.08, 0.22), (0.5 + side * 0.03, 0.36))
    pen.polygon(ink, (0.42, 0.34), (0.58, 0.34), (0.56, 0.64), (0.64, 0.84), (0.5, 0.76), (0.36, 0.84), (0.44, 0.64))


EMBLEMS: dict[str, Callable[[Pen, Colour, Colour], None]] = {
    "britannia": rose,
    "france": lily,
    "hispania": castle,
    "empire": eagle,
}
