"""Where the points of Dynasties come from: colours, names and pictures of the sources."""

from functools import partial

from render.core.parts.reckoning import Source
from render.games.dynasties.palette import BARS
from render.games.dynasties.ranking import SOURCES
from render.games.dynasties.tray import Tray

EMBLEMS = {
    "cards": "yellow",
    "majorities": "reserve",
    "crowns": "crown",
    "revaluation": "more",
    "books": "book",
    "dice": "dice",
    "cities": "house",
    "singles": "prince",
    "bonus": "wing",
}


def sources(tray: Tray) -> tuple[Source, ...]:
    """All of them, as they stand on the picture."""
    return tuple(
        Source(tray.easel.say(f"picture-source-{name}"), n, BARS[name], partial(_emblem, tray, name))
        for n, name in enumerate(SOURCES)
    )


def _emblem(tray: Tray, source: str, x: float, y: float, size: float) -> None:
    """A source's picture: the thing that brings the points."""
    tray.item(x, y, size, EMBLEMS[source])
