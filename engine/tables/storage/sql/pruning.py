"""What is removed when nobody needs it any more. Each function returns how many rows went."""

from sqlite3 import Connection


class Pruning:
    """What goes."""

    def __init__(self, db: Connection) -> None:
        self._db = db

    def requests(self, before: int) -> int:
        """Requests that can no longer be repeated."""
        return self._db.execute("DELETE FROM requests WHERE at < ?", (before,)).rowcount

    def intents(self, before: int) -> int:
        """Intents that were settled."""
        return self._db.execute("DELETE FROM outbox WHERE settled_at < ?", (before,)).rowcount

    def drafts(self, before: int) -> int:
        """Half-filled forms nobody has touched for long."""
        return self._db.execute("DELETE FROM drafts WHERE at < ?", (before,)).rowcount

    def unstarted(self, before: int) -> int:
        """Tables at which no game ever began and none will. One that is open is not for us to remove: those who sit
        there are warned first, and its panel has to say so."""
        removed = self._db.execute("DELETE FROM tables WHERE step < 0 AND ended_at < ?", (before,)).rowcount
        if removed:
            self._db.execute("DELETE FROM outbox WHERE table_id NOT IN (SELECT id FROM tables)")
        return removed

    def states(self, before: int) -> int:
        """The states in the middle of ended games; the first and the last stay, and so do all steps with their
        hashes."""
        return self._db.execute(
            "DELETE FROM states WHERE step > 0 AND table_id IN"
            " (SELECT id FROM tables WHERE status IN ('finished', 'abandoned') AND ended_at < ?)"
            " AND step < (SELECT max(step) FROM states AS last WHERE last.table_id = states.table_id)",
            (before,),
        ).rowcount
