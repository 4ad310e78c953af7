"""Motions and the ballots cast on them."""

from sqlite3 import Connection
from typing import get_args

from engine.core.values.seats import Seat
from engine.tables.storage.records import Motion, MotionKind, MotionStatus, PersonId
from engine.tables.storage.sql.whole import number_on

_COLUMNS = "id, table_id, kind, seat, back_to, status, opened_at, about"


_KINDS = ", ".join(f"'{kind}'" for kind in get_args(MotionKind))


class MotionRows:
    """What was put to the others, and how they voted."""

    def __init__(self, db: Connection) -> None:
        self._db = db

    def put(
        self, table: str, kind: MotionKind, seat: Seat, back_to: int | None, now: int, about: int | None = None
    ) -> int:
        """Open a motion; a table can have one open."""
        row = self._db.execute(
            "INSERT INTO motions (table_id, kind, seat, back_to, opened_at, about) VALUES (?, ?, ?, ?, ?, ?)",
            (table, kind, seat, back_to, now, about),
        )
        return row.lastrowid or 0

    def open_at(self, table: str) -> Motion | None:
        """The motion that is open at this table."""
        row = self._db.execute(
            f"SELECT {_COLUMNS} FROM motions WHERE table_id = ? AND status = 'open'", (table,)
        ).fetchone()
        return Motion(*row) if row else None

    def close(self, motion: int, status: MotionStatus, now: int) -> None:
        """It is decided, or overtaken."""
        self._db.execute("UPDATE motions SET status = ?, closed_at = ? WHERE id = ?", (status, now, motion))

    def vote(self, motion: int, seat: Seat, agrees: bool, now: int) -> None:
        """Cast a ballot, or change one's mind."""
        self._db.execute("INSERT OR REPLACE INTO ballots VALUES (?, ?, ?, ?)", (motion, seat, int(agrees), now))

    def agreed(self, motion: int) -> set[Seat]:
        """The seats that have agreed so far."""
        return {row[0] for row in self._db.execute("SELECT seat FROM ballots WHERE motion = ? AND agrees", (motion,))}

    def withdraw(self, motion: int, seat: Seat) -> None:
        """Whoever sits there now has not been asked yet."""
        self._db.execute("DELETE FROM ballots WHERE motion = ? AND seat = ?", (motion, seat))

    def waiting_for(self, person: PersonId) -> list[tuple[Motion, str]]:
        """The motions on which this person has not voted, each with the game; the oldest first."""
        rows = self._db.execute(
            f"SELECT t.game, {', '.join('m.' + name for name in _COLUMNS.split(', '))} FROM seats AS s"
            " JOIN motions AS m ON m.table_id = s.table_id AND m.status = 'open' AND m.seat != s.seat"
            f" AND m.kind IN ({_KINDS})"
            " JOIN seats AS a ON a.table_id = m.table_id AND a.seat = m.seat AND a.until_step IS NULL"
            " JOIN tables AS t ON t.id = s.table_id"
            " WHERE s.person = ? AND s.until_step IS NULL"
            " AND NOT EXISTS (SELECT 1 FROM ballots AS b WHERE b.motion = m.id AND b.seat = s.seat)"
            " ORDER BY m.opened_at, m.id",
            (person,),
        )
        return [(Motion(*row), game) for game, *row in rows]

    def leap(self, number: int) -> None:
        """Let everything that is open lapse, and number on from here: older numbers may have been used elsewhere."""
        self._db.execute("UPDATE motions SET status = 'lapsed', closed_at = ? WHERE status = 'open'", (number,))
        number_on(self._db, "motions", number)
