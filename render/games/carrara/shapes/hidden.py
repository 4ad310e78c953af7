"""What cannot be seen: a bar that tells nothing."""

from render.core.colours import Colour
from render.core.pen import Pen


def hatching(pen: Pen, well: Colour, line: Colour) -> None:
    """A bar as long as any other, with slanted lines instead of a length."""
    tall = pen.height
    pen.rect(well, 0, 0, 1, tall, tall / 2)
    at = tall * 0.5
    while at + tall < 1 - tall * 0.1:
        pen.polygon(line, (at, tall), (at + tall * 0.3, tall), (at + tall, 0), (at + tall * 0.7, 0))
        at += tall
