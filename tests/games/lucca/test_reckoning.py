"""The end: rounds, the last openings in order, street numbers, who wins, and a whole reckoning."""

from itertools import pairwise

import pytest

from engine.core.values.texts import Params
from engine.games.lucca.game import GAME
from tests.games.lucca.moves import (
    Played,
    area,
    ended,
    first_left,
    happened,
    keep_all,
    keys,
    play_round,
    points,
    table,
    take,
    totals,
)
from tests.games.lucca.position import FIRST_PILE, ROUNDS, Side, new, position

players = pytest.mark.parametrize("players", [3, 4, 5])


# Rounds


@players
def test_the_last_round_goes_by_the_number_of_players(players: int) -> None:
    """L20: seven, six or five rounds; then the order is found once more, and the reckoning follows."""
    state, rounds = keep_all(new(players)).state, 0
    while not state.over:
        rounds += 1
        assert (state.round, table(state).rounds) == (rounds, ROUNDS[players])
        played = play_round(state)
        state = played.state
    assert rounds == ROUNDS[players]
    assert keys(played)[-3 - players : -1] == ["unused", "final-order", *["walls"] * players]
    assert state.decisions == ()


@players
def test_the_unused_triplet_of_the_last_round_goes_out_and_nothing_is_drawn(players: int) -> None:
    """L43."""
    state = position(*[Side(building=[(n,)]) for n in range(1, players + 1)], round=ROUNDS[players])
    played = play_round(state)
    assert played.state.over
    assert keys(played)[:4] == ["taken", "face-down", "unused", "final-order"]
    assert "laid" not in keys(played)
    assert "round" not in keys(played)
    assert [each.cards for each in table(played.state).display] == [()] * (players + 1)
    assert [each.taken_by for each in table(played.state).display] == [None] * (players + 1)
    assert set(state.display[-1]) < set(played.state.unused)
    assert (played.state.pile, played.state.chance) == (state.pile, state.chance)


@pytest.mark.parametrize(("players", "left"), [(3, 10), (4, 2), (5, 0)])
def test_the_pile_shrinks_by_the_display_of_each_round_and_always_suffices(players: int, left: int) -> None:
    """L50: with five players the last display is all the rest."""
    state = keep_all(new(players)).state
    while not state.over:
        assert table(state).pile == FIRST_PILE[players] - (state.round - 1) * 3 * (players + 1)
        state = play_round(state).state
    assert table(state).pile == left


@players
def test_every_display_is_a_draw_of_its_own(players: int) -> None:
    state = keep_all(new(players)).state
    drawn = [state.chance.drawn]
    while state.round < ROUNDS[players]:
        state = play_round(state).state
        drawn.append(state.chance.drawn)
    assert all(later >= before + 3 * (players + 1) for before, later in pairwise(drawn))


@players
def test_a_round_has_a_turn_for_each_player_even_if_nobody_builds(players: int) -> None:
    state = position(*[Side(finished=[25 + n]) for n in range(players)])
    turns = list[int]()
    while state.round == 2:
        turns.append(state.decisions[0].seat)
        state = take(state, first_left(state)).state
    assert turns == list(range(players))


# Openings


def test_palaces_are_opened_in_order_and_what_is_opened_brings_the_next_nothing() -> None:
    """L21: both have blue finished; the first gets 2 for the second's, the second nothing for the first's."""
    first, second = Side(building=[(1,)], finished=[29]), Side(building=[(6,)], finished=[35])
    played = ended(second, Side(building=[(4,)]), first)
    assert points(played.state, 2)["final-openings"] == 2
    assert "final-openings" not in points(played.state, 0)
    assert [(e["seat"], e["points"]) for e in happened(played, "opened")] == [(2, 2), (0, 0)]
    assert (area(played.state, 0, "blue"), area(played.state, 2, "blue")) == ("opened", "opened")


def test_one_player_opens_everything_before_the_next_opens_anything() -> None:
    sides = Side(building=[(1,)], finished=[29, 28]), Side(building=[(6,)], finished=[35, 34]), Side(building=[(3,)])
    played = ended(*sides)
    assert [e["seat"] for e in happened(played, "opened")] == [0, 0, 1, 1]
    assert points(played.state, 0)["final-openings"] == 4


def test_openings_of_a_turn_and_of_the_end_are_kept_apart() -> None:
    sides = Side(building=[(1,)]), Side(building=[(30, 36)]), Side(building=[(40,)], finished=[29, 48])
    played = take(position(*sides, seat=2, round=7), opens=["black"])
    assert points(played.state, 2) == {"openings": 2, "numbers": 3}
    later = take(position(*sides[:2], Side(building=[(40,)], finished=[48]), seat=2, round=7))
    assert points(later.state, 2) == {"final-openings": 2, "numbers": 3}


# Street numbers


def numbers(played: Played) -> tuple[str, Params]:
    """What was said of street numbers."""
    event = played.events[-1]
    return event.key, event.params


def test_the_lowest_number_under_construction_pays_three_to_the_highest_opened() -> None:
    """L25: A pays, B is paid."""
    played = ended(Side(building=[(14,)]), Side(building=[(20,)], opened=[29]), Side(opened=[28]))
    assert [points(played.state, seat) for seat in range(3)] == [{"numbers": -3}, {"numbers": 3}, {}]
    assert numbers(played) == ("numbers", {"seat": 0, "other": 1, "points": 3, "low": 14, "high": 29})


