"""Whatever must be told apart is told apart by every eye: by its colour at a glance, or else by its glyph."""

from collections.abc import Callable, Hashable, Iterator
from itertools import combinations

import pytest

from render.core.canvas import Shelf, Sprite
from render.core.colours import Colour
from render.core.contract import Picture, Shows
from render.core.stock import Stock
from render.core.theme import THEMES, Theme
from render.games.carrara.palette import colours
from render.games.lucca.palette import PAINTS
from render.games.lucca.palette import colours as lucca_colours
from tests.render.carrara.plays import table as expanded
from tests.render.positions import scene
from tests.render.seen import signs, signs_of_lucca
from tests.render.seen.colour_science import VISIONS, apart, contrast
from tests.render.seen.glyphs import differ, inked
from tests.render.seen.signs import (
    STUDIO,
    Kind,
    Sign,
    blocks,
    categories,
    crests,
    grounds,
    named,
    outlines,
    players,
    sources,
    things,
)
from tests.render.seen.signs_of_lucca import lucca_sources, palace_colours, what_is_counted
from tests.roots import GAMES
from tests.thorough import how_many, thorough

KINDS = (*signs.KINDS, *signs_of_lucca.KINDS)
SMALLEST = {**signs.SMALLEST, **signs_of_lucca.SMALLEST}
PICTURES = [(game, picture) for game in ("carrara", "lucca") for picture in STUDIO.pictures(game).pictures]

AT_A_GLANCE = 10.0
"""CIEDE2000 from which two colours are told apart without looking twice."""
OTHER_SHAPE = 0.12
"""Share of the ink that two glyphs must not have in common."""


class Noting(Stock[Sprite]):
    """A stock of sprites that notes the smallest size at which each painter was asked for one."""

    def __init__(self) -> None:
        super().__init__(1 << 24)
        self.smallest: dict[object, int] = {}

    def get(self, key: Hashable, make: Callable[[], Sprite]) -> Sprite:
        assert isinstance(key, tuple)
        painter, wide = key[0], key[3]
        self.smallest[painter] = min(wide, self.smallest.get(painter, wide))
        return super().get(key, make)


both = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)


def to_the_worst_eye(one: Colour, other: Colour) -> tuple[float, str]:
    return min((apart(one, other, vision), vision) for vision in VISIONS)


def unlike(one: Sign, other: Sign) -> float:
    return differ(one.glyph, other.glyph) if one.glyph and other.glyph else 0.0


def confusable(signs: list[Sign]) -> Iterator[str]:
    for one, other in combinations(signs, 2):
        colour, vision = to_the_worst_eye(one.colour, other.colour)
        if colour < AT_A_GLANCE and (shape := unlike(one, other)) < OTHER_SHAPE:
            yield f"{one.name} and {other.name}: {colour:.1f} apart in {vision}, {shape:.0%} of the glyph"


@both
@pytest.mark.parametrize("kind", KINDS, ids=named)
def test_every_eye_tells_each_from_its_like(theme: Theme, kind: Kind) -> None:
    assert list(confusable(kind(theme))) == []


@both
@pytest.mark.parametrize("kind", [blocks, players, crests, grounds, sources, palace_colours, lucca_sources], ids=named)
def test_what_has_a_colour_of_its_own_is_told_by_it_alone(theme: Theme, kind: Kind) -> None:
    signs = kind(theme)
    closest = min((*to_the_worst_eye(a.colour, b.colour), a.name, b.name) for a, b in combinations(signs, 2))
    assert closest[0] >= AT_A_GLANCE, closest


@pytest.mark.parametrize(
    "kind",
    [blocks, players, crests, things, outlines, categories, sources, palace_colours, what_is_counted, lucca_sources],
    ids=named,
)
def test_what_has_a_glyph_is_told_by_it_alone(kind: Kind) -> None:
    signs = kind(next(iter(THEMES.values())))
    closest = min((unlike(one, other), one.name, other.name) for one, other in combinations(signs, 2))
    assert closest[0] >= OTHER_SHAPE, closest


