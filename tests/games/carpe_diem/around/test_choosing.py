"""What is offered in whatever order one chooses: the cell before the tile, the card before the circle."""

import pytest

from engine.core.door import Door
from engine.core.values.refusals import Refusal
from engine.games.carpe_diem.game import GAME
from tests.games.carpe_diem.moves import offered, scoring
from tests.games.carpe_diem.plays import built
from tests.games.carpe_diem.position import Side, position

POND = ["K16 C3"]
"""It opens to C2, where only another pond fits."""
AROUND = ("B3", "D3", "C4")


@pytest.mark.parametrize(("pond", "market"), [(2, 7), (7, 2)])
def test_without_a_tile_every_cell_is_offered_where_one_of_those_in_reach_fits(pond: int, market: int) -> None:
    state = position(Side(POND), Side(), spaces={pond: ["K17"], market: ["W67"], 4: ["K18"]})
    assert offered(state, "walk", "cell") == ("C2", *AROUND, "store")
    assert offered(state, "walk", "cell", tile="W67") == (*AROUND, "store")
    assert offered(state, "walk", "tile", cell="C2") == ("K17",)
    assert set(offered(state, "walk", "tile", cell="store")) == {"K17", "W67"}
    assert offered(state, "walk", "tile", cell="A1") == ()


def test_a_leap_by_its_cell_its_tile_or_its_space() -> None:
    state = position(Side(POND, bread=1), Side(), spaces={2: ["W67"], 4: ["K17", "W68"]})
    assert offered(state, "leap", "space", cell="C2") == ("4",)
    assert offered(state, "leap", "space", tile="W68") == ("4",)
    assert offered(state, "leap", "tile", cell="C2") == ("K17",)
    assert offered(state, "leap", "tile", space="2") == ("W67",)
    assert offered(state, "leap", "cell", space="2") == (*AROUND, "store")
    assert offered(state, "leap", "cell", space="4") == ("C2", *AROUND, "store")


def test_a_tile_of_the_row_by_its_cell() -> None:
    state = built(Side(["K28 C3 .A..", "K16 C4 ..P."]), "K29", "D3", row=["K17", "K31"]).state
    assert offered(state, "pick", "tile") == ("K17", "K31")
    assert offered(state, "pick", "tile", cell="C5") == ("K17",)
    assert "C5" in offered(state, "pick", "cell")
    assert "C5" not in offered(state, "pick", "cell", tile="K31")


def test_a_circle_by_the_card_that_is_to_come_first() -> None:
    state = scoring(Side(), Side(), cards=("A02", "B01", "C09", "D01"), circles={4: 1}, phase=2).state
    assert offered(state, "disc", "first", circle="9") == ("B01", "C09")
    assert offered(state, "disc", "circle", first="D01") == ("14",)
    assert "A02" not in offered(state, "disc", "first"), "its only circle is taken"
    assert offered(state, "disc", "circle", first="A02") == ()


def test_a_tile_in_reach_that_does_not_match_the_chosen_cell_is_not_too_far() -> None:
    state = position(Side(POND), Side(), spaces={2: ["W67", "K17"]})
    refusal = Door(GAME, state, 0).why_not("walk", {"cell": "C2"}, "tile", "W67")
    assert refusal == Refusal("carpe_diem.no-match", {"cell": "C2"})
