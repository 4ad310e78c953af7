"""Requests and their answers, the audit trail, servers, and single facts about the file."""

from sqlite3 import Connection

from engine.tables.storage.records import FRESH, RESTORED, PersonId


class RequestRows:
    """What was answered, what was done by whom, and single facts."""

    def __init__(self, db: Connection) -> None:
        self._db = db

    def answered(self, request: str) -> tuple[str, str] | None:
        """What this request asked, and what it was answered."""
        row = self._db.execute("SELECT asked, answer FROM requests WHERE id = ?", (request,)).fetchone()
        return (row[0], row[1]) if row else None

    def answer(
        self, request: str, asked: str, person: PersonId | None, table: str | None, answer: str, now: int
    ) -> None:
        """Keep an answer, so that the same request gets it again."""
        self._db.execute("INSERT INTO requests VALUES (?, ?, ?, ?, ?, ?)", (request, asked, person, table, answer, now))

    def audit(
        self,
        action: str,
        table: str | None,
        person: PersonId | None,
        detail: str,
        now: int,
        server: int | None = None,
    ) -> None:
        """What somebody with special rights did: on a server, or at a table, which has one."""
        self._db.execute(
            "INSERT INTO audit (at, action, table_id, person, detail, server)"
            " VALUES (?1, ?2, ?3, ?4, ?5, coalesce(?6, (SELECT server FROM tables WHERE id = ?3)))",
            (now, action, table, person, detail, server),
        )

    def server(self, server: int) -> str | None:
        """The settings of a server, as JSON."""
        row = self._db.execute("SELECT settings FROM servers WHERE id = ?", (server,)).fetchone()
        return row[0] if row else None

    def set_server(self, server: int, settings: str, now: int) -> None:
        """Settle a server's settings."""
        self._db.execute(
            "INSERT INTO servers (id, settings, added_at) VALUES (?1, ?2, ?3)"
            " ON CONFLICT (id) DO UPDATE SET settings = ?2",
            (server, settings, now),
        )

    def fact(self, name: str) -> int | None:
        """A single number that is kept about the file itself."""
        row = self._db.execute("SELECT value FROM facts WHERE name = ?", (name,)).fetchone()
        return row[0] if row else None

    def set_fact(self, name: str, value: int) -> None:
        """Keep it."""
        self._db.execute("INSERT OR REPLACE INTO facts VALUES (?, ?)", (name, value))

    def facts(self, prefix: str) -> list[str]:
        """The rest of the names of all facts that begin like this."""
        rows = self._db.execute(
            "SELECT substr(name, ?) FROM facts WHERE substr(name, 1, ?) = ?", (len(prefix) + 1, len(prefix), prefix)
        )
        return [row[0] for row in rows]

    def drop_fact(self, name: str) -> None:
        """It is so no more."""
        self._db.execute("DELETE FROM facts WHERE name = ?", (name,))

    def note(self, name: str) -> str | None:
        """A single text that is kept about the file itself."""
        row = self._db.execute("SELECT value FROM notes WHERE name = ?", (name,)).fetchone()
        return row[0] if row else None

    def set_note(self, name: str, value: str) -> None:
        """Keep it."""
        self._db.execute("INSERT OR REPLACE INTO notes VALUES (?, ?)", (name, value))

    def drop_notes(self) -> None:
        """None of them is so any more."""
        self._db.execute("DELETE FROM notes")

    def mark_restored(self) -> None:
        """Every table in play is to be renewed by whoever writes to this file next."""
        self.set_fact(FRESH, 1)
        self._db.execute(
            "INSERT OR REPLACE INTO facts SELECT ? || id, 1 FROM tables WHERE status = 'playing'", (RESTORED,)
        )
