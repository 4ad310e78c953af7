"""The pen: shapes in units of a sprite's width, drawn several times as large as they are shown, and so antialiased."""

from collections.abc import Sequence
from math import cos, radians, sin

from PIL import Image, ImageDraw
from PIL.Image import Image as Picture

from render.core.colours import Colour

Point = tuple[float, float]
CLEAR = (0, 0, 0, 0)


class Pen:
    """Draws one sprite. Its width is 1; (0, 0) is the upper left corner."""

    def __init__(self, width: int, height: int, times: int) -> None:
        self.height = height / width
        self._unit = width * times
        self._times = times
        self.image: Picture = Image.new("RGBA", (width * times, height * times), CLEAR)
        self._draw = ImageDraw.Draw(self.image)

    def polygon(self, fill: Colour, *points: Point) -> None:
        """A filled polygon."""
        self._draw.polygon([self._at(point) for point in points], fill)

    def rect(self, fill: Colour, left: float, top: float, right: float, bottom: float, radius: float = 0) -> None:
        """A filled rectangle, its corners round if wanted."""
        box = (*self._at((left, top)), *self._at((right, bottom)))
        box = (box[0], box[1], max(box[0], box[2] - 1), max(box[1], box[3] - 1))
        if radius:
            self._draw.rounded_rectangle(box, radius * self._unit, fill)
        else:
            self._draw.rectangle(box, fill)

    def disc(self, fill: Colour, x: float, y: float, radius: float) -> None:
        """A filled circle."""
        self.oval(fill, x - radius, y - radius, x + radius, y + radius)

    def oval(self, fill: Colour, left: float, top: float, right: float, bottom: float) -> None:
        """A filled ellipse."""
        self._draw.ellipse((*self._at((left, top)), *self._at((right, bottom))), fill)

    def ring(self, fill: Colour, x: float, y: float, radius: float, width: float) -> None:
        """The line of a circle; the width goes inwards."""
        box = (*self._at((x - radius, y - radius)), *self._at((x + radius, y + radius)))
        self._draw.ellipse(box, outline=fill, width=max(1, round(width * self._unit)))

    def pie(self, fill: Colour, x: float, y: float, radius: float, start: float, end: float) -> None:
        """A slice, from an angle to another: degrees, clockwise from three o'clock."""
        box = (*self._at((x - radius, y - radius)), *self._at((x + radius, y + radius)))
        self._draw.pieslice(box, start, end, fill)

    def arc(self, fill: Colour, x: float, y: float, radius: float, start: float, end: float, width: float) -> None:
        """Part of the line of a circle, with round ends."""
        steps = max(4, int(abs(end - start) / 4))
        around = [start + (end - start) * step / steps for step in range(steps + 1)]
        self.line(fill, width, *[(x + radius * cos(radians(a)), y + radius * sin(radians(a))) for a in around])

    def line(self, fill: Colour, width: float, *points: Point) -> None:
        """A line with round joints and ends."""
        at, thick = [self._at(point) for point in points], max(1, round(width * self._unit))
        self._draw.line(at, fill, thick, joint="curve")
        half = thick / 2
        for x, y in (at[0], at[-1]):
            self._draw.ellipse((x - half, y - half, x + half, y + half), fill)

    def done(self) -> Picture:
        """The sprite in its own size."""
        return self.image.reduce(self._times) if self._times > 1 else self.image

    def _at(self, point: Point) -> Point:
        return point[0] * self._unit, point[1] * self._unit


def around(x: float, y: float, radius: float, corners: int, turned: float = -90) -> Sequence[Point]:
    """The corners of a regular polygon, the first at this angle."""
    angles = [radians(turned + 360 * corner / corners) for corner in range(corners)]
    return [(x + radius * cos(angle), y + radius * sin(angle)) for angle in angles]
