"""The outbox, and the messages that stand in Discord."""

from collections.abc import Iterable, Sequence
from sqlite3 import Connection
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import astuple

from engine.core.seats import Seat
from engine.tables.records import Intent, Posted
from engine.tables.sql.numbers import number_on

Wanted: TypeAlias = tuple[str, Seat | None]
"""What is to be sent: the kind, and the seat if it is for one."""

_COLUMNS = "id, table_id, step, kind, seat, attempts, maybe_sent, error, created_at, not_before, status"
_UNSETTLED = "INDEXED BY outbox_unsettled WHERE settled_at IS NULL"
"""What is still to be sent is little, what was sent is much: SQLite would rather read all of it in order than sort."""
_POSTED = "table_id, step, kind, seat, channel, message"

LONGEST_WAIT = 3_600
"""Seconds. Nothing is put off for longer: what seems to be was, before somebody set the machine's clock back."""


class Trouble(Struct, frozen=True):
    """What an intent that was overtaken hands on: since when one has tried, how often, and when to try again."""

    created_at: int
    not_before: int
    attempts: int = 0
    maybe_sent: int = 0
    error: str | None = None

    def and_of(self, other: "Trouble") -> "Trouble":
        """Both of them."""
        return Trouble(
            min(self.created_at, other.created_at),
            max(self.not_before, other.not_before),
            max(self.attempts, other.attempts),
            max(self.maybe_sent, other.maybe_sent),
            other.error or self.error,
        )


def add(
    db: Connection,
    table: str,
    step: int,
    wanted: Iterable[Wanted],
    now: int,
    not_before: int,
    had: dict[Wanted, Trouble],
) -> None:
    """Something is to be sent, of these kinds, to these audiences, with the trouble one has had with older ones."""
    new = Trouble(now, not_before)
    rows = [(kind, seat, had.get((kind, seat), new)) for kind, seat in wanted]
    db.executemany(
        "INSERT INTO outbox (table_id, step, kind, seat, created_at, not_before, attempts, maybe_sent, error)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [(table, step, kind, seat, *astuple(trouble)) for kind, seat, trouble in rows],
    )


_HELD = (
    "settled_at IS NULL AND table_id = ?1 AND seat IS NULL AND status = 'waiting' AND attempts = 0 AND not_before > ?2"
)
"""What was never tried and waits all the same is held back."""


def held_until(db: Connection, table: str, now: int) -> int | None:
    """Until when something is held back at this table's place, if anything is."""
    row = db.execute(f"SELECT min(not_before) FROM outbox WHERE {_HELD}", (table, now)).fetchone()
    return row[0] if row else None


def release(db: Connection, table: str, now: int) -> None:
    """What is held back there waits no longer."""
    db.execute(f"UPDATE outbox INDEXED BY outbox_unsettled SET not_before = ?2 WHERE {_HELD}", (table, now))


def next_at(db: Connection, now: int) -> int | None:
    """When the next of those may be sent that may not be sent yet."""
    row = db.execute(
        f"SELECT min(not_before) FROM outbox {_UNSETTLED} AND status = 'waiting' AND not_before BETWEEN ? AND ?",
        (now + 1, now + LONGEST_WAIT),
    ).fetchone()
    return row[0] if row else None


def overtake(db: Connection, table: str, wanted: Sequence[Wanted], now: int) -> dict[Wanted, Trouble]:
    """What waits of these kinds for these audiences need not be sent: a newer one says it all, and has its trouble."""
    kinds = {kind for kind, _ in wanted}
    found = db.execute(
        "SELECT id, kind, seat, created_at, not_before, attempts, maybe_sent, error FROM outbox"
        " WHERE settled_at IS NULL AND table_id = ? AND status = 'waiting'"
        f" AND kind IN ({', '.join('?' * len(kinds))})",
        (table, *kinds),
    ).fetchall()
    overtaken = [row for row in found if (row[1], row[2]) in wanted]
    if overtaken:
        db.execute(
            f"UPDATE outbox SET status = 'overtaken', settled_at = ? WHERE id IN ({', '.join('?' * len(overtaken))})",
            (now, *(row[0] for row in overtaken)),
        )
    had: dict[Wanted, Trouble] = {}
    for _, kind, seat, *trouble in overtaken:
        # One that was never tried has had no trouble: its successor is a new one.
        if trouble[2] or trouble[3]:
            had[kind, seat] = had.get((kind, seat), Trouble(*trouble)).and_of(Trouble(*trouble))
    return had


def collapse(db: Connection, kinds: Iterable[str], now: int, table: str | None = None) -> None:
    """Of these kinds, let only the newest wait for each audience, at one table or at all. It inherits their trouble."""
    wanted = tuple(kinds)
    waits = "o.settled_at IS NULL AND o.status = 'waiting' AND (? IS NULL OR o.table_id = ?)"
    waits += f" AND o.kind IN ({', '.join('?' * len(wanted))})"
    same = "e.table_id = o.table_id AND e.kind = o.kind AND e.seat IS o.seat"
    same += " AND e.settled_at IS NULL AND e.status = 'waiting'"
    older = f"FROM outbox AS e WHERE {same} AND e.id <= o.id AND (e.attempts OR e.id = o.id)"
    db.execute(
        "UPDATE outbox AS o INDEXED BY outbox_unsettled SET"
        f" maybe_sent = (SELECT max(maybe_sent) {older}), attempts = (SELECT max(attempts) {older}),"
        f" not_before = (SELECT max(not_before) {older}), created_at = (SELECT min(created_at) {older})"
        f" WHERE {waits} AND EXISTS (SELECT 1 FROM outbox AS e WHERE {same} AND e.id < o.id AND e.attempts)",
        (table, table, *wanted),
    )
    db.execute(
        f"UPDATE outbox AS o INDEXED BY outbox_unsettled SET status = 'overtaken', settled_at = ? WHERE {waits}"
        f" AND EXISTS (SELECT 1 FROM outbox AS e WHERE {same} AND e.id > o.id)",
        (now, table, table, *wanted),
    )


