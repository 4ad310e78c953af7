"""How long clocks stand still for who is away: as long as a server allows, whatever he says how often, whether he is
late already or the table is paused; and what the table is told of it."""

from datetime import timedelta

from engine.tables.outbox.intents import LATE
from tests.tables.room import ANNA, BRUNO, CARLA, NOON, Room, done
from tests.tables.waiting.passing import DAY, HOUR, overview, pass_time, said, sent, turn_of

SERVER = 7


async def due(room: Room, table: str) -> int | None:
    (clock,) = (await overview(room, table)).clocks
    return clock.due_at


async def limited_to(room: Room, days: int, pace: int | None = DAY) -> tuple[str, int]:
    """A table on a server on which clocks stand still for so many days, and whose turn it is."""
    assert await room.tables.settle(room.by(CARLA), SERVER, away_days=days) is None
    table = await room.started(ANNA, BRUNO, pace=pace, server=SERVER)
    return table, await turn_of(room, table, ANNA, BRUNO)


async def away_for(room: Room, user: int, days: int, begins: int = 0) -> None:
    """He says that he is away for so many days, the first of them today or later."""
    first = await room.tables.today(user) + timedelta(days=begins)
    assert await room.tables.go_away(user, first, first + timedelta(days=days - 1)) is None


async def test_who_says_it_again_each_day_holds_the_clock_no_longer_than_the_server_allows(room: Room) -> None:
    table, mover = await limited_to(room, 2)
    before = await due(room, table)
    assert before is not None
    for _ in range(3):
        await away_for(room, mover, 3)
        assert await due(room, table) == before + 2 * DAY
        await pass_time(room, DAY)
    assert await said(room, table) == ["table-away-limited"], "nothing else has changed for the table"


async def test_who_is_back_and_goes_away_again_at_once_has_no_more_days_by_that(room: Room) -> None:
    table, mover = await limited_to(room, 2)
    before = await due(room, table)
    assert before is not None
    for _ in range(4):
        await away_for(room, mover, 9)
        await pass_time(room, DAY // 2)
        await room.tables.come_back(mover)
        await away_for(room, mover, 2, begins=12)  # he may plan another time in between
    assert await due(room, table) == before + 2 * DAY
    await away_for(room, mover, 9)
    assert (await said(room, table))[-1] == "table-away-runs"


async def test_after_some_days_at_the_table_one_may_be_away_as_long_again(room: Room) -> None:
    table, mover = await limited_to(room, 2, pace=7 * DAY)
    await away_for(room, mover, 2)
    await pass_time(room, 5 * DAY, DAY)
    before = await due(room, table)
    assert before is not None
    await away_for(room, mover, 2)
    back = NOON - NOON % DAY + 7 * DAY
    assert await due(room, table) == before + back - room.now


async def test_where_no_clock_stands_still_the_table_is_told_that_it_runs_on(room: Room) -> None:
    table, mover = await limited_to(room, 0)
    before = await due(room, table)
    await away_for(room, mover, 3)
    assert await due(room, table) == before
    assert await said(room, table) == ["table-away-runs"]


async def test_without_a_clock_nothing_is_said_of_one(room: Room) -> None:
    table = await room.started(ANNA, BRUNO)
    await away_for(room, ANNA, 3)
    assert await said(room, table) == ["table-away"]
    await away_for(room, ANNA, 3)
    assert await said(room, table) == ["table-away"], "that was said"


async def test_without_a_clock_the_others_are_asked_however_long_somebody_is_away(room: Room) -> None:
    table, mover = await limited_to(room, 3, pace=None)
    await away_for(room, mover, 90)
    await pass_time(room, 17 * DAY - HOUR, 6 * HOUR)
    assert "table-late" not in await said(room, table), "the days for which a clock would stand still do not count"
    await pass_time(room, 2 * HOUR)
    assert "table-late" in await said(room, table)


async def test_who_is_late_and_goes_away_has_as_much_grace_left_when_he_is_back(room: Room) -> None:
    table = await room.started(ANNA, BRUNO, pace=DAY)
    mover = await turn_of(room, table, ANNA, BRUNO)
    await pass_time(room, 2 * DAY + HOUR)
    (clock,) = (await overview(room, table)).clocks
    assert clock.late_until is not None
    left = clock.late_until - room.now
    await sent(room)
    await away_for(room, mover, 6)
    assert [intent.table for intent in await sent(room, LATE)] == [table], "what the others read is corrected"
    await pass_time(room, 4 * DAY)
    assert await said(room, table) == ["table-late", "table-away-still"], "no computer has played"
    await room.tables.come_back(mover)
    (clock,) = (await overview(room, table)).clocks
    assert clock.late_until == room.now + left


async def test_whose_time_runs_out_before_he_goes_away_has_his_grace_when_he_is_back(room: Room) -> None:
    table = await room.started(ANNA, BRUNO, pace=DAY)
    mover = await turn_of(room, table, ANNA, BRUNO)
    await away_for(room, mover, 5, begins=3)
    await pass_time(room, 2 * DAY + HOUR)
    (clock,) = (await overview(room, table)).clocks
    assert clock.late_until == NOON + 3 * DAY + 5 * DAY, "half a day before, half a day after"


async def test_who_goes_away_during_a_pause_has_as_much_time_as_before_it(room: Room) -> None:
    table, mover = await limited_to(room, 21)
    await pass_time(room, DAY)
    done(await room.tables.pause(room.by(CARLA), SERVER, table))
    await pass_time(room, 3 * DAY, DAY)
    await away_for(room, mover, 9)
    done(await room.tables.resume(room.by(CARLA), SERVER, table))
    back = NOON - NOON % DAY + 13 * DAY
    assert await due(room, table) == back + DAY
    assert "table-late" not in await said(room, table)


async def test_a_pause_while_somebody_is_away_gives_him_nothing_twice(room: Room) -> None:
    table, mover = await limited_to(room, 21)
    await away_for(room, mover, 9)
    before = await due(room, table)
    done(await room.tables.pause(room.by(CARLA), SERVER, table))
    await pass_time(room, 3 * DAY, DAY)
    done(await room.tables.resume(room.by(CARLA), SERVER, table))
    assert await due(room, table) == before


async def test_who_does_not_go_after_all_stays_and_was_never_back(room: Room) -> None:
    table = await room.started(ANNA, BRUNO)
    await away_for(room, ANNA, 3, begins=4)
    await room.tables.come_back(ANNA)
    assert await said(room, table) == ["table-away", "table-stays"]
