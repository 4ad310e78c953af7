"""Backups: consistent while somebody writes, checked, private, rotated; and the way back from one."""

import asyncio
import json
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from engine.core.forms.forms import Form
from engine.core.values.refusals import Refusal
from engine.tables.operate.backup import back_up
from engine.tables.operate.exchange import put_back
from engine.tables.storage import file
from engine.tables.storage.faults import Fault, StoreFault
from engine.tables.storage.file import WriterLock
from tests.roots import GAMES
from tests.tables.operate.operating import database_in, in_room, paravent, some_tables
from tests.tables.room import ANNA, BRUNO, CARLA, Room, code, done, room_in


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return database_in(tmp_path)


def kept_in(folder: Path) -> Path:
    """What a restore has put aside, without its log."""
    return min((path for path in folder.iterdir() if "before-restore" in path.name), key=lambda path: len(path.name))


def rows(path: Path, query: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as db:
        return db.execute(query).fetchall()


def test_a_backup_holds_what_the_database_holds_and_is_private(database: Path, tmp_path: Path) -> None:
    code, said = paravent("backup", "--database", str(database), "--to", str(tmp_path / "kept"))
    (made,) = (tmp_path / "kept").glob("*.db")
    assert code == 0
    assert made.name in said
    assert made.stat().st_mode & 0o777 == 0o600
    everything = "SELECT table_id, step, hash FROM steps ORDER BY 1, 2"
    assert rows(made, everything) == rows(database, everything)
    assert paravent("verify", "--database", str(made))[0] == 0


def test_only_so_many_backups_are_kept_the_newest(database: Path, tmp_path: Path) -> None:
    made = [back_up(database, tmp_path / "kept", 3, 1_800_000_000 + n // 2).path for n in range(6)]
    assert len(set(made)) == 6
    assert sorted((tmp_path / "kept").glob("*.db")) == sorted(made[3:])


async def test_a_backup_while_the_bot_writes_is_of_one_moment(tmp_path: Path) -> None:
    path = tmp_path / "paravent.db"
    async with room_in(path) as room:
        tables = [await room.started(ANNA, BRUNO) for _ in range(4)]
        moving = asyncio.gather(*(room.play_out(table, ANNA, BRUNO) for table in tables))
        made = [await asyncio.to_thread(back_up, path, tmp_path / "kept", 0, 1_800_000_000 + n) for n in range(5)]
        await moving
    for each in made:
        assert paravent("verify", "--database", str(each.path))[0] == 0


def test_a_restored_database_is_what_the_backup_was_and_the_other_is_kept(database: Path, tmp_path: Path) -> None:
    made = back_up(database, tmp_path / "kept", 0, 1_800_000_000).path

    async def play_on(room: Room) -> None:
        going = (await room.tables.listed(None))[0].id
        for _ in range(4):
            await room.move(going, ANNA, CARLA)

    in_room(database, play_on)
    later = rows(database, "SELECT count(*) FROM steps")
    code, said = paravent("restore", str(made), "--database", str(database))
    assert code == 0
    assert "One game goes on; its players will be told." in said
    kept = kept_in(tmp_path)
    assert "4 steps in it are not in the backup." in said
    assert rows(kept, "SELECT count(*) FROM steps") == later
    assert paravent("verify", "--database", str(database))[0] == 0


def test_after_a_restore_no_old_button_fits_and_the_players_are_told(database: Path, tmp_path: Path) -> None:
    made = back_up(database, tmp_path / "kept", 0, 1_800_000_000).path

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
        posts = [each for each in await room.tables.outbox.unsettled() if each.step == log[-1].step]
        assert "post" in {each.kind for each in posts}
        assert all(each.maybe_sent for each in await room.tables.outbox.unsettled() if each.step < log[-1].step)
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
    made = back_up(database, tmp_path / "kept", 0, 1_800_000_000).path
    content = made.read_bytes()
    made.unlink()
    left = {"text": b"hello, world", "half": content[: len(content) // 2], "empty": b""}
    if broken in left:
        made.write_bytes(left[broken])
    before = database.read_bytes()
    assert paravent("restore", str(made), "--database", str(database))[0] in (65, 66)
    assert database.read_bytes() == before


def test_a_restore_beside_a_running_bot_is_refused(database: Path, tmp_path: Path) -> None:
    made = back_up(database, tmp_path / "kept", 0, 1_800_000_000).path
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
    made = back_up(database, tmp_path / "kept", 0, 1_800_000_000).path
    with closing(sqlite3.connect(database)) as db:
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA wal_autocheckpoint = 0")
        db.execute("UPDATE people SET name = 'only in the log'")
        db.commit()
        killed = {suffix: Path(f"{database}{suffix}").read_bytes() for suffix in ("", "-wal", "-shm")}
    for suffix, content in killed.items():
        Path(f"{database}{suffix}").write_bytes(content)
    assert paravent("restore", str(made), "--database", str(database))[0] == 0
    kept = kept_in(tmp_path)
    assert ("only in the log",) not in rows(database, "SELECT name FROM people")
    assert paravent("restore", str(kept), "--database", str(database))[0] == 0
    assert ("only in the log",) in rows(database, "SELECT name FROM people")


def test_a_damaged_database_is_kept_as_it_is_and_replaced(database: Path, tmp_path: Path) -> None:
    made = back_up(database, tmp_path / "kept", 0, 1_800_000_000).path
    database.write_bytes(b"hello, world" * 1000)
    assert paravent("restore", str(made), "--database", str(database))[0] == 0
    kept = kept_in(tmp_path)
    assert kept.read_bytes() == b"hello, world" * 1000
    assert paravent("verify", "--database", str(database))[0] == 0


def test_a_backup_can_be_put_where_nothing_is(database: Path, tmp_path: Path) -> None:
    made = back_up(database, tmp_path / "kept", 0, 1_800_000_000).path
    new = tmp_path / "new.db"
    assert paravent("restore", str(made), "--database", str(new))[0] == 0
    assert new.stat().st_mode & 0o777 == 0o600
    assert paravent("verify", "--database", str(new))[0] == 0


def flip(path: Path, text: bytes) -> None:
    """Change one byte of the first place where this stands."""
    content = bytearray(path.read_bytes())
    content[content.index(text) + len(text)] ^= 0x80
    path.write_bytes(content)


def test_a_damaged_state_is_reported_without_what_is_hidden_and_no_good_backup_makes_room(
    database: Path, tmp_path: Path
) -> None:
    ((going,),) = rows(database, "SELECT id FROM tables WHERE status = 'playing'")
    good = back_up(database, tmp_path / "kept", 1, 1_800_000_000).path
    with closing(sqlite3.connect(database)) as db:
        text = db.execute("SELECT state FROM states WHERE table_id = ? ORDER BY step DESC", (going,)).fetchone()[0]
    flip(database, text.encode()[:200])
    code, said = paravent("verify", "--database", str(database))
    assert code == 1
    assert "seed" not in said
    assert "The other tables are sound." in said
    code, told = paravent("backup", "--keep", "1", "--to", str(tmp_path / "kept"), "--database", str(database))
    assert code == 0
    assert f"kept of table {going} is not what was written" in told
    assert "seed" not in told
    made = list((tmp_path / "kept").glob("*.db"))
    assert good in made
    assert len(made) == 2


def test_an_unreadable_record_is_a_fault_and_not_a_traceback(database: Path) -> None:
    flip(database, b'"params":{')
    assert paravent("verify", "--database", str(database))[0] == 1
    assert paravent("person", str(ANNA), "--database", str(database))[0] in (0, 65)


def test_a_restore_that_was_interrupted_is_to_be_done_again(database: Path, tmp_path: Path) -> None:
    made = back_up(database, tmp_path / "kept", 0, 1_800_000_000).path
    file.beside(database, file.RESTORED).write_bytes(made.read_bytes())
    for command in (("stats",), ("verify",), ("prune",)):
        assert paravent(*command, "--database", str(database))[0] == 65
    assert paravent("restore", str(made), "--database", str(database))[0] == 0
    assert paravent("verify", "--database", str(database))[0] == 0


def test_a_database_whose_log_was_lost_is_not_begun_anew(tmp_path: Path) -> None:
    """All that was played was in the log: what is left must not be taken for a new file."""
    path = tmp_path / "paravent.db"
    with closing(sqlite3.connect(path)) as db:
        db.execute(f"PRAGMA application_id = {file.APPLICATION}")
    before = path.read_bytes()
    assert paravent("stats", "--database", str(path))[0] == 65
    with pytest.raises(StoreFault) as fault:
        in_room(path, some_tables)
    assert fault.value.fault is Fault.TRUNCATED
    assert path.read_bytes() == before


def test_a_database_is_not_restored_from_itself(database: Path) -> None:
    assert paravent("restore", str(database), "--database", str(database))[0] == 2


def test_two_backups_at_once_do_not_harm_each_other(database: Path, tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    folder.mkdir()
    lock = file.WriterLock(folder / database.stem)
    lock.take()
    try:
        assert paravent("backup", "--to", str(folder), "--database", str(database))[0] == 75
    finally:
        lock.release()
    (folder / "paravent-20260101T000000Z.db.part").write_bytes(b"left by a backup that was killed")
    (folder / "paravent-20190101T000000Z.db").mkdir()
    assert paravent("backup", "--to", str(folder), "--keep", "1", "--database", str(database))[0] == 0
    assert not (folder / "paravent-20260101T000000Z.db.part").exists()


def test_nothing_of_a_damaged_database_is_touched_by_a_restore(database: Path, tmp_path: Path) -> None:
    made = back_up(database, tmp_path / "kept", 0, 1_800_000_000).path
    log = Path(f"{database}-wal")
    log.write_bytes(b"a log that is damaged " * 500)
    before = database.read_bytes(), log.read_bytes()
    assert paravent("restore", str(made), "--database", str(database))[0] == 0
    kept = kept_in(tmp_path)
    assert (kept.read_bytes(), Path(f"{kept}-wal").read_bytes()) == before


def restored_numbers(database: Path, made: Path, at: int) -> tuple[list[tuple[int, int]], str]:
    """Restore, and which questions are then asked, under which seed."""
    assert paravent("restore", str(made), "--database", str(database), at=at)[0] == 0
    asked: list[tuple[int, int]] = in_room(database, asked_now)
    return asked, seeds(database)[-1]


async def asked_now(room: Room) -> list[tuple[int, int]]:
    return await room.asked((await room.tables.listed(None))[0].id, ANNA, CARLA)


def test_no_two_restores_of_one_backup_ask_under_the_same_numbers(database: Path, tmp_path: Path) -> None:
    made = back_up(database, tmp_path / "kept", 0, 1_800_000_000).path
    first, second = (restored_numbers(database, made, at) for at in (1_900_000_000, 1_900_000_060))
    assert first[0] != second[0]
    assert first[1] != second[1]


def test_a_restore_that_ended_before_the_tables_were_told_tells_them_at_the_next_start(
    database: Path, tmp_path: Path
) -> None:
    made = back_up(database, tmp_path / "kept", 0, 1_800_000_000).path
    before = in_room(database, asked_now), seeds(database)[-1]
    put_back(database, made, 1_800_000_000)
    after = in_room(database, asked_now), seeds(database)[-1]
    assert before[0] != after[0]
    assert before[1] != after[1]
    again = in_room(database, asked_now), seeds(database)[-1]
    assert again == after, "once is enough"


def test_an_old_vote_is_not_counted_for_another_motion_after_a_restore(database: Path, tmp_path: Path) -> None:
    made = back_up(database, tmp_path / "kept", 0, 1_800_000_000).path

    async def ask(room: Room) -> int:
        going = (await room.tables.listed(None))[0].id
        return done(await room.tables.abandon(room.by(ANNA), going)).motion or 0

    old = in_room(database, ask)
    assert paravent("restore", str(made), "--database", str(database))[0] == 0
    assert in_room(database, ask) != old


async def test_a_motion_outlives_later_starts_while_a_game_that_is_not_here_waits_to_be_renewed(tmp_path: Path) -> None:
    database, here = tmp_path / "paravent.db", {"pebbles": GAMES["pebbles"]}
    async with room_in(database) as room:
        await room.started(ANNA, CARLA, game="carrara")
    put_back(database, back_up(database, tmp_path / "kept", 0, 1_800_000_000).path, 1_800_000_000)
    async with room_in(database, games=here) as room:
        table = await room.started(ANNA, BRUNO)
        done(await room.tables.abandon(room.by(ANNA), table))
    async with room_in(database, games=here) as room:
        assert "abandon" in [item.kind for item in await room.tables.mine(BRUNO)]


def test_a_table_that_cannot_be_renewed_holds_up_no_restore(tmp_path: Path) -> None:
    async def two(room: Room) -> list[str]:
        return [await room.started(ANNA, BRUNO), await room.started(ANNA, CARLA)]

    database = tmp_path / "paravent.db"
    lost, other = in_room(database, two)
    with closing(sqlite3.connect(database)) as db:
        db.execute("DELETE FROM states WHERE table_id = ?", (lost,))
        db.commit()
    made = back_up(database, tmp_path / "kept", 0, 1_800_000_000).path
    code, said = paravent("restore", str(made), "--database", str(database))
    assert code == 0
    assert "One game goes on; its players will be told." in said
    assert rows(database, "SELECT table_id FROM steps WHERE kind = 'restored'") == [(other,)]


def test_another_databases_backups_are_left_alone(database: Path, tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    folder.mkdir()
    others = [folder / "paravent-test-20260101T000000Z.db", folder / "paravent-before-Zoe.db"]
    for other in others:
        other.write_bytes(b"not ours")
    for n in range(3):
        back_up(database, folder, 1, 1_800_000_000 + n)
    assert all(other.exists() for other in others)
    assert len(list(folder.glob("*.db"))) == 3
