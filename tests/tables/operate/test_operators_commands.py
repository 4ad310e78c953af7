"""The operator's commands: export, import, prune, stats, person; each says what it did, and what was wrong."""

import json
import re
import shlex
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from engine.tables.storage.faults import Fault
from engine.tables.storage.file import WriterLock
from engine.tables.storage.schema import migrations
from engine.terminal.main import main
from tests.printed import Complaint
from tests.tables.operate.operating import database_in, in_room, paravent
from tests.tables.room import ANNA, BRUNO, CARLA, DINO, NAMES, THERE, Room, done
from tests.terminal.script import Script

NO_TABLE = f'{{"format":"paravent table","schema":{len(migrations())},"people":[],"rows":{{}}}}'
"""What looks like an export, and holds nothing."""


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return database_in(tmp_path)


def tables(path: Path, status: str) -> list[str]:
    with closing(sqlite3.connect(path)) as db:
        return [row[0] for row in db.execute("SELECT id FROM tables WHERE status = ? ORDER BY id", (status,))]


def drop(path: Path, table: str) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA foreign_keys = ON")
        db.execute("DELETE FROM tables WHERE id = ?", (table,))
        db.commit()


# Export and import


@pytest.mark.parametrize("status", ["playing", "finished"])
def test_an_exported_table_goes_on_in_another_file(database: Path, tmp_path: Path, status: str) -> None:
    (table,), other = tables(database, status), tmp_path / "other.db"
    in_room(other, nothing)
    assert paravent("export", table, "--out", str(tmp_path / "t.json"), "--database", str(database))[0] == 0
    code, said = paravent("import", str(tmp_path / "t.json"), "--database", str(other))
    assert (code, table in said) == (0, True)
    assert paravent("verify", table, "--database", str(other))[0] == 0
    if status == "finished":
        assert view_and_log(database, table) == view_and_log(other, table)
    else:
        in_room(other, lambda room: room.move(table, ANNA, CARLA))
        assert paravent("verify", "--database", str(other))[0] == 0


def test_what_was_still_to_be_sent_is_not_sent_by_the_other_bot(database: Path, tmp_path: Path) -> None:
    (table,), other = tables(database, "playing"), tmp_path / "other.db"
    in_room(other, nothing)
    paravent("export", table, "--out", str(tmp_path / "t.json"), "--database", str(database))
    paravent("import", str(tmp_path / "t.json"), "--database", str(other))
    last = in_room(other, lambda room: room.tables.overview(None, table)).table.step
    assert {intent.step for intent in in_room(other, unsettled)} == {last}, "only that it was brought in is told"
    assert in_room(database, unsettled) != []


def test_an_export_is_private_and_overwrites_nothing(database: Path, tmp_path: Path) -> None:
    (table,), out = tables(database, "playing"), tmp_path / "t.json"
    arguments = ("export", table, "--out", str(out), "--database", str(database))
    assert paravent(*arguments)[0] == 0
    assert out.stat().st_mode & 0o777 == 0o600
    before = out.read_bytes()
    assert paravent(*arguments)[0] == 2
    assert out.read_bytes() == before


def test_a_players_export_holds_his_own_screen_and_nobody_elses_id(database: Path) -> None:
    (table,) = tables(database, "playing")
    _, mine = paravent("export", table, "--for", str(ANNA), "--database", str(database))
    _, others = paravent("export", table, "--for", str(DINO), "--database", str(database))
    assert json.loads(mine)["view"]["screen"]["coins"] >= 0
    assert json.loads(others)["view"]["screen"] is None
    for secret in ("seed", "hidden", *(str(user) for user in NAMES)):
        assert secret not in mine
        assert secret not in others


@pytest.mark.parametrize("content", [b"", b"{}", b"[]", b"\xff\xfe", b"hello", b'{"format":1}', b"[" * 5000])
def test_a_file_that_is_no_export_is_not_brought_in(database: Path, tmp_path: Path, content: bytes) -> None:
    (tmp_path / "t.json").write_bytes(content)
    assert paravent("import", str(tmp_path / "t.json"), "--database", str(database))[0] == 65


def test_a_table_that_is_here_is_not_brought_in_again(database: Path, tmp_path: Path) -> None:
    (table,), out = tables(database, "playing"), tmp_path / "t.json"
    paravent("export", table, "--out", str(out), "--database", str(database))
    before = [log for _, log in view_and_log(database, table)]
    assert paravent("import", str(out), "--database", str(database))[0] == 65
    drop(database, table)
    assert paravent("import", str(out), "--database", str(database))[0] == 0
    assert [log[:-1] for _, log in view_and_log(database, table)] == before


