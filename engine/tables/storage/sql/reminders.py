"""Reminders: when somebody is next reminded of a question, how often he was, when the others are asked about it."""

from sqlite3 import Connection

from engine.core.values.seats import Seat
from engine.tables.storage.records import PersonId, Reminder
from engine.tables.storage.sql.clocks import SITS
from engine.tables.storage.sql.pausing import passes


class ReminderRows:
    """One row for each question to somebody who keeps others waiting."""

    def __init__(self, db: Connection) -> None:
        self._db = db

    def plan(
        self,
        table: str,
        decision: int,
        since: int,
        at: int | None,
        sent: int = 0,
        hushed: bool = False,
        told: int | None = None,
        *,
        ask_at: int | None,
    ) -> None:
        """A question was put, or its time begins anew: its player is reminded then, and the others are asked then."""
        self._db.execute(
            "INSERT OR REPLACE INTO reminders (table_id, decision, since, at, sent, hushed, told_at, ask_at)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            (table, decision, since, at, sent, hushed, told, ask_at),
        )

    def of_question(self, table: str, decision: int) -> tuple[int, int | None, int, bool, int | None] | None:
        """From when on reminders are counted, when its player is reminded next, how often he was, whether he wants
        quiet, and when he was told last."""
        row = self._db.execute(
            "SELECT since, at, sent, hushed, told_at FROM reminders WHERE table_id = ? AND decision = ?",
            (table, decision),
        ).fetchone()
        return (row[0], row[1], row[2], bool(row[3]), row[4]) if row else None

    def change(self, of: Reminder, at: int | None, sent: int, *, hushed: bool = False) -> None:
        """He is next reminded then, having been reminded so often; None for no more."""
        self._db.execute(
            "UPDATE reminders SET at = ?, sent = ?, hushed = ? WHERE table_id = ? AND decision = ?",
            (at, sent, hushed, of.table, of.decision),
        )

    def told(self, of: Reminder, now: int) -> None:
        """He is reminded of it now."""
        self._db.execute(
            "UPDATE reminders SET told_at = ? WHERE table_id = ? AND decision = ?", (now, of.table, of.decision)
        )

    def sooner(self, table: str, seat: Seat, at: int, sent: int) -> None:
        """What this seat is asked and was not reminded of yet, its player is reminded of by then."""
        self._db.execute(
            "UPDATE reminders SET at = ?1, sent = ?2 WHERE table_id = ?3 AND sent <= 0 AND hushed = 0"
            " AND coalesce(at >= ?1, 1) AND decision IN"
            " (SELECT number FROM decisions WHERE table_id = ?3 AND seat = ?4 AND closed_step IS NULL)",
            (at, sent, table, seat),
        )

    def hush(self, table: str, decision: int) -> None:
        """Nobody is reminded of it any more, nor asked about it: it is answered for him."""
        self._db.execute(
            "UPDATE reminders SET at = NULL, ask_at = NULL, hushed = 1 WHERE table_id = ? AND decision = ?",
            (table, decision),
        )

    def due(self, now: int, limit: int) -> list[Reminder]:
        """Whom to remind of what now, the longest waiting first."""
        return self._found(f"r.at <= ? AND {passes('r.table_id')}", now, limit)

    def of_person(self, person: PersonId, *, paused: bool = True) -> list[Reminder]:
        """The questions that wait for this person, reminded of or not; perhaps without those of paused tables."""
        return self._found("s.person = ?" + ("" if paused else f" AND {passes('r.table_id')}"), person, -1)

    def _found(self, which: str, value: int, limit: int) -> list[Reminder]:
        rows = self._db.execute(
            "SELECT r.table_id, r.decision, s.person, d.opened_at, since, told_at, due_at, t.pace, r.at, sent, hushed"
            f" FROM reminders AS r JOIN decisions AS d ON d.table_id = r.table_id AND d.number = r.decision {SITS}"
            " JOIN tables AS t ON t.id = r.table_id"
            " LEFT JOIN deadlines AS l ON l.table_id = r.table_id AND l.decision = r.decision"
            f" WHERE {which} AND s.person IS NOT NULL ORDER BY d.opened_at, r.table_id, r.decision LIMIT ?",
            (value, limit),
        )
        return [Reminder(*row) for row in rows]

    # The others

    def waited_long(self, now: int, limit: int) -> list[tuple[str, int, Seat]]:
        """Questions without a clock about which the others are to be asked now: table, number, seat."""
        rows = self._db.execute(
            "SELECT r.table_id, r.decision, d.seat FROM reminders AS r"
            " JOIN decisions AS d ON d.table_id = r.table_id AND d.number = r.decision"
            f" WHERE ask_at <= ? AND {passes('r.table_id')} ORDER BY ask_at, r.table_id LIMIT ?",
            (now, limit),
        )
        return rows.fetchall()

    def ask_at(self, table: str, decision: int) -> int | None:
        """When the others are asked about it."""
        row = self._db.execute(
            "SELECT ask_at FROM reminders WHERE table_id = ? AND decision = ?", (table, decision)
        ).fetchone()
        return row[0] if row else None

    def ask_others(self, table: str, decision: int, at: int | None) -> None:
        """The others are asked then; None if they have been."""
        self._db.execute("UPDATE reminders SET ask_at = ? WHERE table_id = ? AND decision = ?", (at, table, decision))
