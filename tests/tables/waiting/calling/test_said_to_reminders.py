"""What somebody says to a reminder, or changes about them: each does what it says, and no more than that."""

import asyncio

import pytest

from engine.core.values.refusals import Refusal
from engine.tables.outbox.intents import CALL, REMIND
from engine.tables.storage.faults import Fault, StoreFault
from tests.tables.room import ANNA, BRUNO, CARLA, Room, done
from tests.tables.situations import favours
from tests.tables.waiting.calling.test_reminders import direct
from tests.tables.waiting.passing import DAY, HOUR, delivered, pass_time, reminders, said, sent, turn_of


async def hours_of_reminders(room: Room, hours: int) -> list[int]:
    """In which of these hours somebody was reminded."""
    found = list[int]()
    for hour in range(1, hours + 1):
        await pass_time(room, HOUR)
        found += [hour] * len(await reminders(room))
    return found


async def test_later_today_after_the_last_reminder_brings_one_more(room: Room) -> None:
    await direct(room, ANNA, BRUNO)
    table = await room.started(ANNA, BRUNO, pace=DAY)
    late = await turn_of(room, table, ANNA, BRUNO)
    found = await hours_of_reminders(room, 44)
    assert found[-1] == 44, "the last one, eight hours after the one before"
    assert await room.tables.remind_later(late) is not None
    assert await hours_of_reminders(room, 3) == [3], "well before the time is up"


async def test_later_today_comes_before_the_time_is_up_at_a_live_table_too(room: Room) -> None:
    await direct(room, ANNA, BRUNO)
    table = await room.started(ANNA, BRUNO, pace=300)
    late = await turn_of(room, table, ANNA, BRUNO)
    await pass_time(room, 200, 10)
    await reminders(room)
    assert await room.tables.remind_later(late) is not None
    await pass_time(room, 300, 10)
    assert await reminders(room) != []
    assert "table-late" not in await said(room, table)


async def test_later_today_is_today(room: Room) -> None:
    await direct(room, ANNA)
    await room.tables.prefer(ANNA, time_zone="Asia/Tokyo")  # noon of this room is eight in the evening there
    table = await room.started(ANNA, BRUNO)
    await favours(room, table, BRUNO)
    await pass_time(room, DAY)
    await reminders(room)
    assert await room.tables.remind_later(ANNA) is not None
    assert await hours_of_reminders(room, 5) != []


async def test_quiet_at_one_table_leaves_the_others(room: Room) -> None:
    tables = [await room.started(ANNA, BRUNO) for _ in range(2)]
    for table in tables:
        await favours(room, table, BRUNO)
    await pass_time(room, DAY)
    await reminders(room)
    assert await room.tables.remind_no_more(ANNA, tables[0]) is True
    await pass_time(room, 2 * DAY)
    assert await reminders(room) == [(tables[1], CALL)]
    digest = await room.tables.digest(ANNA)
    assert not isinstance(digest, Refusal)
    assert [waits.table for waits in digest.waits] == [tables[1]]


async def test_who_is_asked_nothing_there_is_told_so(room: Room) -> None:
    table = await room.started(ANNA, BRUNO)
    await favours(room, table, BRUNO)
    assert await room.tables.remind_later(BRUNO, table) is None
    assert await room.tables.remind_no_more(BRUNO) is False


async def test_what_is_quiet_stays_so_when_other_settings_change(room: Room) -> None:
    await direct(room, ANNA)
    table = await room.started(ANNA, BRUNO)
    await favours(room, table, BRUNO)
    await pass_time(room, DAY)
    await reminders(room)
    assert await room.tables.remind_no_more(ANNA) is True
    await room.tables.prefer(ANNA, time_zone="UTC")
    await pass_time(room, 8 * DAY, 6 * HOUR)
    assert await reminders(room) == []


async def test_what_is_put_off_is_not_brought_forward_by_other_settings(room: Room) -> None:
    await direct(room, ANNA)
    table = await room.started(ANNA, BRUNO)
    await favours(room, table, BRUNO)
    await pass_time(room, DAY)
    await reminders(room)
    assert await room.tables.remind_later(ANNA) is not None
    await room.tables.prefer(ANNA, time_zone="UTC")
    assert await hours_of_reminders(room, 5) == [4]


