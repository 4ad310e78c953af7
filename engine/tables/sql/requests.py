"""Requests and their answers, the audit trail, servers, and single facts about the file."""

from sqlite3 import Connection

from engine.tables.records import PersonId


def answered(db: Connection, request: str) -> tuple[str, str] | None:
    """What this request asked, and what it was answered."""
    row = db.execute("SELECT asked, answer FROM requests WHERE id = ?", (request,)).fetchone()
    return (row[0], row[1]) if row else None


def answer(
    db: Connection, request: str, asked: str, person: PersonId | None, table: str | None, answer: str, now: int
) -> None:
    """Keep an answer, so that the same request gets it again."""
    db.execute("INSERT INTO requests VALUES (?, ?, ?, ?, ?, ?)", (request, asked, person, table, answer, now))


def audit(
    db: Connection,
    action: str,
    table: str | None,
    person: PersonId | None,
    detail: str,
    now: int,
    server: int | None = None,
) -> None:
    """What somebody with special rights did: on a server, or at a table, which has one."""
    db.execute(
        "INSERT INTO audit (at, action, table_id, person, detail, server)"
        " VALUES (?1, ?2, ?3, ?4, ?5, coalesce(?6, (SELECT server FROM tables WHERE id = ?3)))",
        (now, action, table, person, detail, server),
    )


def server(db: Connection, server: int) -> str | None:
    """The settings of a server, as JSON."""
    row = db.execute("SELECT settings FROM servers WHERE id = ?", (server,)).fetchone()
    return row[0] if row else None


def set_server(db: Connection, server: int, settings: str, now: int) -> None:
    """Settle a server's settings."""
    db.execute(
        "INSERT INTO servers (id, settings, added_at) VALUES (?1, ?2, ?3) ON CONFLICT (id) DO UPDATE SET settings = ?2",
        (server, settings, now),
    )


def fact(db: Connection, name: str) -> int | None:
    """A single number that is kept about the file itself."""
    row = db.execute("SELECT value FROM facts WHERE name = ?", (name,)).fetchone()
    return row[0] if row else None


def set_fact(db: Connection, name: str, value: int) -> None:
    """Keep it."""
    db.execute("INSERT OR REPLACE INTO facts VALUES (?, ?)", (name, value))


RESTORED = "restored "
"""What the facts are called that name a table to be renewed after a restore."""


FRESH = "just restored"
"""Set in a file nobody has written to since it was put back."""


def facts(db: Connection, prefix: str) -> list[str]:
    """The rest of the names of all facts that begin like this."""
    rows = db.execute(
        "SELECT substr(name, ?) FROM facts WHERE substr(name, 1, ?) = ?", (len(prefix) + 1, len(prefix), prefix)
    )
    return [row[0] for row in rows]


def drop_fact(db: Connection, name: str) -> None:
    """It is so no more."""
    db.execute("DELETE FROM facts WHERE name = ?", (name,))


def note(db: Connection, name: str) -> str | None:
    """A single text that is kept about the file itself."""
    row = db.execute("SELECT value FROM notes WHERE name = ?", (name,)).fetchone()
    return row[0] if row else None


def set_note(db: Connection, name: str, value: str) -> None:
    """Keep it."""
    db.execute("INSERT OR REPLACE INTO notes VALUES (?, ?)", (name, value))


def drop_notes(db: Connection) -> None:
    """None of them is so any more."""
    db.execute("DELETE FROM notes")


def mark_restored(db: Connection) -> None:
    """Every table in play is to be renewed by whoever writes to this file next."""
    set_fact(db, FRESH, 1)
    db.execute("INSERT OR REPLACE INTO facts SELECT ? || id, 1 FROM tables WHERE status = 'playing'", (RESTORED,))
