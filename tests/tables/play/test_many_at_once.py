"""Crowds: one winner for each question, hundreds of tables at once, and tasks that are cancelled at any point."""

import asyncio
import gc
from collections import Counter
from collections.abc import Awaitable, Coroutine, Iterable
from random import Random
from typing import TypeVar

import pytest

from engine.core.values.refusals import Refusal
from engine.tables.service import Answer, Done, Request
from tests.tables.room import ANNA, BRUNO, CARLA, Room, done
from tests.tables.situations import DRAW, TAKE_NOTHING, after_a_draw, first_turn, overview_of
from tests.tables.soak.checks import faults_at_work
from tests.thorough import how_many, thorough

FIFTY = 50
TABLES = how_many(100, 300)
STRANGERS = range(5000, 5000 + FIFTY)
PATIENCE = 240
"""Seconds; whoever takes longer waits for something that never comes."""

T = TypeVar("T")


async def at_once(calls: Iterable[Awaitable[T]]) -> list[T]:
    """Do all of it at once. None may raise, none may wait for ever."""
    return await asyncio.wait_for(asyncio.gather(*calls), PATIENCE)


def told(answers: Iterable[Answer]) -> Counter[str]:
    """How many were told what: done, or why not."""
    return Counter(answer.code if isinstance(answer, Refusal) else "done" for answer in answers)


async def step(room: Room, table: str) -> int:
    return (await overview_of(room, table)).table.step


async def faults(room: Room) -> list[str]:
    """What is wrong with any table, all steps done over."""
    return await room.tables.store.read(faults_at_work)


def locks_left(room: Room) -> int:
    gc.collect()
    return len(room.tables.locks)


# One table


async def test_of_fifty_who_answer_one_question_only_the_one_who_is_asked_does(room: Room) -> None:
    table, player = await first_turn(room, ANNA, BRUNO)
    [(_, decision)] = await room.asked(table, player)
    before, other = await step(room, table), ANNA + BRUNO - player
    users = [*STRANGERS[:24], other, player, *STRANGERS[24:48]]
    answers = await at_once(room.tables.submit(room.by(user), table, decision, DRAW) for user in users)
    assert told(answers) == {"done": 1, "core.not-your-decision": 1, "tables.not-seated": 48}
    assert answers[users.index(player)] == Done(table, before + 1)
    assert await step(room, table) == before + 1
    assert await faults(room) == []


async def test_of_fifty_presses_of_one_person_the_first_counts_and_the_others_are_too_late(room: Room) -> None:
    table, player = await first_turn(room, ANNA, BRUNO)
    [(_, decision)] = await room.asked(table, player)
    before = await step(room, table)
    answers = await at_once(room.tables.submit(room.by(player), table, decision, DRAW) for _ in range(FIFTY))
    assert told(answers) == {"done": 1, "core.decision-closed": FIFTY - 1}
    assert isinstance(answers[0], Done)
    assert await step(room, table) == before + 1
    assert await faults(room) == []


async def test_one_request_that_comes_fifty_times_is_carried_out_once_and_told_fifty_times(room: Room) -> None:
    table, player = await first_turn(room, ANNA, BRUNO)
    [(_, decision)] = await room.asked(table, player)
    before, request = await step(room, table), room.by(player)
    answers = await at_once(room.tables.submit(request, table, decision, DRAW) for _ in range(FIFTY))
    assert answers == [Done(table, before + 1)] * FIFTY
    assert await step(room, table) == before + 1
    assert await faults(room) == []


async def test_the_last_place_goes_to_one_of_fifty(room: Room) -> None:
    table = await room.opened(ANNA, BRUNO, places=3)
    answers = await at_once(room.tables.join(room.by(user), table) for user in STRANGERS)
    assert told(answers) == {"done": 1, "tables.full": FIFTY - 1}
    assert len((await overview_of(room, table)).sitters) == 3


async def test_two_who_press_start_at_once_start_one_game(room: Room) -> None:
    table = await room.opened(ANNA, BRUNO)
    answers = await at_once(room.tables.start(room.by(ANNA), table) for _ in range(FIFTY))
    assert told(answers) == {"done": 1, "tables.not-open": FIFTY - 1}
    assert await step(room, table) == 0


async def test_nobody_gets_more_tables_by_opening_them_all_at_once(room: Room) -> None:
    answers = await at_once(room.tables.create(room.by(ANNA), "pebbles") for _ in range(FIFTY))
    assert told(answers) == {"done": 20, "tables.too-many-live": FIFTY - 20}


