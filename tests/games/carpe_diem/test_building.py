"""Building: the shovel, touching, matching edges, the frame, rotations, banners, elements that grow together."""

import pytest

from tests.games.carpe_diem.by_hand import KIND, turned
from tests.games.carpe_diem.districts import ENDS
from tests.games.carpe_diem.moves import happened, offered, player, refused, table, walk
from tests.games.carpe_diem.position import Side, position

SHOVELS = [("B1", "C3"), ("B2", "D3"), ("B3", "D4"), ("B4", "C4")]


def cells(district: list[str], tile: str) -> tuple[str, ...]:
    """Where this tile may be built."""
    state = position(Side(district), Side(), spaces={2: [tile]})
    found = offered(state, "walk", "cell", tile=tile)
    assert found[-1] == "store", "always possible"
    return found[:-1]


def rotations(district: list[str], tile: str, cell: str) -> tuple[str, ...]:
    """How it may lie there, where there is a choice."""
    state = position(Side(district), Side(), spaces={2: [tile]})
    return offered(state, "walk", "rotation", tile=tile, cell=cell)


def edges(district: list[str], tile: str, cell: str, rotation: int | None = None) -> str:
    """How it lies when it is built there."""
    state = position(Side(district), Side(), spaces={2: [tile], 5: ["W84"]})
    laid = player(walk(state, tile, cell, rotation).state).district[-1]
    assert (laid.id, laid.cell) == (tile, cell)
    letter = {kind: letter for letter, kind in KIND.items()} | {"": "."}
    return "".join(letter[edge] for edge in laid.edges)


@pytest.mark.parametrize(("board", "shovel"), SHOVELS)
def test_v11_the_first_tile_lies_on_the_shovel_and_the_others_touch_one(board: str, shovel: str) -> None:
    state = position(Side(board=board), Side(), spaces={2: ["W02", "W67"]})
    assert offered(state, "walk", "cell", tile="W02") == (shovel, "store")
    assert offered(state, "walk", "rotation", tile="W02", cell=shovel) == ("0", "1", "2", "3")
    assert offered(state, "walk", "rotation", tile="W67", cell=shovel) == (), "it looks the same in all of them"
    assert refused(state, "walk", tile="W67", cell="A1") == "carpe_diem.shovel-first"
    assert cells(["W67 C3"], "W68") == ("C2", "B3", "D3", "C4")
    assert cells(["W67 A1", "W68 B1"], "W69") == ("C1", "A2", "B2"), "the frame is no tile, nor is a corner"


def test_v12_edges_match_and_nothing_opens_to_the_frame() -> None:
    assert rotations(["W67 A1"], "K07", "A2") == ("1", "2"), "neither to the market nor to the frame"
    assert "C2" not in cells(["K16 C3"], "W67"), "pond against pasture"
    assert edges(["K19 C3"], "K20", "C2") == "..M."
    assert "C2" not in cells(["K19 C3"], "K22"), "a merchant's half against a baker's"
    dwellings = ("merchant", "baker", "senator", "artisan", "villa", "pond")
    for kind in dwellings:
        for other in dwellings:
            fits = "C2" in cells([f"{ENDS[kind][0]} C3"], ENDS[other][1])
            assert fits is (kind == other)


def test_v13_a_banner_goes_and_the_disc_comes_on_top() -> None:
    side = Side(["W67 C3"], board="B1")
    state = position(side, Side(), track={1: (1,)}, spaces={2: ["W68"], 5: ["W05"]})
    assert "D3" in player(state).banners
    after = walk(state, "W68", "D3").state
    assert "D3" not in player(after).banners
    assert len(player(after).banners) == 8
    assert (player(after).on_track, table(after).track[1]) == (1, (1, 0))
    elsewhere = walk(state, "W68", "C2").state
    assert (player(elsewhere).on_track, len(player(elsewhere).banners)) == (0, 9)


