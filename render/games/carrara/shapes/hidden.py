"""What cannot be seen: a folding screen that stands open before it, and a bar that tells nothing."""

from math import pi, sin

from render.core.colours import Colour
from render.core.pen import Pen, Point

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


def hatching(pen: Pen, well: Colour, line: Colour) -> None:
    """A bar as long as any other, with slanted lines instead of a length."""
    tall = pen.height
    pen.rect(well, 0, 0, 1, tall, tall / 2)
    at = tall * 0.5
    while at + tall < 1 - tall * 0.1:
        pen.polygon(line, (at, tall), (at + tall * 0.3, tall), (at + tall, 0), (at + tall * 0.7, 0))
        at += tall
