"""Import: what export writes is brought in; what is not understood is refused, and nothing of it is written."""

import json
import sqlite3
from contextlib import closing
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from msgspec import structs

from engine.tables.operate.carried.rows import Rows
from engine.tables.storage.schema import migrations
from engine.tables.storage.stored import Stored
from engine.tables.storage.table_rows import OF_A_TABLE
from tests.printed import Complaint
from tests.tables.operate.exported import SCENES, SERVER, export
from tests.tables.operate.operating import in_room, paravent
from tests.tables.operate.spoilt_exports import ELSEWHERE, SPOILT, Spoil
from tests.tables.room import ANNA, BRUNO, Room
from tests.tables.situations import first_turn
from tests.tables.storage.older import as_of_version
from tests.thorough import some_of, thorough


@cache
def _elsewhere() -> bytes:
    async def begun(room: Room) -> str:
        return (await first_turn(room, ANNA, BRUNO, server=SERVER))[0]

    with TemporaryDirectory() as folder:
        path = Path(folder) / "paravent.db"
        table = in_room(path, begun)
        with closing(sqlite3.connect(path)) as db:
            for name in ("tables", *OF_A_TABLE):
                key = "id" if name == "tables" else "table_id"
                db.execute(f"UPDATE {name} SET {key} = ? WHERE {key} = ?", (ELSEWHERE, table))
            db.commit()
        return path.read_bytes()


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Another file, in which a game is going on."""
    path = tmp_path / "other.db"
    path.write_bytes(_elsewhere())
    return path


def everything(path: Path) -> dict[str, list[Any]]:
    with closing(sqlite3.connect(path)) as db:
        names = [name for (name,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
        return {name: db.execute(f"SELECT * FROM {name}").fetchall() for name in names}


def bring_in(content: Any, database: Path) -> int:
    file = database.with_name("t.json")
    file.write_text(json.dumps(content))
    return paravent("import", str(file), "--database", str(database))[0]


@pytest.mark.parametrize("scene", SCENES)
def test_a_table_in_any_situation_is_brought_in_and_can_be_carried_on(
    database: Path, complaint: Complaint, scene: str
) -> None:
    content = export(scene)
    assert bring_in(content, database) == 0, complaint()
    table = content["rows"]["tables"][0]["id"]
    code, said = paravent("verify", "--database", str(database))
    assert code == 0, said
    out = database.with_name("again.json")
    assert paravent("export", table, "--out", str(out), "--database", str(database))[0] == 0
    database.write_bytes(_elsewhere())
    assert bring_in(json.loads(out.read_text()), database) == 0, complaint()


CASES = [(scene, how, *case) for scene, cases in SPOILT.items() for how, case in cases.items()]


@thorough
@pytest.mark.parametrize(
    ("scene", "how", "spoil", "where"),
    some_of(CASES, 50),
    ids=[f"{scene}: {how}" for scene, how, _, _ in some_of(CASES, 50)],
)
def test_a_spoilt_export_is_refused_with_what_and_where_and_nothing_is_written(
    database: Path, complaint: Complaint, scene: str, how: str, spoil: Spoil, where: str
) -> None:
    content, before = export(scene), everything(database)
    spoil(content)
    assert content != export(scene), "it is spoilt"
    assert bring_in(content, database) == 65
    assert where in complaint()
    assert everything(database) == before


def test_a_motion_and_the_message_that_asks_for_it_stay_together(database: Path) -> None:
    """Motions have other numbers in another file."""
    content = export("a game in play")
    (motion,) = [row["id"] for row in content["rows"]["motions"]]
    with closing(sqlite3.connect(database)) as db:
        db.execute("INSERT INTO sqlite_sequence (name, seq) VALUES ('motions', 5000)")
        db.commit()
    assert bring_in(content, database) == 0
    with closing(sqlite3.connect(database)) as db:
        table = content["rows"]["tables"][0]["id"]
        found = db.execute("SELECT id FROM motions WHERE table_id = ?", (table,)).fetchall()
        posted = db.execute("SELECT step FROM posted WHERE table_id = ? AND kind = 'motion'", (table,)).fetchall()
    assert found == posted != [(motion,)]


@pytest.mark.parametrize("kind", ["invite", "invited"])
def test_whom_an_invitation_called_is_not_taken_for_somebody_else(database: Path, kind: str) -> None:
    """People have other numbers in another file. It may be closed meanwhile."""
    content = export("a lobby")
    assert [row["kind"] for row in content["rows"]["posted"]] == ["invite"]
    content["rows"]["posted"][0] |= {"kind": kind, "step": 5000}
    assert bring_in(content, database) == 0
    with closing(sqlite3.connect(database)) as db:
        for name in ("posted", "outbox"):
            assert db.execute(f"SELECT * FROM {name} WHERE kind LIKE 'invite%'").fetchall() == []


def test_every_column_that_is_kept_has_its_shape(database: Path) -> None:
    """Whoever adds a column to the schema says what may stand in it."""
    shapes = {field.name: field.type.__args__[0] for field in structs.fields(Rows)}
    with closing(sqlite3.connect(database)) as db:
        kept = {name: Stored(db).whole.columns(name) for name in ("tables", *OF_A_TABLE, "ballots")}
    assert kept == {name: set(shape.__struct_fields__) for name, shape in shapes.items()}


def test_rows_of_another_table_in_an_old_export_are_refused(database: Path, complaint: Complaint) -> None:
    content, before = export("a lobby"), everything(database)
    content["schema"] = len(migrations()) - 1
    as_of_version(content["rows"], len(migrations()) - 1)
    foreign = [{**content["rows"]["options"][0], "table_id": ELSEWHERE}]
    for name, rows in (("weather", []), ("options", foreign)):
        assert bring_in({**content, "rows": {**content["rows"], name: rows}}, database) == 65
        assert name in complaint()
    assert everything(database) == before
