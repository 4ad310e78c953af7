"""The rules of Lanterns, chapter by chapter as in `RULES.md`, with worked examples."""

import pytest
from msgspec.structs import replace

from engine.core.door import Door, look
from engine.core.forms.forms import Form
from engine.core.play import act, start
from engine.core.state.events import AnyEvent, Event, Reveal, seen
from engine.core.state.sealed import question_of
from engine.core.state.undo import PlayedStep, is_free
from engine.core.values.refusals import Refusal
from engine.core.values.texts import Text
from tests.sample.games.lanterns.data import CELLS
from tests.sample.games.lanterns.game import GAME
from tests.sample.games.lanterns.state import Counts, Hidden, Lantern, LanternsOptions
from tests.sample.ponds import BOTH, COLUMN, after, answer, asked, holding, play, pond, position, swap, table

# Set-up


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_set_up_three_wishes_and_a_keepsake_each(seats: int) -> None:
    state = table(seats)
    assert [sum(hidden.hand) for hidden in state.hidden] == [3] * seats
    assert all(hidden.keepsake for hidden in state.hidden)
    assert sum(state.bag) == 20 - 4 * seats


def test_set_up_each_hears_of_his_own_cards_and_nobody_of_another_s() -> None:
    state, events = start(GAME, 3, LanternsOptions(), b"lights on a pond")
    for seat, mine in enumerate(state.hidden):
        own = Text("dealt-own", {"wishes": mine.hand, "keepsake": mine.keepsake})
        assert events[0].seen_by(seat) == own
    assert events[0].seen_by(None) == Text("dealt", {"cards": 3})


# 1. Colours


def test_1_all_choose_at_the_same_time() -> None:
    assert asked(table(3)) == dict.fromkeys(range(3), ("colour", {"round": 1}))


def test_1_that_somebody_has_chosen_is_told_and_not_what() -> None:
    state, events = play(table(), 1, "choose", colour="mauve")
    assert events == (Event("chose", {"seat": 1}),)
    assert asked(state) == {0: ("colour", {"round": 1})}
    assert look(GAME, state, 0) == look(GAME, after(table(), 1, "choose", colour="red"), 0)


def test_1_who_has_chosen_thinks_again_twice_and_nobody_is_told() -> None:
    state, told = after(table(), 1, "choose", colour="mauve"), list[AnyEvent]()
    for colour in ("red", "yellow"):
        state, events = play(state, 1, "choose", colour=colour)
        told += events
    assert told == []
    assert Door(GAME, state, 1).answer() == Form("choose", {"colour": "yellow"})
    state = after(state, 0, "choose", colour="red")
    assert state.colours == ("red", "yellow")


def test_1_once_the_last_has_chosen_all_are_shown_and_nobody_thinks_again() -> None:
    state = replace(table(3), first=2)
    state = after(after(state, 1, "choose", colour="mauve"), 0, "choose", colour="red")
    number = state.sealed[0].decision.number
    state, events = play(state, 2, "choose", colour="red")
    assert events == (
        Event("chose", {"seat": 2}),
        Reveal("showed", {"seat": 2, "colour": "red"}),
        Reveal("showed", {"seat": 0, "colour": "red"}),
        Reveal("showed", {"seat": 1, "colour": "mauve"}),
    )
    assert asked(state) == {2: ("place", {"colour": "red"})}
    assert act(GAME, state, 0, number, Form("choose", {"colour": "mauve"})) == Refusal("core.decision-closed")


# 2. Lanterns


def test_2_from_the_starting_player_on_each_places_a_lantern() -> None:
    state = after(position("red", "mauve", "yellow"), 0, "place", cell="a1")
    assert state.pond[0] == Lantern(0, "red")
    assert asked(state) == {1: ("place", {"colour": "mauve"})}
    assert asked(after(state, 1, "place", cell="a2")) == {2: ("place", {"colour": "yellow"})}


