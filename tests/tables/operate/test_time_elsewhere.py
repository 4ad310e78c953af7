"""The time in which a table was nowhere, as an export or in a backup, is nobody's neglect and nobody's lateness."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

from engine.core.values.refusals import Refusal
from engine.tables.operate.exchange import put_back
from engine.tables.operate.export import bring_in, pack, unpack
from engine.tables.operate.upkeep import renew_all
from engine.tables.storage.stored import Stored
from engine.tables.transaction.transaction import Transaction
from tests.roots import GAMES
from tests.tables.room import ANNA, BRUNO, CARLA, NAMES, Room, bytes_of, done, room_in
from tests.tables.waiting.passing import DAY, HOUR, WEEK, overview, pass_time, said, turn_of

SERVER = 7


@asynccontextmanager
async def brought_in(here: Room, tables: list[str], folder: Path, days: int) -> AsyncIterator[Room]:
    """These tables in another file, so many days later."""
    exports = [await here.tables.store.read(lambda stored, id=id: pack(stored, id)) for id in tables]  # type: ignore[misc]
    async with room_in(folder / "elsewhere.db", now=here.now + days * DAY) as there:
        for export in exports:
            await there.tables.store.write(lambda stored, export=export: _in(there, stored, export))  # type: ignore[misc]
        yield there


def _in(there: Room, stored: Stored, export: bytes) -> str:
    return bring_in(there.tables._transaction(stored), unpack(export))


async def status(room: Room, table: str) -> tuple[str, bool]:
    """How it stands, and whether it is to be closed."""
    found = await room.tables.overview(None, table)
    assert not isinstance(found, Refusal)
    return found.table.status, found.closes_at is not None


async def warned(room: Room, left: int) -> list[str]:
    """A game and a lobby that are to be closed when so much time has passed."""
    game = await room.started(ANNA, BRUNO)
    await pass_time(room, 34 * DAY, DAY)
    lobby = await room.opened(ANNA)
    await pass_time(room, 10 * DAY - left, 6 * HOUR)
    assert [await status(room, each) for each in (game, lobby)] == [("playing", True), ("open", True)]
    return [game, lobby]


async def test_what_was_to_be_closed_is_brought_in_as_if_it_was_touched_now(room: Room, tmp_path: Path) -> None:
    game, lobby = await warned(room, HOUR)
    async with brought_in(room, [game, lobby], tmp_path, 60) as there:
        await pass_time(there, 6 * DAY, 6 * HOUR)
        assert (await status(there, game), await status(there, lobby)) == (("playing", False), ("open", False))
        await pass_time(there, 2 * DAY, 6 * HOUR)
        assert await status(there, lobby) == ("open", True), "in another week it is warned of again"
        await pass_time(there, 23 * DAY, 6 * HOUR)
        assert await status(there, game) == ("playing", True)


async def test_a_paused_table_that_is_brought_in_and_goes_on_leaves_its_player_the_usual_time(
    room: Room, tmp_path: Path
) -> None:
    table = await room.started(ANNA, BRUNO, pace=DAY, server=SERVER)
    await turn_of(room, table, ANNA, BRUNO)
    done(await room.tables.pause(room.by(CARLA), SERVER, table))
    await pass_time(room, 8 * DAY, DAY)
    async with brought_in(room, [table], tmp_path, 60) as there:
        await pass_time(there, 3 * DAY, DAY)
        done(await there.tables.resume(there.by(CARLA), SERVER, table))
        (clock,) = (await overview(there, table)).clocks
        assert clock.due_at == there.now + 2 * DAY


async def test_an_open_seat_that_is_brought_in_waits_another_week(room: Room, tmp_path: Path) -> None:
    table = await room.started(ANNA, BRUNO, CARLA, pace=DAY)
    seat = await room.seat(table, CARLA)
    done(await room.tables.open_seat(room.by(ANNA), table, seat))
    await pass_time(room, WEEK - HOUR, DAY)
    async with brought_in(room, [table], tmp_path, 60) as there:
        await pass_time(there, 6 * DAY, 6 * HOUR)
        assert "table-seat-still-open" not in await said(there, table)
        await pass_time(there, 2 * DAY, 6 * HOUR)
        assert "table-seat-still-open" in await said(there, table)


def put_back_later(path: Path, now: float) -> None:
    """A backup that was made when the bot stopped takes its place again at this moment."""
    backup = path.with_name("backup.db")
    with closing(sqlite3.connect(path)) as db:
        db.execute("VACUUM INTO ?", (str(backup),))

    def renew(copy: Stored) -> None:
        renew_all(Transaction(copy, GAMES, int(now), None, None, bytes_of(b"restore"), set()))

    put_back(path, backup, now, renew)


async def test_what_was_to_be_closed_in_days_is_not_when_a_backup_is_put_back_weeks_later(tmp_path: Path) -> None:
    path = tmp_path / "paravent.db"
    async with room_in(path) as room:
        for user, name in NAMES.items():
            await room.tables.meet(user, name)
        game, lobby = await warned(room, 2 * DAY)
        now = room.now + 20 * DAY
    put_back_later(path, now)
    async with room_in(path, now=now + 600) as room:
        await pass_time(room, 6 * DAY, 6 * HOUR)
        expected = (("playing", False), ("open", False))
        assert (await status(room, game), await status(room, lobby)) == expected, "they may have been kept since"