def test_who_has_both_numbers_keeps_his_points() -> None:
    """L25, its second part: that is said, and nothing changes."""
    played = ended(Side(building=[(14,)], opened=[29]), Side(building=[(20,)]), Side(opened=[28]))
    assert totals(played.state) == [0, 0, 0]
    assert numbers(played) == ("numbers-kept", {"seat": 0, "low": 14, "high": 29})


def test_only_the_top_card_of_a_palace_has_a_number() -> None:
    """Green 2 lies under 86 and counts no more; nor does 89 under 29."""
    played = ended(Side(building=[(2, 86)]), Side(building=[(20,)]), Side(opened=[29]))
    assert numbers(played)[1] == {"seat": 1, "other": 2, "points": 3, "low": 20, "high": 29}


@pytest.mark.parametrize("area", ["finished", "opened"])
def test_a_low_number_that_is_not_under_construction_pays_nothing(area: str) -> None:
    low = Side(finished=[1]) if area == "finished" else Side(opened=[1])
    played = ended(low, Side(building=[(20,)]), Side(opened=[29]))
    assert numbers(played)[1]["seat"] == 1


def test_the_numbers_are_looked_at_after_everything_is_opened() -> None:
    played = ended(Side(building=[(14,)]), Side(finished=[95]), Side(opened=[29]))
    assert numbers(played)[1] == {"seat": 0, "other": 1, "points": 3, "low": 14, "high": 95}


def test_without_an_opened_palace_nobody_pays() -> None:
    """L44: a high number under construction is no opened one."""
    played = ended(Side(building=[(14,)]), Side(building=[(95,)]), Side(building=[(20,)]))
    assert numbers(played) == ("no-highest", {})
    assert totals(played.state) == [0, 0, 0]


def test_without_a_palace_under_construction_nobody_is_paid() -> None:
    """L44, the other way round."""
    played = ended(Side(opened=[14]), Side(opened=[95]), Side(opened=[20]))
    assert numbers(played) == ("no-lowest", {})
    assert totals(played.state) == [0, 0, 0]


def test_points_can_be_fewer_than_none() -> None:
    """L45: nothing earned, and the lowest number."""
    played = ended(Side(building=[(14,)]), Side(building=[(20,)]), Side(opened=[29]))
    assert totals(played.state) == [-3, 0, 3]


# Who wins


@pytest.mark.parametrize(
    ("other", "before", "winner"),
    [
        (Side(building=[(31,)]), 0, 1),
        (Side(finished=[31]), 6, 1),
        (Side(opened=[31]), 6, 1),
        (Side(opened=[25]), 0, 0),
    ],
    ids=["under construction", "finished", "opened", "lower"],
)
def test_among_equal_points_the_highest_number_anywhere_in_the_quarter_wins(
    other: Side, before: int, winner: int
) -> None:
    """L26: 31 beats 29, in whatever area it lies; 25 does not."""
    played = ended(Side(building=[(14,)], opened=[29], points=before), other, Side(building=[(20,)]))
    first, second, _ = totals(played.state)
    assert first == second
    assert GAME.shows.winners(played.state) == (winner,)


def test_neither_walls_nor_covered_cards_have_a_number() -> None:
    """L49: A's black 90 lies under 6, B has green 44 and card 96 as a wall."""
    played = ended(Side(building=[(90, 6)]), Side(building=[(44,)], walls=[96]), Side(building=[(43,)]))
    assert totals(played.state) == [0, 0, 0]
    assert GAME.shows.winners(played.state) == (1,)


def test_most_points_win_whatever_the_numbers() -> None:
    played = ended(Side(building=[(20,)], points=1), Side(building=[(96,)]), Side(building=[(90,)]))
    assert GAME.shows.winners(played.state) == (0,)


def test_the_whole_reckoning_of_three_players() -> None:
    """L51: order A, C, B; openings 4, 2, 3; walls 8, 0, 2; A pays C; 29, 27, 29, and C has the higher number."""
    a = Side(building=[(1, 25), (14,)], finished=[29], opened=[28], walls=3, towers=1, points=20)
    b = Side(building=[(35, 41)], finished=[37], walls=2, points=24)
    c = Side(building=[(43,), (34,)], finished=[71], towers=2, points=22)
    played = ended(a, b, c)
    assert happened(played, "final-order")[0]["ranked"] == (0, 6, 2, 3, 1, 3)
    assert [(e["seat"], e["colour"], e["thanks"]) for e in happened(played, "opened")] == [
        (0, "blue", (1, 2, 2, 2)),
        (2, "blue", (1, 2)),
        (1, "red", (0, 2, 2, 1)),
    ]
    assert [points(played.state, seat) for seat in range(3)] == [
        {"windows": 20, "final-openings": 4, "walls": 8, "numbers": -3},
        {"windows": 24, "final-openings": 3},
        {"windows": 22, "final-openings": 2, "walls": 2, "numbers": 3},
    ]
    assert totals(played.state) == [29, 27, 29]
    assert GAME.shows.winners(played.state) == (2,)
    assert numbers(played)[1] == {"seat": 0, "other": 2, "points": 3, "low": 14, "high": 71}