def test_v52_a_tile_joins_two_villas_and_four_corners_make_a_ring() -> None:
    between = ["K01 C2 ..V.", "K04 C4 V..."]
    state = position(Side(between), Side(), spaces={2: ["W25"], 5: ["W05"]})
    assert offered(state, "walk", "rotation", tile="W25", cell="C3") == ("0", "2")
    played = walk(state, "W25", "C3", 0)
    assert happened(played, "villa") == [{"seat": 0, "tiles": 3, "chimneys": 5}]
    (villa,) = [each for each in player(played.state).elements if each.kind == "villa"]
    assert (villa.cells, villa.chimneys, villa.finished) == (("C2", "C3", "C4"), 5, True)
    ring = ["W04 C3 .VVW", "W09 D3 H.VV", "W14 D4 VC.V"]
    played = walk(position(Side(ring), Side(), spaces={2: ["W19"], 5: ["W05"]}), "W19", "C4")
    assert happened(played, "villa") == [{"seat": 0, "tiles": 4, "chimneys": 8}]


@pytest.mark.parametrize(("rotation", "lying"), [(0, "VW.."), (1, ".VW."), (2, "..VW"), (3, "W..V")])
def test_v53_a_tile_turns_clockwise(rotation: int, lying: str) -> None:
    state = position(Side(board="B1"), Side(), spaces={2: ["W02"], 5: ["W05"]})
    (laid,) = player(walk(state, "W02", "C3", rotation).state).district
    assert laid.edges == tuple(KIND.get(letter, "") for letter in lying)
    assert turned("VW..", rotation) == lying


def test_v54_in_the_corner_there_is_one_way_or_none() -> None:
    beside = ["K01 B1 ...V"]
    assert "A1" in cells(beside, "W02")
    assert rotations(beside, "W02", "A1") == (), "there is nothing to choose"
    assert edges(beside, "W02", "A1") == ".VW."
    assert "A1" not in cells(beside, "W01")


# Beside the examples


def test_a_rotation_is_said_just_where_there_is_a_choice() -> None:
    state = position(Side(["K19 C3"]), Side(), spaces={2: ["W21"]})
    assert offered(state, "walk", "rotation", tile="W21", cell="B3") == ("0", "2")
    assert refused(state, "walk", tile="W21", cell="B3") == "core.missing-field"
    assert refused(state, "walk", tile="W21", cell="B3", rotation="1") == "core.not-offered"
    assert refused(state, "walk", tile="W21", cell="C2", rotation="0") == "carpe_diem.no-turning"
    assert refused(state, "walk", tile="W21", cell="store", rotation="0") == "carpe_diem.no-turning"


def test_a_cell_may_become_impossible_and_elements_may_stay_open() -> None:
    """B2 would have to show a pond to the north and a villa to the west."""
    district = ["K16 B1 ..P.", "K01 A2 .V.."]
    assert "B2" not in cells([*district, "W67 C2"], "W68")
    assert "B2" in cells([*district, "W67 C2"], "W17"), "VP.. turned by three shows pond north, villa west"


def test_an_element_is_finished_only_when_no_opening_is_left() -> None:
    state = position(Side(["K16 C3 .P..", "W53 D3 .PMP"]), Side(), spaces={2: ["K17"], 5: ["W05"]})
    kinds = {each.kind: each for each in player(state).elements}
    assert (kinds["pond"].cells, kinds["pond"].finished) == (("C3", "D3"), False)
    after = player(walk(state, "K17", "E3").state)
    assert [each.finished for each in after.elements if each.kind == "pond"] == [True]
    assert [each.finished for each in after.elements if each.kind == "merchant"] == [False]


def test_two_elements_of_one_kind_side_by_side_stay_two() -> None:
    district = ["K16 C2 .P..", "K17 D2 ...P", "K18 C3 .P..", "W16 D3 .V.P"]
    found = [each.cells for each in player(position(Side(district), Side())).elements if each.kind == "pond"]
    assert found == [("C2", "D2"), ("C3", "D3")]
