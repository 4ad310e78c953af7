"""The table's picture: whose turn, what changed, the last round; and all that may stand on it has its place."""

from itertools import pairwise

import pytest
from msgspec.structs import replace
from PIL.Image import Image

from engine.core.values.texts import Params, Text
from engine.games.carrara.data import CITIES, TYPES
from engine.games.carrara.views import BuildingView, TableView
from render.core.canvas import Canvas, Shelf
from render.core.lettering import SMALLEST
from render.core.parts.heading import GAP, HEAD, MARGIN, WIDTH
from render.core.scene import Happening, Scene
from render.core.studio import Studio
from render.core.theme import DARK
from render.games.carrara.heading import BANNER
from render.games.carrara.news import News
from render.games.carrara.ranking import points
from render.games.carrara.table.picture import DISPLAY, MARKET
from render.games.carrara.table.strips import LEFT, ROOM, Strip, place, strips
from render.games.carrara.tray import MINI_W
from tests.render.positions import LONG, scene
from tests.roots import GAMES

STUDIO = Studio(GAMES)
EVERY_BUILDING = tuple(
    BuildingView(kind, cost, city) for kind, city in zip(TYPES, CITIES, strict=True) for cost in range(1, 6)
)


def table(seats: int, part: float, **more: object) -> Scene:
    return scene("carrara", "table", seats, part, **more)  # type: ignore[arg-type]


def painted(seen: Scene) -> Image:
    return STUDIO.paint(seen).image


def of(seen: Scene) -> TableView:
    view = seen.view.table
    assert isinstance(view, TableView)
    return view


def strips_of(seen: Scene) -> list[Strip]:
    return strips(seen, News(seen.news), first_strip())


def first_strip(*, last_round: bool = False) -> int:
    return HEAD + (BANNER + GAP if last_round else 0) + MARKET + GAP + DISPLAY + GAP


# Whose turn


