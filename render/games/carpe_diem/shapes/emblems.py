"""The emblem of each kind, in one ink, so that nobody needs to see its colour: what grows there, or who lives there."""

from collections.abc import Callable
from math import cos, pi, sin

from render.core.colours import Colour
from render.core.pen import Pen, Point

Emblem = Callable[[Pen, Colour, Colour], None]


def emblem(pen: Pen, kind: str, ink: Colour, ground: Colour) -> None:
    """The emblem of this kind; what is cut out of it has the colour of the ground."""
    EMBLEMS[kind](pen, ink, ground)


def villa(pen: Pen, ink: Colour, ground: Colour) -> None:
    """A house with a pediment on columns; its chimneys are counted apart from it."""
    pen.polygon(ink, (0.5, 0.04), (1.0, 0.40), (0.0, 0.40))
    pen.rect(ink, 0.06, 0.44, 0.94, 0.54)
    for x in (0.10, 0.42, 0.74):
        pen.rect(ink, x, 0.52, x + 0.16, 0.86)
    pen.rect(ink, 0.02, 0.84, 0.98, 0.96)


def grapes(pen: Pen, ink: Colour, ground: Colour) -> None:
    """A bunch with its leaf."""
    for y, xs in ((0.38, (0.22, 0.5, 0.78)), (0.61, (0.36, 0.64)), (0.83, (0.5,))):
        for x in xs:
            pen.disc(ink, x, y, 0.145)
    pen.line(ink, 0.07, (0.5, 0.28), (0.56, 0.05))
    pen.polygon(ink, *lens((0.54, 0.20), (0.98, 0.06), 0.12))


def herb(pen: Pen, ink: Colour, ground: Colour) -> None:
    """A sprig with five leaves."""
    pen.line(ink, 0.08, (0.5, 0.97), (0.5, 0.32))
    pen.polygon(ink, *lens((0.5, 0.42), (0.5, 0.0), 0.14))
    for y, far in ((0.58, 0.28), (0.84, 0.30)):
        for side in (-1, 1):
            pen.polygon(ink, *lens((0.5, y), (0.5 + side * 0.46, y - far), 0.13))


def hen(pen: Pen, ink: Colour, ground: Colour) -> None:
    """From the side, with comb, beak and tail."""
    pen.polygon(
        ink,
        (0.02, 0.22),
        (0.34, 0.44),
        (0.60, 0.50),
        (0.62, 0.20),
        (0.86, 0.20),
        (0.86, 0.56),
        (0.74, 0.78),
        (0.34, 0.80),
        (0.12, 0.62),
    )
    pen.disc(ink, 0.72, 0.24, 0.16)
    pen.polygon(ink, (0.84, 0.18), (1.0, 0.27), (0.84, 0.34))
    for x in (0.64, 0.72, 0.80):
        pen.disc(ink, x, 0.07, 0.065)
    for x in (0.42, 0.60):
        pen.line(ink, 0.06, (x, 0.76), (x, 0.96), (x + 0.10, 0.96))
    pen.disc(ground, 0.75, 0.22, 0.04)
    pen.line(ground, 0.05, (0.34, 0.58), (0.46, 0.66), (0.62, 0.60))


def fish(pen: Pen, ink: Colour, ground: Colour) -> None:
    """Swimming to the left."""
    pen.polygon(ink, *lens((0.02, 0.5), (0.80, 0.5), 0.27))
    pen.polygon(ink, (0.66, 0.5), (1.0, 0.20), (0.92, 0.5), (1.0, 0.80))
    pen.polygon(ink, (0.32, 0.26), (0.56, 0.08), (0.58, 0.32))
    pen.disc(ground, 0.22, 0.44, 0.055)
    pen.line(ground, 0.045, (0.40, 0.34), (0.45, 0.5), (0.40, 0.66))


def purse(pen: Pen, ink: Colour, ground: Colour) -> None:
    """The merchant's: a full bag, tied up."""
    pen.oval(ink, 0.10, 0.34, 0.90, 1.0)
    pen.polygon(
        ink,
        (0.32, 0.30),
        (0.20, 0.02),
        (0.40, 0.10),
        (0.5, 0.02),
        (0.60, 0.10),
        (0.80, 0.02),
        (0.68, 0.30),
        (0.76, 0.46),
        (0.24, 0.46),
    )
    pen.line(ground, 0.06, (0.30, 0.29), (0.70, 0.29))
    pen.disc(ground, 0.5, 0.68, 0.15)
    pen.disc(ink, 0.5, 0.68, 0.08)


