"""Carrara's board, objectives and screen: they draw whatever can be seen, and nothing that cannot."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.door import look
from engine.core.values.texts import Text
from engine.games.carrara.data import CITIES, FACTS, TYPES
from engine.games.carrara.views import BuildableView, BuildingView, ScreenView, Worth
from engine.words.sources import LANGUAGES
from engine.words.speaker import Speaker
from render.core.canvas import Canvas, Shelf
from render.core.easel import Easel
from render.core.encoding import encode
from render.core.fonts import Face
from render.core.lettering import fitted
from render.core.scene import Happening, Scene
from render.core.studio import Studio
from render.games.carrara import objectives
from render.games.carrara.board import picture as board
from render.games.carrara.board.scorings import whole
from render.games.carrara.palette import png_palette
from render.games.carrara.ranking import ShownObjects, objects_shown
from render.games.carrara.screen import picture as screen
from render.games.carrara.words import HOME, MESSAGES
from tests.render.carrara.watched import watched
from tests.render.positions import LONG, NAMES, last_round, played, scene, with_buildings
from tests.roots import GAMES

DRAW = {"board": board.draw, "objectives": objectives.draw, "screen": screen.draw}
SHELF, STUDIO = Shelf(), Studio(GAMES)
MOST = 2_000
ODD = ("\u202e\u200bא" * 10, "😀" * 16, "ﷺ" * 32, "\x00" * 32)
"""Names that are hard to draw."""

carrara = partial(scene, "carrara")


def easel(of: Scene) -> Easel:
    return Easel(of, Speaker(GAMES["carrara"], of.language, of.names, (HOME,), MESSAGES), SHELF)


def paint(of: Scene) -> Canvas:
    return DRAW[of.picture](easel(of))


def pixels(of: Scene) -> bytes:
    return paint(of).image.tobytes()


def told(of: Scene, **table: Any) -> Scene:
    """The same scene with something else on the table."""
    return replace(of, view=replace(of.view, table=replace(of.view.table, **table)))


def with_player(of: Scene, seat: int, **player: Any) -> Scene:
    players = list(of.view.table.players)
    players[seat] = replace(players[seat], **player)
    return told(of, players=tuple(players))


def behind(of: Scene, **mine: Any) -> Scene:
    """The same scene with something else behind the viewer's screen."""
    assert of.view.screen is not None
    return replace(of, view=replace(of.view, screen=replace(of.view.screen, **mine)))


def crowded(of: Scene, cities: tuple[str, ...]) -> Scene:
    """Every building of the game on one board."""
    tiles = [(kind, cost) for kind in TYPES for cost in FACTS[of.view.table.data].costs]
    built = tuple(BuildingView(kind, cost, cities[at % len(cities)]) for at, (kind, cost) in enumerate(tiles))
    return told(with_buildings(of, of.seat or 0, built, cost=90, vp=288), city_markers=(None,) * len(CITIES))


def last_to_play(of: Scene) -> Scene:
    """The last round has just begun: one has skipped, and all others still play."""
    players = [
        replace(player, skipped=not seat, plays_on=seat > 0) for seat, player in enumerate(of.view.table.players)
    ]
    return told(of, players=tuple(players), ending="announced", ended_by=0, announcer=0)


def rich(of: Scene) -> Scene:
    """A screen with all there is behind it."""
    builds = tuple(BuildableView(slot, TYPES[slot % 6], slot % 5 + 1, CITIES) for slot in range(1, 10))
    scores = tuple(Worth(what, 90, 88, (5,) * 6) for what in (*TYPES, *CITIES))
    return replace(of, view=replace(of.view, screen=ScreenView(999, (7,) * 6, (6,) * 6, builds, scores, True)))


def course(seats: int) -> Iterator[Scene]:
    """All three pictures on the way through a game, in both themes and languages in turn."""
    steps, looks = played("carrara", seats), (("en", "dark"), ("fr", "light"))
    for turn, at in enumerate((*range(0, len(steps), 15), len(steps) - 1)):
        (language, theme), seat = looks[turn % 2], turn % seats
        view = look(GAMES["carrara"], steps[at][0], seat)
        news = tuple(Happening(step, steps[step][1]) for step in range(max(0, at - 4), at + 1))
        for picture in DRAW:
            yield Scene("carrara", picture, "k7f3q", NAMES[:seats], view, language, theme, news, seat=seat)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_the_way_through_a_game_each_picture_is_drawn(seats: int) -> None:
    for each in course(seats):
        canvas = paint(each)
        assert canvas.width == 1_080
        assert canvas.height <= MOST
        assert len(canvas.image.getcolors(1 << 20) or ()) > 100


