"""Playing a triplet: each card begins or enlarges a palace, becomes a wall or is discarded; a tower is built or not."""

from itertools import product

import pytest

from engine.core.door import Door
from engine.core.forms.offers import Value
from engine.core.play import Accepted
from engine.games.lucca.game import GAME
from engine.games.lucca.state import LuccaState
from tests.games.lucca.moves import (
    answer,
    area,
    asked,
    first_left,
    happened,
    keys,
    offered,
    palace,
    play_round,
    player,
    points,
    refused,
    screen,
    table,
    take,
    taking,
)
from tests.games.lucca.position import PALACE, TOWER, Side, Triplet, colour_of, position

REDS = (1, 7, 13, 19, 25, 31)


def assignments(state: LuccaState, triplet: int = 1) -> int:
    """In how many ways, towers being alike, the cards of a triplet can be used; on top lies any."""
    legal = set()
    for uses in product("bwd", repeat=3):
        cards = state.display[triplet - 1]
        said: dict[str, Value] = taking(triplet, "".join(uses))
        tops = (None, *(str(card) for card in cards))
        forms = (said if top is None else {**said, "top": top} for top in tops)
        if any(isinstance(answer(state, asked(state), "take", form), Accepted) for form in forms):
            palaces = tuple(use for card, use in zip(cards, uses, strict=True) if card != TOWER)
            legal.add((palaces, sorted_uses(cards, uses)))
    return len(legal)


def sorted_uses(cards: tuple[int, ...], uses: tuple[str, ...]) -> str:
    return "".join(sorted(use for card, use in zip(cards, uses, strict=True) if card == TOWER))


# Where there is room


@pytest.mark.parametrize("there", [Side(finished=[31]), Side(opened=[31])], ids=["finished", "opened"])
def test_a_colour_that_is_finished_or_opened_can_only_become_a_wall_or_be_discarded(there: Side) -> None:
    """L14."""
    state = position(there, Side(), Side(), display=[(1, 2, 3)])
    assert offered(state, "first", triplet="1") == ("wall", "discard")
    assert refused(state, 1, "bdd") == "lucca.palace-complete"
    assert palace(take(state, 1, "wdd").state, 0, "red") == palace(state, 0, "red")
    assert player(take(state, 1, "ddd").state, 0).discards == 3


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_last_card_completes_a_palace_and_brings_the_windows_of_all_its_cards(players: int) -> None:
    """L15: the fifth, fourth or third card; 0, 1, 2, 3 and 0 windows. Its shields no longer count."""
    size = PALACE[players]
    sides = Side(building=[REDS[: size - 1], (3,)]), *[Side()] * (players - 1)
    state = position(*sides, display=[(REDS[size - 1], 2, 4)])
    played = take(state, 1, "bdd")
    assert points(played.state, 0) == {"windows": {3: 6, 4: 6, 5: 3}[players]}
    assert (area(played.state, 0, "red"), player(played.state, 0).shields) == ("finished", 1)
    assert happened(played, "completed")[0]["number"] == REDS[size - 1]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_one_card_less_does_not_complete_a_palace(players: int) -> None:
    sides = Side(building=[REDS[: PALACE[players] - 2]]), *[Side()] * (players - 1)
    played = take(position(*sides, display=[(31, 2, 4)]), 1, "bdd")
    assert (area(played.state, 0, "red"), points(played.state, 0)) == ("construction", {})
    assert "completed" not in keys(played)


def test_a_palace_completed_this_turn_is_opened_in_the_next_round_at_the_earliest() -> None:
    """L16."""
    sides = Side(building=[REDS[:4]]), Side(building=[(31,)]), Side(building=[(37,)])
    state = position(*sides, display=[(25, 2, 3)])
    assert refused(state, 1, "bdd", opens=["red"]) == "lucca.open-construction"
    state = play_round(take(state, 1, "bdd").state).state
    while asked(state):
        state = take(state, first_left(state)).state
    assert offered(state, "open") == ("red",)
    assert points(take(state, first_left(state), opens=["red"]).state, 0) == {"windows": 6, "openings": 2}


