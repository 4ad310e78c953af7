"""Announcing the end: at the start or the end of a turn, only with all three objectives, for five points."""

from collections.abc import Callable
from dataclasses import replace
from itertools import permutations

import pytest

from engine.core.forms.offers import Value
from engine.core.state.events import Reveal
from engine.games.carrara.game import GAME
from engine.games.carrara.state import CarraraState
from tests.games.carrara.moves import (
    after,
    asked,
    happened,
    keys,
    offer,
    offers_each_beside_the_others,
    play,
    player,
    points,
    refused,
    screen,
    table,
    verbs,
)
from tests.games.carrara.position import READY, Side, marble, position, things

Move = tuple[CarraraState, str, dict[str, Value]]

UNBUILT = replace(READY, buildings=READY.buildings[:-1], blocks=marble(black=5))
"""Lacks a cost of 5 at a table of two."""

ONE_OBJECT_SHORT = replace(READY, objects=things(book=2, crown=2, gate=2, flag=1))

TAKING: dict[str, Value] = {"section": "VI", "blocks": marble(black=1)}


def taking(side: Side, seat: int = 0) -> CarraraState:
    """Nothing but a free block to take."""
    return position(side, seat=seat, asked="take", wheel={"VI": marble(black=1)})


def test_at_the_end_of_a_turn_the_objects_are_shown_for_five_points() -> None:
    announced = play(taking(READY), "take", **TAKING, announce=True)
    assert keys(announced) == ["took", "announced"]
    shown = announced.events[-1]
    assert isinstance(shown, Reveal)
    assert shown.params == {"seat": 0, "vp": 5, "objects": READY.objects}
    assert player(announced.state, 0).vp == 5
    assert (table(announced.state).announcer, table(announced.state).ending) == (0, "announced")
    assert asked(announced.state) == (1, "turn")


def test_nobody_has_to_announce() -> None:
    played = after(taking(READY), "take", **TAKING)
    assert table(played).ending == ""
    assert player(played, 0).vp == 0


def test_ruling_28_who_announces_at_the_start_still_has_the_action_of_that_turn() -> None:
    state = position(replace(READY, blocks=marble(black=1)), display=[("porta", 1)])
    announced = play(state, "announce")
    assert keys(announced) == ["announced"]
    assert isinstance(announced.events[0], Reveal)
    assert player(announced.state, 0).vp == 5
    assert asked(announced.state) == (0, "turn")

    built = play(announced.state, "build", building="1", city="lerici", blocks=marble(black=1), object="cup")
    assert keys(built) == ["built", "displayed", "bought"]
    assert asked(built.state) == (1, "turn")


def test_ruling_28_the_announcement_at_the_end_comes_after_the_purchase() -> None:
    announced = play(taking(ONE_OBJECT_SHORT), "take", **TAKING, object="coat", announce=True)
    assert keys(announced) == ["took", "bought", "announced"]
    assert happened(announced, "announced")["objects"] == things(2, 2, 2, 0, 1, 1)


def test_ruling_28_the_start_of_a_turn_is_over_once_the_wheel_has_turned() -> None:
    turned = after(position(READY), "turn")
    assert "announce" not in verbs(turned)
    assert refused(turned, "announce").code == "core.verb-not-now"


def test_the_end_is_announced_only_once() -> None:
    announced = after(position(READY), "announce")
    assert "announce" not in verbs(announced)
    assert refused(announced, "announce").code == "carrara.already-ending"
    again = refused(after(announced, "turn"), "take", section="II", blocks=marble(black=1), announce=True)
    assert again.code == "carrara.already-ending"


def test_ruling_36_who_has_announced_at_the_start_may_skip_the_action() -> None:
    announced = after(position(READY, players=3), "announce")
    assert {"turn", "skip"} <= verbs(announced)
    skipped = play(announced, "skip")
    assert keys(skipped) == ["skipped"]
    assert player(skipped.state, 0).skipped
    assert asked(skipped.state) == (1, "turn")


def by_building() -> Move:
    state = position(UNBUILT, display=[("porta", 5), ("villa", 4)])
    return state, "build", {"building": "1", "city": "lerici", "blocks": marble(black=5), "announce": True}


def by_the_object_bought() -> Move:
    return taking(ONE_OBJECT_SHORT), "take", {**TAKING, "object": "coat", "announce": True}


def by_a_building_and_an_object_together() -> Move:
    """Neither the building nor the object would be enough."""
    state = position(replace(UNBUILT, objects=ONE_OBJECT_SHORT.objects), display=[("porta", 5), ("villa", 4)])
    paid = marble(black=5)
    return state, "build", {"building": "1", "city": "lerici", "blocks": paid, "object": "cup", "announce": True}


def by_scoring() -> Move:
    """Five palazzi in Massa: the fourth scoring, and five crowns to three books."""
    side = replace(READY, objects=things(book=3), scored=("biblioteca", "palazzo", "lerici"))
    return position(side), "score", {"what": "massa", "announce": True}


def by_an_object_paid_with_coins_just_scored() -> Move:
    """Five biblioteche in Lerici: 15 coins and five books, to which an eighth object is bought."""
    side = replace(READY, coins=0, objects=things(crown=2), scored=("biblioteca", "palazzo", "massa"))
    return position(side), "score", {"what": "lerici", "object": "cup", "announce": True}


by = pytest.mark.parametrize(
    "move",
    [
        by_building,
        by_the_object_bought,
        by_a_building_and_an_object_together,
        by_scoring,
        by_an_object_paid_with_coins_just_scored,
    ],
)


@by
def test_what_the_same_turn_brings_counts_for_the_announcement(move: Callable[[], Move]) -> None:
    state, verb, values = move()
    assert "announce" not in verbs(state)
    announced = play(state, verb, **values)
    assert keys(announced)[-1] == "announced"
    assert table(announced.state).announcer == 0