@pytest.mark.parametrize("names", [LONG, ODD], ids=["long", "odd"])
@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("picture", DRAW)
def test_any_name_can_stand_on_any_picture(picture: str, theme: str, names: tuple[str, ...]) -> None:
    each = carrara(picture, 4, 0.97, viewer=0, seat=3, theme=theme, names=names)
    assert paint(each).height <= MOST


def written(of: Scene) -> list[str]:
    """All that is written on a picture."""
    return [line.text for line, _ in watched(of).written]


FULLEST: dict[str, Callable[[], Scene]] = {
    "one city": lambda: crowded(carrara("board", 4, 0.9, viewer=0, seat=3, names=LONG), CITIES[:1]),
    "two cities": lambda: crowded(carrara("board", 2, 0.5, seat=1, names=LONG, language="fr"), CITIES[1:3]),
    "all cities": lambda: crowded(carrara("board", 4, 0.97, seat=2, names=LONG, language="fr"), CITIES),
    "objectives": lambda: carrara("objectives", 4, 0.97, names=LONG, language="fr"),
    "all but one still to play": lambda: last_to_play(carrara("objectives", 4, 0.97, names=LONG[::-1], language="fr")),
    "last round": lambda: rich(carrara("screen", 4, 0.97, viewer=3, names=LONG, language="fr")),
    "announcing": lambda: rich(carrara("screen", 2, 0.0, viewer=1, language="fr")),
}


@pytest.mark.parametrize("fullest", FULLEST)
def test_in_the_fullest_position_nothing_leaves_the_canvas(fullest: str) -> None:
    assert watched(FULLEST[fullest]()).height <= MOST


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("picture", DRAW)
def test_no_label_is_cut_or_condensed(picture: str, language: str) -> None:
    for part in (0.1, 0.5, last_round("carrara", 4), 1.0):
        canvas = watched(carrara(picture, 4, part, viewer=3, seat=3, language=language))
        labels = [(line, width) for line, width in canvas.written if line.face is Face.TEXT and width is not None]
        assert [line for line, width in labels if fitted(line, int(width)) != line] == []


def test_each_player_has_a_board_of_his_own() -> None:
    boards = {pixels(carrara("board", 4, 0.5, seat=seat)) for seat in range(4)}
    assert len(boards) == 4


def test_a_board_is_the_same_for_everyone() -> None:
    assert len({pixels(carrara("board", 3, 0.5, seat=1, viewer=viewer)) for viewer in (None, 0, 1, 2)}) == 1


def test_a_new_building_is_marked_on_its_board_and_on_no_other() -> None:
    steps = played("carrara", 3)
    at, text = next((at, t) for at, (_, texts) in enumerate(steps) for t in texts if t.key == "built")
    for seat in range(3):
        seen = carrara("board", 3, at / (len(steps) - 1), seat=seat, news=0)
        plain, marked = (replace(seen, news=(Happening(at, texts),)) for texts in ((), (text,)))
        assert (pixels(marked) != pixels(plain)) == (seat == text.params["seat"])


def test_a_city_that_somebody_scored_shows_his_marker() -> None:
    free = told(carrara("board", 3, 0.5, seat=1, news=0), city_markers=(None,) * 6)
    looks = {pixels(told(free, city_markers=(seat, *(None,) * 5))) for seat in (0, 1, 2)}
    assert len({pixels(free), *looks}) == 4


@pytest.mark.parametrize("seat", [1, 2])
def test_another_player_is_named_beside_his_city_and_the_owner_of_the_board_is_not(seat: int) -> None:
    free = with_player(carrara("board", 3, 0.5, seat=1, news=0), 1, markers=3)
    base = told(free, city_markers=(seat, *(None,) * 5))
    assert written(base).count(NAMES[seat]) == 1
    assert "scored" in written(base)


