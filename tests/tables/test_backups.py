"""Backups: consistent while somebody writes, checked, private, rotated; and the way back from one."""

import asyncio
import json
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from engine.core.forms import Form
from engine.core.refusals import Refusal
from engine.tables.backup import back_up
from engine.tables.faults import Fault, StoreFault
from engine.tables.file import WriterLock
from tests.tables.operating import database_in, in_room, paravent
from tests.tables.room import ANNA, BRUNO, CARLA, Room, code, room_in


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return database_in(tmp_path)


def rows(path: Path, query: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as db:
        return db.execute(query).fetchall()


def test_a_backup_holds_what_the_database_holds_and_is_private(database: Path, tmp_path: Path) -> None:
    code, said = paravent("backup", "--database", str(database), "--to", str(tmp_path / "kept"))
    (made,) = (tmp_path / "kept").iterdir()
    assert code == 0
    assert made.name in said
    assert made.stat().st_mode & 0o777 == 0o600
    everything = "SELECT table_id, step, hash FROM steps ORDER BY 1, 2"
    assert rows(made, everything) == rows(database, everything)
    assert paravent("verify", "--database", str(made))[0] == 0


def test_only_so_many_backups_are_kept_the_newest(database: Path, tmp_path: Path) -> None:
    made = [back_up(database, tmp_path / "kept", 3, 1_800_000_000 + n // 2) for n in range(6)]
    assert len(set(made)) == 6
    assert sorted((tmp_path / "kept").iterdir()) == sorted(made[3:])


async def test_a_backup_while_the_bot_writes_is_of_one_moment(tmp_path: Path) -> None:
    path = tmp_path / "paravent.db"
    async with room_in(path) as room:
        tables = [await room.started(ANNA, BRUNO) for _ in range(4)]
        moving = asyncio.gather(*(room.play_out(table, ANNA, BRUNO) for table in tables))
        made = [await asyncio.to_thread(back_up, path, tmp_path / "kept", 0, 1_800_000_000 + n) for n in range(5)]
        await moving
    for each in made:
        assert paravent("verify", "--database", str(each))[0] == 0


def test_a_restored_database_is_what_the_backup_was_and_the_other_is_kept(database: Path, tmp_path: Path) -> None:
    made = back_up(database, tmp_path / "kept", 0, 1_800_000_000)

    async def play_on(room: Room) -> None:
        going = (await room.tables.listed(None))[0].id
        for _ in range(4):
            await room.move(going, ANNA, CARLA)

    in_room(database, play_on)
    later = rows(database, "SELECT count(*) FROM steps")
    code, said = paravent("restore", str(made), "--database", str(database))
    assert code == 0
    assert "One game goes on; its players will be told." in said
    (kept,) = [path for path in tmp_path.iterdir() if "before-restore" in path.name and path.suffix != ".lock"][:1]
    assert rows(kept, "SELECT count(*) FROM steps") == later
    assert paravent("verify", "--database", str(database))[0] == 0


def test_after_a_restore_no_old_button_fits_and_the_players_are_told(database: Path, tmp_path: Path) -> None:
    made = back_up(database, tmp_path / "kept", 0, 1_800_000_000)

    async def numbers(room: Room) -> list[tuple[int, int]]:
        going = (await room.tables.listed(None))[0].id
        asked = [await room.asked(going, ANNA, CARLA)]
        for _ in range(3):
            await room.move(going, ANNA, CARLA)
            asked.append(await room.asked(going, ANNA, CARLA))
        return [pair for each in asked for pair in each]

    seen = in_room(database, numbers)
    paravent("restore", str(made), "--database", str(database))

    async def press_old_buttons(room: Room) -> None:
        going = (await room.tables.listed(None))[0].id
        for user, decision in seen:
            answer = await room.tables.submit(room.by(user), going, decision, await _any_form(room, going))
            assert code(answer) == "core.decision-closed"
        log = await room.tables.log_for(None, going)
        assert not isinstance(log, Refusal)
        assert log[-1].texts[0].key == "table-restored"
        posts = [each for each in await room.tables.delivery.unsettled() if each.step == log[-1].step]
        assert "post" in {each.kind for each in posts}
        assert all(each.maybe_sent for each in await room.tables.delivery.unsettled() if each.step < log[-1].step)
        assert await room.move(going, ANNA, CARLA)

    before = seeds(database)
    in_room(database, press_old_buttons)
    assert before[-1] != before[0], "whoever saw what was drawn after the backup would know what comes"


def seeds(path: Path) -> list[str]:
    """The seeds of the game that goes on, step by step."""
    query = "SELECT state FROM states JOIN tables ON id = table_id WHERE status = 'playing' ORDER BY states.step"
    return [json.loads(str(row[0]))["state"]["chance"]["seed"] for row in rows(path, query)]


async def _any_form(room: Room, table: str) -> Form:
    user = (await room.asked(table, ANNA, CARLA))[0][0]
    return await room.form(user, table)


@pytest.mark.parametrize("broken", ["nothing", "text", "half", "empty"])
def test_what_is_no_backup_is_not_restored(database: Path, tmp_path: Path, broken: str) -> None:
    made = back_up(database, tmp_path / "kept", 0, 1_800_000_000)
    content = made.read_bytes()
    made.unlink()
    left = {"text": b"hello, world", "half": content[: len(content) // 2], "empty": b""}
    if broken in left:
        made.write_bytes(left[broken])
    before = database.read_bytes()
    assert paravent("restore", str(made), "--database", str(database))[0] in (65, 66)
    assert database.read_bytes() == before


def test_a_restore_beside_a_running_bot_is_refused(database: Path, tmp_path: Path) -> None:
    made = back_up(database, tmp_path / "kept", 0, 1_800_000_000)
    lock = WriterLock(database)
    lock.take()
    try:
        assert paravent("restore", str(made), "--database", str(database))[0] == 75
    finally:
        lock.release()


def test_a_backup_of_nothing_makes_nothing(tmp_path: Path) -> None:
    with pytest.raises(StoreFault) as fault:
        back_up(tmp_path / "nowhere.db", tmp_path / "kept", 0, 0)
    assert fault.value.fault is Fault.NO_DATABASE
    assert os.listdir(tmp_path) == []


def test_what_was_kept_can_be_put_back_again_with_its_log(database: Path, tmp_path: Path) -> None:
    """Even where the bot was killed, and the newest moves are still in the log beside the file."""
    made = back_up(database, tmp_path / "kept", 0, 1_800_000_000)
    with closing(sqlite3.connect(database)) as db:
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA wal_autocheckpoint = 0")
        db.execute("UPDATE people SET name = 'only in the log'")
        db.commit()
        killed = {suffix: Path(f"{database}{suffix}").read_bytes() for suffix in ("", "-wal", "-shm")}
    for suffix, content in killed.items():
        Path(f"{database}{suffix}").write_bytes(content)
    assert paravent("restore", str(made), "--database", str(database))[0] == 0
    kept = next(path for path in tmp_path.iterdir() if "before-restore" in path.name)
    assert ("only in the log",) not in rows(database, "SELECT name FROM people")
    assert paravent("restore", str(kept), "--database", str(database))[0] == 0
    assert ("only in the log",) in rows(database, "SELECT name FROM people")


def test_a_damaged_database_is_kept_as_it_is_and_replaced(database: Path, tmp_path: Path) -> None:
    made = back_up(database, tmp_path / "kept", 0, 1_800_000_000)
    database.write_bytes(b"hello, world" * 1000)
    assert paravent("restore", str(made), "--database", str(database))[0] == 0
    kept = next(path for path in tmp_path.iterdir() if "before-restore" in path.name)
    assert kept.read_bytes() == b"hello, world" * 1000
    assert paravent("verify", "--database", str(database))[0] == 0


def test_a_backup_can_be_put_where_nothing_is(database: Path, tmp_path: Path) -> None:
    made = back_up(database, tmp_path / "kept", 0, 1_800_000_000)
    new = tmp_path / "new.db"
    assert paravent("restore", str(made), "--database", str(new))[0] == 0
    assert new.stat().st_mode & 0o777 == 0o600
    assert paravent("verify", "--database", str(new))[0] == 0
