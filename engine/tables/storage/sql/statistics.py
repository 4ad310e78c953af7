"""Figures for the operator."""

from sqlite3 import Connection

from engine.tables.storage.sql.pausing import PAUSED


class Statistics:
    """How much there is of everything."""

    def __init__(self, db: Connection) -> None:
        self._db = db

    def tables_by_status(self) -> list[tuple[str, str, int]]:
        """How many tables of each game are in each state."""
        return self._db.execute(
            "SELECT game, status, count(*) FROM tables GROUP BY game, status ORDER BY game, status"
        ).fetchall()

    def people(self, since: int) -> tuple[int, int]:
        """How many people we know, and how many of them were here since then."""
        row = self._db.execute("SELECT count(*), coalesce(sum(seen_at >= ?), 0) FROM people", (since,)).fetchone()
        return row[0], row[1]

    def steps(self, since: int) -> tuple[int, int]:
        """How many steps there are, and how many were made since then."""
        row = self._db.execute("SELECT count(*), coalesce(sum(at >= ?), 0) FROM steps", (since,)).fetchone()
        return row[0], row[1]

    def intents(self) -> list[tuple[str, str, int]]:
        """What is still to be sent: kind, status, how many."""
        return self._db.execute(
            "SELECT kind, status, count(*) FROM outbox INDEXED BY outbox_unsettled WHERE settled_at IS NULL"
            " GROUP BY kind, status ORDER BY kind, status"
        ).fetchall()

    def silent_computers(self, before: int) -> list[tuple[str, int]]:
        """The tables at which a computer has owed an answer since before then, and the seat."""
        return self._db.execute(
            "SELECT d.table_id, d.seat FROM decisions AS d"
            " JOIN seats AS s ON s.table_id = d.table_id AND s.seat = d.seat AND s.until_step IS NULL"
            " WHERE d.closed_step IS NULL AND s.kind = 'computer' AND d.opened_at <= ?"
            f" AND d.table_id NOT IN ({PAUSED}) ORDER BY d.opened_at",
            (before,),
        ).fetchall()

    def oldest_question(self) -> tuple[str, int] | None:
        """The table that has waited longest for a person, and since when."""
        row = self._db.execute(
            "SELECT d.table_id, d.opened_at FROM decisions AS d"
            " JOIN seats AS s ON s.table_id = d.table_id AND s.seat = d.seat AND s.until_step IS NULL"
            " WHERE d.closed_step IS NULL AND s.kind = 'person' ORDER BY d.opened_at LIMIT 1"
        ).fetchone()
        return (row[0], row[1]) if row else None
