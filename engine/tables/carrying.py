"""One table out of the file and into another: complete, for operators' eyes only."""

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing
from sqlite3 import Connection, connect
from typing import Any

from msgspec import DecodeError, Struct, ValidationError, convert, json, structs

from engine.core.stored import to_json
from engine.tables.carried.check import faults
from engine.tables.carried.rows import Rows
from engine.tables.carried.shapes import PersonRow
from engine.tables.desk import Desk
from engine.tables.opening import settings_of
from engine.tables.outbox import CALLS, MOTION
from engine.tables.refusals import writable
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
    people: tuple[PersonRow, ...]
    rows: dict[str, list[Row]]


class NotCarried(Exception):
    """This cannot be brought in: another version's, here already, one player's view, of a game that is not installed,
    or broken, and how, in a developer's words."""

    def __init__(self, why: str, problem: str) -> None:
        super().__init__(f"{why}: {problem}")
        # It may repeat what stands in the file, and that may be anything.
        self.why, self.problem = why, "".join(c if c.isprintable() else "?" for c in problem)


def pack(db: Connection, table: str) -> bytes:
    """Everything there is of a table, with all that is hidden."""
    rows = whole.of_table(db, table)
    wanted = {row.get(name) for found in rows.values() for row in found for name in ("person", "host")}
    known = whole.people(db, {person for person in wanted if isinstance(person, int)})
    return to_json(Carried(FORMAT, len(migrations()), tuple(PersonRow(**row) for row in known), rows)) + b"\n"


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
    rows = _checked(desk, carried)
    try:
        _write(desk, rows, carried.people)
    except sqlite3.IntegrityError as error:
        raise NotCarried(BROKEN, str(error)) from error
    desk.audit("import", rows.table.id)
    table, report = desk.table(rows.table.id), Report()
    if rows.has_begun:
        verify(desk, table, report)
    if report.faults:
        raise NotCarried(BROKEN, report.faults[0][1])
    if table.status == "playing":
        # Where it came from it may have gone on: what was drawn and asked there must not come up here.
        renew(desk, table)
    return table.id


def _checked(desk: Desk, carried: Carried) -> Rows:
    """All that can be seen before anything is written."""
    try:
        rows = convert(carried.rows, Rows)
    except ValidationError as error:
        raise NotCarried(BROKEN, str(error)) from error
    if rows.table.game not in desk.games:
        raise NotCarried(GAME, rows.table.game)
    for fault in faults(rows, carried.people, desk.games[rows.table.game]):
        raise NotCarried(BROKEN, fault)
    if tables.find(desk.db, rows.table.id) is not None:
        raise NotCarried(HERE, rows.table.id)
    return rows


def _write(desk: Desk, rows: Rows, people: Iterable[PersonRow]) -> None:
    persons = {person.id: _person(desk, person) for person in people}
    settings_of(desk, rows.table.server)
    motions: dict[int, int] = {}
    for name in ("tables", *OF_A_TABLE, "ballots"):
        for row in getattr(rows, name) if name not in _LEFT_OUT else ():
            if name in ("posted", "outbox") and row.kind in CALLS:
                continue  # whom it was to, nobody knows here
            here = _here(desk, name, structs.asdict(row), persons, motions)
            written = whole.insert(desk.db, name, here, or_ignore=name in _UNIQUE)
            if name == "motions":
                motions[row.id] = written


_UNIQUE = ("posted",)
"""Where a row may be here already: the same message."""

_LEFT_OUT = ("requests",)
"""What was answered elsewhere was not asked here."""


def _here(desk: Desk, name: str, row: Row, persons: dict[int, int], motions: dict[int, int]) -> Row:
    """A row as it has to be in this file: people, motions and rows have other numbers here."""
    new = {column: value for column, value in row.items() if column != "id" or name not in NUMBERED}
    for column in ("person", "host"):
        if new.get(column) is not None:
            new[column] = persons[new[column]]
    if name == "tables":
        return _unlinked(desk, new)
    if name == "ballots":
        new["motion"] = motions[new["motion"]]
    if name == "posted" and new["kind"] == MOTION:
        new["step"] = motions[new["step"]]
    if name == "outbox" and new["settled_at"] is None:
        new |= {"status": "dropped", "error": "imported", "settled_at": desk.now}
    return new


def _unlinked(desk: Desk, table: Row) -> Row:
    """Another table here may stand in its thread; the one it is the rematch of may be missing, or have another."""
    thread, first = table["thread"], table["rematch_of"]
    if thread is not None and tables.in_thread(desk.db, thread) is not None:
        table["thread"] = None
    if first is not None and (tables.find(desk.db, first) is None or tables.rematch_of(desk.db, first) is not None):
        table["rematch_of"] = None
    return table


def _person(desk: Desk, row: PersonRow) -> int:
    person = desk.known(row.user)
    found = people.by_id(desk.db, person)
    if found is not None and not found.name:
        people.change(desk.db, person, {"name": writable(row.name)})
    return person


def _of_today(carried: Carried) -> Carried:
    """Through a file in memory that takes the same steps as a real one.

    Whatever else a table refers to, such as its server, is not in there: that is not asked for.
    """
    with closing(connect(":memory:", isolation_level=None)) as db:
        for step in migrations():
            if step.number == carried.schema + 1:
                for person in carried.people:
                    whole.insert(db, "people", {**structs.asdict(person), "seen_at": 0})
                for name, row in _of_then(db, carried.rows):
                    whole.insert(db, name, row)
            for statement in step.statements:
                db.execute(statement)
        table: Any = carried.rows["tables"][0]["id"]
        return json.decode(pack(db, table), type=Carried)


def _of_then(db: Connection, rows: dict[str, list[Row]]) -> Iterator[tuple[str, Row]]:
    """Each row with the SQL table it belongs to, in an order in which they can be written.

    What is of another table would be lost on the way, and not be seen to be.
    """
    if stray := rows.keys() - {"tables", *OF_A_TABLE, "ballots"}:
        raise NotCarried(BROKEN, f"there is no {sorted(stray)}")
    for name in ("tables", *OF_A_TABLE, "ballots"):
        known = whole.columns(db, name)
        for n, row in enumerate(rows.get(name, ())):
            if row.keys() != known:
                raise NotCarried(BROKEN, f"{name}[{n}]: it has {sorted(row)}, not {sorted(known)}")
            if name in OF_A_TABLE and row["table_id"] != rows["tables"][0]["id"]:
                raise NotCarried(BROKEN, f"{name}[{n}]: it is of another table")
            yield name, row
