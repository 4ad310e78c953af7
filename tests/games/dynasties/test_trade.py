"""Trade and ships."""

import pytest

from engine.core.state.agenda import Task
from tests.games.dynasties.moves import (
    asked,
    cargo,
    divide,
    divisions,
    do,
    every_form,
    happened,
    has,
    keys,
    offered,
    player,
    refused,
    run,
    subject,
    table,
    verbs,
)
from tests.games.dynasties.position import Side, goods, position

MIXED = "2 black, 1 white, 1 gold, 1 pink"


def test_d43_the_first_aboard_gets_nothing_yet() -> None:
    state = position(Side(hand=("A01", "A02", "A07")), Side(), Side())
    played = do(state, "trade", card="A01", ship="1")
    assert has(played.state) == {}
    assert table(played.state).ships[0].first == 0
    again = position(Side(hand=("A01",)), Side(), Side(), aboard={1: 0})
    assert offered(again, "trade", "ship") == ("2", "3")
    assert refused(again, "trade", card="A01", ship="1") == "dynasties.aboard"


def test_d44_the_second_aboard_divides_the_first_chooses() -> None:
    state = position(Side(), Side(hand=("A01",)), Side(hand=("A02",)), ships={1: MIXED}, aboard={1: 0}, seat=1)
    state = do(state, "trade", card="A01", ship="1").state
    assert asked(state) == [(1, "divide")]
    assert len(divisions(state)) == 11
    assert refused(state, "divide", goods=goods("")) == "core.wrong-total"
    assert refused(state, "divide", goods=goods(MIXED)) == "core.wrong-total"
    state = divide(state, "1 black, 1 pink").state
    assert asked(state) == [(0, "goods")]
    assert subject(state)["two"] == goods("1 black, 1 white, 1 gold")
    played = do(state, "choose", part="2")
    assert has(played.state) == {"black": 1, "white": 1, "gold": 1}
    assert has(played.state, 1) == {"black": 1, "pink": 1}
    assert [player(played.state, seat).reserve for seat in (0, 1)] == [17, 17]
    assert sum(cargo(played.state, 1).values()) == 5
    assert table(played.state).ships[0].first is None


@pytest.mark.parametrize(
    ("ship", "n"),
    [
        ("1 black, 1 white, 1 gold, 1 blue, 1 pink", 15),
        ("5 black", 2),
        ("1 black, 1 white, 1 gold, 1 blue", 7),
        ("2 gold, 1 pink", 2),
    ],
)
def test_d45_the_number_of_divisions(ship: str, n: int) -> None:
    state = position(Side(hand=("A01",)), Side(), Side(), ships={1: ship}, aboard={1: 1})
    assert len(divisions(do(state, "trade", card="A01", ship="1").state)) == n


def test_d46_few_goods() -> None:
    three = position(Side(hand=("A01",)), Side(), Side(), ships={1: "2 gold, 1 pink"}, aboard={1: 1})
    assert len(divisions(do(three, "trade", card="A01", ship="1").state)) == 2
    two = position(Side(hand=("A01",)), Side(), Side(), ships={1: "1 gold, 1 pink"}, aboard={1: 1})
    assert asked(do(two, "trade", card="A01", ship="1").state) == [(1, "goods")]
    single = position(Side(hand=("A01",)), Side(), Side(), ships={1: "1 gold"}, aboard={1: 1})
    played = do(single, "trade", card="A01", ship="1")
    assert (has(played.state), has(played.state, 1)) == ({}, {"gold": 1})
    empty = position(Side(hand=("A01",)), Side(), Side(), ships={1: ""}, aboard={1: 1})
    played = do(empty, "trade", card="A01", ship="1")
    assert (has(played.state), has(played.state, 1)) == ({}, {})
    assert {"divide", "goods"}.isdisjoint(kind for _, kind in asked(played.state))


def test_d61_a_double_trade_settles_the_first_ship_before_the_second() -> None:
    state = position(Side("1 gold", hand=("A06",)), Side(), Side(), aboard={1: 1})
    played = do(state, "trade", card="A06", ship="1")
    assert happened(played, "voyage") == [{"seat": 0, "paid": goods("1 gold")}]
    state = played.state
    assert has(state) == {}
    state = divide(state, "1 black, 1 white").state
    state = do(state, "choose", part="1").state
    assert asked(state) == [(0, "second")]
    assert offered(state, "board", "ship") == ("2", "3")
    state = do(state, "board", ship="3").state
    assert table(state).ships[2].first == 0
    only = position(Side("1 gold", hand=("A06",)), Side(), Side(), aboard={1: 0, 2: 0})
    assert "trade" not in verbs(only)
    lonely = position(Side("1 gold", hand=("A06",), reserve=1), Side(), Side())
    assert "trade" not in verbs(lonely)


