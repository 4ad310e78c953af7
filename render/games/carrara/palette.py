"""Carrara's colours in both themes. Told apart by the colour-blind, too; and each thing has a shape besides."""

from functools import cache

from msgspec import Struct
from PIL.Image import Image as Picture

from render.core.colours import Colour, colour, mix
from render.core.encoding import Ramp, palette
from render.core.theme import Theme


class Stone(Struct, frozen=True):
    """A colour of block: its three faces, and the mark upon it."""

    front: Colour
    top: Colour
    side: Colour
    mark: Colour


class Colours(Struct, frozen=True):
    """What Carrara needs beyond the theme."""

    stones: tuple[Stone, ...]
    """In the order of the data file: white, yellow, red, green, blue, black."""
    coin: Colour
    coin_rim: Colour
    coin_ink: Colour
    gold: Colour
    gold_dark: Colour
    """Of objects: on the light ground darker than a coin, which is written on."""
    laurel: Colour
    laurel_dark: Colour
    wall: Colour
    shade: Colour
    door: Colour
    town: Colour
    country: Colour
    """The grounds of buildings: of the city, and of the land."""
    wheel: Colour
    wheel_odd: Colour
    hub: Colour


def _stone(front: str, mark: str) -> Stone:
    base = colour(front)
    return Stone(base, mix(base, (255, 255, 255), 0.42), mix(base, (0, 0, 0), 0.32), colour(mark))


STONES = (
    _stone("#efe9dc", "#5a5348"),
    _stone("#f0c228", "#5b4300"),
    _stone("#c23b2c", "#ffe9e0"),
    _stone("#3fa36b", "#04331b"),
    _stone("#2a64b4", "#e4f0ff"),
    _stone("#2c2a30", "#f3efe6"),
)
COLOURS = {
    "dark": Colours(
        STONES,
        coin=colour("#e9b949"),
        coin_rim=colour("#8a6414"),
        coin_ink=colour("#2b2008"),
        gold=colour("#e9b949"),
        gold_dark=colour("#8a6414"),
        laurel=colour("#a1c688"),
        laurel_dark=colour("#41602a"),
        wall=colour("#ecdcc0"),
        shade=colour("#b79c78"),
        door=colour("#4a3527"),
        town=colour("#a04828"),
        country=colour("#526755"),
        wheel=colour("#39404f"),
        wheel_odd=colour("#313744"),
        hub=colour("#232730"),
    ),
    "light": Colours(
        STONES,
        coin=colour("#e9b949"),
        coin_rim=colour("#8a6414"),
        coin_ink=colour("#2b2008"),
        gold=colour("#bb8712"),
        gold_dark=colour("#5c400a"),
        laurel=colour("#68935b"),
        laurel_dark=colour("#34521f"),
        wall=colour("#f6ead2"),
        shade=colour("#c7ac86"),
        door=colour("#2b1c12"),
        town=colour("#a84c2b"),
        country=colour("#587060"),
        wheel=colour("#e3dac9"),
        wheel_odd=colour("#d6ccb8"),
        hub=colour("#fbf8f1"),
    ),
}


def colours(theme: Theme) -> Colours:
    """Carrara's colours in this theme."""
    return COLOURS[theme.name]


def edge(front: Colour) -> Colour:
    """The line around something of this colour, to be seen on any ground."""
    return mix(front, (0, 0, 0), 0.6) if sum(front) > 150 else mix(front, (255, 255, 255), 0.45)


@cache
def png_palette(theme: Theme) -> Picture:
    """The 256 colours of its pictures."""
    own = colours(theme)
    stones = [face for stone in own.stones for face in (stone.front, stone.top, stone.side, stone.mark)]
    edges = [edge(stone.front) for stone in own.stones]
    rest = [getattr(own, name) for name in own.__struct_fields__ if name != "stones"]
    return palette([*theme.grounds, *theme.inks, *stones, *edges, *rest], _ramps(theme, own, edges))


def _ramps(theme: Theme, own: Colours, edges: list[Colour]) -> list[Ramp]:
    """What stands upon what, the most seen first."""
    on_tile, words = (own.wall, own.shade, own.door), (theme.ink, theme.soft)
    return [
        (theme.panel, words, 4),
        (own.town, on_tile, 3),
        (own.country, on_tile, 3),
        (theme.ground, (*words, theme.panel), 3),
        (theme.panel, (own.gold, own.laurel, own.laurel_dark, theme.line, theme.turn, theme.new), 3),
        (own.coin, (own.coin_ink, own.coin_rim), 3),
        (theme.panel, (own.town, own.country), 2),
        (own.wheel, (theme.soft, theme.line, own.wheel_odd), 2),
        *((stone.front, (stone.mark,), 2) for stone in own.stones),
        (theme.panel, (*theme.players, *edges), 2),
        (theme.ink, theme.players, 2),
        (own.door, (own.gold,), 3),
        (own.wheel, (*edges, own.coin_rim, theme.new), 1),
        (theme.well, (theme.ink, theme.soft, theme.line), 2),
        (theme.new, (theme.on_new,), 2),
        (theme.turn, (theme.on_turn,), 3),
    ]
