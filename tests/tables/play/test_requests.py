"""A request is carried out once: whoever repeats it gets the answer it was given, and nobody else does."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from engine.core.forms.forms import Form
from engine.core.values.refusals import Refusal
from engine.tables.service import Answer, Done, Request
from tests.tables.room import ANNA, BRUNO, CARLA, DINO, EVA, THERE, Room, done, room_in
from tests.tables.situations import (
    GREY,
    Situation,
    after_a_draw,
    call_of,
    everything,
    favours,
    game,
    lobby,
    overview_of,
    rows,
)

Ask = Callable[[Room, str, Request], Awaitable[Answer]]
"""Asks something of the service, with this request."""


async def drawn(room: Room) -> str:
    return (await after_a_draw(room, ANNA, BRUNO, CARLA))[0]


async def chosen(room: Room) -> str:
    table = await room.started(ANNA, BRUNO, CARLA)
    await favours(room, table, ANNA)
    return table


async def moved(room: Room) -> str:
    table = await chosen(room)
    done(await room.tables.abandon(room.by(BRUNO), table))
    return table


async def over(room: Room) -> str:
    table = await room.started(ANNA, BRUNO)
    await room.play_out(table, ANNA, BRUNO)
    return table


def calls(call: str, *arguments: Any, **named: Any) -> Ask:
    """A call about the table."""
    return lambda room, table, request: call_of(room, call)(request, table, *arguments, **named)


def creates(title: str, **named: Any) -> Ask:
    """A call that opens another table."""
    return lambda room, _, request: room.tables.create(request, title, **named)


def plays_now(title: str, **named: Any) -> Ask:
    """A call that opens another table and starts it."""
    return lambda room, _, request: room.tables.play_now(request, title, **named)


def votes(agrees: bool) -> Ask:
    async def ask(room: Room, table: str, request: Request) -> Answer:
        return await room.tables.vote(request, table, 1, agrees)

    return ask


CHANGES: dict[str, tuple[Situation, Ask, type]] = {
    "create": (lobby(ANNA), creates("pebbles"), Done),
    "create, refused": (lobby(ANNA), creates("chess"), Refusal),
    "play now": (lobby(ANNA), plays_now("pebbles"), Done),
    "play now, refused": (lobby(ANNA), plays_now("chess"), Refusal),
    "join": (lobby(BRUNO), calls("join"), Done),
    "join, refused": (lobby(ANNA), calls("join"), Refusal),
    "leave": (lobby(BRUNO, ANNA), calls("leave"), Done),
    "leave, refused": (lobby(BRUNO), calls("leave"), Refusal),
    "add a computer": (lobby(ANNA), calls("add_computer"), Done),
    "add a computer, refused": (lobby(BRUNO), calls("add_computer"), Refusal),
    "remove a computer": (lobby(ANNA, computers=2), calls("remove_computer"), Done),
    "remove a computer, refused": (lobby(ANNA), calls("remove_computer"), Refusal),
    "invite": (lobby(ANNA), calls("invite", BRUNO), Done),
    "invite, refused": (lobby(ANNA), calls("invite", ANNA), Refusal),
    "configure": (lobby(ANNA), calls("configure", options={"bag": "small"}, places=3), Done),
    "configure, refused": (lobby(ANNA), calls("configure", places=9), Refusal),
    "start": (lobby(ANNA, BRUNO), calls("start"), Done),
    "start, refused": (lobby(ANNA), calls("start"), Refusal),
    "cancel": (lobby(ANNA), calls("cancel"), Done),
    "cancel, refused": (lobby(BRUNO), calls("cancel"), Refusal),
    "submit, refused": (game(ANNA, BRUNO), calls("submit", 77, GREY), Refusal),
    "submit, badly written": (game(ANNA, BRUNO), calls("submit", 2**70, Form("\ud800")), Refusal),
    "undo": (chosen, calls("undo"), Done),
    "undo, refused": (game(ANNA, BRUNO), calls("undo"), Refusal),
    "undo at once": (chosen, calls("undo", asking=False), Done),
    "undo by the host": (drawn, calls("undo_as_host", 4), Done),
    "undo by the host, refused": (drawn, calls("undo_as_host", 44), Refusal),
    "abandon": (drawn, calls("abandon"), Done),
    "abandon, refused": (lobby(ANNA), calls("abandon"), Refusal),
    "agree": (moved, votes(True), Done),
    "disagree": (moved, votes(False), Done),
    "vote, refused": (drawn, votes(True), Refusal),
    "resign": (chosen, calls("resign"), Done),
    "resign, refused": (lobby(ANNA), calls("resign"), Refusal),
    "replace by a computer": (chosen, calls("replace", 1, None), Done),
    "replace by a person": (chosen, calls("replace", 1, DINO), Done),
    "replace, refused": (chosen, calls("replace", 9, DINO), Refusal),
    "rematch": (over, calls("rematch"), Done),
    "rematch, refused": (drawn, calls("rematch"), Refusal),
}

ONCE = Request("once", ANNA, THERE)
WHO_ASKED = ("people", "sqlite_sequence")
"""What may change when somebody else tries: we know him from then on."""


@pytest.mark.parametrize(("situation", "ask", "kind"), rows(CHANGES))
async def test_a_repeated_request_gets_the_same_answer_and_changes_nothing(
    tmp_path: Path, situation: Situation, ask: Ask, kind: type
) -> None:
    """Also after a restart; and to whoever else uses its id, it reveals nothing."""
    async with room_in(tmp_path / "paravent.db") as room:
        table = await situation(room)
        answer = await ask(room, table, ONCE)
        assert isinstance(answer, kind), answer
        await room.tables.computers_idle()
        before = await everything(room, but=WHO_ASKED)
        assert await ask(room, table, ONCE) == answer
        assert await ask(room, table, Request("once", BRUNO, THERE)) == Refusal("tables.request-reused")
        assert await room.tables.join(ONCE, "other") == Refusal("tables.request-reused")
        assert await everything(room, but=WHO_ASKED) == before
    async with room_in(tmp_path / "paravent.db", key=b"after a restart") as room:
        before = await everything(room, but=WHO_ASKED)
        assert await ask(room, table, ONCE) == answer
        assert await ask(room, table, Request("once", EVA, THERE)) == Refusal("tables.request-reused")
        assert await everything(room, but=WHO_ASKED) == before


async def test_a_repeated_move_is_one_move(room: Room) -> None:
    table = await room.started(ANNA, BRUNO)
    ((_, decision),) = await room.asked(table, ANNA)
    request = room.by(ANNA)
    first, *again = await asyncio.gather(*(room.tables.submit(request, table, decision, GREY) for _ in range(5)))
    assert again == [done(first)] * 4
    assert (await overview_of(room, table)).table.step == 1


OTHERWISE: dict[str, tuple[Ask, Ask]] = {
    "another colour": (calls("submit", 1, GREY), calls("submit", 1, Form("favour", {"colour": "white"}))),
    "another question": (calls("submit", 1, GREY), calls("submit", 2, GREY)),
    "another call": (calls("resign"), calls("undo")),
    "without asking": (calls("undo"), calls("undo", asking=False)),
    "another seat": (calls("replace", 7, None), calls("replace", 8, None)),
    "a person for a computer": (calls("replace", 7, None), calls("replace", 7, DINO)),
    "another number of places": (creates("pebbles", places=2), creates("pebbles", places=3)),
    "another number of computers": (plays_now("pebbles", computers=1), plays_now("pebbles", computers=2)),
    "a game for a table": (creates("pebbles"), plays_now("pebbles")),
    "a no for a yes": (votes(True), votes(False)),
}


@pytest.mark.parametrize(("ask", "other"), rows(OTHERWISE))
async def test_the_same_id_with(room: Room, ask: Ask, other: Ask) -> None:
    table = await room.started(ANNA, BRUNO, CARLA)
    answer = await ask(room, table, ONCE)
    await room.tables.computers_idle()
    before = await everything(room, but=WHO_ASKED)
    assert await other(room, table, ONCE) == Refusal("tables.request-reused")
    assert await everything(room, but=WHO_ASKED) == before
    assert await ask(room, table, ONCE) == answer


async def test_a_double_create_opens_one_table(room: Room) -> None:
    request = room.by(ANNA)
    opened = await asyncio.gather(*(room.tables.create(request, "pebbles") for _ in range(4)))
    assert len({done(answer).table for answer in opened}) == 1
    assert len(await room.tables.listed(None)) == 1
