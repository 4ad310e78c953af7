"""What is wrong with single tables in a file, as far as that shows without their games, whichever version wrote it."""

from collections.abc import Iterator
from itertools import groupby
from sqlite3 import Connection

from engine.core.stored import digest
from engine.tables.storage.sql.whole import WholeRows


class DamageRows:
    """The search for what is wrong."""

    def __init__(self, db: Connection) -> None:
        self._db = db

    def damaged(self) -> dict[str, bool]:
        """The tables of which something is missing, unreadable or not what was written; and whether they are live."""
        found = {*self._changed(), *self._unreadable(), *self._orphaned()}
        rows = self._db.execute("SELECT id, status IN ('open', 'playing') FROM tables ORDER BY id")
        return {table: bool(live) for table, live in rows if table in found}

    def _changed(self) -> Iterator[str]:
        """A state is not the one that was written."""
        rows = self._db.execute(
            "SELECT table_id, CAST(state AS BLOB), hash FROM states JOIN steps USING (table_id, step)"
        )
        return (table for table, state, hashed in rows if digest(state) != hashed)

    def _unreadable(self) -> Iterator[str]:
        """What was chosen or what happened is no JSON; a step is missing, or the state after the last."""
        rows = self._db.execute(
            "SELECT table_id FROM options WHERE NOT json_valid(value)"
            " UNION SELECT table_id FROM steps WHERE NOT json_valid(events)"
            " UNION SELECT id FROM tables AS t WHERE (SELECT count(*) FROM steps WHERE table_id = t.id) != t.step + 1"
            " UNION SELECT id FROM tables AS t WHERE step >= 0 AND NOT EXISTS (SELECT 1 FROM states AS s"
            " WHERE s.table_id = t.id AND s.step ="
            " (SELECT max(step) FROM steps WHERE table_id = t.id AND kind != 'notice'))"
        )
        return (row[0] for row in rows)

    def _orphaned(self) -> Iterator[str]:
        """A row refers to nothing, by the references that the file itself declares."""
        for (name,) in self._db.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            key = "id" if name == "tables" else "table_id"
            references = (
                self._db.execute(f"PRAGMA foreign_key_list({name})").fetchall()
                if key in WholeRows(self._db).columns(name)
                else []
            )
            for _, of_one in groupby(references, key=lambda row: row[0]):
                pairs = [(row[2], row[3], row[4]) for row in of_one]
                same = " AND ".join(f"p.{there} = c.{here}" for _, here, there in pairs)
                rows = self._db.execute(
                    f"SELECT {key} FROM {name} AS c WHERE {pairs[0][1]} IS NOT NULL"
                    f" AND NOT EXISTS (SELECT 1 FROM {pairs[0][0]} AS p WHERE {same})"
                )
                yield from (row[0] for row in rows)
