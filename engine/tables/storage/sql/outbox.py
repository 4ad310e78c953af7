"""The outbox, and the messages that stand in Discord."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import takewhile
from sqlite3 import Connection

from msgspec.structs import astuple

from engine.core.values.seats import Seat
from engine.tables.storage.records import Intent, Overtaken, Posted, Waits, Wanted
from engine.tables.storage.sql.whole import number_on

_COLUMNS = "id, table_id, step, kind, seat, attempts, maybe_sent, error, created_at, not_before, status"
_UNSETTLED = "INDEXED BY outbox_unsettled WHERE settled_at IS NULL"
"""What is still to be sent is little, what was sent is much: SQLite would rather read all of it in order than sort."""
_POSTED = "table_id, step, kind, seat, channel, message"

LONGEST_WAIT = 3_600
"""Seconds. Nothing is put off for longer: what seems to be was, before somebody set the machine's clock back."""


class OutboxRows:
    """What is to be sent, and what stands."""

    def __init__(self, db: Connection) -> None:
        self._db = db

    def add(self, table: str, step: int, new: Iterable[tuple[Wanted, Overtaken]]) -> None:
        """Something is to be sent about this step, of these kinds, to these audiences."""
        self._db.executemany(
            "INSERT INTO outbox (table_id, step, kind, seat, created_at, not_before, attempts, maybe_sent, error)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            [(table, step, *wanted, *astuple(so_far)) for wanted, so_far in new],
        )

    def waiting_at(self, table: str, kinds: Collection[str]) -> list[Waits]:
        """What waits there of these kinds, for whichever audience."""
        return list(self._waiting(table, f"kind IN ({', '.join('?' * len(kinds))})", *kinds))

    def held_back_at(self, table: str, kind: str, now: int) -> list[Waits]:
        """What is held back there of this kind. It is the newest that waits, since whatever is said later releases it:
        there is no need to look further, however much cannot be sent at present."""
        newest_first = self._waiting(table, "kind = ? AND seat IS NULL ORDER BY id DESC", kind)
        return list(takewhile(lambda each: each.is_held_back(now), newest_first))

    def _waiting(self, table: str, which: str, *values: str) -> Iterator[Waits]:
        rows = self._db.execute(
            "SELECT id, kind, seat, created_at, not_before, attempts, maybe_sent, error FROM outbox"
            f" WHERE settled_at IS NULL AND status = 'waiting' AND table_id = ? AND {which}",
            (table, *values),
        )
        return (Waits(row[0], (row[1], row[2]), Overtaken(*row[3:])) for row in rows)

    def release(self, held: Sequence[Waits], now: int) -> None:
        """These wait no longer."""
        self._db.executemany("UPDATE outbox SET not_before = ? WHERE id = ?", [(now, each.id) for each in held])

    def next_at(self, now: int) -> int | None:
        """When the next of those may be sent that may not be sent yet."""
        row = self._db.execute(
            f"SELECT min(not_before) FROM outbox {_UNSETTLED} AND status = 'waiting' AND not_before BETWEEN ? AND ?",
            (now + 1, now + LONGEST_WAIT),
        ).fetchone()
        return row[0] if row else None

    def overtake(self, waiting: Sequence[Waits], wanted: Sequence[Wanted], now: int) -> dict[Wanted, Overtaken]:
        """What waits of these kinds for these audiences need not be sent: a newer one says it all, and takes over what
        became of it."""
        overtaken = [each for each in waiting if each.wanted in wanted]
        if overtaken:
            self._db.execute(
                "UPDATE outbox SET status = 'overtaken', settled_at = ?"
                f" WHERE id IN ({', '.join('?' * len(overtaken))})",
                (now, *(each.id for each in overtaken)),
            )
        had: dict[Wanted, Overtaken] = {}
        for each in overtaken:
            # One that was never tried has had no trouble: its successor is a new one.
            if each.so_far.attempts or each.so_far.maybe_sent:
                had[each.wanted] = had.get(each.wanted, each.so_far).and_of(each.so_far)
        return had

    def collapse(self, kinds: Iterable[str], now: int, table: str | None = None) -> None:
        """Of these kinds, let only the newest wait for each audience, at one table or at all. It takes over what became
        of the others."""
        wanted = tuple(kinds)
        waits = "o.settled_at IS NULL AND o.status = 'waiting' AND (? IS NULL OR o.table_id = ?)"
        waits += f" AND o.kind IN ({', '.join('?' * len(wanted))})"
        same = "e.table_id = o.table_id AND e.kind = o.kind AND e.seat IS o.seat"
        same += " AND e.settled_at IS NULL AND e.status = 'waiting'"
        older = f"FROM outbox AS e WHERE {same} AND e.id <= o.id AND (e.attempts OR e.id = o.id)"
        self._db.execute(
            "UPDATE outbox AS o INDEXED BY outbox_unsettled SET"
            f" maybe_sent = (SELECT max(maybe_sent) {older}), attempts = (SELECT max(attempts) {older}),"
            f" not_before = (SELECT max(not_before) {older}), created_at = (SELECT min(created_at) {older})"
            f" WHERE {waits} AND EXISTS (SELECT 1 FROM outbox AS e WHERE {same} AND e.id < o.id AND e.attempts)",
            (table, table, *wanted),
        )
        self._db.execute(
            f"UPDATE outbox AS o INDEXED BY outbox_unsettled SET status = 'overtaken', settled_at = ? WHERE {waits}"
            f" AND EXISTS (SELECT 1 FROM outbox AS e WHERE {same} AND e.id > o.id)",
            (now, table, table, *wanted),
        )

    def waiting(self, now: int, limit: int, passed: Iterable[str], corrections: int) -> list[Intent]:
        """The oldest that may be sent now, with so many among them that only correct times. To one audience, nothing
        passes what is being sent or must wait longer, but what is of these kinds is passed by all other kinds: a late
        picture holds up no sentence."""
        clocks = f"SELECT id FROM outbox {_UNSETTLED} AND kind = 'clock' AND status = 'waiting' ORDER BY id LIMIT ?"
        late, not_yet = tuple(passed), (now + 1, now + LONGEST_WAIT)
        rows = self._db.execute(
            f"SELECT {_COLUMNS} FROM outbox AS o {_UNSETTLED} AND status = 'waiting'"
            f" AND (kind <> 'clock' OR id IN ({clocks})) AND not_before NOT BETWEEN ? AND ?"
            " AND NOT EXISTS (SELECT 1 FROM outbox AS e WHERE e.settled_at IS NULL AND e.table_id = o.table_id"
            " AND e.seat IS o.seat AND e.id < o.id AND (e.status = 'claimed' OR e.not_before BETWEEN ? AND ?)"
            f" AND (e.kind = o.kind OR e.kind NOT IN ({', '.join('?' * len(late))})))"
            " ORDER BY id LIMIT ?",
            (corrections, *not_yet, *not_yet, *late, limit),
        )
        return [Intent(*row) for row in rows]

    def claim(self, intent: int) -> None:
        """Somebody is about to send it."""
        self._db.execute("UPDATE outbox SET status = 'claimed', attempts = attempts + 1 WHERE id = ?", (intent,))

    def unclaim(self, intent: int) -> None:
        """Nobody has tried to send it after all."""
        self._db.execute(
            "UPDATE outbox SET status = 'waiting', attempts = attempts - 1 WHERE id = ? AND status = 'claimed'",
            (intent,),
        )

    def settle(self, intent: int, status: str, error: str | None, now: int) -> bool:
        """It is done, or dropped for good. False if nobody had claimed it."""
        changed = self._db.execute(
            "UPDATE outbox SET status = ?, error = coalesce(?, error), settled_at = ?"
            " WHERE id = ? AND status = 'claimed'",
            (status, error, now, intent),
        )
        return changed.rowcount == 1

    def put_back(self, intent: int, error: str, not_before: int, maybe_sent: bool) -> None:
        """It could not be sent: later."""
        self._db.execute(
            "UPDATE outbox SET status = 'waiting', error = ?, not_before = ?, maybe_sent = maybe_sent OR ?"
            " WHERE id = ? AND status = 'claimed'",
            (error, not_before, int(maybe_sent), intent),
        )

    def recover(self) -> int:
        """What was claimed when the program ended waits again, and may have been sent."""
        return self._db.execute(
            "UPDATE outbox INDEXED BY outbox_unsettled SET status = 'waiting', maybe_sent = 1"
            " WHERE settled_at IS NULL AND status = 'claimed'"
        ).rowcount

    def unsettled(self) -> list[Intent]:
        """Everything that waits or is being sent, oldest first."""
        rows = self._db.execute(f"SELECT {_COLUMNS} FROM outbox {_UNSETTLED} ORDER BY id")
        return [Intent(*row) for row in rows]

    def waits_for(self, person: int, kind: str, table: str | None = None) -> bool:
        """Whether something of this kind is still to be sent to this person, at this table or at any."""
        row = self._db.execute(
            f"SELECT 1 FROM outbox {_UNSETTLED} AND kind = ? AND step = ? AND (? IS NULL OR table_id = ?)",
            (kind, person, table, table),
        )
        return row.fetchone() is not None

    def stuck(self, attempts: int, before: int) -> list[Intent]:
        """What was tried too often or has waited too long, oldest first."""
        rows = self._db.execute(
            f"SELECT {_COLUMNS} FROM outbox {_UNSETTLED} AND (attempts >= ? OR created_at <= ?) ORDER BY id",
            (attempts, before),
        )
        return [Intent(*row) for row in rows]

    def add_posted(self, posted: Posted, now: int) -> None:
        """A message stands; telling it twice does no harm, nor does a table that has been pruned meanwhile, nor
        somebody called to it who has been forgotten."""
        values = tuple(getattr(posted, name) for name in posted.__struct_fields__)
        self._db.execute(
            f"INSERT OR IGNORE INTO posted ({_POSTED}, at) SELECT ?, ?, ?, ?, ?, ?, ?"
            " WHERE EXISTS (SELECT 1 FROM tables WHERE id = ?)"
            " AND (? NOT IN ('invite', 'remind', 'call', 'held') OR EXISTS (SELECT 1 FROM people WHERE id = ?))",
            (*values, now, posted.table, posted.kind, posted.step),
        )

    def posted(self, table: str, kind: str, seat: Seat | None, *, former: bool = False) -> list[Posted]:
        """The messages of this kind that stand, newest first; of a seat, those to whoever sits there now, or sat there
        before."""
        rows = self._db.execute(
            f"SELECT {_POSTED} FROM posted AS p WHERE table_id = ?1 AND kind = ?2 AND seat IS ?3"
            " AND (?3 IS NULL OR ?4 = (step < (SELECT from_step FROM seats AS s"
            " WHERE s.table_id = ?1 AND s.seat = ?3 AND s.until_step IS NULL)))"
            " ORDER BY id DESC",
            (table, kind, seat, former),
        )
        return [Posted(*row) for row in rows]

    def reminders_posted(self, person: int) -> list[Posted]:
        """The reminders to this person that stand, newest first. They have his number where others have their step."""
        rows = self._db.execute(
            f"SELECT {_POSTED} FROM posted WHERE kind = 'remind' AND step = ? ORDER BY id DESC", (person,)
        )
        return [Posted(*row) for row in rows]

    def calls_posted(self, person: int, table: str) -> list[Posted]:
        """The same in this table's thread."""
        rows = self._db.execute(
            f"SELECT {_POSTED} FROM posted WHERE kind = 'call' AND step = ? AND table_id = ? ORDER BY id DESC",
            (person, table),
        )
        return [Posted(*row) for row in rows]

    def reminded(self, person: int, table: str) -> bool:
        """Whether a reminder to this person stands that may name this table."""
        return bool(self.calls_posted(person, table) or self.reminders_posted(person))

    def hurry(self, table: str, now: int) -> None:
        """What waits there for its next try waits no longer; what was never tried has its own reason to wait."""
        self._db.execute(
            "UPDATE outbox INDEXED BY outbox_unsettled SET not_before = ?1"
            " WHERE settled_at IS NULL AND table_id = ?2 AND status = 'waiting' AND not_before > ?1 AND attempts > 0",
            (now, table),
        )

    def restate_posted(self, message: int, kind: str) -> None:
        """A message that stands is of this kind from now on."""
        self._db.execute("UPDATE posted SET kind = ? WHERE message = ?", (kind, message))

    def remove_posted(self, message: int) -> None:
        """A message stands no more."""
        self._db.execute("DELETE FROM posted WHERE message = ?", (message,))

    def leap(self, number: int) -> None:
        """This is an older copy of the file: whatever is still to be sent may have been sent, and what comes is
        numbered on from here, since Discord takes a message under a number it has just seen for the same."""
        self._db.execute("UPDATE outbox INDEXED BY outbox_unsettled SET maybe_sent = 1 WHERE settled_at IS NULL")
        number_on(self._db, "outbox", number)

    def doubt(self, table: str) -> None:
        """Look before anything is sent about this table: there may be messages that nobody here knows of."""
        self._db.execute(
            "UPDATE outbox INDEXED BY outbox_unsettled SET maybe_sent = 1 WHERE settled_at IS NULL AND table_id = ?",
            (table,),
        )
