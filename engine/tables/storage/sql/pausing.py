"""What is paused, who is barred, and what those who run a server did."""

from collections.abc import Sequence
from sqlite3 import Connection

from engine.tables.storage.records import Audited, PersonId

PAUSED = (
    "SELECT tables.id FROM tables LEFT JOIN servers ON servers.id = tables.server"
    " WHERE status IN ('open', 'playing')"
    " AND coalesce(tables.paused_at, servers.paused_at, servers.gone_at) IS NOT NULL"
)
"""The ids of the tables at which time stands still, as a part of queries about all tables."""


def passes(table: str) -> str:
    """That time passes at a table, as a part of queries about a few: by its id, however many others there are."""
    return (
        "(SELECT coalesce(w.paused_at, v.paused_at, v.gone_at) FROM tables AS w"
        f" LEFT JOIN servers AS v ON v.id = w.server WHERE w.id = {table}) IS NULL"
    )


class ServerRows:
    """Servers: what is paused there, who is barred, what was done."""

    def __init__(self, db: Connection) -> None:
        self._db = db

    def server_paused_at(self, server: int | None) -> int | None:
        """Since when all tables of this server are paused; None if they are not."""
        row = self._db.execute("SELECT paused_at FROM servers WHERE id = ?", (server,)).fetchone()
        return row[0] if row else None

    def pause_server(self, server: int, since: int | None) -> None:
        """Pause all its tables; with None, no longer."""
        self._db.execute("UPDATE servers SET paused_at = ? WHERE id = ?", (since, server))

    def stands_since(self, server: int | None) -> tuple[int | None, int | None]:
        """Since when all its tables are paused, and since when it cannot be reached."""
        row = self._db.execute("SELECT paused_at, gone_at FROM servers WHERE id = ?", (server,)).fetchone()
        return (row[0], row[1]) if row else (None, None)

    def set_gone(self, server: int, since: int | None) -> None:
        """It cannot be reached there; with None, it can again."""
        self._db.execute("UPDATE servers SET gone_at = ? WHERE id = ?", (since, server))

    def played_on(self) -> list[tuple[int, int | None]]:
        """The servers with tables that have not ended, and those that are out of reach, each with since when it is."""
        rows = self._db.execute(
            "SELECT id, gone_at FROM servers WHERE gone_at IS NOT NULL"
            " OR id IN (SELECT server FROM tables WHERE status IN ('open', 'playing')) ORDER BY id"
        )
        return rows.fetchall()

    def bar(self, server: int, person: PersonId, now: int) -> bool:
        """He may open and join nothing there any more; whether he could before."""
        return self._db.execute("INSERT OR IGNORE INTO bars VALUES (?, ?, ?)", (server, person, now)).rowcount > 0

    def unbar(self, server: int, person: PersonId) -> bool:
        """He may again; whether he could not before."""
        return self._db.execute("DELETE FROM bars WHERE server = ? AND person = ?", (server, person)).rowcount > 0

    def is_barred(self, server: int | None, person: PersonId) -> bool:
        """Whether he may open and join nothing there."""
        row = self._db.execute("SELECT 1 FROM bars WHERE server = ? AND person = ?", (server, person)).fetchone()
        return row is not None

    def barred(self, server: int) -> list[PersonId]:
        """All who may not, the last first."""
        rows = self._db.execute("SELECT person FROM bars WHERE server = ? ORDER BY at DESC, person DESC", (server,))
        return [row[0] for row in rows]

    def audited(self, server: int, actions: Sequence[str], most: int, skip: int = 0) -> list[Audited]:
        """The last lines about a server that are of these kinds, the newest first, but for the first ones."""
        rows = self._db.execute(
            "SELECT at, action, table_id, person, detail FROM audit"
            f" WHERE server = ? AND action IN ({', '.join('?' * len(actions))}) ORDER BY id DESC LIMIT ? OFFSET ?",
            (server, *actions, most, skip),
        )
        return [Audited(*row) for row in rows]

    def audit_lines(self, server: int, actions: Sequence[str]) -> int:
        """How many lines about a server are of these kinds."""
        marks = ", ".join("?" * len(actions))
        row = self._db.execute(
            f"SELECT count(*) FROM audit WHERE server = ? AND action IN ({marks})", (server, *actions)
        )
        return int(row.fetchone()[0])
