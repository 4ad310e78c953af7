"""The canvas: a picture put together from layers, sprites and letters that were drawn once. It knows no game."""

from collections.abc import Callable, Hashable
from typing import Concatenate, Literal, ParamSpec

from msgspec import Struct
from PIL import Image, ImageDraw
from PIL.Image import Image as Picture

from render.core.colours import Colour
from render.core.fonts import Face, cap_height
from render.core.lettering import SMALLEST, Lettering, Line, fitted, length, letter
from render.core.pen import Pen
from render.core.stock import Stock

P = ParamSpec("P")
Painter = Callable[Concatenate[Pen, P], None]
"""Draws a sprite with a pen; what else it takes says how, and is part of its key."""

Anchor = Literal["left", "middle", "right"]
TIMES, TIMES_LARGE, LARGE = 4, 3, 300
"""How much larger than shown a sprite is drawn; and one more than so many pixels wide, which would take much memory."""
SMALL = 120 * 120
"""So many pixels of a box with round corners are kept as a sprite."""


class Sprite(Struct, frozen=True):
    """A small picture with its mask, or a layer without one; and how far it lies from the place it was drawn for."""

    colours: Picture
    mask: Picture | None = None
    left: int = 0
    top: int = 0

    @property
    def nbytes(self) -> int:
        return self.colours.width * self.colours.height * (4 if self.mask else 3)


def cropped(drawn: Picture) -> Sprite:
    """A sprite without the empty space around it: less to keep, and less to paste."""
    left, top, right, bottom = drawn.getchannel("A").getbbox() or (0, 0, 1, 1)
    small = drawn.crop((left, top, right, bottom))
    return Sprite(small.convert("RGB"), small.getchannel("A"), left, top)


class Shelf:
    """What all pictures of a process are put together from."""

    def __init__(self, sprites: int = 16 << 20, letters: int = 4 << 20, layers: int = 24 << 20) -> None:
        self.sprites: Stock[Sprite] = Stock(sprites)
        self.letters: Stock[Lettering] = Stock(letters)
        self.layers: Stock[Sprite] = Stock(layers)

    @property
    def nbytes(self) -> int:
        """The memory it takes."""
        return self.sprites.nbytes + self.letters.nbytes + self.layers.nbytes


class Canvas:
    """One picture. Places and sizes are pixels; `scale` is for those who want to draw it larger and shrink it."""

    def __init__(self, width: int, height: int, ground: Colour, shelf: Shelf, scale: int = 1) -> None:
        self.width, self.height, self.ground, self.shelf, self.scale = width, height, ground, shelf, scale
        self.image: Picture = Image.new("RGB", (width * scale, height * scale), ground)

    def layer(self, key: Hashable, top: int, height: int, paint: Callable[["Canvas"], None]) -> None:
        """A band that does not change from picture to picture: painted once, on a canvas of its own, then copied."""

        def make() -> Sprite:
            band = Canvas(self.width, height, self.ground, self.shelf, self.scale)
            paint(band)
            return Sprite(band.image)

        made = self.shelf.layers.get((key, self.width, height, self.scale), make)
        self.image.paste(made.colours, (0, top * self.scale))

    def sprite(self, x: float, y: float, width: float, painter: Painter[P], *args: P.args, **more: P.kwargs) -> None:
        """A square sprite, centred on a place."""
        self.picture(x - width / 2, y - width / 2, width, width, painter, *args, **more)

    def picture(
        self, left: float, top: float, width: float, height: float, painter: Painter[P], *args: P.args, **more: P.kwargs
    ) -> None:
        """A sprite of any shape, by its upper left corner."""
        wide, high = max(1, round(width * self.scale)), max(1, round(height * self.scale))

        def make() -> Sprite:
            times = TIMES if wide <= LARGE else TIMES_LARGE
            pen = Pen(wide, high, times if self.scale == 1 else 1)
            painter(pen, *args, **more)
            return cropped(pen.done())

        made = self.shelf.sprites.get((painter, args, tuple(more.items()), wide, high), make)
        at = (round(left * self.scale) + made.left, round(top * self.scale) + made.top)
        self.image.paste(made.colours, at, made.mask)

    def box(self, fill: Colour, left: float, top: float, width: float, height: float, radius: int = 0) -> None:
        """A filled rectangle with round corners; a small one is a sprite, since putting it together takes longer."""
        if radius and width * height <= SMALL:
            self.picture(left, top, width, height, _rounded, fill, radius / width)
            return
        if radius:
            across, down = radius * 2, radius * 2
            for x in (left, left + width - across):
                for y in (top, top + height - down):
                    self.picture(x, y, across, down, _round, fill)
        self._fill(fill, left + radius, top, left + width - radius, top + height)
        self._fill(fill, left, top + radius, left + width, top + height - radius)

    def frame(
        self, line: Colour, fill: Colour, left: float, top: float, width: float, height: float, radius: int, thick: int
    ) -> None:
        """A box with a line around it."""
        self.box(line, left, top, width, height, radius)
        self.box(fill, left + thick, top + thick, width - 2 * thick, height - 2 * thick, max(0, radius - thick))

    def slice(
        self, line: Colour, fill: Colour, x: float, y: float, radius: float, begin: float, end: float, thick: int
    ) -> None:
        """Part of a disc between two angles, clockwise from three o'clock, with a line around it. It is not kept, since
        there are too many; nor are its edges smooth, so that its colours should be near each other."""
        box = (
            (x - radius) * self.scale,
            (y - radius) * self.scale,
            (x + radius) * self.scale,
            (y + radius) * self.scale,
        )
        ImageDraw.Draw(self.image).pieslice(box, begin, end, fill, line, thick * self.scale)

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: int,
        colour: Colour,
        face: Face = Face.TEXT,
        anchor: Anchor = "left",
        width: float | None = None,
    ) -> int:
        """A line of text whose capitals are centred on y; how wide it has become.

        A width makes it fit; whatever is asked for, it stays large enough to be read.
        """
        line = Line(text, face, max(size, SMALLEST))
        if width is not None:
            line = fitted(line, int(width))
        line = Line(line.text, line.face, line.size * self.scale)
        drawn = self.shelf.letters.get(line, lambda: letter(line))
        begin = round(x * self.scale) - {"left": 0, "middle": drawn.length // 2, "right": drawn.length}[anchor]
        base = round(y * self.scale) + cap_height(line.face, line.size) // 2
        self.image.paste(colour, (begin + drawn.left, base + drawn.top), drawn.mask)
        return drawn.length // self.scale

    def measure(self, text: str, size: int, face: Face = Face.TEXT) -> int:
        """How wide a line of text is."""
        return length(Line(text, face, size))

    def _fill(self, fill: Colour, left: float, top: float, right: float, bottom: float) -> None:
        at = (round(left * self.scale), round(top * self.scale), round(right * self.scale), round(bottom * self.scale))
        if at[2] > at[0] and at[3] > at[1]:
            self.image.paste(fill, at)


def _rounded(pen: Pen, fill: Colour, radius: float) -> None:
    pen.rect(fill, 0, 0, 1, pen.height, radius)


def _round(pen: Pen, fill: Colour) -> None:
    pen.disc(fill, 0.5, 0.5, 0.5)
