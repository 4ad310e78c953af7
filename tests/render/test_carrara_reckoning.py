"""The final reckoning: winners, points by source, and the course of the game, for any result and any names."""

from itertools import pairwise

import pytest
from msgspec.structs import replace

from engine.core.views import Score
from render.core.canvas import Canvas
from render.core.lettering import SMALLEST
from render.core.scene import Happening, Scene
from render.core.studio import Studio
from render.core.theme import THEMES
from render.games.carrara.course import Course, course
from render.games.carrara.course_chart import APART, BOTTOM, TOP, Scale, spread
from render.games.carrara.sources import SOURCES
from render.games.carrara.standing import ranking, tied
from tests.render.positions import LONG, NAMES, played, scene
from tests.roots import GAMES

STUDIO, CARRARA = Studio(GAMES), GAMES["carrara"]
TALLEST = 1500


def end(seats: int, **more: object) -> Scene:
    return scene("carrara", "reckoning", seats, 1.0, **more)  # type: ignore[arg-type]


def of(happenings: tuple[Happening, ...], seats: int) -> Course:
    return course(happenings, seats)


# The course


def test_sources_are_those_of_the_game() -> None:
    assert CARRARA.sources == SOURCES


@pytest.mark.parametrize("seats", CARRARA.players)
def test_the_course_has_a_row_for_each_turn_and_ends_with_the_points_on_the_track(seats: int) -> None:
    seen, last = end(seats), played("carrara", seats)[-1][0]
    went = of(seen.course, seats)
    assert went.turns == last.turn
    assert went.points[-1] == tuple(player.vp for player in seen.view.table.players)


def test_points_never_fall_and_rise_only_where_something_was_gained() -> None:
    went = of(end(4).course, 4)
    for seat in range(4):
        line = [row[seat] for row in went.points]
        assert line == sorted(line)
        assert len(set(line)) == len(went.gains(seat)) + 1


def test_a_course_of_nothing_is_its_beginning() -> None:
    went = of((), 3)
    assert (went.turns, went.points, went.leaders(0)) == (0, ((0, 0, 0),), ())


def test_an_announcement_before_the_last_action_is_a_point_of_its_own() -> None:
    shown = Happening(1, tuple(text for h in end(2).course for text in h.texts if text.key == "announced"))
    assert of((shown,), 2).points == ((0, 0), (5, 0))


# The result


def test_players_stand_by_their_points_and_of_those_who_tie_the_winner_first() -> None:
    even = (Score((9, 0, 0, 0, 0)), Score((4, 5, 0, 0, 0)), Score((10, 0, 0, 0, 0)))
    seen = replace(end(3), scores=even, winners=(2,))
    assert [place.seat for place in ranking(seen)] == [2, 0, 1]
    assert not tied(seen)
    seen = replace(seen, scores=(*even[:2], Score((0, 0, 0, 0, 0))), winners=(1,))
    assert [place.seat for place in ranking(seen)] == [1, 0, 2]
    assert tied(seen)


# The picture


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("seats", CARRARA.players)
@pytest.mark.parametrize("names", [NAMES, LONG])
def test_it_fits_for_any_number_of_players_and_any_names(seats: int, theme: str, names: tuple[str, ...]) -> None:
    language = "fr" if names is LONG else "en"
    canvas = STUDIO.paint(end(seats, theme=theme, names=names, language=language))
    assert canvas.width == 1080
    assert canvas.height <= TALLEST


@pytest.mark.parametrize(
    ("scores", "winners"),
    [
        ((Score((0, 0, 0, 0, 0)),) * 4, (0, 1, 2, 3)),
        ((Score((600, 5, 108, 90, 200)), *(Score((1, 0, 0, 1, 0)),) * 3), (0,)),
        ((Score((10, 0, 3, 5, 1)),) * 4, (2,)),
        ((Score((10, 0, 3, 5, 1)),) * 4, (1, 3)),
        ((Score((10, 0, 3, 5, 1)),) * 4, ()),
    ],
)
def test_any_result_is_drawn(scores: tuple[Score, ...], winners: tuple[int, ...]) -> None:
    seen = replace(end(4), scores=scores, winners=winners)
    assert STUDIO.paint(seen).height <= TALLEST
    assert STUDIO.paint(replace(seen, course=())).height < TALLEST


def test_before_the_end_it_shows_only_where_everyone_stands() -> None:
    early, late = scene("carrara", "reckoning", 3, 0.4), end(3)
    assert STUDIO.paint(early).height < STUDIO.paint(late).height / 2
    assert STUDIO.paint(scene("carrara", "reckoning", 2, 0.0)).width == 1080


def test_no_letter_is_too_small_and_all_are_within_the_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    written = list[tuple[float, int, str, float]]()
    text = Canvas.text

    def spy(canvas: Canvas, x: float, y: float, said: str, size: int, *rest: object, **more: object) -> int:
        wide = text(canvas, x, y, said, size, *rest, **more)  # type: ignore[arg-type]
        anchor = more.get("anchor") or (rest[2] if len(rest) > 2 else "left")
        begin = x - {"left": 0.0, "middle": wide / 2, "right": float(wide)}[str(anchor)]
        written.append((begin, size, said, begin + wide))
        return wide

    monkeypatch.setattr(Canvas, "text", spy)
    STUDIO.paint(end(4, names=LONG, language="fr"))
    assert len(written) > 60
    for begin, size, said, far in written:
        assert size >= SMALLEST, said
        assert 0 <= begin <= far <= 1080, said


def test_the_pictures_of_two_results_differ_and_of_the_same_do_not() -> None:
    seen = end(3)
    other = replace(seen, scores=(*seen.scores[:2], Score((23, 5, 27, 26, 0))))
    assert STUDIO.draw(seen) != STUDIO.draw(other)
    drawn = STUDIO.draw(seen)
    STUDIO.files.clear()
    assert STUDIO.draw(seen) == drawn


@pytest.mark.parametrize("totals", [(0, 0, 0, 0), (99, 98, 97, 96), (100, 1, 1, 0), (50, 50, 3, 2)])
def test_totals_are_written_apart_and_within_the_chart(totals: tuple[int, ...]) -> None:
    places = [y for _, y in spread(dict(enumerate(totals)), Scale(40, 100))]
    assert all(below - above > APART - 2 for above, below in pairwise(places))
    assert TOP <= places[0] <= places[-1] <= BOTTOM
