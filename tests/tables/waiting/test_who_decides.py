"""Who decides about somebody who is late: those who were here, as long as he is; and who is the host meanwhile."""

import pytest

from engine.tables.storage.stored import Stored
from tests.tables.room import ANNA, BRUNO, CARLA, DINO, EVA, Room, code, done
from tests.tables.situations import GREY, answers
from tests.tables.waiting.passing import DAY, HOUR, other, overview, pass_time, said, turn_of
from tests.tables.waiting.test_ladder import kinds, late_at

TWO, THREE = (ANNA, BRUNO), (ANNA, BRUNO, CARLA)


async def test_what_was_asked_about_a_seat_lapses_when_somebody_gives_more_time(room: Room) -> None:
    table, late, decision = await late_at(room, *THREE)
    first, second = (user for user in THREE if user != late)
    motion = done(await room.tables.choose(room.by(first), table, decision, "computer")).motion
    assert motion is not None
    done(await room.tables.choose(room.by(second), table, decision, "wait"))
    assert (await overview(room, table)).motion is None
    assert code(await room.tables.vote(room.by(second), table, motion, True)) == "tables.no-motion"
    assert await kinds(room, table) == ["person"] * 3


async def all_late(room: Room, *users: int) -> tuple[str, dict[int, int]]:
    """All are asked at once, and the time of all has run out: the table, and the question of each."""
    table = await room.started(*users, pace=DAY)
    asked = dict(await room.asked(table, *users))
    await pass_time(room, DAY + HOUR)
    assert len([each for each in (await overview(room, table)).clocks if each.late_since is not None]) == len(users)
    return table, asked


@pytest.mark.parametrize("plays", [False, True], ids=["at once", "having played"])
async def test_the_first_of_those_who_are_late_does_not_end_the_game_alone(room: Room, plays: bool) -> None:
    table, asked = await all_late(room, *THREE)
    if plays:
        await answers(room, table, ANNA, GREY)
    motion = done(await room.tables.choose(room.by(ANNA), table, asked[BRUNO], "end")).motion
    assert motion is not None
    found = await overview(room, table)
    assert (found.table.status, found.excused) == ("playing", frozenset())
    for user in (BRUNO, CARLA):
        done(await room.tables.vote(room.by(user), table, motion, True))
    assert (await overview(room, table)).table.status == "abandoned"


async def test_nor_does_he_take_the_seat_of_another_who_is_as_late(room: Room) -> None:
    table, asked = await all_late(room, *TWO)
    assert done(await room.tables.choose(room.by(ANNA), table, asked[BRUNO], "computer")).motion is not None
    assert await kinds(room, table) == ["person", "person"]


async def host_is_late(room: Room, late: str) -> str:
    """A table of three at which it is the host's turn, and his time has run out."""
    table = await room.started(*THREE, pace=DAY, late=late)
    user = await turn_of(room, table, *THREE)
    while await room.seat(table, user) != (await overview(room, table)).host:
        await room.move(table, user)
        ((user, _),) = await room.asked(table, *THREE)
    while "table-late" not in await said(room, table):
        await pass_time(room, HOUR)
    return table


async def test_a_host_who_vanishes_where_all_wait_is_succeeded_and_the_log_says_so(room: Room) -> None:
    table = await host_is_late(room, "wait")
    before = (await overview(room, table)).host
    await pass_time(room, DAY + HOUR)
    found = await overview(room, table)
    assert found.host != before
    assert await said(room, table) == ["table-late", "table-host"]
    (clock,) = found.clocks
    assert (clock.late_since is not None, clock.late_until) == (True, None), "the table waits all the same"


async def test_nobody_is_told_that_a_computer_plays_where_the_table_waits(room: Room) -> None:
    table = await host_is_late(room, "wait")
    (clock,) = (await overview(room, table)).clocks
    assert clock.late_until is None


async def test_an_open_seat_is_for_whoever_sees_the_channel_even_where_only_the_invited_could_join(room: Room) -> None:
    table, late, decision = await late_at(room, *TWO, server=7)
    await room.tables.store.write(lambda stored: _for_the_invited(stored, table), lambda: None)
    done(await room.tables.choose(room.by(other(late, *TWO)), table, decision, "open"))
    assert await room.tables.bar(room.by(CARLA), 7, EVA) is None
    assert code(await room.tables.join(room.by(EVA), table)) == "tables.barred"
    done(await room.tables.join(room.by(DINO), table))
    assert await kinds(room, table) == ["person", "person"]


def _for_the_invited(stored: Stored, table: str) -> None:
    stored.tables.change(table, entry="invited")
