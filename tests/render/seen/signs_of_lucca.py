"""Everything on Lucca's pictures that a player has to tell from its like."""

from collections.abc import Callable
from functools import partial

from render.core.colours import Colour
from render.core.easel import Easel
from render.core.parts.patterns import part
from render.core.parts.reckoning import BAR
from render.core.pen import Pen
from render.core.theme import Theme
from render.games.lucca.palette import PAINTS, colours
from render.games.lucca.reckoning.sources import SOURCES, inks
from render.games.lucca.shapes import emblems, pieces
from render.games.lucca.tray import Tray
from tests.render.lucca.plays import table
from tests.render.seen.glyphs import INK, PAPER, silhouette
from tests.render.seen.signs import STUDIO, Kind, Sign

EMBLEM, PIECE, PRINTED = 30, 27, 20
"""The smallest each may be shown, in pixels."""
SMALLEST: dict[object, int] = {
    emblems.emblem: EMBLEM,
    pieces.wreath: PIECE,
    pieces.window: PRINTED,
    pieces.shield: PRINTED,
    pieces.wall: PIECE,
    pieces.tower: PIECE,
    pieces.discarded: PIECE,
    pieces.door: PIECE,
    pieces.cross: 22,
}


def palace_colours(theme: Theme) -> list[Sign]:
    return [
        Sign(name, paint.front, silhouette(EMBLEM, partial(emblems.emblem, kind=name, ink=INK, ground=PAPER)))
        for name, paint in PAINTS.items()
    ]


def what_is_counted(theme: Theme) -> list[Sign]:
    """What stands before or around a number; and the doors that tell a finished palace from an opened one."""
    own = colours(theme)
    glyphs: dict[str, tuple[Colour, Callable[[Pen], None]]] = {
        "window": (own.lit, lambda pen: pieces.window(pen, INK, PAPER)),
        "shield": (own.steel, lambda pen: pieces.shield(pen, INK, INK, INK)),
        "wall": (own.stone, lambda pen: pieces.wall(pen, INK, PAPER, INK)),
        "tower": (own.stone, lambda pen: pieces.tower(pen, INK, PAPER, INK, INK)),
        "discarded": (own.steel_dark, lambda pen: pieces.discarded(pen, INK, PAPER, INK)),
        "points": (own.laurel, lambda pen: pieces.wreath(pen, INK, INK)),
        "closed": (own.stone_dark, lambda pen: pieces.door(pen, INK, PAPER, INK, False)),
        "opened": (own.lit, lambda pen: pieces.door(pen, INK, PAPER, INK, True)),
    }
    return [Sign(name, fill, silhouette(PRINTED, paint)) for name, (fill, paint) in glyphs.items()]


def lucca_sources(theme: Theme) -> list[Sign]:
    """Where the points of a reckoning come from: pieces of its bars."""
    scene = table("reckoning", 3, -1, theme=theme.name)
    easel = Easel(scene, STUDIO.speaker(scene), STUDIO.shelf)
    tray = Tray(easel, easel.canvas(1, 1))
    return [
        Sign(name, inks(tray, n)[0], silhouette(BAR, partial(part, pattern=n, wide=BAR, fill=PAPER, mark=INK)))
        for n, name in enumerate(SOURCES)
    ]


KINDS: tuple[Kind, ...] = (palace_colours, what_is_counted, lucca_sources)