async def test_whoever_wants_reminders_again_gets_them_at_a_table_with_a_clock(room: Room) -> None:
    await direct(room, ANNA)
    await room.tables.prefer(ANNA, remind="never")
    table = await room.started(ANNA, BRUNO, pace=7 * DAY)
    await favours(room, table, BRUNO)
    await pass_time(room, DAY)
    await room.tables.prefer(ANNA, remind=None)
    await pass_time(room, 5 * DAY, 6 * HOUR)
    assert await reminders(room) == [(table, REMIND)]


@pytest.mark.parametrize(("often", "hours"), [("seldom", [4, 84]), ("never", [4])])
async def test_few_reminders_and_quiet_hours_the_call_in_the_morning_is_none_of_them(
    room: Room, often: str, hours: list[int]
) -> None:
    await direct(room, ANNA, BRUNO)
    for user in (ANNA, BRUNO):
        await room.tables.prefer(user, time_zone="UTC", quiet="6-12", remind=often)  # it is eight in the morning, UTC
    table = await room.started(ANNA, BRUNO, pace=2 * DAY)
    await turn_of(room, table, ANNA, BRUNO)
    await delivered(room, table)
    await reminders(room)
    found = await hours_of_reminders(room, 95)
    assert found == hours, "when quiet hours are over; and half a day before the time is up"


async def test_a_paused_table_keeps_its_reminders_while_others_remind(room: Room) -> None:
    await direct(room, ANNA)
    paused, other = [await room.started(ANNA, BRUNO, server=7) for _ in range(2)]
    for table in (paused, other):
        await favours(room, table, BRUNO)
    done(await room.tables.pause(room.by(CARLA), 7, paused))
    await pass_time(room, 8 * DAY, 6 * HOUR)
    assert {table for table, _ in await reminders(room)} == {other}
    done(await room.tables.resume(room.by(CARLA), 7, paused))
    await favours(room, other, ANNA)
    await pass_time(room, DAY)
    assert (paused, REMIND) in await reminders(room)


async def test_the_last_call_reaches_the_thread_when_direct_messages_turn_out_to_be_closed(room: Room) -> None:
    await direct(room, ANNA, BRUNO)
    await room.tables.prefer(ANNA, remind="seldom")
    quiet, table = [await room.started(ANNA, BRUNO, pace=DAY) for _ in range(2)]
    for each in (quiet, table):
        await favours(room, each, BRUNO)
    await room.tables.remind_no_more(ANNA, quiet)
    for _ in range(24):
        room.now += HOUR
        await room.tables.tick()
        mine = [each for each in await room.tables.outbox.unsettled() if each.kind == REMIND]
        if mine:
            break
    (claimed,) = [each for each in await room.tables.outbox.claim(1_000) if each.kind == REMIND]
    assert await room.tables.remind_in_threads(ANNA, claimed) is None
    assert [each.table for each in await sent(room, CALL)] == [table], "and not where she wanted quiet"


async def test_what_happens_while_time_is_kept_is_not_forgotten(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await room.started(ANNA, BRUNO, pace=DAY)
    await turn_of(room, table, ANNA, BRUNO)
    await room.tables.tick()
    ticking = asyncio.create_task(room.tables.tick())
    await asyncio.sleep(0)
    room.tables.unreachable()
    await ticking
    room.now += 9 * DAY
    await room.tables.tick()
    assert "table-late" not in await said(room, table), "nobody could be reached"

    async def fails(*_: object) -> None:
        raise StoreFault(Fault.UNREADABLE, "")

    room.tables.unreachable()
    with monkeypatch.context() as patch:
        patch.setattr(room.tables.store, "write", fails)
        with pytest.raises(StoreFault):
            await room.tables.tick()
    room.now += 9 * DAY
    await room.tables.tick()
    assert "table-late" not in await said(room, table)
