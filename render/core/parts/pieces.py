"""Small things on the pictures of every game: points, marks, an arrow, and the screen that hides something."""

from math import pi, sin

from render.core.colours import Colour
from render.core.pen import Pen, Point, around


def laurel(pen: Pen, leaf: Colour, dark: Colour) -> None:
    """A wreath: victory points. The number is written in it."""
    for side in (-1, 1):
        for step in range(6):
            (x, y) = around(0.5, 0.5, 0.39, 1, 90 - side * (28 + 26 * step))[0]
            pen.disc(dark, x, y, 0.115)
    for side in (-1, 1):
        for step in range(6):
            (x, y) = around(0.5, 0.5, 0.39, 1, 90 - side * (28 + 26 * step))[0]
            pen.disc(leaf, x, y, 0.085)


def spark(pen: Pen, fill: Colour, rim: Colour) -> None:
    """The mark of what is new: a four-pointed star."""
    for ink, grown in ((rim, 0.0), (fill, -0.10)):
        outer, inner = around(0.5, 0.5, 0.5 + grown, 4), around(0.5, 0.5, 0.2 + grown * 0.45, 4, -45)
        pen.polygon(ink, *[point for pair in zip(outer, inner, strict=True) for point in pair])


def tick(pen: Pen, ink: Colour) -> None:
    """Done, reached."""
    pen.line(ink, 0.16, (0.16, 0.54), (0.40, 0.78), (0.84, 0.24))


def arrow(pen: Pen, ink: Colour) -> None:
    """From one thing to what becomes of it."""
    pen.line(ink, 0.13, (0.08, 0.5), (0.62, 0.5))
    pen.polygon(ink, (0.98, 0.5), (0.54, 0.2), (0.54, 0.8))


# What hides something

LEAVES = ((0.06, 0.07, 0.0), (0.36, 0.0, 0.07), (0.66, 0.07, 0.0))
"""Of the screen: where each begins, and how far its two sides come forward, for it stands in a zigzag."""
WIDE, TOP, FOOT = 0.28, 0.12, 0.82
ARCH, FRAME, RAIL = 0.11, 0.045, 0.56
"""How high its top is arched, how broad its frame is, and where its lower panel begins."""


def folding_screen(pen: Pen, cloth: Colour, shade: Colour, wood: Colour) -> None:
    """Three leaves with arched tops and panels below, on little feet; hinges hold them together."""
    for left, near, far in LEAVES:
        for x, low in ((left, near), (left + WIDE - 0.07, far)):
            pen.rect(wood, x, FOOT + low - 0.04, x + 0.07, FOOT + low + 0.09)
        pen.polygon(wood, *_leaf(left, near, far, FOOT, 0.0))
        pen.polygon(shade, *_leaf(left, near, far, FOOT - FRAME, FRAME))
        pen.polygon(cloth, *_leaf(left, near, far, RAIL, FRAME))
    for left, _, _ in LEAVES[1:]:
        for y in (0.32, 0.64):
            pen.rect(wood, left - 0.05, y, left + 0.03, y + 0.08)


def _leaf(left: float, near: float, far: float, bottom: float, inner: float) -> list[Point]:
    """Its outline, or what lies within its frame."""
    begin, wide = left + inner, WIDE - 2 * inner
    arch = [
        (begin + wide * step / 12, TOP + inner + near + (far - near) * step / 12 - ARCH * sin(pi * step / 12))
        for step in range(13)
    ]
    return [(begin, bottom + near), *arch, (begin + wide, bottom + far)]
