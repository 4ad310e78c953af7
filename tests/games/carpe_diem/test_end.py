"""The end: villas, left-overs, the track, fountain cards, the frame, and who wins."""

import pytest

from engine.games.carpe_diem.game import GAME
from engine.games.carpe_diem.state import CarpeDiemState
from tests.games.carpe_diem.by_hand import DATA
from tests.games.carpe_diem.districts import LONG_VILLA, finished
from tests.games.carpe_diem.moves import player, points, scoring, until
from tests.games.carpe_diem.position import FRAMES, Side, position

THREE_AND_FIVES = [
    *("K01 A1 ..V.", "K04 A2 V..."),
    *("K05 C1 ..V.", "W25 C2 VMV.", "K02 C3 V..."),
    *("K06 E1 ..V.", "W30 E2 VBV.", "K03 E3 V..."),
]
UNFINISHED_FOURS = ["W35 B5 .VSV", "W40 C5 .VAV", "W24 E5 VVM.", "W29 F5 B.VV"]
OTHERS = ("R05", "R06")
"""Pieces that ask for nothing that is built here: merchant and vineyard, fountain and senator."""


def ended(*sides: Side, **said: object) -> CarpeDiemState:
    """After the last scoring, in which everybody has failed both his cards."""
    return until(scoring(*sides, phase=4, **said).state).state  # type: ignore[arg-type]


def at_the_end(side: Side, **said: object) -> dict[str, int]:
    """The first player's points by source, when the game is over, without those of play."""
    found = points(ended(side, Side(), **said))
    return {source: n for source, n in found.items() if source != "play"}


def test_v28_finished_villas_by_their_chimneys_unfinished_ones_not() -> None:
    side = Side([*THREE_AND_FIVES, *UNFINISHED_FOURS], frames=("R05", "R07", "R09", "R11"))
    assert at_the_end(side) == {"villas": 17}
    found = sorted((each.chimneys, each.finished) for each in player(ended(side, Side())).elements if each.chimneys)
    assert found == [(3, True), (4, False), (4, False), (5, True), (5, True)]


@pytest.mark.parametrize("n", range(6))
def test_v29_half_a_point_for_each_item_left(n: int) -> None:
    assert at_the_end(Side(coins=n)).get("leftovers", 0) == n // 2
    assert at_the_end(Side(goods=(0, 0, n, 0))).get("leftovers", 0) == n // 2
    assert at_the_end(Side(bread=min(n, 2), goods=(0, 0, 0, n - min(n, 2)))).get("leftovers", 0) == n // 2
    assert at_the_end(Side(stored=["W80", "W81", "W82", "W83", "W84"][:n])).get("leftovers", 0) == n // 2


@pytest.mark.parametrize("space", [0, 1, 7, 20])
def test_v30_the_number_of_the_space_on_the_track(space: int) -> None:
    assert at_the_end(Side(), track={space: (1, 0)}).get("track", 0) == space


def test_v31_each_fountain_card_pays_for_all_of_its_kind() -> None:
    district = finished(merchant=2, garden=1, villa=1, market=2)
    cards = ["merchant", "garden", "market", "villa"]
    for card, n in zip(cards, (4, 2, 4, 2), strict=True):
        assert points(position(Side(district, fountains=[card]), Side()))["fountains"] == n
    assert points(position(Side(district, fountains=["merchant", "merchant"]), Side()))["fountains"] == 8
    assert points(position(Side(district, fountains=cards), Side()))["fountains"] == 12
    assert "fountains" not in points(position(Side(["K19 C3 .M.."], fountains=["merchant"]), Side())), "unfinished"


def test_v32_tasks_of_the_frame_that_are_met_once_each() -> None:
    district = ["K01 A1 ..V.", "K04 A2 V...", "K22 C6 .B..", "K23 D6 ...B"]
    district += ["K16 C3 .P..", "K17 D3 ...P", "K10 D1 ..H."]
    side = Side(district, frames=("R02", "R01", *OTHERS))
    assert at_the_end(side)["frame"] == 7
    met = {(task.side, task.line, task.kind): task.met for task in player(position(side, Side())).tasks}
    assert [key for key, is_met in met.items() if is_met] == [("top", 0, "villa"), ("right", 5, "baker")]
    assert {("top", 3, "garden"), ("right", 0, "pond")} <= met.keys()
    second = Side([*district, "K24 F5 ..B.", "W27 F6 B..V"], frames=side.frames)
    assert at_the_end(second)["frame"] == 7, "a second baker adds nothing"


