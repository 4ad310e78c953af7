"""How different two glyphs are: their silhouettes in one ink, as small as they are shown, one upon the other."""

from collections.abc import Callable
from itertools import product

from PIL import Image, ImageChops
from PIL.Image import Image as Picture

from render.core.canvas import TIMES
from render.core.colours import Colour
from render.core.pen import Pen

INK: Colour = (255, 255, 255)
PAPER: Colour = (0, 0, 0)
NUDGES = tuple(product((-2, -1, 0, 1, 2), repeat=2))
"""A glyph that is only another one moved a little is no other glyph."""


def silhouette(size: int, paint: Callable[[Pen], None]) -> Picture:
    """Ink or paper, nothing between; with room around it to be moved in."""
    pen = Pen(size, size, TIMES)
    paint(pen)
    drawn = pen.done()
    sheet = Image.new("RGB", (size + 4, size + 4), PAPER)
    sheet.paste(drawn.convert("RGB"), (2, 2), drawn.getchannel("A"))
    return sheet.convert("L").point([0] * 128 + [255] * 128).convert("1")


def differ(one: Picture, other: Picture) -> float:
    """The share of the pixels inked in either that are inked in only one of them, at the closest fit."""
    return min(_differ(one, ImageChops.offset(other, x, y)) for x, y in NUDGES)


def _differ(one: Picture, other: Picture) -> float:
    either = inked(ImageChops.logical_or(one, other))
    return inked(ImageChops.logical_xor(one, other)) / either if either else 0.0


def inked(mask: Picture) -> int:
    """How many pixels have ink."""
    return mask.convert("L").histogram()[255]
