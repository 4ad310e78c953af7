"""What is asked often reads little, however much has been played: no query of theirs goes through a whole table."""

import sqlite3
from pathlib import Path

import pytest

from engine.tables.storage.sql import outbox
from engine.tables.storage.store import Store, connect
from engine.tables.transaction.knowing import NOBODY, Access
from tests.tables.room import ANNA, BRUNO, THERE, Room, done, room_in

GROWING = ("outbox", "steps", "states", "decisions", "requests", "tables", "seats", "posted", "people")
"""What is never emptied, or seldom."""


class Asked:
    """Every statement that SQLite carried out."""

    def __init__(self) -> None:
        self.statements: list[str] = []

    def opened(self, path: Path, *, for_writing: bool) -> sqlite3.Connection:
        db = connect(path, for_writing=for_writing)
        db.set_trace_callback(self.statements.append)
        return db


async def everything_once(room: Room) -> None:
    """A day in the life of a table, with delivery at work and a look at everything."""
    table = await room.started(ANNA, BRUNO, computers=1, pace=3600)
    for _ in range(6):
        await room.move(table, ANNA, BRUNO)
        claimed = await room.tables.outbox.claim()
        await room.tables.outbox.done(claimed[1:])
        await room.tables.outbox.later([claimed[0]], "no", 0)
    for user in (ANNA, BRUNO, None):
        await room.tables.view_for(user, table)
        await room.tables.since(user, table)
        await room.tables.log_for(user, table)
    await room.tables.overdue()
    await room.tables.overview(None, table)
    for access in (NOBODY, Access(7, THERE.channels)):
        await room.tables.known(ANNA, access)
    done(await room.tables.abandon(room.by(ANNA), table))
    await room.tables.mine(BRUNO)
    await room.tables.outbox.stuck()
    await room.tables.outbox.unsettled()


async def test_nothing_of_every_day_goes_through_all_that_was_ever_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, path = Asked(), tmp_path / "paravent.db"
    async with Store(path):
        pass
    monkeypatch.setattr("engine.tables.storage.store.connect", asked.opened)
    async with room_in(path) as room:
        await everything_once(room)
    with sqlite3.connect(path) as db:
        scans = [scan for statement in dict.fromkeys(asked.statements) for scan in whole_scans(db, statement)]
    db.close()
    assert len(asked.statements) > 200
    assert scans == []


def whole_scans(db: sqlite3.Connection, statement: str) -> list[str]:
    """Where a statement reads a whole table that grows; reading a partial index from end to end is reading little."""
    if not statement.lstrip().upper().startswith(("SELECT", "UPDATE", "DELETE", "INSERT")):
        return []
    plan = [row[3] for row in db.execute(f"EXPLAIN QUERY PLAN {statement}")]
    names = {alias: alias for alias in GROWING} | {"o": "outbox", "e": "outbox", "s": "seats", "d": "decisions"}
    found = [step.split() for step in plan if step.startswith("SCAN ")]
    return [f"{step} in {statement}" for step in found if step[1] in names and "USING" not in step]


async def test_a_query_without_its_index_would_be_seen(tmp_path: Path) -> None:
    path = tmp_path / "paravent.db"
    async with Store(path):
        pass
    with sqlite3.connect(path) as db:
        assert whole_scans(db, "SELECT * FROM outbox WHERE settled_at IS NULL ORDER BY id LIMIT 5")
        assert whole_scans(db, f"SELECT id FROM outbox {outbox._UNSETTLED} ORDER BY id LIMIT 5") == []
    db.close()
