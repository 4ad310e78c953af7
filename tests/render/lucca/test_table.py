"""The table's picture: order of play, what is new, who has chosen; five quarters in the last round have room."""

import pytest
from msgspec.structs import replace
from PIL.Image import Image

from engine.core.values.texts import Text
from engine.games.lucca.data import COLOURS
from engine.games.lucca.views import TableView
from render.core.canvas import Canvas
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
    warned = [OWN["dark"].warn in colours(painted(_with(seen, each))) for each in (quiet, poor, pays)]
    assert warned == [False, True, True]


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


# Everything has its place


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_five_players_in_the_last_round_with_the_longest_names_and_full_quarters_fit(
    theme: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = _spied(monkeypatch)
    picture = painted(full(table("table", 5, LAST, names=LONG, theme=theme, language=language)))
    assert (picture.width, picture.height <= 1700) == (WIDTH, True)
    assert len(written) > 100
    for begin, end, size, said in written:
        assert size >= SMALLEST, said
        assert MARGIN <= begin <= end <= WIDTH - MARGIN + 1, said


def _spied(monkeypatch: pytest.MonkeyPatch) -> list[tuple[float, float, int, str]]:
    """Where each line of text begins and ends, how large it is asked for, and what it says."""
    written = list[tuple[float, float, int, str]]()
    text = Canvas.text

    def spy(canvas: Canvas, x: float, y: float, said: str, size: int, *rest: object, **more: object) -> int:
        wide = text(canvas, x, y, said, size, *rest, **more)  # type: ignore[arg-type]
        anchor = more.get("anchor") or (rest[2] if len(rest) > 2 else "left")
        begin = x - {"left": 0.0, "middle": wide / 2, "right": float(wide)}[str(anchor)]
        written.append((begin, begin + wide, size, said))
        return wide

    monkeypatch.setattr(Canvas, "text", spy)
    return written
