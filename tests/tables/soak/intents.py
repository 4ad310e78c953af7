"""Is everything that is to be said said, or still there to be said, and nothing there twice?"""

from collections import Counter
from collections.abc import Iterator
from sqlite3 import Connection

from engine.tables.outbox.intents import COLLAPSING, PICTURE, POST, RESULT, SCREEN
from tests.tables.soak.journal import Notes

SETTLED = ("done", "overtaken", "dropped")


def intent_faults(db: Connection, notes: Notes) -> Iterator[str]:
    """What is wrong with the outbox."""
    yield from intents_of_steps(db)
    yield from _statuses(db)
    yield from _sending(db, notes)
    yield from _order(db, notes)


def intents_of_steps(db: Connection) -> Iterator[str]:
    """Each step has its sentences once, each state its picture once, each end its result once."""
    should: Counter[tuple[str, int, str]] = Counter()
    for table, step, kind in db.execute("SELECT table_id, step, kind FROM steps").fetchall():
        should.update([(table, step, POST)] if kind == "notice" else [(table, step, POST), (table, step, PICTURE)])
    for table, step in db.execute("SELECT id, step FROM tables WHERE status = 'finished'").fetchall():
        should[(table, step, RESULT)] += 1
    query = "SELECT table_id, step, kind FROM outbox WHERE kind IN (?, ?, ?)"
    there = Counter(db.execute(query, (POST, PICTURE, RESULT)).fetchall())
    yield from (f"there is no intent {intent}" for intent in should - there)
    yield from (f"there is one intent too many {intent}" for intent in there - should)
    query = "SELECT table_id, step, seat FROM outbox WHERE kind = ? GROUP BY 1, 2, 3 HAVING count(*) > 1"
    yield from (f"there is one screen too many {intent}" for intent in db.execute(query, (SCREEN,)).fetchall())


def _statuses(db: Connection) -> Iterator[str]:
    """What is settled has its time, and only what shows how things stand is ever overtaken."""
    for id, kind, status, settled_at in db.execute("SELECT id, kind, status, settled_at FROM outbox").fetchall():
        if (status in SETTLED) != (settled_at is not None):
            yield f"intent {id} is {status}, settled at {settled_at}"
        if status == "overtaken" and kind not in COLLAPSING:
            yield f"intent {id} is overtaken, and is {kind}"


def _sending(db: Connection, notes: Notes) -> Iterator[str]:
    """What is done was sent, what was marked is marked, and nothing was sent twice without a warning."""
    rows = db.execute("SELECT id, status, maybe_sent FROM outbox").fetchall()
    status, warned = {row[0]: row[1] for row in rows}, {row[0] for row in rows if row[2]}
    sent = Counter(notes.sent)
    yield from (f"intent {id} was sent, and there is no such intent" for id in sent if id not in status)
    yield from (f"intent {id} is done, and was never sent" for id in status if status[id] == "done" and not sent[id])
    yield from (f"intent {id} was sent {sent[id]} times" for id in sent if sent[id] > 1 and id not in warned)
    posted = {row[0] for row in db.execute("SELECT message FROM posted")}
    for id in notes.settled:
        if status.get(id) != "done" or id not in posted:
            yield f"intent {id} was marked as done, and is {status.get(id)}"


def _order(db: Connection, notes: Notes) -> Iterator[str]:
    """Sentences go out in the order in which things happened."""
    table_of = dict(db.execute("SELECT id, table_id FROM outbox WHERE kind = ?", (POST,)).fetchall())
    newest: dict[str, int] = {}
    for id in dict.fromkeys(notes.sent):
        table = table_of.get(id)
        if table is None:
            continue
        if id < newest.get(table, 0):
            yield f"intent {id} of table {table} was sent after {newest[table]}"
        newest[table] = id
