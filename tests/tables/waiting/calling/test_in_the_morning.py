"""Who is asked asleep is called in the morning, whatever he wishes, says or changes; and never twice within an hour."""

from itertools import pairwise
from typing import Any

import pytest

from engine.tables.outbox.intents import CALL, REMIND
from engine.tables.storage.records import Intent
from tests.tables.room import ANNA, BRUNO, CARLA, Room, done
from tests.tables.situations import favours
from tests.tables.waiting.calling.test_reminders import direct
from tests.tables.waiting.calling.test_said_to_reminders import hours_of_reminders
from tests.tables.waiting.passing import DAY, HOUR, delivered, pass_time, reminders, sent
from tests.tables.waiting.test_away_limits import away_for

SERVER = 7
MORNING = 4
"""Hours from the beginning, which is eight in the morning, UTC."""


async def asleep(room: Room, often: str | None, **chosen: Any) -> str:
    """A table at which Anna is asked in her quiet hours, from six until noon."""
    await direct(room, ANNA)
    assert await room.tables.prefer(ANNA, time_zone="UTC", quiet="6-12", remind=often) is None
    table = await room.started(ANNA, BRUNO, **chosen)
    await favours(room, table, BRUNO)
    await delivered(room, table)
    return table


async def taken(room: Room, *kinds: str) -> list[Intent]:
    """What whoever delivers is about to send."""
    return [each for each in await room.tables.outbox.claim(1_000) if each.kind in kinds]


async def moments(room: Room, days: int) -> list[float]:
    """When Anna is reminded within so many days."""
    found, end = list[float](), room.now + days * DAY
    while room.now < end:
        await pass_time(room, HOUR / 2, HOUR / 2)
        found += [room.now] * len(await reminders(room))
    return found


@pytest.mark.parametrize("pace", [None, DAY], ids=["without a clock", "with one"])
@pytest.mark.parametrize("often", ["seldom", "never", None])
async def test_away_since_she_was_asked_asleep(room: Room, pace: int | None, often: str | None) -> None:
    await asleep(room, often, pace=pace)
    await away_for(room, ANNA, 6)
    found = await moments(room, 9)
    assert found, "she hears of it when she is back"
    assert all(later - earlier > HOUR for earlier, later in pairwise(found))


@pytest.mark.parametrize("pace", [None, DAY], ids=["without a clock", "with one"])
@pytest.mark.parametrize("often", ["seldom", "never", None])
async def test_the_table_was_paused_since_she_was_asked_asleep(room: Room, pace: int | None, often: str | None) -> None:
    table = await asleep(room, often, pace=pace, server=SERVER)
    done(await room.tables.pause(room.by(CARLA), SERVER, table))
    await pass_time(room, 6 * DAY, DAY)
    done(await room.tables.resume(room.by(CARLA), SERVER, table))
    found = await moments(room, 5)
    assert found, "she hears of it when it goes on"
    assert all(later - earlier > HOUR for earlier, later in pairwise(found))


@pytest.mark.parametrize("often", ["never", "seldom", None])
async def test_three_tables_of_a_night_are_called_at_in_their_threads_where_messages_turn_out_to_be_closed(
    room: Room, often: str | None
) -> None:
    tables = [await asleep(room, often, pace=DAY) for _ in range(3)]
    await sent(room)
    await pass_time(room, MORNING * HOUR)
    (claimed,) = await taken(room, REMIND, CALL)
    await room.tables.reach(ANNA, None, "closed")
    assert await room.tables.remind_in_threads(ANNA, claimed) is None
    assert sorted(intent.table for intent in await sent(room, CALL)) == sorted(tables)


@pytest.mark.parametrize("often", ["never", "seldom", None])
async def test_what_she_changes_in_the_night_does_not_lose_the_call_in_the_morning(
    room: Room, often: str | None
) -> None:
    await asleep(room, often, pace=2 * DAY)
    await reminders(room)
    assert await room.tables.prefer(ANNA, quiet="6-13") is None
    assert await hours_of_reminders(room, 8) == [MORNING + 1]


async def test_no_more_reminders_from_now_on_is_not_about_what_was_asked_in_the_night(room: Room) -> None:
    await asleep(room, None, pace=2 * DAY)
    await reminders(room)
    assert await room.tables.prefer(ANNA, remind="never") is None
    assert await hours_of_reminders(room, 8) == [MORNING]


async def test_later_today_said_to_the_call_in_the_morning_costs_no_last_call(room: Room) -> None:
    await asleep(room, "seldom", pace=2 * DAY)
    await reminders(room)
    assert await hours_of_reminders(room, MORNING) == [MORNING]
    assert await room.tables.remind_later(ANNA) is not None
    assert await hours_of_reminders(room, 40) == [4, 32], "later today, and half a day before her time is up"