def test_2_on_a_free_cell_only() -> None:
    state = position("red", "mauve", on=pond(". . .", ". 1red .", ". . ."))
    assert answer(state, 0, "place", cell="b2") == Refusal("lanterns.cell-taken", {"cell": "b2", "seat": 1})


def test_2_the_middle_is_suggested_while_it_is_free() -> None:
    assert Door(GAME, position("red", "mauve"), 0).suggested("place", {}, "cell") == "b2"
    taken = position("red", "mauve", on=pond(". . .", ". 1red .", ". . ."))
    assert Door(GAME, taken, 0).suggested("place", {}, "cell") is None


# 3. Swaps


def test_3_a_chain_across_seats_the_neighbour_gives_then_who_placed_repays_then_the_round_goes_on() -> None:
    state = after(position("red", "mauve", on=pond("1red . .", ". . .", ". . .")), 0, "place", cell="a2")
    assert asked(state) == {1: ("gift", {"placer": 0})}
    state = after(state, 1, "give", wish="moon")
    assert asked(state) == {0: ("return", {"giver": 1})}
    state = after(state, 0, "repay", wish="sun")
    assert [hidden.hand for hidden in state.hidden] == [(2, 1, 0, 0), (1, 2, 0, 0)]
    assert asked(state) == {1: ("place", {"colour": "mauve"})}


@pytest.mark.parametrize(
    ("on", "cell"),
    [
        (pond("1red . .", ". . .", ". . ."), "b2"),
        (pond("1mauve . .", ". . .", ". . ."), "a2"),
        (pond("0red . .", ". . .", ". . ."), "a2"),
    ],
    ids=["diagonally", "another colour", "his own"],
)
def test_3_no_swap(on: tuple[Lantern | None, ...], cell: str) -> None:
    assert asked(after(position("red", "mauve", on=on), 0, "place", cell=cell)) == {1: ("place", {"colour": "mauve"})}


def test_3_with_each_neighbour_once_clockwise() -> None:
    on = pond(". 2red .", "1red . 1red", ". . .")
    state = after(position("red", "mauve", "mauve", on=on, first=0), 0, "place", cell="b2")
    assert asked(state) == {1: ("gift", {"placer": 0})}
    state, _ = swap(state, 1, 0, "moon", "sun")
    assert asked(state) == {2: ("gift", {"placer": 0})}
    state, _ = swap(state, 2, 0, "star", "moon")
    assert asked(state) == {1: ("place", {"colour": "mauve"})}
    assert [hidden.hand for hidden in state.hidden] == [(2, 0, 1, 0), (1, 2, 0, 0), (0, 1, 2, 0)]


def test_3_only_the_two_see_the_cards() -> None:
    state = after(position("red", "mauve", "mauve", on=pond("1red . .", ". . .", ". . .")), 0, "place", cell="a2")
    state, laid = play(state, 1, "give", wish="moon")
    state, swapped = play(state, 0, "repay", wish="sun")
    assert seen((*laid, *swapped), 0) == (
        Text("laid", {"seat": 1, "placer": 0}),
        Text("swapped-own", {"other": 1, "gave": "sun", "got": "moon"}),
    )
    assert seen((*laid, *swapped), 1) == (
        Text("laid-own", {"placer": 0, "wish": "moon"}),
        Text("swapped-own", {"other": 0, "gave": "moon", "got": "sun"}),
    )
    for viewer in (2, None):
        assert [text.key for text in seen((*laid, *swapped), viewer)] == ["laid", "swapped"]


def test_3_who_repays_does_not_know_yet_what_he_will_get() -> None:
    state = after(position("red", "mauve", on=pond("1red . .", ". . .", ". . .")), 0, "place", cell="a2")
    state = replace(state, hidden=(holding(sun=3), holding(moon=1, star=2)))
    moon, star = after(state, 1, "give", wish="moon"), after(state, 1, "give", wish="star")
    assert look(GAME, moon, 0) == look(GAME, star, 0)
    screen = look(GAME, moon, 1).screen
    assert screen is not None
    assert screen.gift == "moon"