def loaf(pen: Pen, ink: Colour, ground: Colour) -> None:
    """The baker's: a loaf with three cuts."""
    top = [(0.5 - 0.5 * cos(pi * s / 16), 0.64 - 0.44 * sin(pi * s / 16)) for s in range(17)]
    pen.polygon(ink, *top, (0.94, 0.82), (0.06, 0.82))
    for x in (0.28, 0.5, 0.72):
        pen.line(ground, 0.06, (x - 0.06, 0.56), (x + 0.05, 0.34))


def column(pen: Pen, ink: Colour, ground: Colour) -> None:
    """The senator's: a column with its capital."""
    pen.rect(ink, 0.06, 0.02, 0.94, 0.12)
    for x in (0.17, 0.83):
        pen.disc(ink, x, 0.21, 0.12)
    pen.rect(ink, 0.17, 0.12, 0.83, 0.27)
    pen.rect(ink, 0.27, 0.24, 0.73, 0.84)
    pen.rect(ink, 0.12, 0.84, 0.88, 0.98)
    for x in (0.39, 0.56):
        pen.rect(ground, x, 0.32, x + 0.05, 0.80)


def hammer(pen: Pen, ink: Colour, ground: Colour) -> None:
    """The artisan's."""
    pen.polygon(ink, (0.30, 0.32), (0.44, 0.20), (1.0, 0.86), (0.86, 0.98))
    pen.polygon(ink, (0.02, 0.44), (0.34, 0.04), (0.62, 0.02), (0.50, 0.16), (0.60, 0.26), (0.26, 0.62))


def stall(pen: Pen, ink: Colour, ground: Colour) -> None:
    """A market: a stall under its awning."""
    for x in (0.06, 0.86):
        pen.rect(ink, x, 0.30, x + 0.08, 0.98)
    pen.polygon(ink, (0.12, 0.06), (0.88, 0.06), (1.0, 0.38), (0.0, 0.38))
    for at in range(5):
        pen.disc(ink, 0.1 + at * 0.2, 0.38, 0.10)
    for left, right in ((0.30, 0.22), (0.56, 0.60)):
        pen.polygon(ground, (left, 0.11), (left + 0.14, 0.11), (right + 0.18, 0.40), (right, 0.40))
    pen.rect(ink, 0.06, 0.64, 0.94, 0.86)


def oven(pen: Pen, ink: Colour, ground: Colour) -> None:
    """A bakery: its oven, with a fire in it."""
    pen.rect(ink, 0.60, 0.0, 0.78, 0.34)
    dome = [(0.5 - 0.48 * cos(pi * s / 16), 0.62 - 0.46 * sin(pi * s / 16)) for s in range(17)]
    pen.polygon(ink, *dome, (0.98, 0.96), (0.02, 0.96))
    mouth = [(0.5 - 0.27 * cos(pi * s / 12), 0.64 - 0.26 * sin(pi * s / 12)) for s in range(13)]
    pen.polygon(ground, *mouth, (0.77, 0.90), (0.23, 0.90))
    pen.polygon(ink, (0.36, 0.90), (0.34, 0.74), (0.44, 0.80), (0.52, 0.52), (0.62, 0.74), (0.66, 0.90))


def jets(pen: Pen, ink: Colour, ground: Colour) -> None:
    """A fountain: water that falls into a basin."""
    for side in (-1, 1):
        for far, high in ((0.36, 0.30), (0.18, 0.10)):
            path = [
                (0.5 + side * far * s / 10, 0.52 - (0.52 - high) * sin(pi * (0.25 + 0.75 * s / 10))) for s in range(11)
            ]
            pen.line(ink, 0.075, *path)
    pen.rect(ink, 0.44, 0.12, 0.56, 0.74)
    pen.polygon(ink, (0.0, 0.60), (1.0, 0.60), (0.84, 0.82), (0.16, 0.82))
    pen.rect(ink, 0.40, 0.80, 0.60, 0.92)
    pen.rect(ink, 0.22, 0.90, 0.78, 1.0)


def lens(one: Point, other: Point, deep: float) -> list[Point]:
    """Two arcs between two points: a leaf, a fish."""
    (x, y), steps = (other[0] - one[0], other[1] - one[1]), [step / 14 for step in range(15)]
    bulge = [sin(pi * step) * deep / (x * x + y * y) ** 0.5 for step in steps]
    upper = [(one[0] + x * s + y * b, one[1] + y * s - x * b) for s, b in zip(steps, bulge, strict=True)]
    lower = [(one[0] + x * s - y * b, one[1] + y * s + x * b) for s, b in zip(steps, bulge, strict=True)]
    return [*upper, *reversed(lower)]


EMBLEMS: dict[str, Emblem] = {
    "villa": villa,
    "vineyard": grapes,
    "garden": herb,
    "coop": hen,
    "pond": fish,
    "merchant": purse,
    "baker": loaf,
    "senator": column,
    "artisan": hammer,
    "market": stall,
    "bakery": oven,
    "fountain": jets,
}
