"""All rows of one table, whatever they are: for carrying it from one file to another."""

from sqlite3 import Connection, Error

from engine.tables.storage.table_rows import OF_A_TABLE, BadRow, Row


class WholeRows:
    """Rows as they are."""

    def __init__(self, db: Connection) -> None:
        self._db = db

    def rows(self, name: str, table: str) -> list[Row]:
        """The rows of one table in an SQL table; in `tables`, its own."""
        key = "id" if name == "tables" else "table_id"
        return self._dicts(f"SELECT * FROM {name} WHERE {key} = ?", table)

    def of_table(self, table: str) -> dict[str, list[Row]]:
        """All of them, by SQL table."""
        return {name: self.rows(name, table) for name in ("tables", *OF_A_TABLE)} | {"ballots": self._ballots(table)}

    def _ballots(self, table: str) -> list[Row]:
        """The ballots cast at a table."""
        return self._dicts("SELECT b.* FROM ballots AS b JOIN motions ON motions.id = motion WHERE table_id = ?", table)

    def people(self, wanted: set[int]) -> list[Row]:
        """Who these people are: as much as it takes to find them again in another file."""
        found = self._dicts("SELECT id, user, name FROM people WHERE ?", 1)
        return [person for person in found if person["id"] in wanted]

    def columns(self, name: str) -> set[str]:
        """The columns an SQL table has."""
        return {row[1] for row in self._db.execute(f"PRAGMA table_info({name})")}

    def insert(self, name: str, row: Row, *, or_ignore: bool = False) -> int:
        """Write a row; the caller has checked the names of its columns. Its number, where it has one."""
        names, marks = ", ".join(row), ", ".join("?" * len(row))
        statement = f"INSERT {'OR IGNORE ' if or_ignore else ''}INTO {name} ({names}) VALUES ({marks})"
        try:
            return self._db.execute(statement, tuple(row.values())).lastrowid or 0
        except Error as error:
            raise BadRow(str(error)) from error

    def _dicts(self, query: str, parameter: object) -> list[Row]:
        found = self._db.execute(query, (parameter,))
        names = [column[0] for column in found.description]
        return [dict(zip(names, row, strict=True)) for row in found]


def number_on(db: Connection, name: str, number: int) -> None:
    """Number the rows of this table on from here, unless they are farther already."""
    db.execute("DELETE FROM sqlite_sequence WHERE name = ? AND seq < ?", (name, number))
    db.execute(
        "INSERT INTO sqlite_sequence (name, seq) SELECT ?1, ?2"
        " WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = ?1)",
        (name, number),
    )
