"""A half-filled form that is kept: until it is answered, for whoever began it, whatever happens meanwhile."""

import pytest

from engine.core.forms.forms import Form
from engine.tables.seeing.shown import Draft
from tests.tables.room import ANNA, BRUNO, EVA, THERE, Room, code, done
from tests.tables.situations import DRAW, GREY, TAKE_NOTHING, after_a_draw, answers, everything, favours, rows

NOBODY = 999
"""A user we have never met."""
HUGE = 2**70


async def test_a_half_filled_form_is_kept_until_its_question_is_answered(room: Room) -> None:
    table, player = await after_a_draw(room, ANNA, BRUNO)
    ((_, decision),) = await room.asked(table, player)
    for form in (Form("take", {"shell": "fan"}), Form("take", {"pebbles": (1, 0, 0), "shell": "cone"}), Form("take")):
        assert await room.tables.keep_draft(player, table, decision, form) is None
        assert await room.tables.draft_for(player, table) == Draft(decision, form)
    for user in (*({ANNA, BRUNO} - {player}), EVA, NOBODY):
        assert await room.tables.draft_for(user, table, THERE) is None
    await answers(room, table, player, TAKE_NOTHING)
    assert await room.tables.draft_for(player, table) is None


async def test_a_half_filled_form_outlives_that_its_question_is_withdrawn_and_put_again(room: Room) -> None:
    table, player = await after_a_draw(room, ANNA, computers=1)
    ((_, decision),) = await room.asked(table, player)
    plan = Form("take", {"shell": "fan"})
    assert await room.tables.keep_draft(player, table, decision, plan) is None
    done(await room.tables.undo(room.by(player), table))
    assert await room.tables.draft_for(player, table) == Draft(decision, plan), "it is not lost while he is asked less"
    await answers(room, table, player, DRAW)
    assert await room.tables.draft_for(player, table) is None, "he has answered, otherwise than he had planned"


async def test_a_half_filled_form_is_forgotten_when_its_author_says_so(room: Room) -> None:
    table, player = await after_a_draw(room, ANNA, BRUNO)
    ((_, decision),) = await room.asked(table, player)
    for form in (Form("take", {"shell": "fan"}), None):
        assert await room.tables.keep_draft(player, table, decision, form) is None
    assert await room.tables.draft_for(player, table) is None


async def test_no_half_filled_form_is_left_when_the_game_is_over(room: Room) -> None:
    table = await room.started(ANNA, BRUNO)
    ((_, decision),) = await room.asked(table, BRUNO)
    assert await room.tables.keep_draft(BRUNO, table, decision, Form("favour")) is None
    asked = done(await room.tables.abandon(room.by(ANNA), table))
    done(await room.tables.vote(room.by(BRUNO), table, asked.motion or 0, True))
    assert (await everything(room))["drafts"] == []


NO_DRAFT: dict[str, tuple[int, int, Form, str]] = {
    "of a spectator": (EVA, 1, GREY, "not-seated"),
    "of somebody unknown": (NOBODY, 1, GREY, "not-seated"),
    "for what was answered": (ANNA, 1, GREY, "not-asked"),
    "for another question": (BRUNO, 77, GREY, "not-asked"),
    "for a question beyond all numbers": (BRUNO, HUGE, GREY, "not-asked"),
    "with an unknown verb": (BRUNO, 2, Form("dance"), "not-asked"),
    "with a verb for another question": (BRUNO, 2, Form("take"), "not-asked"),
    "with an unknown field": (BRUNO, 2, Form("favour", {"size": "big"}), "not-asked"),
    "with the wrong kind of value": (BRUNO, 2, Form("favour", {"colour": True}), "not-asked"),
    "with a very long value": (BRUNO, 2, Form("favour", {"colour": "x" * 10_000}), "not-asked"),
    "with half a letter": (BRUNO, 2, Form("favour", {"colour": "\ud800"}), "not-asked"),
}


@pytest.mark.parametrize(("user", "decision", "form", "expected"), rows(NO_DRAFT))
async def test_no_draft_is_kept(room: Room, user: int, decision: int, form: Form, expected: str) -> None:
    table = await room.started(ANNA, BRUNO)
    await favours(room, table, ANNA)
    numbers = {1: 77, 2: next((number for _, number in await room.asked(table, BRUNO)), 0)}
    before = await everything(room)
    refusal = await room.tables.keep_draft(user, table, numbers.get(decision, decision), form, THERE)
    assert code(refusal) == f"tables.{expected}"
    assert await everything(room) == before
