"""Princes and princesses: the spaces for them, angular and round, and their heads, on cards and dice."""

from render.core.colours import Colour
from render.core.pen import Pen, Point, around


def space(pen: Pen, role: str, fill: Colour, rim: Colour, thick: float) -> None:
    """Where a figure may stand: a prince on an angular space, a princess on a round one."""
    for ink, inner in ((rim, 0.0), (fill, thick)):
        if role == "prince":
            pen.rect(ink, inner, inner, 1 - inner, 1 - inner, 0.16 - inner * 0.6)
        else:
            pen.disc(ink, 0.5, 0.5, 0.5 - inner)


def prince(pen: Pen, ink: Colour, ground: Colour) -> None:
    """A crowned head with a collar."""
    _crown(pen, ink, 0.28, 0.72, 0.04, 0.26)
    pen.rect(ink, 0.32, 0.29, 0.68, 0.52, 0.10)
    pen.polygon(ink, (0.36, 0.46), (0.64, 0.46), (0.50, 0.64))
    pen.polygon(ink, (0.06, 0.98), (0.14, 0.68), (0.38, 0.60), (0.5, 0.74), (0.62, 0.60), (0.86, 0.68), (0.94, 0.98))


def princess(pen: Pen, ink: Colour, ground: Colour) -> None:
    """A crowned head with long hair and a wide dress."""
    _crown(pen, ink, 0.34, 0.66, 0.02, 0.18)
    pen.disc(ink, 0.5, 0.35, 0.20)
    for side in (-1, 1):
        pen.polygon(
            ink,
            (0.5 + side * 0.10, 0.20),
            (0.5 + side * 0.27, 0.30),
            (0.5 + side * 0.31, 0.66),
            (0.5 + side * 0.17, 0.66),
            (0.5 + side * 0.15, 0.40),
        )
    pen.disc(ground, 0.5, 0.38, 0.115)
    pen.polygon(ink, (0.42, 0.54), (0.58, 0.54), (0.92, 0.98), (0.08, 0.98))


def _crown(pen: Pen, ink: Colour, left: float, right: float, top: float, low: float) -> None:
    step = (right - left) / 4
    high = (top + low) / 2
    points: list[Point] = [(left, low), (left, top), (left + step, high), (left + 2 * step, top)]
    pen.polygon(ink, *points, (left + 3 * step, high), (right, top), (right, low))


def neutral(pen: Pen, fill: Colour, rim: Colour) -> None:
    """A figure that is nobody's: a pawn without colours."""
    for ink, grown in ((rim, 0.055), (fill, 0.0)):
        pen.disc(ink, 0.5, 0.26, 0.18 + grown)
        pen.polygon(
            ink,
            (0.40 - grown, 0.36),
            (0.60 + grown, 0.36),
            (0.74 + grown, 0.78 - grown),
            (0.26 - grown, 0.78 - grown),
        )
        pen.rect(ink, 0.18 - grown, 0.74 - grown, 0.82 + grown, 0.92 + grown, 0.06)


def birth_star(pen: Pen, fill: Colour, rim: Colour) -> None:
    """Where a child is born: a star of eight points."""
    for ink, grown in ((rim, 0.0), (fill, -0.075)):
        outer, inner = around(0.5, 0.5, 0.5 + grown, 8), around(0.5, 0.5, 0.34 + grown * 0.8, 8, -67.5)
        pen.polygon(ink, *[point for pair in zip(outer, inner, strict=True) for point in pair])


def figure(pen: Pen, fill: Colour, rim: Colour) -> None:
    """Figures in reserve: a small family."""
    for x, low in ((0.27, 0.0), (0.73, 0.0), (0.5, 0.14)):
        for ink, grown in ((rim, 0.05), (fill, 0.0)):
            pen.disc(ink, x, 0.24 + low, 0.13 + grown)
            pen.polygon(
                ink,
                (x - 0.07 - grown, 0.3 + low),
                (x + 0.07 + grown, 0.3 + low),
                (x + 0.2 + grown, 0.8 + low + grown),
                (x - 0.2 - grown, 0.8 + low + grown),
            )
