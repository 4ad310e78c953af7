"""Undo: when a step may be taken back without asking, and what an undo never brings back."""

from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.play import act
from engine.core.state.decisions import Decision
from engine.core.state.events import Event, Private, Reveal
from engine.core.state.undo import PlayedStep, is_free, rewind
from engine.core.values.refusals import Core
from engine.core.values.seats import Seat
from tests.core.pebbles import Move, begun, favour, move, played, with_pebbles
from tests.sample.games.pebbles.game import GAME
from tests.sample.games.pebbles.state import PebblesState

ALL = (favour(0), favour(1), favour(2))
DRAW = move(0, "draw")
TAKE = move(0, "take", pebbles=(0, 0, 0))

SITUATIONS: list[tuple[str, PebblesState, tuple[Move, ...], Seat, bool]] = [
    ("nothing done yet", begun(3), (), 0, False),
    ("right after a secret choice", begun(3), ALL[:1], 0, True),
    ("right after the second secret choice", begun(3), ALL[:2], 1, True),
    ("another seat's choice", begun(3), ALL[:1], 1, False),
    ("another seat has chosen since", begun(3), ALL[:2], 0, False),
    ("the last choice began the first turn", begun(3), ALL, 2, False),
    ("after a draw", begun(3), (*ALL, DRAW), 0, False),
    ("a draw by the seat that chose last", begun(2), (favour(1), favour(0), DRAW), 0, False),
    ("after the turn ended", begun(3), (*ALL, DRAW, TAKE), 0, False),
    ("before the next turn's first step", begun(3), (*ALL, DRAW, TAKE), 1, False),
    ("after a sale", with_pebbles("turn"), (move(0, "sell", pebbles=(1, 0, 0)),), 0, False),
    ("after a boast", with_pebbles("turn"), (move(0, "sell", pebbles=(1, 0, 0), boast=True),), 0, False),
]


@pytest.mark.parametrize(
    ("state", "moves", "seat", "free"), [row[1:] for row in SITUATIONS], ids=[row[0] for row in SITUATIONS]
)
def test_a_step_is_taken_back_freely_or_not(
    state: PebblesState, moves: tuple[Move, ...], seat: Seat, free: bool
) -> None:
    assert is_free(played(state, *moves), seat) is free


def secret_choice() -> PlayedStep:
    """A step that is free."""
    (step,) = played(begun(3), favour(0))
    assert is_free([step], 0)
    return step


def test_a_plain_event_more_changes_nothing() -> None:
    step = secret_choice()
    assert is_free([replace(step, events=(*step.events, Event("boasted")))], 0)


def test_one_reveal_among_the_events_is_enough() -> None:
    step = secret_choice()
    assert not is_free([replace(step, events=(Reveal("boasted"), *step.events))], 0)


@pytest.mark.parametrize("to", [0, 1], ids=["to himself", "to another"])
def test_so_is_what_one_seat_alone_is_shown(to: Seat) -> None:
    """Else who has seen a card by a swap would take the swap back."""
    step = secret_choice()
    swapped = Event("swapped", {}, (Private(to, "swapped-own", {"got": "sun"}, reveals=True),))
    assert not is_free([replace(step, events=(*step.events, swapped))], 0)


@pytest.mark.parametrize(
    "change",
    [
        {"turn": 1},
        {"over": True},
        {"chance": begun().chance.below(6)[1]},
        {"decisions": ()},
        {"decisions": (Decision(2, 1, "turn"), Decision(3, 2, "favourite"))},
        {"decisions": (Decision(4, 1, "favourite"), Decision(3, 2, "favourite"))},
    ],
    ids=[
        "the turn ends",
        "the game ends",
        "a draw",
        "others asked no more",
        "another asked else",
        "another asked anew",
    ],
)
def test_each_thing_that_goes_on_is_enough_alone(change: dict[str, Any]) -> None:
    step = secret_choice()
    assert not is_free([replace(step, after=replace(step.after, **change))], 0)


def test_a_new_question_to_oneself_keeps_it_free() -> None:
    step = secret_choice()
    asked = replace(step.after, decisions=(Decision(4, 0, "favourite"), *step.after.decisions), asked=4)
    assert is_free([replace(step, after=asked)], 0)


def test_what_another_did_is_never_ones_own_to_take_back() -> None:
    step = secret_choice()
    assert not is_free([replace(step, after=step.before)], 1)


def test_what_a_secret_choice_changed_is_back_and_asked_anew() -> None:
    step = secret_choice()
    back = rewind(step.before, step.after)
    assert isinstance(back, PebblesState)
    assert back.hidden == begun(3).hidden
    assert [(d.seat, d.kind) for d in back.decisions] == [(seat, "favourite") for seat in range(3)]


def test_decision_numbers_go_on_after_an_undo() -> None:
    step = secret_choice()
    back = rewind(step.before, step.after)
    assert [decision.number for decision in back.decisions] == [4, 2, 3], "the others' buttons stay good"
    assert back.asked == 4


def test_a_button_from_before_the_undo_stays_dead() -> None:
    step = secret_choice()
    back = rewind(step.before, step.after)
    assert isinstance(back, PebblesState)
    assert act(GAME, back, 0, step.decision.number, step.form) == Core.DECISION_CLOSED.refuse()


def test_a_draw_taken_back_by_agreement_is_drawn_otherwise_the_next_time() -> None:
    *_, draw = played(begun(2), favour(0), favour(1), DRAW)
    back = rewind(draw.before, draw.after)
    assert back.chance == draw.after.chance
    assert back.chance.drawn == draw.before.chance.drawn + 3
    assert back.decisions == (Decision(draw.after.asked + 1, 0, "turn"),)
    assert isinstance(back, PebblesState)
    (again,) = played(back, DRAW)
    assert again.after.chance.drawn == draw.after.chance.drawn + 3
    otherwise, _, _ = draw.after.chance.draw((6, 6, 6), 3)
    assert again.events == (Event("drew", {"seat": 0, "pebbles": otherwise}),)


def test_undoing_again_and_again_never_repeats_a_number() -> None:
    state, numbers = begun(2), []
    for _ in range(5):
        (step,) = played(state, favour(0))
        numbers.append(step.decision.number)
        back = rewind(step.before, step.after)
        assert isinstance(back, PebblesState)
        state = back
    assert numbers == [1, 3, 4, 5, 6], "2 is the other seat's, and open all the while"
