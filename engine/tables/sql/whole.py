"""All rows of one table, whatever they are: for carrying it from one file to another."""

from sqlite3 import Connection
from typing import Any, TypeAlias

Row: TypeAlias = dict[str, Any]

OF_A_TABLE = (
    "options", "seats", "invitations", "steps", "states", "decisions", "deadlines", "motions", "drafts", "posted",
    "outbox", "requests", "audit", "forgotten",
)  # fmt: skip
"""The SQL tables with a `table_id`, in an order in which they can be written."""

NUMBERED = ("seats", "motions", "outbox", "posted", "audit")
"""Those whose `id` is only a number within one file."""


def rows(db: Connection, name: str, table: str) -> list[Row]:
    """The rows of one table in an SQL table; in `tables`, its own."""
    key = "id" if name == "tables" else "table_id"
    return _dicts(db, f"SELECT * FROM {name} WHERE {key} = ?", table)


def of_table(db: Connection, table: str) -> dict[str, list[Row]]:
    """All of them, by SQL table."""
    return {name: rows(db, name, table) for name in ("tables", *OF_A_TABLE)} | {"ballots": _ballots(db, table)}


def _ballots(db: Connection, table: str) -> list[Row]:
    """The ballots cast at a table."""
    return _dicts(db, "SELECT b.* FROM ballots AS b JOIN motions ON motions.id = motion WHERE table_id = ?", table)


def people(db: Connection, wanted: set[int]) -> list[Row]:
    """Who these people are: as much as it takes to find them again in another file."""
    found = _dicts(db, "SELECT id, user, name FROM people WHERE ?", 1)
    return [person for person in found if person["id"] in wanted]


def columns(db: Connection, name: str) -> set[str]:
    """The columns an SQL table has."""
    return {row[1] for row in db.execute(f"PRAGMA table_info({name})")}


def insert(db: Connection, name: str, row: Row, *, or_ignore: bool = False) -> int:
    """Write a row; the caller has checked the names of its columns. Its number, where it has one."""
    names, marks = ", ".join(row), ", ".join("?" * len(row))
    done = db.execute(
        f"INSERT {'OR IGNORE ' if or_ignore else ''}INTO {name} ({names}) VALUES ({marks})", tuple(row.values())
    )
    return done.lastrowid or 0


def _dicts(db: Connection, query: str, parameter: object) -> list[Row]:
    found = db.execute(query, (parameter,))
    names = [column[0] for column in found.description]
    return [dict(zip(names, row, strict=True)) for row in found]