@both
def test_every_glyph_has_enough_ink_to_be_seen(theme: Theme) -> None:
    faint = [sign.name for kind in KINDS for sign in kind(theme) if sign.glyph and inked(sign.glyph) < 40]
    assert faint == ["track", "windows"]  # the bars of one source have no pattern, in each game


@thorough
@pytest.mark.parametrize(("game", "picture"), PICTURES, ids=[f"{game}-{each.name}" for game, each in PICTURES])
def test_nothing_is_shown_smaller_than_it_can_be_told_apart(game: str, picture: Picture) -> None:
    noted = Noting()
    shelf = Shelf()
    shelf.sprites = noted
    for seats in GAMES[game].declares.players[-how_many(1, 3) :]:
        for part in (0.0, 0.5, 0.8, 1.0):
            seat = seats - 1 if picture.shows is Shows.SEAT else None
            STUDIO.paint(scene(game, picture.name, seats, part, viewer=0, seat=seat), shelf)
    assert noted.smallest
    assert [(painter, wide) for painter, wide in noted.smallest.items() if wide < SMALLEST.get(painter, 0)] == []


@pytest.mark.parametrize("picture", STUDIO.pictures("carrara").pictures, ids=lambda picture: picture.name)
def test_nor_is_it_with_the_expansion(picture: Picture) -> None:
    noted, shelf = Noting(), Shelf()
    shelf.sprites = noted
    for part in (1.0,) if picture.shows is Shows.OVER else (0.1, 0.6, 0.9, 1.0):
        for theme in THEMES:
            seat = 1 if picture.shows is Shows.SEAT else None
            STUDIO.paint(expanded(picture.name, 4, part, viewer=2, seat=seat, theme=theme), shelf)
    assert [(painter, wide) for painter, wide in noted.smallest.items() if wide < SMALLEST.get(painter, 0)] == []


@both
@pytest.mark.parametrize("ink", ["ink", "soft"])
def test_words_stand_out_from_what_they_are_written_on(theme: Theme, ink: str) -> None:
    for ground in (theme.panel, theme.ground):
        assert contrast(getattr(theme, ink), ground) >= 4.5


@both
@pytest.mark.parametrize(("ink", "ground"), [("on_turn", "turn"), ("on_new", "new")])
def test_words_stand_out_from_a_mark(theme: Theme, ink: str, ground: str) -> None:
    assert contrast(getattr(theme, ink), getattr(theme, ground)) >= 4.5


@both
def test_marks_and_players_stand_out_from_every_ground(theme: Theme) -> None:
    for ground in (theme.panel, theme.ground):
        for mark in (theme.turn, theme.new, *theme.players):
            assert contrast(mark, ground) >= 3
    assert min(contrast(theme.on_player, fill) for fill in theme.players) >= 3


@both
def test_a_stone_shows_its_mark(theme: Theme) -> None:
    for stone in colours(theme).stones:
        assert contrast(stone.mark, stone.front) >= 3


@both
def test_gold_laurel_and_walls_stand_out_from_what_they_lie_on(theme: Theme) -> None:
    own = colours(theme)
    for one, other in ((own.gold, theme.panel), (own.laurel, theme.panel), (own.door, own.gold)):
        assert contrast(one, other) >= 3
    for ground in (own.town, own.country):
        assert contrast(own.wall, ground) >= 4.5


@both
def test_a_palace_shows_its_emblem_and_a_card_its_windows_shields_and_number(theme: Theme) -> None:
    own = lucca_colours(theme)
    assert min(contrast(paint.mark, paint.front) for paint in PAINTS.values()) >= 3
    assert min(contrast(piece, own.dark) for piece in (own.lit, own.steel)) >= 4.5
    assert contrast(own.plate_ink, own.plate) >= 4.5
    assert contrast(own.on_warn, own.warn) >= 4.5
    assert contrast(own.dark, own.laurel) >= 4.5


@both
def test_missing_shields_and_points_stand_out_from_what_they_are_written_on(theme: Theme) -> None:
    own = lucca_colours(theme)
    assert contrast(own.warn, theme.panel) >= 4.5
    for ground in (theme.panel, theme.well):
        assert max(contrast(own.laurel, ground), contrast(own.laurel_dark, ground)) >= 3  # leaf, or the line around it
        assert contrast(theme.ink, ground) >= 4.5
