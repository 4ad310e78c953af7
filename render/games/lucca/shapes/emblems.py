"""The emblem of each colour, so that nobody needs to see the colour itself: flame, leaf, acorn, moon, waves, key."""

from collections.abc import Callable
from math import cos, pi, sin

from render.core.colours import Colour
from render.core.pen import Pen, Point


def emblem(pen: Pen, kind: str, ink: Colour, ground: Colour) -> None:
    """The emblem of this colour; what is cut out of it has the colour of the ground."""
    KINDS[kind](pen, ink, ground)


def flame(pen: Pen, ink: Colour, ground: Colour) -> None:
    """For red."""
    outer = ((0.56, 0.0), (0.60, 0.20), (0.80, 0.40), (0.90, 0.64), (0.80, 0.86), (0.62, 0.99), (0.38, 0.99))
    pen.polygon(ink, *outer, (0.18, 0.86), (0.10, 0.64), (0.16, 0.44), (0.28, 0.30), (0.34, 0.46), (0.48, 0.26))
    pen.polygon(ground, (0.52, 0.54), (0.68, 0.76), (0.62, 0.92), (0.40, 0.92), (0.34, 0.76))


def leaf(pen: Pen, ink: Colour, ground: Colour) -> None:
    """For green."""
    pen.polygon(ink, *_lens((0.16, 0.84), (0.98, 0.02), 0.30))
    pen.line(ink, 0.09, (0.05, 0.95), (0.25, 0.75))
    pen.line(ground, 0.06, (0.24, 0.76), (0.76, 0.24))


def _lens(one: Point, other: Point, deep: float) -> list[Point]:
    """Two arcs between two points."""
    (x, y), steps = (other[0] - one[0], other[1] - one[1]), [step / 14 for step in range(15)]
    bulge = [sin(pi * step) * deep / (x * x + y * y) ** 0.5 for step in steps]
    upper = [(one[0] + x * s + y * b, one[1] + y * s - x * b) for s, b in zip(steps, bulge, strict=True)]
    lower = [(one[0] + x * s - y * b, one[1] + y * s + x * b) for s, b in zip(steps, bulge, strict=True)]
    return [*upper, *reversed(lower)]


def acorn(pen: Pen, ink: Colour, ground: Colour) -> None:
    """For brown."""
    pen.rect(ink, 0.44, 0.0, 0.56, 0.2)
    nut = [(0.5 + 0.34 * cos(pi * s / 12), 0.48 + 0.42 * sin(pi * s / 12)) for s in range(13)]
    pen.polygon(ink, *nut)
    pen.polygon(ink, (0.40, 0.86), (0.60, 0.86), (0.5, 1.0))
    cap = [(0.5 - 0.46 * cos(pi * s / 12), 0.42 - 0.30 * sin(pi * s / 12)) for s in range(13)]
    pen.polygon(ink, *cap)
    pen.rect(ground, 0.02, 0.42, 0.98, 0.49)


def moon(pen: Pen, ink: Colour, ground: Colour) -> None:
    """For grey: a crescent."""
    outer = [(0.48 + 0.48 * cos(a), 0.5 + 0.48 * sin(a)) for a in _turn(0.22, 1.78)]
    inner = [(0.66 + 0.34 * cos(a), 0.5 + 0.36 * sin(a)) for a in _turn(0.30, 1.70)]
    pen.polygon(ink, *outer, *reversed(inner))


def _turn(begin: float, end: float) -> list[float]:
    return [pi * (begin + (end - begin) * step / 24) for step in range(25)]


def waves(pen: Pen, ink: Colour, ground: Colour) -> None:
    """For blue."""
    for y in (0.20, 0.50, 0.80):
        pen.line(ink, 0.13, *[(0.07 + 0.86 * s / 24, y - 0.08 * sin(pi * s / 6)) for s in range(25)])


def key(pen: Pen, ink: Colour, ground: Colour) -> None:
    """For black."""
    pen.ring(ink, 0.42, 0.25, 0.25, 0.12)
    pen.rect(ink, 0.35, 0.44, 0.49, 1.0)
    pen.rect(ink, 0.49, 0.64, 0.78, 0.77)
    pen.rect(ink, 0.49, 0.87, 0.70, 1.0)


KINDS: dict[str, Callable[[Pen, Colour, Colour], None]] = {
    "red": flame,
    "green": leaf,
    "brown": acorn,
    "grey": moon,
    "blue": waves,
    "black": key,
}