async def test_a_vote_an_undo_and_a_move_at_once_leave_the_table_whole(room: Room) -> None:
    table, player = await after_a_draw(room, ANNA, BRUNO, CARLA)
    motion = done(await room.tables.abandon(room.by(player), table)).motion or 0
    others = [user for user in (ANNA, BRUNO, CARLA) if user != player]
    [(_, decision)] = await room.asked(table, player)
    calls = [
        room.tables.submit(room.by(player), table, decision, TAKE_NOTHING),
        room.tables.undo(room.by(player), table),
    ]
    calls += [room.tables.vote(room.by(user), table, motion, True) for user in others]
    calls += [room.tables.resign(room.by(user), table) for user in others]
    await at_once(calls)
    await room.tables.computers_idle()
    assert await faults(room) == []
    assert locks_left(room) == 0


# Hundreds of tables


async def a_table_of_its_own(room: Room, number: int, moves: int) -> tuple[str, int]:
    """Two people nobody else plays with, every third time with a computer, play some moves and look around."""
    users = (10_000 + 2 * number, 10_001 + 2 * number)
    table = await room.opened(*users, computers=int(not number % 3))
    done(await room.tables.start(room.by(users[0]), table))
    made = 0
    while made < moves:
        for user, decision in await room.asked(table, *users):
            form = await room.form(user, table)
            made += isinstance(await room.tables.submit(room.by(user), table, decision, form), Done)
            assert not isinstance(await room.tables.view_for(user, table), Refusal)
    return table, made


@thorough
async def test_hundreds_play_at_hundreds_of_tables_at_once(room: Room) -> None:
    played = await at_once(a_table_of_its_own(room, number, moves=4) for number in range(TABLES))
    await room.tables.computers_idle()
    assert len({table for table, _ in played}) == TABLES
    for table, moves in played:
        assert await step(room, table) >= moves
    assert await faults(room) == []
    assert locks_left(room) == 0


# Cancelled


async def pressing(room: Room, table: str, user: int) -> Coroutine[None, None, Answer]:
    """The user is about to answer what he is asked."""
    [(_, decision)] = await room.asked(table, user)
    return room.tables.submit(room.by(user), table, decision, await room.form(user, table))


async def press_and_cancel(room: Room, playing: list[tuple[str, int]], chance: Random) -> None:
    """All who are asked answer at once, and one after the other is cancelled; some have been heard by then."""
    presses = [await pressing(room, table, user) for table, user in playing if await room.asked(table, user)]
    tasks = [asyncio.create_task(press) for press in presses]
    for task in chance.sample(tasks, len(tasks)):
        await asyncio.sleep(chance.choice((0, 0, 0.0005)))
        task.cancel()
    ended = await asyncio.gather(*tasks, return_exceptions=True)
    assert {type(end) for end in ended} <= {asyncio.CancelledError, Done}
    await room.tables.alive()  # what was accepted before this is on disk by now


@thorough
@pytest.mark.parametrize("seed", range(1, how_many(2, 5)))
async def test_whoever_is_cancelled_leaves_nothing_open_and_the_computers_awake(room: Room, seed: int) -> None:
    chance = Random(seed)
    tables = [await room.started(user, computers=2) for user in STRANGERS]
    playing = list(zip(tables, STRANGERS, strict=True))
    for _ in range(8):
        await press_and_cancel(room, playing, chance)
    await asyncio.wait_for(room.tables.computers_idle(), PATIENCE)
    assert await room.tables.store.read(lambda stored: stored.steps.computers_asked()) == []
    assert await faults(room) == []
    assert locks_left(room) == 0
    for table, user in playing:
        assert await room.move(table, user) or (await overview_of(room, table)).table.status == "finished"


async def test_who_is_cancelled_may_ask_again_and_it_happens_once(room: Room) -> None:
    table, player = await first_turn(room, ANNA, BRUNO)
    [(_, decision)] = await room.asked(table, player)
    before = await step(room, table)
    for pauses in range(20):
        request = Request(f"pressed {pauses}", player)
        pressing = asyncio.create_task(room.tables.submit(request, table, decision, DRAW))
        for _ in range(pauses):
            await asyncio.sleep(0)
        pressing.cancel()
        await asyncio.gather(pressing, return_exceptions=True)
    answers = [
        await room.tables.submit(Request(f"pressed {pauses}", player), table, decision, DRAW) for pauses in range(20)
    ]
    assert told(answers)["done"] == 1
    assert await step(room, table) == before + 1
