"""The databases that tests begin with are copies, and yet each is one of its own, as the store would have made it."""

import sqlite3
from contextlib import closing
from pathlib import Path

from engine.tables.storage.file import PRIVATE
from engine.tables.storage.store import Store
from tests.tables.ready_made import ready_made

SCHEMA = "SELECT type, name, sql FROM sqlite_schema ORDER BY name"
NUMBER = "SELECT value FROM facts WHERE name = 'database'"


async def test_it_is_as_the_store_makes_it_with_a_number_of_its_own(tmp_path: Path) -> None:
    made = [ready_made(tmp_path / name) for name in ("one.db", "two.db")]
    async with Store(tmp_path / "three.db"):
        pass
    every = [*made, tmp_path / "three.db"]
    assert len({str(asked(path, SCHEMA)) for path in every}) == 1
    assert len({str(asked(path, NUMBER)) for path in every}) == 3
    assert {path.stat().st_mode & 0o777 for path in every} == {PRIVATE}


def test_what_is_there_stays_and_what_is_left_of_a_database_too(tmp_path: Path) -> None:
    (tmp_path / "one.db").write_bytes(b"mine")
    (tmp_path / "two.db-wal").write_bytes(b"rest")
    assert ready_made(tmp_path / "one.db").read_bytes() == b"mine"
    assert not ready_made(tmp_path / "two.db").exists()


def asked(path: Path, question: str) -> list[tuple[object, ...]]:
    """What the file answers."""
    with closing(sqlite3.connect(path)) as db:
        return db.execute(question).fetchall()
