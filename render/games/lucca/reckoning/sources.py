"""Where Lucca's points come from: colours, names and pictures of the sources."""

from functools import partial

from render.core.colours import Colour
from render.core.parts.reckoning import Source
from render.games.lucca.palette import PAINTS
from render.games.lucca.shapes.palaces import palace
from render.games.lucca.tray import Tray

SOURCES = ("windows", "openings", "final-openings", "walls", "numbers")
"""In the order of a score."""


def sources(tray: Tray) -> tuple[Source, ...]:
    """All of them, as they stand on the picture."""
    return tuple(
        Source(tray.easel.say(f"picture-source-{name}"), n, inks(tray, n), partial(_emblem, tray, name))
        for n, name in enumerate(SOURCES)
    )


def inks(tray: Tray, source: int) -> tuple[Colour, Colour, Colour]:
    """A source's colour, that of its pattern, and that of numbers upon it."""
    own, green, blue = tray.colours, PAINTS["green"], PAINTS["blue"]
    return (
        (own.lit, own.stone_dark, own.dark),
        (own.feast, green.front, own.plate),
        (blue.front, own.steel, blue.mark),
        (own.roof, own.dark, own.plate),
        (own.plate, own.plate_ink, own.plate_ink),
    )[source]


def _emblem(tray: Tray, source: str, x: float, y: float, size: float) -> None:
    """A source's picture: the thing that brings the points."""
    own = tray.colours
    match source:
        case "windows":
            tray.window(x, y, size)
        case "openings":
            tray.door(x, y, size, opened=True)
        case "final-openings":
            looks = (PAINTS["grey"], 2, 2, "opened", own.roof, tray.theme.line, tray.theme.turn)
            tray.canvas.picture(x - size * 0.4, y - size / 2, size * 0.8, size, palace, *looks)
        case "walls":
            tray.wall(x, y, size)
        case _:
            tray.plate(x - size * 0.6, y, size * 1.2, 26, "N°")
