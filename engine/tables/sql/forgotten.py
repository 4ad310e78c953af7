"""The marks of those who were forgotten while a table they had sat at went on."""

from sqlite3 import Connection

from msgspec import Struct

from engine.core.seats import Seat


class Mark(Struct, frozen=True):
    """Somebody has sat there whom we no longer know."""

    table: str
    seat: Seat
    key: str
    mark: str


def add(db: Connection, mark: Mark) -> None:
    """Leave one."""
    values = (mark.table, mark.seat, mark.key, mark.mark)
    db.execute("INSERT INTO forgotten (table_id, seat, key, mark) VALUES (?, ?, ?, ?)", values)


def marks(db: Connection, table: str | None = None) -> list[Mark]:
    """Those at one table, or all."""
    rows = db.execute(
        "SELECT table_id, seat, key, mark FROM forgotten WHERE ?1 IS NULL OR table_id = ?1 ORDER BY table_id, seat",
        (table,),
    )
    return [Mark(*row) for row in rows]


def drop(db: Connection, table: str) -> None:
    """The table has ended: nobody can take a seat there."""
    db.execute("DELETE FROM forgotten WHERE table_id = ?", (table,))
