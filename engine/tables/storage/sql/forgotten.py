"""The marks of those who were forgotten while a table they had sat at went on."""

from sqlite3 import Connection

from engine.tables.storage.records import ForgottenMark


class ForgottenRows:
    """The marks."""

    def __init__(self, db: Connection) -> None:
        self._db = db

    def add(self, mark: ForgottenMark) -> None:
        """Leave one."""
        values = (mark.table, mark.seat, mark.key, mark.mark)
        self._db.execute("INSERT INTO forgotten (table_id, seat, key, mark) VALUES (?, ?, ?, ?)", values)

    def marks(self, table: str | None = None) -> list[ForgottenMark]:
        """Those at one table, or all."""
        rows = self._db.execute(
            "SELECT table_id, seat, key, mark FROM forgotten WHERE ?1 IS NULL OR table_id = ?1 ORDER BY table_id, seat",
            (table,),
        )
        return [ForgottenMark(*row) for row in rows]

    def drop(self, table: str) -> None:
        """The table has ended: nobody can take a seat there."""
        self._db.execute("DELETE FROM forgotten WHERE table_id = ?", (table,))
