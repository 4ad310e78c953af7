"""The six types of building, each with an outline of its own."""

from collections.abc import Callable

from render.core.colours import Colour
from render.core.pen import Pen


def building(pen: Pen, kind: str, wall: Colour, shade: Colour, door: Colour) -> None:
    """One of them, standing on the lower edge of its square."""
    KINDS[kind](pen, wall, shade, door)


def _arch(pen: Pen, ink: Colour, x: float, half: float, top: float, bottom: float) -> None:
    pen.disc(ink, x, top + half, half)
    pen.rect(ink, x - half, top + half, x + half, bottom)


def biblioteca(pen: Pen, wall: Colour, shade: Colour, door: Colour) -> None:
    """A gable on columns."""
    pen.polygon(wall, (0.04, 0.36), (0.5, 0.08), (0.96, 0.36))
    pen.disc(door, 0.5, 0.27, 0.055)
    pen.rect(shade, 0.08, 0.36, 0.92, 0.44)
    for x in (0.12, 0.33, 0.545, 0.76):
        pen.rect(wall, x, 0.46, x + 0.12, 0.84)
    pen.rect(shade, 0.04, 0.84, 0.96, 0.96)


def palazzo(pen: Pen, wall: Colour, shade: Colour, door: Colour) -> None:
    """Two broad storeys of arches below an overhanging roof."""
    pen.rect(shade, 0.02, 0.14, 0.98, 0.26)
    pen.rect(wall, 0.07, 0.26, 0.93, 0.96)
    for x in (0.22, 0.5, 0.78):
        _arch(pen, door, x, 0.075, 0.33, 0.54)
    pen.rect(shade, 0.07, 0.59, 0.93, 0.64)
    for x in (0.22, 0.78):
        _arch(pen, door, x, 0.075, 0.70, 0.88)
    _arch(pen, door, 0.5, 0.095, 0.70, 0.96)


def porta(pen: Pen, wall: Colour, shade: Colour, door: Colour) -> None:
    """One great arch between two low towers."""
    pen.rect(wall, 0.22, 0.28, 0.78, 0.96)
    for left in (0.04, 0.72):
        pen.rect(wall, left, 0.20, left + 0.24, 0.96)
        pen.rect(shade, left - 0.02, 0.14, left + 0.26, 0.24)
    pen.rect(shade, 0.28, 0.28, 0.72, 0.35)
    _arch(pen, door, 0.5, 0.19, 0.42, 0.96)


def cattedrale(pen: Pen, wall: Colour, shade: Colour, door: Colour) -> None:
    """A dome with a cross, a nave, and a bell tower."""
    pen.rect(wall, 0.455, 0.02, 0.515, 0.24)
    pen.rect(wall, 0.39, 0.07, 0.58, 0.125)
    pen.pie(shade, 0.485, 0.50, 0.30, 180, 360)
    pen.rect(wall, 0.12, 0.50, 0.85, 0.96)
    pen.rect(shade, 0.12, 0.50, 0.85, 0.56)
    _arch(pen, door, 0.485, 0.11, 0.64, 0.96)
    for x in (0.24, 0.73):
        _arch(pen, door, x, 0.05, 0.64, 0.84)


def castello(pen: Pen, wall: Colour, shade: Colour, door: Colour) -> None:
    """Battlements, and a keep above them."""
    for left in (0.04, 0.26, 0.61, 0.83):
        pen.rect(wall, left, 0.44, left + 0.13, 0.60)
    pen.rect(wall, 0.04, 0.54, 0.96, 0.96)
    pen.rect(shade, 0.33, 0.16, 0.67, 0.96)
    for left in (0.31, 0.45, 0.59):
        pen.rect(shade, left, 0.06, left + 0.10, 0.20)
    pen.rect(door, 0.47, 0.30, 0.53, 0.46)
    _arch(pen, door, 0.5, 0.09, 0.70, 0.96)
    for x in (0.18, 0.82):
        pen.rect(door, x - 0.03, 0.66, x + 0.03, 0.80)


def villa(pen: Pen, wall: Colour, shade: Colour, door: Colour) -> None:
    """A house with a pitched roof beside a cypress."""
    pen.polygon(shade, (0.02, 0.52), (0.36, 0.22), (0.70, 0.52))
    pen.rect(wall, 0.08, 0.52, 0.64, 0.96)
    _arch(pen, door, 0.36, 0.085, 0.66, 0.96)
    for x in (0.19, 0.53):
        pen.rect(door, x - 0.045, 0.62, x + 0.045, 0.74)
    pen.oval(shade, 0.74, 0.16, 0.96, 0.84)
    pen.rect(wall, 0.825, 0.80, 0.875, 0.96)


KINDS: dict[str, Callable[[Pen, Colour, Colour, Colour], None]] = {
    "biblioteca": biblioteca,
    "palazzo": palazzo,
    "porta": porta,
    "cattedrale": cattedrale,
    "castello": castello,
    "villa": villa,
}
