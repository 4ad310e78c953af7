"""Knowing again who was forgotten, at a table in play that he has sat at, without knowing who he is.

He has looked behind one screen there and may not sit behind another, forgotten or not. So the table keeps a hash of
his Discord id under a random key of its own until it ends. From it nobody is found; who comes can be held against it.
"""

import hmac
import re
from collections.abc import Iterator

from engine.core.values.seats import Seat
from engine.tables.storage.records import ForgottenMark, PersonId, Table
from engine.tables.storage.stored import Stored
from engine.tables.transaction.transaction import Transaction

KEY_BYTES = 32
HASH = "sha256"
_HEX = re.compile("[0-9a-f]{64}")
"""As both are written: a key of so many bytes, and the hash."""


def leave_marks(tx: Transaction, table: Table, person: PersonId, user: int) -> None:
    """He is about to be forgotten: the table keeps which screen he has seen."""
    sat = {sitting.seat for sitting in tx.stored.tables.every_sitting(table.id) if sitting.person == person}
    for seat in sorted(sat - seats_seen(tx.stored, table.id, user)):
        key = tx.dice(KEY_BYTES)
        tx.stored.forgotten.add(ForgottenMark(table.id, seat, key.hex(), _hash(key, user)))


def seats_seen(stored: Stored, table: str, user: int) -> set[Seat]:
    """The seats of this table at which this user sat before he was forgotten."""
    return {mark.seat for mark in stored.forgotten.marks(table) if _is_of(mark, user)}


def seen_by(stored: Stored, person: PersonId, table: str) -> set[Seat]:
    """The same for somebody we know again."""
    found = stored.people.by_id(person)
    return set() if found is None else seats_seen(stored, table, found.user)


def marks_of(stored: Stored, user: int) -> list[dict[str, str | int]]:
    """Every table that would know this user again, and the seat, for him to see."""
    return [{"table_id": mark.table, "seat": mark.seat} for mark in stored.forgotten.marks() if _is_of(mark, user)]


def mark_faults(stored: Stored, table: str) -> Iterator[str]:
    """The marks of a table by which nobody would be known again."""
    for mark in stored.forgotten.marks(table):
        if not (_HEX.fullmatch(mark.key) and _HEX.fullmatch(mark.mark)):
            yield f"the mark of somebody who was forgotten, at seat {mark.seat}, cannot be read"


def _is_of(mark: ForgottenMark, user: int) -> bool:
    """A mark that cannot be read is of nobody: it must not stand between others and what is theirs."""
    try:
        return hmac.compare_digest(mark.mark, _hash(bytes.fromhex(mark.key), user))
    except (ValueError, TypeError):
        return False


def _hash(key: bytes, user: int) -> str:
    return hmac.new(key, str(user).encode(), HASH).hexdigest()