def test_a_card_may_become_a_wall_even_if_it_could_be_built() -> None:
    """L17: it lies face down, and its colour no longer matters."""
    state = position(Side(building=[(7,)]), Side(), Side(), display=[(1, 2, 3)])
    assert offered(state, "first", triplet="1") == ("build", "wall", "discard")
    after = take(state, 1, "wdd").state
    mine = player(after, 0)
    assert (mine.walls, mine.discards, mine.needed) == (1, 2, 2)
    assert (len(mine.palaces), mine.shields) == (1, 2)
    assert [card.number for card in screen(after, 0).walls] == [1]


def test_a_tower_lies_open_in_the_finished_area() -> None:
    """L18: everybody sees it, and it is no palace."""
    played = take(position(Side(), Side(), Side(), display=[(1, TOWER, 3)]), 1, "dbd")
    assert (player(played.state, 0).towers, player(played.state, 0).palaces) == (1, ())
    assert happened(played, "tower") == [{"seat": 0}]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_one_triplet_is_left_over_and_new_ones_are_laid_out(players: int) -> None:
    """L19: what nobody took is out of the game; then a new order."""
    state = position(*[Side(building=[(n,)]) for n in range(1, players + 1)])
    last = state.display[-1]
    played = play_round(state)
    assert [e["cards"] for e in happened(played, "unused")] == [
        tuple(part for card in last for part in (colour_of(card), card))
    ]
    assert set(last) < set(played.state.unused)
    assert keys(played)[-4:] == ["unused", "round", "order", "laid"]
    assert [len(each.cards) for each in table(played.state).display] == [3] * (players + 1)
    assert [each.taken_by for each in table(played.state).display] == [None] * (players + 1)
    assert table(played.state).pile == table(state).pile - 3 * (players + 1)


def test_each_player_takes_one_triplet_and_the_numbers_of_the_others_stay() -> None:
    state = position(Side(), Side(), Side())
    after = take(state, 2).state
    assert offered(after, "triplet") == ("1", "3", "4")
    assert table(after).display[1].taken_by == 0
    assert [each.cards for each in table(after).display if each.number != 2] == [
        each.cards for each in table(state).display if each.number != 2
    ]


# Completing


def test_a_palace_scores_all_windows_and_has_the_number_of_the_last_card() -> None:
    """L35: five players, 3 + 0 + 1 windows."""
    sides = Side(building=[(19, 1)]), *[Side()] * 4
    played = take(position(*sides, display=[(7, 2, 3)]), 1, "bdd")
    red = palace(played.state, 0, "red")
    assert red is not None
    assert (red.area, red.number) == ("finished", 7)
    assert points(played.state, 0) == {"windows": 4}
    assert happened(played, "completed") == [{"seat": 0, "colour": "red", "number": 7, "points": 4}]


@pytest.mark.parametrize(("lying", "legal"), [(4, 20), (3, 26)])
def test_no_more_cards_are_built_than_there_is_room(lying: int, legal: int) -> None:
    """L36: three reds on a red palace of four, or of three cards."""
    cards = (19, 25, 31, 37)[:lying]
    state = position(Side(building=[cards]), Side(), Side(), display=[(1, 7, 13)])
    assert assignments(state) == legal
    assert refused(state, 1, "bbb", top=1) == "lucca.no-room"


def test_a_palace_can_be_begun_and_completed_in_one_turn() -> None:
    """L37: five players, three reds; it is opened a round later at the earliest."""
    state = position(*[Side()] * 4, Side(building=[(19,)]), display=[(1, 7, 13)])
    assert refused(state, 1, "bbb", top=7, opens=["red"]) == "lucca.open-none"
    played = take(state, 1, "bbb", top=7)
    assert keys(played)[:5] == ["taken", "started", "enlarged", "enlarged", "completed"]
    assert (area(played.state, 0, "red"), points(played.state, 0)) == ("finished", {"windows": 3})
    after = play_round(played.state).state
    while asked(after):
        after = take(after, first_left(after)).state
    assert points(take(after, first_left(after), opens=["red"]).state, 0) == {"windows": 3, "openings": 1}


@pytest.mark.parametrize(("top", "below"), [(13, 7), (7, 13)])
def test_of_two_cards_of_one_colour_the_player_says_which_lies_on_top(top: int, below: int) -> None:
    """L38."""
    state = position(Side(building=[(1,)]), Side(), Side(), display=[(7, 2, 13)])
    assert offered(state, "top", **taking(1, "bdb")) == ("7", "13")
    after = take(state, 1, "bdb", top=top).state
    red = palace(after, 0, "red")
    assert red is not None
    assert red.number == top
    assert [card.number for card in red.cards] == [1, below, top]


