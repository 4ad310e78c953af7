"""A file of the first schema, and a table exported from one, are brought up to date; notes outlive the program."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from msgspec import json

from engine.core.values.refusals import Refusal
from engine.tables.service import Access
from engine.tables.storage.schema import migrations
from engine.tables.storage.store import Store
from tests.tables.notebook import ask
from tests.tables.operate.operating import database_in, in_room, paravent
from tests.tables.room import ANNA, BRUNO, Room, done, room_in
from tests.tables.storage.older import as_of_version

HERE = 7

OLD = """
INSERT INTO people (id, user, name, seen_at) VALUES (1, 101, 'Anna', 5);
INSERT INTO servers VALUES (7, '{"language":"fr","tables_per_person":20,"tables_per_server":500}', 5);
INSERT INTO tables VALUES ('h4k2m', 7, 'pebbles', 'fr', 'open', 1, 2, 'anyone', NULL, -1, NULL, NULL, 3, NULL, NULL, 5,
    5, NULL);
INSERT INTO seats VALUES (1, 'h4k2m', 0, 'person', 1, -1, NULL);
INSERT INTO audit VALUES (1, 5, 'settings', NULL, 1, '{"changed":["language"],"server":7}');
INSERT INTO audit VALUES (2, 6, 'undo-by-host', 'h4k2m', 1, '{"step":3}');
INSERT INTO audit VALUES (3, 7, 'prune', NULL, 1, '{"requests":2}');
"""


async def first_schema(path: Path) -> Path:
    """A file as the first version wrote it."""
    async with Store(path, migrations()[:1]):
        pass
    with closing(sqlite3.connect(path)) as db:
        db.executescript(OLD)
    return path


async def test_an_old_file_is_copied_and_goes_on_with_all_that_was_in_it(tmp_path: Path) -> None:
    path = await first_schema(tmp_path / "paravent.db")
    async with room_in(path) as room:
        found = await room.tables.overview(None, "h4k2m")
        assert not isinstance(found, Refusal)
        assert (found.table.status, found.table.channel, found.paused) == ("open", 3, False)
        settings = await room.tables.settings(HERE)
        assert (settings.language, settings.channels, settings.creators) == ("fr", (), "everyone")
        done(await room.tables.join(room.by(BRUNO, Access(HERE, frozenset({3}))), "h4k2m"))
        lines = [(line.action, line.table, line.by) for line in await room.tables.notices(HERE)]
        assert lines == [("undo-by-host", "h4k2m", "Anna"), ("settings", None, "Anna")]
    assert ask(tmp_path / "paravent.db.before-0002", "PRAGMA user_version") == [1]
    assert ask(path, "PRAGMA user_version") == [len(migrations())]


async def test_a_file_of_the_version_before_gets_a_number_of_its_own_once(tmp_path: Path) -> None:
    path, number = tmp_path / "paravent.db", "SELECT value FROM facts WHERE name = 'database'"
    async with Store(path, migrations()[:2]):
        pass
    assert ask(path, number) == []
    found = []
    for _ in range(2):
        async with Store(path):
            found.append(ask(path, number))
    assert found[0] == found[1] != []
    assert ask(tmp_path / "paravent.db.before-0003", "PRAGMA user_version") == [2]


async def test_a_backup_of_an_old_file_is_restored_in_todays_form(tmp_path: Path) -> None:
    old, path = await first_schema(tmp_path / "old.db"), tmp_path / "paravent.db"
    code, said = await asyncio.to_thread(paravent, "restore", str(old), "--database", str(path))
    assert code == 0, said
    assert ask(path, "PRAGMA user_version") == [len(migrations())]
    assert ask(path, "SELECT id FROM tables") == ["h4k2m"]
    assert not list(tmp_path.glob("*.before-*"))
    assert ask(old, "PRAGMA user_version") == [1], "what was restored from is as it was"


def test_a_table_exported_from_an_old_file_can_be_imported(tmp_path: Path) -> None:
    async def begun(room: Room) -> str:
        return await room.started(ANNA, BRUNO, server=HERE)

    database, export = database_in(tmp_path), tmp_path / "old.json"
    table = in_room(database, begun)
    assert paravent("export", table, "--out", str(export), "--database", str(database))[0] == 0
    content: dict[str, Any] = json.decode(export.read_bytes())
    content["schema"] = 1
    as_of_version(content["rows"], 1)
    export.write_bytes(json.encode(content))
    (tmp_path / "other").mkdir()
    other = database_in(tmp_path / "other")
    assert paravent("import", str(export), "--database", str(other))[0] == 0
    assert ask(other, f"SELECT server FROM tables WHERE id = '{table}'") == [HERE]


def test_an_old_export_that_is_broken_is_said_to_be(tmp_path: Path) -> None:
    database, export = database_in(tmp_path), tmp_path / "old.json"
    for rows in ("{}", '{"tables":[]}', '{"tables":[{"id":"h4k2m"}]}'):
        export.write_text(f'{{"format":"paravent table","schema":1,"people":[],"rows":{rows}}}')
        code, said = paravent("import", str(export), "--database", str(database))
        assert code == 65, said


async def test_a_note_is_there_after_a_restart(tmp_path: Path) -> None:
    async with room_in(tmp_path / "paravent.db") as room:
        assert await room.tables.note("commands 1") is None
        await room.tables.set_note("commands 1", "abc")
    async with room_in(tmp_path / "paravent.db") as room:
        assert await room.tables.note("commands 1") == "abc"
