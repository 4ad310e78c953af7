"""The start: four cards each, the first triplets in the open, two kept in secret, and the pile of the rest."""

from itertools import combinations, permutations

import pytest

from engine.core.play import Accepted
from engine.games.lucca.state import LuccaState
from tests.games.lucca.moves import answer, asked, happened, keep, keep_all, keeping, keys, palace, screen, table
from tests.games.lucca.position import COLOURS, FIRST_PILE, TOWER, choosing, colour_of, new

players = pytest.mark.parametrize("players", [3, 4, 5])

OTHERS = ((2, 3, 4, 5), (8, 9, 10, 11))


def kept_red(*cards: int, top: int) -> LuccaState:
    """The first of three players has kept two red cards, and everybody else two of other colours."""
    state = keep(choosing((1, 7, 25, 6), *OTHERS), 0, *cards, top=top).state
    return keep(keep(state, 1, 2, 3).state, 2, 8, 9).state


@players
def test_there_is_one_triplet_more_than_players(players: int) -> None:
    """L01: the booklet's example is five players and six groups of three."""
    display = table(new(players)).display
    assert [len(each.cards) for each in display] == [3] * (players + 1)
    assert [each.number for each in display] == list(range(1, players + 2))


def test_two_of_four_cards_are_kept_and_nobody_sees_them_before_the_last_has_chosen() -> None:
    """L02: shown together; the other two are set aside, and only their owner ever knows which they were."""
    state = choosing((1, 7, 25, 6), *OTHERS)
    assert [len(screen(state, seat).hand) for seat in range(3)] == [4, 4, 4]
    first = keep(state, 0, 1, 6)
    second = keep(first.state, 1, 2, 3)
    assert keys(first) == keys(second) == ["chosen"]
    assert [each.palaces for each in table(second.state).players] == [()] * 3
    assert [each.chosen for each in table(second.state).players] == [True, True, False]
    last = keep(second.state, 2, 8, 9)
    assert [text["cards"] for text in happened(last, "revealed")] == [
        ("red", 1, "black", 6),
        ("green", 2, "brown", 3),
        ("green", 8, "brown", 9),
    ]
    assert [card.number for card in screen(last.state, 0).aside] == [7, 25]
    assert screen(last.state, 0).hand == ()
    shown = [[card.number for p in each.palaces for card in p.cards] for each in table(last.state).players]
    assert shown == [[1, 6], [2, 3], [8, 9]]


@players
def test_no_tower_is_dealt_or_laid_out_before_all_have_chosen(players: int) -> None:
    """L03: the towers come into the pile afterwards."""
    for seed in range(40):
        state = new(players, bytes([seed]) * 16)
        dealt = [
            *(card for hidden in state.hidden for card in hidden.hand),
            *(c for each in state.display for c in each),
        ]
        assert TOWER not in dealt
        assert len(set(dealt)) == 4 * players + 3 * (players + 1)
        assert TOWER not in state.pile


@players
def test_the_pile_is_what_nobody_kept_the_cards_never_dealt_and_four_towers(players: int) -> None:
    """L04: 82, 77 or 72 cards."""
    dealt = new(players)
    after = keep_all(dealt)
    assert table(after.state).pile == len(after.state.pile) == FIRST_PILE[players]
    assert after.state.pile.count(TOWER) == 4
    assert [event["pile"] for event in happened(after, "round")] == [FIRST_PILE[players]]
    not_kept = {card for hidden in dealt.hidden for card in hidden.hand[2:]}
    assert not_kept < set(after.state.pile)
    assert not {card for hidden in dealt.hidden for card in hidden.hand[:2]} & set(after.state.pile)
    assert set(dealt.pile) < set(after.state.pile)


def test_a_column_shows_the_number_of_its_last_card_and_the_windows_and_shields_of_all() -> None:
    """L05: red 1 and 7 have 0 and 1 windows, 3 and 2 shields."""
    red = palace(kept_red(1, 7, top=1), 0, "red")
    assert red is not None
    assert (red.number, red.windows, red.shields) == (1, 1, 5)
    assert [card.number for card in red.cards] == [7, 1]