def test_the_top_is_asked_for_only_among_the_cards_of_one_colour_that_are_built() -> None:
    state = position(Side(), Side(), Side(), display=[(7, 2, 13), (TOWER, TOWER, 1)])
    assert offered(state, "top", **taking(1, "bbb")) == ("7", "13")
    assert offered(state, "top", **taking(1, "bbw")) == ()
    assert offered(state, "top", **taking(1, "wbb")) == ()
    assert offered(state, "top", **taking(2, "bbb")) == ()


def test_a_third_card_of_another_colour_is_built_whichever_lies_on_top() -> None:
    after = take(position(Side(), Side(), Side(), display=[(7, 2, 13)]), 1, "bbb", top=7).state
    assert {p.colour: p.number for p in player(after, 0).palaces} == {"red": 7, "green": 2}


# Towers, and how many ways there are


def test_a_tower_is_no_wall_but_may_be_discarded() -> None:
    """L39."""
    state = position(Side(), Side(), Side(), display=[(TOWER, 1, 2)])
    assert refused(state, 1, "wdd") == "lucca.tower-no-wall"
    assert offered(state, "first", triplet="1") == ("build", "discard")
    after = take(state, 1, "ddd").state
    assert (player(after, 0).towers, player(after, 0).discards) == (0, 3)


@pytest.mark.parametrize(
    ("triplet", "ways"),
    [((1, 2, 3), 27), ((1, TOWER, 3), 18), ((TOWER, 2, TOWER), 9), ((TOWER, TOWER, TOWER), 4)],
    ids=["no tower", "one", "two", "three"],
)
def test_so_many_ways_there_are_to_use_a_triplet(triplet: Triplet, ways: int) -> None:
    """L40: cards of different colours with room for each; towers are alike."""
    assert assignments(position(Side(), Side(), Side(), display=[triplet])) == ways


@pytest.mark.parametrize("towers", [1, 2, 3])
def test_every_tower_of_a_triplet_is_built_by_itself(towers: int) -> None:
    state = position(Side(towers=1), Side(), Side(), display=[(TOWER, TOWER, TOWER)])
    after = take(state, 1, "b" * towers + "d" * (3 - towers)).state
    assert (player(after, 0).towers, player(after, 0).discards) == (1 + towers, 3 - towers)


# What is not the end of anything


def test_who_has_all_six_colours_complete_goes_on_taking_triplets() -> None:
    full = Side(finished=[25, 26, 27], opened=[28, 29, 30])
    state = position(full, *[Side()] * 4, display=[(1, 2, 3)])
    assert {offered(state, place, triplet="1") for place in ("first", "second", "third")} == {("wall", "discard")}
    after = take(state, 1, "wdw").state
    assert (player(after, 0).walls, player(after, 0).discards, asked(after)) == (2, 1, 1)


def test_walls_may_stand_without_shields_during_play() -> None:
    state = take(position(Side(), Side(), Side(), display=[(1, 2, 3)]), 1, "www").state
    assert (player(state, 0).walls, player(state, 0).shields, player(state, 0).needed) == (3, 0, 6)


def test_what_most_would_do_is_to_build_and_to_wall_up_as_much_as_shields_carry() -> None:
    """What stands in the form before anything is changed: blue is complete, and red 1 has three shields."""
    state = position(Side(building=[(1,)], finished=[29]), Side(), Side(), display=[(5, 11, 2)])
    (offer,) = [each for each in screen(state, 0).offers if each.number == 1]
    assert [fit.fate for fit in offer.cards] == ["wall", "discard", "starts"]


def test_the_higher_number_is_suggested_for_the_top() -> None:
    state = position(Side(), Side(), Side(), display=[(13, 7, 2)])
    assert Door(GAME, state, 0).suggested("take", taking(1, "bbd"), "top") == "13"


def test_a_wall_is_not_suggested_for_shields_that_a_completed_palace_takes_away() -> None:
    """Red has eight shields and is completed by the first card: nothing is left to carry a wall."""
    state = position(Side(building=[(1, 7, 25, 13)], finished=[29]), Side(), Side(), display=[(19, 5, 11)])
    (offer,) = [each for each in screen(state, 0).offers if each.number == 1]
    assert [fit.fate for fit in offer.cards] == ["completes", "discard", "discard"]
