"""Tables with their options, seats and invitations."""

from collections.abc import Iterable
from itertools import pairwise
from sqlite3 import Connection
from typing import Any, get_args

from msgspec import json
from msgspec.structs import replace

from engine.core.values.seats import Seat
from engine.tables.storage.records import PersonId, Sits, Sitting, Status, Table

COLUMNS = (
    "id, server, game, language, status, host, places, entry, pace, step, rules, data, channel, thread, rematch_of,"
    " created_at, touched_at, ended_at, paused_at, late"
)
_SEATS = "seat, kind, person, from_step, until_step, held_for, stand_in, reserve, missed"

_STATES, _SITS = sorted(get_args(Status)), get_args(Sits)
_KINDS = ", ".join(f"'{kind}'" for kind in _SITS)
_NO_STATUS = " OR ".join(
    [
        f"status < '{_STATES[0]}'",
        *(f"(status > '{one}' AND status < '{next}')" for one, next in pairwise(_STATES)),
        f"status > '{_STATES[-1]}'",
    ]
)
"""Of a row of `tables`: what stands there is no status. Said so that the few of which it is true are found by index."""
_OWN = (
    "(host = :person"
    " OR EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND person = :person)"
    " OR EXISTS (SELECT 1 FROM invitations WHERE table_id = tables.id AND person = :person))"
)
"""Of a row of `tables`: whether it is this person's, now or once."""


def _table(row: tuple[Any, ...]) -> Table:
    """A row as it is read: where there is no status, its other columns say how far the table is."""
    table = Table(*row)
    if table.status in _STATES:
        return table
    begun: Status = "open" if table.step < 0 else "playing"
    return replace(table, status=begun if table.ended_at is None else "abandoned")


def _sitting(row: tuple[Any, ...]) -> Sitting:
    """A row as it is read: where nobody can tell who sits there, somebody does, and no computer plays for him."""
    sitting = Sitting(*row)
    return sitting if sitting.kind in _SITS else replace(sitting, kind="person", sound=False)


