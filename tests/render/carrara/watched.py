"""A canvas that watches what is put on it: nothing may leave it, and no word may be too small, cut, or upon another."""

from collections.abc import Callable, Hashable
from itertools import combinations
from typing import Any

from msgspec import Struct

from render.core.canvas import Anchor, Canvas, Shelf
from render.core.colours import Colour
from render.core.easel import Easel
from render.core.fonts import Face
from render.core.lettering import SMALLEST, Line, fitted, length
from render.core.scene import Scene
from render.core.studio import Studio
from tests.roots import GAMES

SHELF, STUDIO = Shelf(), Studio(GAMES)

WHEEL = 700
"""What is broader is the arrow around the wheel, whose empty corners leave the canvas."""


class Written(Struct, frozen=True):
    """A line of text where it stands."""

    text: str
    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: "Written") -> bool:
        """Whether they stand upon each other."""
        across = min(self.right, other.right) - max(self.left, other.left)
        return across > 1 and min(self.bottom, other.bottom) - max(self.top, other.top) > 1

    def moved(self, down: float) -> "Written":
        """The same further down."""
        return Written(self.text, self.left, self.top + down, self.right, self.bottom + down)


class Watched(Canvas):
    """A canvas that nothing may leave, on which no word may be too small to read, and which knows what is written."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.written: list[tuple[Line, float | None]] = []
        self.placed: list[Written] = []

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
        line = Line(text, face, size)
        wide = length(line if width is None else fitted(line, int(width)))
        left = x - {"left": 0, "middle": wide / 2, "right": wide}[anchor]
        self.within(left, y - size / 2, wide, size)
        assert size >= SMALLEST, text
        assert width is None or wide <= width, text
        self.written.append((line, width))
        self.placed.append(Written(text, left, y - size * 0.36, left + wide, y + size * 0.36))
        return super().text(x, y, text, size, colour, face, anchor, width)

    def picture(self, left: float, top: float, width: float, height: float, *rest: Any, **more: Any) -> None:
        if width < WHEEL:
            self.within(left, top, width, height)
        super().picture(left, top, width, height, *rest, **more)

    def layer(self, key: Hashable, top: int, height: int, paint: Callable[[Canvas], None]) -> None:
        band = Watched(self.width, height, self.ground, self.shelf)
        paint(band)
        self.image.paste(band.image, (0, top))
        self.written += band.written
        self.placed += [each.moved(top) for each in band.placed]

    def cut(self) -> list[str]:
        """What was cut short."""
        return [line.text for line, width in self.written if width is not None and _is_cut(line, int(width))]

    def meeting(self, below: float = 0) -> list[tuple[str, str]]:
        """Words that stand upon others, below this height: a wheel is drawn anew upon itself."""
        placed = [each for each in self.placed if each.top >= below]
        return [(one.text, other.text) for one, other in combinations(placed, 2) if one.meets(other)]

    def within(self, left: float, top: float, width: float, height: float) -> None:
        assert min(left, top) >= 0
        assert left + width <= self.width
        assert top + height <= self.height


def _is_cut(line: Line, width: int) -> bool:
    return fitted(line, width).text != line.text and length(line) > width


class WatchedEasel(Easel):
    def canvas(self, width: int, height: int) -> Canvas:
        return Watched(width, height, self.theme.ground, SHELF)


def watched(of: Scene) -> Watched:
    """Draw a picture and watch."""
    picture = STUDIO.pictures(of.game).named(of.picture)
    assert picture is not None
    canvas = picture.draw(WatchedEasel(of, STUDIO.speaker(of), SHELF))
    assert isinstance(canvas, Watched)
    return canvas
