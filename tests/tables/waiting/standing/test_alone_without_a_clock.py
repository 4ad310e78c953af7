"""Who plays alone against computers has no clock, whatever pace was chosen; it begins when somebody else is there."""

from engine.core.values.refusals import Refusal
from tests.tables.room import ANNA, BRUNO, Room, done
from tests.tables.situations import offered
from tests.tables.waiting.calling.test_reminders import direct
from tests.tables.waiting.passing import DAY, HOUR, WEEK, overview, pass_time, reminders, said


async def alone(room: Room) -> tuple[str, int]:
    """A table of Anna's with a computer, five days later; and where that sits."""
    await direct(room, ANNA, BRUNO)
    table = await room.started(ANNA, computers=1, pace=DAY)
    await pass_time(room, 5 * DAY, 6 * HOUR)
    return table, 1 - await room.seat(table, ANNA)


async def times(room: Room, table: str) -> dict[int, float]:
    """How long each who is asked still has."""
    found = dict[int, float]()
    for clock in (await overview(room, table)).clocks:
        assert clock.due_at is not None
        found[clock.seat] = clock.due_at - room.now
    return found


async def test_nothing_runs_and_nobody_hears_of_it(room: Room) -> None:
    table, _ = await alone(room)
    assert (await overview(room, table)).clocks == ()
    assert (await reminders(room), await said(room, table)) == ([], [])
    for _ in range(3):
        assert await room.move(table, ANNA) is not None
        assert (await overview(room, table)).clocks == ()


async def test_it_is_no_table_that_waits_for_her(room: Room) -> None:
    await alone(room)
    waits = await room.started(ANNA, BRUNO, pace=DAY)
    digest = await room.tables.digest(ANNA)
    assert not isinstance(digest, Refusal)
    assert [each.table for each in digest.waits] == [waits]


async def test_an_open_seat_waits_a_week_and_she_still_has_no_clock(room: Room) -> None:
    table, seat = await alone(room)
    done(await room.tables.open_seat(room.by(ANNA), table, seat))
    assert await times(room, table) == {}
    while not await times(room, table):
        await room.move(table, ANNA)
    assert await times(room, table) == {seat: WEEK}


async def test_who_takes_the_open_seat_has_a_pace_as_whoever_is_asked(room: Room) -> None:
    table, seat = await alone(room)
    done(await room.tables.open_seat(room.by(ANNA), table, seat))
    done(await room.tables.join(room.by(BRUNO), table))
    assert await times(room, table) == {1 - seat: DAY}, "hers begins anew"
    while await room.asked(table, ANNA):
        await room.move(table, ANNA)
    assert await times(room, table) == {seat: DAY}


async def test_who_is_offered_the_seat_of_a_computer_and_takes_it_is_waited_for(room: Room) -> None:
    table, seat = await alone(room)
    await offered(room, table, seat, BRUNO, by=ANNA)
    assert await times(room, table) == {}
    done(await room.tables.join(room.by(BRUNO), table))
    assert await times(room, table) == {1 - seat: DAY}
    await pass_time(room, DAY + HOUR, 6 * HOUR)
    assert await said(room, table) == ["table-seat-taken", "table-late"]
    assert await reminders(room) != []


async def test_when_the_last_of_the_others_resigns_her_clock_ends(room: Room) -> None:
    table = await room.started(ANNA, BRUNO, pace=DAY)
    assert len(await times(room, table)) == 2
    done(await room.tables.resign(room.by(BRUNO), table))
    await room.tables.computers_idle()
    assert await times(room, table) == {}
    await pass_time(room, 9 * DAY, DAY)
    assert "table-late" not in await said(room, table)
