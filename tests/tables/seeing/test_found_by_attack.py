"""Each of these was a way to lose, repeat or see something that was found by attacking the tables."""

import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from engine.tables.outbox.intents import PICTURE, SCREEN
from engine.tables.storage.reading import reading
from engine.tables.storage.records import Posted
from tests.tables.room import ANNA, BRUNO, DINO, NOON, Room, done, room_in
from tests.tables.situations import favours


async def test_looking_at_the_file_from_within_the_bot_drops_no_lock_of_sqlites(tmp_path: Path) -> None:
    """A second program that closes the file would else take the log away from under us."""
    path = tmp_path / "paravent.db"
    async with room_in(path) as room:
        table = await room.started(ANNA, BRUNO)
        with reading(path):
            pass
        code = f"import sqlite3; db = sqlite3.connect({str(path)!r}); db.execute('SELECT * FROM facts'); db.close()"
        subprocess.run([sys.executable, "-c", code], check=True)
        assert path.with_name("paravent.db-wal").exists()
        step = done((await room.move(table, ANNA, BRUNO) or (0, None))[1]).step  # type: ignore[arg-type]
        with sqlite3.connect(path) as db:
            assert db.execute("SELECT step FROM tables").fetchone() == (step,)
        db.close()


async def test_nobody_who_was_forgotten_is_in_the_log_beside_the_file(tmp_path: Path) -> None:
    path = tmp_path / "paravent.db"
    async with room_in(path) as room:
        await room.tables.meet(ANNA, "Anna Unmistakable")
        await room.started(ANNA, BRUNO)
        await room.tables.forget(ANNA)
        for part in (path, path.with_name("paravent.db-wal")):
            assert b"Anna Unmistakable" not in part.read_bytes()


async def test_a_newcomer_does_not_take_back_his_predecessors_move_by_himself(room: Room) -> None:
    table = await room.started(ANNA, BRUNO)
    await favours(room, table, ANNA)
    done(await room.tables.replace(room.by(ANNA), table, await room.seat(table, ANNA), DINO))
    done(await room.tables.join(room.by(DINO), table))
    assert done(await room.tables.undo(room.by(DINO), table)).motion is not None


async def test_a_screen_that_stands_at_the_former_players_is_not_taken_for_the_newcomers(room: Room) -> None:
    table = await room.started(ANNA, BRUNO)
    seat = await room.seat(table, ANNA)
    await room.tables.outbox.done([], Posted(table, 0, SCREEN, seat, 7001, 1))
    assert await room.tables.outbox.posted(table, SCREEN, seat)
    done(await room.tables.replace(room.by(ANNA), table, seat, DINO))
    done(await room.tables.join(room.by(DINO), table))
    assert await room.tables.outbox.posted(table, SCREEN, seat) == []


async def test_trouble_in_sending_is_not_forgotten_when_a_newer_picture_overtakes(room: Room) -> None:
    table = await room.started(ANNA, BRUNO)
    for _ in range(6):
        claimed = await room.tables.outbox.claim()
        for intent in claimed:
            if intent.kind == PICTURE:
                await room.tables.outbox.later([intent], "no", 600)
            else:
                await room.tables.outbox.done([intent])
        await room.move(table, ANNA, BRUNO)
        room.now += 600
    (stuck,) = [intent for intent in await room.tables.outbox.stuck() if intent.kind == PICTURE]
    assert stuck.attempts >= 5
    assert stuck.created_at == NOON


@pytest.mark.parametrize("zone", ["../../etc/passwd", "Europe/", "", "Europe/../Paris", "\x00"])
async def test_a_time_zone_is_no_path(room: Room, zone: str) -> None:
    assert await room.tables.prefer(ANNA, time_zone=zone) is not None
    assert await room.tables.prefer(ANNA, time_zone="Europe/Paris") is None


async def test_many_short_pauses_take_nobodys_time_away(tmp_path: Path) -> None:
    path, now = tmp_path / "paravent.db", float(NOON)
    async with room_in(path, now=now) as room:
        await room.started(ANNA, BRUNO, pace=3600)
    for _ in range(40):
        now += 110
        async with room_in(path, now=now) as room:
            assert await room.tables.overdue() == []
