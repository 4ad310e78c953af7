"""Taking back: when it is free, when the others are asked, what the host may, and what stays of it."""

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
import pytest_asyncio

from engine.core.forms.forms import Form
from engine.core.game import Outcome
from engine.core.state.events import Reveal
from engine.core.state.state import ask
from engine.core.values.seats import Seat
from tests.sample.games.pebbles.game import GAME
from tests.sample.games.pebbles.state import PebblesState
from tests.tables.room import ANNA, BRUNO, CARLA, Room, code, done, room_in
from tests.tables.situations import (
    TAKE_NOTHING,
    after_a_draw,
    answers,
    everything,
    favours,
    overview_of,
    rows,
    said_last,
)

Trio = Callable[[Room], Awaitable[tuple[str, int]]]
"""Brings about a game of three: the table, and who wants to take something back."""


async def one_has_chosen(room: Room) -> tuple[str, int]:
    table = await room.started(ANNA, BRUNO, CARLA)
    await favours(room, table, BRUNO)
    return table, BRUNO


async def two_have_chosen(room: Room) -> tuple[str, int]:
    table, _ = await one_has_chosen(room)
    await favours(room, table, ANNA)
    return table, BRUNO


async def the_last_has_chosen(room: Room) -> tuple[str, int]:
    table, _ = await two_have_chosen(room)
    await favours(room, table, CARLA)
    return table, CARLA


async def one_has_drawn(room: Room) -> tuple[str, int]:
    return await after_a_draw(room, ANNA, BRUNO, CARLA)


async def one_has_taken(room: Room) -> tuple[str, int]:
    table, player = await one_has_drawn(room)
    await answers(room, table, player, TAKE_NOTHING)
    return table, player


async def another_has_taken_his_back(room: Room) -> tuple[str, int]:
    table, _ = await two_have_chosen(room)
    done(await room.tables.undo(room.by(ANNA), table))
    return table, BRUNO


async def chosen_anew(room: Room) -> tuple[str, int]:
    table, _ = await one_has_chosen(room)
    done(await room.tables.undo(room.by(BRUNO), table))
    await favours(room, table, BRUNO)
    return table, BRUNO


async def somebody_left(room: Room) -> tuple[str, int]:
    table, _ = await one_has_chosen(room)
    done(await room.tables.resign(room.by(CARLA), table))
    return table, BRUNO


FREE = {
    "the others are still choosing": one_has_chosen,
    "another has taken his own back": another_has_taken_his_back,
    "he has chosen anew after an undo": chosen_anew,
}
ASKED = {
    "another has acted since": two_have_chosen,
    "the next is asked": the_last_has_chosen,
    "a random number was drawn": one_has_drawn,
    "the turn has ended": one_has_taken,
    "a computer has acted since": somebody_left,
}


@pytest.mark.parametrize("situation", rows(FREE))
async def test_free_while(room: Room, situation: Trio) -> None:
    table, user = await situation(room)
    assert await room.tables.undo_now(user, table) == "free"
    answer = done(await room.tables.undo(room.by(user), table))
    assert answer.motion is None
    assert await said_last(room, table) == "table-undone"
    assert await room.asked(table, user)
    assert code(await room.tables.undo(room.by(user), table)) == "tables.nothing-to-undo"


@pytest.mark.parametrize("situation", rows(ASKED))
async def test_the_others_are_asked_when(room: Room, situation: Trio) -> None:
    table, user = await situation(room)
    await room.tables.computers_idle()
    before = await overview_of(room, table)
    assert await room.tables.undo_now(user, table) == "asks"
    answer = done(await room.tables.undo(room.by(user), table))
    assert answer.motion is not None
    assert answer.step == before.table.step
    assert (await overview_of(room, table)).motion is not None


def reveal(state: PebblesState, seat: Seat, form: Form) -> Outcome[PebblesState]:
    after, events = GAME.apply(state, seat, form)
    return after, (*events, Reveal("boasted", {"seat": seat, "colour": "grey"}))


