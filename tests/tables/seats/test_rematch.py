"""Playing once more: who sits there again, and that there is one such table."""

import asyncio

from tests.tables.room import ANNA, BRUNO, CARLA, Room, code, done
from tests.tables.situations import overview_of, sitters


async def over(room: Room) -> str:
    table = await room.started(ANNA, BRUNO)
    await room.play_out(table, ANNA, BRUNO)
    return table


async def test_a_double_rematch_opens_one_table_for_both(room: Room) -> None:
    table = await over(room)
    again = await asyncio.gather(*(room.tables.rematch(room.by(user), table) for user in (BRUNO, ANNA, BRUNO)))
    assert len({done(answer).table for answer in again}) == 1
    (new,) = await room.tables.listed(None)
    assert sorted(await sitters(room, new.id)) == ["Anna", "Bruno"]


async def test_who_left_a_table_of_computers_plays_against_as_many_again(room: Room) -> None:
    table = await room.started(ANNA, computers=1, places=2)
    done(await room.tables.resign(room.by(ANNA), table))
    again = done(await room.tables.rematch(room.by(ANNA), table)).table
    assert await sitters(room, again) == ["Anna", ""]


async def test_who_left_early_leaves_room_for_who_stayed(room: Room) -> None:
    table = await room.started(ANNA, BRUNO, places=2)
    done(await room.tables.resign(room.by(ANNA), table))
    await room.tables.computers_idle()
    await room.play_out(table, BRUNO)
    again = done(await room.tables.rematch(room.by(ANNA), table)).table
    assert await sitters(room, again) == ["Anna"]
    assert done(await room.tables.rematch(room.by(BRUNO), table)).table == again
    assert await sitters(room, again) == ["Anna", "Bruno"]


async def test_a_rematch_that_was_given_up_does_not_count(room: Room) -> None:
    table = await over(room)
    first = done(await room.tables.rematch(room.by(ANNA), table)).table
    done(await room.tables.cancel(room.by(ANNA), first))
    second = done(await room.tables.rematch(room.by(BRUNO), table)).table
    assert first != second
    assert (await sitters(room, second), (await overview_of(room, second)).table.rematch_of) == (["Bruno"], table)


async def test_a_rematch_is_for_those_who_sat_there(room: Room) -> None:
    table = await over(room)
    assert code(await room.tables.rematch(room.by(CARLA), table)) == "tables.not-seated"
    assert code(await room.tables.rematch(room.by(ANNA), await room.started(ANNA, BRUNO))) == "tables.not-over"


async def test_who_comes_to_a_rematch_too_late_is_told(room: Room) -> None:
    table = await room.started(ANNA, BRUNO, CARLA)
    await room.play_out(table, ANNA, BRUNO, CARLA)
    again = done(await room.tables.rematch(room.by(ANNA), table)).table
    done(await room.tables.rematch(room.by(BRUNO), table))
    done(await room.tables.start(room.by(ANNA), again))
    assert code(await room.tables.rematch(room.by(CARLA), table)) == "tables.not-open"
    assert done(await room.tables.rematch(room.by(BRUNO), table)).table == again
