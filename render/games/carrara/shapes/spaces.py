"""The expansion's signs: the two categories of building, a shield of any city, the mark of an objective."""

from render.core.colours import Colour
from render.core.pen import Pen
from render.games.carrara.shapes.cities import SHIELD


def category(pen: Pen, kind: str, ground: Colour, wall: Colour, shade: Colour) -> None:
    """All City buildings, or all Land buildings: a round sign, since types have square ones."""
    pen.disc(ground, 0.5, 0.5, 0.5)
    if kind == "city":
        _roofs(pen, wall, shade)
    else:
        _trees(pen, wall, shade)


def _roofs(pen: Pen, wall: Colour, shade: Colour) -> None:
    """A tower between two houses."""
    pen.rect(shade, 0.40, 0.20, 0.60, 0.80)
    pen.polygon(shade, (0.36, 0.26), (0.5, 0.10), (0.64, 0.26))
    for left in (0.14, 0.60):
        pen.rect(wall, left, 0.52, left + 0.26, 0.80)
        pen.polygon(wall, (left - 0.03, 0.54), (left + 0.13, 0.38), (left + 0.29, 0.54))


def _trees(pen: Pen, wall: Colour, shade: Colour) -> None:
    """A cypress and a round tree."""
    pen.oval(shade, 0.20, 0.16, 0.44, 0.70)
    pen.rect(shade, 0.29, 0.66, 0.35, 0.82)
    pen.disc(wall, 0.66, 0.44, 0.18)
    pen.rect(wall, 0.63, 0.56, 0.69, 0.82)


def shield(pen: Pen, fill: Colour, rim: Colour) -> None:
    """Of any city."""
    pen.polygon(rim, *SHIELD)
    pen.polygon(fill, *[(0.5 + (x - 0.5) * 0.82, 0.49 + (y - 0.49) * 0.83) for x, y in SHIELD])


def target(pen: Pen, ink: Colour, middle: Colour) -> None:
    """What is to be reached."""
    pen.ring(ink, 0.5, 0.5, 0.46, 0.09)
    pen.ring(ink, 0.5, 0.5, 0.28, 0.08)
    pen.disc(middle, 0.5, 0.5, 0.12)
