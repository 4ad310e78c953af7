"""Lucca's colours in both themes. The six are told apart by the colour-blind, too; and each has an emblem besides."""

from functools import cache

from msgspec import Struct
from PIL.Image import Image as Picture

from engine.games.lucca.data import COLOURS as PALACES
from render.core.colours import Colour, colour, mix
from render.core.encoding import Ramp, palette
from render.core.theme import Theme

WHITE, BLACK = (255, 255, 255), (0, 0, 0)


class Paint(Struct, frozen=True):
    """A colour of palace: its walls, what is shaded of them, the line around it, and the emblem upon it."""

    front: Colour
    shade: Colour
    edge: Colour
    mark: Colour


class Colours(Struct, frozen=True):
    """What Lucca needs beyond the theme."""

    laurel: Colour
    laurel_dark: Colour
    warn: Colour
    """What costs points, or is missing."""
    on_warn: Colour
    plate: Colour = colour("#f7f2e6")
    plate_ink: Colour = colour("#1f2d57")
    """The enamel of a street number, and what is written on it."""
    lit: Colour = colour("#ffd25e")
    """Windows, and an open door."""
    steel: Colour = colour("#cfe0f2")
    steel_dark: Colour = colour("#4a6a8c")
    """Shields."""
    stone: Colour = colour("#d9c8a6")
    stone_dark: Colour = colour("#8f7c5c")
    """Walls and towers."""
    dark: Colour = colour("#241d1a")
    """The band on a card that windows and shields stand on, and the line around them."""
    roof: Colour = colour("#c96f48")
    feast: Colour = colour("#41602a")
    """Points of openings, in the reckoning."""


def _paint(front: str, mark: str) -> Paint:
    base = colour(front)
    edge = mix(base, BLACK, 0.55) if sum(base) > 150 else mix(base, WHITE, 0.45)
    return Paint(base, mix(base, BLACK, 0.25), edge, colour(mark))


PAINTS = {
    "red": _paint("#e0533a", "#fff6f0"),
    "green": _paint("#8fd07a", "#153a10"),
    "brown": _paint("#6b4020", "#ffe3c2"),
    "grey": _paint("#c5cad1", "#2b2f36"),
    "blue": _paint("#2f6fc4", "#eaf3ff"),
    "black": _paint("#26242b", "#f3efe6"),
}
COLOURS = {
    "dark": Colours(
        laurel=colour("#a1c688"), laurel_dark=colour("#41602a"), warn=colour("#ff8f73"), on_warn=colour("#3a0d04")
    ),
    "light": Colours(
        laurel=colour("#68935b"), laurel_dark=colour("#34521f"), warn=colour("#b3261e"), on_warn=colour("#fff2ee")
    ),
}


def colours(theme: Theme) -> Colours:
    """Lucca's colours in this theme."""
    return COLOURS[theme.name]


@cache
def png_palette(theme: Theme) -> Picture:
    """The 256 colours of its pictures."""
    own, paints = colours(theme), [PAINTS[name] for name in PALACES]
    faces = [face for paint in paints for face in (paint.front, paint.shade, paint.edge, paint.mark)]
    rest = [getattr(own, name) for name in own.__struct_fields__]
    return palette([*theme.grounds, *theme.inks, *faces, *rest], _ramps(theme, own, paints))


def _ramps(theme: Theme, own: Colours, paints: list[Paint]) -> list[Ramp]:
    """What stands upon what, the most seen first."""
    words, fronts = (theme.ink, theme.soft), tuple(paint.front for paint in paints)
    edges = tuple(paint.edge for paint in paints)
    return [
        (own.plate, (own.plate_ink,), 5),
        (theme.panel, words, 4),
        (own.dark, (own.lit, own.steel), 3),
        *((paint.front, (paint.mark, paint.edge), 3) for paint in paints),
        (theme.ground, (*words, theme.panel), 3),
        (theme.well, (*edges, *fronts, own.plate, own.laurel, own.dark), 2),
        (theme.panel, (own.laurel, own.laurel_dark, theme.line, theme.turn, theme.new, own.dark, own.warn), 2),
        (theme.panel, (*theme.players, *edges), 2),
        (theme.ink, theme.players, 2),
        (own.stone, (own.stone_dark, own.dark), 2),
        (own.steel, (own.steel_dark, own.dark), 2),
        (theme.well, (theme.ink, theme.soft, theme.line, own.warn, own.roof), 2),
        (theme.new, (theme.on_new,), 2),
        (theme.turn, (theme.on_turn,), 2),
        (own.warn, (own.on_warn,), 2),
        (own.laurel, (own.dark,), 2),
        (theme.players[0], (theme.on_player,), 1),
    ]
