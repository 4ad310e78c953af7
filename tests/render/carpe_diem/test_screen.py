"""One's own screen: numbered cells, the tile where it would lie, fountain cards, and what the scoring cards bring."""

import pytest
from msgspec.structs import replace
from PIL.Image import Image

from engine.games.carpe_diem.data import CELLS, STORE
from engine.games.carpe_diem.rules.building import places_for
from engine.games.carpe_diem.views import ScreenView
from render.core.parts.heading import GAP, MARGIN, WIDTH
from render.core.scene import Scene
from render.core.studio import Studio
from render.core.theme import THEMES
from render.games.carpe_diem.district.board import CELL, corner
from render.games.carpe_diem.pictures import PICTURES
from render.games.carpe_diem.screen import hand
from render.games.carpe_diem.screen.picture import BODY
from render.games.carpe_diem.screen.plan import plan_of, ways_to_lie, within_reach
from tests.render.carpe_diem.fullest import choosing, chosen, full, offered, stored, turned
from tests.render.carpe_diem.plays import played, table
from tests.render.positions import LONG
from tests.render.shared.marks import Mark, marks
from tests.roots import GAMES

STUDIO = Studio(GAMES)
DISTRICT = BODY + hand.HEIGHT + GAP
"""Where the board begins while there is a tile to think about."""


def painted(seen: Scene) -> Image:
    return STUDIO.paint(seen).image


def mine(seen: Scene) -> ScreenView:
    screen = seen.screen
    assert isinstance(screen, ScreenView)
    return screen


def within(cell: str) -> Mark:
    left, top = corner(DISTRICT, cell)
    return Mark(cell, left + 3, top + 3, left + CELL - 3, top + CELL - 3)


# A move that is half made


def test_cells_are_numbered_in_the_order_in_which_they_are_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = choosing(table("screen", 4, 0.5, viewer=0))
    assert seen.draft is not None
    numbers = [mark for mark in marks(seen, monkeypatch) if mark.what.isdecimal() and mark.size in (36, 44)]
    cells = plan_of(seen, seen.owner or 0).cells
    assert [mark.what for mark in numbers] == [str(n) for n in range(1, len(cells))]
    for mark, cell in zip(numbers, cells, strict=False):
        assert mark.meets(within(cell))
    assert cells[-1] == STORE


