"""From pixels to bytes: PNG with the colours of a fixed palette. See docs/pictures.md for what was measured."""

from collections.abc import Iterable, Sequence
from io import BytesIO

from PIL import Image
from PIL.Image import Image as Picture

from render.core.colours import Colour, mix

LEVEL = 3
"""Of compression."""
BAND = 160
"""Rows that are turned to the palette at once: meanwhile nothing else in the process can run."""
MOST, NEAR = 256, 6


Ramp = tuple[Colour, Sequence[Colour], int]
"""A ground, what stands upon it, and how many steps lie between: the edges of shapes and letters."""


def palette(exact: Iterable[Colour], ramps: Iterable[Ramp]) -> Picture:
    """These colours exactly, and what lies between those that meet. There is room for 256."""
    between = [
        mix(ground, ink, step / (steps + 1))
        for ground, inks, steps in ramps
        for ink in inks
        for step in range(1, steps + 1)
    ]
    pure = list(dict.fromkeys(exact))
    chosen = [*pure, *dict.fromkeys(each for each in between if not any(_alike(each, other) for other in pure))][:MOST]
    made = Image.new("P", (1, 1))
    made.putpalette([part for each in chosen for part in each])
    return made


def _alike(one: Colour, other: Colour) -> bool:
    """Whether Pillow might take the one for the other: it looks for the nearest colour in small boxes."""
    return max(abs(a - b) for a, b in zip(one, other, strict=True)) <= NEAR


def encode(picture: Picture, colours: Picture) -> bytes:
    """The picture as PNG."""
    small = Image.new("P", picture.size)
    small.putpalette(colours.getpalette() or [])
    for top in range(0, picture.height, BAND):
        band = picture.crop((0, top, picture.width, min(top + BAND, picture.height)))
        small.paste(band.quantize(palette=colours, dither=Image.Dither.NONE), (0, top))
    file = BytesIO()
    small.save(file, "PNG", compress_level=LEVEL)
    return file.getvalue()
