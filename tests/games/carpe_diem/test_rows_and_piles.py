"""The bottom row, the pile of fountain cards and the banner track: what is taken is gone, and where they end."""

from tests.games.carpe_diem.districts import half
from tests.games.carpe_diem.moves import (
    asked,
    cards_of,
    give,
    happened,
    keys,
    kind_asked,
    offered,
    pick,
    player,
    points,
    screen,
    table,
)
from tests.games.carpe_diem.plays import built, completed
from tests.games.carpe_diem.position import Side


def test_v38_the_tile_of_the_row_may_be_stored_and_the_row_is_not_refilled() -> None:
    state = completed("artisan").state
    row = [tile.id for tile in table(state).row]
    assert len(row) == 11
    after = pick(state, row[4]).state
    assert [tile.id for tile in table(after).row] == [*row[:4], *row[5:]]
    assert ([tile.id for tile in player(after).stored], asked(after)) == ([row[4]], 1)


def test_v39_with_two_cards_kept_four_to_choose_from_and_three_afterwards() -> None:
    side = Side(["W79 C3"], fountains=["market", "villa"])
    state = built(side, "W80", "D3", pile=["garden", "coop"]).state
    assert offered(state, "give", "card") == ("villa", "garden", "coop", "market")
    before = table(state).fountains
    after = give(state, "garden").state
    assert cards_of(after) == ["villa", "coop", "market"]
    assert (player(after).fountain_cards, table(after).fountains) == (3, before + 1)
    assert screen(after).under[2] == 1, "he knows what he put there"
    assert state.fountains == after.fountains, "nobody ever draws it again"


def test_v44_the_end_of_the_track() -> None:
    after = built(Side(half("senator")), "K26", "D3", track={19: (0,), 20: (1,)}).state
    assert table(after).track[20] == (1, 0)
    after = built(Side(half("senator")), "K26", "D3", track={20: (0, 1)}).state
    assert table(after).track[20] == (0, 1)
    assert points(after)["track"] == 20


def test_a_disc_passes_over_others_and_lies_on_top_where_it_stops() -> None:
    after = built(Side(half("senator")), "K26", "D3", track={3: (0,), 4: (1,)}).state
    assert (table(after).track[3], table(after).track[4], table(after).track[5]) == ((), (1,), (0,))


def test_a_banner_comes_before_what_the_tile_finishes() -> None:
    played = built(Side(half("senator"), board="B1"), "K26", "D3")
    assert keys(played) == ["built", "banner", "senator"]
    assert [each["to"] for key in ("banner", "senator") for each in happened(played, key)] == [1, 3]


def test_a_tile_of_the_row_takes_a_banner_too() -> None:
    state = built(Side(half("artisan"), board="B1"), "K29", "D3", row=["K31"]).state
    before = player(state).on_track
    played = pick(state, "K31", "D2")
    assert player(played.state).on_track == before
    state = built(Side([*half("artisan"), "W67 C2"], board="B1"), "K29", "D3", row=["K31"]).state
    assert player(pick(state, "K31", "B2").state).on_track == 2


def test_with_an_empty_row_an_artisan_brings_nothing() -> None:
    played = built(Side(half("artisan")), "K29", "D3", row=[])
    assert (kind_asked(played.state), asked(played.state)) == ("turn", 1)
    assert happened(played, "artisan") == [{"seat": 0}]


def test_with_a_single_fountain_card_left_it_is_kept_and_with_none_nothing_happens() -> None:
    state = built(Side(["W67 C3"]), "W79", "D3", pile=["coop"]).state
    assert (cards_of(state), asked(state)) == (["coop"], 1)
    state = built(Side(["W67 C3"]), "W79", "D3", pile=[]).state
    assert (cards_of(state), asked(state)) == ([], 1)
