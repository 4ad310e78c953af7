"""What the first seasons found, each as a short story of its own."""

from engine.tables.clocks.clocks import reminded_at
from engine.tables.outbox.intents import REMIND
from tests.tables.room import ANNA, BRUNO, Room, done
from tests.tables.waiting.passing import DAY, HOUR, other, overview, pass_time, reminders, turn_of


async def test_whose_time_begins_anew_is_not_reminded_twice_within_the_hour(room: Room) -> None:
    for user in (ANNA, BRUNO):
        await room.tables.reach(user, 7_000 + user, "open")
    table = await room.started(ANNA, BRUNO, pace=DAY)
    late = await turn_of(room, table, ANNA, BRUNO)
    await pass_time(room, 2 * DAY + HOUR)
    await reminders(room)
    (clock,) = (await overview(room, table)).clocks
    done(await room.tables.choose(room.by(other(late, ANNA, BRUNO)), table, clock.decision, "wait"))
    hours = list[int]()
    for hour in range(24):
        await pass_time(room, HOUR)
        hours += [hour] * (await reminders(room)).count((table, REMIND))
    assert hours == [11, 19], "after half of his new time, and eight hours later, before its end"


async def test_after_days_of_downtime_the_next_reminder_is_as_far_away_as_ever(room: Room) -> None:
    await room.tables.reach(ANNA, 7_101, "open")
    await room.tables.reach(BRUNO, 7_102, "open")
    table = await room.started(ANNA, BRUNO)
    await turn_of(room, table, ANNA, BRUNO)
    await room.tables.tick()
    room.tables.unreachable()
    room.now += 6 * DAY
    await room.tables.tick()
    days = list[int]()
    for day in range(1, 13):
        await pass_time(room, DAY, 6 * HOUR)
        days += [day] * len(await reminders(room))
    assert days == [1, 3, 7]


def test_after_a_reminder_that_came_late_the_next_does_not_follow_at_once() -> None:
    assert reminded_at(0, None, None, 1, False, 9 * DAY) == 10 * DAY
    assert reminded_at(0, None, None, 2, False, 10 * DAY) is None, "that was the last"
    for late in (0, 1, 60):
        assert reminded_at(0, None, None, 1, False, DAY + late) == 3 * DAY
        assert reminded_at(0, None, None, 2, False, 3 * DAY + late) == 7 * DAY
    assert reminded_at(0, 3 * DAY, DAY, 1, False, 35 * HOUR) == 3 * DAY - DAY // 4


def test_a_reminder_that_came_a_little_late_costs_no_last_call() -> None:
    assert reminded_at(0, DAY, DAY, 1, False, DAY // 2 + 1) == 3 * DAY // 4 + 1
    assert reminded_at(0, 2 * DAY, DAY, 1, False, DAY // 2 + 50) == 3 * DAY // 2
    assert reminded_at(0, 2 * DAY, DAY, 2, False, 3 * DAY // 2 + 50) == 2 * DAY - DAY // 4 + 50
    assert reminded_at(0, 2 * DAY, DAY, 3, False, 2 * DAY - DAY // 4) is None
