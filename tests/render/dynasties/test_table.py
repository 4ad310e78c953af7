"""The table's picture: figures on their spaces, strengths, ships, dice and goods being divided; it all has room."""

import pytest
from msgspec.structs import replace
from PIL.Image import Image

from engine.core.values.texts import Text
from engine.games.dynasties.views import CityView, TableView
from render.core.lettering import SMALLEST
from render.core.parts.heading import HEAD, MARGIN, WIDTH
from render.core.scene import Happening, Scene
from render.core.studio import Studio
from render.core.theme import THEMES
from render.games.dynasties.board.city import LARGE, SMALL
from render.games.dynasties.board.plan import plan_of
from render.games.dynasties.news import News
from render.games.dynasties.side import matters
from tests.render.dynasties.fullest import choosing, dividing, full, marrying
from tests.render.dynasties.plays import played, table, when
from tests.render.positions import LONG
from tests.render.shared.marks import Mark, marks
from tests.roots import GAMES

STUDIO = Studio(GAMES)
TALLEST = 2800


def painted(seen: Scene) -> Image:
    return STUDIO.paint(seen).image


def of(seen: Scene) -> TableView:
    view = seen.view.table
    assert isinstance(view, TableView)
    return view


def changed(seen: Scene, **changes: object) -> Scene:
    return replace(seen, view=replace(seen.view, table=replace(seen.view.table, **changes)))


def with_city(seen: Scene, name: str, **changes: object) -> Scene:
    cities = tuple(replace(city, **changes) if city.id == name else city for city in of(seen).cities)
    return changed(seen, cities=cities)


def wide(mark: Mark) -> float:
    return mark.right - mark.left


