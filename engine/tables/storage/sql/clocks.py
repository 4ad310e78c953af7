"""Time: until when questions are due, who is late, when a table is next looked at."""

from collections.abc import Iterable
from sqlite3 import Connection

from engine.core.values.seats import Seat
from engine.tables.storage.records import Clock, PersonId
from engine.tables.storage.sql.pausing import PAUSED, passes

SITS = "JOIN seats AS s ON s.table_id = d.table_id AND s.seat = d.seat AND s.until_step IS NULL"
"""Who sits where a question `d` is put, as a part of other queries."""
_TIMES = (
    *(("deadlines", "usual_at"), ("deadlines", "due_at"), ("late", "until")),
    *(("reminders", "at"), ("reminders", "ask_at"), ("timers", "at")),
)
"""Where a time stands that something is due at."""
_STAND_STILL = (
    *((name, column, "true") for name, column in _TIMES[:3]),
    *(("reminders", "since", "true"), ("reminders", "at", "sent >= 0"), ("reminders", "ask_at", "true")),
    ("timers", "at", "kind <> 'rested'"),
)
"""What is moved when time has stood still: also from when on reminders are counted; not when quiet hours end."""


class ClockRows:
    """What is due, and when."""

    def __init__(self, db: Connection) -> None:
        self._db = db

    # Questions with a clock

    def begin(self, table: str, decision: int, usual: int, due: int) -> None:
        """From now on the clock of this question runs until then."""
        self._db.execute(
            "INSERT OR REPLACE INTO deadlines (table_id, decision, usual_at, due_at) VALUES (?, ?, ?, ?)",
            (table, decision, usual, due),
        )

    def due_at(self, table: str, decision: int) -> tuple[int, int, int] | None:
        """Until when an answer is expected, and due at the latest; and since when it is asked."""
        row = self._db.execute(
            "SELECT usual_at, due_at, opened_at FROM deadlines AS l"
            " JOIN decisions AS d ON d.table_id = l.table_id AND d.number = l.decision"
            " WHERE l.table_id = ? AND l.decision = ?",
            (table, decision),
        ).fetchone()
        return (row[0], row[1], row[2]) if row else None

    def of_table(self, table: str) -> list[Clock]:
        """Every open question there that has a clock, or has waited too long."""
        rows = self._db.execute(
            "SELECT d.number, d.seat, d.opened_at, usual_at, due_at, since, until FROM decisions AS d"
            " LEFT JOIN deadlines AS l ON l.table_id = d.table_id AND l.decision = d.number"
            " LEFT JOIN late ON late.table_id = d.table_id AND late.decision = d.number"
            " WHERE d.table_id = ? AND closed_step IS NULL AND (due_at IS NOT NULL OR since IS NOT NULL)"
            " ORDER BY d.number",
            (table,),
        )
        return [Clock(*row) for row in rows]

    def end(self, table: str, decision: int) -> tuple[bool, bool]:
        """It was answered or withdrawn: nobody is late with it, or reminded of it. Whether somebody was."""
        which, values = "WHERE table_id = ? AND decision = ?", (table, decision)
        self._db.execute(f"DELETE FROM deadlines {which}", values)
        told = self._db.execute(f"DELETE FROM reminders {which} RETURNING told_at", values).fetchall()
        late = self._db.execute(f"DELETE FROM late {which}", values).rowcount > 0
        return late, any(at is not None for (at,) in told)

    def overdue(self, now: int, limit: int) -> list[tuple[str, int, Seat, int]]:
        """The questions to people whose time has run out without the table knowing it: table, number, seat, due."""
        rows = self._db.execute(
            "SELECT l.table_id, l.decision, d.seat, due_at FROM deadlines AS l"
            f" JOIN decisions AS d ON d.table_id = l.table_id AND d.number = l.decision {SITS}"
            f" WHERE due_at <= ? AND closed_step IS NULL AND s.kind = 'person' AND s.stand_in = 0"
            f" AND {passes('l.table_id')}"
            " AND NOT EXISTS (SELECT 1 FROM late WHERE late.table_id = l.table_id AND late.decision = l.decision)"
            " ORDER BY due_at, l.table_id, l.decision LIMIT ?",
            (now, limit),
        )
        return rows.fetchall()

    # Late

    def set_late(self, table: str, decision: int, since: int, until: int | None) -> None:
        """The table knows that this question has waited too long."""
        self._db.execute("INSERT OR REPLACE INTO late VALUES (?, ?, ?, ?)", (table, decision, since, until))

    def brought(self, table: str, decision: int, seconds: int) -> None:
        """What the answer to this question has added to its player's reserve."""
        self._db.execute(
            "UPDATE decisions SET brought = ? WHERE table_id = ? AND number = ?", (seconds, table, decision)
        )

    def forget_brought(self, table: str, seat: Seat | None = None) -> None:
        """Reserves there begin anew, of one seat or of all: what answers have brought is in none of them any more."""
        self._db.execute(
            "UPDATE decisions SET brought = NULL"
            " WHERE table_id = ?1 AND brought IS NOT NULL AND (?2 IS NULL OR seat = ?2)",
            (table, seat),
        )

    def take_back(self, table: str, back_to: int) -> dict[Seat, int]:
        """What the answers after this step had brought those who sit there now. It is theirs no longer."""
        after = "table_id = ? AND closed_step > ? AND brought IS NOT NULL"
        rows = self._db.execute(
            f"SELECT d.seat, sum(brought) FROM decisions AS d {SITS} WHERE d.{after} AND s.kind = 'person'"
            " AND closed_step >= s.from_step GROUP BY d.seat",
            (table, back_to),
        ).fetchall()
        self._db.execute(f"UPDATE decisions SET brought = NULL WHERE {after}", (table, back_to))
        return dict(rows)

    def is_late(self, table: str, decision: int) -> bool:
        """Whether the table knows that this question has waited too long."""
        row = self._db.execute("SELECT 1 FROM late WHERE table_id = ? AND decision = ?", (table, decision))
        return row.fetchone() is not None

    def not_late(self, table: str, decision: int) -> None:
        """It may wait longer."""
        self._db.execute("DELETE FROM late WHERE table_id = ? AND decision = ?", (table, decision))

    def set_grace(self, table: str, decision: int, until: int) -> None:
        """The others have until then to choose what becomes of this late question."""
        self._db.execute("UPDATE late SET until = ? WHERE table_id = ? AND decision = ?", (until, table, decision))

    def nobody_waits(self, table: str) -> bool:
        """Nobody but one person is there any more: he has no clock, is not reminded, and nobody is late. Whether
        somebody was."""
        his = f"SELECT d.number FROM decisions AS d {SITS} WHERE d.table_id = ?1 AND s.kind <> 'open'"
        self._db.execute(f"DELETE FROM deadlines WHERE table_id = ?1 AND decision IN ({his})", (table,))
        self._db.execute("DELETE FROM reminders WHERE table_id = ?", (table,))
        return self._db.execute("DELETE FROM late WHERE table_id = ?", (table,)).rowcount > 0

    def waited_enough(self, now: int, limit: int) -> list[tuple[str, int, Seat]]:
        """The late questions about which nobody has chosen anything in time: table, number, seat."""
        rows = self._db.execute(
            "SELECT late.table_id, late.decision, d.seat FROM late"
            " JOIN decisions AS d ON d.table_id = late.table_id AND d.number = late.decision"
            f" WHERE until <= ? AND closed_step IS NULL AND {passes('late.table_id')}"
            " ORDER BY until, late.table_id LIMIT ?",
            (now, limit),
        )
        return rows.fetchall()

    # Tables that are looked at again

    def look_at(self, table: str, kind: str, at: int, about: int = 0) -> None:
        """Look at this table then."""
        self._db.execute("INSERT OR REPLACE INTO timers VALUES (?, ?, ?, ?)", (table, kind, about, at))

    def look_no_more(self, table: str, kinds: Iterable[str], about: int = 0) -> None:
        """Nothing of these kinds is to be looked at there."""
        for kind in kinds:
            self._db.execute("DELETE FROM timers WHERE table_id = ? AND kind = ? AND about = ?", (table, kind, about))

    def to_look_at(self, now: int, limit: int) -> list[tuple[str, str, int]]:
        """What is to be looked at now: table, kind, what it is about."""
        rows = self._db.execute(
            f"SELECT table_id, kind, about FROM timers WHERE at <= ? AND {passes('timers.table_id')}"
            " ORDER BY at LIMIT ?",
            (now, limit),
        )
        return rows.fetchall()

    def resting(self, person: PersonId) -> list[tuple[str, Seat]]:
        """Where this person is called when his quiet hours are over, or his absence: table, seat."""
        rows = self._db.execute(
            "SELECT t.table_id, t.about FROM timers AS t JOIN seats AS s"
            " ON s.table_id = t.table_id AND s.seat = t.about AND s.until_step IS NULL"
            " WHERE t.kind = 'rested' AND s.person = ?",
            (person,),
        )
        return rows.fetchall()

    def closes_at(self, table: str) -> int | None:
        """When it will be closed, if those who sit there have been warned."""
        row = self._db.execute("SELECT at FROM timers WHERE table_id = ? AND kind = 'warned'", (table,)).fetchone()
        return row[0] if row else None

    def drop(self, table: str) -> bool:
        """The table has ended. Whether somebody was late there."""
        for name in ("timers", "reminders", "deadlines"):
            self._db.execute(f"DELETE FROM {name} WHERE table_id = ?", (table,))
        return self._db.execute("DELETE FROM late WHERE table_id = ?", (table,)).rowcount > 0

    # All of it

    def next_at(self, now: int) -> int | None:
        """When the next of all this is due that is not yet; each is found by its index."""
        found = [
            self._db.execute(f"SELECT min({column}) FROM {name} WHERE {column} > ?", (now,)).fetchone()[0]
            for name, column in _TIMES[1:]
        ]
        return min((at for at in found if at is not None), default=None)

    def give_back(self, since: int, until: int, table: str | None = None) -> None:
        """Between these moments no time passed, at one table or at all that are not paused: of what was put meanwhile,
        since then. When somebody last touched them is moved along: that nobody could is no neglect."""
        which, values = ("= ?3", (table,)) if table else (f"NOT IN ({PAUSED})", ())
        asked = "FROM decisions AS d WHERE d.table_id = {0}.table_id AND d.number = {0}.decision"
        for name, column, but in _STAND_STILL:
            began = "?1" if name == "timers" else f"coalesce((SELECT max(?1, opened_at) {asked.format(name)}), ?1)"
            self._db.execute(
                f"UPDATE {name} SET {column} = {column} + ?2 - {began} WHERE {but} AND table_id {which}",
                (since, until, *values),
            )
        touched = "UPDATE tables SET touched_at = touched_at + ?2 - max(?1, touched_at) WHERE ended_at IS NULL AND id"
        self._db.execute(f"{touched} {which}", (since, until, *values))

    def move(self, seconds: int) -> None:
        """The clock on the wall was put forwards or back: all that is counted here is moved along, wherever time passes
        or stands still."""
        moved = [(name, column, but) for name, column, but in _STAND_STILL]
        moved += [("decisions", "opened_at", "closed_step IS NULL"), ("tables", "touched_at", "ended_at IS NULL")]
        moved += [("tables", "paused_at", "true"), ("servers", "paused_at", "true"), ("servers", "gone_at", "true")]
        for name, column, but in moved:
            self._db.execute(f"UPDATE {name} SET {column} = {column} + ? WHERE {but}", (seconds,))

    def look_later(self, table: str, seconds: int) -> None:
        """All that is due there is due later: it cannot be looked at now."""
        for name, column in _TIMES:
            self._db.execute(f"UPDATE {name} SET {column} = {column} + ? WHERE table_id = ?", (seconds, table))
