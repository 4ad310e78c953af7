"""Everything on a picture that a player has to tell from its like: by its colour, by its glyph, or by both."""

from collections.abc import Callable
from functools import partial

from msgspec import Struct
from PIL.Image import Image

from render.core.colours import Colour
from render.core.easel import Easel
from render.core.parts.patterns import part
from render.core.parts.pieces import spark, tick
from render.core.parts.reckoning import BAR
from render.core.studio import Studio
from render.core.theme import Theme
from render.core.tokens import token
from render.games.carrara.palette import Stone, colours
from render.games.carrara.reckoning.sources import SOURCES, inks
from render.games.carrara.shapes import buildings, cities, objects, pieces, spaces
from render.games.carrara.tray import Tray
from tests.render import positions
from tests.render.seen.glyphs import INK, PAPER, silhouette
from tests.roots import GAMES

BLOCK, TOKEN, CREST, OBJECT, BUILDING, CATEGORY, MARK = 24, 22, 36, 28, 32, 36, 20
"""The smallest each may be shown, in pixels."""
SMALLEST: dict[object, int] = {
    pieces.block: BLOCK,
    token: TOKEN,
    cities.crest: CREST,
    objects.thing: OBJECT,
    buildings.building: BUILDING,
    spaces.category: CATEGORY,
    pieces.pennant: MARK,
    spark: MARK,
    tick: MARK,
}
"""The same by what draws them."""

BARE = Stone(PAPER, PAPER, PAPER, INK)
"""A stone on which only its mark has ink."""

STUDIO = Studio(GAMES)


class Sign(Struct, frozen=True):
    """Something a player has to tell from its like."""

    name: str
    colour: Colour
    glyph: Image | None = None


Kind = Callable[[Theme], list[Sign]]


def named(kind: Kind) -> str:
    return getattr(kind, "__name__", "")


def blocks(theme: Theme) -> list[Sign]:
    return [
        Sign(f"block {n}", stone.front, silhouette(BLOCK, partial(pieces.block, colour=n, stone=BARE, edge=PAPER)))
        for n, stone in enumerate(colours(theme).stones)
    ]


def players(theme: Theme) -> list[Sign]:
    return [
        Sign(f"player {seat}", fill, silhouette(TOKEN, partial(token, seat=seat, fill=INK, rim=INK)))
        for seat, fill in enumerate(theme.players)
    ]


def crests(theme: Theme) -> list[Sign]:
    return [
        Sign(city, stone.front, silhouette(CREST, partial(cities.crest, city=city, stone=BARE, rim=PAPER)))
        for city, stone in zip(cities.CHARGES, colours(theme).stones, strict=True)
    ]


def things(theme: Theme) -> list[Sign]:
    return [
        Sign(kind, colours(theme).gold, silhouette(OBJECT, partial(objects.thing, kind=kind, gold=INK, dark=PAPER)))
        for kind in objects.KINDS
    ]


def outlines(theme: Theme) -> list[Sign]:
    return [
        Sign(
            kind,
            colours(theme).wall,
            silhouette(BUILDING, partial(buildings.building, kind=kind, wall=INK, shade=INK, door=PAPER)),
        )
        for kind in buildings.KINDS
    ]


def marks(theme: Theme) -> list[Sign]:
    """Whose turn it is, what is new, and a line that says neither."""
    return [
        Sign("turn", theme.turn, silhouette(MARK, partial(pieces.pennant, cloth=INK, pole=INK))),
        Sign("new", theme.new, silhouette(MARK, partial(spark, fill=INK, rim=INK))),
        Sign("done", colours(theme).laurel, silhouette(MARK, partial(tick, ink=INK))),
        Sign("line", theme.line),
    ]


def grounds(theme: Theme) -> list[Sign]:
    """Of buildings: the city's and the land's."""
    return [Sign("town", colours(theme).town), Sign("country", colours(theme).country)]


def categories(theme: Theme) -> list[Sign]:
    """All City buildings, and all Land buildings."""
    own = colours(theme)
    return [
        Sign(
            kind,
            ground,
            silhouette(CATEGORY, partial(spaces.category, kind=kind, ground=PAPER, wall=INK, shade=INK)),
        )
        for kind, ground in (("city", own.town), ("land", own.country))
    ]


def sources(theme: Theme) -> list[Sign]:
    """Where the points of a reckoning come from: pieces of its bars."""
    scene = positions.scene("carrara", "reckoning", 2, 1, theme=theme.name)
    easel = Easel(scene, STUDIO.speaker(scene), STUDIO.shelf)
    tray = Tray(easel, easel.canvas(1, 1))
    return [
        Sign(name, inks(tray, n)[0], silhouette(BAR, partial(part, pattern=n, wide=BAR, fill=PAPER, mark=INK)))
        for n, name in enumerate(SOURCES)
    ]


KINDS: tuple[Kind, ...] = (blocks, players, crests, things, outlines, marks, grounds, categories, sources)
