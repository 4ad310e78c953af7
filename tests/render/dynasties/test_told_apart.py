"""Goods, coats, pieces and sources are told apart by every eye: by colour at a glance, or else by their glyphs."""

from collections.abc import Callable
from functools import partial
from itertools import combinations

import pytest

from engine.games.dynasties.data import GOODS, REGIONS
from render.core.canvas import Shelf
from render.core.colours import Colour
from render.core.parts.patterns import PATTERNS, part
from render.core.parts.reckoning import BAR
from render.core.pen import Pen
from render.core.studio import Studio
from render.core.theme import THEMES, Theme
from render.core.tokens import token
from render.games.dynasties.palette import BARS, COATS, CUBES, colours
from render.games.dynasties.ranking import SOURCES
from render.games.dynasties.shapes import goods, pieces, regions, roles
from tests.render.dynasties.fullest import full, looking
from tests.render.dynasties.plays import table
from tests.render.seen.colour_science import VISIONS, apart, contrast
from tests.render.seen.glyphs import INK, PAPER, differ, inked, silhouette
from tests.render.seen.test_colours import AT_A_GLANCE, OTHER_SHAPE, Noting
from tests.roots import GAMES

STUDIO = Studio(GAMES)
GOOD, COAT, PIECE, TOKEN = 26, 26, 32, 36
"""The smallest each may be shown, in pixels."""
SMALLEST: dict[object, int] = {
    goods.good: GOOD,
    goods.cube: 32,
    regions.shield: COAT,
    pieces.card: PIECE,
    pieces.book: PIECE,
    pieces.crown: 28,
    pieces.more: 22,
    roles.prince: 28,
    roles.princess: 28,
    token: 30,
}
Glyphs = dict[str, Callable[[Pen], None]]

both = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)

CARDS: Glyphs = {name: partial(pieces.card, paper=INK, dark=PAPER, sign=name) for name in ("action", "green", "yellow")}
THINGS: Glyphs = {
    "crown": lambda pen: pieces.crown(pen, INK, INK),
    "book": lambda pen: pieces.book(pen, INK, PAPER, INK),
    "anchor": lambda pen: pieces.anchor(pen, INK, PAPER),
    "points": lambda pen: pieces.wreath(pen, INK, INK),
    "ship": lambda pen: pieces.ship(pen, INK, INK, INK),
    "dice": lambda pen: pieces.dice(pen, INK, INK, PAPER),
    "bag": lambda pen: pieces.bag(pen, INK, INK),
    "house": lambda pen: pieces.house(pen, INK, INK),
    "rings": lambda pen: pieces.rings(pen, INK, PAPER),
    "purse": lambda pen: pieces.purse(pen, INK, PAPER, INK),
    "more": lambda pen: pieces.more(pen, INK, PAPER, PAPER),
    "wing": lambda pen: pieces.wing(pen, INK, INK),
    "neutral": lambda pen: roles.neutral(pen, INK, INK),
    "reserve": lambda pen: roles.figure(pen, INK, PAPER),
    "prince": lambda pen: roles.prince(pen, INK, PAPER),
    "princess": lambda pen: roles.princess(pen, INK, PAPER),
    "star": lambda pen: roles.birth_star(pen, INK, INK),
    **CARDS,
}


def closest(size: int, paints: Glyphs) -> tuple[float, str, str]:
    glyphs = {name: silhouette(size, paint) for name, paint in paints.items()}
    assert [name for name, glyph in glyphs.items() if inked(glyph) < 40] == []
    return min((differ(glyphs[one], glyphs[two]), one, two) for one, two in combinations(glyphs, 2))


def _emblem(paint: Callable[[Pen, Colour, Colour], None], pen: Pen) -> None:
    paint(pen, INK, PAPER)


def test_goods_are_told_by_their_signs_alone() -> None:
    signs: Glyphs = {good: partial(_emblem, goods.SIGNS[good]) for good in GOODS}
    assert closest(GOOD, signs)[0] >= OTHER_SHAPE


def test_coats_are_told_by_their_emblems_alone() -> None:
    emblems: Glyphs = {name: partial(_emblem, regions.EMBLEMS[name]) for name in REGIONS}
    assert closest(COAT, emblems)[0] >= OTHER_SHAPE


def test_every_piece_is_told_by_its_shape_alone() -> None:
    assert closest(PIECE, THINGS)[0] >= OTHER_SHAPE, closest(PIECE, THINGS)


def test_a_neutral_figure_is_like_no_players_token() -> None:
    tokens: Glyphs = {str(seat): partial(token, seat=seat, fill=INK, rim=INK) for seat in range(5)}
    assert closest(TOKEN, {**tokens, "neutral": THINGS["neutral"]})[0] >= OTHER_SHAPE


def test_spaces_of_princes_and_princesses_have_other_shapes() -> None:
    spaces: Glyphs = {role: partial(roles.space, role=role, fill=INK, rim=INK, thick=0.1) for role in ("prince", "")}
    assert closest(50, spaces)[0] >= OTHER_SHAPE


@pytest.mark.parametrize("vision", VISIONS)
def test_goods_and_coats_are_told_by_colour_alone(vision: str) -> None:
    for paints in (CUBES, COATS):
        fills = {name: paint.front for name, paint in paints.items()}
        found = min((apart(fills[one], fills[two], vision), one, two) for one, two in combinations(fills, 2))
        assert found[0] >= AT_A_GLANCE, found


def test_signs_stand_out_from_their_cubes_and_coats() -> None:
    assert min(contrast(paint.mark, paint.front) for paint in (*CUBES.values(), *COATS.values())) >= 3


@both
def test_words_stand_out_from_every_ground(theme: Theme) -> None:
    own = colours(theme)
    for ground in (*own.regions, own.town, own.founded, own.green_card, own.yellow_card, own.action_card, theme.well):
        assert contrast(theme.ink, ground) >= 4.5
    for ground in (theme.panel, theme.well, own.action_card):
        assert contrast(theme.soft, ground) >= 4
    assert contrast(own.plate_ink, own.plate) >= 4.5
    assert min(contrast(own.dark, fill) for fill in (own.gold, own.silver)) >= 4.5


def test_sources_of_points_are_told_by_colour_and_by_pattern() -> None:
    fills = {name: BARS[name][0] for name in SOURCES}
    for one, two in combinations(fills, 2):
        worst = min((apart(fills[one], fills[two], vision), vision) for vision in VISIONS)
        assert worst[0] >= AT_A_GLANCE, (one, two, worst)
    bars = [silhouette(BAR, partial(part, pattern=n, wide=BAR, fill=PAPER, mark=INK)) for n in range(len(PATTERNS))]
    assert min(differ(one, two) for one, two in combinations(bars, 2)) >= OTHER_SHAPE
    assert min(contrast(ink, fill) for fill, _, ink in BARS.values()) >= 3


@pytest.mark.parametrize("name", [picture.name for picture in STUDIO.pictures("dynasties").pictures])
def test_nothing_is_shown_smaller_than_it_can_be_told_apart(name: str) -> None:
    noted, shelf = Noting(), Shelf()
    shelf.sprites = noted
    for grown in (full, looking) if name != "reckoning" else ():
        STUDIO.paint(grown(table(name, 5, 0.5, viewer=0)), shelf)
    for seats in (3, 5):
        STUDIO.paint(table(name, seats, 1.0 if name == "reckoning" else 0.6, viewer=0), shelf)
    small = [(painter, wide) for painter, wide in noted.smallest.items() if wide < SMALLEST.get(painter, 0)]
    assert small == []
