"""A file that the version before wrote: every table in it is as it was, and plays on to its end.

It was written before questions could be about something, answers be sealed and events be private to several.
"""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from engine.core.stored import decode, encode
from engine.tables.seeing.shown import Overview
from tests.roots import GAMES
from tests.tables.operate.operating import paravent
from tests.tables.room import ANNA, BRUNO, CARLA, room_in

WRITTEN = Path(__file__).parent / "written_before.sql"


@pytest.fixture
def database(tmp_path: Path) -> Path:
    path = tmp_path / "paravent.db"
    with closing(sqlite3.connect(path)) as db:
        db.executescript(WRITTEN.read_text(encoding="utf8"))
        db.execute("UPDATE requests SET id = 'before ' || id")  # the room numbers its own from 1 on
        db.commit()
    path.chmod(0o600)
    return path


def tables(database: Path) -> dict[str, str]:
    """The game of each table."""
    with closing(sqlite3.connect(database)) as db:
        return dict(db.execute("SELECT id, game FROM tables"))


def test_all_of_it_is_as_it_was_written_once_it_was_brought_up_to_date(database: Path) -> None:
    assert paravent("verify", "--database", str(database))[0] != 0  # it says that it is of an older version

    async def start_once() -> None:
        async with room_in(database):
            pass

    asyncio.run(start_once())
    code, said = paravent("verify", "--database", str(database))
    assert code == 0, said
    assert "14 steps; 14 run again with the same outcome" in said


def test_a_state_has_the_bytes_it_had(database: Path) -> None:
    with closing(sqlite3.connect(database)) as db:
        states = db.execute("SELECT game, state FROM states JOIN tables ON id = table_id").fetchall()
    assert states
    for game, state in states:
        assert encode(GAMES[game], decode(GAMES[game], state.encode())) == state.encode()


async def test_every_table_plays_on_to_its_end(database: Path) -> None:
    async with room_in(database) as room:
        for table in tables(database):
            await room.play_out(table, ANNA, BRUNO, CARLA)
            after = await room.tables.overview(None, table)
            assert isinstance(after, Overview)
            assert after.table.status == "finished"
