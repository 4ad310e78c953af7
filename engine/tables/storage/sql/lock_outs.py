"""The tables at whose place in Discord the bot may not write."""

from sqlite3 import Connection

from engine.tables.storage.records import LockOut


class LockOutsRows:
    """Where the bot may not write."""

    def __init__(self, db: Connection) -> None:
        self._db = db

    def add(self, table: str, now: int) -> bool:
        """It may not write there; whether that is new. A table that has been pruned meanwhile is none."""
        added = self._db.execute(
            "INSERT OR IGNORE INTO lock_outs (table_id, since) SELECT id, ? FROM tables WHERE id = ?", (now, table)
        )
        return added.rowcount > 0

    def every(self) -> list[LockOut]:
        """All of them, the oldest first."""
        rows = self._db.execute(
            "SELECT table_id, server, since, told FROM lock_outs JOIN tables ON id = table_id ORDER BY since, table_id"
        )
        return [LockOut(table, server, since, bool(told)) for table, server, since, told in rows]

    def tell(self, table: str) -> None:
        """Its host knows."""
        self._db.execute("UPDATE lock_outs SET told = 1 WHERE table_id = ?", (table,))

    def remove(self, table: str) -> None:
        """It may write there again."""
        self._db.execute("DELETE FROM lock_outs WHERE table_id = ?", (table,))