def test_3_one_gives_a_wish_one_holds() -> None:
    state = after(position("red", "mauve", on=pond("1red . .", ". . .", ". . .")), 0, "place", cell="a2")
    assert answer(state, 1, "give", wish="sun") == Refusal("lanterns.not-in-hand", {"wish": "sun"})


def test_3_a_swap_is_not_taken_back_even_if_the_next_question_is_to_the_same_player() -> None:
    """He fills column 1 beside a lantern of the other: after the swap he is asked for the order of his rewards."""
    on = pond("0mauve . .", "0mauve . .", ". 1red .")
    state = after(after(position("red", "mauve", on=on), 0, "place", cell="c1"), 1, "give", wish="moon")
    question = question_of(state, 0)
    assert question is not None
    form = Form("repay", {"wish": "sun"})
    done, events = play(state, 0, "repay", wish="sun")
    assert asked(done)[0][0] == "rewards"
    assert not is_free((PlayedStep(1, 0, question, form, state, done, events),), 0)


# 4. Rewards


def test_4_two_coins_for_a_row() -> None:
    on = pond("0mauve 0mauve .", ". . .", ". . .")
    state, events = play(position("red", "mauve", on=on), 0, "place", cell="a3")
    assert state.coins == (2, 0)
    assert events[1:] == (Event("earned", {"seat": 0, "reward": "coins-a", "coins": 2}),)


@pytest.mark.parametrize(
    ("on", "rewards"), [(COLUMN, ("lantern-1", "glow-1")), (BOTH, ("lantern-1", "coins-c", "glow-1"))]
)
def test_4_who_fills_a_column_is_asked_for_the_order_of_all_his_rewards(
    on: tuple[Lantern | None, ...], rewards: tuple[str, ...]
) -> None:
    state = after(position("red", "mauve", on=on), 0, "place", cell="c1")
    assert asked(state) == {0: ("rewards", {"rewards": rewards})}
    refused = answer(state, 0, "arrange", rewards=rewards[:1])
    assert refused == Refusal("core.too-many-or-few", {"field": "rewards", "least": len(rewards), "most": len(rewards)})
    assert Door(GAME, state, 0).suggested("arrange", {}, "rewards") == (*rewards[1:], "lantern-1")


@pytest.mark.parametrize(("order", "coins"), [(("glow-1", "lantern-1"), 6), (("lantern-1", "glow-1"), 5)])
def test_4_the_glow_counts_the_cells_that_are_free_when_it_is_taken(order: tuple[str, ...], coins: int) -> None:
    state = after(position("red", "mauve", on=COLUMN), 0, "place", cell="c1")
    state = after(state, 0, "arrange", rewards=order)
    assert asked(state) == {0: ("place", {"colour": "red"})}
    state = after(state, 0, "place", cell="a3")
    assert state.coins == (coins, 0)
    assert asked(state) == {1: ("place", {"colour": "mauve"})}


def test_4_what_follows_from_another_lantern_goes_before_the_next_reward() -> None:
    """The second lantern brings a swap and fills a column itself: all that comes before the first column's glow."""
    on = pond("0mauve 1mauve .", "0mauve 1red .", ". . .")
    state = after(position("red", "mauve", on=on), 0, "place", cell="c1")
    state = after(state, 0, "arrange", rewards=("lantern-1", "glow-1"))
    state = after(state, 0, "place", cell="c2")
    assert asked(state) == {1: ("gift", {"placer": 0})}
    state, _ = swap(state, 1, 0, "moon", "sun")
    assert asked(state) == {0: ("rewards", {"rewards": ("lantern-2", "glow-2")})}
    state, events = play(state, 0, "arrange", rewards=("glow-2", "lantern-2"))
    assert state.coins == (3, 0)
    state, events = play(state, 0, "place", cell="a3")
    earned = [event.params["reward"] for event in events if event.key == "earned"]
    assert earned == ["coins-a", "glow-1"]
    assert state.coins == (3 + 2 + 2, 0)
    assert asked(state) == {1: ("place", {"colour": "mauve"})}


