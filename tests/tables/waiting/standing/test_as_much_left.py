"""Time in which nobody could play counts once, for those as well who are away: as much is left after it as before."""

from pathlib import Path

import pytest

from engine.tables.calls.watch import Watch
from engine.tables.outbox.intents import REMIND
from tests.tables.room import ANNA, BRUNO, CARLA, NOON, Room, done, room_in
from tests.tables.waiting.calling.test_reminders import direct
from tests.tables.waiting.passing import DAY, HOUR, pass_time, reminders, said, sent, turn_of
from tests.tables.waiting.standing.test_out_of_reach import due_in
from tests.tables.waiting.test_away_limits import away_for

SERVER = 7


async def waits(room: Room) -> tuple[str, int, int]:
    """A table, whose turn it is there, and how much time he has left."""
    table = await room.started(ANNA, BRUNO, pace=DAY, server=SERVER)
    mover = await turn_of(room, table, ANNA, BRUNO)
    await room.tables.tick()
    return table, mover, await due_in(room, table)


async def test_stopped_in_good_order_while_nobody_could_reach_us(tmp_path: Path) -> None:
    path = tmp_path / "paravent.db"
    async with room_in(path) as room:
        table, _, left = await waits(room)
        room.tables.unreachable()
        room.now += 10 * HOUR
        now = room.now
    async with room_in(path, now=now) as room:
        assert await due_in(room, table) == left
        await room.tables.tick()
        assert await due_in(room, table) == left


async def test_an_error_of_any_kind_does_not_forget_that_nobody_could_reach_us(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _, left = await waits(room)
    room.tables.unreachable()
    room.now += 10 * HOUR
    with monkeypatch.context() as patch:
        patch.setattr("engine.tables.operate.upkeep.look", fails)
        with pytest.raises(KeyError):
            await room.tables.tick()
    await room.tables.tick()
    assert await due_in(room, table) == left


def fails(_: object) -> None:
    raise KeyError


@pytest.mark.parametrize("before", [0, DAY, 6 * DAY], ids=["at once", "a day later", "six days later"])
async def test_down_for_days_while_he_is_away(tmp_path: Path, before: int) -> None:
    path = tmp_path / "paravent.db"
    async with room_in(path) as room:
        table, mover, left = await waits(room)
        await away_for(room, mover, 12)
        await pass_time(room, before, 6 * HOUR)
        now = room.now
    async with room_in(path, now=now + 3 * DAY) as room:
        await pass_time(room, HOUR)
        await room.tables.come_back(mover)
        assert await due_in(room, table) == left


async def test_down_until_after_the_day_on_which_he_is_back(tmp_path: Path) -> None:
    path = tmp_path / "paravent.db"
    async with room_in(path) as room:
        table, mover, left = await waits(room)
        await away_for(room, mover, 2)
        now = room.now
    async with room_in(path, now=now + 9 * DAY) as room:
        await room.tables.tick()
        assert await due_in(room, table) == left
        assert "table-late" not in await said(room, table)


@pytest.mark.parametrize("days", [3, -3], ids=["put forwards", "put back"])
async def test_the_clock_on_the_wall_is_moved_while_he_is_away(room: Room, days: int) -> None:
    jumped = 0
    room.tables.watch = Watch(lambda: room.now, lambda: room.now - jumped)
    table, mover, left = await waits(room)
    await away_for(room, mover, 12)
    await pass_time(room, 6 * DAY, 6 * HOUR)
    jumped = days * DAY
    room.now += jumped
    await pass_time(room, HOUR)
    await room.tables.come_back(mover)
    assert await due_in(room, table) == left


async def test_a_pause_while_he_is_away_changes_nothing_about_when_he_hears_of_it(room: Room) -> None:
    await direct(room, ANNA, BRUNO)
    table, mover, left = await waits(room)
    await away_for(room, mover, 9)
    await sent(room)
    done(await room.tables.pause(room.by(CARLA), SERVER, table))
    await pass_time(room, 5 * DAY, DAY)
    done(await room.tables.resume(room.by(CARLA), SERVER, table))
    back = NOON - NOON % DAY + 9 * DAY
    await pass_time(room, back - HOUR - room.now)
    assert await reminders(room) == []
    await pass_time(room, HOUR)
    assert await reminders(room) == [(table, REMIND)], "on his return"
    assert await due_in(room, table) == left


async def test_a_pause_until_after_his_return_reminds_him_before_his_time_runs_out(room: Room) -> None:
    await direct(room, ANNA, BRUNO)
    table, mover, left = await waits(room)
    await away_for(room, mover, 4)
    await sent(room)
    done(await room.tables.pause(room.by(CARLA), SERVER, table))
    await pass_time(room, 9 * DAY, DAY)
    done(await room.tables.resume(room.by(CARLA), SERVER, table))
    assert await due_in(room, table) == left
    await pass_time(room, DAY)
    assert (table, REMIND) in await reminders(room)
    assert "table-late" not in await said(room, table)
