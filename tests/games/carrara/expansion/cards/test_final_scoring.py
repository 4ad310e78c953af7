"""Whole final scorings with the expansion, and what is told of the bonus card at the end."""

import pytest

from engine.core.door import look
from engine.games.carrara.game import GAME
from engine.games.carrara.tell.expansion import opened_bonuses
from tests.games.carrara.expansion.cards.test_bonus_cards import BOARD
from tests.games.carrara.expansion.seen import expansion
from tests.games.carrara.moves import after, keys, play, points, table
from tests.games.carrara.position import Side, Wider, position, things

MINE = Side(buildings=BOARD, upgrades=["lerici"], vp=25, coins=20, objects=things(cup=2, gate=2, flag=1))


def reckoning(wider: Wider) -> tuple[dict[str, int], int]:
    state = position(MINE, players=4, wider=wider)
    return points(state, 0), GAME.shows.scores(state)[0].total


def test_f01_top_v_object_ii_building_ii_bonus_iii() -> None:
    by_source, total = reckoning(Wider(5, 2, 2, 3))
    assert by_source == {"track": 25, "announcement": 0, "bonus": 27, "objects": 11, "buildings": 12, "coins": 16}
    assert total == 91


def test_f02_top_i_object_vi_building_ix_bonus_vi() -> None:
    by_source, total = reckoning(Wider(1, 6, 9, 6))
    assert by_source == {"track": 25, "announcement": 0, "bonus": 23, "objects": 10, "buildings": 9, "coins": 6}
    assert total == 73


def test_f03_top_vi_object_viii_building_viii_bonus_ix() -> None:
    by_source, total = reckoning(Wider(6, 8, 8, 9))
    assert by_source == {"track": 25, "announcement": 0, "bonus": 34, "objects": 5, "buildings": 4, "coins": 4}
    assert total == 72


@pytest.mark.parametrize(("coins", "vp"), [(12, 6), (13, 6), (8, 4), (9, 4), (30, 15), (31, 15)])
def test_x08_with_the_coins_card_two_coins_are_a_point_for_everybody(coins: int, vp: int) -> None:
    state = position(Side(coins=coins), others={1: Side(coins=coins)}, wider=Wider(top=5))
    assert [points(state, seat)["coins"] for seat in (0, 1)] == [vp, vp]
    assert expansion(state).coins_per_vp == 2


@pytest.mark.parametrize("top", [1, 2, 3, 4, 6])
def test_x08_with_any_other_card_five_coins_are_a_point(top: int) -> None:
    state = position(Side(coins=14), wider=Wider(top=top))
    assert points(state, 0)["coins"] == 2
    assert expansion(state).coins_per_vp == 5


TOLD = {
    2: ("bonus-cities", {"cities": ("livorno", "lerici"), "vp": 27, "coins": 12}),
    3: ("bonus-cities", {"cities": ("livorno", "lerici"), "vp": 27, "coins": 12}),
    6: ("bonus-types", {"types": ("biblioteca", "cattedrale"), "vp": 23, "coins": 12}),
    7: ("bonus-smallest", {"types": ("biblioteca", "porta", "cattedrale", "villa"), "vp": 19, "coins": 0}),
    9: ("bonus-most", {"cities": ("livorno", "lucca", "massa", "lerici"), "vp": 34}),
}


@pytest.mark.parametrize("number", TOLD)
def test_at_the_end_screens_are_raised_and_then_everybodys_bonus_is_told(number: int) -> None:
    state = position(Side(), seat=1, others={0: MINE}, ended_by=0, announced=True, wider=Wider(bonus=number))
    ended = play(state, "skip")
    key, params = TOLD[number]
    assert keys(ended) == ["skipped", "screen-raised", "screen-raised", key, key]
    assert ended.events[3].params == {"seat": 0, **params}
    assert ended.events[4].params["seat"] == 1
    shown = opened_bonuses(look(GAME, ended.state, None).opened)
    assert [each.vp for each in shown] == [params["vp"], 0]


def test_before_the_end_no_bonus_lies_open() -> None:
    state = position(MINE, wider=Wider())
    assert opened_bonuses(look(GAME, state, None).opened) == ()


def test_who_announced_and_how_the_game_ended_do_not_matter_for_the_cards() -> None:
    state = position(Side(vp=5), seat=1, others={0: MINE}, ended_by=1, announced=True, wider=Wider(5, 2, 2, 3))
    over = after(state, "skip")
    assert points(over, 0)["coins"] == 16
    assert (points(over, 1)["track"], points(over, 1)["announcement"]) == (0, 5)
    assert table(over).announcer == 1


def test_the_most_points_win_and_blocks_break_a_tie() -> None:
    even = {seat: Side(coins=0, vp=10, blocks=(0, 0, 0, 0, seat, 0)) for seat in range(4)}
    state = position(even[3], players=4, seat=3, others=even, ended_by=0, wider=Wider())
    assert GAME.shows.winners(after(state, "skip")) == (3,)
    shared = {seat: Side(coins=0, vp=10) for seat in range(4)}
    state = position(shared[3], players=4, seat=3, others=shared, ended_by=0, wider=Wider())
    assert GAME.shows.winners(after(state, "skip")) == (0, 1, 2, 3)


def test_bonus_points_and_coins_can_decide_who_wins() -> None:
    sides = {0: Side(coins=0, vp=11), 1: Side(coins=0, vp=9, buildings=[("villa", 1, "pisa"), ("villa", 5, "massa")])}
    state = position(sides[1], seat=1, others=sides, ended_by=0, wider=Wider(bonus=4))
    assert GAME.shows.winners(after(state, "skip")) == (1,)
