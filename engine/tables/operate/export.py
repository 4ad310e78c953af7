"""One table out of the file and into another: complete, for operators' eyes only."""

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import DecodeError, Struct, ValidationError, convert, json, structs

from engine.core.stored import to_json
from engine.tables.clocks.clocks import SEAT_WAITS
from engine.tables.operate.carried.check import faults
from engine.tables.operate.carried.rows import Rows
from engine.tables.operate.carried.shapes import PersonRow
from engine.tables.operate.restore import renew
from engine.tables.operate.verify import Report, verify
from engine.tables.outbox.intents import MOTION, OF_PERSON, OPEN_SEAT
from engine.tables.play.touching import keep_anew
from engine.tables.seats.opening import settings_of
from engine.tables.storage.records import LIVE, Table
from engine.tables.storage.schema import migrations, taken_forward
from engine.tables.storage.stored import Stored
from engine.tables.storage.table_rows import NUMBERED, OF_A_TABLE, BadRow, Row
from engine.tables.transaction.refusals import writable
from engine.tables.transaction.transaction import Transaction

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


def pack(stored: Stored, table: str) -> bytes:
    """Everything there is of a table, with all that is hidden."""
    rows = stored.whole.of_table(table)
    wanted = {row.get(name) for found in rows.values() for row in found for name in ("person", "host", "held_for")}
    known = stored.whole.people({person for person in wanted if isinstance(person, int)})
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
    except (BadRow, LookupError, TypeError, ValueError, OverflowError) as error:
        raise NotCarried(BROKEN, type(error).__name__) from error


def bring_in(tx: Transaction, carried: Carried) -> str:
    """Write a carried table; its id must be free. What was still to be sent is not sent from here."""
    rows = _checked(tx, carried)
    try:
        _write(tx, rows, carried.people)
    except BadRow as error:
        raise NotCarried(BROKEN, str(error)) from error
    tx.audit("import", rows.table.id)
    table, report = tx.table(rows.table.id), Report()
    if rows.has_begun:
        verify(tx, table, report)
    if report.faults:
        raise NotCarried(BROKEN, report.faults[0][1])
    if table.status in LIVE:
        _begin_anew(tx, table)
    if table.status == "playing":
        # Where it came from it may have gone on: what was drawn and asked there must not come up here.
        renew(tx, table)
    return table.id


def _begin_anew(tx: Transaction, table: Table) -> None:
    """The time in which it was nowhere is nobody's neglect."""
    tx.stored.tables.change(table.id, paused_at=tx.now if table.paused_at is not None else None)
    keep_anew(tx, table)
    for sitting in tx.sittings(table.id):
        if sitting.kind == "open":
            tx.stored.clocks.look_at(table.id, OPEN_SEAT, tx.now + SEAT_WAITS, sitting.seat)


def _checked(tx: Transaction, carried: Carried) -> Rows:
    """All that can be seen before anything is written."""
    try:
        rows = convert(carried.rows, Rows)
    except ValidationError as error:
        raise NotCarried(BROKEN, str(error)) from error
    if rows.table.game not in tx.games:
        raise NotCarried(GAME, rows.table.game)
    for fault in faults(rows, carried.people, tx.games[rows.table.game]):
        raise NotCarried(BROKEN, fault)
    if tx.stored.tables.find(rows.table.id) is not None:
        raise NotCarried(HERE, rows.table.id)
    return rows


def _write(tx: Transaction, rows: Rows, people: Iterable[PersonRow]) -> None:
    persons = {person.id: _person(tx, person) for person in people}
    settings_of(tx, rows.table.server)
    motions: dict[int, int] = {}
    for name in ("tables", *OF_A_TABLE, "ballots"):
        for row in getattr(rows, name) if name not in _LEFT_OUT else ():
            if name in ("posted", "outbox") and row.kind in OF_PERSON:
                continue  # whom it was to, nobody knows here
            here = _here(tx, name, structs.asdict(row), persons, motions)
            written = tx.stored.whole.insert(name, here, or_ignore=name in _UNIQUE)
            if name == "motions":
                motions[row.id] = written


_UNIQUE = ("posted",)
"""Where a row may be here already: the same message."""

_LEFT_OUT = ("requests",)
"""What was answered elsewhere was not asked here."""


def _here(tx: Transaction, name: str, row: Row, persons: dict[int, int], motions: dict[int, int]) -> Row:
    """A row as it has to be in this file: people, motions and rows have other numbers here."""
    new = {column: value for column, value in row.items() if column != "id" or name not in NUMBERED}
    for column in ("person", "host", "held_for"):
        if new.get(column) is not None:
            new[column] = persons[new[column]]
    if name == "tables":
        return _unlinked(tx, new)
    if name == "ballots":
        new["motion"] = motions[new["motion"]]
    if name == "posted" and new["kind"] == MOTION:
        new["step"] = motions[new["step"]]
    if name == "outbox" and new["settled_at"] is None:
        new |= {"status": "dropped", "error": "imported", "settled_at": tx.now}
    return new


def _unlinked(tx: Transaction, table: Row) -> Row:
    """Another table here may stand in its thread; the one it is the rematch of may be missing, or have another."""
    thread, first = table["thread"], table["rematch_of"]
    if thread is not None and tx.stored.tables.in_thread(thread) is not None:
        table["thread"] = None
    if first is not None and (tx.stored.tables.find(first) is None or tx.stored.tables.rematch_of(first) is not None):
        table["rematch_of"] = None
    return table


def _person(tx: Transaction, row: PersonRow) -> int:
    person = tx.known(row.user)
    found = tx.stored.people.by_id(person)
    if found is not None and not found.name:
        tx.stored.people.change(person, {"name": writable(row.name)})
    return person


def _of_today(carried: Carried) -> Carried:
    """Through a file in memory that takes the same steps as a real one.

    Whatever else a table refers to, such as its server, is not in there: that is not asked for.
    """

    def fill(stored: Stored) -> None:
        for person in carried.people:
            stored.whole.insert("people", {**structs.asdict(person), "seen_at": 0})
        for name, row in _of_then(stored, carried.rows):
            stored.whole.insert(name, row)

    with taken_forward(carried.schema, fill) as stored:
        table: Any = carried.rows["tables"][0]["id"]
        return json.decode(pack(stored, table), type=Carried)


def _of_then(stored: Stored, rows: dict[str, list[Row]]) -> Iterator[tuple[str, Row]]:
    """Each row with the SQL table it belongs to, in an order in which they can be written.

    What is of another table would be lost on the way, and not be seen to be.
    """
    if stray := rows.keys() - {"tables", *OF_A_TABLE, "ballots"}:
        raise NotCarried(BROKEN, f"there is no {sorted(stray)}")
    for name in ("tables", *OF_A_TABLE, "ballots"):
        known = stored.whole.columns(name)
        for n, row in enumerate(rows.get(name, ())):
            if row.keys() != known:
                raise NotCarried(BROKEN, f"{name}[{n}]: it has {sorted(row)}, not {sorted(known)}")
            if name in OF_A_TABLE and row["table_id"] != rows["tables"][0]["id"]:
                raise NotCarried(BROKEN, f"{name}[{n}]: it is of another table")
            yield name, row
