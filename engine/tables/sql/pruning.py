"""What is removed when nobody needs it any more. Each function returns how many rows went."""

from sqlite3 import Connection


def requests(db: Connection, before: int) -> int:
    """Requests that can no longer be repeated."""
    return db.execute("DELETE FROM requests WHERE at < ?", (before,)).rowcount


def intents(db: Connection, before: int) -> int:
    """Intents that were settled."""
    return db.execute("DELETE FROM outbox WHERE settled_at < ?", (before,)).rowcount


def drafts(db: Connection, before: int) -> int:
    """Half-filled forms nobody has touched for long."""
    return db.execute("DELETE FROM drafts WHERE at < ?", (before,)).rowcount


def unstarted(db: Connection, before: int) -> int:
    """Tables at which no game ever began, open or given up."""
    removed = db.execute("DELETE FROM tables WHERE step < 0 AND touched_at < ?", (before,)).rowcount
    if removed:
        db.execute("DELETE FROM outbox WHERE table_id NOT IN (SELECT id FROM tables)")
    return removed


def states(db: Connection, before: int) -> int:
    """The states in the middle of ended games; the first and the last stay, and so do all steps with their hashes."""
    return db.execute(
        "DELETE FROM states WHERE step > 0 AND table_id IN"
        " (SELECT id FROM tables WHERE status IN ('finished', 'abandoned') AND ended_at < ?)"
        " AND step < (SELECT max(step) FROM states AS last WHERE last.table_id = states.table_id)",
        (before,),
    ).rowcount