def test_4_on_a_full_pond_a_column_brings_nothing_more() -> None:
    on = pond("0mauve 0red 0mauve", "0mauve 0red 0mauve", ". 1mauve 1mauve")
    state, events = play(position("red", "mauve", on=on), 0, "place", cell="c1")
    assert [event.params["reward"] for event in events if event.key == "earned"] == ["coins-c"]
    assert state.over


# 5. The end


def test_5_when_each_has_had_his_turn_the_next_player_starts_a_round() -> None:
    state = after(after(position("red", "mauve"), 0, "place", cell="a1"), 1, "place", cell="c3")
    assert (state.first, state.round, state.colours) == (1, 2, ())
    assert asked(state) == {0: ("colour", {"round": 2}), 1: ("colour", {"round": 2})}


def test_5_once_the_pond_is_full_those_who_have_not_placed_do_not() -> None:
    on = pond("0red 1red 1mauve", "1mauve 0mauve 0red", "0red . 1mauve")
    state, events = play(position("yellow", "mauve", "red", on=on), 0, "place", cell="c2")
    assert state.over
    assert asked(state) == {}
    assert [event.params for event in events if isinstance(event, Reveal)] == [
        {"seat": 0, "wishes": (3, 0, 0, 0)},
        {"seat": 1, "wishes": (0, 3, 0, 0)},
        {"seat": 2, "wishes": (0, 0, 3, 0)},
    ]


def test_5_the_last_lantern_s_swaps_are_made_before_the_end() -> None:
    on = pond("0red 1red 1mauve", "1mauve 0mauve 0red", "1red . 1mauve")
    state = after(position("red", "mauve", on=on), 0, "place", cell="c2")
    assert asked(state) == {1: ("gift", {"placer": 0})}
    state, events = swap(state, 1, 0, "moon", "sun")
    assert state.over
    assert [event.key for event in events] == ["swapped", "earned", "hand-shown", "hand-shown"]


# 6. Points


@pytest.mark.parametrize(
    ("coins", "hand", "points"),
    [
        (0, (3, 0, 0, 0), (0, 6)),
        (4, (2, 1, 0, 0), (4, 5)),
        (1, (0, 1, 2, 0), (1, 5)),
        (2, (0, 0, 1, 2), (2, 4)),
        (0, (0, 0, 0, 3), (0, 5)),
    ],
)
def test_6_points_for_coins_and_for_the_wishes_one_holds(coins: int, hand: Counts, points: tuple[int, int]) -> None:
    state = replace(table(), coins=(coins, 0), hidden=(Hidden(hand, "sun"), holding(cloud=1, moon=2)))
    assert GAME.shows.scores(state)[0].points == points


@pytest.mark.parametrize(("coins", "winners"), [((3, 1, 2), (0,)), ((2, 1, 2), (0, 2)), ((1, 1, 1), (0, 1, 2))])
def test_6_most_points_win_and_a_tie_is_shared(coins: tuple[int, ...], winners: tuple[int, ...]) -> None:
    state = replace(table(3), coins=coins, hidden=(holding(star=3),) * 3)
    assert GAME.shows.winners(state) == winners


def test_6_after_the_end_hands_are_open_to_all_and_keepsakes_closed_for_good() -> None:
    on = pond("0red 1red 1mauve", "1mauve 0mauve 0red", "0red . 1mauve")
    state = after(position("yellow", "mauve", on=on), 0, "place", cell="c2")
    for viewer in (None, 0, 1):
        opened = look(GAME, state, viewer).opened
        assert [screen and screen.hand for screen in opened] == [(3, 0, 0, 0), (0, 3, 0, 0)]
        assert [screen and screen.keepsake for screen in opened] == ["", ""]
    mine = look(GAME, state, 1).screen
    assert mine is not None
    assert mine.keepsake == "cloud", "he may look at his own for ever"


def test_the_cells_of_these_positions_are_in_the_order_of_the_pond() -> None:
    assert CELLS[:4] == ("a1", "a2", "a3", "b1")
