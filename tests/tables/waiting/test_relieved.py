"""Whom a computer has relieved keeps the seat that he takes back; who is back early hears of what was asked."""

from tests.tables.room import ANNA, BRUNO, CARLA, Room, done
from tests.tables.situations import GREY, answers
from tests.tables.soundness import faults
from tests.tables.waiting.calling.test_rested import roused
from tests.tables.waiting.passing import DAY, HOUR, overview, pass_time, said

ALL = (ANNA, BRUNO, CARLA)


async def test_two_relieved_at_once_take_their_seats_back_and_keep_them(room: Room) -> None:
    table = await room.started(*ALL, pace=DAY, late="computer")
    await answers(room, table, ANNA, GREY)
    await pass_time(room, 2 * DAY, HOUR)
    assert (await said(room, table)).count("table-late-computer") == 2
    assert (await overview(room, table)).clocks == ()
    for user in (BRUNO, CARLA):
        done(await room.tables.join(room.by(user), table))
        await pass_time(room, HOUR, 60)
        assert (await said(room, table))[-1] == "table-seat-back"
    assert await room.tables.store.read(faults) == []


async def test_who_is_back_early_is_called_then_to_what_was_asked_meanwhile(room: Room) -> None:
    table = await room.started(*ALL)
    today = await room.tables.today(BRUNO)
    assert await room.tables.go_away(BRUNO, today, today.fromordinal(today.toordinal() + 20)) is None
    await answers(room, table, CARLA, GREY)
    done(await room.tables.abandon(room.by(ANNA), table))
    seat = await room.seat(table, BRUNO)
    assert await room.tables.who_hears(table, [seat]) == set()
    await pass_time(room, DAY, 6 * HOUR)
    assert await roused(room) == []
    await room.tables.come_back(BRUNO)
    await pass_time(room, HOUR)
    assert await roused(room) == [table]