def test_a_table_that_has_not_begun_can_be_carried_too(database: Path, tmp_path: Path) -> None:
    table, other = in_room(database, lambda room: room.opened(DINO)), tmp_path / "other.db"
    in_room(other, nothing)
    assert paravent("export", table.upper(), "--out", str(tmp_path / "t.json"), "--database", str(database))[0] == 0
    assert paravent("import", str(tmp_path / "t.json"), "--database", str(other))[0] == 0
    assert tables(other, "open") == [table]


def test_what_one_player_sees_cannot_be_imported(database: Path, tmp_path: Path, complaint: Complaint) -> None:
    (table,) = tables(database, "playing")
    out = str(tmp_path / "t.json")
    paravent("export", table, "--for", str(ANNA), "--out", out, "--database", str(database))
    assert paravent("import", out, "--database", str(database))[0] == 65
    assert "without --for" in complaint()
    assert paravent("import", str(tmp_path / "none.json"), "--database", str(database))[0] == 66


def test_a_game_that_is_not_here_cannot_be_brought_in(database: Path, tmp_path: Path) -> None:
    (table,), other = tables(database, "finished"), tmp_path / "other.db"
    in_room(other, nothing)
    paravent("export", table, "--out", str(tmp_path / "t.json"), "--database", str(database))
    assert paravent("import", str(tmp_path / "t.json"), "--database", str(other), sample=False)[0] == 65


# Prune, stats, person


def test_pruning_keeps_every_log_and_the_end_of_every_game(database: Path) -> None:
    (over,), (going,) = tables(database, "finished"), tables(database, "playing")
    before = view_and_log(database, over), view_and_log(database, going)
    code, said = paravent("prune", "--days", "0", "--database", str(database))
    assert code == 0
    assert "states in the middle of games that ended" in said or "state in the middle" in said
    assert (view_and_log(database, over), view_and_log(database, going)) == before
    assert paravent("verify", "--database", str(database))[0] == 0


def test_an_open_lobby_is_not_pruned_before_those_who_sit_there_were_warned(tmp_path: Path) -> None:
    path = tmp_path / "lobbies.db"

    async def two(room: Room) -> tuple[str, str]:
        given_up, waits = await room.opened(ANNA), await room.opened(ANNA)
        done(await room.tables.cancel(room.by(ANNA), given_up))
        return given_up, waits

    _, waits = in_room(path, two)
    _, said = paravent("prune", "--days", "1", "--database", str(path), at=1_800_000_000 + 400 * 86_400)
    assert "1 table at which no game began" in said
    assert (tables(path, "open"), tables(path, "abandoned")) == ([waits], [])


def test_young_things_are_not_pruned(database: Path) -> None:
    # The games of these tests are played in the year 2027 by their own clock.
    _, said = paravent("prune", "--database", str(database))
    assert said.startswith(
        "Removed: 0 answered requests 0 lines of the outbox that were done 0 half-filled forms 0 tables"
    )


def test_stats_count_and_show_what_is_stuck(database: Path) -> None:
    code, said = paravent("stats", "--database", str(database), at=1_800_000_000 + 3600)
    assert code == 0
    assert "carrara in play 1 pebbles finished 1" in said
    assert "5 people, 5 seen in the last week" in said
    assert "Please look at this:" in said
    assert "for 60 minutes; never tried." in said


def test_nothing_stuck_nothing_said(database: Path) -> None:
    assert "Please look" not in paravent("stats", "--database", str(database), at=1_800_000_000 + 60)[1]


def test_a_person_is_shown_what_is_kept_and_can_be_forgotten(database: Path) -> None:
    code, said = paravent("person", str(CARLA), "--database", str(database))
    assert (code, json.loads(said)["person"]["name"]) == (0, "Carla")
    code, said = paravent("person", str(CARLA), "--forget", "--database", str(database))
    assert (code, "At one table a computer plays on. No table has ended." in said) == (0, True)
    code, said = paravent("person", str(ANNA), "--forget", "--database", str(database))
    assert (code, "One table has ended: nobody else was there." in said) == (0, True)
    assert paravent("person", str(CARLA), "--database", str(database))[0] == 2
    assert paravent("verify", "--database", str(database))[0] == 0


@pytest.mark.parametrize("typed", ["anna", "-1", "9" * 19, "9" * 40, "１２", "1.5", "0x10"])
def test_what_is_no_discord_id_is_said_so(database: Path, typed: str, complaint: Complaint) -> None:
    assert paravent("person", "--database", str(database), "--", typed)[0] == 2
    assert "is not a Discord id" in complaint()


