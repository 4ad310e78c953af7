"""Where Carrara's points come from: colours, names and pictures of the sources."""

from collections.abc import Callable
from functools import partial

from msgspec import UNSET

from render.core.colours import Colour
from render.core.parts.reckoning import Source, signed
from render.games.carrara.tray import Tray

SOURCES = ("track", "announcement", "objects", "buildings", "coins", "bonus")
"""In the order of a score; the last is the expansion's."""


def sources(tray: Tray) -> tuple[Source, ...]:
    """Those of this game, as they stand on the picture."""
    base = tray.easel.scene.view.table.expansion is UNSET
    return tuple(
        Source(called(tray, n), n, inks(tray, n), partial(_emblem, tray, n), _counting(tray, n, base=base))
        for n in range(len(SOURCES) - base)
    )


def inks(tray: Tray, source: int) -> tuple[Colour, Colour, Colour]:
    """A source's colour, that of its pattern, and that of numbers upon it."""
    own, red, blue = tray.colours, tray.colours.stones[2], tray.colours.stones[4]
    return (
        (own.laurel, own.laurel_dark, own.door),
        (red.front, red.side, red.mark),
        (blue.front, blue.top, blue.mark),
        (own.wall, own.shade, own.door),
        (own.gold, own.gold_dark, own.door),
        (own.country, own.laurel, own.wall),
    )[source]


def called(tray: Tray, source: int) -> str:
    """A source's name, short enough to stand above a column."""
    name = SOURCES[source]
    return tray.easel.say("picture-reckoning-track") if name == "track" else tray.easel.speaker.source(name)


def _emblem(tray: Tray, source: int, x: float, y: float, size: float) -> None:
    """A source's picture: the thing that brings the points."""
    match SOURCES[source]:
        case "track":
            tray.points(x, y, size)
        case "announcement":
            tray.pennant(x, y, size)
        case "objects":
            tray.thing(x, y, size, "crown")
        case "buildings":
            tray.building(x, y, size, "palazzo")
        case "coins":
            tray.coin(x, y, size)
        case _:
            tray.points(x, y, size, "+")


def _counting(tray: Tray, source: int, *, base: bool) -> Callable[[int], str]:
    """With the expansion objects are not all worth the same."""
    return partial(_objects, tray.facts.vp_per_object) if base and SOURCES[source] == "objects" else signed


def _objects(each: int, n: int) -> str:
    """As how many there were and what each is worth: the bar has their sum."""
    return f"{n // each} × {each}" if n and n % each == 0 else signed(n)