class TableRows:
    """Tables, who sits there, what was chosen, who is invited."""

    def __init__(self, db: Connection) -> None:
        self._db = db
        self.moved = 0
        """Rises whenever somebody sits down or rises: who sat there before may not sit there now."""

    def add(self, table: Table) -> None:
        """A new table."""
        values = tuple(getattr(table, name) for name in table.__struct_fields__)
        marks = ", ".join("?" * len(values))
        self._db.execute(f"INSERT INTO tables ({COLUMNS}) VALUES ({marks})", values)

    def find(self, table: str) -> Table | None:
        """The table with this id."""
        row = self._db.execute(f"SELECT {COLUMNS} FROM tables WHERE id = ?", (table,)).fetchone()
        return _table(row) if row else None

    def in_thread(self, thread: int) -> Table | None:
        """The table that stands in this thread."""
        row = self._db.execute(f"SELECT {COLUMNS} FROM tables WHERE thread = ?", (thread,)).fetchone()
        return _table(row) if row else None

    def rematch_of(self, table: str) -> str | None:
        """The table that is the rematch of this one."""
        row = self._db.execute("SELECT id FROM tables WHERE rematch_of = ?", (table,)).fetchone()
        return row[0] if row else None

    def change(self, table: str, **changes: Any) -> None:
        """Set these columns."""
        names = ", ".join(f"{name} = ?" for name in changes)
        self._db.execute(f"UPDATE tables SET {names} WHERE id = ?", (*changes.values(), table))

    def listed(self, server: int | None, status: Iterable[str]) -> list[Table]:
        """The tables of a server that are in one of these states, the newest first."""
        return self._newest("server IS :server", status, server=server)

    def own(self, person: PersonId | None, status: Iterable[str]) -> list[Table]:
        """This person's own tables in one of these states, the newest first."""
        return self._newest(_OWN, status, person=person)

    def known(
        self, person: PersonId | None, server: int, channels: Iterable[int], status: Iterable[str]
    ) -> list[Table]:
        """Of a server's tables in one of these states his own and those that stand in these channels, the newest
        first."""
        seen = "channel IN (SELECT value FROM json_each(:channels))"
        listed = json.encode(sorted(channels)).decode()
        return self._newest(
            f"server = :server AND ({seen} OR {_OWN})", status, person=person, server=server, channels=listed
        )

    def channels(self, server: int) -> list[int]:
        """The channels of a server in which any of its tables was opened."""
        found = self._db.execute(
            "SELECT DISTINCT channel FROM tables WHERE server = ? AND channel IS NOT NULL", (server,)
        )
        return [channel for (channel,) in found]

    def is_own(self, table: str, person: PersonId) -> bool:
        """Whether this person sits or sat there, hosts it, is invited or was offered a seat."""
        found = self._db.execute(f"SELECT 1 FROM tables WHERE id = :id AND {_OWN}", {"id": table, "person": person})
        return found.fetchone() is not None

    def _newest(self, which: str, status: Iterable[str], **values: Any) -> list[Table]:
        wanted = tuple(status)
        none = [each for (each,) in self._db.execute(f"SELECT DISTINCT status FROM tables WHERE {_NO_STATUS}")]
        states = {f"status{n}": each for n, each in enumerate((*wanted, *none))}
        marks = ", ".join(f":{name}" for name in states)
        rows = self._db.execute(
            f"SELECT {COLUMNS} FROM tables WHERE {which} AND status IN ({marks}) ORDER BY created_at DESC, id",
            {**values, **states},
        )
        return [table for row in rows if (table := _table(row)).status in wanted]

    def every(self) -> list[Table]:
        """Every table there is."""
        return [_table(row) for row in self._db.execute(f"SELECT {COLUMNS} FROM tables ORDER BY id")]

    def every_live(self) -> list[Table]:
        """Every table that is open or being played."""
        rows = self._db.execute(f"SELECT {COLUMNS} FROM tables WHERE status IN ('open', 'playing') ORDER BY id")
        return [_table(row) for row in rows]

    def with_a_clock(self, below: int | None) -> list[Table]:
        """The tables at which somebody's clock runs; perhaps only those with a pace below this one."""
        rows = self._db.execute(
            f"SELECT {COLUMNS} FROM tables WHERE status = 'playing' AND pace IS NOT NULL AND (?1 IS NULL OR pace < ?1)"
            " AND EXISTS (SELECT 1 FROM deadlines WHERE table_id = tables.id) ORDER BY id",
            (below,),
        )
        return [_table(row) for row in rows]

    def live(self, server: int | None, person: PersonId) -> tuple[int, int]:
        """How many tables are open or being played: on this server, and with this person."""
        on_server = self._db.execute(
            "SELECT count(*) FROM tables WHERE server IS ? AND status IN ('open', 'playing')", (server,)
        ).fetchone()[0]
        with_person = self._db.execute(
            "SELECT count(*) FROM seats JOIN tables ON tables.id = table_id"
            " WHERE person = ? AND until_step IS NULL AND status IN ('open', 'playing')",
            (person,),
        ).fetchone()[0]
        return on_server, with_person

    def seated(self, person: PersonId, status: Iterable[str]) -> list[Table]:
        """The tables in one of these states at which this person sits, the newest first."""
        which = "id IN (SELECT table_id FROM seats WHERE person = :person AND until_step IS NULL)"
        return self._newest(which, status, person=person)

    def held(self, person: PersonId) -> list[Table]:
        """The games going on at which a seat is held for this person, the newest first."""
        which = "id IN (SELECT table_id FROM seats WHERE held_for = :person AND until_step IS NULL)"
        return self._newest(which, ("playing",), person=person)

    def ended(self, person: PersonId, since: int) -> list[Table]:
        """The games that have ended since then while this person sat there, the newest first."""
        rows = self._db.execute(
            f"SELECT {COLUMNS} FROM tables WHERE ended_at >= ? AND step >= 0"
            " AND id IN (SELECT table_id FROM seats WHERE person = ? AND until_step IS NULL)"
            " ORDER BY ended_at DESC, id",
            (since, person),
        )
        return [_table(row) for row in rows]

    def of_person(self, person: PersonId) -> list[Table]:
        """Every table at which this person sits or sat, the newest first."""
        rows = self._db.execute(
            f"SELECT {COLUMNS} FROM tables WHERE id IN (SELECT table_id FROM seats WHERE person = ?)"
            " ORDER BY created_at DESC, id",
            (person,),
        )
        return [_table(row) for row in rows]

    # Options

    def options(self, table: str) -> dict[str, str | bool]:
        """What was chosen, by name."""
        rows = self._db.execute("SELECT name, value FROM options WHERE table_id = ? ORDER BY name", (table,))
        return {name: json.decode(value, type=str | bool) for name, value in rows}

    def set_options(self, table: str, chosen: dict[str, str | bool]) -> None:
        """Choose these, and nothing else."""
        self._db.execute("DELETE FROM options WHERE table_id = ?", (table,))
        rows = [(table, name, json.encode(value).decode()) for name, value in chosen.items()]
        self._db.executemany("INSERT INTO options (table_id, name, value) VALUES (?, ?, ?)", rows)

    # Seats

    def sittings(self, table: str) -> list[Sitting]:
        """Who sits at the table now, in the order of seats."""
        rows = self._db.execute(
            f"SELECT {_SEATS} FROM seats WHERE table_id = ? AND until_step IS NULL ORDER BY seat", (table,)
        )
        return [_sitting(row) for row in rows]

    def doubtful(self, table: str) -> bool:
        """Whether nobody can tell if this table is open, playing or over, or what sits or sat on one of its seats."""
        row = self._db.execute(
            f"SELECT 1 FROM tables WHERE id = ?1 AND ({_NO_STATUS})"
            f" UNION ALL SELECT 1 FROM seats WHERE table_id = ?1 AND kind NOT IN ({_KINDS})",
            (table,),
        ).fetchone()
        return row is not None

    def sitting_at(self, table: str, seat: Seat) -> Sitting | None:
        """Who sits on this seat now."""
        row = self._db.execute(
            f"SELECT {_SEATS} FROM seats WHERE table_id = ? AND seat = ? AND until_step IS NULL", (table, seat)
        ).fetchone()
        return _sitting(row) if row else None

    def every_sitting(self, table: str) -> list[Sitting]:
        """Who sits or ever sat at the table."""
        rows = self._db.execute(f"SELECT {_SEATS} FROM seats WHERE table_id = ? ORDER BY seat, from_step, id", (table,))
        return [_sitting(row) for row in rows]

    def seat_of(self, table: str, person: PersonId) -> Seat | None:
        """Where this person sits now."""
        row = self._db.execute(
            "SELECT seat FROM seats WHERE table_id = ? AND person = ? AND until_step IS NULL", (table, person)
        ).fetchone()
        return row[0] if row else None

    def sit(
        self,
        table: str,
        seat: Seat,
        kind: Sits,
        person: PersonId | None,
        step: int,
        *,
        held_for: PersonId | None = None,
        reserve: int | None = None,
    ) -> None:
        """Somebody sits down, or a seat is left open; perhaps only until the one it is held for is back."""
        self.moved += 1
        self._db.execute(
            f"INSERT INTO seats (table_id, {_SEATS}) VALUES (?, ?, ?, ?, ?, NULL, ?, 0, ?, 0)",
            (table, seat, kind, person, step, held_for, reserve),
        )

    def change_seat(self, table: str, seat: Seat, **changes: int | None) -> None:
        """Set these columns of who sits there now."""
        self.moved += 1
        names = ", ".join(f"{name} = ?" for name in changes)
        self._db.execute(
            f"UPDATE seats SET {names} WHERE table_id = ? AND seat = ? AND until_step IS NULL",
            (*changes.values(), table, seat),
        )

    def rise(self, table: str, seat: Seat, step: int) -> None:
        """Whoever sits there leaves the seat to another, and stays in its history."""
        self.moved += 1
        self._db.execute(
            "UPDATE seats SET until_step = ? WHERE table_id = ? AND seat = ? AND until_step IS NULL",
            (step, table, seat),
        )

    def clear(self, table: str, seat: Seat | None = None) -> None:
        """Before the start: empty this seat, or all, as if nobody had sat there."""
        self.moved += 1
        self._db.execute("DELETE FROM seats WHERE table_id = ? AND (?2 IS NULL OR seat = ?2)", (table, seat))

    # Invitations

    def invite(self, table: str, person: PersonId, seat: Seat | None, now: int) -> None:
        """Ask somebody to join, or to take over a seat. The newest invitation counts."""
        self._db.execute("INSERT OR REPLACE INTO invitations VALUES (?, ?, ?, ?)", (table, person, seat, now))

    def invitations(self, table: str) -> dict[PersonId, Seat | None]:
        """Who is invited, and to which seat."""
        return dict(self._db.execute("SELECT person, seat FROM invitations WHERE table_id = ?", (table,)))

    def invited(self, person: PersonId) -> list[tuple[str, str, int]]:
        """The tables that wait for this person to join: the table, its game, since when."""
        rows = self._db.execute(
            "SELECT table_id, game, at FROM invitations JOIN tables ON id = table_id WHERE person = ?"
            " ORDER BY at, table_id",
            (person,),
        )
        return rows.fetchall()

    def uninvite(self, table: str, person: PersonId | None = None, seat: Seat | None = None) -> None:
        """Withdraw one person's invitation, those to one seat, or all."""
        self._db.execute(
            "DELETE FROM invitations WHERE table_id = ? AND (?2 IS NULL OR person = ?2) AND (?3 IS NULL OR seat = ?3)",
            (table, person, seat),
        )
