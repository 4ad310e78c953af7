"""Announcing with the expansion: the objectives of the three cards, all at the same moment, and what is shown."""

from dataclasses import replace

import pytest

from engine.core.forms.offers import Value
from engine.core.state.events import Reveal
from engine.games.carrara.state import CarraraState
from tests.games.carrara.expansion.seen import expansion
from tests.games.carrara.moves import (
    after,
    answer,
    asked,
    keys,
    play,
    player,
    points,
    refused,
    screen,
    table,
    verbs,
)
from tests.games.carrara.position import Side, Wider, marble, position, things

SIX = things(book=2, crown=2, gate=2)
BUILT = [("biblioteca", cost, "lerici") for cost in (1, 2, 4, 5)] + [("palazzo", 5, "lerici")]
"""A cost of 17."""
IN_PISA = Side(objects=SIX, buildings=[*BUILT, ("porta", 3, "pisa")], coins=20)
"""With four players: six buildings, a cost of 20, six objects, 20 coins; the porta brings 9 coins."""
NOT_REACHED = "carrara.cards-not-reached"


def four(side: Side, wider: Wider, **more: object) -> CarraraState:
    return position(side, players=4, wider=wider, **more)  # type: ignore[arg-type]


def test_x22_improving_a_land_building_away_undoes_an_objective() -> None:
    land = [("villa", 2, "lucca"), ("castello", 1, "lerici")]
    side = Side(objects=SIX, buildings=[*BUILT[:4], *land], blocks=marble(red=1))
    state = four(side, Wider(top=4, objects=1, buildings=6), display=[("porta", 3), ("castello", 3)])
    assert "announce" in verbs(state)

    away: dict[str, Value] = {"old": "villa-2", "building": "1", "blocks": marble(red=1)}
    assert refused(state, "improve", **away, announce=True).code == NOT_REACHED
    assert table(after(state, "improve", **away)).ending == ""

    into_land: dict[str, Value] = {**away, "building": "2"}
    assert table(after(state, "improve", **into_land, announce=True)).ending == "announced"


def test_ruling_46_an_announcement_stands_even_if_the_action_after_it_undoes_an_objective() -> None:
    land = [("villa", 2, "lucca"), ("castello", 1, "lerici")]
    side = Side(objects=SIX, buildings=[*BUILT[:4], *land], blocks=marble(red=1))
    state = four(side, Wider(top=4, objects=1, buildings=6), display=[("porta", 3)])
    improved = after(after(state, "announce"), "improve", old="villa-2", building="1", blocks=marble(red=1))
    assert (table(improved).announcer, player(improved, 0).vp) == (0, 5)


def test_x23_the_coins_are_those_left_after_action_and_purchase() -> None:
    state = four(IN_PISA, Wider(top=5, objects=1, buildings=1))
    scored = after(state, "score", what="porta", announce=True)
    assert (screen(scored, 0).coins, table(scored).announcer) == (29, 0)
    assert refused(state, "score", what="porta", object="cup", announce=True).code == NOT_REACHED

    at_the_start = after(state, "announce")
    assert asked(at_the_start) == (0, "wider-turn")
    bought = after(at_the_start, "score", what="porta", object="cup")
    assert (screen(bought, 0).coins, table(bought).announcer) == (19, 0)


def test_x23_blocks_that_are_paid_take_the_coins_away() -> None:
    state = four(IN_PISA, Wider(top=5, objects=1, buildings=1), wheel={"I": marble(black=1), "VI": marble(black=1)})
    assert refused(state, "take", section="I", blocks=marble(black=1), announce=True).code == NOT_REACHED
    assert table(after(state, "take", section="VI", blocks=marble(black=1), announce=True)).announcer == 0


def test_x24_points_count_with_this_turns_scoring_and_without_the_five() -> None:
    nine_vp = [*BUILT, ("porta", 3, "livorno")]
    state = four(Side(objects=SIX, buildings=nine_vp, vp=11), Wider(top=6, objects=1, buildings=1))
    assert refused(state, "announce").code == NOT_REACHED
    scored = after(state, "score", what="porta", announce=True)
    assert player(scored, 0).vp == 25
    assert (points(scored, 0)["track"], points(scored, 0)["announcement"]) == (20, 5)

    short = four(Side(objects=SIX, buildings=nine_vp, vp=10), Wider(top=6, objects=1, buildings=1))
    assert refused(short, "score", what="porta", announce=True).code == NOT_REACHED


