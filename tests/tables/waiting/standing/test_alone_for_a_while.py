"""Who is left alone with computers is left in peace; when somebody sits down again, he is waited for as ever."""

import pytest

from tests.tables.room import ANNA, BRUNO, Room, done
from tests.tables.waiting.passing import DAY, HOUR, other, overview, pass_time, reminders, said, turn_of

TWO = (ANNA, BRUNO)


async def left_alone(room: Room, pace: int | None) -> tuple[str, int, int]:
    """A table of two at which one has been relieved by a computer: the table, who stays, and who was late."""
    for user in TWO:
        await room.tables.reach(user, 7_000 + user, "open")
    table = await room.started(*TWO, pace=pace)
    late = await turn_of(room, table, *TWO)
    await pass_time(room, 2 * DAY + HOUR if pace else 15 * DAY, 6 * HOUR)
    stays = other(late, *TWO)
    (clock,) = [each for each in (await overview(room, table)).clocks if each.late_since is not None]
    done(await room.tables.choose(room.by(stays), table, clock.decision, "computer"))
    await room.tables.computers_idle()
    assert [user for user, _ in await room.asked(table, stays)] == [stays]
    await reminders(room)
    return table, stays, late


async def test_who_is_alone_is_never_late(room: Room) -> None:
    table, _, _ = await left_alone(room, DAY)
    before = await said(room, table)
    await pass_time(room, 9 * DAY, 6 * HOUR)
    assert (await overview(room, table)).clocks == (), "no clock runs"
    assert (await reminders(room), await said(room, table)) == ([], before)


@pytest.mark.parametrize("pace", [None, DAY], ids=["without a clock", "with one"])
async def test_who_is_no_longer_alone_is_reminded_and_asked_about(room: Room, pace: int | None) -> None:
    table, _, late = await left_alone(room, pace)
    await pass_time(room, 4 * DAY, 6 * HOUR)
    done(await room.tables.join(room.by(late), table))
    before = (await said(room, table)).count("table-late")
    await pass_time(room, 2 * DAY, HOUR)
    assert (table, "remind") in await reminders(room)
    await pass_time(room, 14 * DAY, 6 * HOUR)
    assert (await said(room, table)).count("table-late") > before
