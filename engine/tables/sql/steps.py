"""Steps, the states after them, the questions they open and close, and half-filled answers."""

from collections.abc import Iterator
from sqlite3 import Connection
from typing import NamedTuple

from engine.core.decisions import Decision
from engine.core.seats import Seat
from engine.tables.records import PersonId, Step
from engine.tables.sql.pausing import PAUSED

_COLUMNS = "step, kind, seat, decision, form, back_to, events, rules, hash, at"


def add(db: Connection, table: str, step: Step) -> None:
    """Append a step. The number must be free: this is the second net under the lock."""
    values = tuple(getattr(step, name) for name in step.__struct_fields__)
    db.execute(f"INSERT INTO steps (table_id, {_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", (table, *values))


def add_state(db: Connection, table: str, step: int, state: str) -> None:
    """The state after this step."""
    db.execute("INSERT INTO states (table_id, step, state) VALUES (?, ?, ?)", (table, step, state))


def find(db: Connection, table: str, step: int) -> Step | None:
    """One step."""
    row = db.execute(f"SELECT {_COLUMNS} FROM steps WHERE table_id = ? AND step = ?", (table, step)).fetchone()
    return Step(*row) if row else None


def between(db: Connection, table: str, first: int, last: int) -> list[Step]:
    """The steps from one to another, both included."""
    rows = db.execute(
        f"SELECT {_COLUMNS} FROM steps WHERE table_id = ? AND step BETWEEN ? AND ? ORDER BY step", (table, first, last)
    )
    return [Step(*row) for row in rows]


class Kept(NamedTuple):
    """A state that is kept, as text, with the hash it was written with."""

    state: str
    hash: str


def state_at(db: Connection, table: str, step: int, *, newest: bool = False) -> Kept | None:
    """The state after this step, which is that of the last step that changed it; None if it is not kept, if there is
    no such step, or if it should be the newest and is not."""
    row = db.execute(
        "SELECT s.state, t.hash FROM steps AS t JOIN states AS s ON s.table_id = t.table_id AND s.step = t.step"
        " WHERE t.table_id = ?1 AND t.step ="
        " (SELECT max(step) FROM steps WHERE table_id = ?1 AND step <= ?2 AND kind != 'notice')"
        " AND EXISTS (SELECT 1 FROM steps WHERE table_id = ?1 AND step = ?2)"
        " AND NOT (?3 AND EXISTS (SELECT 1 FROM steps WHERE table_id = ?1 AND step > ?2))",
        (table, step, newest),
    ).fetchone()
    return Kept(*row) if row else None


def last(db: Connection, table: str) -> Step | None:
    """The last step."""
    row = db.execute(f"SELECT {_COLUMNS} FROM steps WHERE table_id = ? ORDER BY step DESC LIMIT 1", (table,)).fetchone()
    return Step(*row) if row else None


def restored_at(db: Connection, table: str) -> int:
    """When the table last came out of a backup or from elsewhere; 0 if it never did."""
    row = db.execute("SELECT max(at) FROM steps WHERE table_id = ? AND kind = 'restored'", (table,)).fetchone()
    return int(row[0] or 0)


def undone(db: Connection, table: str) -> list[tuple[int, int]]:
    """What was taken back: each pair says that the steps after the first and before the second no longer count."""
    rows = db.execute(
        "SELECT back_to, step FROM steps WHERE table_id = ? AND kind = 'undo' AND back_to < step", (table,)
    )
    return [(row[0], row[1]) for row in rows]


def standing_forms(db: Connection, table: str, last: int) -> Iterator[Step]:
    """The forms that still count, newest first: an undo leads back past what it took away."""
    at = last
    while at > 0 and (step := find(db, table, at)):
        if step.kind == "form":
            yield step
        at = step.back_to if step.back_to is not None and step.back_to < at else at - 1


def last_step_of(db: Connection, table: str, seat: Seat) -> int | None:
    """The last form of this seat, taken back or not."""
    row = db.execute(
        "SELECT max(step) FROM steps WHERE table_id = ? AND seat = ? AND kind = 'form'", (table, seat)
    ).fetchone()
    return row[0] if row else None


# Questions


def open_decision(db: Connection, table: str, decision: Decision, step: int, now: int, due: int | None) -> None:
    """A question is put, with a deadline if the table has a pace."""
    db.execute(
        "INSERT INTO decisions (table_id, number, seat, kind, opened_step, opened_at) VALUES (?, ?, ?, ?, ?, ?)",
        (table, decision.number, decision.seat, decision.kind, step, now),
    )
    if due is not None:
        db.execute("INSERT INTO deadlines VALUES (?, ?, ?)", (table, decision.number, due))


