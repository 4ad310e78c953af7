"""Whoever is asked something beside the game in his quiet hours is called when they are over, if it still waits."""

from typing import Any

from engine.tables.outbox.intents import ROUSE
from tests.tables.room import ANNA, BRUNO, CARLA, Room, done
from tests.tables.waiting.passing import DAY, HOUR, WEEK, delivered, other, overview, pass_time, sent, turn_of

MORNING = 4 * HOUR
"""Noon of this room is eight in the morning, UTC: quiet hours from six until noon have so long to go."""


async def quiet(room: Room, *users: int) -> None:
    for user in users:
        assert await room.tables.prefer(user, time_zone="UTC", quiet="6-12") is None


async def late_at_eight(room: Room, **chosen: Any) -> tuple[str, int]:
    """A table whose time is up at eight in the morning: its id, and who is late."""
    table = await room.started(ANNA, BRUNO, pace=DAY, **chosen)
    late = await turn_of(room, table, ANNA, BRUNO)
    await quiet(room, other(late, ANNA, BRUNO))
    await pass_time(room, 2 * DAY)
    assert (await overview(room, table)).clocks[0].late_since is not None
    await delivered(room, table)
    return table, late


async def roused(room: Room) -> list[str]:
    return [intent.table for intent in await sent(room, ROUSE)]


async def test_about_somebody_who_is_late_he_is_called_in_the_morning(room: Room) -> None:
    table, _ = await late_at_eight(room)
    assert await roused(room) == [], "he sleeps"
    await pass_time(room, MORNING)
    assert await roused(room) == [table]
    await pass_time(room, 3 * HOUR)
    assert await roused(room) == [], "once"


async def test_what_was_settled_before_he_wakes_calls_nobody(room: Room) -> None:
    table, late = await late_at_eight(room)
    (clock,) = (await overview(room, table)).clocks
    done(await room.tables.choose(room.by(other(late, ANNA, BRUNO)), table, clock.decision, "wait"))
    await pass_time(room, MORNING + HOUR)
    assert await roused(room) == []


async def test_asked_for_his_consent_in_the_night_he_is_called_in_the_morning_unless_he_has_given_it(
    room: Room,
) -> None:
    table = await room.started(ANNA, BRUNO, CARLA)
    await quiet(room, BRUNO, CARLA)
    asked = done(await room.tables.change_pace(room.by(ANNA), table, "week"))
    assert asked.motion is not None
    await delivered(room, table)
    done(await room.tables.vote(room.by(CARLA), table, asked.motion, True))
    await pass_time(room, MORNING)
    (intent,) = await sent(room, ROUSE)
    assert (await room.tables.outbox.person(intent.step)).user == BRUNO  # type: ignore[union-attr]


async def test_before_a_table_is_closed_those_who_sleep_are_called_in_the_morning(room: Room) -> None:
    table = await room.opened(ANNA)
    await quiet(room, ANNA)
    await pass_time(room, WEEK)
    assert (await overview(room, table)).closes_at is not None
    assert await room.tables.who_hears(table, (0,)) == set()
    await pass_time(room, MORNING)
    assert await roused(room) == [table]


async def test_who_rests_again_when_it_is_to_be_sent_is_called_after_that(room: Room) -> None:
    table, late = await late_at_eight(room, late="wait")
    await sent(room)
    await pass_time(room, MORNING)
    room.now += 18 * HOUR  # nothing could be sent until the next morning at six
    (claimed,) = [each for each in await room.tables.outbox.claim(1_000) if each.kind == ROUSE]
    assert await room.tables.put_off(other(late, ANNA, BRUNO), claimed) is True
    await pass_time(room, 5 * HOUR)
    assert await roused(room) == []
    await pass_time(room, HOUR)
    assert await roused(room) == [table]
