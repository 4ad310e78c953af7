"""A file as an older version would have written it: today's rows in that version's tables."""

import sqlite3
from contextlib import closing
from pathlib import Path

from engine.tables.storage.file import APPLICATION
from engine.tables.storage.schema import migrations


def as_version(path: Path, version: int) -> None:
    """Put the file back to this version. What it had no column for is gone."""
    old = path.with_name("older.db")
    with closing(sqlite3.connect(old, isolation_level=None)) as db:
        for step in migrations()[:version]:
            for statement in step.statements:
                db.execute(statement)
        db.execute(f"PRAGMA user_version = {version}")
        db.execute(f"PRAGMA application_id = {APPLICATION}")
        db.execute("ATTACH ? AS today", (str(path),))
        for (name,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"):
            columns = ", ".join(row[1] for row in db.execute(f"PRAGMA table_info({name})"))
            db.execute(f"INSERT OR REPLACE INTO {name} ({columns}) SELECT {columns} FROM today.{name}")
    for suffix in ("", "-wal", "-shm"):
        path.with_name(path.name + suffix).unlink(missing_ok=True)
    old.replace(path)


def as_of_version(rows: dict[str, list[dict[str, object]]], version: int) -> None:
    """The same with the rows of an export."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        for step in migrations()[:version]:
            for statement in step.statements:
                db.execute(statement)
        for name in tuple(rows):
            columns = {row[1] for row in db.execute(f"PRAGMA table_info({name})")}
            if not columns:
                del rows[name]
                continue
            for row in rows[name]:
                for column in row.keys() - columns:
                    del row[column]
