"""Servers that the bot cannot be reached on: no clock runs there, whatever else stands still; who can play, may."""

from engine.tables.outbox.intents import CALL, REMIND
from tests.tables.room import ANNA, BRUNO, CARLA, Room, done, room_in
from tests.tables.situations import favours
from tests.tables.waiting.passing import DAY, HOUR, overview, pass_time, said, sent, turn_of

SERVER = 7


async def due_in(room: Room, table: str) -> int:
    (clock,) = (await overview(room, table)).clocks
    assert clock.due_at is not None
    return clock.due_at - int(room.now)


async def waits(room: Room) -> str:
    table = await room.started(ANNA, BRUNO, pace=DAY, server=SERVER)
    await turn_of(room, table, ANNA, BRUNO)
    await sent(room)
    return table


async def test_nobody_is_late_or_reminded_there_and_has_as_much_time_as_before(room: Room) -> None:
    table = await waits(room)
    left = await due_in(room, table)
    await room.tables.servers_here({8})
    await pass_time(room, 20 * DAY, DAY)
    assert await said(room, table) == []
    assert await sent(room, REMIND, CALL) == []
    for _ in range(2):  # to say it twice changes nothing
        await room.tables.servers_here({SERVER, 8})
        assert await due_in(room, table) == left


async def test_who_plays_on_by_direct_message_may(room: Room) -> None:
    table = await room.started(ANNA, BRUNO, pace=DAY, server=SERVER)
    await room.tables.servers_here(())
    await favours(room, table, ANNA)
    assert not (await overview(room, table)).paused


async def test_a_pause_and_a_server_out_of_reach_give_back_together_what_they_took_together(room: Room) -> None:
    table = await waits(room)
    left = await due_in(room, table)
    done(await room.tables.pause(room.by(CARLA), SERVER, table))
    room.now += DAY
    await room.tables.servers_here(())
    room.now += DAY
    done(await room.tables.resume(room.by(CARLA), SERVER, table))
    room.now += DAY
    assert await room.tables.pause_server(room.by(CARLA), SERVER) is None
    room.now += DAY
    await room.tables.servers_here({SERVER})
    room.now += DAY
    assert await room.tables.resume_server(room.by(CARLA), SERVER) is None
    assert await due_in(room, table) == left


async def test_downtime_meanwhile_is_given_back_once(tmp_path: object) -> None:
    path = tmp_path / "paravent.db"  # type: ignore[operator]
    async with room_in(path) as room:
        table = await waits(room)
        left = await due_in(room, table)
        await room.tables.servers_here(())
        now = room.now
    async with room_in(path, now=now + 5 * DAY) as room:
        await pass_time(room, HOUR)
        await room.tables.servers_here({SERVER})
        assert await due_in(room, table) == left