@pytest.mark.parametrize("top", [1, 2, 3, 4, 5, 6])
def test_x25_objects_are_shown_with_coins_only_where_the_card_wants_them_and_never_blocks(top: int) -> None:
    scored = ["biblioteca", "palazzo", "porta", "lerici"]
    side = replace(IN_PISA, scored=scored, vp=20, coins=23, blocks=marble(green=3))
    announced = play(four(side, Wider(top=top, objects=1, buildings=1)), "announce")
    (shown,) = announced.events
    assert isinstance(shown, Reveal)
    expected: dict[str, object] = {"seat": 0, "vp": 5, "objects": SIX}
    assert shown.key == ("announced-with-coins" if top == 5 else "announced")
    assert shown.params == (expected | {"coins": 23} if top == 5 else expected)


def test_x25_after_an_action_the_coins_shown_are_those_left() -> None:
    scored = play(four(IN_PISA, Wider(top=5, objects=1, buildings=1)), "score", what="porta", announce=True)
    assert keys(scored) == ["scored", "announced-with-coins"]
    assert scored.events[-1].params["coins"] == 29


def test_x26_which_object_is_bought_decides() -> None:
    side = replace(IN_PISA, objects=things(book=2, cup=2, gate=1), blocks=marble(black=1))
    state = four(side, Wider(top=4, objects=2, buildings=1), wheel={"VI": marble(blue=1)})
    taking: dict[str, Value] = {"section": "VI", "blocks": marble(blue=1)}
    assert refused(state, "take", **taking, object="coat", announce=True).code == NOT_REACHED
    assert refused(state, "take", **taking, announce=True).code == NOT_REACHED
    assert table(after(state, "take", **taking, object="gate", announce=True)).announcer == 0


def test_ruling_32_a_false_announcement_tells_only_its_player_what_each_card_lacks() -> None:
    side = replace(IN_PISA, objects=things(book=2), coins=15)
    refusal = refused(four(side, Wider(top=5, objects=2, buildings=6)), "announce")
    assert refusal.code == NOT_REACHED
    assert refusal.params["goals"] == ("coins", 0, 20, 15, "identical", 2, 3, 1, "land", 0, 2, 0)


def test_who_acts_is_told_what_would_still_be_missing_after_the_action() -> None:
    state = four(replace(IN_PISA, coins=5), Wider(top=5, objects=1, buildings=1))
    refusal = refused(state, "score", what="porta", object="cup", announce=True)
    assert refusal.params["goals"] == ("coins", 0, 20, 4, "objects", 0, 6, 8, "cost", 0, 20, 20)


def test_ruling_31_who_empties_the_display_may_announce_in_that_turn_and_nobody_after_him() -> None:
    side = replace(IN_PISA, buildings=[*BUILT[:4], ("palazzo", 3, "pisa")], blocks=marble(black=5))
    wider = Wider(top=4, objects=1, buildings=1)
    state = four(side, wider, last_tiles=[("porta", 5)], others={2: replace(IN_PISA, buildings=[], objects=(0,) * 6)})
    move: dict[str, Value] = {"building": "1", "city": "lerici", "blocks": marble(black=5)}
    built = play(state, "build", **move, announce=True)
    assert keys(built)[-2:] == ["last-building", "announced"]

    alone = after(state, "build", **move)
    refusal = refused(alone, "announce")
    assert refusal.code == "carrara.already-ending"
    assert "skip" in verbs(alone)


def test_the_bonus_card_plays_no_part() -> None:
    state = four(IN_PISA, Wider(top=4, objects=1, buildings=1, bonus=9))
    assert [card.least for card in expansion(state).cards] == [6, 6, 20, 0]
    assert not hasattr(answer(state, "announce"), "code")


def test_all_three_are_wanted() -> None:
    for wider in (Wider(top=1, objects=1, buildings=1), Wider(4, 5, 1), Wider(4, 1, 6)):
        assert refused(four(IN_PISA, wider), "announce").code == NOT_REACHED
