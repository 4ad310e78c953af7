"""Kinds, goods and pieces are told apart by every eye: by colour at a glance, or else by their glyphs."""

from collections.abc import Callable
from functools import partial
from itertools import combinations

import pytest

from engine.games.carpe_diem.data import KINDS
from render.core.canvas import Shelf
from render.core.colours import Colour
from render.core.contract import Shows
from render.core.easel import Easel
from render.core.parts.patterns import part
from render.core.parts.reckoning import BAR
from render.core.pen import Pen
from render.core.studio import Studio
from render.core.theme import THEMES, Theme
from render.games.carpe_diem.palette import PAINTS, colours
from render.games.carpe_diem.ranking import SOURCES
from render.games.carpe_diem.reckoning.sources import inks
from render.games.carpe_diem.shapes import emblems, pieces
from render.games.carpe_diem.tray import Tray
from tests.render.carpe_diem.plays import table
from tests.render.seen.colour_science import VISIONS, apart, contrast
from tests.render.seen.glyphs import INK, PAPER, differ, inked, silhouette
from tests.render.seen.test_colours import AT_A_GLANCE, OTHER_SHAPE, Noting
from tests.roots import GAMES

STUDIO = Studio(GAMES)
EMBLEM, PIECE = 20, 32
"""The smallest each may be shown, in pixels."""
SMALLEST: dict[object, int] = {
    emblems.emblem: EMBLEM,
    pieces.badge: 34,
    pieces.crate: PIECE,
    pieces.chimney: 24,
    pieces.coin: PIECE,
    pieces.bread: PIECE,
    pieces.banner: PIECE,
    pieces.card: PIECE,
    pieces.stored: PIECE,
    pieces.chevron: 30,
}
LARGE = tuple(kind for kind in KINDS if kind not in ("market", "bakery", "fountain"))
"""Kinds that take much of a tile, and so have a colour; the others are emblems on paved ground."""

both = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)


def glyphs_of_pieces() -> dict[str, Callable[[Pen], None]]:
    return {
        "chimney": lambda pen: pieces.chimney(pen, INK, PAPER),
        "coin": lambda pen: pieces.coin(pen, INK, PAPER),
        "bread": lambda pen: pieces.bread(pen, INK, PAPER),
        "banner": lambda pen: pieces.banner(pen, INK, INK),
        "card": lambda pen: pieces.card(pen, PAPER, INK, INK),
        "stored": lambda pen: pieces.stored(pen, INK, PAPER, INK),
        "shovel": lambda pen: pieces.shovel(pen, INK, INK, INK),
        "points": lambda pen: pieces.wreath(pen, INK, INK),
        "any landscape": lambda pen: pieces.many(pen, "landscape", (INK,) * 4, PAPER),
        "any dwelling": lambda pen: pieces.many(pen, "dwelling", (INK,) * 4, PAPER),
    }


def test_every_kind_is_told_by_its_emblem_alone() -> None:
    glyphs = {kind: silhouette(EMBLEM, partial(emblems.emblem, kind=kind, ink=INK, ground=PAPER)) for kind in KINDS}
    closest = min((differ(glyphs[one], glyphs[two]), one, two) for one, two in combinations(KINDS, 2))
    assert closest[0] >= OTHER_SHAPE, closest
    assert [kind for kind, glyph in glyphs.items() if inked(glyph) < 40] == []


def test_every_piece_is_told_by_its_shape_alone() -> None:
    glyphs = {name: silhouette(PIECE, paint) for name, paint in glyphs_of_pieces().items()}
    closest = min((differ(glyphs[one], glyphs[two]), one, two) for one, two in combinations(glyphs, 2))
    assert closest[0] >= OTHER_SHAPE, closest


@both
@pytest.mark.parametrize("vision", VISIONS)
def test_every_kind_that_takes_much_of_a_tile_is_told_from_its_like_and_from_pasture_by_colour_alone(
    vision: str, theme: Theme
) -> None:
    fills = {kind: PAINTS[kind].front for kind in LARGE} | {"pasture": colours(theme).grass}
    closest = min((apart(fills[one], fills[two], vision), one, two) for one, two in combinations(fills, 2))
    assert closest[0] >= AT_A_GLANCE, closest


@both
def test_emblems_words_and_warnings_stand_out_from_their_grounds(theme: Theme) -> None:
    own = colours(theme)
    assert min(contrast(paint.mark, paint.front) for paint in PAINTS.values()) >= 3
    for ground in (own.pays, own.counts):
        assert contrast(theme.ink, ground) >= 4.5
    assert contrast(own.on_warn, own.warn) >= 4.5


@both
def test_sources_of_points_are_told_by_colour_and_by_pattern(theme: Theme) -> None:
    scene = table("reckoning", 3, -1, theme=theme.name)
    easel = Easel(scene, STUDIO.speaker(scene), STUDIO.shelf)
    tray = Tray(easel, easel.canvas(1, 1))
    fills: dict[str, Colour] = {name: inks(tray, n)[0] for n, name in enumerate(SOURCES)}
    for one, two in combinations(fills, 2):
        worst = min((apart(fills[one], fills[two], vision), vision) for vision in VISIONS)
        assert worst[0] >= AT_A_GLANCE, (one, two, worst)
    bars = [silhouette(BAR, partial(part, pattern=n, wide=BAR, fill=PAPER, mark=INK)) for n in range(len(SOURCES))]
    assert min(differ(one, two) for one, two in combinations(bars, 2)) >= OTHER_SHAPE
    for n in range(len(SOURCES)):
        fill, _, ink = inks(tray, n)
        assert contrast(ink, fill) >= 3


@pytest.mark.parametrize("name", [picture.name for picture in STUDIO.pictures("carpe_diem").pictures])
def test_nothing_is_shown_smaller_than_it_can_be_told_apart(name: str) -> None:
    noted, shelf = Noting(), Shelf()
    shelf.sprites = noted
    picture = STUDIO.pictures("carpe_diem").named(name)
    assert picture is not None
    for seats in (2, 4):
        for part_played in (0.0, 0.5, 0.8, 1.0):
            if part_played < 1 and picture.shows is Shows.OVER:
                continue
            STUDIO.paint(
                table(name, seats, part_played, viewer=0, seat=0 if picture.shows is Shows.SEAT else None), shelf
            )
    small = [(painter, wide) for painter, wide in noted.smallest.items() if wide < SMALLEST.get(painter, 0)]
    assert small == []