# The board


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_city_has_its_name_and_two_spaces_of_which_one_is_large(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = table("table", seats, 0.5, news=0)
    drawn = marks(seen, monkeypatch)
    names = {mark.what for mark in drawn}
    assert {STUDIO.speaker(seen).term("city", city.id) for city in of(seen).cities} <= names
    for size in (LARGE, SMALL):
        spaces = [mark for mark in drawn if mark.what == "space" and wide(mark) == size]
        assert len(spaces) == len(of(seen).cities)


def test_every_figure_on_the_board_is_its_players_token(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = table("table", 5, 0.7, news=0)
    tokens = [mark for mark in marks(seen, monkeypatch) if mark.what == "token"]
    large, small = (sum(_stands(city, size) for city in of(seen).cities) for size in ("large", "small"))
    assert sum(wide(mark) == pytest.approx(LARGE * 0.8) for mark in tokens) == large
    assert sum(wide(mark) == pytest.approx(SMALL * 0.8) for mark in tokens) == small


def _stands(city: CityView, size: str) -> bool:
    is_prince = (city.large == "prince") is (size == "large")
    return (city.prince if is_prince else city.princess) is not None


def test_prince_princess_child_and_neutral_figure_are_seen() -> None:
    quiet = table("table", 5, 0, news=0)
    ways: tuple[dict[str, object], ...] = (
        {},
        {"prince": 1},
        {"prince": 2},
        {"princess": 1},
        {"neutral": "princess"},
        {"prince": 1, "princess": 2},
        {"prince": 1, "princess": 2, "child": 1},
        {"prince": 1, "princess": 2, "child": 2},
        {"large": "princess"},
        {"prince_cost": 1},
    )
    pictures = {painted(with_city(quiet, "london", **each)).tobytes() for each in ways}
    assert len(pictures) == len(ways)


@pytest.mark.parametrize("change", [{"coats": 3}, {"first": 8}, {"revalued_by": 2}, {"strengths": (0, 3, 0, 0, 1)}])
def test_what_a_region_is_worth_and_who_is_strong_there_are_seen(change: dict[str, object]) -> None:
    seen = table("table", 5, 0, news=0)
    regions = tuple(replace(each, **change) if each.id == "france" else each for each in of(seen).regions)
    assert painted(changed(seen, regions=regions)).tobytes() != painted(seen).tobytes()


# What is being divided


def test_goods_on_offer_lie_in_two_groups_with_their_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = dividing(table("table", 5, 0.5, news=0))
    subject = seen.view.decisions[0].subject
    panel = Mark("", MARGIN, HEAD, WIDTH - MARGIN, HEAD + matters.HEIGHT)
    cubes = [mark for mark in marks(seen, monkeypatch) if mark.what == "good" and mark.meets(panel)]
    groups = [sum(matters.counts(subject[name])) for name in ("one", "two")]
    middle = WIDTH / 2
    assert [sum(mark.right < middle for mark in cubes), sum(mark.left > middle for mark in cubes)] == groups


def test_the_die_that_is_apart_and_whose_dice_they_are_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = table("table", 5, when("dowry"), news=0)
    dice = of(seen).dice
    ways = [
        tuple(replace(die, apart=at == single, owner=owner if at == single else other) for at, die in enumerate(dice))
        for single in range(3)
        for owner, other in ((None, None), (0, 1), (1, 0))
    ]
    assert len({painted(changed(seen, dice=each)).tobytes() for each in ways}) == len(ways)
    assert len([mark for mark in marks(seen, monkeypatch) if mark.what == "die"]) == 3


def test_every_face_of_the_dice_is_drawn_in_a_way_of_its_own() -> None:
    seen = table("table", 5, when("apart"), news=0)
    die = of(seen).dice[0]
    faces = GAMES["dynasties"].declares.groups["face"]
    assert len({painted(changed(seen, dice=(replace(die, face=face),))).tobytes() for face in faces}) == len(faces)


# A move that is half made


def test_cities_are_numbered_in_the_order_in_which_they_are_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = choosing(table("table", 5, 0.5))
    numbers = [mark.what for mark in marks(seen, monkeypatch) if mark.size == 29 and mark.what.isdecimal()]
    assert sorted(numbers, key=int) == [str(n) for n in range(1, len(plan_of(seen).numbers) + 1)]
    assert plan_of(seen).chosen == {of(seen).cities[0].id}


# What changed


def happened(*texts: Text) -> News:
    return News([Happening(1, texts)])


def test_who_has_moved_where_and_what_it_brought_is_new() -> None:
    news = happened(
        Text("deployed", {"seat": 1, "city": "york", "role": "prince", "paid": (2, 0, 0, 0, 0)}),
        Text("born", {"seat": 1, "city": "paris"}),
        Text("city-points", {"seat": 1, "city": "york", "n": 3}),
        Text("die-points", {"seat": 1, "n": 4}),
        Text("joined", {"seat": 1, "ship": "2", "other": 0}),
        Text("character", {"seat": 0, "character": "drake", "paid": (0,) * 5}),
        Text("coat", {"seat": 0, "region": "empire"}),
    )
    assert news.spaces == {("york", "prince"), ("paris", "child")}
    assert (news.gained, news.ships, news.characters, news.coats) == ({1: 7}, {"2"}, {"drake"}, {"empire"})


def test_every_event_that_puts_a_figure_into_a_city_or_brings_points_is_known_to_the_news() -> None:
    found = {event.key for seats in (3, 5) for _, events in played(seats) for event in events}
    assert {"deployed", "born", "boarded", "traded", "character", "passed", "scored", "die-points"} <= found
    for seats in (3, 5):
        for state, events in played(seats)[1:]:
            texts = tuple(Text(event.key, event.params) for event in events)
            for city, _ in happened(*texts).spaces:
                assert city in {each.id for each in GAMES["dynasties"].shows.show_table(state).cities}


# It fits


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("grown", [full, dividing, marrying])
def test_the_fullest_table_fits(theme: str, language: str, grown: object, monkeypatch: pytest.MonkeyPatch) -> None:
    assert callable(grown)
    seen = grown(table("table", 5, 0.5, names=LONG, theme=theme, language=language))
    assert painted(seen).height <= TALLEST
    for mark in marks(seen, monkeypatch):
        assert MARGIN - 1 <= mark.left <= mark.right <= WIDTH - MARGIN + 2, mark.what
        assert mark.size == 0 or mark.size >= SMALLEST


def test_once_it_is_over_it_is_shorter_and_players_stand_by_their_totals(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = table("table", 5, -1)
    assert painted(seen).height < painted(table("table", 5, -2)).height - 300
    wreaths = [mark for mark in marks(seen, monkeypatch) if mark.what == "wreath" and mark.right > WIDTH - 60]
    said = [m.what for m in marks(seen, monkeypatch) if m.size and any(m.meets(w) for w in wreaths[-5:])]
    assert [int(n) for n in said if n.isdecimal()][-5:] == sorted((s.total for s in seen.scores), reverse=True)


def test_who_is_asked_and_who_has_left_the_round_is_seen() -> None:
    seen = table("table", 4, 30, news=0)
    players = of(seen).players
    gone = changed(seen, players=(replace(players[0], passed=not players[0].passed), *players[1:]))
    asked = replace(seen, view=replace(seen.view, decisions=()))
    assert len({painted(each).tobytes() for each in (seen, gone, asked)}) == 3
