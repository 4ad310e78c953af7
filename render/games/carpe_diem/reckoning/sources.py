"""Where Carpe Diem's points come from: colours, names and pictures of the sources."""

from functools import partial

from render.core.colours import Colour
from render.core.parts.reckoning import Source
from render.games.carpe_diem.palette import PAINTS
from render.games.carpe_diem.ranking import SOURCES
from render.games.carpe_diem.tray import Tray

EMBLEMS = {"villas": "villa", "leftovers": "stored", "track": "banner", "fountains": "card", "frame": "shovel"}


def sources(tray: Tray) -> tuple[Source, ...]:
    """All of them, as they stand on the picture."""
    return tuple(
        Source(tray.easel.say(f"picture-source-{name}"), n, inks(tray, n), partial(_emblem, tray, name))
        for n, name in enumerate(SOURCES)
    )


def inks(tray: Tray, source: int) -> tuple[Colour, Colour, Colour]:
    """A source's colour, that of its pattern, and that of numbers upon it."""
    own = tray.colours
    return (
        (own.gold, own.gold_dark, own.dark),
        (PAINTS["villa"].front, own.dark, own.plaster),
        (PAINTS["artisan"].front, own.stone, own.plaster),
        (own.plaster, own.cloth, own.dark),
        (PAINTS["pond"].front, own.plaster, own.plaster),
        (own.grass, PAINTS["garden"].front, own.dark),
    )[source]


def _emblem(tray: Tray, source: str, x: float, y: float, size: float) -> None:
    """A source's picture: the thing that brings the points."""
    if source == "play":
        tray.points(x, y, size)
    else:
        tray.item(x, y, size, EMBLEMS[source])
