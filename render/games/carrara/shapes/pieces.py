"""Small things: blocks of marble, coins, the bag, the pile, a house, a pennant."""

from collections.abc import Callable

from render.core.colours import Colour
from render.core.pen import Pen
from render.games.carrara.palette import Stone

FRONT = 0.78
"""The side of a block's front; the rest is its depth."""


def block(pen: Pen, colour: int, stone: Stone, edge: Colour) -> None:
    """A block of marble, with the mark of its colour on its front."""
    deep, low = 1 - FRONT, 0.985
    pen.polygon(edge, (0.0, deep - 0.03), (deep - 0.03, 0.0), (1, 0.0), (1, FRONT + 0.03), (FRONT + 0.03, 1), (0.0, 1))
    pen.polygon(stone.top, (0.03, deep), (deep, 0.03), (0.97, 0.03), (FRONT, deep))
    pen.polygon(stone.side, (FRONT, deep), (0.97, 0.03), (0.97, FRONT), (FRONT, low - 0.015))
    pen.rect(stone.front, 0.03, deep, FRONT, 0.97)
    MARKS[colour](pen, stone.mark, 0.03 + (FRONT - 0.03) / 2, deep + (0.97 - deep) / 2, 0.25)


def _ring(pen: Pen, ink: Colour, x: float, y: float, r: float) -> None:
    pen.ring(ink, x, y, r, 0.085)


def _chevrons(pen: Pen, ink: Colour, x: float, y: float, r: float) -> None:
    for at in (-0.75, 0.25):
        tip, foot, thick = y + r * at - r * 0.25, y + r * at + r * 0.55, r * 0.5
        points = (
            (x - r, foot),
            (x, tip),
            (x + r, foot),
            (x + r, foot + thick),
            (x, tip + thick),
            (x - r, foot + thick),
        )
        pen.polygon(ink, *points)


def _diamond(pen: Pen, ink: Colour, x: float, y: float, r: float) -> None:
    pen.polygon(ink, (x, y - r * 1.15), (x + r * 0.85, y), (x, y + r * 1.15), (x - r * 0.85, y))


def _cross(pen: Pen, ink: Colour, x: float, y: float, r: float) -> None:
    arm = r * 0.36
    pen.rect(ink, x - arm, y - r, x + arm, y + r)
    pen.rect(ink, x - r, y - arm, x + r, y + arm)


def _bars(pen: Pen, ink: Colour, x: float, y: float, r: float) -> None:
    for at in (-0.72, 0.0, 0.72):
        pen.rect(ink, x - r, y + r * at - r * 0.2, x + r, y + r * at + r * 0.2)


def _hourglass(pen: Pen, ink: Colour, x: float, y: float, r: float) -> None:
    for side in (-1, 1):
        pen.polygon(ink, (x - r * 0.85, y + side * r), (x + r * 0.85, y + side * r), (x, y - side * r * 0.15))


MARKS: tuple[Callable[[Pen, Colour, float, float, float], None], ...] = (
    _ring,
    _chevrons,
    _diamond,
    _cross,
    _bars,
    _hourglass,
)
"""By colour, in the order of the data file. None is the shape of a player's token."""


def coin(pen: Pen, gold: Colour, rim: Colour) -> None:
    """A coin; the number is written on it."""
    pen.disc(rim, 0.5, 0.5, 0.5)
    pen.disc(gold, 0.5, 0.5, 0.43)


def bag(pen: Pen, cloth: Colour, string: Colour) -> None:
    """The bag the blocks are drawn from."""
    pen.oval(cloth, 0.10, 0.34, 0.90, 0.98)
    pen.polygon(cloth, (0.30, 0.06), (0.70, 0.06), (0.62, 0.28), (0.74, 0.44), (0.26, 0.44), (0.38, 0.28))
    pen.line(string, 0.07, (0.34, 0.27), (0.66, 0.27))


def cube(pen: Pen, front: Colour, side: Colour, edge: Colour) -> None:
    """A block of no colour in particular; a number is written on its front."""
    deep = 1 - FRONT
    pen.polygon(edge, (0.0, deep - 0.03), (deep - 0.03, 0.0), (1, 0.0), (1, FRONT + 0.03), (FRONT + 0.03, 1), (0.0, 1))
    pen.polygon(side, (0.03, deep), (deep, 0.03), (0.97, 0.03), (0.97, FRONT), (FRONT, 0.97))
    pen.rect(front, 0.04, deep + 0.02, FRONT, 0.96)


def pile(pen: Pen, top: Colour, edge: Colour, n: int) -> None:
    """The pile of buildings, face down: as many as there are, up to three."""
    for at in (0.24, 0.12, 0.0)[-max(n, 1) :]:
        pen.rect(edge, 0.08 + at * 0.5, 0.12 + at, 0.84 + at * 0.5, 0.70 + at, 0.08)
        pen.rect(top, 0.12 + at * 0.5, 0.16 + at, 0.80 + at * 0.5, 0.66 + at, 0.06)


def house(pen: Pen, ink: Colour) -> None:
    """A building of any type, as small as a letter."""
    pen.polygon(ink, (0.02, 0.52), (0.5, 0.08), (0.98, 0.52), (0.84, 0.52), (0.84, 0.94), (0.16, 0.94), (0.16, 0.52))


def pennant(pen: Pen, cloth: Colour, pole: Colour) -> None:
    """The start player's."""
    pen.polygon(cloth, (0.26, 0.08), (0.92, 0.29), (0.26, 0.50))
    pen.line(pole, 0.09, (0.22, 0.08), (0.22, 0.94))
