"""Opening palaces: points from the same colour elsewhere, once for each palace, before a triplet is taken."""

import pytest

from engine.core.forms.offers import SomeOffer
from engine.games.lucca.forms import palaces_to_open
from tests.games.lucca.moves import (
    area,
    asked,
    first_left,
    happened,
    keep_all,
    offered,
    play_round,
    player,
    points,
    refused,
    take,
)
from tests.games.lucca.position import Side, Triplet, choosing, new, position


@pytest.mark.parametrize("players", [3, 4, 5])
def test_nobody_can_open_anything_in_the_first_round(players: int) -> None:
    """L09: no palace is finished when a turn of that round begins."""
    state = keep_all(new(players)).state
    for _ in range(players):
        assert palaces_to_open(state, asked(state), {}) == SomeOffer((), 0, 0)
        assert refused(state, first_left(state), opens=["red"]).startswith("lucca.open-")
        state = take(state, first_left(state)).state


@pytest.mark.parametrize(
    ("players", "triplet", "uses", "top"),
    [(3, (13, 19, 25), "bbb", 25), (4, (13, 19, 26), "bbd", 19), (5, (13, 26, 27), "bdd", None)],
)
def test_a_palace_completed_in_the_first_round_is_opened_in_the_second(
    players: int, triplet: Triplet, uses: str, top: int | None
) -> None:
    """With three, two or one card beside the two that were kept."""
    hands = [(1, 7, 94, 95), (2, 3, 80, 81), (4, 5, 82, 83), (8, 9, 86, 87), (12, 14, 88, 89)]
    state = keep_all(choosing(*hands[:players], display=[triplet])).state
    assert asked(state) == 0
    state = play_round(take(state, 1, uses, top=top).state).state
    assert (state.round, area(state, 0, "red")) == (2, "finished")
    while asked(state) != 0:
        state = take(state, first_left(state)).state
    assert area(take(state, first_left(state), opens=["red"]).state, 0, "red") == "opened"


def test_cards_under_construction_bring_one_each_a_finished_palace_two_an_opened_one_nothing() -> None:
    """L10: three cards at A, finished at B, opened at C: 3 + 2 + 0."""
    sides = Side(finished=[25]), Side(building=[(1, 7, 13)]), Side(finished=[31]), Side(opened=[37])
    played = take(position(*sides), opens=["red"])
    assert points(played.state, 0) == {"openings": 5}
    assert happened(played, "opened") == [{"seat": 0, "colour": "red", "points": 5, "thanks": (1, 3, 2, 2)}]


def test_ones_own_cards_never_count() -> None:
    """L11: nobody else has red; one's own other palaces do not matter either."""
    own = Side(building=[(2, 8), (3,)], finished=[25, 30])
    played = take(position(own, Side(building=[(4,)]), Side()), opens=["red"])
    assert points(played.state, 0) == {}
    assert happened(played, "opened")[0]["thanks"] == ()


def test_an_opened_palace_lies_among_the_opened_ones_and_is_not_opened_again() -> None:
    """L12."""
    sides = Side(finished=[25]), Side(building=[(1,)]), Side(building=[(7,)])
    state = take(position(*sides), opens=["red"]).state
    assert (area(state, 0, "red"), points(state, 0)) == ("opened", {"openings": 2})
    state = play_round(state).state
    while asked(state) != 0:
        state = take(state, first_left(state)).state
    assert refused(state, first_left(state), opens=["red"]) == "lucca.open-opened"
    assert offered(state, "open") == ()


@pytest.mark.parametrize("cards", [1, 2, 3, 4])
def test_one_opponent_is_worth_as_many_points_as_he_has_cards_under_construction(cards: int) -> None:
    """L13."""
    sides = Side(finished=[25]), Side(building=[(1, 7, 13, 19)[:cards]]), Side(building=[(2,)])
    assert points(take(position(*sides), opens=["red"]).state, 0) == {"openings": cards}