def test_a_number_hides_neither_banner_nor_shovel(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = marks(choosing(table("screen", 4, 0.5, viewer=0)), monkeypatch)
    numbers = [mark for mark in drawn if mark.what.isdecimal() and mark.size in (36, 44)]
    last = [mark for mark in drawn if mark.what in ("banner", "shovel") and mark.right - mark.left == 50]
    assert len(last) > 3
    assert not any(number.meets(piece) for number in numbers for piece in last)


def test_the_tile_lies_where_it_would_lie_and_how_else_it_could_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = chosen(table("screen", 4, 0.5, viewer=0))
    plan = plan_of(seen, seen.owner or 0)
    tiles = [mark for mark in marks(seen, monkeypatch) if mark.what in ("ground", "plaza")]
    assert any(tile.meets(within(plan.chosen)) and tile.right - tile.left == CELL for tile in tiles)
    above = [tile for tile in tiles if tile.bottom < DISTRICT]
    assert len(above) == 1 + len(plan.ways)
    assert len(plan.ways) > 1
    said = {mark.what: mark for mark in marks(seen, monkeypatch)}
    for name, tile in zip((name for name, _ in plan.ways), above[1:], strict=True):
        called = said[f"{90 * int(name)}°"]
        assert tile.left < called.left < called.right < tile.right, "each below what its button says"


def test_where_all_is_confirmed_nothing_is_offered_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = turned(table("screen", 4, 0.5, viewer=0))
    plan, drawn = plan_of(seen, seen.owner or 0), marks(seen, monkeypatch)
    tiles = [mark for mark in drawn if mark.what in ("ground", "plaza")]
    assert [tile.meets(within(plan.chosen)) for tile in tiles if tile.bottom > DISTRICT].count(True) == 1
    assert len([tile for tile in tiles if tile.bottom < DISTRICT]) == 1
    assert not [mark for mark in drawn if mark.what.isdecimal() and mark.size in (36, 44)]


def test_a_tile_that_would_be_stored_is_shown_beside_the_store(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = marks(stored(table("screen", 4, 0.5, viewer=0)), monkeypatch)
    assert "store it" in {mark.what for mark in drawn}
    assert not [mark for mark in drawn if mark.what.isdecimal() and mark.size in (34, 36, 44)]


def test_a_tile_that_is_turned_is_shown_turned() -> None:
    seen = chosen(table("screen", 4, 0.5, viewer=0))
    assert seen.draft is not None
    pictures = set()
    for rotation in "0123":
        draft = replace(seen.draft, filled={**seen.draft.filled, "rotation": rotation})
        pictures.add(painted(replace(seen, draft=draft)).tobytes())
    assert len(pictures) == 4


@pytest.mark.parametrize("step", range(10, 140, 13))
def test_the_picture_turns_a_tile_as_the_rules_do_and_finds_the_spaces_they_find(step: int) -> None:
    state = played(4)[step][0]
    seen = table("screen", 4, step, viewer=0)
    for seat, player in enumerate(seen.view.table.players):
        for tile, shown in zip(state.row, seen.view.table.row, strict=True):
            places = places_for(state, seat, tile)
            for at, cell in enumerate(CELLS):
                if at in places:
                    assert len(list(ways_to_lie(player, shown, cell))) == len(places[at])
        if any(state.spaces) and player.pawn is not None:
            walked = set(offered(state, seat, "tile", {}))
            found = {tile.id for space in within_reach(seen.view.table, seat) for tile in seen.view.table.spaces[space]}
            assert found == walked


# What only its owner sees


def test_fountain_cards_are_shown_with_what_they_bring(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = table("screen", 4, 0.6, viewer=3)
    pictures = {
        painted(replace(seen, view=replace(seen.view, screen=replace(mine(seen), **change)))).tobytes()
        for change in ({}, {"fountain_cards": (0,) * 12}, {"fountain_points": 44}, {"under": (1,) * 12})
    }
    assert len(pictures) == 4


def test_how_often_each_card_could_be_fulfilled_is_on_it(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = table("screen", 4, 0.6, viewer=3)
    worth = tuple(replace(each, times=at) for at, each in enumerate(mine(seen).worth))
    shown = replace(seen, view=replace(seen.view, screen=replace(mine(seen), worth=worth)))
    said = {mark.what for mark in marks(shown, monkeypatch)}
    assert {f"×{n}" for n in range(1, len(worth))} <= said


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("grown", [full, choosing, chosen, turned, stored])
def test_the_fullest_screen_fits(theme: str, language: str, grown: object, monkeypatch: pytest.MonkeyPatch) -> None:
    assert callable(grown)
    seen = grown(table("screen", 4, 0.5, viewer=0, names=LONG, theme=theme, language=language))
    assert painted(seen).height <= 1900
    for mark in marks(seen, monkeypatch):
        assert MARGIN - 1 <= mark.left <= mark.right <= WIDTH - MARGIN + 2, mark.what


def test_who_has_no_screen_is_told_so() -> None:
    seen = table("screen", 3, 0.5)
    assert STUDIO.alt(seen) == "Nothing is hidden here."
    assert painted(seen).height < 250


def test_once_it_is_over_nothing_is_said_to_be_private(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = table("screen", 3, -1, viewer=0)
    assert "Only you see this" not in {mark.what for mark in marks(seen, monkeypatch)}


def test_pictures_stand_beside_the_choices_they_help_with() -> None:
    game = GAMES["carpe_diem"]
    fields = {f"{verb.name}.{field.name}" for verb in game.declares.verbs for field in verb.fields}
    beside = [place for picture in PICTURES.pictures for place in picture.beside]
    assert set(beside) <= fields
    assert len(beside) == len(set(beside))
