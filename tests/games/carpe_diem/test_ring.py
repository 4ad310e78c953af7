"""The ring: walks over empty spaces, leaps by bread, what is taken and cleared away, what is stored."""

import pytest

from engine.games.carpe_diem.state import CarpeDiemState
from tests.games.carpe_diem.districts import half
from tests.games.carpe_diem.moves import (
    asked,
    kind_asked,
    leap,
    offered,
    player,
    points,
    refused,
    settle,
    table,
    walk,
)
from tests.games.carpe_diem.position import Side, position

ONE_EACH = {space: [f"W0{space}"] for space in range(1, 8)}


def standing(*pawns: int, **said: object) -> CarpeDiemState:
    return position(*(Side(pawn=pawn) for pawn in pawns), **said)  # type: ignore[arg-type]


@pytest.mark.parametrize("pawn", range(1, 8))
def test_v06_walks_lead_to_the_neighbours_only(pawn: int) -> None:
    """Whoever stands there; not to one's own space, nor further, and back again in the next turn."""
    left, right = (pawn - 2) % 7 + 1, pawn % 7 + 1
    state = standing(pawn, right, left, 1, spaces=ONE_EACH | {pawn: ["W71", "W72", "W73", "W74"]})
    assert set(offered(state, "walk", "tile")) == {f"W0{left}", f"W0{right}"}
    assert refused(state, "walk", tile="W71", cell="store") == "carpe_diem.too-far"
    far = right % 7 + 1
    assert refused(state, "walk", tile=f"W0{far}", cell="store") == "carpe_diem.too-far"
    for goal in (left, right):
        assert player(walk(state, f"W0{goal}").state).pawn == goal - 1
    state = walk(state, f"W0{right}").state
    while asked(state) != 0:
        state = settle(state).state
    assert "W74" in offered(state, "walk", "tile"), "back to where he came from"


def test_v07_a_walk_goes_on_over_empty_spaces_even_if_the_other_way_has_tiles() -> None:
    state = standing(1, 1, 1, 1, spaces={3: ["W03"], 7: ["W07"], 4: ["W04"]})
    assert set(offered(state, "walk", "tile")) == {"W03", "W07"}
    assert player(walk(state, "W03").state).pawn == 2
    assert player(walk(state, "W07").state).pawn == 6
    backwards = standing(2, 1, 1, 1, spaces={3: ["W03"], 5: ["W05"]})
    assert set(offered(backwards, "walk", "tile")) == {"W03", "W05"}


@pytest.mark.parametrize(("players", "left", "in_box"), [(2, [3, 0], 2), (3, [3, 2, 0], 1), (4, [3, 2, 1, 0], 0)])
def test_v08_what_is_left_on_a_space_after_each_taking(players: int, left: list[int], in_box: int) -> None:
    state = standing(*[1] * players, spaces={2: ["W01", "W02", "W03", "W04"], 5: ["W05"]})
    before = len(table(state).box)
    for n in left:
        state = walk(state, table(state).spaces[1][0].id).state
        assert len(table(state).spaces[1]) == n
    assert len(table(state).box) == before + in_box
    assert len(left) == players


def test_v09_for_a_bread_to_any_space_with_a_tile() -> None:
    state = position(Side(pawn=1, bread=2), *[Side()] * 3, spaces={1: ["W01"], 2: ["W02"], 4: ["W04"], 5: ["W05"]})
    assert offered(state, "leap", "space") == ("1", "2", "4", "5")
    for space in (1, 2, 4, 5):
        after = leap(state, space, f"W0{space}").state
        assert (player(after).pawn, player(after).bread) == (space - 1, 1)
        assert [tile.id for tile in player(after).stored] == [f"W0{space}"]
    assert player(walk(state, "W02").state).bread == 2, "a walk costs nothing"
    assert refused(state, "leap", space="4", tile="W05", cell="store") == "carpe_diem.tile-elsewhere"


def test_v10_a_tile_refused_is_stored_and_counts_as_an_item_at_the_end() -> None:
    state = position(Side(["W67 C3"], goods=(1, 0, 0, 0)), Side(), spaces={2: ["W68", "W69", "W70"]})
    assert "D3" in offered(state, "walk", "cell", tile="W68"), "it would fit"
    after = walk(state, "W68").state
    assert [tile.id for tile in player(after).stored] == ["W68"]
    assert (points(state).get("leftovers", 0), points(after)["leftovers"]) == (0, 1)
    assert len(player(after).district) == 1


def test_v40_if_only_ones_own_space_has_tiles_every_walk_leads_there() -> None:
    state = standing(4, 1, 1, 1, spaces={4: ["W04", "W05"]})
    assert offered(state, "walk", "tile") == ("W04", "W05")
    after = walk(state, "W05").state
    assert player(after).pawn == 3
    assert offered(after, "walk", "tile") == ("W04",), "from elsewhere, too"


def test_v41_no_leap_to_an_empty_space_without_bread_or_twice() -> None:
    side = Side(half("artisan"), bread=2)
    state = position(side, Side(), spaces={2: ["K29"], 5: ["W05"]})
    assert refused(state, "leap", space="3", tile="K29", cell="store") == "carpe_diem.space-empty"
    after = leap(state, 2, "K29", "D3").state
    assert (kind_asked(after), player(after).bread) == ("artisan", 1)
    assert refused(after, "leap", space="5", tile="W05", cell="store") == "core.verb-not-now"
    poor = position(Side(pawn=1), Side(), spaces={2: ["W02"], 5: ["W05"]})
    assert refused(poor, "leap", space="5", tile="W05", cell="store") == "carpe_diem.no-bread"
    assert offered(poor, "leap", "space") == offered(poor, "leap", "tile") == ()


@pytest.mark.parametrize(("board", "shovel"), [("B1", "C3"), ("B2", "D3"), ("B3", "D4"), ("B4", "C4")])
def test_v42_after_a_stored_tile_the_first_built_still_lies_on_the_shovel(board: str, shovel: str) -> None:
    state = position(Side(board=board), Side(), spaces={2: ["W01", "W02", "W03", "W04"], 3: ["W05", "W06", "W07"]})
    state = walk(state, "W01").state
    state = walk(state, "W02").state
    while asked(state) != 0:
        state = settle(state).state
    assert offered(state, "walk", "cell") == (shovel, "store")
    assert "W01" not in offered(state, "walk", "tile")
    assert refused(state, "walk", tile="W01", cell=shovel, rotation="0") == "carpe_diem.tile-gone"


def test_a_taken_tile_is_gone_and_the_next_seat_has_its_turn() -> None:
    state = standing(1, 1, 1, spaces=ONE_EACH | {2: ["W02", "W21", "W22", "W23"]})
    after = walk(state, "W21").state
    assert [tile.id for tile in table(after).spaces[1]] == ["W02", "W22", "W23"]
    assert (asked(after), kind_asked(after)) == (1, "turn")


def test_the_tiles_of_a_space_that_is_chosen_first_are_those_offered() -> None:
    state = position(Side(bread=1), Side(), spaces={1: ["W01"], 3: ["W03", "W04"], 5: ["W05"]})
    assert offered(state, "leap", "tile", space="3") == ("W03", "W04")
    assert offered(state, "leap", "space", tile="W05") == ("5",)
    assert set(offered(state, "leap", "tile")) == {"W01", "W03", "W04", "W05"}