def test_d73_equal_groups_are_not_asked_about() -> None:
    state = position(Side(hand=("A01",)), Side(), Side(), ships={1: "2 black, 2 white"}, aboard={1: 1})
    state = do(state, "trade", card="A01", ship="1").state
    equal = divide(state, "1 black, 1 white")
    assert has(equal.state) == has(equal.state, 1) == {"black": 1, "white": 1}
    assert asked(divide(state, "2 black").state) == [(1, "goods")]


def test_d18_drake_takes_a_cube_from_each_ship_which_is_not_loaded_before_the_next_trade() -> None:
    ships = {1: "1 black, 1 white, 1 gold, 1 blue, 1 pink", 2: "5 black", 3: "3 white, 2 gold"}
    state = position(Side(hand=("A05", "A01")), Side(hand=("A07",)), Side(), ships=ships, aboard={1: 1})
    state = do(state, "character", card="A05", character="drake").state
    assert asked(state) == [(0, "plunder")]
    assert len(every_form(state, "plunder")) == 5 * 1 * 2
    state = do(state, "plunder", ship1="pink", ship2="black", ship3="gold").state
    assert has(state) == {"black": 1, "gold": 1, "pink": 1}
    assert [sum(ship.goods) for ship in table(state).ships] == [4, 4, 4]
    again = position(Side(hand=("A01",)), Side(), Side(), ships={1: "1 black, 1 white, 1 gold, 1 blue"}, aboard={1: 1})
    divided = do(again, "trade", card="A01", ship="1").state
    assert len(divisions(divided)) == 7
    settled = do(divide(divided, "1 black").state, "choose", part="1")
    assert sum(cargo(settled.state, 1).values()) == 5


def test_d19_a_ship_with_4_goods_at_the_end_of_a_round_is_emptied() -> None:
    ships = {1: "4 black", 2: "2 black, 3 white"}
    state = position(Side(), Side(), Side(), ships=ships, passed=(0, 1, 2), bag="5 gold")
    played = run(state, Task("reload", 0))
    assert [each["ship"] for each in happened(played, "loaded")] == ["1"]
    assert cargo(played.state, 2) == {"black": 2, "white": 3}
    assert sum(played.state.bag) + sum(cargo(played.state, 1).values()) == 9


def test_d54_a_lone_trader_takes_two_goods() -> None:
    state = position(Side(), Side(), Side(), ships={1: MIXED}, aboard={1: 0}, passed=(1, 0, 2), bag="9 blue")
    state = run(state, Task("unload", 1), Task("reload", 1), Task("bonus", 1)).state
    assert asked(state) == [(0, "unload")]
    assert len(every_form(state, "unload")) == 7
    played = do(state, "unload", goods=goods("1 black, 1 pink"))
    assert has(played.state) == {"black": 1, "pink": 1}
    assert sum(cargo(played.state, 1).values()) == 5
    assert sum(played.state.bag) == 9 + 3 - 5
    few = position(Side(), Side(), Side(), ships={1: "1 black, 1 pink"}, aboard={1: 0}, passed=(1, 0, 2))
    played = run(few, Task("unload", 1))
    assert (asked(played.state), has(played.state)) == ([], {"black": 1, "pink": 1})


def test_d80_the_order_of_ships_at_the_end_of_a_round() -> None:
    ships = {1: "4 black", 2: MIXED}
    state = position(Side(), Side(), Side(), ships=ships, aboard={2: 1}, passed=(0, 1, 2), bag="5 blue")
    state = run(state, Task("unload", 0), Task("reload", 0), Task("bonus", 0)).state
    played = do(state, "unload", goods=goods("1 white, 1 gold"))
    assert has(played.state, 1) == {"white": 1, "gold": 1}
    assert [each["ship"] for each in happened(played, "loaded")] == ["1", "2"]
    assert [sum(ship.goods) for ship in table(played.state).ships] == [5, 5, 5]
    # The goods of ship 2 were not in the bag when ship 1 was loaded: it has only black and blue.
    assert set(cargo(played.state, 1)) <= {"black", "blue"}


def test_who_is_alone_on_two_ships_is_asked_about_one_after_the_other() -> None:
    ships = {1: MIXED, 2: MIXED}
    state = position(Side(), Side(), Side(), ships=ships, aboard={1: 0, 2: 0}, passed=(1, 0, 2))
    state = run(state, Task("unload", 1), Task("bonus", 1)).state
    assert (asked(state), subject(state)["ship"]) == ([(0, "unload")], "1")
    state = do(state, "unload", goods=goods("2 black")).state
    assert (asked(state), subject(state)["ship"]) == ([(0, "unload")], "2")
    played = do(state, "unload", goods=goods("1 gold, 1 pink"))
    assert has(played.state) == {"black": 2, "gold": 1, "pink": 1}
    assert keys(played)[-1] == "unloaded"
