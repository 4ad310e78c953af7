"""The clock on the wall is put forwards or back, where time passes and where it stands still: nobody gains by it."""

import pytest

from engine.tables.calls.watch import Watch
from tests.tables.room import BRUNO, CARLA, Room, done
from tests.tables.waiting.passing import DAY, HOUR, pass_time
from tests.tables.waiting.standing.test_out_of_reach import SERVER, due_in, waits
from tests.tables.waiting.standing.test_played_by_message import out_of_reach, turn


class Hand:
    """The clock of a room, whose wall clock can be put."""

    def __init__(self, room: Room) -> None:
        self.put = 0.0
        room.tables.watch = Watch(lambda: room.now, lambda: room.now - self.put)
        self._room = room

    async def puts(self, seconds: float) -> None:
        await self._room.tables.tick()
        self.put += seconds
        self._room.now += seconds
        await self._room.tables.tick()


@pytest.mark.parametrize("jump", [-5 * DAY, 5 * DAY])
async def test_who_was_asked_while_the_server_was_out_of_reach_has_his_two_days(room: Room, jump: int) -> None:
    hand = Hand(room)
    table, mover, _ = await out_of_reach(room)
    await pass_time(room, 8 * DAY, DAY)
    await turn(room, table, mover)
    await hand.puts(jump)
    await pass_time(room, HOUR)
    await room.tables.servers_here({SERVER})
    assert await due_in(room, table) == 2 * DAY


@pytest.mark.parametrize("jump", [-5 * DAY, 5 * DAY])
async def test_a_pause_across_it_gives_back_just_the_pause(room: Room, jump: int) -> None:
    hand, table = Hand(room), await waits(room)
    await pass_time(room, HOUR)
    left = await due_in(room, table)
    done(await room.tables.pause(room.by(CARLA), SERVER, table))
    await pass_time(room, DAY)
    await hand.puts(jump)
    await pass_time(room, DAY)
    done(await room.tables.resume(room.by(CARLA), SERVER, table))
    assert await due_in(room, table) == left
    assert await room.asked(table, BRUNO) is not None


async def test_a_pause_afterwards_costs_nothing(room: Room) -> None:
    hand, table = Hand(room), await waits(room)
    await pass_time(room, HOUR)
    left = await due_in(room, table)
    await hand.puts(-3 * DAY)
    assert await due_in(room, table) == left
    done(await room.tables.pause(room.by(CARLA), SERVER, table))
    await pass_time(room, 10 * DAY, DAY)
    done(await room.tables.resume(room.by(CARLA), SERVER, table))
    assert await due_in(room, table) == left
