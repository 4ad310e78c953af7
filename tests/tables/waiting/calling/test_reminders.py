"""Who is reminded, when, where and how often: never in quiet hours nor after an answer; all tables in one message."""

from engine.tables.outbox.intents import CALL, REMIND
from tests.tables.room import ANNA, BRUNO, CARLA, NOON, Room, done, room_in
from tests.tables.situations import favours
from tests.tables.waiting.passing import DAY, HOUR, WEEK, delivered, other, pass_time, reminders, turn_of


async def direct(room: Room, *users: int) -> None:
    """They want direct messages."""
    for user in users:
        await room.tables.reach(user, 7_000 + user, "open")


async def test_without_a_clock_after_one_three_and_seven_days_then_no_more(room: Room) -> None:
    await direct(room, ANNA, BRUNO)
    table = await room.started(ANNA, BRUNO)
    await turn_of(room, table, ANNA, BRUNO)
    days = list[int]()
    for day in range(1, 13):
        await pass_time(room, DAY, 6 * HOUR)
        days += [day] * len(await reminders(room))
    assert days == [1, 3, 7]


async def test_whoever_has_answered_is_not_reminded(room: Room) -> None:
    await direct(room, ANNA, BRUNO)
    table = await room.started(ANNA, BRUNO)
    await favours(room, table, ANNA)
    await pass_time(room, DAY)
    assert await reminders(room) == [(table, REMIND)], "Bruno alone"
    await favours(room, table, BRUNO)
    await reminders(room)
    await pass_time(room, DAY - HOUR)
    assert await reminders(room) == []


async def test_who_plays_alone_against_computers_keeps_nobody_waiting(room: Room) -> None:
    await direct(room, ANNA)
    await room.started(ANNA, computers=1)
    await pass_time(room, 3 * WEEK, DAY)
    assert await reminders(room) == []


async def test_one_message_for_all_tables_the_longest_waiting_first(room: Room) -> None:
    await direct(room, ANNA)
    tables = list[str]()
    for _ in range(3):
        table = await room.started(ANNA, BRUNO)
        await favours(room, table, BRUNO)
        tables.append(table)
        room.now += HOUR
    await pass_time(room, DAY)
    mine = [each for each in await reminders(room) if each[1] == REMIND]
    assert mine == [(tables[0], REMIND)]
    digest = await room.tables.digest(ANNA)
    assert [waits.table for waits in digest.waits] == tables  # type: ignore[union-attr]


async def test_where_direct_messages_are_closed_in_each_tables_thread(room: Room) -> None:
    tables = [await room.started(ANNA, BRUNO) for _ in range(2)]
    for table in tables:
        await favours(room, table, BRUNO)
    await pass_time(room, DAY)
    assert sorted(await reminders(room)) == sorted((table, CALL) for table in tables)


async def test_who_wants_it_in_the_thread_gets_it_there(room: Room) -> None:
    await direct(room, ANNA)
    await room.tables.prefer(ANNA, remind_where="thread")
    table = await room.started(ANNA, BRUNO)
    await favours(room, table, BRUNO)
    await pass_time(room, DAY)
    assert await reminders(room) == [(table, CALL)]


async def test_seldom_and_never(room: Room) -> None:
    await direct(room, ANNA, BRUNO, CARLA)
    await room.tables.prefer(ANNA, remind="never")
    await room.tables.prefer(BRUNO, remind="seldom")
    await room.started(ANNA, BRUNO)
    count = 0
    for _ in range(12):
        await pass_time(room, DAY, 12 * HOUR)
        count += len(await reminders(room))
    assert count == 1, "Bruno, once"


async def test_not_in_quiet_hours_but_when_they_are_over(room: Room) -> None:
    await direct(room, ANNA, BRUNO)
    await room.tables.prefer(ANNA, time_zone="UTC", quiet="6-12")  # noon of this room is eight in the morning, UTC
    table = await room.started(ANNA, BRUNO)
    await favours(room, table, BRUNO)
    told = await room.tables.told(table, 0, 1)
    assert told.quiet == {await room.seat(table, ANNA)}, "she is asked in her quiet hours: nobody calls her"  # type: ignore[union-attr]
    await delivered(room, table)
    await pass_time(room, 3 * HOUR)
    assert await reminders(room) == []
    await pass_time(room, 2 * HOUR)
    assert await reminders(room) == [(table, REMIND)], "one follows when they are over"


async def test_asked_before_quiet_hours_but_told_in_them_he_is_reminded_after_them(room: Room) -> None:
    await direct(room, ANNA, BRUNO)
    room.now -= 2 * HOUR
    await room.tables.prefer(ANNA, time_zone="UTC", quiet="8-12")  # two hours from now
    table = await room.started(ANNA, BRUNO)
    await favours(room, table, BRUNO)
    room.now += 2 * HOUR  # for so long nothing could be sent
    await delivered(room, table)
    await pass_time(room, 3 * HOUR)
    assert await reminders(room) == []
    await pass_time(room, 2 * HOUR)
    assert await reminders(room) == [(table, REMIND)]


