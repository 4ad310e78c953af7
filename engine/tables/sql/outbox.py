"""The outbox, and the messages that stand in Discord."""

from sqlite3 import Connection

from engine.core.seats import Seat
from engine.tables.records import Intent, Posted

_COLUMNS = "id, table_id, step, kind, seat, attempts, maybe_sent, error, created_at, status"
_POSTED = "table_id, step, kind, seat, channel, message"


def add(db: Connection, table: str, step: int, kind: str, seat: Seat | None, now: int) -> None:
    """Something is to be sent."""
    db.execute(
        "INSERT INTO outbox (table_id, step, kind, seat, created_at, not_before) VALUES (?, ?, ?, ?, ?, ?)",
        (table, step, kind, seat, now, now),
    )


def overtake(db: Connection, table: str, kind: str, seat: Seat | None, now: int) -> None:
    """What waits of this kind for this audience need not be sent: a newer one says it all."""
    db.execute(
        "UPDATE outbox SET status = 'overtaken', settled_at = ?"
        " WHERE settled_at IS NULL AND table_id = ? AND kind = ? AND seat IS ? AND status = 'waiting'",
        (now, table, kind, seat),
    )


def waiting(db: Connection, now: int, limit: int) -> list[Intent]:
    """The oldest that may be sent now. To one audience, nothing passes what is being sent or must wait longer."""
    rows = db.execute(
        f"SELECT {_COLUMNS} FROM outbox AS o WHERE settled_at IS NULL AND status = 'waiting' AND not_before <= ?1"
        " AND NOT EXISTS (SELECT 1 FROM outbox AS e WHERE e.settled_at IS NULL AND e.table_id = o.table_id"
        " AND e.seat IS o.seat AND e.id < o.id AND (e.status = 'claimed' OR e.not_before > ?1))"
        " ORDER BY id LIMIT ?2",
        (now, limit),
    )
    return [Intent(*row) for row in rows]


def claim(db: Connection, intent: int) -> None:
    """Somebody is about to send it."""
    db.execute("UPDATE outbox SET status = 'claimed', attempts = attempts + 1 WHERE id = ?", (intent,))


def settle(db: Connection, intent: int, status: str, error: str | None, now: int) -> bool:
    """It is done, or dropped for good. False if nobody had claimed it."""
    changed = db.execute(
        "UPDATE outbox SET status = ?, error = coalesce(?, error), settled_at = ? WHERE id = ? AND status = 'claimed'",
        (status, error, now, intent),
    )
    return changed.rowcount == 1


def put_back(db: Connection, intent: int, error: str, not_before: int, maybe_sent: bool) -> None:
    """It could not be sent: later."""
    db.execute(
        "UPDATE outbox SET status = 'waiting', error = ?, not_before = ?, maybe_sent = maybe_sent OR ?"
        " WHERE id = ? AND status = 'claimed'",
        (error, not_before, int(maybe_sent), intent),
    )


def recover(db: Connection) -> int:
    """What was claimed when the program ended waits again, and may have been sent."""
    return db.execute(
        "UPDATE outbox SET status = 'waiting', maybe_sent = 1 WHERE settled_at IS NULL AND status = 'claimed'"
    ).rowcount


def unsettled(db: Connection) -> list[Intent]:
    """Everything that waits or is being sent, oldest first."""
    rows = db.execute(f"SELECT {_COLUMNS} FROM outbox WHERE settled_at IS NULL ORDER BY id")
    return [Intent(*row) for row in rows]


def stuck(db: Connection, attempts: int, before: int) -> list[Intent]:
    """What was tried too often or has waited too long, oldest first."""
    rows = db.execute(
        f"SELECT {_COLUMNS} FROM outbox WHERE settled_at IS NULL AND (attempts >= ? OR created_at <= ?) ORDER BY id",
        (attempts, before),
    )
    return [Intent(*row) for row in rows]


def add_posted(db: Connection, posted: Posted, now: int) -> None:
    """A message stands; telling it twice does no harm."""
    values = tuple(getattr(posted, name) for name in posted.__struct_fields__)
    db.execute(f"INSERT OR IGNORE INTO posted ({_POSTED}, at) VALUES (?, ?, ?, ?, ?, ?, ?)", (*values, now))


def posted(db: Connection, table: str, kind: str, seat: Seat | None) -> list[Posted]:
    """The messages of this kind that stand, newest first."""
    rows = db.execute(
        f"SELECT {_POSTED} FROM posted WHERE table_id = ? AND kind = ? AND seat IS ? ORDER BY id DESC",
        (table, kind, seat),
    )
    return [Posted(*row) for row in rows]


def remove_posted(db: Connection, message: int) -> None:
    """A message stands no more."""
    db.execute("DELETE FROM posted WHERE message = ?", (message,))
