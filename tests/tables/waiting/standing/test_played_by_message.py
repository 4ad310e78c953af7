"""A server out of reach on which somebody plays on by direct message: no time passes there, whoever is asked when."""

from tests.tables.room import ANNA, BRUNO, CARLA, Room, done
from tests.tables.waiting.calling.test_reminders import direct
from tests.tables.waiting.passing import DAY, HOUR, other, pass_time, reminders, said, turn_of
from tests.tables.waiting.standing.test_out_of_reach import SERVER, due_in

TWO = (ANNA, BRUNO)


async def out_of_reach(room: Room) -> tuple[str, int, int]:
    """A table on a server that is out of reach: whose turn it is there, and the other."""
    table = await room.started(*TWO, pace=DAY, server=SERVER)
    mover = await turn_of(room, table, *TWO)
    await room.tables.servers_here(())
    return table, mover, other(mover, *TWO)


async def turn(room: Room, table: str, user: int) -> None:
    """He plays his turn to its end."""
    while await room.asked(table, user):
        await room.move(table, user)


async def test_who_has_answered_days_later_has_lost_no_time(room: Room) -> None:
    table, mover, _ = await out_of_reach(room)
    assert await due_in(room, table) == 2 * DAY
    await pass_time(room, 9 * DAY, DAY)
    for user in (mover, other(mover, *TWO)):
        await turn(room, table, user)
    await room.tables.servers_here({SERVER})
    assert [user for user, _ in await room.asked(table, *TWO)] == [mover]
    assert await due_in(room, table) == 3 * DAY, "what he had, and a day for his answer"


async def test_nor_has_he_gained_any(room: Room) -> None:
    table, mover, _ = await out_of_reach(room)
    for _ in range(3):
        for user in (mover, other(mover, *TWO)):
            await pass_time(room, 2 * DAY, DAY)
            await turn(room, table, user)
    await room.tables.servers_here({SERVER})
    assert await due_in(room, table) == 3 * DAY, "at most three times the pace"


async def test_who_is_asked_meanwhile_has_his_time_when_the_bot_is_back_and_no_more(room: Room) -> None:
    table, mover, _ = await out_of_reach(room)
    await pass_time(room, 9 * DAY, DAY)
    await turn(room, table, mover)
    await pass_time(room, 4 * DAY, DAY)
    assert await said(room, table) == []
    await room.tables.servers_here({SERVER})
    assert await due_in(room, table) == 2 * DAY


async def test_he_is_reminded_as_if_he_was_asked_then(room: Room) -> None:
    await direct(room, *TWO)
    table, mover, _ = await out_of_reach(room)
    await pass_time(room, 9 * DAY, DAY)
    await turn(room, table, mover)
    await pass_time(room, 4 * DAY, DAY)
    await room.tables.servers_here({SERVER})
    await reminders(room)
    hours = list[int]()
    for hour in range(1, 47):
        await pass_time(room, HOUR)
        hours += [hour] * len(await reminders(room))
    assert hours == [12, 36, 44]


async def test_a_pause_meanwhile_is_not_counted_twice_for_who_is_asked_in_it(room: Room) -> None:
    table, mover, _ = await out_of_reach(room)
    await pass_time(room, 3 * DAY, DAY)
    await turn(room, table, mover)
    done(await room.tables.pause(room.by(CARLA), SERVER, table))
    await pass_time(room, 3 * DAY, DAY)
    await room.tables.servers_here({SERVER})
    await pass_time(room, 3 * DAY, DAY)
    done(await room.tables.resume(room.by(CARLA), SERVER, table))
    assert await due_in(room, table) == 2 * DAY
