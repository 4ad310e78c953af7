"""One player's district: cells, tiles, what is finished and what is open, the tasks of the frame."""

import pytest
from msgspec.structs import replace
from PIL.Image import Image

from engine.games.carpe_diem.data import CELLS, SIZE
from engine.games.carpe_diem.views import PlayerView
from render.core.parts.heading import GAP, HEAD, MARGIN, WIDTH
from render.core.scene import Scene
from render.core.studio import Studio
from render.core.theme import THEMES
from render.games.carpe_diem.district.board import CELL, LEFT, corner, open_ends
from render.games.carpe_diem.district.counts import HELD
from render.games.carpe_diem.palette import COLOURS
from tests.render.carpe_diem.fullest import full
from tests.render.carpe_diem.plays import table
from tests.render.positions import LONG
from tests.render.shared.marks import Mark, marks
from tests.roots import GAMES

STUDIO = Studio(GAMES)
TOP = HEAD + HELD + GAP


def painted(seen: Scene) -> Image:
    return STUDIO.paint(seen).image


def player(seen: Scene) -> PlayerView:
    found = seen.view.table.players[seen.seat or 0]
    assert isinstance(found, PlayerView)
    return found


def with_player(seen: Scene, **changes: object) -> Scene:
    seat = seen.seat or 0
    players = list(seen.view.table.players)
    players[seat] = replace(players[seat], **changes)
    return replace(seen, view=replace(seen.view, table=replace(seen.view.table, players=tuple(players))))


def within(cell: str) -> Mark:
    left, top = corner(TOP, cell)
    return Mark(cell, left + 3, top + 3, left + CELL - 3, top + CELL - 3)


def cropped(seen: Scene, cell: str) -> bytes:
    left, top = corner(TOP, cell)
    return painted(seen).crop((round(left), round(top), round(left + CELL), round(top + CELL))).tobytes()


def test_cells_lie_in_six_rows_of_six_below_their_letters_and_beside_their_numbers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    drawn = marks(table("district", 3, 0.5, seat=0), monkeypatch)
    names = [mark for mark in drawn if mark.size == 33 and mark.what in "ABCDEF123456"]
    assert [mark.what for mark in names] == [each for pair in zip("ABCDEF", "123456", strict=True) for each in pair]
    assert corner(TOP, CELLS[-1]) == (LEFT + (SIZE - 1) * CELL, corner(TOP, CELLS[0])[1] + (SIZE - 1) * CELL)


def test_every_tile_lies_on_its_cell_and_every_banner_that_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = table("district", 4, 0.7, seat=1, news=0)
    drawn = marks(seen, monkeypatch)
    for laid in player(seen).district:
        assert [m.what for m in drawn if m.what in ("ground", "plaza") and m.meets(within(laid.cell))] != []
    for cell in player(seen).banners:
        assert [m.what for m in drawn if m.what == "banner" and m.meets(within(cell))] == ["banner"]


def test_an_empty_district_shows_where_it_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = table("district", 4, 0, seat=2)
    shovels = [mark for mark in marks(seen, monkeypatch) if mark.what == "shovel"]
    assert [mark.meets(within(player(seen).shovel)) for mark in shovels] == [True]


def test_what_is_finished_has_a_golden_line_and_what_is_not_has_an_arrow(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = table("district", 4, 0.5, seat=1, news=0)
    done = next(each for each in player(seen).elements if each.finished and len(each.cells) > 1)
    cell = done.cells[0]
    opened = with_player(
        seen, elements=tuple(replace(e, finished=False) if e == done else e for e in player(seen).elements)
    )
    assert cropped(seen, cell) != cropped(opened, cell)
    arrows = [mark for mark in marks(seen, monkeypatch) if mark.what == "chevron"]
    assert len(arrows) == len(list(open_ends(player(seen)))) + 1  # and one that is explained


def test_a_task_that_is_met_is_framed_and_ticked(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = table("district", 4, 0.5, seat=1, news=0)
    tasks = player(seen).tasks
    ticks = []
    for met in (0, 3, 8):
        shown = with_player(seen, tasks=tuple(replace(task, met=at < met) for at, task in enumerate(tasks)))
        ticks.append(sum(mark.what == "tick" for mark in marks(shown, monkeypatch)) - 1)
    assert ticks == [0, 3, 8]


def test_tasks_stand_at_their_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = table("district", 4, 0.5, seat=0, news=0)
    badges = [mark for mark in marks(seen, monkeypatch) if mark.what == "badge" and mark.right - mark.left == 46]
    assert len(badges) == len(player(seen).tasks) == 8
    for task, mark in zip(player(seen).tasks, badges, strict=True):
        at = mark.left + 23 if task.side in ("top", "bottom") else mark.top + 23
        begin = LEFT if task.side in ("top", "bottom") else corner(TOP, "A1")[1]
        assert int((at - begin) // CELL) == task.line


def test_where_somebody_has_just_built_is_marked() -> None:
    quiet, loud = (table("district", 4, 40, seat=seat, news=n) for seat, n in ((1, 0), (1, 8)))
    assert painted(quiet).tobytes() != painted(loud).tobytes()
    assert COLOURS["dark"].gold


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_fullest_district_fits(theme: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = full(table("district", 4, 6, seat=1, names=LONG, theme=theme, language=language))
    assert painted(seen).height <= 1700
    assert len(player(seen).district) == len(CELLS)
    for mark in marks(seen, monkeypatch):
        if mark.size:
            assert MARGIN <= mark.left <= mark.right <= WIDTH - MARGIN + 1, mark.what
