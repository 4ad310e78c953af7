"""Dynasties' colours in both themes. Regions have a coat, goods a sign, players a shape besides."""

from functools import cache

from msgspec import Struct
from PIL.Image import Image as Picture

from engine.games.dynasties.data import GOODS, REGIONS
from render.core.colours import Colour, colour, mix
from render.core.encoding import Ramp, palette
from render.core.theme import Theme


class Paint(Struct, frozen=True):
    """A cube or a shield: its front, the line around it, and the sign upon it."""

    front: Colour
    edge: Colour
    mark: Colour


class Colours(Struct, frozen=True):
    """What Dynasties needs beyond the theme."""

    laurel: Colour
    laurel_dark: Colour
    regions: tuple[Colour, ...]
    """The ground of each region."""
    town: Colour
    """The ground of a city."""
    founded: Colour
    """The ground of a free city."""
    sea: Colour
    """What ships swim on."""
    plate: Colour
    """What is printed on a region: its tile."""
    plate_ink: Colour
    silver: Colour
    """The second place."""
    green_card: Colour
    yellow_card: Colour
    """The grounds of scoring cards."""
    action_card: Colour
    gold: Colour = colour("#ffc933")
    gold_dark: Colour = colour("#6b4700")
    paper: Colour = colour("#f7f2e6")
    leaf: Colour = colour("#57a773")
    straw: Colour = colour("#f4d35e")
    """The backs of scoring cards."""
    cloth: Colour = colour("#c9a26b")
    wood: Colour = colour("#a8703a")
    leather: Colour = colour("#b5533c")
    stone: Colour = colour("#cfc6b4")
    dark: Colour = colour("#221d19")


def _paint(front: str, edge: str, mark: str) -> Paint:
    return Paint(colour(front), colour(edge), colour(mark))


DARK, IVORY = "#221d19", "#f7f2e6"
CUBES = {
    "black": _paint("#33363f", "#aab0bf", IVORY),
    "white": _paint("#f7f2e6", "#6f6a60", "#4a4336"),
    "gold": _paint("#f2b92c", "#6b4700", "#4a3000"),
    "blue": _paint("#5cb0f0", "#0f3f66", "#08304f"),
    "pink": _paint("#f277b5", "#7a1f4f", "#5a0f36"),
}
COATS = {
    "britannia": _paint("#cf3d43", "#3a0d10", IVORY),
    "france": _paint("#2b5fc4", "#0a1d44", "#ffd75e"),
    "hispania": _paint("#f0a92e", "#4f2b00", "#6e1512"),
    "empire": _paint("#f1ecdf", "#3c382f", "#1c1a17"),
}


def _bar(front: str, ink: str) -> tuple[Colour, Colour, Colour]:
    base, upon = colour(front), colour(ink)
    return base, mix(base, upon, 0.6), upon


BARS = {
    "cards": _bar("#f4d35e", DARK),
    "majorities": _bar("#2b5fc4", IVORY),
    "crowns": _bar("#e08a1e", DARK),
    "revaluation": _bar("#a8332b", IVORY),
    "books": _bar("#5b2f7a", IVORY),
    "dice": _bar("#fff4d0", DARK),
    "cities": _bar("#3f8f5c", DARK),
    "singles": _bar("#eaa1c0", DARK),
    "bonus": _bar("#6cc0f5", DARK),
}
"""Sources of points: their colour, that of their pattern, and that of numbers upon them."""
COLOURS = {
    "dark": Colours(
        laurel=colour("#a1c688"),
        laurel_dark=colour("#41602a"),
        regions=(colour("#47282c"), colour("#25344f"), colour("#453719"), colour("#26402f")),
        town=colour("#171a21"),
        founded=colour("#3a2a1b"),
        sea=colour("#1c3c4c"),
        plate=colour("#e9dfc8"),
        plate_ink=colour("#2a221c"),
        silver=colour("#c2c8d2"),
        green_card=colour("#214a33"),
        yellow_card=colour("#574a17"),
        action_card=colour("#353a49"),
    ),
    "light": Colours(
        laurel=colour("#68935b"),
        laurel_dark=colour("#34521f"),
        regions=(colour("#f3cdc8"), colour("#cbdcf5"), colour("#f3dfa9"), colour("#c9e2c6")),
        town=colour("#fdfaf3"),
        founded=colour("#e5cfb0"),
        sea=colour("#bfe0ea"),
        plate=colour("#4b3f2f"),
        plate_ink=colour("#fbf4e4"),
        silver=colour("#8b93a3"),
        green_card=colour("#cfe8d3"),
        yellow_card=colour("#f8e9a8"),
        action_card=colour("#e7e3f0"),
    ),
}


def colours(theme: Theme) -> Colours:
    """Dynasties' colours in this theme."""
    return COLOURS[theme.name]


@cache
def png_palette(theme: Theme) -> Picture:
    """The 256 colours of its pictures."""
    own = colours(theme)
    paints = [*(CUBES[good] for good in GOODS), *(COATS[region] for region in REGIONS)]
    faces = [face for paint in paints for face in (paint.front, paint.edge, paint.mark)]
    bars = [part for inks in BARS.values() for part in inks]
    rest = [getattr(own, name) for name in own.__struct_fields__ if name != "regions"]
    return palette([*theme.grounds, *theme.inks, *own.regions, *faces, *rest, *bars], _ramps(theme, own, paints))


def _ramps(theme: Theme, own: Colours, paints: list[Paint]) -> list[Ramp]:
    """What stands upon what, the most seen first."""
    words = (theme.ink, theme.soft)
    return [
        (theme.panel, words, 4),
        (own.town, (*words, *theme.players), 3),
        (theme.ground, (*words, theme.panel), 3),
        *((paint.front, (paint.mark, paint.edge), 2) for paint in paints),
        *((ground, (theme.ink, own.laurel), 2) for ground in own.regions),
        (theme.ink, theme.players, 2),
        (own.plate, (own.plate_ink, own.gold, own.silver), 2),
        (theme.panel, theme.players, 2),
        (own.dark, (own.gold, own.paper, own.wood, own.leaf, own.straw, own.cloth, own.leather, own.stone), 1),
        (own.sea, (theme.ink, own.wood, own.dark), 2),
        (own.green_card, (theme.ink, own.laurel), 2),
        (own.yellow_card, (theme.ink, own.laurel), 2),
        (own.action_card, words, 2),
        (theme.panel, (own.laurel, own.laurel_dark, theme.line, theme.turn, theme.new, own.dark), 2),
        (theme.well, (*words, theme.line, theme.turn), 2),
        (theme.new, (theme.on_new,), 2),
        (theme.turn, (theme.on_turn,), 2),
        (own.founded, (theme.ink,), 2),
        (theme.players[0], (theme.on_player,), 1),
    ]
