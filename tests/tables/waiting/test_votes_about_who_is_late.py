"""Votes while somebody is late or away: who is late decides nothing about himself, and nobody waits for whoever is not
here. What was asked about him ends with the game."""

import pytest

from engine.tables.outbox.intents import LATE, ROUSE
from tests.tables.room import ANNA, BRUNO, CARLA, DINO, EVA, Room, code, done
from tests.tables.waiting.passing import DAY, HOUR, delivered, other, overview, pass_time, sent, turn_of
from tests.tables.waiting.test_away_limits import away_for
from tests.tables.waiting.test_ladder import kinds, late_at

SERVER = 7
TWO, THREE, FOUR = (ANNA, BRUNO), (ANNA, BRUNO, CARLA), (ANNA, BRUNO, CARLA, DINO)


async def status(room: Room, table: str) -> str:
    return (await overview(room, table)).table.status


async def test_what_all_others_have_agreed_to_happens_when_the_one_they_wait_for_is_late(room: Room) -> None:
    table = await room.started(*THREE, pace=DAY)
    mover = await turn_of(room, table, *THREE)
    first, second = (user for user in THREE if user != mover)
    motion = done(await room.tables.abandon(room.by(first), table)).motion
    assert motion is not None
    done(await room.tables.vote(room.by(second), table, motion, True))
    await pass_time(room, 2 * DAY - HOUR)
    assert await status(room, table) == "playing", "he has still time"
    await pass_time(room, 2 * HOUR)
    assert await status(room, table) == "abandoned"


async def test_what_only_one_has_agreed_to_does_not(room: Room) -> None:
    table = await room.started(*FOUR, pace=DAY)
    mover = await turn_of(room, table, *FOUR)
    first, second, _ = (user for user in FOUR if user != mover)
    motion = done(await room.tables.abandon(room.by(first), table)).motion
    assert motion is not None
    done(await room.tables.vote(room.by(second), table, motion, True))
    await pass_time(room, 2 * DAY + HOUR)
    assert await status(room, table) == "playing"


@pytest.mark.parametrize("agrees", [True, False], ids=["yes", "no"])
async def test_who_is_late_has_no_vote_about_his_own_seat(room: Room, agrees: bool) -> None:
    table, late, decision = await late_at(room, *THREE)
    first, second = (user for user in THREE if user != late)
    motion = done(await room.tables.choose(room.by(first), table, decision, "computer")).motion
    assert motion is not None
    assert code(await room.tables.vote(room.by(late), table, motion, agrees)) == "tables.late-yourself"
    done(await room.tables.vote(room.by(second), table, motion, True))
    assert sorted(await kinds(room, table)) == ["computer", "person", "person"]


async def test_who_is_late_is_still_asked_about_a_pace(room: Room) -> None:
    table, late, _ = await late_at(room, *TWO)
    motion = done(await room.tables.change_pace(room.by(other(late, *TWO)), table, "week")).motion
    assert motion is not None
    done(await room.tables.vote(room.by(late), table, motion, False))


async def test_who_is_away_is_not_waited_for_about_the_seat_of_another(room: Room) -> None:
    table, late, decision = await late_at(room, *FOUR)
    first, second, away = (user for user in FOUR if user != late)
    await away_for(room, away, 9)
    motion = done(await room.tables.choose(room.by(first), table, decision, "computer")).motion
    assert motion is not None
    done(await room.tables.vote(room.by(second), table, motion, True))
    assert sorted(await kinds(room, table)) == ["computer", "person", "person", "person"]


async def test_who_is_away_is_called_about_another_when_he_is_back(room: Room) -> None:
    table, late, _ = await late_at(room, *THREE, late="wait")
    away = other(late, *THREE)
    await away_for(room, away, 3)
    await sent(room)
    assert await room.seat(table, away) not in await delivered(room, table)
    await pass_time(room, 2 * DAY)
    assert await sent(room, ROUSE) == []
    await pass_time(room, 2 * DAY)
    (call,) = await sent(room, ROUSE)
    assert (await room.tables.outbox.person(call.step)).user == away  # type: ignore[union-attr]


async def test_those_who_are_late_together_are_not_both_relieved_so_that_nobody_is_left(room: Room) -> None:
    table = await room.started(*TWO, pace=DAY)
    for seat in range(len(TWO)):  # both have been late before
        await room.tables.store.write(lambda stored, seat=seat: stored.tables.change_seat(table, seat, missed=1))  # type: ignore[misc]
    await pass_time(room, 2 * DAY + 4 * HOUR)
    assert sorted(await kinds(room, table)) == ["computer", "person"]
    assert await status(room, table) == "playing"


async def test_the_question_what_is_to_become_of_him_ends_with_the_game(room: Room) -> None:
    table, late, decision = await late_at(room, *TWO)
    await sent(room)
    done(await room.tables.choose(room.by(other(late, *TWO)), table, decision, "end"))
    assert await status(room, table) == "abandoned"
    assert [intent.table for intent in await sent(room, LATE)] == [table]


async def test_and_with_the_table_when_those_who_run_the_server_close_it(room: Room) -> None:
    table, _, _ = await late_at(room, *TWO, server=SERVER)
    await sent(room)
    done(await room.tables.close(room.by(EVA), SERVER, table))
    assert [intent.table for intent in await sent(room, LATE)] == [table]


async def host(room: Room, table: str) -> str:
    found = await overview(room, table)
    return next(sitter.name for sitter in found.sitters if sitter.seat == found.host)


async def test_who_inherits_the_host_late_himself_and_does_not_come_is_succeeded_after_a_pace(room: Room) -> None:
    table = await room.started(*THREE, pace=DAY, late="wait")
    await pass_time(room, 3 * DAY, 6 * HOUR)
    done(await room.tables.resign(room.by(ANNA), table))
    vanished = await host(room, table)
    back = CARLA if vanished == "Bruno" else BRUNO
    await room.move(table, back)
    assert await host(room, table) == vanished
    await pass_time(room, DAY + HOUR, 6 * HOUR)
    assert await host(room, table) != vanished
