"""The crests of the six cities: a shield in the city's colour with a charge of its own."""

from collections.abc import Callable

from render.core.colours import Colour
from render.core.pen import Pen
from render.games.carrara.palette import Stone

SHIELD = (
    (0.06, 0.04),
    (0.94, 0.04),
    (0.94, 0.52),
    (0.88, 0.68),
    (0.74, 0.84),
    (0.5, 0.98),
    (0.26, 0.84),
    (0.12, 0.68),
    (0.06, 0.52),
)


def crest(pen: Pen, city: str, stone: Stone, rim: Colour) -> None:
    """A city's crest."""
    pen.polygon(rim, *SHIELD)
    pen.polygon(stone.front, *[(0.5 + (x - 0.5) * 0.86, 0.49 + (y - 0.49) * 0.87) for x, y in SHIELD])
    CHARGES[city](pen, stone.mark, stone.front)


def livorno(pen: Pen, ink: Colour, ground: Colour) -> None:
    """An anchor."""
    pen.ring(ink, 0.5, 0.25, 0.095, 0.05)
    pen.line(ink, 0.075, (0.5, 0.34), (0.5, 0.80))
    pen.line(ink, 0.065, (0.34, 0.44), (0.66, 0.44))
    pen.arc(ink, 0.5, 0.52, 0.28, 15, 165, 0.075)


def pisa(pen: Pen, ink: Colour, ground: Colour) -> None:
    """The tower that leans."""
    pen.polygon(ink, (0.45, 0.17), (0.72, 0.22), (0.60, 0.82), (0.30, 0.82))
    for at in (0.34, 0.49, 0.64):
        pen.line(ground, 0.045, (0.36 - at * 0.05, at), (0.72 - at * 0.1, at + 0.04))


def lucca(pen: Pen, ink: Colour, ground: Colour) -> None:
    """Its walls with battlements."""
    for left in (0.20, 0.42, 0.64):
        pen.rect(ink, left, 0.24, left + 0.16, 0.40)
    pen.rect(ink, 0.20, 0.36, 0.80, 0.70)
    pen.disc(ground, 0.5, 0.56, 0.09)
    pen.rect(ground, 0.41, 0.56, 0.59, 0.71)


def viareggio(pen: Pen, ink: Colour, ground: Colour) -> None:
    """A boat under sail."""
    pen.polygon(ink, (0.48, 0.15), (0.48, 0.58), (0.20, 0.58))
    pen.polygon(ink, (0.55, 0.24), (0.76, 0.58), (0.55, 0.58))
    pen.polygon(ink, (0.18, 0.64), (0.82, 0.64), (0.68, 0.79), (0.32, 0.79))


def massa(pen: Pen, ink: Colour, ground: Colour) -> None:
    """The mountains the marble comes from."""
    pen.polygon(ink, (0.14, 0.66), (0.38, 0.24), (0.54, 0.50), (0.64, 0.36), (0.86, 0.66), (0.72, 0.76), (0.28, 0.76))
    pen.polygon(ground, (0.30, 0.44), (0.38, 0.30), (0.46, 0.44), (0.38, 0.50))


def lerici(pen: Pen, ink: Colour, ground: Colour) -> None:
    """A lighthouse and its light."""
    pen.polygon(ink, (0.42, 0.36), (0.58, 0.36), (0.66, 0.80), (0.34, 0.80))
    pen.rect(ink, 0.40, 0.17, 0.60, 0.32)
    for side in (-1, 1):
        pen.line(ink, 0.05, (0.5 + side * 0.17, 0.23), (0.5 + side * 0.31, 0.17))
        pen.line(ink, 0.05, (0.5 + side * 0.17, 0.28), (0.5 + side * 0.31, 0.33))


CHARGES: dict[str, Callable[[Pen, Colour, Colour], None]] = {
    "livorno": livorno,
    "pisa": pisa,
    "lucca": lucca,
    "viareggio": viareggio,
    "massa": massa,
    "lerici": lerici,
}
