"""Bread for a card: instead of what it asks for, beside it, several times, and with what it has just brought."""

from tests.games.carpe_diem.districts import finished
from tests.games.carpe_diem.moves import add, offered, pay, player, refused, scored
from tests.games.carpe_diem.plays import NONE, after_card
from tests.games.carpe_diem.position import Side


def test_v46_bread_for_a_card_that_one_has_not_fulfilled() -> None:
    assert after_card(Side(bread=3), "C09", bread=1).vp == 23
    assert after_card(Side(bread=6), "C09", bread=2).vp == 26
    unused = after_card(Side(bread=3), "C09")
    assert (unused.vp, unused.bread) == (16, 3)
    with_villas = after_card(Side(finished(villa=2), bread=3), "C09", bread=1)
    assert (with_villas.vp, with_villas.bread) == (29, 0)


def test_v47_bread_from_the_same_card_may_be_paid_for_it() -> None:
    side = Side(finished(vineyard=2, pond=1), bread=2)
    after = after_card(side, "D21", bread=1)
    assert (after.coins, after.bread) == (2, 1)
    state = scored(side, "D21", NONE)
    assert offered(state, "add", "bread") == ("1",)
    assert refused(state, "add", bread="2") == "carpe_diem.too-little-bread"


def test_v63_bread_that_brings_bread_one_time_after_the_other() -> None:
    state = scored(Side(bread=5), "C01", NONE)
    assert offered(state, "add", "bread") == ("1", "2")
    assert player(add(state, 2).state).bread == 1
    assert player(add(state, 1).state).bread == 3


def test_v64_steps_lost_at_the_end_of_the_track_still_fulfil_a_card() -> None:
    after = after_card(Side(finished(villa=1)), "C10", steps=20)
    assert (after.vp, after.on_track) == (20, 20)


def test_bread_beside_sets_and_for_a_card_that_asks_for_what_one_has_not() -> None:
    state = scored(Side(goods=(0, 2, 0, 0), bread=7), "A02", NONE)
    assert offered(state, "pay", "bread", sets="1") == offered(state, "pay", "bread", sets="0") == ("1", "2")
    after = player(pay(state, 1, 2).state)
    assert (after.vp, after.bread, after.goods) == (20 + 12 - 4, 1, (0, 0, 0, 0))
    only_bread = after_card(Side(goods=(0, 1, 0, 0), bread=3), "A02", 0, 1)
    assert (only_bread.vp, only_bread.goods, only_bread.bread) == (24, (0, 1, 0, 0), 0)


def test_by_bread_each_fulfilment_brings_coins_bread_and_steps() -> None:
    after = after_card(Side(bread=3), "C11", bread=1)
    assert (after.coins, after.bread, after.on_track) == (1, 1, 1)


def test_with_two_bread_nobody_is_asked() -> None:
    assert player(scored(Side(bread=2), "C09", "A02")).vp == 12
