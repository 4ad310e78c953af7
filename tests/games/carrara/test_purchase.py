"""The additional purchase: after any action one object from the board for ten coins, and it counts like all others."""

from collections.abc import Callable

import pytest

from engine.core.forms.offers import Value
from engine.games.carrara.state import CarraraState
from tests.games.carrara.moves import (
    after,
    asked,
    counts_offer,
    happened,
    keys,
    offer,
    offers_each_beside_the_others,
    play,
    points,
    refused,
    screen,
    table,
    verbs,
)
from tests.games.carrara.position import OBJECTS, READY, Side, marble, position, things

Move = tuple[CarraraState, str, dict[str, Value]]
Action = Callable[[int], Move]


def taking(coins: int) -> Move:
    """A black block on VI is free."""
    state = position(Side(coins=coins), asked="take", wheel={"VI": marble(black=1)})
    return state, "take", {"section": "VI", "blocks": marble(black=1)}


def building(coins: int) -> Move:
    state = position(Side(coins=coins, blocks=marble(black=1)), display=[("porta", 1)])
    return state, "build", {"building": "1", "city": "lerici", "blocks": marble(black=1)}


def scoring(coins: int) -> Move:
    return position(Side(coins=coins, buildings=[("villa", 1, "massa")])), "score", {"what": "villa"}


actions = pytest.mark.parametrize("action", [taking, building, scoring])


@actions
def test_after_every_action_one_object_can_be_bought_for_ten_coins(action: Action) -> None:
    state, verb, values = action(10)
    before = screen(state, 0).objects
    bought = play(state, verb, **values, object="cup")
    assert keys(bought)[-1] == "bought"
    assert happened(bought, "bought") == {"seat": 0, "object": "cup", "price": 10}
    assert screen(bought.state, 0).coins == 0
    assert screen(bought.state, 0).objects[OBJECTS.index("cup")] == before[OBJECTS.index("cup")] + 1
    assert table(bought.state).for_sale == things(1, 1, 1, 0, 1, 1)
    assert asked(bought.state) == (1, "turn")


@actions
def test_with_nine_coins_no_object_can_be_bought(action: Action) -> None:
    state, verb, values = action(9)
    assert not offer(state, verb, "object", **values)
    refusal = refused(state, verb, **values, object="cup")
    assert (refusal.code, refusal.params) == ("carrara.object-too-dear", {"price": 10, "left": 9})


@actions
def test_the_purchase_can_be_left_out(action: Action) -> None:
    state, verb, values = action(10)
    assert "bought" not in keys(play(state, verb, **values))


@actions
def test_the_object_can_be_chosen_before_or_after_the_rest(action: Action) -> None:
    state, verb, values = action(10)
    assert offers_each_beside_the_others(state, verb, {**values, "object": "cup"})
    assert offers_each_beside_the_others(state, verb, {"object": "cup", **values, "announce": False})


def test_turning_the_wheel_is_no_action_yet() -> None:
    assert refused(position(Side()), "turn", object="book").code == "core.unknown-field"


def test_no_more_than_one_object_is_bought() -> None:
    state, verb, values = scoring(30)
    assert refused(state, verb, **values, object=("cup", "book")).code == "core.malformed-field"


def test_objects_on_the_board_are_never_refilled() -> None:
    state, verb, values = scoring(10)
    bought = after(state, verb, **values, object="coat")
    assert table(bought).supply == things(5, 5, 5, 5, 5, 4)
    assert table(bought).for_sale == things(1, 1, 1, 1, 1, 0)


def test_an_object_that_is_gone_cannot_be_bought() -> None:
    state = position(Side(buildings=[("villa", 1, "massa")]), for_sale=("book", "flag"))
    assert [name for name in OBJECTS if offer(state, "score", "object").allows(name)] == ["book", "flag"]
    refusal = refused(state, "score", what="villa", object="cup")
    assert (refusal.code, refusal.params) == ("carrara.object-gone", {"object": "cup"})


def test_with_no_object_on_the_board_none_can_be_bought() -> None:
    state = position(Side(buildings=[("villa", 1, "massa")]), for_sale=())
    assert not offer(state, "score", "object", what="villa")


def test_coins_just_scored_can_pay_for_the_object() -> None:
    buildings = [("villa", 3, "pisa"), ("porta", 1, "massa")]
    state = position(Side(coins=1, buildings=buildings))
    bought = after(state, "score", what="villa", object="book")
    assert screen(bought, 0).coins == 0
    assert screen(bought, 0).objects == things(book=1, coat=1)

    other = refused(state, "score", what="porta", object="book")
    assert (other.code, other.params) == ("carrara.object-too-dear", {"price": 10, "left": 1})
    assert [n for n in ("villa", "porta") if offer(state, "score", "what", object="book").allows(n)] == ["villa"]


def test_coins_spent_on_blocks_are_not_there_for_the_object() -> None:
    state = position(Side(coins=12), asked="take", wheel={"V": marble(white=1, yellow=1, black=1)})
    both = counts_offer(state, "take", "blocks", section="V", object="cup")
    assert both.allows(marble(white=1, black=1))
    assert not both.allows(marble(white=1, yellow=1))
    assert screen(after(state, "take", section="V", blocks=marble(white=1), object="cup"), 0).coins == 0
    refusal = refused(state, "take", section="V", blocks=marble(white=1, yellow=1), object="cup")
    assert (refusal.code, refusal.params) == ("carrara.object-too-dear", {"price": 10, "left": 9})


def test_ruling_15_a_bought_object_counts_for_the_objective_and_in_the_final_scoring() -> None:
    seven = Side(coins=10, objects=things(3, 2, 2), buildings=READY.buildings, scored=READY.scored)
    state = position(seven, seat=1, asked="take", wheel={"VI": marble(black=1)})
    assert not screen(state, 1).reached
    end = after(state, "take", section="VI", blocks=marble(black=1), object="flag", announce=True)
    assert end.over
    assert points(end, 1)["objects"] == 24


def test_who_skips_buys_nothing() -> None:
    state = position(Side(coins=30), seat=1, ended_by=0)
    assert "skip" in verbs(state)
    assert refused(state, "skip", object="book").code == "core.unknown-field"