def waiting(db: Connection, now: int, limit: int, passed: Iterable[str]) -> list[Intent]:
    """The oldest that may be sent now. To one audience, nothing passes what is being sent or must wait longer, but
    what is of these kinds is passed by all other kinds: a late picture holds up no sentence."""
    late, not_yet = tuple(passed), (now + 1, now + LONGEST_WAIT)
    rows = db.execute(
        f"SELECT {_COLUMNS} FROM outbox AS o {_UNSETTLED} AND status = 'waiting' AND not_before NOT BETWEEN ? AND ?"
        " AND NOT EXISTS (SELECT 1 FROM outbox AS e WHERE e.settled_at IS NULL AND e.table_id = o.table_id"
        " AND e.seat IS o.seat AND e.id < o.id AND (e.status = 'claimed' OR e.not_before BETWEEN ? AND ?)"
        f" AND (e.kind = o.kind OR e.kind NOT IN ({', '.join('?' * len(late))})))"
        " ORDER BY id LIMIT ?",
        (*not_yet, *not_yet, *late, limit),
    )
    return [Intent(*row) for row in rows]


def claim(db: Connection, intent: int) -> None:
    """Somebody is about to send it."""
    db.execute("UPDATE outbox SET status = 'claimed', attempts = attempts + 1 WHERE id = ?", (intent,))


def unclaim(db: Connection, intent: int) -> None:
    """Nobody has tried to send it after all."""
    db.execute(
        "UPDATE outbox SET status = 'waiting', attempts = attempts - 1 WHERE id = ? AND status = 'claimed'", (intent,)
    )


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
        "UPDATE outbox INDEXED BY outbox_unsettled SET status = 'waiting', maybe_sent = 1"
        " WHERE settled_at IS NULL AND status = 'claimed'"
    ).rowcount


def unsettled(db: Connection) -> list[Intent]:
    """Everything that waits or is being sent, oldest first."""
    rows = db.execute(f"SELECT {_COLUMNS} FROM outbox {_UNSETTLED} ORDER BY id")
    return [Intent(*row) for row in rows]


def stuck(db: Connection, attempts: int, before: int) -> list[Intent]:
    """What was tried too often or has waited too long, oldest first."""
    rows = db.execute(
        f"SELECT {_COLUMNS} FROM outbox {_UNSETTLED} AND (attempts >= ? OR created_at <= ?) ORDER BY id",
        (attempts, before),
    )
    return [Intent(*row) for row in rows]


def add_posted(db: Connection, posted: Posted, now: int) -> None:
    """A message stands; telling it twice does no harm, nor does a table that has been pruned meanwhile, nor somebody
    called to it who has been forgotten."""
    values = tuple(getattr(posted, name) for name in posted.__struct_fields__)
    db.execute(
        f"INSERT OR IGNORE INTO posted ({_POSTED}, at) SELECT ?, ?, ?, ?, ?, ?, ?"
        " WHERE EXISTS (SELECT 1 FROM tables WHERE id = ?)"
        " AND (? != 'invite' OR EXISTS (SELECT 1 FROM people WHERE id = ?))",
        (*values, now, posted.table, posted.kind, posted.step),
    )


def posted(db: Connection, table: str, kind: str, seat: Seat | None, *, former: bool = False) -> list[Posted]:
    """The messages of this kind that stand, newest first; of a seat, those to whoever sits there now, or sat before."""
    rows = db.execute(
        f"SELECT {_POSTED} FROM posted AS p WHERE table_id = ?1 AND kind = ?2 AND seat IS ?3"
        " AND (?3 IS NULL OR ?4 = (step < (SELECT from_step FROM seats AS s"
        " WHERE s.table_id = ?1 AND s.seat = ?3 AND s.until_step IS NULL)))"
        " ORDER BY id DESC",
        (table, kind, seat, former),
    )
    return [Posted(*row) for row in rows]


def hurry(db: Connection, table: str, now: int) -> None:
    """What waits there for its next try waits no longer; what was never tried has its own reason to wait."""
    db.execute(
        "UPDATE outbox INDEXED BY outbox_unsettled SET not_before = ?1"
        " WHERE settled_at IS NULL AND table_id = ?2 AND status = 'waiting' AND not_before > ?1 AND attempts > 0",
        (now, table),
    )


def restate_posted(db: Connection, message: int, kind: str) -> None:
    """A message that stands is of this kind from now on."""
    db.execute("UPDATE posted SET kind = ? WHERE message = ?", (kind, message))


def remove_posted(db: Connection, message: int) -> None:
    """A message stands no more."""
    db.execute("DELETE FROM posted WHERE message = ?", (message,))


def leap(db: Connection, number: int) -> None:
    """This is an older copy of the file: whatever is still to be sent may have been sent, and what comes is numbered
    on from here, since Discord takes a message under a number it has just seen for the same."""
    db.execute("UPDATE outbox INDEXED BY outbox_unsettled SET maybe_sent = 1 WHERE settled_at IS NULL")
    number_on(db, "outbox", number)


def doubt(db: Connection, table: str) -> None:
    """Look before anything is sent about this table: there may be messages that nobody here knows of."""
    db.execute(
        "UPDATE outbox INDEXED BY outbox_unsettled SET maybe_sent = 1 WHERE settled_at IS NULL AND table_id = ?",
        (table,),
    )
