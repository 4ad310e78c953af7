"""Decisions in a state: opened with fresh numbers, closed one by one."""

import pytest

from engine.core.state.decisions import Decision
from engine.core.state.state import GameState, ask, close, decision_of
from engine.core.values.chance import Chance

NEW = GameState(seats=3, rules=1, data=1, chance=Chance(bytes(16)))


def test_each_seat_is_asked_under_a_number_of_its_own() -> None:
    asked = ask(NEW, (2, 0), "turn")
    assert asked.decisions == (Decision(1, 2, "turn"), Decision(2, 0, "turn"))
    assert asked.asked == 2


def test_asking_closes_what_was_open_and_counts_on() -> None:
    asked = ask(ask(NEW, range(3), "favourite"), (1,), "turn")
    assert asked.decisions == (Decision(4, 1, "turn"),)
    assert asked.asked == 4


def test_asking_nobody_closes_everything() -> None:
    asked = ask(ask(NEW, range(3), "favourite"), (), "turn")
    assert (asked.decisions, asked.asked) == ((), 3)


def test_closing_one_leaves_the_others_open() -> None:
    left = close(ask(NEW, range(3), "favourite"), 1)
    assert left.decisions == (Decision(1, 0, "favourite"), Decision(3, 2, "favourite"))
    assert left.asked == 3


def test_asking_changes_what_else_is_to_change() -> None:
    asked = ask(NEW, (0,), "turn", turn=5)
    assert (asked.turn, asked.decisions) == (5, (Decision(1, 0, "turn"),))


def test_asking_leaves_the_state_before_it_alone() -> None:
    ask(NEW, range(3), "favourite")
    assert (NEW.decisions, NEW.asked) == ((), 0)


@pytest.mark.parametrize(("seat", "number"), [(0, 2), (2, 1)])
def test_a_seat_finds_the_question_it_owes(seat: int, number: int) -> None:
    assert decision_of(ask(NEW, (2, 0), "turn"), seat) == Decision(number, seat, "turn")


def test_a_seat_that_is_not_asked_owes_nothing() -> None:
    assert decision_of(ask(NEW, (2, 0), "turn"), 1) is None
