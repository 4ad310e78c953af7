"""A turn of several answers: its clock and its reminders run on, through an undo too; who comes back late has time."""

from tests.tables.room import ANNA, BRUNO, Room, done
from tests.tables.situations import DRAW, answers
from tests.tables.waiting.passing import DAY, HOUR, other, overview, pass_time, reminders, said, turn_of

TWO = (ANNA, BRUNO)


async def due(room: Room, table: str) -> int | None:
    (clock,) = (await overview(room, table)).clocks
    return clock.due_at


async def test_who_was_reminded_and_plays_a_part_is_not_reminded_again_at_once(room: Room) -> None:
    for user in TWO:
        await room.tables.reach(user, 7_000 + user, "open")
    table = await room.started(*TWO, pace=DAY)
    mover = await turn_of(room, table, *TWO)
    await pass_time(room, 2 * DAY - 3 * HOUR)
    assert await reminders(room) != []
    await answers(room, table, mover, DRAW)
    await pass_time(room, 2 * HOUR)
    assert await reminders(room) == []


async def test_a_last_call_that_is_still_to_come_comes_once(room: Room) -> None:
    for user in TWO:
        await room.tables.reach(user, 7_000 + user, "open")
    table = await room.started(*TWO, pace=DAY)
    mover = await turn_of(room, table, *TWO)
    await pass_time(room, 2 * DAY - 8 * HOUR)
    await reminders(room)
    await answers(room, table, mover, DRAW)
    await pass_time(room, 7 * HOUR)
    assert len(await reminders(room)) == 1


async def test_who_comes_back_late_and_plays_a_part_has_a_pace_for_the_rest(room: Room) -> None:
    table = await room.started(*TWO, pace=DAY)
    late = await turn_of(room, table, *TWO)
    await pass_time(room, 2 * DAY + HOUR)
    await answers(room, table, late, DRAW)
    assert await due(room, table) == int(room.now) + DAY
    await pass_time(room, DAY - HOUR)
    assert await said(room, table) == ["table-late"], "he is not late again at once"


async def test_an_undo_in_the_middle_of_a_turn_neither_takes_nor_gives_time(room: Room) -> None:
    table = await room.started(*TWO, pace=DAY)
    mover = await turn_of(room, table, *TWO)
    before = await due(room, table)
    for _ in range(3):
        room.now += HOUR
        await answers(room, table, mover, DRAW)
        motion = done(await room.tables.undo(room.by(mover), table)).motion
        assert motion is not None
        done(await room.tables.vote(room.by(other(mover, *TWO)), table, motion, True))
        assert await due(room, table) == before