# The file


READING = [("stats",), ("verify",), ("backup", "--to", "{folder}"), ("export", "{table}"), ("person", str(ANNA))]
WRITING = [("prune",), ("import", "{export}"), ("person", str(BRUNO), "--forget"), ("restore", "{backup}")]


def filled(command: tuple[str, ...], **places: str) -> tuple[str, ...]:
    return tuple(word.format(**places) for word in command)


@pytest.mark.parametrize("command", [*READING, *WRITING], ids=lambda command: command[0])
def test_beside_a_running_bot_one_can_look_and_not_write(
    database: Path, tmp_path: Path, command: tuple[str, ...]
) -> None:
    (table,) = tables(database, "playing")
    places = {"folder": str(tmp_path / "kept"), "table": table, "export": str(tmp_path / "t.json")}
    paravent("export", table, "--out", places["export"], "--database", str(database))
    paravent("backup", "--to", places["folder"], "--database", str(database))
    places["backup"] = str(next((tmp_path / "kept").glob("*.db")))
    lock = WriterLock(database)
    lock.take()
    try:
        code, _ = paravent(*filled(command, **places), "--database", str(database))
    finally:
        lock.release()
    assert code == (0 if command in READING else 75)


@pytest.mark.parametrize("command", [*READING, *WRITING[:3]], ids=lambda command: command[0])
@pytest.mark.parametrize(("content", "ends"), [(None, 66), (b"", 65), (b"hello, world" * 99, 65)])
def test_no_command_begins_a_database_or_touches_what_is_none(
    tmp_path: Path, command: tuple[str, ...], content: bytes | None, ends: int
) -> None:
    path, export = tmp_path / "paravent.db", tmp_path / "t.json"
    if content is not None:
        path.write_bytes(content)
    export.write_text(NO_TABLE)
    places = {"folder": str(tmp_path / "kept"), "table": "abcde", "export": str(export)}
    assert paravent(*filled(command, **places), "--database", str(path))[0] == ends
    assert (path.read_bytes() if path.exists() else None) == content
    assert not (tmp_path / "kept").exists()


def test_a_path_is_never_broken_whatever_is_in_it(tmp_path: Path, complaint: Complaint) -> None:
    folder = tmp_path / "a folder of rather many words" / "and another one in it that has even more of them"
    folder.mkdir(parents=True)
    database = database_in(folder)
    console = Script()
    assert main(["--root", "tests.sample.games", "stats", "--database", str(database)], console=console) == 0
    assert any(str(database) in line for line in console.text.splitlines())
    assert paravent("stats", "--database", str(folder / "no such file.db"))[0] == 66
    assert any(str(folder / "no such file.db") in line for line in complaint().splitlines())


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_database_can_be_named_by_the_environment(
    database: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setenv("PARAVENT_DATABASE", str(database))
    monkeypatch.setenv("PARAVENT_LANG", language)
    code, said = paravent("stats")
    assert code == 0
    assert str(database) in said


async def nothing(room: Room) -> None:
    """The file is made; nobody plays."""


async def unsettled(room: Room) -> list[Any]:
    return list(await room.tables.outbox.unsettled())


def view_and_log(path: Path, table: str) -> list[Any]:
    async def look(room: Room) -> list[Any]:
        look, log = room.tables.view_for, room.tables.log_for
        users = (None, ANNA, CARLA, BRUNO)
        return [(await look(user, table, THERE), await log(user, table, access=THERE)) for user in users]

    found: list[Any] = in_room(path, look)
    return found


OPERATING = (Path(__file__).parents[3] / "docs" / "operating.md").read_text(encoding="utf8")
TOLD = re.findall(r"^paravent ([^#\n]+)", OPERATING, re.M)


@pytest.mark.parametrize("command", TOLD)
def test_a_command_of_the_operators_page_is_understood(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "h4k2m.json").write_text(NO_TABLE)
    assert paravent(*shlex.split(command), sample=False)[0] == 66, (
        "there is no database here, and nothing else is wrong"
    )


def test_the_operators_page_names_every_command_and_every_exit_code() -> None:
    assert {command.split()[0] for command in TOLD} == {
        *("stats", "backup", "verify", "restore", "export", "import", "prune", "person")
    }
    told = {int(number) for number in re.findall(r"^\| (\d+) \|", OPERATING, re.M)}
    assert {fault.code for fault in Fault} <= told