def close_decision(db: Connection, table: str, number: int, step: int, *, timed: bool = True) -> None:
    """A question is closed, with its deadline and the half-filled answer to it."""
    db.execute("UPDATE decisions SET closed_step = ? WHERE table_id = ? AND number = ?", (step, table, number))
    if timed:
        db.execute("DELETE FROM deadlines WHERE table_id = ? AND decision = ?", (table, number))
    db.execute("DELETE FROM drafts WHERE table_id = ? AND decision = ?", (table, number))


def close_all(db: Connection, table: str, step: int) -> None:
    """The table has ended: nothing is asked any more."""
    for (number,) in db.execute(
        "SELECT number FROM decisions WHERE table_id = ? AND closed_step IS NULL", (table,)
    ).fetchall():
        close_decision(db, table, number, step)


def waiting_for(db: Connection, person: PersonId) -> list[tuple[str, str, int, str, int, int | None]]:
    """The open questions to this person: table, game, number, kind, since when, until when; the oldest first."""
    rows = db.execute(
        "SELECT d.table_id, t.game, d.number, d.kind, d.opened_at, due_at FROM seats AS s"
        " JOIN decisions AS d ON d.table_id = s.table_id AND d.seat = s.seat AND d.closed_step IS NULL"
        " JOIN tables AS t ON t.id = s.table_id"
        " LEFT JOIN deadlines AS l ON l.table_id = d.table_id AND l.decision = d.number"
        " WHERE s.person = ? AND s.until_step IS NULL ORDER BY d.opened_at, d.table_id, d.number",
        (person,),
    )
    return rows.fetchall()


def computers_asked(db: Connection) -> list[str]:
    """The tables at which a computer owes an answer."""
    rows = db.execute(
        "SELECT DISTINCT s.table_id FROM seats AS s"
        " JOIN decisions AS d ON d.table_id = s.table_id AND d.seat = s.seat AND d.closed_step IS NULL"
        " WHERE s.kind = 'computer' AND s.until_step IS NULL"
    )
    return [row[0] for row in rows]


def overdue(db: Connection, now: int) -> list[tuple[str, int, Seat, int]]:
    """The questions whose time has run out: table, number, seat, when it was due."""
    rows = db.execute(
        "SELECT l.table_id, decision, seat, due_at FROM deadlines AS l"
        " JOIN decisions AS d ON d.table_id = l.table_id AND d.number = l.decision"
        f" WHERE due_at <= ? AND l.table_id NOT IN ({PAUSED}) ORDER BY due_at",
        (now,),
    )
    return rows.fetchall()


def renew_deadlines(db: Connection, table: str, seat: Seat, due: int) -> None:
    """Whoever sits there now has his own time for what the seat is asked."""
    db.execute(
        "UPDATE deadlines SET due_at = ?1 WHERE table_id = ?2 AND decision IN"
        " (SELECT number FROM decisions WHERE table_id = ?2 AND seat = ?3 AND closed_step IS NULL)",
        (due, table, seat),
    )


def postpone_all(db: Connection, seconds: int) -> None:
    """Give every clock that runs back the time in which nobody could play."""
    db.execute(f"UPDATE deadlines SET due_at = due_at + ? WHERE table_id NOT IN ({PAUSED})", (seconds,))


def postpone(db: Connection, table: str, seconds: int) -> None:
    """Give the clocks of one table back the time in which it was paused."""
    db.execute("UPDATE deadlines SET due_at = due_at + ? WHERE table_id = ?", (seconds, table))


# Drafts


def keep_draft(db: Connection, table: str, person: PersonId, decision: int, form: str, now: int) -> None:
    """Remember a half-filled form in place of the one before."""
    db.execute("INSERT OR REPLACE INTO drafts VALUES (?, ?, ?, ?, ?)", (table, person, decision, form, now))


def draft(db: Connection, table: str, person: PersonId) -> tuple[int, str] | None:
    """The half-filled form of this person: for which question, and what stands in it."""
    row = db.execute("SELECT decision, form FROM drafts WHERE table_id = ? AND person = ?", (table, person)).fetchone()
    return (row[0], row[1]) if row else None


def drop_draft(db: Connection, table: str, person: PersonId) -> None:
    """Forget it."""
    db.execute("DELETE FROM drafts WHERE table_id = ? AND person = ?", (table, person))


# Everything of one table


def states(db: Connection, table: str) -> dict[int, str]:
    """The states that are kept, by step."""
    return dict(db.execute("SELECT step, state FROM states WHERE table_id = ?", (table,)))


def open_decisions(db: Connection, table: str) -> list[tuple[int, Seat, str]]:
    """The open questions: number, seat, kind."""
    rows = db.execute(
        "SELECT number, seat, kind FROM decisions WHERE table_id = ? AND closed_step IS NULL ORDER BY number", (table,)
    )
    return rows.fetchall()


def last_decision(db: Connection, table: str) -> int:
    """The highest number a question ever had there."""
    row = db.execute("SELECT max(number) FROM decisions WHERE table_id = ?", (table,)).fetchone()
    return int(row[0] or 0)
