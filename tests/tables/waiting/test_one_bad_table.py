"""What is wrong with one table is no other table's trouble: all others hear of what is due, and it is tried again."""

from typing import Any

import pytest

from engine.tables.storage.stored import Stored
from tests.tables.room import ANNA, BRUNO, CARLA, Room
from tests.tables.waiting.calling.test_reminders import direct
from tests.tables.waiting.passing import DAY, HOUR, WEEK, overview, pass_time, reminders, said, turn_of

Rows = list[tuple[Any, ...]]


def nobody_sits(stored: Stored, table: str) -> Rows:
    """Its rows of who sits there are lost."""
    rows = stored.db.execute("SELECT * FROM seats WHERE table_id = ?", (table,)).fetchall()
    stored.db.execute("DELETE FROM seats WHERE table_id = ?", (table,))
    return rows


def put_back(stored: Stored, rows: Rows) -> None:
    for row in rows:
        stored.db.execute(f"INSERT INTO seats VALUES ({', '.join('?' * len(row))})", row)


async def one_is_bad(room: Room, pace: int | None) -> tuple[str, str, Rows]:
    """Two tables, one of which cannot be looked at any more; and what it lacks."""
    await direct(room, ANNA, BRUNO, CARLA)
    bad, good = await room.started(ANNA, BRUNO), await room.started(ANNA, CARLA, pace=pace)
    await turn_of(room, bad, ANNA, BRUNO)
    await turn_of(room, good, ANNA, CARLA)
    return bad, good, await room.tables.store.write(lambda stored: nobody_sits(stored, bad))


async def test_at_another_table_somebody_is_reminded_and_late(room: Room) -> None:
    _, good, _ = await one_is_bad(room, WEEK)
    await pass_time(room, 15 * DAY, 6 * HOUR)
    assert {table for table, _ in await reminders(room)} == {good}
    assert await said(room, good) == ["table-late"]


@pytest.mark.parametrize("pace", [None, DAY], ids=["without a clock", "with one"])
async def test_whatever_comes_first_is_done_at_the_other(room: Room, pace: int | None) -> None:
    _, good, _ = await one_is_bad(room, pace)
    await pass_time(room, 16 * DAY, 6 * HOUR)
    assert "table-late" in await said(room, good)
    await pass_time(room, 40 * DAY, DAY)
    found = await overview(room, good)
    assert found.closes_at is not None or found.table.status != "playing"


async def test_it_is_tried_again_an_hour_later(room: Room) -> None:
    bad, _, rows = await one_is_bad(room, WEEK)
    await pass_time(room, 2 * WEEK, 6 * HOUR)
    await room.tables.store.write(lambda stored: put_back(stored, rows))
    await pass_time(room, HOUR - 60, 60)
    assert await said(room, bad) == []
    await pass_time(room, 120, 60)
    assert await said(room, bad) == ["table-late"]


async def test_what_was_begun_there_is_undone(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> None:
        raise KeyError

    table = await room.started(ANNA, BRUNO, pace=DAY)
    await turn_of(room, table, ANNA, BRUNO)
    with monkeypatch.context() as patch:
        patch.setattr("engine.tables.waiting.ladder.intend", fails)
        await pass_time(room, 2 * DAY, 6 * HOUR)
        assert await said(room, table) == []
    await pass_time(room, HOUR)
    assert await said(room, table) == ["table-late"]
