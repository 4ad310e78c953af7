"""What must hold of the tables at any moment, whatever people have done: asked of the rows themselves."""

from collections.abc import Iterator
from sqlite3 import Connection
from typing import Any, NamedTuple

from msgspec import json

from engine.tables.storage.stored import Stored


class Rows(NamedTuple):
    """What the file holds of one table."""

    id: str
    status: str
    host: int | None
    places: int
    pace: int | None
    step: int
    sitters: dict[int, int | None]
    """Who sits on which seat; None is a computer, or nobody."""
    free: set[int]
    """The seats that are open."""
    asked: set[tuple[int, int, str]]
    """The open questions: number, seat, kind."""
    timed: set[int]
    motions: list[tuple[int, int]]
    drafts: list[tuple[int, int]]
    invited: list[tuple[int, int | None]]

    @property
    def persons(self) -> dict[int, int]:
        return {seat: person for seat, person in self.sitters.items() if person is not None}


def faults(stored: Stored) -> list[str]:
    """What is wrong with the file."""
    db = stored.db
    found = [f"{row} refers to nothing" for row in db.execute("PRAGMA foreign_key_check")]
    for (table,) in db.execute("SELECT id FROM tables ORDER BY id").fetchall():
        rows = rows_of(db, table)
        found += [f"{table} ({rows.status}): {fault}" for fault in (*_frame(db, rows), *_questions(db, rows))]
    return found


def rows_of(db: Connection, table: str) -> Rows:
    def ask(columns: str, where: str) -> list[Any]:
        return db.execute(f"SELECT {columns} FROM {where}", (table,)).fetchall()

    ((status, host, places, pace, step),) = ask("status, host, places, pace, step", "tables WHERE id = ?")
    return Rows(
        id=table,
        status=status,
        host=host,
        places=places,
        pace=pace,
        step=step,
        sitters=dict(ask("seat, person", "seats WHERE table_id = ? AND until_step IS NULL")),
        free={seat for (seat,) in ask("seat", "seats WHERE table_id = ? AND until_step IS NULL AND kind = 'open'")},
        asked=set(ask("number, seat, kind", "decisions WHERE table_id = ? AND closed_step IS NULL")),
        timed={number for (number,) in ask("decision", "deadlines WHERE table_id = ?")},
        motions=ask("id, seat", "motions WHERE table_id = ? AND status = 'open'"),
        drafts=ask("person, decision", "drafts WHERE table_id = ?"),
        invited=ask("person, seat", "invitations WHERE table_id = ?"),
    )


def _frame(db: Connection, rows: Rows) -> Iterator[str]:
    """Steps, seats, the host."""
    steps = [step for (step,) in db.execute("SELECT step FROM steps WHERE table_id = ? ORDER BY step", (rows.id,))]
    if steps != list(range(rows.step + 1)):
        yield f"its steps are {steps}, and the last is {rows.step}"
    if len(rows.sitters) > rows.places:
        yield f"{rows.sitters} sit on {rows.places} places"
    if rows.status in ("open", "playing") and rows.host not in rows.persons.values():
        yield f"its host {rows.host} is none of {rows.persons}"
    if rows.status in ("finished", "abandoned") and (rows.asked or rows.timed or rows.motions or rows.invited):
        yield f"somebody is still asked something: {rows}"


def _questions(db: Connection, rows: Rows) -> Iterator[str]:
    """The questions of the state, the clocks that run for them, half-filled answers, and motions."""
    if rows.status != "playing":
        return
    (state,) = db.execute(
        "SELECT state FROM states WHERE table_id = ? ORDER BY step DESC LIMIT 1", (rows.id,)
    ).fetchone()
    asked = {(each["number"], each["seat"], each["kind"]) for each in json.decode(state)["state"]["decisions"]}
    if asked != rows.asked:
        yield f"{rows.asked} is kept, but {asked} is asked"
    alone = len(rows.persons) == 1  # he keeps nobody waiting
    if rows.timed != {number for number, seat, _ in asked if rows.pace and (not alone or seat in rows.free)}:
        yield f"clocks run for {rows.timed}, while {asked} is asked"
    for person, decision in rows.drafts:
        found = db.execute("SELECT seat FROM decisions WHERE table_id = ? AND number = ?", (rows.id, decision))
        if rows.sitters.get((found.fetchone() or (-1,))[0]) != person:
            yield f"{person} has half answered {decision}, which he was never asked"
    for motion, asker in rows.motions:
        ballots = {seat for (seat,) in db.execute("SELECT seat FROM ballots WHERE motion = ? AND agrees", (motion,))}
        if asker not in rows.persons or not rows.persons.keys() - {asker} - ballots or ballots - rows.persons.keys():
            yield f"the motion of {asker} waits for nobody: {ballots} of {rows.persons}"
