"""Scoring between two cards: red ones are paid, green ones count, failures cost points."""

import pytest

from engine.core.values.refusals import Refusal
from engine.games.carpe_diem.state import CarpeDiemState
from tests.games.carpe_diem.districts import chimneys, finished
from tests.games.carpe_diem.moves import (
    add,
    answer,
    asked,
    disc,
    happened,
    kind_asked,
    offered,
    pay,
    player,
    refused,
    scored,
    scoring,
    table,
)
from tests.games.carpe_diem.plays import NONE, after_card, gained, subject
from tests.games.carpe_diem.position import Side


@pytest.mark.parametrize("sets", [1, 2, 3])
def test_v18_pairs_and_triples_of_one_good(sets: int) -> None:
    assert gained(Side(goods=(0, 2 * sets, 0, 0)), "A02", sets) == 4 * sets
    assert gained(Side(goods=(0, 0, 3 * sets, 0)), "A07", sets) == 7 * sets
    with_coins = after_card(Side(goods=(0, 0, 1, 0), coins=3 * sets - 1), "A07", sets)
    assert (with_coins.vp, with_coins.goods, with_coins.coins) == (20 + 7 * sets, (0, 0, 0, 0), 0)


@pytest.mark.parametrize("sets", [1, 2, 3])
def test_v19_sets_of_different_goods(sets: int) -> None:
    after = after_card(Side(goods=(sets, 5, sets, sets)), "B09", sets)
    assert (after.vp - 20, after.goods) == (5 * sets, (0, 5, 0, 0))
    assert gained(Side(goods=(sets, sets, sets, sets)), "B11", sets) == 8 * sets


def test_v20_sophie_gives_bread_coins_and_goods_for_three_sets() -> None:
    after = after_card(Side(goods=(0, 2, 1, 2), coins=3, bread=3), "B11", 2, 1)
    assert (after.vp - 20, after.goods, after.coins, after.bread) == (24, (0, 0, 0, 0), 0, 0)


@pytest.mark.parametrize("times", [1, 2, 3])
def test_v21_chimneys_and_villas(times: int) -> None:
    bread = after_card(Side(chimneys(2 * times)), "C01")
    assert (bread.vp, bread.coins, bread.bread, bread.on_track) == (20, 0, times, 0)
    both = after_card(Side(chimneys(3 * times)), "C05")
    assert (both.vp, both.coins, both.bread, both.on_track) == (20, times, 0, times)
    assert gained(Side(finished(villa=times)), "C09") == 3 * times
    three = after_card(Side(finished(villa=2 * times)), "C11")
    assert (three.vp, three.coins, three.bread, three.on_track) == (20, times, times, times)


def test_v22_nick_has_seven_chimneys_for_both_cards() -> None:
    state = scored(Side(chimneys(7)), "C01", "C05")
    assert (kind_asked(state), subject(state)) == ("green", "C01"), "with three bread he could do more"
    state = add(add(state).state).state
    after = player(state)
    assert (after.vp, after.bread, after.coins, after.on_track) == (20, 3, 2, 2)


@pytest.mark.parametrize("times", [1, 2, 3])
def test_v23_dwellings_landscapes_and_buildings(times: int) -> None:
    assert gained(Side(finished(merchant=times)), "D01") == 3 * times
    assert gained(Side(finished(pond=times, garden=times)), "D13") == 7 * times
    after = after_card(Side(finished(vineyard=times, garden=times, pond=times)), "D21")
    assert (after.vp, after.coins, after.bread) == (20, times, times)
    assert gained(Side(finished(bakery=2 * times)), "D24") == 3 * times


def test_any_dwelling_counts_dwellings_and_any_landscape_landscapes() -> None:
    dwellings = Side(finished(merchant=1, baker=1, senator=1, artisan=1))
    after = after_card(dwellings, "D22")
    assert (after.vp, after.bread, after.on_track) == (20, 1, 1)
    assert gained(dwellings, "D21") == -4
    landscapes = Side(finished(vineyard=1, garden=1, coop=1, pond=1))
    assert (gained(landscapes, "D22"), gained(landscapes, "D21")) == (-4, 0)