@by
def test_the_announcement_can_be_filled_in_before_or_after_the_rest(move: Callable[[], Move]) -> None:
    """Only the object on which it rests has to be chosen before it."""
    state, verb, values = move()
    assert offers_each_beside_the_others(state, verb, values)
    for order in permutations(values):
        earlier = {name: set(order[:place]) for place, name in enumerate(order)}
        if "object" in values and "object" not in earlier["announce"]:
            continue
        if verb == "take" and "section" not in earlier["blocks"]:
            continue
        for name in order:
            filled = {each: values[each] for each in earlier[name]}
            assert offer(state, verb, name, **filled).allows(values[name]), (name, filled)


def test_build_buy_and_announce_in_one_form_happen_in_this_order() -> None:
    state, verb, values = by_a_building_and_an_object_together()
    done = play(state, verb, **values)
    assert keys(done) == ["built", "displayed", "bought", "announced"]
    assert happened(done, "announced")["objects"] == things(2, 2, 2, 1, 1)
    mine = player(done.state, 0)
    assert (mine.vp, mine.cost, mine.buildings[-1].type) == (5, 30, "porta")
    assert (screen(done.state, 0).coins, screen(done.state, 0).blocks) == (10, marble())
    assert table(done.state).for_sale == things(1, 1, 1, 0, 1, 1)
    assert asked(done.state) == (1, "turn")
    without = {name: value for name, value in values.items() if name != "object"}
    assert refused(state, verb, **without).code == "carrara.not-reached"
    cheaper: dict[str, Value] = {**values, "building": "2", "blocks": marble(black=4)}
    assert refused(state, verb, **cheaper).code == "carrara.not-reached"


def test_an_object_that_is_not_needed_can_be_chosen_after_the_announcement() -> None:
    assert offer(taking(READY), "take", "announce").allows(True)
    assert offer(taking(READY), "take", "object", announce=True).allows("cup")
    assert not offer(taking(ONE_OBJECT_SHORT), "take", "announce").allows(True)


def test_the_announcement_leaves_only_buildings_that_reach_the_objective() -> None:
    state, _, _ = by_building()
    announced = offer(state, "build", "building", announce=True)
    assert announced.allows("1")
    assert not announced.allows("2")
    assert offer(state, "build", "building").allows("2")


def test_the_announcement_leaves_only_scorings_that_reach_the_objective() -> None:
    side = replace(READY, objects=things(book=3), scored=("biblioteca", "palazzo", "lerici"))
    side = replace(side, buildings=[*READY.buildings, ("villa", 1, "pisa")])
    state = position(side)
    assert not offer(state, "score", "announce", what="villa").allows(True)
    assert not offer(state, "score", "what", announce=True).allows("villa")
    assert offer(state, "score", "what", announce=True).allows("massa")


@pytest.mark.parametrize(
    ("side", "missing"),
    [
        (replace(READY, scored=READY.scored[:3]), {"scorings": 3}),
        (ONE_OBJECT_SHORT, {"objects": 7}),
        (replace(READY, buildings=READY.buildings[1:]), {"cost": 29}),
    ],
)
def test_ruling_32_a_false_announcement_is_refused_with_what_is_missing(side: Side, missing: dict[str, int]) -> None:
    reached = {"scorings": 4, "scorings_goal": 4, "objects": 8, "objects_goal": 8, "cost": 30, "cost_goal": 30}
    state = position(side)
    refusal = refused(state, "announce")
    assert (refusal.code, refusal.params) == ("carrara.not-reached", {**reached, **missing})
    refusal = refused(taking(side), "take", **TAKING, announce=True)
    assert (refusal.code, refusal.params) == ("carrara.not-reached", {**reached, **missing})


def test_ruling_32_what_is_missing_counts_what_the_action_itself_brings() -> None:
    """The announcement comes after the scoring: then there are three, not two, and the villa's object as well."""
    side = Side(objects=things(book=1), buildings=[("villa", 2, "massa")], scored=("porta", "pisa"))
    refusal = refused(position(side), "score", what="villa", announce=True)
    assert refusal.code == "carrara.not-reached"
    assert (refusal.params["scorings"], refusal.params["objects"]) == (3, 2)


def test_ruling_32_what_is_missing_counts_the_building_and_the_object_of_the_same_turn() -> None:
    side = Side(blocks=marble(black=3), buildings=[("villa", 2, "massa")])
    state = position(side, display=[("porta", 3)])
    values: dict[str, Value] = {"building": "1", "city": "lerici", "blocks": marble(black=3), "object": "cup"}
    refusal = refused(state, "build", **values, announce=True)
    assert (refusal.params["cost"], refusal.params["objects"]) == (5, 1)


def test_a_false_announcement_leaves_the_game_as_it_was_and_a_right_one_can_follow() -> None:
    state = taking(ONE_OBJECT_SHORT)
    assert refused(state, "take", **TAKING, announce=True).code == "carrara.not-reached"
    assert (table(state).ending, table(state).announcer, player(state, 0).vp) == ("", None, 0)
    assert asked(state) == (0, "take")
    assert table(after(state, "take", **TAKING, object="cup", announce=True)).announcer == 0


def test_ruling_35_the_five_points_are_apart_from_the_final_scoring() -> None:
    end = after(taking(replace(READY, coins=0, vp=11), seat=1), "take", **TAKING, announce=True)
    assert end.over
    assert points(end, 1) == {"track": 11, "announcement": 5, "objects": 24, "buildings": 30, "coins": 0}
    assert points(end, 0)["announcement"] == 0
    assert GAME.shows.scores(end)[1].total == 70
    assert screen(end, 1).coins == 0
