"""Knowing again who was forgotten, at a table in play that he has sat at, without knowing who he is.

He has looked behind one screen there and may not sit behind another, forgotten or not. So the table keeps a hash of
his Discord id under a random key of its own until it ends. From it nobody is found; who comes can be held against it.
"""

import hmac
from sqlite3 import Connection

from engine.core.seats import Seat
from engine.tables.desk import Desk
from engine.tables.records import PersonId, Table
from engine.tables.sql import forgotten, people, tables
from engine.tables.sql.forgotten import Mark

KEY_BYTES = 32
HASH = "sha256"


def leave_marks(desk: Desk, table: Table, person: PersonId, user: int) -> None:
    """He is about to be forgotten: the table keeps which screen he has seen."""
    sat = {sitting.seat for sitting in tables.every_sitting(desk.db, table.id) if sitting.person == person}
    for seat in sorted(sat - seats_seen(desk.db, table.id, user)):
        key = desk.dice(KEY_BYTES)
        forgotten.add(desk.db, Mark(table.id, seat, key.hex(), _hash(key, user)))


def seats_seen(db: Connection, table: str, user: int) -> set[Seat]:
    """The seats of this table at which this user sat before he was forgotten."""
    return {mark.seat for mark in forgotten.marks(db, table) if _is_of(mark, user)}


def seen_by(db: Connection, person: PersonId, table: str) -> set[Seat]:
    """The same for somebody we know again."""
    found = people.by_id(db, person)
    return set() if found is None else seats_seen(db, table, found.user)


def marks_of(db: Connection, user: int) -> list[dict[str, str | int]]:
    """Every table that would know this user again, and the seat, for him to see."""
    return [{"table_id": mark.table, "seat": mark.seat} for mark in forgotten.marks(db) if _is_of(mark, user)]


def _is_of(mark: Mark, user: int) -> bool:
    return hmac.compare_digest(mark.mark, _hash(bytes.fromhex(mark.key), user))


def _hash(key: bytes, user: int) -> str:
    return hmac.new(key, str(user).encode(), HASH).hexdigest()
