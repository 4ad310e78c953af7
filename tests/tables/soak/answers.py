"""Is everything there that was promised, and nothing carried out twice? The journal says what was asked and told."""

from collections import Counter
from collections.abc import Iterator
from sqlite3 import Connection

from msgspec import json

from engine.tables.desk import Answered, Done
from engine.tables.records import Step
from engine.tables.sql import people, steps
from tests.tables.soak.journal import Asked, Notes

COMPUTER = "computer "
"""How the ids of the computers' requests begin."""

MAKES = {
    "start": {"start"},
    "submit": {"form"},
    "undo_as_host": {"undo"},
    "resign": {"notice", "undo"},
}
"""The kinds of step that a request may have made when it was accepted."""

Stored = dict[str, str]


def answer_faults(db: Connection, notes: Notes, before: Stored) -> Iterator[str]:
    """What is wrong with the answers. `before` is what was stored after the last life, and is brought up to date."""
    stored: Stored = dict(db.execute("SELECT id, answer FROM requests").fetchall())
    yield from (f"the answer to {id} has become {stored.get(id)}" for id in before if before[id] != stored.get(id))
    before.update(stored)
    for id, told in notes.told.items():
        if told != {stored.get(id)}:
            yield f"request {id} was told {sorted(told)}; stored is {stored.get(id)}"
    accepted = {id: done for id, text in stored.items() if (done := json.decode(text, type=Answered).done)}
    calls = {id: "submit" if id.startswith(COMPUTER) else _call(notes, id) for id in accepted}
    yield from (f"nobody has made the request {id}" for id, call in calls.items() if not call)
    for id in accepted.keys() & notes.asked.keys():
        yield from _missing(db, notes.asked[id], accepted[id])
    yield from _twice(db, [done for id, done in accepted.items() if calls[id] in ("submit", "start")])
    opened, again = (
        [done.table for id, done in accepted.items() if calls[id] == call] for call in ("create", "rematch")
    )
    yield from _tables(db, opened, set(again))


def _call(notes: Notes, id: str) -> str:
    return notes.asked[id].call if id in notes.asked else ""


def _missing(db: Connection, asked: Asked, done: Done) -> Iterator[str]:
    """An accepted request has made its step."""
    if asked.call not in MAKES:
        return
    step = steps.find(db, done.table, done.step)
    if step is None or step.kind not in MAKES[asked.call]:
        yield f"{asked.id}, {asked.call} at table {done.table}, has not made step {done.step}"
    elif asked.call == "submit" and not _same(db, asked, step):
        yield f"{asked.id} has made another step than it asked for: {step}"


def _same(db: Connection, asked: Asked, step: Step) -> bool:
    """The step answers the question that was asked, with this form, for the seat of this user."""
    person = people.of_user(db, asked.user)
    table, decision, form = (asked.arguments[name] for name in ("table", "decision", "form"))
    seats = db.execute(
        "SELECT seat FROM seats WHERE table_id = ? AND person = ? AND from_step <= ? AND coalesce(until_step, 9e9) > ?",
        (table, person.id if person else None, step.step, step.step),
    )
    return (step.decision, json.decode(step.form or "")) == (decision, form) and (step.seat,) in seats.fetchall()


def _twice(db: Connection, answers: list[Done]) -> Iterator[str]:
    """Every form and every start is there because of one request, and no request has made two."""
    made = Counter((done.table, done.step) for done in answers)
    there = Counter(db.execute("SELECT table_id, step FROM steps WHERE kind IN ('form', 'start')").fetchall())
    for table, step in there - made:
        yield f"table {table}, step {step}: nobody was told that it was accepted, and nobody will be"
    for table, step in made - there:
        yield f"table {table}, step {step}: accepted, and not there so often"


def _tables(db: Connection, opened: list[str], again: set[str]) -> Iterator[str]:
    """Every table was opened by one request."""
    there = {row[0] for row in db.execute("SELECT id FROM tables")}
    if len(opened) != len(set(opened)) or set(opened) | again != there:
        yield f"tables opened: {sorted(opened)} and {sorted(again)}; there are {sorted(there)}"
