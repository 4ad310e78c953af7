"""What waits for a user, and until when: questions and votes, the oldest first, and the clocks of a table."""

from pathlib import Path

import pytest

from engine.tables.seeing.shown import Waiting
from tests.tables.room import ANNA, BRUNO, CARLA, EVA, NOON, Room, done, room_in
from tests.tables.situations import after_a_draw, favours, rows

NOBODY = 999
"""A user we have never met."""


async def waiting(room: Room, user: int) -> list[tuple[str, str]]:
    return [(item.table, item.kind) for item in await room.tables.mine(user)]


async def test_what_waits_for_me_oldest_first(room: Room) -> None:
    first = await room.started(ANNA, BRUNO)
    room.now += 60
    second = await room.started(BRUNO, ANNA)
    room.now += 60
    await favours(room, first, BRUNO)
    done(await room.tables.abandon(room.by(BRUNO), first))
    room.now += 60
    third = await room.started(ANNA, CARLA)
    expected = [(first, "favourite"), (second, "favourite"), (first, "abandon"), (third, "favourite")]
    assert await waiting(room, ANNA) == expected
    assert await waiting(room, BRUNO) == [(second, "favourite")]
    assert await waiting(room, EVA) == []
    assert await room.tables.mine(NOBODY) == ()


async def test_a_vote_waits_until_it_is_cast(room: Room) -> None:
    table, player = await after_a_draw(room, ANNA, BRUNO, CARLA)
    motion = done(await room.tables.undo(room.by(player), table)).motion
    voter, _ = (user for user in (ANNA, BRUNO, CARLA) if user != player)
    (item,) = await room.tables.mine(voter)
    assert item == Waiting(table, "pebbles", None, motion, "undo", NOON, None)
    assert [each.motion for each in await room.tables.mine(player)] == [None]
    done(await room.tables.vote(room.by(voter), table, motion or 0, True))
    assert await room.tables.mine(voter) == ()


async def test_an_invitation_and_an_offered_seat_wait_for_whom_they_are_for(room: Room) -> None:
    opened, going = await room.opened(ANNA, entry="invited"), await room.started(ANNA, BRUNO)
    done(await room.tables.invite(room.by(ANNA), opened, EVA))
    room.now += 60
    seat = await room.seat(going, BRUNO)
    done(await room.tables.replace(room.by(BRUNO), going, seat, EVA))
    assert await waiting(room, EVA) == [(opened, "invitation"), (going, "invitation")]
    done(await room.tables.join(room.by(EVA), opened))
    done(await room.tables.join(room.by(EVA), going))
    assert await waiting(room, EVA) == [(going, "favourite")]


# Clocks


async def dues(room: Room, user: int) -> list[int | None]:
    return [item.due for item in await room.tables.mine(user)]


async def test_a_table_with_a_pace_has_deadlines(room: Room) -> None:
    table, free = await room.started(ANNA, BRUNO, pace=3600), await room.started(ANNA, BRUNO)
    assert sorted(await dues(room, ANNA), key=bool) == [None, NOON + 3600]
    room.now += 3599
    assert await room.tables.overdue() == []
    room.now += 1
    seats = {await room.seat(table, user) for user in (ANNA, BRUNO)}
    assert {(late[0], late[2], late[3]) for late in await room.tables.overdue()} == {
        (table, seat, NOON + 3600) for seat in seats
    }
    await favours(room, table, ANNA, BRUNO)
    assert await room.tables.overdue() == []
    assert free not in {late[0] for late in await room.tables.overdue()}


async def test_taking_a_move_back_brings_no_time_and_takes_none(room: Room) -> None:
    table = await room.started(ANNA, BRUNO, pace=3600)
    room.now += 600
    await favours(room, table, ANNA)
    done(await room.tables.undo(room.by(ANNA), table))
    assert (await dues(room, ANNA), await dues(room, BRUNO)) == ([NOON + 3600], [NOON + 3600])


async def test_nobody_is_late_at_a_table_that_has_ended(room: Room) -> None:
    table = await room.started(ANNA, computers=1, pace=3600)
    done(await room.tables.abandon(room.by(ANNA), table))
    room.now += 9999
    assert await room.tables.overdue() == []


PAUSES = {"a long pause is given back": (50_000, 50_000), "a short one too": (60, 60)}


@pytest.mark.parametrize(("pause", "given_back"), rows(PAUSES))
async def test_the_time_we_were_away(tmp_path: Path, pause: int, given_back: int) -> None:
    async with room_in(tmp_path / "paravent.db") as room:
        await room.started(ANNA, BRUNO, pace=3600)
        room.now += 600
    async with room_in(tmp_path / "paravent.db", now=NOON + 600 + pause) as room:
        assert await dues(room, ANNA) == [NOON + 3600 + given_back]
        assert await room.tables.overdue() == []
        (item,) = await room.tables.mine(ANNA)
        assert item.since == NOON


async def test_whoever_takes_over_has_all_the_time_of_a_new_question(room: Room) -> None:
    table = await room.started(ANNA, BRUNO, pace=3600)
    room.now += 3599
    done(await room.tables.replace(room.by(BRUNO), table, await room.seat(table, BRUNO), EVA))
    done(await room.tables.join(room.by(EVA), table))
    assert await dues(room, EVA) == [NOON + 3599 + 3600]
    assert await dues(room, ANNA) == [NOON + 3600]
