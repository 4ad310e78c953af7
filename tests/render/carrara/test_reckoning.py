"""The final reckoning: winners, points by source, and the course of the game, for any result and any names."""

from collections.abc import Sequence
from itertools import pairwise

import pytest
from msgspec.structs import replace

from engine.core.state.views import Score
from engine.words.sources import LANGUAGES
from render.core.canvas import Canvas
from render.core.easel import Easel
from render.core.lettering import SMALLEST
from render.core.parts.ranking import tied
from render.core.parts.reckoning import columns
from render.core.scene import Happening, Scene
from render.core.studio import Studio
from render.core.theme import THEMES
from render.games.carrara.ranking import ranking
from render.games.carrara.reckoning.chart import APART, BOTTOM, FINAL, LINE, RIGHT, RIM, TOP, ladder
from render.games.carrara.reckoning.course import Course, course
from render.games.carrara.reckoning.lanes import LANE, Scale, Track, tracks
from render.games.carrara.reckoning.sources import SOURCES, called, sources
from render.games.carrara.tray import Tray
from tests.render.positions import LONG, NAMES, played, scene
from tests.roots import GAMES

STUDIO, CARRARA = Studio(GAMES), GAMES["carrara"]
TALLEST = 1600


def end(seats: int, **more: object) -> Scene:
    return scene("carrara", "reckoning", seats, 1.0, **more)  # type: ignore[arg-type]


def of(happenings: tuple[Happening, ...], seats: int) -> Course:
    return course(happenings, seats)


# The course


def test_sources_are_those_of_the_game() -> None:
    assert CARRARA.declares.sources == SOURCES


@pytest.mark.parametrize("seats", CARRARA.declares.players)
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
    assert not tied(ranking(seen))
    seen = replace(seen, scores=(*even[:2], Score((0, 0, 0, 0, 0))), winners=(1,))
    assert [place.seat for place in ranking(seen)] == [1, 0, 2]
    assert tied(ranking(seen))


# The picture


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("seats", CARRARA.declares.players)
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


# The chart of the course

FRAME = Scale(80, 700, 80, 380, 60, 30, 800)
PLAYED = [(seats, seed) for seats in CARRARA.declares.players for seed in (1, 2, 3)]


def height(line: Track, x: float) -> float:
    """Where a line runs at this place."""
    return next((y for at, y in reversed(line.gains) if at <= x), line.begin[1])


def hiding(went: Course, scale: Scale) -> list[tuple[float, float]]:
    """Pairs of lines that run upon each other between two turns."""
    lines = tracks(went, scale, went.points[-1])
    between = [scale.x(turn + 0.5) for turn in range(went.turns)]
    heights = (sorted(height(line, x) for line in lines) for x in between)
    return [pair for row in heights for pair in pairwise(row) if pair[1] - pair[0] < LANE]


@pytest.mark.parametrize(("seats", "seed"), PLAYED)
def test_no_line_runs_upon_another_in_games_that_were_played(seats: int, seed: int) -> None:
    assert not hiding(of(end(seats, seed=seed).course, seats), FRAME)


@pytest.mark.parametrize("most", [5, 30, 60, 100, 600])
def test_no_line_runs_upon_another_however_close_the_points_are(most: int) -> None:
    rows: list[tuple[int, ...]] = [(0, 0, 0, 0)]
    for turn in range(60):
        rows.append(tuple(points + (seat == turn % 4) * (1 + turn % 3) for seat, points in enumerate(rows[-1])))
    assert not hiding(Course(tuple(rows)), replace(FRAME, most=most))


def test_the_rim_of_a_line_does_not_cover_the_lane_beside_it() -> None:
    assert RIM <= 2 * LANE - LINE


def test_each_gain_has_its_place_on_the_line_which_moves_nowhere_else() -> None:
    went = of(end(4).course, 4)
    for seat, line in enumerate(tracks(went, FRAME, went.points[-1])):
        assert [x for x, _ in line.gains] == [FRAME.x(turn) for turn in went.gains(seat)]
        assert set(line.gains) <= set(line.corners)
        assert {y for _, y in line.corners[:-1]} == {line.begin[1], *(y for _, y in line.gains)}
        assert line.last[0] == FRAME.x(went.turns)


def test_a_line_alone_runs_at_the_height_of_its_points() -> None:
    (line,) = tracks(Course(((0,), (3,), (9,))), FRAME, (20,))
    assert [y for _, y in line.gains] == [FRAME.y(3), FRAME.y(9)]
    assert line.corners[-1] == line.total == (FRAME.final, FRAME.y(20))


