"""Lessons: of those that fit a step, the most particular one is given."""

import pytest

from engine.core.learning import Lesson, Topic, lesson_at, topic_named
from tests.sample.games.pebbles.game import GAME as PEBBLES

GAME = PEBBLES.altered(
    topics=(Topic("aim"), Topic("beach", "table")),
    lessons=(
        Lesson("turn", "aim"),
        Lesson("take", "beach"),
        Lesson("take.shell", "beach"),
        Lesson("sell", "aim"),
        Lesson("turn.sell", "beach"),
    ),
)

STEPS = [
    (("turn",), "turn"),
    (("turn", "draw"), "turn"),
    (("take", "take"), "take"),
    (("take", "take", "pebbles"), "take"),
    (("take", "take", "shell"), "take.shell"),
    (("turn", "sell", "pebbles"), "turn.sell"),
    (("elsewhere", "sell"), "sell"),
    (("elsewhere",), None),
]


@pytest.mark.parametrize(("step", "at"), STEPS)
def test_the_lesson_of_a_step(step: tuple[str, ...], at: str | None) -> None:
    found = lesson_at(GAME, *step)
    assert (found and found.at) == at


def test_a_game_without_lessons_has_none() -> None:
    assert lesson_at(PEBBLES.altered(lessons=()), "turn", "draw") is None


def test_a_lesson_goes_by_a_name_that_a_message_can_have() -> None:
    assert Lesson("take.shell", "beach").message == "lesson-take-shell"


def test_a_page_that_nobody_knows_is_the_first() -> None:
    assert topic_named(GAME, "beach") == Topic("beach", "table")
    assert topic_named(GAME, "moon") == Topic("aim")
    assert topic_named(PEBBLES.altered(topics=()), "aim") is None
