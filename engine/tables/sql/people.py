"""People: the only rows with Discord's ids and names of persons."""

from sqlite3 import Connection
from typing import Any

from engine.tables.records import Person, PersonId

_COLUMNS = "id, user, name, language, palette, theme, time_zone, dm_channel, dm_state, seen_at"

SEEN_EVERY = 3600
"""Seconds: when somebody was last seen need not be known to the second."""


def of_user(db: Connection, user: int) -> Person | None:
    """The person with this Discord id."""
    row = db.execute(f"SELECT {_COLUMNS} FROM people WHERE user = ?", (user,)).fetchone()
    return Person(*row) if row else None


def by_id(db: Connection, person: PersonId) -> Person | None:
    """The person with this number."""
    row = db.execute(f"SELECT {_COLUMNS} FROM people WHERE id = ?", (person,)).fetchone()
    return Person(*row) if row else None


def known(db: Connection, user: int, now: int) -> PersonId:
    """The person with this Discord id, who has a row from now on."""
    row = db.execute("SELECT id FROM people WHERE user = ?", (user,)).fetchone()
    if row is not None:
        return int(row[0])
    return db.execute("INSERT INTO people (user, seen_at) VALUES (?, ?)", (user, now)).lastrowid or 0


def seen(db: Connection, person: PersonId, now: int) -> None:
    """This person was here."""
    db.execute("UPDATE people SET seen_at = ?1 WHERE id = ?2 AND seen_at <= ?1 - ?3", (now, person, SEEN_EVERY))


def change(db: Connection, person: PersonId, changes: dict[str, Any]) -> None:
    """Set these columns; the caller has checked their names."""
    names = ", ".join(f"{name} = ?" for name in changes)
    db.execute(f"UPDATE people SET {names} WHERE id = ?", (*changes.values(), person))


def forget(db: Connection, person: PersonId) -> None:
    """Remove the row. Seats and hosts lose the link; requests, drafts and invitations go with it."""
    db.execute("DELETE FROM people WHERE id = ?", (person,))