def end_the_turn(state: PebblesState, seat: Seat, form: Form) -> Outcome[PebblesState]:
    after, events = GAME.apply(state, seat, form)
    return msgspec.structs.replace(after, turn=after.turn + 1), events


def ask_another(state: PebblesState, seat: Seat, form: Form) -> Outcome[PebblesState]:
    after, events = GAME.apply(state, seat, form)
    return ask(after, [decision.seat for decision in after.decisions], "favourite"), events


TWINS = {
    "something was revealed": reveal,
    "nothing but the turn has ended": end_the_turn,
    "another was asked something new": ask_another,
}


@pytest_asyncio.fixture
async def twins(tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[Room]:
    """A room with a game in which choosing a favourite does one thing more."""
    changed: Any = GAME.altered(apply=request.param)
    async with room_in(tmp_path / "twins.db", games={"pebbles": changed}) as room:
        yield room


@pytest.mark.parametrize("twins", rows(TWINS), indirect=True)
async def test_the_others_are_asked_of_a_choice_by_which(twins: Room) -> None:
    table, user = await one_has_chosen(twins)
    assert done(await twins.tables.undo(twins.by(user), table)).motion is not None


@pytest.mark.parametrize("twins", rows(TWINS), indirect=True)
async def test_nobody_is_asked_by_who_takes_back_at_once_or_not_at_all(twins: Room) -> None:
    table, user = await one_has_chosen(twins)
    before = await everything(twins, but=("requests",))
    refused = await twins.tables.undo(twins.by(user), table, asking=False)
    assert code(refused) == "tables.others-must-agree"
    assert await everything(twins, but=("requests",)) == before


async def test_what_is_free_and_what_concerns_nobody_else_is_taken_back_without_asking(room: Room) -> None:
    table, user = await one_has_chosen(room)
    assert done(await room.tables.undo(room.by(user), table, asking=False)).motion is None
    alone, player = await after_a_draw(room, ANNA, computers=1)
    assert done(await room.tables.undo(room.by(player), alone, asking=False)).motion is None


NOTHING: dict[str, tuple[int, str]] = {
    "who has not moved": (ANNA, "tables.nothing-to-undo"),
    "a stranger": (999, "tables.not-seated"),
}


@pytest.mark.parametrize(("user", "expected"), rows(NOTHING))
async def test_nothing_to_take_back_for(room: Room, user: int, expected: str) -> None:
    table, _ = await one_has_chosen(room)
    before = await everything(room)
    assert await room.tables.undo_now(user, table) == "nothing"
    assert code(await room.tables.undo(room.by(user), table)) == expected
    assert await everything(room) == before


async def test_two_in_a_row_lead_back_two_moves(room: Room) -> None:
    table, player = await after_a_draw(room, ANNA, computers=1)
    kinds = ["turn", "favourite"]
    for kind in kinds:
        done(await room.tables.undo(room.by(player), table))
        (waiting,) = await room.tables.mine(player)
        assert waiting.kind == kind
    assert code(await room.tables.undo(room.by(player), table)) == "tables.nothing-to-undo"


async def test_a_lone_person_need_ask_nobody(room: Room) -> None:
    table, player = await after_a_draw(room, ANNA, computers=2)
    assert await room.tables.undo_now(player, table) == "free"
    answer = done(await room.tables.undo(room.by(player), table))
    assert (await overview_of(room, table)).motion is None
    assert answer.motion is None
    assert await said_last(room, table) == "table-undone"


async def test_computers_answer_again_what_was_taken_back_with_it(room: Room) -> None:
    table = await room.started(ANNA, computers=2)
    await favours(room, table, ANNA)
    done(await room.tables.undo(room.by(ANNA), table))
    await room.tables.computers_idle()
    (waiting,) = await room.tables.mine(ANNA)
    assert waiting.kind == "favourite"
    await favours(room, table, ANNA)
    await room.play_out(table, ANNA)
    assert (await overview_of(room, table)).table.status == "finished"
