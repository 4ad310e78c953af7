"""The numbers that rows are given, where one must never come up again."""

from sqlite3 import Connection


def number_on(db: Connection, name: str, number: int) -> None:
    """Number the rows of this table on from here, unless they are farther already."""
    db.execute("DELETE FROM sqlite_sequence WHERE name = ? AND seq < ?", (name, number))
    db.execute(
        "INSERT INTO sqlite_sequence (name, seq) SELECT ?1, ?2"
        " WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = ?1)",
        (name, number),
    )
