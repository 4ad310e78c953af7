"""The last round: what can still be done in it, and what no longer ends anything."""

from dataclasses import replace

import pytest

from engine.core.state.events import Reveal
from engine.games.carrara.state import CarraraState
from tests.games.carrara.moves import (
    after,
    asked,
    happened,
    keys,
    play,
    player,
    points,
    refused,
    screen,
    table,
    verbs,
)
from tests.games.carrara.position import NONE, READY, Side, marble, position, things

POOR = replace(READY, coins=0, vp=7)


def the_last_tile(side: Side, seat: int, ended_by: int | None = None) -> CarraraState:
    """Three players, and a Villa for one black block is all that is left."""
    side, announced = replace(side, blocks=marble(black=1)), ended_by is not None
    last = [("villa", 1)]
    return position(side, players=3, seat=seat, last_tiles=last, ended_by=ended_by, announced=announced)


def test_who_builds_the_last_building_may_buy_an_object_with_it() -> None:
    state = the_last_tile(Side(coins=10), seat=1)
    built = play(state, "build", building="1", city="lerici", blocks=marble(black=1), object="flag")
    assert keys(built) == ["built", "bought", "last-building"]
    assert (screen(built.state, 1).coins, screen(built.state, 1).objects) == (0, things(flag=1))
    assert asked(built.state) == (2, "turn")


def test_after_the_last_building_those_who_still_play_may_buy_an_object() -> None:
    theirs = Side(coins=10, buildings=[("porta", 2, "massa")])
    side = Side(blocks=marble(black=1))
    state = position(side, players=3, last_tiles=[("villa", 1)], others={2: theirs}, for_sale=("cup", "book"))
    built = after(state, "build", building="1", city="lerici", blocks=marble(black=1))
    assert table(built).ending == "built"
    bought = play(after(built, "skip"), "score", what="porta", object="cup")
    assert keys(bought)[:2] == ["scored", "bought"]
    assert bought.state.over
    assert screen(bought.state, 2).coins == 0
    assert screen(bought.state, 2).objects == things(gate=1, cup=1)
    assert points(bought.state, 2)["objects"] == 6
    assert table(bought.state).for_sale == things(book=1)


def test_the_last_tile_in_an_announced_round_changes_nothing_about_the_end() -> None:
    state = the_last_tile(Side(), seat=1, ended_by=0)
    built = play(state, "build", building="1", city="lerici", blocks=marble(black=1))
    assert keys(built) == ["built"]
    seen = table(built.state)
    assert (seen.ending, seen.ended_by, seen.announcer) == ("announced", 0, 0)
    assert [each.plays_on for each in seen.players] == [False, False, True]
    assert asked(built.state) == (2, "turn")
    end = after(built.state, "skip")
    assert end.over
    assert [points(end, seat)["announcement"] for seat in range(3)] == [5, 0, 0]


def test_the_last_tile_built_by_who_has_announced_in_the_same_turn_does_not_end_it_anew() -> None:
    announced = after(the_last_tile(READY, seat=1), "announce")
    built = play(announced, "build", building="1", city="lerici", blocks=marble(black=1))
    assert keys(built) == ["built"]
    assert (table(built.state).ending, table(built.state).announcer) == ("announced", 1)
    assert player(built.state, 1).vp == 5


def test_who_has_announced_and_then_can_pay_for_no_block_gets_two_coins() -> None:
    state = position(POOR, players=3, wheel={"I": marble(white=3)}, bag=marble(white=2))
    turned = after(after(state, "announce"), "turn")
    assert verbs(turned) == {"relief"}
    assert refused(turned, "skip").code == "core.verb-not-now"
    relieved = play(turned, "relief")
    (raised,) = relieved.events
    assert isinstance(raised, Reveal)
    assert happened(relieved, "relieved") == {"seat": 0, "had": 0, "coins": 2, "blocks": NONE}
    assert (screen(relieved.state, 0).coins, player(relieved.state, 0).vp) == (2, 12)
    assert (table(relieved.state).ending, table(relieved.state).announcer) == ("announced", 0)
    assert not player(relieved.state, 0).skipped
    assert asked(relieved.state) == (1, "turn")


@pytest.mark.parametrize("verb", ["relief", "skip"])
def test_who_has_announced_and_is_blocked_may_take_the_relief_or_skip(verb: str) -> None:
    state = position(replace(POOR, scored=(*READY.scored, "villa", "porta")), seat=1, wheel={}, bag=NONE)
    announced = after(state, "announce")
    assert verbs(announced) == {"relief", "skip"}
    end = after(announced, verb)
    assert end.over
    assert screen(end, 1).coins == (2 if verb == "relief" else 0)
    assert player(end, 1).skipped == (verb == "skip")
    assert points(end, 1)["announcement"] == 5
