"""Steps, the states after them, the questions they open and close, and half-filled answers."""

from collections.abc import Iterator
from sqlite3 import Connection

from engine.core.state.decisions import Decision
from engine.core.values.seats import Seat
from engine.tables.storage.records import KeptState, PersonId, Step

_COLUMNS = "step, kind, seat, decision, form, back_to, events, rules, hash, at"


class StepRows:
    """What happened at tables, and what is asked there."""

    def __init__(self, db: Connection) -> None:
        self._db = db

    def add(self, table: str, step: Step) -> None:
        """Append a step. The number must be free: this is the second net under the lock."""
        values = tuple(getattr(step, name) for name in step.__struct_fields__)
        self._db.execute(
            f"INSERT INTO steps (table_id, {_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", (table, *values)
        )

    def add_state(self, table: str, step: int, state: str) -> None:
        """The state after this step."""
        self._db.execute("INSERT INTO states (table_id, step, state) VALUES (?, ?, ?)", (table, step, state))

    def find(self, table: str, step: int) -> Step | None:
        """One step."""
        row = self._db.execute(
            f"SELECT {_COLUMNS} FROM steps WHERE table_id = ? AND step = ?", (table, step)
        ).fetchone()
        return Step(*row) if row else None

    def between(self, table: str, first: int, last: int) -> list[Step]:
        """The steps from one to another, both included."""
        rows = self._db.execute(
            f"SELECT {_COLUMNS} FROM steps WHERE table_id = ? AND step BETWEEN ? AND ? ORDER BY step",
            (table, first, last),
        )
        return [Step(*row) for row in rows]

    def newest_state(self, table: str, step: int) -> KeptState | None:
        """The state now, if this is the last step there is; None if it is not kept."""
        row = self._db.execute(
            "SELECT t.step, t.kind, s.state, t.hash FROM steps AS t"
            " LEFT JOIN states AS s ON s.table_id = t.table_id AND s.step = t.step"
            " WHERE t.table_id = ? ORDER BY t.step DESC LIMIT 1",
            (table,),
        ).fetchone()
        if row is None or row[0] != step:
            return None
        return self.state_at(table, step) if row[1] == "notice" else None if row[2] is None else KeptState(*row[2:])

    def state_at(self, table: str, step: int) -> KeptState | None:
        """The state after this step, which is that of the last step that changed it; None if it is not kept, or if
        there is no such step."""
        row = self._db.execute(
            "SELECT s.state, t.hash FROM steps AS t JOIN states AS s ON s.table_id = t.table_id AND s.step = t.step"
            " WHERE t.table_id = ?1 AND t.step ="
            " (SELECT max(step) FROM steps WHERE table_id = ?1 AND step <= ?2 AND kind != 'notice')"
            " AND EXISTS (SELECT 1 FROM steps WHERE table_id = ?1 AND step = ?2)",
            (table, step),
        ).fetchone()
        return KeptState(*row) if row else None

    def last(self, table: str) -> Step | None:
        """The last step."""
        row = self._db.execute(
            f"SELECT {_COLUMNS} FROM steps WHERE table_id = ? ORDER BY step DESC LIMIT 1", (table,)
        ).fetchone()
        return Step(*row) if row else None

    def restored_at(self, table: str) -> int:
        """When the table last came out of a backup or from elsewhere; 0 if it never did."""
        row = self._db.execute(
            "SELECT max(at) FROM steps WHERE table_id = ? AND kind = 'restored'", (table,)
        ).fetchone()
        return int(row[0] or 0)

    def undone(self, table: str) -> list[tuple[int, int]]:
        """What was taken back: each pair says that the steps after the first and before the second no longer count."""
        rows = self._db.execute(
            "SELECT back_to, step FROM steps WHERE table_id = ? AND kind = 'undo' AND back_to < step", (table,)
        )
        return [(row[0], row[1]) for row in rows]

    def forms_that_count(self, table: str, last: int) -> Iterator[Step]:
        """The forms that still count, newest first: an undo leads back past what it took away."""
        at = last
        while at > 0 and (step := self.find(table, at)):
            if step.kind == "form":
                yield step
            at = step.back_to if step.back_to is not None and step.back_to < at else at - 1

    def last_step_of(self, table: str, seat: Seat) -> int | None:
        """The last form of this seat, taken back or not."""
        row = self._db.execute(
            "SELECT max(step) FROM steps WHERE table_id = ? AND seat = ? AND kind = 'form'", (table, seat)
        ).fetchone()
        return row[0] if row else None

    def noticed(self, table: str, seat: Seat, key: str, since: int) -> bool:
        """Whether the log has said this of a seat since then."""
        row = self._db.execute(
            "SELECT 1 FROM steps WHERE table_id = ? AND seat = ? AND kind = 'notice' AND at >= ?"
            " AND json_extract(events, '$[0].key') = ? LIMIT 1",
            (table, seat, since, key),
        ).fetchone()
        return row is not None

    # Questions

    def open_decision(self, table: str, decision: Decision, step: int, now: int) -> None:
        """A question is put."""
        self._db.execute(
            "INSERT INTO decisions (table_id, number, seat, kind, opened_step, opened_at) VALUES (?, ?, ?, ?, ?, ?)",
            (table, decision.number, decision.seat, decision.kind, step, now),
        )

    def close_decision(self, table: str, number: int, step: int) -> None:
        """A question is closed. A half-filled answer stays: the question may come again."""
        self._db.execute(
            "UPDATE decisions SET closed_step = ? WHERE table_id = ? AND number = ?", (step, table, number)
        )

    def close_all(self, table: str, step: int) -> None:
        """The table has ended: nothing is asked any more."""
        self._db.execute(
            "UPDATE decisions SET closed_step = ? WHERE table_id = ? AND closed_step IS NULL", (step, table)
        )
        self.drop_drafts(table)

    def waiting_for(self, person: PersonId) -> list[tuple[str, str, int, str, int, int | None]]:
        """The open questions to this person: table, game, number, kind, since when, until when; the oldest first."""
        rows = self._db.execute(
            "SELECT d.table_id, t.game, d.number, d.kind, d.opened_at, due_at FROM seats AS s"
            " JOIN decisions AS d ON d.table_id = s.table_id AND d.seat = s.seat AND d.closed_step IS NULL"
            " JOIN tables AS t ON t.id = s.table_id"
            " LEFT JOIN deadlines AS l ON l.table_id = d.table_id AND l.decision = d.number"
            " WHERE s.person = ? AND s.until_step IS NULL ORDER BY d.opened_at, d.table_id, d.number",
            (person,),
        )
        return rows.fetchall()

    def computer_asked(self, table: str) -> bool:
        """Whether a computer owes an answer at this table."""
        found = self._db.execute(
            "SELECT 1 FROM seats AS s"
            " JOIN decisions AS d ON d.table_id = s.table_id AND d.seat = s.seat AND d.closed_step IS NULL"
            " WHERE s.table_id = ? AND (s.kind = 'computer' OR s.stand_in = 1) AND s.until_step IS NULL",
            (table,),
        )
        return found.fetchone() is not None

    def computers_asked(self) -> list[str]:
        """The tables at which a computer owes an answer."""
        rows = self._db.execute(
            " UNION ".join(
                "SELECT s.table_id FROM seats AS s"
                " JOIN decisions AS d ON d.table_id = s.table_id AND d.seat = s.seat AND d.closed_step IS NULL"
                f" WHERE s.{played} AND s.until_step IS NULL"
                for played in ("kind = 'computer'", "stand_in = 1")
            )
        )
        return [row[0] for row in rows]

    # Drafts

    def keep_draft(self, table: str, person: PersonId, decision: int, form: str, now: int) -> None:
        """Remember a half-filled form in place of the one before."""
        self._db.execute("INSERT OR REPLACE INTO drafts VALUES (?, ?, ?, ?, ?)", (table, person, decision, form, now))

    def draft(self, table: str, person: PersonId) -> tuple[int, str] | None:
        """The half-filled form of this person: for which question, and what stands in it."""
        row = self._db.execute(
            "SELECT decision, form FROM drafts WHERE table_id = ? AND person = ?", (table, person)
        ).fetchone()
        return (row[0], row[1]) if row else None

    def drop_draft(self, table: str, person: PersonId) -> None:
        """Forget it."""
        self._db.execute("DELETE FROM drafts WHERE table_id = ? AND person = ?", (table, person))

    def drop_drafts(self, table: str) -> None:
        """Forget everybody's: the game is over."""
        self._db.execute("DELETE FROM drafts WHERE table_id = ?", (table,))

    # Everything of one table

    def states(self, table: str) -> dict[int, str]:
        """The states that are kept, by step."""
        return dict(self._db.execute("SELECT step, state FROM states WHERE table_id = ?", (table,)))

    def open_decisions(self, table: str) -> list[tuple[int, Seat, str]]:
        """The open questions: number, seat, kind."""
        rows = self._db.execute(
            "SELECT number, seat, kind FROM decisions WHERE table_id = ? AND closed_step IS NULL ORDER BY number",
            (table,),
        )
        return rows.fetchall()

    def opened_at(self, table: str) -> dict[int, int]:
        """Since when each open question is asked, by its number."""
        rows = self._db.execute(
            "SELECT number, opened_at FROM decisions WHERE table_id = ? AND closed_step IS NULL", (table,)
        )
        return dict(rows)

    def last_decision(self, table: str) -> int:
        """The highest number a question ever had there."""
        row = self._db.execute("SELECT max(number) FROM decisions WHERE table_id = ?", (table,)).fetchone()
        return int(row[0] or 0)
