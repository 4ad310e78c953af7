"""What changes while somebody is away, and who says it again and again: he has as much time as before, and no more."""

import pytest

from tests.tables.room import ANNA, BRUNO, CARLA, Room, done
from tests.tables.waiting.passing import DAY, HOUR, WEEK, other, overview, pass_time, said, turn_of
from tests.tables.waiting.standing.test_out_of_reach import due_in
from tests.tables.waiting.test_away_limits import away_for

SERVER = 7


async def late_without_a_clock(room: Room) -> tuple[str, int]:
    """A table about which the others were asked after two weeks, and who has not answered."""
    table = await room.started(ANNA, BRUNO)
    mover = await turn_of(room, table, ANNA, BRUNO)
    await pass_time(room, 15 * DAY, 6 * HOUR)
    assert await said(room, table) == ["table-late"]
    return table, mover


@pytest.mark.parametrize(("days", "then"), [(2, 21), (21, 2)], ids=["more", "fewer"])
async def test_a_server_on_which_clocks_stand_still_for_more_days_or_fewer_takes_and_gives_nothing(
    room: Room, days: int, then: int
) -> None:
    assert await room.tables.settle(room.by(CARLA), SERVER, away_days=days) is None
    table = await room.started(ANNA, BRUNO, pace=DAY, server=SERVER)
    mover = await turn_of(room, table, ANNA, BRUNO)
    left = await due_in(room, table)
    await away_for(room, mover, 20)
    await pass_time(room, DAY)
    assert await room.tables.settle(room.by(CARLA), SERVER, away_days=then) is None
    await room.tables.come_back(mover)
    assert await due_in(room, table) == left


async def test_for_how_long_it_stands_still_is_what_the_server_says_now(room: Room) -> None:
    table = await room.started(ANNA, BRUNO, pace=DAY, server=SERVER)
    mover = await turn_of(room, table, ANNA, BRUNO)
    left = await due_in(room, table)
    await away_for(room, mover, 20)
    assert await room.tables.settle(room.by(CARLA), SERVER, away_days=2) is None
    assert await due_in(room, table) == left + 2 * DAY
    assert await room.tables.settle(room.by(CARLA), SERVER, away_days=5) is None
    assert await due_in(room, table) == left + 5 * DAY


async def test_who_was_given_more_time_and_says_that_he_is_away_is_not_asked_about_the_next_day(room: Room) -> None:
    table, mover = await late_without_a_clock(room)
    (clock,) = (await overview(room, table)).clocks
    done(await room.tables.choose(room.by(other(mover, ANNA, BRUNO)), table, clock.decision, "wait"))
    await away_for(room, mover, 5)
    await pass_time(room, 13 * DAY, 6 * HOUR)
    assert (await said(room, table)).count("table-late") == 1
    await pass_time(room, WEEK, 6 * HOUR)
    assert (await said(room, table)).count("table-late") == 2


async def test_a_table_that_was_paused_for_long_asks_nobody_about_him_the_day_after_he_goes(room: Room) -> None:
    table = await room.started(ANNA, BRUNO, server=SERVER)
    mover = await turn_of(room, table, ANNA, BRUNO)
    done(await room.tables.pause(room.by(CARLA), SERVER, table))
    await pass_time(room, 30 * DAY, DAY)
    done(await room.tables.resume(room.by(CARLA), SERVER, table))
    await away_for(room, mover, 5)
    await pass_time(room, 12 * DAY, 6 * HOUR)
    assert "table-late" not in await said(room, table)


async def test_who_is_away_and_back_every_day_is_asked_about_all_the_same(room: Room) -> None:
    table = await room.started(ANNA, BRUNO)
    mover = await turn_of(room, table, ANNA, BRUNO)
    for _ in range(25):
        await away_for(room, mover, 2)
        await room.tables.come_back(mover)
        await pass_time(room, 20 * HOUR, 5 * HOUR)
    assert "table-late" in await said(room, table)