@pytest.mark.parametrize("part", [0.3, 0.31, 0.32, 0.33, 0.34, 0.35])
def test_a_frame_is_around_whose_turn_it_is_and_nobody_else(part: float) -> None:
    seen = table(4, part)
    picture, rows = painted(seen), strips_of(seen)
    framed = [row.seat for row in rows if picture.getpixel((WIDTH // 2, row.top + 2)) == DARK.turn]
    assert framed == [seen.view.decisions[0].seat]


def test_when_the_game_is_over_the_frame_is_around_who_has_won() -> None:
    seen = table(3, 1.0)
    picture, rows = painted(seen), strips_of(seen)
    framed = [row.seat for row in rows if picture.getpixel((WIDTH // 2, row.top + 2)) == DARK.turn]
    assert tuple(framed) == seen.winners


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_question_has_words_for_the_head_and_for_the_wheel(language: str) -> None:
    speaker = STUDIO.speaker(table(2, 0.0, language=language))
    for kind in GAMES["carrara"].declares.decisions:
        assert speaker.say(Text(f"picture-asked-{kind}"))
        assert speaker.say(Text(f"picture-wheel-{kind}"))


# What changed


def happened(*texts: Text) -> News:
    return News([Happening(1, texts)])


def test_blocks_that_came_with_the_last_turn_are_new_and_those_before_have_moved_on() -> None:
    first = Text("turned", {"seat": 0, "blocks": (1, 0, 0, 0, 0, 0)})
    second = Text("turned", {"seat": 1, "blocks": (0, 2, 0, 0, 0, 0)})
    took = Text("took", {"seat": 0, "section": "IV", "blocks": (0, 0, 1, 0, 0, 0), "price": 1})
    news = happened(first, took, second)
    assert news.arrived == (0, 2, 0, 0, 0, 0)
    assert news.taken == {}


def test_blocks_taken_from_the_first_section_are_no_longer_new() -> None:
    turned = Text("turned", {"seat": 0, "blocks": (1, 2, 0, 0, 0, 0)})
    took = Text("took", {"seat": 0, "section": "I", "blocks": (1, 1, 0, 0, 0, 0), "price": 11})
    news = happened(turned, took)
    assert news.arrived == (0, 1, 0, 0, 0, 0)
    assert news.taken == {0: (1, 1, 0, 0, 0, 0)}


def test_a_space_that_was_filled_and_emptied_again_is_not_new() -> None:
    shown = Text("displayed", {"slot": 3, "type": "villa", "cost": 2})
    built: Params = {"seat": 1, "slot": 3, "type": "villa", "cost": 2, "city": "pisa", "blocks": (2, 0, 0, 0, 0, 0)}
    assert happened(shown).slots == {3}
    assert happened(shown, Text("built", built)).slots == set()


def test_points_of_several_scorings_are_added_up() -> None:
    scored = Text("scored", {"seat": 2, "what": "villa", "vp": 4, "coins": 0, "objects": (0,) * 6})
    announced = Text("announced", {"seat": 2, "vp": 5, "objects": (1,) * 6})
    assert happened(scored, announced).gained == {2: 9}


def test_a_new_building_on_the_display_has_a_frame() -> None:
    quiet = table(4, 0.4, news=0)
    shown = Happening(1, (Text("displayed", {"slot": 5, "type": "villa", "cost": 2}),))
    loud = replace(quiet, news=(shown,))
    x = WIDTH // 2
    y = HEAD + MARKET + GAP + 7
    assert painted(quiet).getpixel((x, y)) != DARK.new
    assert painted(loud).getpixel((x, y)) == DARK.new


def test_without_news_nothing_is_marked_as_new() -> None:
    colours = painted(table(4, 0.6, news=0)).getcolors(1 << 24)
    assert colours is not None
    assert DARK.new not in [colour for _, colour in colours]


def gain(seat: int, vp: int) -> Happening:
    return Happening(99, (Text("scored", {"seat": seat, "what": "villa", "vp": vp, "coins": 0, "objects": (0,) * 6}),))


@pytest.mark.parametrize("vp", [3, 27, 288])
@pytest.mark.parametrize("seat", [0, 2])
def test_how_many_points_are_new_stands_below_them_and_covers_nothing(seat: int, vp: int) -> None:
    """All of the strip that is drawn without it is drawn with it as well."""
    quiet = table(3, 0.6, news=0)
    loud = replace(quiet, news=(gain(seat, vp),))
    before, after = strips_of(quiet)[seat], strips_of(loud)[seat]
    column = (MARGIN + 30, MARGIN + 30 + 118)
    old = painted(quiet).crop((column[0], before.top + 56, column[1], before.top + 150))
    new = painted(loud).crop((column[0], after.top + 56, column[1], after.top + 150))
    assert old.tobytes() == new.tobytes()
    assert painted(loud).getpixel((MARGIN + 30 + 48, after.top + 152)) == DARK.new
    assert after.height > 166 + 16


# The last round


def test_in_the_last_round_a_banner_stands_above_everything() -> None:
    seen = table(4, 0.98)
    assert of(seen).ended_by is not None
    assert painted(seen).getpixel((MARGIN + 10, HEAD + BANNER // 2)) == DARK.turn
    assert painted(table(4, 0.5)).getpixel((MARGIN + 10, HEAD + BANNER // 2)) != DARK.turn


# Everything has its place


def test_thirty_buildings_of_one_player_have_a_place_each() -> None:
    placed = place(EVERY_BUILDING, ROOM, 1.0)
    spots = [(each.x, each.row) for each in placed]
    assert len([each for each in placed if each.building]) == 30
    assert len(set(spots)) == len(spots)
    assert all(each.x + MINI_W <= ROOM for each in placed)
    assert LEFT + ROOM <= WIDTH - MARGIN


@pytest.mark.parametrize("cities", [CITIES, ("lerici",)])
def test_every_building_has_the_crest_of_its_city_before_it_in_its_row(cities: tuple[str, ...]) -> None:
    buildings = tuple(replace(b, city=cities[at % len(cities)]) for at, b in enumerate(EVERY_BUILDING))
    for before, each in pairwise(place(buildings, ROOM, 1.0)):
        if each.building is not None:
            assert (before.row, before.city) == (each.row, each.city)


def test_a_strip_grows_with_its_buildings_and_those_below_move_down() -> None:
    seen = table(3, 0.5, news=0)
    full = replace(of(seen).players[0], buildings=EVERY_BUILDING)
    fuller = replace(of(seen), players=(full, *of(seen).players[1:]))
    before, after = strips_of(seen), strips_of(replace(seen, view=replace(seen.view, table=fuller)))
    assert after[0].height > before[0].height
    assert after[1].top == after[0].bottom + before[1].top - before[0].bottom


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_longest_names_and_every_building_at_one_board_fit(theme: str) -> None:
    seen = table(4, 0.98, names=LONG, theme=theme)
    players = of(seen).players
    full = replace(players[1], buildings=EVERY_BUILDING, vp=288, cost=90)
    crowded = replace(of(seen), players=(players[0], full, *players[2:]))
    picture = painted(replace(seen, view=replace(seen.view, table=crowded)))
    assert picture.width == WIDTH
    assert picture.height <= 2000


def test_no_letter_is_smaller_than_a_phone_can_show() -> None:
    small, least = (Canvas(200, 60, DARK.ground, Shelf()) for _ in range(2))
    assert small.text(10, 30, "Livorno", 9, DARK.ink) == least.text(10, 30, "Livorno", SMALLEST, DARK.ink)
    assert small.image == least.image
    assert SMALLEST >= 22


# The end


def test_in_the_end_a_wreath_holds_all_points_and_nothing_hangs_below_it() -> None:
    end, before = table(3, 1.0), table(3, 0.9)
    assert [points(end, seat) for seat in range(3)] == [score.total for score in end.scores]
    assert [points(before, seat) for seat in range(3)] == [player.vp for player in of(before).players]
    late = replace(end, news=(gain(0, 4),))
    assert [strip.gained for strip in strips_of(late)] == [0, 0, 0]
    assert [each.height for each in strips_of(late)] == [each.height for each in strips_of(replace(end, news=()))]
    assert painted(late).width == WIDTH