def test_one_opponent_who_has_finished_that_colour_is_worth_two() -> None:
    """L13, its last part: five cards, and only two points."""
    sides = Side(finished=[25]), Side(finished=[31]), Side(building=[(2,)])
    assert points(take(position(*sides), opens=["red"]).state, 0) == {"openings": 2}


def test_walls_of_that_colour_bring_nothing_and_opening_for_nothing_is_legal() -> None:
    """L33."""
    sides = Side(finished=[25]), Side(walls=[1, 7]), Side(walls=[13])
    played = take(position(*sides), opens=["red"])
    assert (points(played.state, 0), area(played.state, 0, "red")) == ({}, "opened")
    assert happened(played, "opened")[0]["points"] == 0


@pytest.mark.parametrize("opens", [("red", "blue"), ("blue", "red")])
def test_several_palaces_are_opened_in_one_turn_and_scored_one_by_one(opens: tuple[str, ...]) -> None:
    """L34: red 2, blue 2 + 1, in whichever order they are said."""
    sides = Side(finished=[25, 29]), Side(building=[(1, 7)], finished=[35]), Side(building=[(5,)]), Side()
    played = take(position(*sides), opens=opens)
    assert points(played.state, 0) == {"openings": 5}
    assert {str(e["colour"]): e["points"] for e in happened(played, "opened")} == {"red": 2, "blue": 3}
    assert (area(played.state, 0, "red"), area(played.state, 0, "blue")) == ("opened", "opened")


def test_a_palace_that_is_not_named_stays_finished() -> None:
    sides = Side(finished=[25, 29]), Side(building=[(1,)]), Side(building=[(5,)])
    state = take(position(*sides), opens=["blue"]).state
    assert (area(state, 0, "red"), area(state, 0, "blue")) == ("finished", "opened")


def test_opening_is_never_compulsory_during_play() -> None:
    sides = Side(finished=[25]), Side(building=[(1,)]), Side()
    state = take(position(*sides)).state
    assert (area(state, 0, "red"), points(state, 0)) == ("finished", {})


def test_opening_a_colour_takes_two_points_from_others_who_have_finished_it() -> None:
    """Each may open; what is still unopened is worth two to the others, what is opened nothing."""
    sides = Side(finished=[25]), Side(finished=[31]), Side(finished=[37])
    first = take(position(*sides), opens=["red"]).state
    second = take(first, 2, opens=["red"]).state
    third = take(second, 3, opens=["red"]).state
    assert [points(third, seat).get("openings", 0) for seat in range(3)] == [4, 2, 0]


def test_a_card_built_in_the_same_turn_comes_after_the_opening() -> None:
    """Who opens and then builds in a colour of others has opened before."""
    sides = Side(building=[(1, 7, 13, 19)], finished=[29]), Side(building=[(5,)]), Side()
    played = take(position(*sides, display=[(25, 2, 3)]), 1, "bdd", opens=["blue"])
    assert points(played.state, 0) == {"windows": 6, "openings": 1}


def test_what_opening_would_bring_now_is_shown_on_every_finished_palace() -> None:
    state = position(Side(finished=[25]), Side(building=[(1, 7)]), Side(opened=[31]))
    assert [(p.colour, p.opening) for p in player(state, 0).palaces] == [("red", 2)]
    assert [p.opening for seat in (1, 2) for p in player(state, seat).palaces] == [0, 0]


def test_others_palaces_cannot_be_opened() -> None:
    state = position(Side(building=[(1,)]), Side(finished=[25]), Side(finished=[26]))
    assert refused(state, opens=["red"]) == "lucca.open-construction"
    assert refused(state, opens=["green"]) == "lucca.open-none"


def test_walls_and_towers_are_no_palaces_to_open() -> None:
    state = position(Side(walls=[1], towers=2), Side(building=[(7,)]), Side())
    assert offered(state, "open") == ()
    assert refused(state, opens=["red"]) == "lucca.open-none"
