"""The table's picture: order of play, what is new, who has chosen; five quarters in the last round have room."""

import pytest
from msgspec.structs import replace
from PIL.Image import Image

from engine.core.values.texts import Text
from engine.games.lucca.data import COLOURS
from engine.games.lucca.views import TableView
from render.core.lettering import SMALLEST
from render.core.parts.heading import GAP, HEAD, MARGIN, WIDTH
from render.core.scene import Happening, Scene
from render.core.studio import Studio
from render.core.theme import DARK, THEMES
from render.games.lucca.display import height
from render.games.lucca.news import News
from render.games.lucca.palette import COLOURS as OWN
from render.games.lucca.table.strips import CELL, LEFT, ROW, STEP, Strip, strips
from tests.render.lucca.plays import full, table
from tests.render.positions import LONG
from tests.render.shared.marks import Mark, marks
from tests.roots import GAMES

STUDIO = Studio(GAMES)
LAST = -2
"""One step before the end: all but one have had their last turn."""
SEATS = GAMES["lucca"].declares.players


def painted(seen: Scene) -> Image:
    return STUDIO.paint(seen).image


def of(seen: Scene) -> TableView:
    view = seen.view.table
    assert isinstance(view, TableView)
    return view


def rows(seen: Scene) -> list[Strip]:
    return strips(seen, HEAD + (0 if seen.view.over else height(of(seen)) + GAP))