def test_v24_hank_has_seven_landscapes_among_them_two_ponds_and_a_garden() -> None:
    side = Side(finished(vineyard=2, coop=2, pond=2, garden=1))
    for first, second in (("D13", "D21"), ("D21", "D13")):
        after = player(scored(side, first, second))
        assert (after.vp, after.coins, after.bread) == (27, 2, 2)


def test_v25_sophie_cannot_pay_and_keeps_what_she_has() -> None:
    side = Side(goods=(0, 2, 0, 0), bread=2)
    after = after_card(side, "A06")
    assert (after.vp, after.goods, after.bread) == (16, (0, 2, 0, 0), 2)
    state = scored(side, "A06", "A07")
    assert (player(state).vp, player(state).goods, asked(state)) == (12, (0, 2, 0, 0), 1)


def test_v26_what_the_first_card_brings_serves_for_the_second() -> None:
    side = Side(chimneys(2), goods=(0, 1, 0, 0))
    played = scoring(side, Side(), cards=("C02", "A02"))
    assert set(offered(played.state, "disc", "first", circle="4")) == {"C02", "A02"}
    state = pay(disc(played.state, "C02", "A02").state, 1).state
    assert (player(state).vp, player(state).goods, player(state).coins) == (24, (0, 0, 0, 0), 0)
    other_way = disc(played.state, "A02", "C02").state
    assert (player(other_way).vp, player(other_way).goods, player(other_way).coins) == (16, (0, 1, 0, 0), 1)
    after = after_card(Side(chimneys(6)), "C01", bread=1)
    assert (after.bread, after.vp) == (1, 20), "three at once, of which all are paid for another"


def test_v27_old_discs_only_block_their_circle() -> None:
    """Both cards beside the old disc would pay, and nothing comes of them."""
    side = Side(finished(villa=2))
    played = scoring(side, Side(), cards=("C09", "C12", NONE, "D26"), circles={4: 0}, phase=2)
    assert "4" not in offered(played.state, "disc", "circle")
    assert refused(played.state, "disc", circle="4", first="C09") == "carpe_diem.circle-taken"
    after = disc(played.state, NONE, "D26")
    assert (player(after.state).vp, [each["card"] for each in happened(after, "failed")]) == (12, [NONE, "D26"])
    assert happened(after, "fulfilled") == []
    mine = {circle.number: circle.seat for circle in table(after.state).circles}
    assert (mine[4], mine[14]) == (0, 0)


def test_v45_points_may_fall_below_nothing() -> None:
    assert player(scored(Side(vp=3), "A02", "A07")).vp == -5


def test_v48_a_red_card_may_be_declined_a_green_one_not() -> None:
    after = after_card(Side(goods=(0, 2, 0, 0)), "A02", 0)
    assert (after.vp, after.goods) == (16, (0, 2, 0, 0))
    state = scored(Side(finished(villa=1)), "C09", NONE)
    assert (player(state).vp, asked(state), kind_asked(state)) == (20 + 3 - 4, 1, "circle")


def paid(state: CarpeDiemState, sets: int, *goods: int) -> tuple[int, int] | str:
    """Herbs and coins afterwards, or why it is refused."""
    said = (0, goods[0], 0, 0) if goods else None
    found = answer(state, "pay", sets=str(sets), goods=said)
    if isinstance(found, Refusal):
        return found.code
    return player(found.state).goods[1], player(found.state).coins


def test_v49_every_way_to_pay_two_herbs() -> None:
    state = scored(Side(goods=(0, 2, 0, 0), coins=2), "A02", NONE)
    assert offered(state, "pay", "sets") == ("0", "1", "2")
    assert paid(state, 0) == (2, 2)
    assert [paid(state, 1, herbs) for herbs in (2, 1, 0)] == [(0, 2), (1, 1), (2, 0)]
    assert paid(state, 1) == "core.missing-field", "he has to say how"
    assert paid(state, 2) == (0, 0)
    assert paid(state, 2, 2).__class__ is str, "where there is no choice nothing is said"
    assert (paid(state, 1, 3), paid(state, 3)) == ("core.too-many-of-kind", "carpe_diem.too-often")