@pytest.mark.parametrize("seats", CARRARA.declares.players)
def test_every_line_ends_at_the_total_of_its_player(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The final scoring is on the chart, whose scale reaches up to the best total."""
    seen, scales, drawn = end(seats), list[Scale](), list[Track]()

    def spy(went: Course, scale: Scale, totals: list[int]) -> tuple[Track, ...]:
        scales.append(scale)
        drawn.extend(tracks(went, scale, totals))
        return tuple(drawn)

    monkeypatch.setattr("render.games.carrara.reckoning.chart.tracks", spy)
    STUDIO.paint(seen)
    (scale,) = scales
    assert scale.most >= max(score.total for score in seen.scores)
    for score, line in zip(seen.scores, drawn, strict=True):
        x, y = line.corners[-1]
        assert (x, y, line.last[0]) == (FINAL, scale.y(score.total), RIGHT)


@pytest.mark.parametrize("seats", CARRARA.declares.players)
def test_every_total_is_written_beside_the_end_of_its_line(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that would meet are moved apart, no further than they have to be."""
    seen, led = end(seats), list[tuple[Sequence[float], list[float]]]()

    def spy(ends: Sequence[float]) -> list[float]:
        led.append((ends, ladder(ends)))
        return led[-1][1]

    monkeypatch.setattr("render.games.carrara.reckoning.chart.ladder", spy)
    STUDIO.paint(seen)
    ((ends, places),) = led
    high = max(score.total for score in seen.scores)
    scale = Scale(0, 0, TOP, BOTTOM, 1, -(-high // 20) * 20)
    assert ends == [scale.y(place.total) for place in ranking(seen)]
    assert all(abs(place - line) <= APART * (seats - 1) / 2 for place, line in zip(places, ends, strict=True))


def test_those_who_tie_end_side_by_side() -> None:
    lines = tracks(Course(((0, 0, 0),)), FRAME, (20, 20, 12))
    assert abs(lines[0].total[1] - lines[1].total[1]) == LANE
    assert lines[2].total[1] == FRAME.y(12)


@pytest.mark.parametrize(
    "ends",
    [
        (100.0, 200.0),
        (300.0, 301.0, 302.0),
        (88.0, 88.0, 88.0, 88.0),
        (88.0, 458.0, 458.0, 458.0),
        (250.0, 255.0, 400.0),
    ],
)
def test_totals_are_written_beside_their_lines_but_apart_and_within_the_chart(ends: tuple[float, ...]) -> None:
    places = ladder(ends)
    assert all(below - above >= APART for above, below in pairwise(places))
    assert TOP <= places[0] <= places[-1] <= BOTTOM
    for at, (place, line) in enumerate(zip(places, ends, strict=True)):
        alone = all(abs(line - other) >= 2 * APART for n, other in enumerate(ends) if n != at)
        assert not alone or place == line


@pytest.mark.parametrize("turns", [1, 2, 9, 40, 200])
def test_a_course_of_any_length_and_height_is_drawn(turns: int) -> None:
    scored = tuple(text for happening in end(4).course for text in happening.texts if text.key == "scored")
    many = tuple(Happening(step, (scored[step % len(scored)],)) for step in range(turns))
    assert STUDIO.paint(replace(end(4), course=many)).height <= TALLEST


# The words


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_names_of_the_sources_all_stand_in_letters_of_the_same_width(language: str) -> None:
    seen = end(2, language=language)
    easel = Easel(seen, STUDIO.speaker(seen), STUDIO.shelf)
    tray = Tray(easel, easel.canvas(1, 1))
    for source in range(len(SOURCES)):
        assert tray.canvas.measure(called(tray, source), 22) <= columns(sources(tray))


def test_objects_are_said_as_how_many_there_were_and_what_each_is_worth(monkeypatch: pytest.MonkeyPatch) -> None:
    written = list[str]()
    text = Canvas.text

    def spy(canvas: Canvas, x: float, y: float, said: str, *rest: object, **more: object) -> int:
        written.append(said)
        return text(canvas, x, y, said, *rest, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(Canvas, "text", spy)
    STUDIO.paint(replace(end(2), scores=(Score((9, 0, 30, 4, 0)), Score((4, 5, 0, 0, 0)))))
    assert {"30", "10 × 3"} <= set(written)
    assert "0 × 3" not in written