def framed(seen: Scene) -> list[int]:
    picture = painted(seen)
    return [row.seat for row in rows(seen) if picture.getpixel((WIDTH // 2, row.top + 2)) == DARK.turn]


def colours(picture: Image) -> set[object]:
    return {colour for _, colour in picture.getcolors(1 << 24) or []}


# Whose turn


@pytest.mark.parametrize("seats", SEATS)
def test_quarters_stand_in_the_order_of_play_and_a_frame_is_around_whose_turn_it_is(seats: int) -> None:
    seen = table("table", seats, 0.6)
    assert tuple(row.seat for row in rows(seen)) == of(seen).order
    assert framed(seen) == [seen.view.decisions[0].seat]


def test_when_the_game_is_over_who_has_won_is_framed_and_first_and_no_triplet_is_left_on_the_picture() -> None:
    seen = table("table", 4, -1)
    assert tuple(framed(seen)) == seen.winners
    totals = [seen.scores[row.seat].total for row in rows(seen)]
    assert totals == sorted(totals, reverse=True)
    assert painted(seen).height < painted(table("table", 4, LAST)).height - height(of(seen))


@pytest.mark.parametrize("seats", SEATS)
def test_when_the_game_is_over_rows_are_numbered_by_places(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = table("table", seats, -1)
    points = tuple(replace(score, points=(10 * (at + 1), 0, 0, 0, 0)) for at, score in enumerate(seen.scores))
    players = tuple(replace(p, points=score.points) for p, score in zip(of(seen).players, points, strict=True))
    risen = replace(_with(seen, replace(of(seen), players=players)), scores=points, winners=(seats - 1,))
    drawn = marks(risen, monkeypatch)
    numbers = [mark.what for mark in drawn if mark.size and MARGIN + 30 < mark.left < mark.right < MARGIN + 60]
    assert numbers == [str(place) for place in range(1, seats + 1)]
    wreaths = [mark for mark in drawn if mark.what == "wreath"]
    totals = [mark.what for mark in drawn if mark.size and any(mark.meets(wreath) for wreath in wreaths)]
    assert totals == [str(10 * n) for n in range(seats, 0, -1)]


def test_at_the_start_a_tick_tells_who_has_chosen_and_nobody_is_framed() -> None:
    nobody, two = table("table", 5, 0, news=0), table("table", 5, 2, news=0)
    assert not framed(nobody)
    assert [row.height for row in rows(two)] == [ROW] * 5
    changed = [
        row.seat
        for row in rows(two)
        if painted(nobody).crop((0, row.top, WIDTH, row.bottom)) != painted(two).crop((0, row.top, WIDTH, row.bottom))
    ]
    assert changed == [0, 1]


# What changed


def happened(*texts: Text) -> News:
    return News([Happening(1, texts)])


def test_what_was_built_opened_and_scored_is_new() -> None:
    opened = Text("opened", {"seat": 1, "colour": "red", "points": 3, "thanks": (0, 3)})
    built = Text("enlarged", {"seat": 1, "colour": "blue", "kind": "blue", "number": 5, "n": 3})
    completed = Text("completed", {"seat": 1, "colour": "blue", "number": 5, "points": 4})
    news = happened(opened, built, completed)
    assert (news.palaces, news.gained) == ({1: {"red", "blue"}}, {1: 7})


def test_ones_own_walls_are_new_as_those_of_others_are() -> None:
    theirs = Text("face-down", {"seat": 0, "walls": 2, "discards": 0})
    mine = Text("face-down-own", {"seat": 0, "walls": ("red", 1, "blue", 5), "discards": ()})
    assert happened(theirs).face_down == happened(mine).face_down == {0: {"walls"}}


def test_who_took_a_triplet_is_new_until_others_are_laid_out() -> None:
    taken = Text("taken", {"seat": 0, "n": 3, "cards": ()})
    assert happened(taken).taken == {3}
    assert happened(taken, Text("round", {"n": 2, "of": 5, "pile": 50})).taken == set()


def test_a_new_palace_has_a_frame_in_its_column() -> None:
    quiet = table("table", 3, 0.5, news=0)
    row = rows(quiet)[1]
    built = Text("started", {"seat": row.seat, "colour": "brown", "kind": "brown", "number": 3, "n": 1})
    loud = replace(quiet, news=(Happening(1, (built,)),))
    spots = [(round(LEFT + at * STEP + 40), row.top + ROW + 2) for at in range(len(COLOURS))]
    assert [painted(loud).getpixel(spot) == DARK.new for spot in spots] == [colour == "brown" for colour in COLOURS]
    assert DARK.new not in colours(painted(quiet))


# What will count


def test_the_number_that_would_pay_is_marked_and_missing_shields_are() -> None:
    seen = table("table", 3, 0.5, news=0)
    quiet = replace(of(seen), lowest=None, players=tuple(replace(p, needed=0, walls=0) for p in of(seen).players))
    poor = replace(quiet, players=(replace(quiet.players[0], shields=1, needed=2), *quiet.players[1:]))
    pays = replace(quiet, lowest=of(seen).lowest)
    warned = [OWN["dark"].warn in colours(_quarters(_with(seen, each))) for each in (quiet, poor, pays)]
    assert warned == [False, True, True]


def _quarters(seen: Scene) -> Image:
    """Without the foot, where everything has its name."""
    return painted(seen).crop((0, 0, WIDTH, rows(seen)[-1].bottom))


def _with(seen: Scene, view: TableView) -> Scene:
    return replace(seen, view=replace(seen.view, table=view))


def test_each_state_of_a_palace_looks_different() -> None:
    seen = table("table", 3, 0.5, news=0)
    row, player = rows(seen)[0], of(seen).players[of(seen).order[0]]
    box = (round(LEFT), row.top + ROW, round(LEFT + STEP), row.top + ROW + CELL)
    looks = set()
    for area in ("construction", "finished", "opened"):
        palace = replace(player.palaces[0], colour="red", area=area)
        players = list(of(seen).players)
        players[row.seat] = replace(player, palaces=(palace,))
        looks.add(painted(_with(seen, replace(of(seen), players=tuple(players)))).crop(box).tobytes())
    assert len(looks) == 3


@pytest.mark.parametrize("picture", ["table", "screen"])
def test_points_and_what_opening_would_bring_have_signs_of_their_own_and_the_foot_names_both_and_the_chips(
    picture: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = marks(full(table(picture, 3, 0.5, viewer=0, news=0)), monkeypatch)
    highest = max(mark.bottom for mark in drawn if mark.size)
    foot = [mark.what for mark in drawn if mark.bottom > highest - 60]
    signs = [foot[foot.index(name) - 1] for name in ("points", "points if opened", "opened")]
    assert signs == ["wreath", "door", "door"]
    chips = [foot[foot.index(name) - 1] for name in ("lowest number not finished", "highest opened")]
    assert chips == ["−3", "+3"]
    wreaths = [mark for mark in drawn if mark.what == "wreath"]
    in_wreaths = {mark.what for mark in drawn if any(mark.meets(wreath) for wreath in wreaths)}
    assert "108" in in_wreaths
    assert "14" not in in_wreaths


def test_as_long_as_all_choose_the_foot_has_nothing_of_palaces(monkeypatch: pytest.MonkeyPatch) -> None:
    said = {mark.what for mark in marks(table("table", 3, 0), monkeypatch)}
    assert "discarded" in said
    assert "highest opened" not in said


# Everything has its place


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_five_players_in_the_last_round_with_the_longest_names_and_full_quarters_fit(
    theme: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = full(table("table", 5, LAST, names=LONG, theme=theme, language=language))
    picture, written = painted(seen), [mark for mark in marks(seen, monkeypatch) if mark.size]
    assert (picture.width, picture.height <= 1700) == (WIDTH, True)
    assert len(written) > 100
    for mark in written:
        assert mark.size >= SMALLEST, mark.what
        assert MARGIN <= mark.left <= mark.right <= WIDTH - MARGIN + 1, mark.what


@pytest.mark.parametrize("picture", ["table", "screen", "reckoning"])
def test_whether_shields_of_two_digits_are_enough_stands_clear_of_what_comes_next(
    picture: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = table(picture, 3, -1 if picture == "reckoning" else 0.5, viewer=0, news=0)
    few, *more = (replace(player, shields=20, needed=20) for player in of(seen).players)
    drawn = marks(_with(seen, replace(of(seen), players=(replace(few, needed=22), *more))), monkeypatch)
    answers = [mark for mark in drawn if mark.what in ("tick", "cross")]
    assert len(answers) == (1 if picture == "screen" else 3)
    for answer in answers:
        assert [mark.what for mark in drawn if answer is not mark and _near(answer, mark)] == []


def _near(answer: Mark, mark: Mark) -> bool:
    """Pieces and words, but not the panels on which all of them stand."""
    grown = replace(answer, right=answer.right + 8)
    return not mark.what.startswith("_round") and grown.meets(mark)