def test_all_choose_at_once_in_any_sequence_and_with_the_triplets_before_them() -> None:
    """L27: the same table comes of it whoever answers first."""
    state = choosing((1, 7, 25, 6), *OTHERS)
    assert {decision.seat for decision in state.decisions} == {0, 1, 2}
    assert {decision.kind for decision in state.decisions} == {"keep"}
    assert all(len(each.cards) == 3 for each in table(state).display)
    tables = []
    for sequence in permutations([(0, 1, 6), (1, 2, 3), (2, 8, 9)]):
        after = state
        for seat, *cards in sequence:
            after = keep(after, seat, *cards).state
        tables.append(after)
    assert tables == [tables[0]] * 6


@pytest.mark.parametrize(
    ("hand", "answers"),
    [
        ((1, 2, 3, 4), 6),
        ((1, 7, 2, 3), 7),
        ((1, 7, 2, 8), 8),
        ((1, 7, 13, 2), 9),
        ((1, 7, 13, 19), 12),
    ],
    ids=["four colours", "a pair", "two pairs", "three of one", "all of one"],
)
def test_a_pair_of_one_colour_can_be_kept_with_either_card_on_top(hand: tuple[int, ...], answers: int) -> None:
    """L28: so many different answers does a hand have."""
    state = choosing(hand, (5, 6, 9, 10), (11, 12, 15, 16))
    tried = [keeping(*pair, top=top) for pair in combinations(hand, 2) for top in (None, *hand)]
    legal = [values for values in tried if isinstance(answer(state, 0, "keep", values), Accepted)]
    assert len(legal) == answers


def test_two_cards_of_one_colour_are_one_palace() -> None:
    """L29: red 25 below and red 7 on top: number 7, 1 window, 5 shields."""
    state = kept_red(7, 25, top=7)
    (red,) = table(state).players[0].palaces
    assert (red.colour, red.area, red.number, red.windows, red.shields) == ("red", "construction", 7, 1, 5)
    assert [card.number for card in red.cards] == [25, 7]


def test_two_cards_of_different_colours_begin_two_palaces() -> None:
    state = keep_all(choosing((1, 7, 25, 6), *OTHERS), (1, 6), (2, 3), (8, 9)).state
    assert [(p.colour, p.number) for p in table(state).players[0].palaces] == [("red", 1), ("black", 6)]


def test_who_has_chosen_may_think_again_until_the_last_has_and_nobody_is_told() -> None:
    state = keep(choosing((1, 7, 25, 6), *OTHERS), 0, 1, 6).state
    again = keep(state, 0, 7, 25, top=25)
    assert again.events == ()
    assert table(again.state) == table(state)
    assert [card.number for card in screen(again.state, 0).kept] == [7, 25]
    last = keep(keep(again.state, 1, 2, 3).state, 2, 8, 9)
    assert palace(last.state, 0, "red") is not None
    assert palace(last.state, 0, "black") is None


def test_nothing_is_drawn_when_the_cards_are_shown() -> None:
    """What is kept, and in which sequence, moves no card of any later display."""
    state = choosing((1, 7, 25, 6), *OTHERS)
    after = keep_all(state, (1, 6), (2, 3), (8, 9)).state
    assert after.chance == state.chance
    assert after.display == state.display


def test_the_first_player_of_the_first_round_is_asked_as_soon_as_all_have_chosen() -> None:
    state = keep_all(choosing((1, 7, 25, 6), *OTHERS), (1, 6), (2, 3), (8, 9)).state
    assert (state.round, asked(state)) == (1, 0)


@players
def test_every_table_is_set_up_with_cards_of_all_colours_each_once(players: int) -> None:
    state = keep_all(new(players)).state
    cards = [card for card in state.pile if card]
    cards += [card for each in state.display for card in each]
    cards += [card for quarter in state.quarters for p in quarter.palaces for card in p.cards]
    assert sorted(cards) == list(range(1, 97))
    assert [sum(colour_of(card) == colour for card in cards) for colour in COLOURS] == [16] * 6
