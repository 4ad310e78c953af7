"""What stays of what was taken back: its numbers, its draws, its sentences; and what the host may take back."""

from typing import Any

import pytest

from engine.core.values.refusals import Refusal
from tests.tables.room import ANNA, BRUNO, CARLA, NAMES, Room, code, done
from tests.tables.situations import (
    DRAW,
    GREY,
    TAKE_NOTHING,
    after_a_draw,
    answers,
    everything,
    favours,
    first_turn,
    log_of,
    rows,
    said_last,
    turn_of,
)


async def one_has_taken(room: Room) -> str:
    """All of three have chosen, which is steps 1 to 3; one has drawn, and taken nothing."""
    table, player = await after_a_draw(room, ANNA, BRUNO, CARLA)
    await answers(room, table, player, TAKE_NOTHING)
    return table


# By the host


async def test_the_host_takes_back_any_move_that_stands(room: Room) -> None:
    table = await one_has_taken(room)
    for step in (5, 4, 2):
        answer = done(await room.tables.undo_as_host(room.by(ANNA), table, step))
        assert answer.motion is None
        assert await said_last(room, table) == "table-undone-by-host"
    assert len(await room.asked(table, ANNA, BRUNO, CARLA)) == 2


UNDO_BY_HOST: dict[str, tuple[int, Any, str]] = {
    "not by a guest": (BRUNO, 4, "not-host"),
    "not by a stranger": (999, 4, "not-host"),
    "not to the start": (ANNA, 0, "no-such-step"),
    "not below the start": (ANNA, -1, "no-such-step"),
    "not to what is to come": (ANNA, 99, "no-such-step"),
    "not beyond all numbers": (ANNA, 2**70, "no-such-step"),
    "not to what was taken back": (ANNA, 5, "no-such-step"),
    "not to an undo": (ANNA, 6, "no-such-step"),
}


@pytest.mark.parametrize(("user", "step", "expected"), rows(UNDO_BY_HOST))
async def test_the_host_takes_back_what_stands_but(room: Room, user: int, step: int, expected: str) -> None:
    table = await one_has_taken(room)
    done(await room.tables.undo_as_host(room.by(ANNA), table, 5))
    before = await everything(room)
    assert code(await room.tables.undo_as_host(room.by(user), table, step)) == f"tables.{expected}"
    assert await everything(room) == before


# What stays


async def numbers(room: Room, table: str) -> set[int]:
    """The numbers of all questions that are open."""
    look = await room.tables.view_for(None, table)
    assert not isinstance(look, Refusal)
    return {decision.number for decision in look.view.decisions}


async def test_no_question_is_put_twice_under_one_number(room: Room) -> None:
    table, _ = await first_turn(room, ANNA, BRUNO)
    used = await numbers(room, table) | {1, 2}
    for form in (DRAW, TAKE_NOTHING, DRAW, TAKE_NOTHING):
        step = (await answers(room, table, await turn_of(room, table, ANNA, BRUNO), form)).step
        for again in (True, False):
            asked = await numbers(room, table)
            assert not used & asked
            used |= asked
            if again:
                done(await room.tables.undo_as_host(room.by(ANNA), table, step))
        await answers(room, table, await turn_of(room, table, ANNA, BRUNO), form)
        used |= await numbers(room, table)


async def test_who_was_asked_all_the_while_keeps_his_number(room: Room) -> None:
    table = await room.started(ANNA, BRUNO)
    before = await room.asked(table, ANNA)
    await favours(room, table, BRUNO)
    done(await room.tables.undo(room.by(BRUNO), table))
    assert await room.asked(table, ANNA) == before
    done(await room.tables.submit(room.by(ANNA), table, before[0][1], GREY))


async def test_an_old_button_is_refused_kindly(room: Room) -> None:
    table = await room.started(ANNA, BRUNO)
    ((_, old),) = await room.asked(table, BRUNO)
    await favours(room, table, BRUNO)
    done(await room.tables.undo(room.by(BRUNO), table))
    before = await everything(room)
    assert code(await room.tables.submit(room.by(BRUNO), table, old, GREY)) == "core.decision-closed"
    assert await everything(room) == before
    await favours(room, table, BRUNO)


async def test_the_draws_are_never_rewound(room: Room) -> None:
    """Whoever could draw again what he has seen would choose his luck."""
    table, player = await first_turn(room, ANNA, computers=1)
    drawn = []
    for _ in range(8):
        await answers(room, table, player, DRAW)
        drawn.append((await log_of(room, table))[-1].texts[0].params["pebbles"])
        done(await room.tables.undo(room.by(player), table))
    assert len(set(drawn)) > 1


async def test_what_was_undone_stays_in_the_log_and_is_marked(room: Room) -> None:
    table = await one_has_taken(room)
    done(await room.tables.undo_as_host(room.by(ANNA), table, 4))
    entries = await log_of(room, table)
    assert [entry.texts[0].key for entry in entries[4:]] == ["drew", "took", "table-undone-by-host"]
    assert [entry.step for entry in entries if entry.undone] == [4, 5]


async def test_a_change_of_players_is_not_undone_with_the_moves_around_it(room: Room) -> None:
    table = await room.started(ANNA, BRUNO, CARLA)
    await favours(room, table, BRUNO, ANNA)
    done(await room.tables.resign(room.by(BRUNO), table))
    done(await room.tables.undo_as_host(room.by(ANNA), table, 1))
    await room.tables.computers_idle()
    entries = await log_of(room, table)
    assert [(entry.kind, entry.undone) for entry in entries[:5]] == [
        ("start", False),
        ("form", True),
        ("form", True),
        ("notice", False),
        ("undo", False),
    ]
    assert NAMES[BRUNO] not in {sitter.name for sitter in entries[-1].sitters}
