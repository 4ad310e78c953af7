"""Carpe Diem's colours in both themes. Each kind has a colour, a shape by its group, and an emblem besides."""

from functools import cache

from msgspec import Struct
from PIL.Image import Image as Picture

from engine.games.carpe_diem.data import GROUP_OF, KINDS
from render.core.colours import Colour, colour, mix
from render.core.encoding import Ramp, palette
from render.core.theme import Theme

BLACK = (0, 0, 0)


class Paint(Struct, frozen=True):
    """A kind: its ground, the line around it, and the emblem upon it."""

    front: Colour
    edge: Colour
    mark: Colour


class Colours(Struct, frozen=True):
    """What Carpe Diem needs beyond the theme."""

    laurel: Colour
    laurel_dark: Colour
    warn: Colour
    """What would cost points, or is still open."""
    on_warn: Colour
    pays: Colour
    """The ground of a card that goods are paid for."""
    counts: Colour
    """The ground of a card that counts what stands."""
    path: Colour
    """The ring between the spaces."""
    grass: Colour = colour("#b7cb8f")
    grass_dark: Colour = colour("#94ab6c")
    """Pasture, and the hedge around a tile."""
    gold: Colour = colour("#ffc933")
    gold_dark: Colour = colour("#8a5a00")
    """Coins, and the line around what is finished."""
    crust: Colour = colour("#d98f45")
    crust_dark: Colour = colour("#6e3d12")
    """Bread."""
    cloth: Colour = colour("#d92b2b")
    """Banners."""
    crate: Colour = colour("#f1e3c4")
    """What goods lie on."""
    water: Colour = colour("#6cc4f5")
    plaster: Colour = colour("#f7f2e6")
    stone: Colour = colour("#d9cdb6")
    stone_dark: Colour = colour("#7a6a52")
    dark: Colour = colour("#2a221c")


def _paint(front: str, mark: str) -> Paint:
    base = colour(front)
    return Paint(base, mix(base, BLACK, 0.55), colour(mark))


LIGHT_MARK, DARK_MARK = "#fff8ea", "#2a221c"
PAINTS = {
    "villa": _paint("#d35146", LIGHT_MARK),
    "vineyard": _paint("#8750ae", LIGHT_MARK),
    "garden": _paint("#0c5130", LIGHT_MARK),
    "coop": _paint("#f08a24", DARK_MARK),
    "pond": _paint("#368af2", LIGHT_MARK),
    "merchant": _paint("#ffe253", DARK_MARK),
    "baker": _paint("#894b0f", LIGHT_MARK),
    "senator": _paint("#f4f1ea", DARK_MARK),
    "artisan": _paint("#3a4560", LIGHT_MARK),
    "market": _paint("#d9cdb6", "#b3261e"),
    "bakery": _paint("#d9cdb6", "#5b3418"),
    "fountain": _paint("#d9cdb6", "#1c5f9c"),
}
COLOURS = {
    "dark": Colours(
        laurel=colour("#a1c688"),
        laurel_dark=colour("#41602a"),
        warn=colour("#ff8f73"),
        on_warn=colour("#3a0d04"),
        pays=colour("#5e2b2b"),
        counts=colour("#27503a"),
        path=colour("#6b5a3c"),
    ),
    "light": Colours(
        laurel=colour("#68935b"),
        laurel_dark=colour("#34521f"),
        warn=colour("#b3261e"),
        on_warn=colour("#fff2ee"),
        pays=colour("#f3cfc7"),
        counts=colour("#cfe5cd"),
        path=colour("#cdb88e"),
    ),
}
GROUPS = dict(zip(KINDS, GROUP_OF, strict=True))


def colours(theme: Theme) -> Colours:
    """Carpe Diem's colours in this theme."""
    return COLOURS[theme.name]


@cache
def png_palette(theme: Theme) -> Picture:
    """The 256 colours of its pictures."""
    own, paints = colours(theme), [PAINTS[name] for name in KINDS]
    faces = [face for paint in paints for face in (paint.front, paint.edge, paint.mark)]
    rest = [getattr(own, name) for name in own.__struct_fields__]
    return palette([*theme.grounds, *theme.inks, *faces, *rest], _ramps(theme, own, paints))


def _ramps(theme: Theme, own: Colours, paints: list[Paint]) -> list[Ramp]:
    """What stands upon what, the most seen first."""
    words = (theme.ink, theme.soft)
    return [
        (theme.panel, words, 4),
        (theme.ground, (*words, theme.panel), 3),
        *((paint.front, (paint.mark,), 2) for paint in paints),
        (own.grass, tuple(paint.edge for paint in paints), 1),
        (own.grass, tuple(paint.front for paint in paints), 1),
        (own.grass, (own.gold, own.grass_dark, own.dark, own.stone_dark), 2),
        (own.dark, (own.plaster, own.gold, own.crust, own.cloth, own.stone, own.crate, own.water), 2),
        (own.crate, tuple(paint.front for paint in paints[1:5]), 2),
        (own.pays, (theme.ink, own.dark, own.laurel), 2),
        (own.counts, (theme.ink, own.dark, own.laurel), 2),
        (theme.panel, (own.laurel, own.laurel_dark, theme.line, theme.turn, theme.new, own.dark, own.warn), 2),
        (theme.panel, theme.players, 2),
        (theme.ink, theme.players, 2),
        (theme.well, (*words, theme.line, own.dark, own.grass_dark, own.warn, theme.turn), 2),
        (theme.new, (theme.on_new,), 2),
        (theme.turn, (theme.on_turn,), 2),
        (own.warn, (own.on_warn,), 2),
        (theme.players[0], (theme.on_player,), 1),
    ]