@pytest.mark.parametrize(
    ("name", "rows"),
    [
        ("Anna", ("Anna",)),
        ("Giovanni da Verrazzano", ("Giovanni da", "Verrazzano")),
        ("W" * 32, None),
        ("", None),
    ],
)
def test_a_name_beside_a_city_is_whole_or_not_there(name: str, rows: tuple[str, ...] | None) -> None:
    found = whole(name, 178)
    assert (found.rows if found else None) == rows


# What scoring brings


BUILT = (BuildingView("biblioteca", 3, "pisa"), BuildingView("biblioteca", 2, "massa"))


def supplied(of: Scene, left: int) -> Scene:
    """A board with two libraries, and so many objects of each kind left."""
    free = told(of, supply=(left,) * len(TYPES), city_markers=(None,) * len(CITIES))
    return with_buildings(free, of.seat or 0, BUILT, scored=(), scorings=0, markers=6)


@pytest.mark.parametrize(("left", "shown"), [(4, "+2"), (1, "+1"), (0, "+0")])
def test_a_scoring_brings_an_object_for_each_building_while_the_supply_lasts(left: int, shown: str) -> None:
    assert shown in written(supplied(carrara("board", 2, 0.1, seat=0, news=0), left))


def test_a_city_that_is_ready_shows_its_objects() -> None:
    built = (BuildingView("porta", 2, "lucca"), BuildingView("villa", 1, "lucca"))
    ready = supplied(carrara("board", 2, 0.1, seat=0, news=0), 4)
    assert written(with_buildings(ready, 0, built)).count("+2") == 1
    assert written(with_buildings(ready, 0, built[:1])).count("+2") == 0


@pytest.mark.parametrize(("language", "words"), [("en", "no marker left"), ("fr", "aucun marqueur")])
def test_without_a_marker_a_board_promises_no_scoring(language: str, words: str) -> None:
    ready = supplied(carrara("board", 2, 0.1, seat=0, news=0, language=language), 4)
    spent = with_player(ready, 0, markers=0)
    assert words in written(spent)
    assert "+2" in written(ready)
    assert not {"+2", "9"} & set(written(spent))
    assert not any("would bring" in line or "rapporterait" in line for line in STUDIO.tell(spent))
    assert words.split()[-1] in STUDIO.alt(spent)


def test_when_the_game_is_over_a_board_promises_no_scoring() -> None:
    ended = supplied(carrara("board", 2, 1.0, seat=0, news=0), 4)
    assert "not scored" in written(ended)
    assert "+2" not in written(ended)


# The objectives


def test_the_objectives_never_show_what_is_behind_a_screen() -> None:
    def file(of: Scene) -> bytes:
        return encode(paint(of).image, png_palette(easel(of).theme))

    mine = carrara("objectives", 3, 0.7, viewer=1)
    other = behind(mine, coins=777, objects=(6,) * 6, blocks=(7,) * 6, reached=True, buildable=())
    nobody = carrara("objectives", 3, 0.7)
    assert file(mine) == file(other) == file(nobody)


def test_who_has_announced_the_end_has_shown_his_objects() -> None:
    hidden = carrara("objectives", 3, 0.7, news=0)
    assert objectives.objectives(easel(hidden), hidden.view.table)[1].known == (None, None, None)
    shown = told(hidden, announcer=2, ending="announced", ended_by=2)
    assert objectives.objectives(easel(shown), shown.view.table)[1].known == (
        None,
        None,
        ShownObjects(7, exactly=False),
    )
    assert "7+ / 7" in written(shown)


def test_who_scores_after_his_announcement_has_as_many_objects_more() -> None:
    announced = Text("announced", {"seat": 2, "vp": 5, "objects": (2, 2, 2, 1, 0, 0)})
    scored = Text("scored", {"seat": 2, "what": "villa", "vp": 4, "coins": 0, "objects": (0, 0, 0, 0, 0, 2)})
    bought = Text("bought", {"seat": 2, "price": 5, "object": "cup"})
    before = told(carrara("objectives", 3, 0.7, news=0), announcer=2, ending="announced", ended_by=2)
    after = replace(before, news=(Happening(1, (announced,)), Happening(2, (scored, bought))))
    assert objects_shown(after) == {2: ShownObjects(10)}
    assert objects_shown(replace(before, news=after.news[1:])) == {2: ShownObjects(7, exactly=False)}