async def test_asked_in_quiet_hours_but_told_when_they_are_over_he_is_called_once(room: Room) -> None:
    await direct(room, ANNA, BRUNO)
    room.now += 4 * HOUR - 20  # twenty seconds before they are over
    await room.tables.prefer(ANNA, time_zone="UTC", quiet="6-12")
    table = await room.started(ANNA, BRUNO)
    await favours(room, table, BRUNO)
    room.now += 25  # his post was held back for so long
    assert await room.seat(table, ANNA) in await delivered(room, table), "his phone sounds"
    await pass_time(room, 12 * HOUR)
    assert await reminders(room) == []


async def test_the_last_call_comes_before_a_night_in_which_the_time_would_run_out(room: Room) -> None:
    await direct(room, ANNA, BRUNO)
    room.now += 5 * HOUR  # one in the afternoon, UTC; so it is when the time is up, two days later
    table = await room.started(ANNA, BRUNO, pace=DAY)
    late = await turn_of(room, table, ANNA, BRUNO)
    await room.tables.prefer(late, time_zone="UTC", quiet="22-14")
    hours = list[int]()
    for hour in range(1, 49):
        await pass_time(room, HOUR)
        hours += [hour] * len(await reminders(room))
    assert hours == [25, 32], "as soon as he may be disturbed, and an hour before his last night"


async def test_at_live_tables_quiet_hours_do_not_count(room: Room) -> None:
    await direct(room, ANNA, BRUNO)
    await room.tables.prefer(ANNA, time_zone="UTC", quiet="6-12")
    table = await room.started(ANNA, BRUNO, pace=300)
    await favours(room, table, BRUNO)
    told = await room.tables.told(table, 0, 1)
    assert told.quiet == frozenset()  # type: ignore[union-attr]
    await pass_time(room, 240, 30)
    assert (table, REMIND) in await reminders(room)


async def test_later_today_and_quiet_for_this_turn(room: Room) -> None:
    await direct(room, ANNA, BRUNO)
    table = await room.started(ANNA, BRUNO)
    await favours(room, table, BRUNO)
    await pass_time(room, DAY)
    assert await reminders(room) == [(table, REMIND)]
    assert await room.tables.remind_later(ANNA) == room.now + 4 * HOUR
    await pass_time(room, 3 * HOUR)
    assert await reminders(room) == []
    await pass_time(room, HOUR)
    assert await reminders(room) == [(table, REMIND)]
    assert await room.tables.remind_no_more(ANNA) is True
    await pass_time(room, 10 * DAY, DAY)
    assert await reminders(room) == []


async def test_a_restart_reminds_nobody_twice(tmp_path: object) -> None:
    path = tmp_path / "paravent.db"  # type: ignore[operator]
    async with room_in(path) as room:
        await direct(room, ANNA, BRUNO)
        table = await room.started(ANNA, BRUNO)
        await favours(room, table, BRUNO)
        await pass_time(room, DAY)
        assert await reminders(room) == [(table, REMIND)]
        now = room.now
    async with room_in(path, now=now + 5 * DAY) as room:
        await room.tables.tick()
        assert await reminders(room) == [], "while we were down, no time passed"
        await pass_time(room, 2 * DAY)
        assert await reminders(room) == [(table, REMIND)]


async def test_a_paused_table_reminds_nobody_and_goes_on_where_it_was(room: Room) -> None:
    await direct(room, ANNA, BRUNO)
    table = await room.started(ANNA, BRUNO, server=7)
    await favours(room, table, BRUNO)
    done(await room.tables.pause(room.by(CARLA), 7, table))
    await pass_time(room, 5 * DAY, DAY)
    assert await reminders(room) == []
    done(await room.tables.resume(room.by(CARLA), 7, table))
    await pass_time(room, DAY - HOUR)
    assert await reminders(room) == []
    await pass_time(room, HOUR)
    assert await reminders(room) == [(table, REMIND)]


async def test_whoever_sits_down_later_has_his_own_reminders(room: Room) -> None:
    await direct(room, ANNA, BRUNO, CARLA)
    table = await room.started(ANNA, BRUNO)
    late = await turn_of(room, table, ANNA, BRUNO)
    await pass_time(room, 2 * DAY, 6 * HOUR)
    await reminders(room)
    host = other(late, ANNA, BRUNO)
    done(await room.tables.replace(room.by(late), table, await room.seat(table, late), CARLA))
    done(await room.tables.join(room.by(CARLA), table))
    await pass_time(room, DAY - HOUR)
    assert await reminders(room) == []
    await pass_time(room, HOUR)
    assert await reminders(room) == [(table, REMIND)]
    assert host != CARLA
    assert room.now > NOON
