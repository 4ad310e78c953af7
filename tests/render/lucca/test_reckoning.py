"""The final reckoning: who won, points by source with what was paid, walls that fell; for any result and any names."""

import pytest
from msgspec.structs import replace
from PIL.Image import Image

from engine.core.state.views import Score
from engine.games.lucca.views import NumberView, TableView
from render.core.easel import Easel
from render.core.parts.heading import MARGIN
from render.core.parts.reckoning import columns
from render.core.scene import Scene
from render.core.studio import Studio
from render.core.theme import THEMES
from render.games.lucca.palette import COLOURS as OWN
from render.games.lucca.ranking import ranking
from render.games.lucca.reckoning.ending import NUMBERS, WORDS
from render.games.lucca.reckoning.sources import SOURCES, sources
from render.games.lucca.tray import Tray
from tests.render.lucca.marks import marks
from tests.render.lucca.plays import table
from tests.render.positions import LONG, NAMES
from tests.roots import GAMES

STUDIO, LUCCA = Studio(GAMES), GAMES["lucca"]
TALLEST = 1700


def end(seats: int, **more: object) -> Scene:
    return table("reckoning", seats, -1, **more)  # type: ignore[arg-type]


def painted(seen: Scene) -> Image:
    return STUDIO.paint(seen).image


def colours(picture: Image) -> set[object]:
    return {colour for _, colour in picture.getcolors(1 << 24) or []}


def test_sources_are_those_of_the_game() -> None:
    assert LUCCA.declares.sources == SOURCES


def test_players_stand_by_their_points_and_of_those_who_tie_the_winner_first() -> None:
    even = (Score((9, 0, 0, 0, 0)), Score((4, 5, 0, 0, 0)), Score((3, 0, 0, 0, -3)))
    seen = replace(end(3), scores=even, winners=(1,))
    assert [place.seat for place in ranking(seen)] == [1, 0, 2]
    won = "The game is over: Bruno wins the tie at 9 points, with the highest street number."
    assert STUDIO.alt(seen).startswith(won)


@pytest.mark.parametrize("seats", LUCCA.declares.players)
@pytest.mark.parametrize("names", [NAMES, LONG])
@pytest.mark.parametrize("theme", THEMES)
def test_it_fits_for_any_number_of_players_and_any_names(seats: int, names: tuple[str, ...], theme: str) -> None:
    picture = painted(end(seats, theme=theme, names=names, language="fr" if names is LONG else "en"))
    assert (picture.width, picture.height <= TALLEST) == (1080, True)


@pytest.mark.parametrize(
    "scores",
    [
        (Score((0, 0, 0, 0, -3)), Score((0, 0, 0, 0, 3)), Score((0, 0, 0, 0, 0))),
        (Score((2, 0, 0, 0, -3)), Score((140, 60, 40, 90, 3)), Score((0, 0, 0, 0, 0))),
        (Score((0, 0, 0, 0, 0)),) * 3,
    ],
)
def test_any_result_is_drawn_and_told_even_less_than_nothing(scores: tuple[Score, ...]) -> None:
    seen = replace(end(3), scores=scores, winners=(1,))
    assert painted(seen).height <= TALLEST
    assert all(STUDIO.tell(seen))


def test_walls_that_fell_are_marked_and_others_are_not() -> None:
    seen = end(3)
    standing = tuple(replace(player, shields=player.needed) for player in _table(seen).players)
    fallen = (replace(standing[0], walls=2, needed=4, shields=3), *standing[1:])
    warned = [OWN["dark"].warn in colours(painted(_with(seen, each))) for each in (standing, fallen)]
    assert warned == [False, True]


@pytest.mark.parametrize(("language", "words"), [("en", "not supported"), ("fr", "non soutenus")])
def test_walls_that_shields_do_not_carry_are_called_as_the_rules_call_them(
    language: str, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = end(3, language=language)
    players = tuple(replace(player, walls=2, needed=4, shields=3) for player in _table(seen).players)
    assert [mark.what for mark in marks(_with(seen, players), monkeypatch)].count(words) == 3


def _table(seen: Scene) -> TableView:
    view = seen.view.table
    assert isinstance(view, TableView)
    return view


def _with(seen: Scene, players: tuple[object, ...]) -> Scene:
    return replace(seen, view=replace(seen.view, table=replace(seen.view.table, players=players)))


def test_who_paid_for_the_lowest_number_is_said() -> None:
    said = STUDIO.alt(end(5))
    assert "has the lowest number under construction" in said
    assert "gives 3 points to" in said


@pytest.mark.parametrize("language", ["en", "fr"])
def test_who_has_both_the_lowest_and_the_highest_number_is_shown_with_both(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = end(4, language=language)
    both = replace(_table(seen), lowest=NumberView(2, 7), highest=NumberView(2, 95))
    scores = tuple(Score((*score.points[:4], 0)) for score in seen.scores)
    kept = replace(seen, view=replace(seen.view, table=both), scores=scores)
    bottom = painted(kept).height - MARGIN
    drawn = [mark for mark in marks(kept, monkeypatch) if bottom - NUMBERS - WORDS < mark.top < mark.bottom < bottom]
    last = [mark.what for mark in drawn]
    assert (last.count("7"), last.count("95"), last.count("token")) == (1, 1, 2)
    assert last[-1].startswith("Clio")
    assert "arrow" not in last


def test_before_the_end_it_shows_only_where_everyone_stands() -> None:
    early = table("reckoning", 3, 0.5)
    assert painted(early).height < painted(end(3)).height - 300
    assert STUDIO.alt(early)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_names_of_the_sources_all_stand_in_letters_of_the_same_width(language: str) -> None:
    seen = end(3, language=language)
    easel = Easel(seen, STUDIO.speaker(seen), STUDIO.shelf)
    tray = Tray(easel, easel.canvas(1, 1))
    for source in sources(tray):
        assert tray.canvas.measure(source.called, 22) <= columns(sources(tray))
