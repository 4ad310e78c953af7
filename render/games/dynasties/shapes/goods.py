"""Goods: cubes of five colours, and on each the sign of what it pays for, so that nobody needs to see the colour."""

from collections.abc import Callable

from render.core.colours import Colour
from render.core.pen import Pen, around


def cube(pen: Pen, front: Colour, edge: Colour) -> None:
    """A cube from the front."""
    pen.rect(edge, 0.02, 0.02, 0.98, 0.98, 0.17)
    pen.rect(front, 0.09, 0.09, 0.91, 0.91, 0.11)


def good(pen: Pen, kind: str, front: Colour, edge: Colour, mark: Colour) -> None:
    """A cube with its sign."""
    cube(pen, front, edge)
    SIGNS[kind](pen, mark, front)


def sword(pen: Pen, ink: Colour, ground: Colour) -> None:
    """Black is paid for princes."""
    pen.polygon(ink, (0.5, 0.14), (0.58, 0.24), (0.56, 0.62), (0.44, 0.62), (0.42, 0.24))
    pen.rect(ink, 0.27, 0.60, 0.73, 0.70)
    pen.rect(ink, 0.455, 0.66, 0.545, 0.86)


def tulip(pen: Pen, ink: Colour, ground: Colour) -> None:
    """White is paid for princesses."""
    pen.polygon(
        ink,
        (0.27, 0.16),
        (0.40, 0.30),
        (0.5, 0.14),
        (0.60, 0.30),
        (0.73, 0.16),
        (0.71, 0.44),
        (0.5, 0.58),
        (0.29, 0.44),
    )
    pen.rect(ink, 0.46, 0.52, 0.54, 0.86)
    pen.polygon(ink, (0.5, 0.84), (0.24, 0.62), (0.30, 0.82))
    pen.polygon(ink, (0.5, 0.84), (0.76, 0.62), (0.70, 0.82))


def sun(pen: Pen, ink: Colour, ground: Colour) -> None:
    """Gold is paid for special actions."""
    for end in around(0.5, 0.5, 0.34, 8):
        pen.line(ink, 0.085, (0.5, 0.5), end)
    pen.disc(ground, 0.5, 0.5, 0.23)
    pen.disc(ink, 0.5, 0.5, 0.165)


def bust(pen: Pen, ink: Colour, ground: Colour) -> None:
    """Blue is paid for characters."""
    pen.disc(ink, 0.5, 0.35, 0.165)
    pen.pie(ink, 0.5, 0.86, 0.32, 180, 360)


def joker(pen: Pen, ink: Colour, ground: Colour) -> None:
    """Pink stands for any of them: four of them in one."""
    for x, y in around(0.5, 0.5, 0.215, 4):
        pen.polygon(ink, *around(x, y, 0.155, 4))


SIGNS: dict[str, Callable[[Pen, Colour, Colour], None]] = {
    "black": sword,
    "white": tulip,
    "gold": sun,
    "blue": bust,
    "pink": joker,
}
