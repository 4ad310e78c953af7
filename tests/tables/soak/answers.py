"""Is everything there that was promised, and nothing carried out twice? The journal says what was asked and told."""

from collections import Counter
from collections.abc import Iterator

from msgspec import json

from engine.tables.storage.records import Step
from engine.tables.storage.stored import Stored
from engine.tables.transaction.request import Answered, Done
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

Answers = dict[str, str]
"""The stored answers by the ids of their requests."""


def answer_faults(stored: Stored, notes: Notes, before: Answers) -> Iterator[str]:
    """What is wrong with the answers. `before` is what was stored after the last life, and is brought up to date."""
    answers: Answers = dict(stored.db.execute("SELECT id, answer FROM requests").fetchall())
    yield from (f"the answer to {id} has become {answers.get(id)}" for id in before if before[id] != answers.get(id))
    before.update(answers)
    for id, told in notes.told.items():
        if told != {answers.get(id)}:
            yield f"request {id} was told {sorted(told)}; stored is {answers.get(id)}"
    accepted = {id: done for id, text in answers.items() if (done := json.decode(text, type=Answered).done)}
    calls = {id: "submit" if id.startswith(COMPUTER) else _call(notes, id) for id in accepted}
    yield from (f"nobody has made the request {id}" for id, call in calls.items() if not call)
    for id in accepted.keys() & notes.asked.keys():
        yield from _missing(stored, notes.asked[id], accepted[id])
    opened, again, played = (
        [done.table for id, done in accepted.items() if calls[id] == call] for call in ("create", "rematch", "play_now")
    )
    at_once = set(played) - {*opened, *again}  # whoever wants to play at once may be led to a table that he has
    begun = [Done(table, 0) for table in at_once]
    yield from _twice(stored, [*begun, *(done for id, done in accepted.items() if calls[id] in ("submit", "start"))])
    yield from _tables(stored, [*opened, *at_once], set(again))


def _call(notes: Notes, id: str) -> str:
    return notes.asked[id].call if id in notes.asked else ""


def _missing(stored: Stored, asked: Asked, done: Done) -> Iterator[str]:
    """An accepted request has made its step."""
    if asked.call not in MAKES:
        return
    step = stored.steps.find(done.table, done.step)
    if step is None or step.kind not in MAKES[asked.call]:
        yield f"{asked.id}, {asked.call} at table {done.table}, has not made step {done.step}"
    elif asked.call == "submit" and not _same(stored, asked, step):
        yield f"{asked.id} has made another step than it asked for: {step}"


def _same(stored: Stored, asked: Asked, step: Step) -> bool:
    """The step answers the question that was asked, with this form, for the seat of this user."""
    person = stored.people.of_user(asked.user)
    table, decision, form = (asked.arguments[name] for name in ("table", "decision", "form"))
    seats = stored.db.execute(
        "SELECT seat FROM seats WHERE table_id = ? AND person = ? AND from_step <= ? AND coalesce(until_step, 9e9) > ?",
        (table, person.id if person else None, step.step, step.step),
    )
    return (step.decision, json.decode(step.form or "")) == (decision, form) and (step.seat,) in seats.fetchall()


def _twice(stored: Stored, answers: list[Done]) -> Iterator[str]:
    """Every form and every start is there because of one request, and no request has made two."""
    made = Counter((done.table, done.step) for done in answers)
    there = Counter(stored.db.execute("SELECT table_id, step FROM steps WHERE kind IN ('form', 'start')").fetchall())
    for table, step in there - made:
        yield f"table {table}, step {step}: nobody was told that it was accepted, and nobody will be"
    for table, step in made - there:
        yield f"table {table}, step {step}: accepted, and not there so often"


def _tables(stored: Stored, opened: list[str], again: set[str]) -> Iterator[str]:
    """Every table was opened by one request."""
    there = {row[0] for row in stored.db.execute("SELECT id FROM tables")}
    if len(opened) != len(set(opened)) or set(opened) | again != there:
        yield f"tables opened: {sorted(opened)} and {sorted(again)}; there are {sorted(there)}"