def test_v33_of_those_with_most_points_who_is_further_back_wins() -> None:
    state = ended(Side(vp=20), Side(vp=23), track={5: (0,), 2: (1,)})
    assert [score.total for score in GAME.shows.scores(state)] == [17, 17]
    assert GAME.shows.winners(state) == (1,)
    state = ended(Side(vp=23), Side(vp=20), track={5: (1,), 2: (0,)})
    assert GAME.shows.winners(state) == (0,)
    state = ended(Side(vp=24), Side(vp=20), Side(vp=20), track={5: (1,), 4: (2,), 2: (0,)})
    assert GAME.shows.winners(state) == (0,), "with most points one wins anyway"


def test_v43_on_the_same_space_the_lower_disc_wins() -> None:
    for below, above in ((0, 1), (1, 0)):
        state = ended(Side(), Side(), track={3: (below, above)})
        assert GAME.shows.winners(state) == (below,)


@pytest.mark.parametrize(("chimneys", "vp"), [(15, 57), (28, 197)])
def test_v50_long_villas(chimneys: int, vp: int) -> None:
    side = Side(LONG_VILLA[chimneys].split(", "))
    assert points(position(side, Side()))["villas"] == vp


def test_v51_positions_run_clockwise_along_the_frame() -> None:
    first = ("R01", "R04", "R02", "R05")
    second = ("R09", "R12", "R13", "R14")
    for pieces, lines in ((first, [0, 0, 5, 5]), (second, [1, 1, 4, 4])):
        tasks = player(position(Side(frames=pieces), Side())).tasks[::2]
        assert [task.side for task in tasks] == ["top", "right", "bottom", "left"]
        assert [task.line for task in tasks] == lines


def test_v51_no_two_tasks_of_a_kind_face_each_other() -> None:
    for one in FRAMES:
        for other in FRAMES:
            top, right, bottom, left = _tasks((one, one, other, other))
            assert not top & bottom
            assert not right & left


def _tasks(pieces: tuple[str, ...]) -> list[set[tuple[int, str]]]:
    tasks = player(position(Side(frames=pieces), Side())).tasks
    return [
        {(task.line, task.kind) for task in tasks if task.side == side} for side in ("top", "right", "bottom", "left")
    ]


def test_v57_one_element_may_serve_two_tasks() -> None:
    side = Side(["K16 D2 .P..", "K17 E2 ...P"], frames=("R14", "R16", *OTHERS))
    assert at_the_end(side)["frame"] == 8


def test_v59_goods_coins_bread_and_stored_tiles_are_counted_together() -> None:
    side = Side(goods=(2, 0, 0, 1), coins=1, bread=1, stored=["W83", "W84"])
    assert at_the_end(side)["leftovers"] == 3


# Beside the examples


def test_an_unfinished_element_meets_no_task_and_a_part_on_the_line_is_enough() -> None:
    frames = ("R14", "R05", "R06", "R03")
    half = Side(["K16 D2 .P.."], frames=frames)
    assert "frame" not in points(position(half, Side()))
    across = Side(["K16 C2 .P..", "K17 D2 ...P"], frames=frames)
    assert points(position(across, Side()))["frame"] == 4
    beside = Side(["K16 E2 .P..", "K17 F2 ...P"], frames=frames)
    assert "frame" not in points(position(beside, Side()))


@pytest.mark.parametrize("side", ["top", "right", "bottom", "left"])
def test_a_task_looks_along_its_row_or_column(side: str) -> None:
    """A market on each cell of the district in its turn: the market of R12 stands at position 4."""
    at = ("top", "right", "bottom", "left").index(side)
    pieces = ["R02", "R01", "R08", "R09"]
    pieces[at] = "R12"
    line = {"top": "D", "right": "4", "bottom": "C", "left": "3"}[side]
    for cell in (f"{column}{row}" for column in "ABCDEF" for row in range(1, 7)):
        state = position(Side([f"W67 {cell}"], frames=pieces), Side())
        assert points(state).get("frame", 0) == (3 if line in cell else 0)


def test_the_villa_table() -> None:
    assert DATA["villa_vp"] == [0, *(n * n // 4 + 1 for n in range(1, 29))]
    no_chimney = points(position(Side(["W03 C3 WV..", "W08 D3 ..HV"], fountains=["villa"]), Side()))
    assert (no_chimney.get("villas", 0), no_chimney["fountains"]) == (0, 2), "a finished villa all the same"


def test_points_of_play_are_those_of_the_table() -> None:
    assert points(position(Side(vp=31), Side()))["play"] == 31
    assert points(ended(Side(vp=31), Side()))["play"] == 31 - 8
