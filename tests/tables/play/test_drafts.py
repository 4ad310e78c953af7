"""Filling in a form: what may come beside what is filled, and a half-filled form that is kept."""

import pytest

from engine.core.forms.forms import Form
from engine.core.forms.offers import CountsOffer, OneOffer
from engine.tables.seeing.shown import Menu
from tests.tables.room import ANNA, BRUNO, EVA, THERE, Room, code, done
from tests.tables.situations import DRAW, GREY, TAKE_NOTHING, after_a_draw, answers, everything, favours, rows

NOBODY = 999
"""A user we have never met."""
HUGE = 2**70


async def test_choices_beside_what_is_filled(room: Room) -> None:
    table, player = await after_a_draw(room, ANNA, BRUNO)
    menu = await room.tables.choices_for(player, table, "take", {}, "pebbles")
    assert isinstance(menu, Menu)
    assert isinstance(menu.offer, CountsOffer)
    assert (menu.kept, menu.offer.budget) == ({}, 6)
    beside = await room.tables.choices_for(player, table, "take", {"shell": "fan", "pebbles": (0, 0, 0)}, "pebbles")
    assert isinstance(beside, Menu)
    assert isinstance(beside.offer, CountsOffer)
    assert (beside.kept, beside.offer.budget) == ({"shell": "fan"}, 2)


async def test_what_does_not_stand_of_a_form_is_left_out(room: Room) -> None:
    table, player = await after_a_draw(room, ANNA, BRUNO)
    menu = await room.tables.choices_for(player, table, "take", {"pebbles": (99, 0, 0), "sand": "much"}, "shell")
    assert isinstance(menu, Menu)
    assert isinstance(menu.offer, OneOffer)
    assert (menu.kept, menu.offer.values) == ({}, ("fan", "cone", "spiral"))


async def test_a_half_filled_form_is_kept_until_its_question_is_answered(room: Room) -> None:
    table, player = await after_a_draw(room, ANNA, BRUNO)
    ((_, decision),) = await room.asked(table, player)
    for form in (Form("take", {"shell": "fan"}), Form("take", {"pebbles": (1, 0, 0), "shell": "cone"}), Form("take")):
        assert await room.tables.keep_draft(player, table, decision, form) is None
        assert await room.tables.draft_for(player, table) == (decision, form)
    for user in (*({ANNA, BRUNO} - {player}), EVA, NOBODY):
        assert await room.tables.draft_for(user, table, THERE) is None
    await answers(room, table, player, TAKE_NOTHING)
    assert await room.tables.draft_for(player, table) is None


async def test_a_half_filled_form_goes_when_its_question_is_taken_back(room: Room) -> None:
    table, player = await after_a_draw(room, ANNA, computers=1)
    ((_, decision),) = await room.asked(table, player)
    assert await room.tables.keep_draft(player, table, decision, Form("take", {"shell": "fan"})) is None
    done(await room.tables.undo(room.by(player), table))
    await answers(room, table, player, DRAW)
    assert await room.tables.draft_for(player, table) is None


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
