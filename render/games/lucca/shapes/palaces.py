"""A palace from the street: a floor for each card, scaffolding for what is missing, a roof when it is finished, and a
flag when it is opened."""

from render.core.colours import Colour
from render.core.pen import Pen
from render.games.lucca.palette import Paint

ROOF = 0.34
"""How high the roof is, with the flag above it, in widths of the palace."""
BASE = 0.52
"""How high the ground floor is: there is room for the emblem."""


def palace(
    pen: Pen, paint: Paint, floors: int, size: int, area: str, tiles: Colour, line: Colour, flag: Colour
) -> None:
    """So many floors of so many; finished and opened palaces have all of them."""
    low, left, right = pen.height, 0.10, 0.90
    step = (pen.height - ROOF - BASE) / max(1, size - 1)
    for floor in range(size):
        bottom = low - (BASE + (floor - 1) * step if floor else 0)
        top = bottom - (step if floor else BASE)
        if floor < floors:
            pen.rect(paint.edge, left - 0.03, top, right + 0.03, bottom)
            pen.rect(paint.front, left + 0.01, top + 0.03, right - 0.01, bottom - (0 if floor else 0.02))
            if floor:
                _openings(pen, paint, top, bottom)
        else:
            _scaffold(pen, line, top, bottom)
    if area != "construction":
        roof(pen, tiles, paint.edge, flag if area == "opened" else None)


def _openings(pen: Pen, paint: Paint, top: float, bottom: float) -> None:
    """Shutters: how many windows a palace has is said beside it."""
    high = (bottom - top) * 0.5
    for x in (0.24, 0.5, 0.76):
        pen.rect(paint.shade, x - 0.06, top + 0.03 + high * 0.35, x + 0.06, top + 0.03 + high * 1.3)


def _scaffold(pen: Pen, line: Colour, top: float, bottom: float) -> None:
    """Poles and a plank, where a floor is still missing."""
    for x in (0.12, 0.88):
        pen.rect(line, x - 0.025, top, x + 0.025, bottom)
    pen.rect(line, 0.06, top + 0.01, 0.94, top + 0.055)


def roof(pen: Pen, tiles: Colour, edge: Colour, flag: Colour | None) -> None:
    """A roof over the whole width, with a flag if there is a feast."""
    eaves, ridge = min(ROOF, pen.height), min(ROOF, pen.height) * 0.45
    pen.polygon(edge, (0.0, eaves + 0.02), (0.18, ridge - 0.03), (0.82, ridge - 0.03), (1.0, eaves + 0.02))
    pen.polygon(tiles, (0.06, eaves - 0.02), (0.20, ridge), (0.80, ridge), (0.94, eaves - 0.02))
    if flag is not None:
        pen.rect(edge, 0.46, 0.0, 0.51, ridge)
        pen.polygon(flag, (0.51, 0.0), (0.51 + ridge * 2.2, ridge * 0.45), (0.51, ridge * 0.95))
