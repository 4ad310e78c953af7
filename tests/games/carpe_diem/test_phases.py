"""Turns, rounds, phases: the marker, the order of scoring, the circles, and what is true of every finished game."""

from collections import Counter

import pytest

from engine.core.values.chance import Chance
from engine.games.carpe_diem.state import CarpeDiemState
from tests.games.carpe_diem.districts import finished
from tests.games.carpe_diem.moves import (
    asked,
    disc,
    kind_asked,
    offered,
    place_all,
    player,
    refused,
    scoring,
    settle,
    table,
    until,
    walk,
)
from tests.games.carpe_diem.plays import by_lot
from tests.games.carpe_diem.position import Side, new, position
from tests.thorough import how_many, thorough

each_count = pytest.mark.parametrize("players", [2, 3, 4])


def order_of_scoring(state: CarpeDiemState) -> list[int]:
    """Who is asked for a circle, one after the other, until the next turn."""
    scorers, phase = list[int](), table(state).phase
    while not state.over and table(state).phase == phase:
        if kind_asked(state) == "circle":
            scorers.append(asked(state))
        state = settle(state).state
    return scorers


def at_phase(players: int, phase: int) -> CarpeDiemState:
    state = place_all(new(players))
    while table(state).phase < phase:
        state = settle(state).state
    return state


@each_count
def test_v34_the_marker_goes_to_the_left_after_each_phase(players: int) -> None:
    for phase in range(1, 5):
        state = at_phase(players, phase)
        first = (phase - 1) % players
        assert (table(state).first, asked(state), kind_asked(state)) == (first, first, "turn")
        for turn in range(1, players + 1):
            state = settle(state).state
            assert asked(state) == (first + turn) % players


@each_count
def test_v56_the_last_scorer_of_all_has_two_circles_to_choose_from(players: int) -> None:
    state, free = place_all(new(players)), list[int]()
    while not state.over:
        if kind_asked(state) == "circle":
            free.append(len(offered(state, "disc", "circle")))
        state = settle(state).state
    assert free == list(range(4 * players + 1, 1, -1))


@pytest.mark.parametrize(("players", "circles"), [(2, (1, 2, 3, 5, 12, 15, 16, 17)), (3, (1, 2, 15, 17))])
def test_v56_a_circle_beside_a_space_without_a_card_is_never_usable(players: int, circles: tuple[int, ...]) -> None:
    state = scoring(*[Side()] * players).state
    assert not {*map(str, circles)} & {*offered(state, "disc", "circle")}
    for circle in circles:
        assert refused(state, "disc", circle=str(circle), first="A01") == "carpe_diem.no-cards"


def test_v58_who_reached_a_space_last_scores_before_those_below() -> None:
    """Three discs come to space 5 by senators, in the order 2, 0, 1; another lies on 7."""
    halves = [["K27 C3 .S.."], ["W32 C3 VS.."], ["K25 C3 .S.."], []]
    state = position(
        *(Side(district, board="B2") for district in halves),
        track={3: (0, 1, 2), 7: (3,)},
        seat=2,
        turns=24,
        spaces={2: ["K26", "W01", "W31", "W33"]},
    )
    state = walk(state, "K26", "D3").state
    state = walk(state, "W01").state
    state = walk(state, "W31", "D3").state
    state = walk(state, "W33", "D3").state
    assert table(state).track[5] == (2, 0, 1)
    assert order_of_scoring(state) == [3, 1, 0, 2]


def test_v60_three_players_who_begins_and_the_last_tiles() -> None:
    assert [asked(at_phase(3, phase)) for phase in (1, 2, 3, 4)] == [0, 1, 2, 0]
    last = at_phase(3, 4)
    tiles = [tile.id for space in table(last).spaces for tile in space]
    assert (len(tiles), {tile[0] for tile in tiles}) == (28, {"K"})
    assert (table(last).white, table(last).black) == (0, 0)


@thorough
@each_count
def test_v62_what_is_true_of_any_finished_game(players: int) -> None:
    for game in range(how_many(1, 10)):
        state, chance = new(players, f"finished game {game:3}".encode()), Chance(f"and its moves {game:3}".encode())
        turns, discs = Counter[int](), Counter[int]()
        while not state.over:
            state, chance, seat, kind = by_lot(state, chance)
            turns[seat] += kind == "turn"
            discs[seat] += kind == "circle"
        assert turns == dict.fromkeys(range(players), 28)
        assert discs == dict.fromkeys(range(players), 4)
        lying = [circle.seat for circle in table(state).circles]
        assert [lying.count(seat) for seat in (None, *range(players))] == [1, *[4] * players]
        for seat in range(players):
            assert len(player(state, seat).district) + len(player(state, seat).stored) >= 28
        assert len(table(state).box) == {2: 56, 3: 28, 4: 0}[players]
        assert all(space == () for space in table(state).spaces)


# Beside the examples


@each_count
def test_a_phase_has_seven_rounds(players: int) -> None:
    state, rounds = place_all(new(players)), list[int]()
    while kind_asked(state) == "turn":
        rounds.append(table(state).round)
        state = settle(state).state
    assert rounds == [n for n in range(1, 8) for _ in range(players)]
    assert table(state).round == 7
    assert table(until(state, "turn").state).round == 1


def test_steps_gained_in_a_scoring_do_not_change_who_is_still_to_come() -> None:
    """Seat 0 passes nobody who has not scored; seat 1 goes on to the space of seat 0 and lies on top."""
    sides = Side(), Side(finished(villa=1)), Side()
    state = scoring(*sides, cards=("C10", "D28"), track={2: (0,), 0: (2, 1)}).state
    assert asked(state) == 0
    state = settle(state).state
    assert asked(state) == 1
    state = disc(state, "C10", "D28").state
    assert table(state).track[2] == (0, 1)
    assert asked(state) == 2


def test_pawns_discs_cards_and_possessions_stay_for_the_next_phase() -> None:
    state = scoring(Side(goods=(1, 0, 2, 0), coins=1, bread=1, pawn=5), Side()).state
    cards, row = table(state).cards, table(state).row
    played = until(state, "turn")
    after = player(played.state)
    assert (after.goods, after.coins, after.bread, after.pawn) == ((1, 0, 2, 0), 1, 1, 4)
    assert (table(played.state).cards, table(played.state).row) == (cards, row)
    assert [circle.seat for circle in table(played.state).circles].count(None) == 7
    assert (table(played.state).phase, asked(played.state)) == (2, 1)
