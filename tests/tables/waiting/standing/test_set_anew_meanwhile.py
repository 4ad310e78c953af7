"""A server out of reach: clocks that are set anew there meanwhile, and what is bound to the clock on the wall."""

from pathlib import Path

from tests.tables.room import ANNA, BRUNO, CARLA, DINO, Room, done, room_in
from tests.tables.situations import favours
from tests.tables.waiting.calling.test_reminders import direct
from tests.tables.waiting.calling.test_rested import MORNING, quiet, roused
from tests.tables.waiting.passing import DAY, HOUR, delivered, overview, pass_time, reminders, said
from tests.tables.waiting.standing.test_out_of_reach import SERVER, due_in
from tests.tables.waiting.standing.test_played_by_message import out_of_reach, turn
from tests.tables.waiting.test_away_limits import away_for


async def asked_on_the_fifth_day(room: Room) -> tuple[str, int, int]:
    """The table, who has moved meanwhile, and who is asked since."""
    table, mover, asked = await out_of_reach(room)
    await pass_time(room, 5 * DAY, DAY)
    await turn(room, table, mover)
    return table, mover, asked


async def back_on_the_ninth(room: Room, table: str) -> int:
    """How long the clock there has still to run then."""
    await pass_time(room, 4 * DAY, DAY)
    await room.tables.servers_here({SERVER})
    await pass_time(room, 60, 60)
    assert "table-late" not in await said(room, table)
    return await due_in(room, table) + 60


async def test_who_says_meanwhile_that_he_is_away_has_what_he_had(room: Room) -> None:
    table, _, asked = await asked_on_the_fifth_day(room)
    await away_for(room, asked, 9)
    await back_on_the_ninth(room, table)
    await room.tables.come_back(asked)
    assert await due_in(room, table) == 2 * DAY


async def test_at_another_pace_the_time_for_it_is_left(room: Room) -> None:
    table, mover, asked = await asked_on_the_fifth_day(room)
    motion = done(await room.tables.change_pace(room.by(asked), table, "two-days")).motion
    assert motion is not None
    done(await room.tables.vote(room.by(mover), table, motion, True))
    assert await back_on_the_ninth(room, table) == 2 * DAY


async def test_whoever_takes_the_seat_over_has_his_time(room: Room) -> None:
    table, _, asked = await asked_on_the_fifth_day(room)
    done(await room.tables.replace(room.by(asked), table, await room.seat(table, asked), DINO))
    done(await room.tables.join(room.by(DINO), table))
    assert await back_on_the_ninth(room, table) == DAY


async def test_a_seat_opened_meanwhile_waits_a_week_from_then_on(room: Room) -> None:
    table = await room.started(ANNA, BRUNO, CARLA, server=SERVER, pace=DAY)
    await room.tables.servers_here(())
    await pass_time(room, 9 * DAY, DAY)
    done(await room.tables.open_seat(room.by(ANNA), table, await room.seat(table, CARLA)))
    await room.tables.servers_here({SERVER})
    days = 0
    while "table-seat-still-open" not in await said(room, table) and days < 30:
        await pass_time(room, DAY, 6 * HOUR)
        days += 1
    assert days == 7


async def test_who_slept_is_called_in_the_morning_however_long_nobody_was_reached(room: Room) -> None:
    table = await room.started(ANNA, BRUNO, CARLA, server=SERVER)
    await quiet(room, BRUNO)
    await room.tables.servers_here(())
    await pass_time(room, 9 * DAY, DAY)
    done(await room.tables.change_pace(room.by(ANNA), table, "week"))
    await delivered(room, table)
    await room.tables.servers_here({SERVER})
    await pass_time(room, MORNING - HOUR)
    assert await roused(room) == []
    await pass_time(room, HOUR)
    assert await roused(room) == [table]


async def test_the_morning_comes_when_it_comes_whether_the_bot_was_down_or_not(tmp_path: Path) -> None:
    path = tmp_path / "paravent.db"
    async with room_in(path) as room:
        await direct(room, ANNA)
        await room.tables.prefer(ANNA, time_zone="UTC", quiet="6-12")  # it is eight in the morning
        table = await room.started(ANNA, BRUNO, pace=DAY)
        await favours(room, table, BRUNO)
        await delivered(room, table)
        await reminders(room)
        now = room.now
    async with room_in(path, now=now + 2 * HOUR) as room:
        await pass_time(room, 2 * HOUR - 60)
        assert await reminders(room) == []
        await pass_time(room, 60)
        assert len(await reminders(room)) == 1
        assert (await overview(room, table)).table.pace == DAY
