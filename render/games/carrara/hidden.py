"""What cannot be seen: a folding screen that stands closed, and a bar that tells nothing."""

from render.core.colours import Colour
from render.core.pen import Pen

LEAVES = ((0.04, 0.16, 0.05), (0.355, 0.05, 0.16), (0.67, 0.16, 0.05))
"""Of the screen: where each begins, and how high its two upper corners stand."""
WIDE, TALL = 0.29, 0.80


def folding_screen(pen: Pen, cloth: Colour, shade: Colour, wood: Colour) -> None:
    """Three leaves on their feet."""
    for at, (left, high, low) in enumerate(LEAVES):
        _leaf(pen, wood, left, high, low, 0.0)
        _leaf(pen, shade if at == 1 else cloth, left, high, low, 0.045)


def _leaf(pen: Pen, ink: Colour, left: float, high: float, low: float, inner: float) -> None:
    near, far = left + inner, left + WIDE - inner
    top, bottom = inner, TALL - inner
    pen.polygon(ink, (near, high + top), (far, low + top), (far, low + bottom), (near, high + bottom))


def hatching(pen: Pen, well: Colour, line: Colour) -> None:
    """A bar as long as any other, with slanted lines instead of a length."""
    tall = pen.height
    pen.rect(well, 0, 0, 1, tall, tall / 2)
    at = tall * 0.5
    while at + tall < 1 - tall * 0.1:
        pen.polygon(line, (at, tall), (at + tall * 0.3, tall), (at + tall, 0), (at + tall * 0.7, 0))
        at += tall
