"""People: the only rows with Discord's ids and names of persons."""

from sqlite3 import Connection
from typing import Any

from engine.tables.storage.records import SEEN_EVERY, Person, PersonId

_COLUMNS = (
    "id, user, name, language, palette, theme, time_zone, advice, dm_channel, dm_state, seen_at, quiet, remind,"
    " remind_where, away_from, away_until, chosen_language"
)


_CALLS = "kind IN ('invite', 'invited', 'remind', 'call', 'rouse', 'answered', 'held') AND step"
"""Of invitations and reminders, the number of who is called stands where others have their step."""

_KEPT = {
    "hosted": "SELECT id AS table_id FROM tables WHERE host = ?",
    "seats": "SELECT table_id, seat, from_step, until_step FROM seats WHERE person = ?",
    "held": "SELECT table_id, seat FROM seats WHERE held_for = ?",
    "invitations": "SELECT table_id, seat FROM invitations WHERE person = ?",
    "requests": "SELECT id, table_id, answer, at FROM requests WHERE person = ?",
    "drafts": "SELECT table_id, decision, form, at FROM drafts WHERE person = ?",
    "audit": "SELECT at, action, table_id, detail FROM audit WHERE person = ?",
    "bars": "SELECT server, at FROM bars WHERE person = ?",
    "calls": f"SELECT table_id, status, created_at FROM outbox WHERE {_CALLS} = ?",
    "called": f"SELECT table_id, channel, message, at FROM posted WHERE {_CALLS} = ?",
}


class PersonRows:
    """Who is known."""

    def __init__(self, db: Connection) -> None:
        self._db = db

    def of_user(self, user: int) -> Person | None:
        """The person with this Discord id."""
        row = self._db.execute(f"SELECT {_COLUMNS} FROM people WHERE user = ?", (user,)).fetchone()
        return Person(*row) if row else None

    def by_id(self, person: PersonId) -> Person | None:
        """The person with this number."""
        row = self._db.execute(f"SELECT {_COLUMNS} FROM people WHERE id = ?", (person,)).fetchone()
        return Person(*row) if row else None

    def away_after(self, at: int) -> list[Person]:
        """Everybody who has said that he is away until later than that."""
        return [Person(*row) for row in self._db.execute(f"SELECT {_COLUMNS} FROM people WHERE away_until > ?", (at,))]

    def known(self, user: int, now: int) -> PersonId:
        """The person with this Discord id, who has a row from now on."""
        row = self._db.execute("SELECT id FROM people WHERE user = ?", (user,)).fetchone()
        if row is not None:
            return int(row[0])
        return self._db.execute("INSERT INTO people (user, seen_at) VALUES (?, ?)", (user, now)).lastrowid or 0

    def seen(self, user: int, now: int) -> PersonId:
        """The person with this Discord id, who is here."""
        row = self._db.execute("SELECT id, seen_at FROM people WHERE user = ?", (user,)).fetchone()
        if row is None:
            return self.known(user, now)
        if now - row[1] >= SEEN_EVERY:
            self._db.execute("UPDATE people SET seen_at = ? WHERE id = ?", (now, row[0]))
        return int(row[0])

    def change(self, person: PersonId, changes: dict[str, Any]) -> None:
        """Set these columns; the caller has checked their names."""
        names = ", ".join(f"{name} = ?" for name in changes)
        self._db.execute(f"UPDATE people SET {names} WHERE id = ?", (*changes.values(), person))

    def has_finished(self, person: PersonId, game: str) -> bool:
        """Whether this person sat at a table of this game when it came to its end."""
        found = self._db.execute(
            "SELECT 1 FROM seats JOIN tables ON tables.id = table_id"
            " WHERE person = ? AND until_step IS NULL AND game = ? AND status = 'finished' LIMIT 1",
            (person, game),
        )
        return found.fetchone() is not None

    def kept(self, person: PersonId) -> dict[str, list[dict[str, Any]]]:
        """Everything else that is kept under this person's number."""
        found = {}
        for name, query in _KEPT.items():
            rows = self._db.execute(query, (person,))
            columns = [column[0] for column in rows.description]
            found[name] = [dict(zip(columns, row, strict=True)) for row in rows]
        return found

    def forget(self, person: PersonId) -> None:
        """Remove the row. Seats and hosts lose the link; requests, drafts and invitations go with it.

        The channel of his direct messages leads to him as well, and so does a message that calls him to a table: what
        we remember of those goes first.
        """
        self._db.execute(
            "DELETE FROM posted WHERE seat IS NOT NULL AND (channel = (SELECT dm_channel FROM people WHERE id = ?1)"
            " OR EXISTS (SELECT 1 FROM seats AS s WHERE s.person = ?1 AND s.table_id = posted.table_id"
            " AND s.seat = posted.seat AND step >= from_step AND step < coalesce(until_step, step + 1)))",
            (person,),
        )
        for name in ("posted", "outbox"):
            self._db.execute(f"DELETE FROM {name} WHERE {_CALLS} = ?", (person,))
        self._db.execute("DELETE FROM people WHERE id = ?", (person,))
