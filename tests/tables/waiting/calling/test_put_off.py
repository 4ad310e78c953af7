"""A reminder that comes when somebody is not to be disturbed any more: whatever it was to name, he hears of later."""

from datetime import UTC, datetime

from engine.core.values.refusals import Refusal
from engine.tables.outbox.intents import CALL, REMIND
from engine.tables.storage.records import Intent
from tests.tables.room import ANNA, BRUNO, Room
from tests.tables.situations import favours
from tests.tables.waiting.calling.test_reminders import direct
from tests.tables.waiting.passing import DAY, HOUR, pass_time, reminders, sent


async def claimed(room: Room, *kinds: str) -> list[Intent]:
    """What is about to be sent to Anna."""
    return [each for each in await room.tables.outbox.claim(1_000) if each.kind in kinds]


async def two_tables(room: Room, often: str | None) -> list[str]:
    """Both wait for Anna for three days, when somebody who wants it seldom is reminded."""
    assert await room.tables.prefer(ANNA, time_zone="UTC", remind=often) is None
    tables = list[str]()
    for _ in range(2):
        tables.append(await room.started(ANNA, BRUNO))
        await favours(room, tables[-1], BRUNO)
    await sent(room)
    room.now += 3 * DAY + 60
    await room.tables.tick()
    return tables


async def rests(room: Room) -> None:
    """Three hours begin in which she is not to be disturbed; nothing else is changed by that."""
    hour, number = datetime.fromtimestamp(room.now, UTC).hour, (await _anna(room))
    quiet = f"{hour}-{(hour + 3) % 24}"
    await room.tables.store.write(lambda stored: stored.people.change(number, {"quiet": quiet}))


async def _anna(room: Room) -> int:
    person = await room.tables.person(ANNA)
    assert not isinstance(person, Refusal)
    return person.id


async def test_the_first_table_of_a_message_was_answered_meanwhile_and_the_others_are_named_later(room: Room) -> None:
    await direct(room, ANNA)
    tables = await two_tables(room, "seldom")
    (message,) = await claimed(room, REMIND)
    (remains,) = {*tables} - {message.table}
    await favours(room, message.table, ANNA)
    await rests(room)
    assert await room.tables.put_off(ANNA, message) is True
    await sent(room)
    await pass_time(room, 2 * HOUR)
    assert await reminders(room) == []
    await pass_time(room, 2 * HOUR)
    assert await reminders(room) == [(remains, REMIND)]


async def test_what_still_waits_is_named_once_when_she_may_be_disturbed(room: Room) -> None:
    await direct(room, ANNA)
    await two_tables(room, "seldom")
    (message,) = await claimed(room, REMIND)
    await rests(room)
    assert await room.tables.put_off(ANNA, message) is True
    await sent(room)
    await pass_time(room, 20 * DAY, 6 * HOUR)
    assert len(await reminders(room)) == 1
    digest = await room.tables.digest(ANNA)
    assert not isinstance(digest, Refusal)
    assert len(digest.waits) == 2


async def test_calls_in_threads_are_put_off_one_by_one(room: Room) -> None:
    tables = await two_tables(room, "seldom")
    calls = await claimed(room, CALL)
    await rests(room)
    assert [await room.tables.put_off(ANNA, each) for each in calls] == [True, True]
    await sent(room)
    await pass_time(room, 4 * HOUR)
    assert sorted(await reminders(room)) == sorted((table, CALL) for table in tables)
