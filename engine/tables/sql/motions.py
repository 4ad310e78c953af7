"""Motions and the ballots cast on them."""

from sqlite3 import Connection

from engine.core.seats import Seat
from engine.tables.records import Motion, MotionKind, MotionStatus, PersonId
from engine.tables.sql.numbers import number_on

_COLUMNS = "id, table_id, kind, seat, back_to, status, opened_at"


def put(db: Connection, table: str, kind: MotionKind, seat: Seat, back_to: int | None, now: int) -> int:
    """Open a motion; a table can have one open."""
    row = db.execute(
        "INSERT INTO motions (table_id, kind, seat, back_to, opened_at) VALUES (?, ?, ?, ?, ?)",
        (table, kind, seat, back_to, now),
    )
    return row.lastrowid or 0


def open_at(db: Connection, table: str) -> Motion | None:
    """The motion that is open at this table."""
    row = db.execute(f"SELECT {_COLUMNS} FROM motions WHERE table_id = ? AND status = 'open'", (table,)).fetchone()
    return Motion(*row) if row else None


def close(db: Connection, motion: int, status: MotionStatus, now: int) -> None:
    """It is decided, or overtaken."""
    db.execute("UPDATE motions SET status = ?, closed_at = ? WHERE id = ?", (status, now, motion))


def vote(db: Connection, motion: int, seat: Seat, agrees: bool, now: int) -> None:
    """Cast a ballot, or change one's mind."""
    db.execute("INSERT OR REPLACE INTO ballots VALUES (?, ?, ?, ?)", (motion, seat, int(agrees), now))


def agreed(db: Connection, motion: int) -> set[Seat]:
    """The seats that have agreed so far."""
    return {row[0] for row in db.execute("SELECT seat FROM ballots WHERE motion = ? AND agrees", (motion,))}


def withdraw(db: Connection, motion: int, seat: Seat) -> None:
    """Whoever sits there now has not been asked yet."""
    db.execute("DELETE FROM ballots WHERE motion = ? AND seat = ?", (motion, seat))


def waiting_for(db: Connection, person: PersonId) -> list[tuple[Motion, str]]:
    """The motions on which this person has not voted, each with the game; the oldest first."""
    rows = db.execute(
        f"SELECT t.game, {', '.join('m.' + name for name in _COLUMNS.split(', '))} FROM seats AS s"
        " JOIN motions AS m ON m.table_id = s.table_id AND m.status = 'open' AND m.seat != s.seat"
        " AND m.kind IN ('undo', 'abandon')"
        " JOIN seats AS a ON a.table_id = m.table_id AND a.seat = m.seat AND a.until_step IS NULL"
        " JOIN tables AS t ON t.id = s.table_id"
        " WHERE s.person = ? AND s.until_step IS NULL"
        " AND NOT EXISTS (SELECT 1 FROM ballots AS b WHERE b.motion = m.id AND b.seat = s.seat)"
        " ORDER BY m.opened_at, m.id",
        (person,),
    )
    return [(Motion(*row), game) for game, *row in rows]


def leap(db: Connection, number: int) -> None:
    """Let everything that is open lapse, and number on from here: older numbers may have been used elsewhere."""
    db.execute("UPDATE motions SET status = 'lapsed', closed_at = ? WHERE status = 'open'", (number,))
    number_on(db, "motions", number)
