"""One table out of the file and into another: complete, for operators' eyes only."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from sqlite3 import Connection, connect
from typing import Any

from msgspec import DecodeError, Struct, ValidationError, json

from engine.core.stored import to_json
from engine.tables.desk import Desk
from engine.tables.opening import check_frame, is_table_id, settings_of
from engine.tables.refusals import Declined, writable
from engine.tables.restoring import renew
from engine.tables.schema import migrations
from engine.tables.sql import people, tables, whole
from engine.tables.sql.whole import NUMBERED, OF_A_TABLE, Row
from engine.tables.verifying import Report, verify

FORMAT = "paravent table"

OTHER, HERE, VIEW, GAME, BROKEN = "other", "here", "view", "game", "broken"
"""Why a table cannot be brought in."""


class Carried(Struct, frozen=True, forbid_unknown_fields=True):
    """A table as it is carried: the schema it was written under, and its rows by SQL table."""

    format: str
    schema: int
    people: list[Row]
    rows: dict[str, list[Row]]


class NotCarried(Exception):
    """This cannot be brought in: another version's, here already, one player's view, of a game that is not installed,
    or broken, and how, in a developer's words."""

    def __init__(self, why: str, problem: str) -> None:
        super().__init__(f"{why}: {problem}")
        self.why, self.problem = why, problem


def pack(db: Connection, table: str) -> bytes:
    """Everything there is of a table, with all that is hidden."""
    rows = {name: whole.rows(db, name, table) for name in ("tables", *OF_A_TABLE)}
    rows["ballots"] = whole.ballots(db, table)
    wanted = {row.get(name) for found in rows.values() for row in found for name in ("person", "host")}
    known = whole.people(db, {person for person in wanted if isinstance(person, int)})
    return to_json(Carried(FORMAT, len(migrations()), known, rows)) + b"\n"


def unpack(content: bytes) -> Carried:
    """What was carried, in the shape of today's schema."""
    try:
        carried = json.decode(content, type=Carried)
    except (DecodeError, ValidationError, UnicodeDecodeError, RecursionError) as error:
        raise NotCarried(VIEW if b'"log":' in content else BROKEN, str(error)) from error
    if carried.format != FORMAT or not 1 <= carried.schema <= len(migrations()):
        raise NotCarried(OTHER, f"{carried.format}, schema {carried.schema}")
    if carried.schema == len(migrations()):
        return carried
    try:
        return _of_today(carried)
    except (sqlite3.Error, LookupError, TypeError, ValueError, OverflowError) as error:
        raise NotCarried(BROKEN, type(error).__name__) from error


def bring_in(desk: Desk, carried: Carried) -> str:
    """Write a carried table; its id must be free. What was still to be sent is not sent from here."""
    try:
        table = _bring_in(desk, carried)
    except (sqlite3.Error, KeyError, TypeError, ValueError, OverflowError) as error:
        raise NotCarried(BROKEN, type(error).__name__) from error
    except Declined as error:
        raise NotCarried(BROKEN, error.refusal.code) from error
    report = Report()
    if desk.table(table).step >= 0:
        verify(desk, desk.table(table), report)
    if report.faults:
        raise NotCarried(BROKEN, report.faults[0][1])
    if desk.table(table).status == "playing":
        # Where it came from it may have gone on: what was drawn and asked there must not come up here.
        renew(desk, desk.table(table))
    return table


def _bring_in(desk: Desk, carried: Carried) -> str:
    if len(carried.rows.get("tables", ())) != 1:
        raise NotCarried(BROKEN, "it does not hold one table")
    table: Row = carried.rows["tables"][0]
    if table.get("game") not in desk.games:
        raise NotCarried(GAME, str(table.get("game")))
    if not is_table_id(table.get("id")):
        raise NotCarried(BROKEN, "its id is none")
    check_frame(table["entry"], table["language"], table["pace"])
    if tables.find(desk.db, table["id"]) is not None:
        raise NotCarried(HERE, table["id"])
    persons = {row["id"]: _person(desk, row) for row in carried.people}
    if table.get("server") is not None:
        settings_of(desk, int(table["server"]))
    if table.get("thread") is not None and tables.in_thread(desk.db, int(table["thread"])) is not None:
        table = {**table, "thread": None}
    first = table.get("rematch_of")
    if first is not None and (tables.find(desk.db, first) is None or tables.rematch_of(desk.db, first) is not None):
        table = {**table, "rematch_of": None}
    _insert_all(desk.db, {**carried.rows, "tables": [table]}, persons, desk.now)
    desk.audit("import", table["id"])
    return str(table["id"])


_UNIQUE = ("posted",)
"""Where a row may be here already: the same message."""

_LEFT_OUT = ("requests",)
"""What was answered elsewhere was not asked here."""


def _insert_all(db: Connection, rows: dict[str, list[Row]], persons: dict[int, int], now: int) -> None:
    motions: dict[int, int] = {}
    for name, row in _checked(db, rows):
        if name in _LEFT_OUT:
            continue
        number = row.get("id")
        written = whole.insert(db, name, _here(name, row, persons, motions, now), or_ignore=name in _UNIQUE)
        if name == "motions" and isinstance(number, int):
            motions[number] = written


def _here(name: str, row: Row, persons: dict[int, int], motions: dict[int, int], now: int) -> Row:
    """A row as it has to be in this file: people, motions and rows have other numbers here."""
    new = {column: value for column, value in row.items() if column != "id" or name not in NUMBERED}
    for column in ("person", "host"):
        if new.get(column) is not None:
            new[column] = persons.get(new[column])
    if name == "ballots":
        new["motion"] = motions[new["motion"]]
    if name == "outbox" and new.get("settled_at") is None:
        new |= {"status": "dropped", "error": "imported", "settled_at": now}
    return new


def _person(desk: Desk, row: Row) -> int:
    person = desk.known(int(row["user"]))
    found = people.by_id(desk.db, person)
    if found is not None and not found.name:
        people.change(desk.db, person, {"name": writable(str(row["name"]))})
    return person


def _of_today(carried: Carried) -> Carried:
    """Through a file in memory that takes the same steps as a real one.

    Whatever else a table refers to, such as its server, is not in there: that is not asked for.
    """
    with closing(connect(":memory:", isolation_level=None)) as db:
        for step in migrations():
            if step.number == carried.schema + 1:
                for person in carried.people:
                    whole.insert(db, "people", {**person, "seen_at": 0})
                for name, row in _checked(db, carried.rows):
                    whole.insert(db, name, row)
            for statement in step.statements:
                db.execute(statement)
        table: Any = carried.rows["tables"][0]["id"]
        return json.decode(pack(db, table), type=Carried)


def _checked(db: Connection, rows: dict[str, list[Row]]) -> Iterator[tuple[str, Row]]:
    """Each row with the SQL table it belongs to, in an order in which they can be written."""
    for name in ("tables", *OF_A_TABLE, "ballots"):
        known = whole.columns(db, name)
        for row in rows.get(name, ()):
            if name in OF_A_TABLE and row.get("table_id") != rows["tables"][0]["id"]:
                raise NotCarried(BROKEN, f"a row in {name} is of another table")
            if not row.keys() <= known:
                raise NotCarried(BROKEN, f"there is no {sorted(row.keys() - known)} in {name}")
            yield name, row