def test_when_the_game_is_over_all_objects_are_counted() -> None:
    over = carrara("objectives", 2, 1.0)
    state = played("carrara", 2)[-1][0]
    screens: list[Any] = [look(GAMES["carrara"], state, seat).screen for seat in (0, 1)]
    objects = tuple(ShownObjects(sum(mine.objects)) for mine in screens)
    assert objectives.objectives(easel(over), over.view.table)[1].known == objects


# The screen


@pytest.mark.parametrize(
    "change",
    [
        {"coins": 3},
        {"blocks": (0, 0, 5, 0, 0, 0)},
        {"objects": (0, 0, 0, 2, 0, 0)},
        {"buildable": ()},
        {"scorable": ()},
        {"reached": True},
    ],
    ids=lambda change: next(iter(change)),
)
def test_whatever_changes_behind_a_screen_changes_its_picture(change: dict[str, Any]) -> None:
    base = rich(carrara("screen", 3, 0.4, viewer=1))
    before = behind(base, reached=False)
    assert pixels(behind(before, **change)) != pixels(before)


def test_in_the_last_round_a_screen_no_longer_offers_to_announce() -> None:
    mine = rich(carrara("screen", 3, 0.4, viewer=1))
    last = told(mine, ending="announced", ended_by=0, announcer=0)
    assert pixels(last) == pixels(behind(last, reached=False))


def test_a_screen_of_nobody_says_that_nothing_is_hidden() -> None:
    nobody = carrara("screen", 3, 0.5)
    assert paint(nobody).height < paint(carrara("screen", 3, 0.5, viewer=0)).height / 2
    assert pixels(nobody) == pixels(told(nobody, bag=0, pile=0))


def test_when_the_game_is_over_a_screen_no_longer_says_what_can_be_built_or_scored() -> None:
    on = rich(carrara("screen", 3, 0.4, viewer=1))
    ended = rich(carrara("screen", 3, 1.0, viewer=1))
    done = behind(ended, buildable=(), scorable=())
    assert {"What you can build", "What scoring would bring"} <= set(written(on))
    assert not {"What you can build", "What scoring would bring"} & set(written(ended))
    assert pixels(ended) == pixels(done)
    assert STUDIO.tell(ended) == STUDIO.tell(done)
    assert STUDIO.alt(ended) == STUDIO.alt(done)
    assert "build" not in "".join(STUDIO.tell(done)).replace("building cost", "")


def test_a_screen_says_what_scoring_would_bring() -> None:
    built = (BuildingView("villa", 3, "lucca"), BuildingView("porta", 4, "lucca"), BuildingView("porta", 2, "lucca"))
    mine = behind(
        with_buildings(carrara("screen", 3, 0.4, viewer=1), 1, built),
        scorable=(Worth("villa", 6, 7, (0, 0, 0, 0, 0, 1)), Worth("lucca", 18, 0, (0, 0, 2, 0, 0, 1))),
    )
    assert {"Villa", "6", "7", "+1", "Lucca", "18", "+3"} <= set(written(mine))
    assert "You can score Villa (6 points, 7 coins, 1 object) or the city of Lucca (18 points, 3 objects)." in (
        STUDIO.alt(mine)
    )
    tell = STUDIO.tell(mine)
    assert "Scoring Villa would bring 6 points and 7 coins; objects: 1 coat of arms." in tell
    assert "Scoring the city of Lucca would bring 18 points; objects: 2 gates and 1 coat of arms." in tell


@pytest.mark.parametrize(
    ("language", "markers", "words"),
    [
        ("en", 2, "There is nothing you can score now."),
        ("en", 0, "You have used all your scoring markers."),
        ("fr", 0, "Tu n’as plus de marqueur pour évaluer."),
    ],
)
def test_a_screen_says_why_nothing_can_be_scored(language: str, markers: int, words: str) -> None:
    mine = behind(with_player(carrara("screen", 3, 0.4, viewer=1, language=language), 1, markers=markers), scorable=())
    assert words in written(mine)
    assert words in STUDIO.tell(mine)
    assert words in STUDIO.alt(mine)
