"""The end: the last building or an announcement, the round played out, final scoring, ties."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from engine.core.door import Door
from engine.core.play import Accepted, act
from engine.core.walk import random_form
from engine.games.carrara.game import GAME
from engine.games.carrara.state import CarraraState
from tests.games.carrara.moves import (
    after,
    asked,
    happened,
    keys,
    offer,
    play,
    player,
    points,
    refused,
    screen,
    table,
    verbs,
)
from tests.games.carrara.position import NONE, READY, Side, marble, new, position, things

SEATS = [(players, seat) for players in (2, 3, 4) for seat in range(players)]


def last_building(side: Side, players: int = 2, seat: int = 0) -> CarraraState:
    """A Villa for one black block is all that is left."""
    return position(replace(side, blocks=marble(black=1)), players=players, seat=seat, last_tiles=[("villa", 1)])


def build_it(state: CarraraState, *, announce: bool = False) -> Accepted[CarraraState]:
    return play(state, "build", building="1", city="lerici", blocks=marble(black=1), announce=announce)


def seats_that_follow(state: CarraraState) -> list[int]:
    """Who still has a turn, if everybody skips."""
    seats: list[int] = []
    while not state.over and len(seats) < 5:
        seats.append(asked(state)[0])
        state = after(state, "skip")
    return seats


def random_turns(players: int, seed: int) -> tuple[Counter[int], CarraraState]:
    """How many turns each seat had in a game at random."""
    state, turns, below = new(players), Counter[int](), Random(seed).randrange
    for _ in range(GAME.plays.longest(players)):
        if state.over:
            break
        seat, turn = asked(state)[0], state.turn
        form = random_form(GAME, Door(GAME, state, seat), below)
        accepted = act(GAME, state, seat, state.decisions[0].number, form)
        assert isinstance(accepted, Accepted)
        state = accepted.state
        turns[seat] += state.turn - turn
    return turns, state


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_have_the_same_number_of_turns(players: int) -> None:
    for seed in range(12):
        turns, end = random_turns(players, seed)
        assert end.over
        assert len(turns) == players
        assert len(set(turns.values())) == 1
        assert table(end).ending in ("built", "announced")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_start_player_begins_and_the_turn_goes_round_to_the_left(players: int) -> None:
    state = new(players)
    assert table(state).start_player == 0
    order = []
    for _ in range(players + 1):
        order.append(asked(state)[0])
        state = take_any(after(state, "turn"))
    assert order == [*range(players), 0]


def take_any(state: CarraraState) -> CarraraState:
    """Take some affordable blocks."""
    form = random_form(GAME, Door(GAME, state, asked(state)[0]), Random(1).randrange)
    return after(state, form.verb, **{name: form.values[name] for name in ("section", "blocks")})


@pytest.mark.parametrize(("players", "seat"), SEATS)
def test_ruling_33_after_the_last_building_the_round_ends_at_the_right_of_the_start_player(
    players: int, seat: int
) -> None:
    built = build_it(last_building(Side(), players, seat))
    assert happened(built, "last-building") == {"seat": seat}
    assert (table(built.state).ending, table(built.state).ended_by) == ("built", seat)
    assert seats_that_follow(built.state) == [*range(seat + 1, players)]


@pytest.mark.parametrize(("players", "seat"), SEATS)
def test_ruling_33_after_an_announcement_the_round_ends_at_the_right_of_the_start_player(
    players: int, seat: int
) -> None:
    announced = after(position(READY, players=players, seat=seat), "announce")
    assert seats_that_follow(announced) == [*range(seat, players)]


def test_a_building_that_is_not_the_last_ends_nothing() -> None:
    state = position(Side(blocks=marble(black=1)), last_tiles=[("villa", 1), ("porta", 5)])
    built = build_it(state)
    assert keys(built) == ["built"]
    assert table(built.state).ending == ""


def test_in_the_last_round_one_can_still_act_and_buy() -> None:
    side = Side(coins=10, blocks=marble(black=1), buildings=[("porta", 1, "massa")])
    state = position(side, seat=1, players=3, ended_by=0, announced=True, display=[("villa", 1)])
    assert verbs(state) == {"turn", "build", "score", "skip"}
    scored = after(state, "score", what="porta", object="book")
    assert screen(scored, 1).objects == things(book=1, gate=1)
    assert asked(scored) == (2, "turn")


def test_in_the_last_round_whoever_has_turned_the_wheel_takes_blocks() -> None:
    turned = after(position(Side(), seat=1, ended_by=0, announced=True), "turn")
    assert verbs(turned) == {"take"}


def test_ruling_30_after_the_last_building_one_may_skip_too() -> None:
    built = build_it(last_building(Side(), players=3)).state
    assert "skip" in verbs(built)
    skipped = play(built, "skip")
    assert keys(skipped) == ["skipped"]
    assert player(skipped.state, 1).skipped
    assert not player(skipped.state, 2).skipped
    assert asked(skipped.state) == (2, "turn")
    assert refused(built, "skip", object="book").code == "core.unknown-field"


def test_ruling_31_after_the_last_building_nobody_else_announces() -> None:
    state = position(replace(READY, blocks=marble(black=1)), seat=1, ended_by=0, display=[("villa", 1)])
    assert screen(state, 1).reached
    assert "announce" not in verbs(state)
    assert refused(state, "announce").code == "carrara.already-ending"
    assert not offer(state, "build", "announce").allows(True)


def test_ruling_31_who_empties_the_display_may_announce_in_the_same_turn() -> None:
    built = build_it(last_building(READY, players=3, seat=1), announce=True)
    assert keys(built) == ["built", "last-building", "announced"]
    assert table(built.state).announcer == 1
    assert player(built.state, 1).vp == 5
    assert seats_that_follow(built.state) == [2]


def test_after_an_announcement_nobody_else_announces() -> None:
    rival = replace(
        READY,
        objects=things(cup=5, coat=3),
        buildings=[(kind, cost, "lerici") for kind in ("villa", "porta") for cost in (1, 2, 3, 4, 5)],
        scored=("villa", "porta", "pisa", "lucca"),
    )
    state = position(READY, others={1: rival})
    assert screen(state, 1).reached
    theirs = after(after(state, "announce"), "skip")
    assert asked(theirs) == (1, "turn")
    assert "announce" not in verbs(theirs)
    assert refused(theirs, "announce").code == "carrara.already-ending"


def test_a_blocked_player_of_the_last_round_may_take_the_relief_or_skip() -> None:
    state = position(Side(), seat=1, ended_by=0, announced=True, wheel={}, bag=NONE)
    assert verbs(state) == {"relief", "skip"}


def test_final_scoring_by_source_for_everyone_objectives_reached_or_not() -> None:
    mine = Side(coins=14, vp=9, objects=things(book=1, cup=1), buildings=[("porta", 4, "pisa"), ("villa", 2, "pisa")])
    state = position(mine, seat=1, ended_by=0, announced=True, others={0: replace(READY, coins=5, vp=25)})
    end = play(state, "skip")
    assert points(end.state, 1) == {"track": 9, "announcement": 0, "objects": 6, "buildings": 6, "coins": 2}
    assert points(end.state, 0) == {"track": 20, "announcement": 5, "objects": 24, "buildings": 30, "coins": 1}
    assert GAME.shows.winners(end.state) == (0,)


def test_at_the_end_all_screens_are_raised_and_nobody_is_asked() -> None:
    end = play(position(Side(coins=3, blocks=marble(red=2)), seat=1, ended_by=0), "skip")
    raised = [event.params for event in end.events if event.key == "screen-raised"]
    assert [params["seat"] for params in raised] == [0, 1]
    assert raised[1] == {"seat": 1, "coins": 3, "blocks": marble(red=2), "objects": things()}
    assert end.state.decisions == ()
    assert keys(end)[-2:] == ["screen-raised", "screen-raised"]
