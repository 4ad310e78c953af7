"""The course of a game: steps, states, questions, motions. Before the start there is none of it."""

from collections.abc import Iterator

from engine.core.forms.forms import form_from_json
from engine.core.game import AnyGame
from engine.tables.operate.carried.rows import Rows, twice
from engine.tables.operate.carried.shapes import MotionRow, StepRow

COURSE = ("steps", "states", "decisions", "deadlines", "reminders", "late", "motions", "ballots", "drafts", "forgotten")

_FILLED = {
    "start": (),
    "form": ("seat", "decision", "form"),
    "undo": ("back_to",),
    "notice": (),
    "restored": (),
}
"""What a step of each kind has; a seat is beside an undo or a notice that is of one."""
_MAY = {"undo": ("seat",), "notice": ("seat",)}


def course_faults(rows: Rows, game: AnyGame) -> Iterator[str]:
    """All of it fits together; whether it follows from the rules is another question."""
    if not rows.has_begun:
        yield from (f"{name}[0]: the game has not begun" for name in COURSE if getattr(rows, name))
        return
    yield from _seats(rows)
    yield from _steps(rows)
    yield from _decisions(rows, game)
    yield from _clocks(rows)
    yield from _motions(rows)
    yield from _drafts(rows, game)
    if rows.forgotten and not rows.is_live:
        yield "forgotten[0]: the table has ended"


def _seats(rows: Rows) -> Iterator[str]:
    """Every seat that is named is one of the table's."""
    seats = {row.seat for row in rows.seats}
    for name in ("steps", "decisions", "motions", "ballots", "forgotten"):
        for n, row in enumerate(getattr(rows, name)):
            if row.seat is not None and row.seat not in seats:
                yield f"{name}[{n}]: there is no seat {row.seat}"


def _steps(rows: Rows) -> Iterator[str]:
    numbers = [row.step for row in rows.steps]
    if sorted(numbers) != list(range(rows.table.step + 1)):
        yield f"steps: they are not 0 to {rows.table.step}"
    for n, row in enumerate(rows.steps):
        if not _filled_rightly(row):
            yield f"steps[{n}]: a step of the kind {row.kind} is not filled in like that"
        if row.back_to is not None and row.back_to >= row.step:
            yield f"steps[{n}]: it takes back what never was"
    changed = {row.step for row in rows.steps if row.kind != "notice"}
    for n, state in enumerate(rows.states):
        if state.step not in changed:
            yield f"states[{n}]: it is of no step that changed anything"
    yield from (f"states: there are two after step {each}" for each in twice(row.step for row in rows.states))


def _filled_rightly(row: StepRow) -> bool:
    filled = {name for name in ("seat", "decision", "form", "back_to") if getattr(row, name) is not None}
    return set(_FILLED[row.kind]) <= filled <= {*_FILLED[row.kind], *_MAY.get(row.kind, ())}


def _decisions(rows: Rows, game: AnyGame) -> Iterator[str]:
    playing = rows.table.status == "playing"
    for n, row in enumerate(rows.decisions):
        last = rows.table.step if row.closed_step is None else row.closed_step
        if row.kind not in game.declares.decisions:
            yield f"decisions[{n}]: this game asks nothing like that"
        if not row.opened_step <= last <= rows.table.step or (row.closed_step is None and not playing):
            yield f"decisions[{n}]: it cannot have been asked from step {row.opened_step} to {row.closed_step}"
    yield from (
        f"decisions: there are two with the number {each}" for each in twice(row.number for row in rows.decisions)
    )


def _clocks(rows: Rows) -> Iterator[str]:
    open_ones = {row.number for row in rows.decisions if row.closed_step is None}
    timed = _timed(rows) if rows.table.pace is not None else set[int]()
    if sorted(row.decision for row in rows.deadlines) != sorted(timed):
        yield "deadlines: they are not those of what is asked"
    for name in ("reminders", "late"):
        numbers = [row.decision for row in getattr(rows, name)]
        if not set(numbers) <= open_ones or twice(numbers):
            yield f"{name}: they are not of what is asked"


def _timed(rows: Rows) -> set[int]:
    """The questions with a clock: all, if somebody waits for them. One person alone keeps nobody waiting."""
    here = {row.seat: row.kind for row in rows.seats if row.until_step is None}
    alone = sum(kind == "person" for kind in here.values()) == 1
    asked = [row for row in rows.decisions if row.closed_step is None]
    return {row.number for row in asked if not alone or here.get(row.seat) == "open"}


def _motions(rows: Rows) -> Iterator[str]:
    yield from (f"motions: there are two with the number {each}" for each in twice(row.id for row in rows.motions))
    for n, row in enumerate(rows.motions):
        if (row.back_to is not None) != (row.kind == "undo") or (row.back_to or 0) > rows.table.step or _is_about(row):
            yield f"motions[{n}]: it asks for what cannot be"
        if (row.closed_at is None) != (row.status == "open") or (row.status == "open" and not rows.is_live):
            yield f"motions[{n}]: it is {row.status}, and its table is {rows.table.status}"
    if sum(row.status == "open" for row in rows.motions) > 1:
        yield "motions: two are open"
    asking = {row.id: row.seat for row in rows.motions}
    for n, ballot in enumerate(rows.ballots):
        if asking.get(ballot.motion, ballot.seat) == ballot.seat:
            yield f"ballots[{n}]: nobody asked this seat"
    cast = twice((row.motion, row.seat) for row in rows.ballots)
    yield from (f"ballots: there are two of motion and seat {each}" for each in cast)


def _is_about(row: MotionRow) -> bool:
    """Whether it is about nothing where it has to be about something, or the other way round."""
    return (row.about is not None) == (row.kind in ("undo", "abandon"))


def _drafts(rows: Rows, game: AnyGame) -> Iterator[str]:
    asked = {(row.number, row.seat) for row in rows.decisions}
    sits = {row.person: row.seat for row in rows.now if row.person is not None}
    for n, row in enumerate(rows.drafts):
        if (row.decision, sits.get(row.person)) not in asked:
            yield f"drafts[{n}]: the person was never asked that"
        try:
            known = form_from_json(row.form).verb in game.verb
        except ValueError:
            known = False
        if not known:
            yield f"drafts[{n}]: it is no form of this game"
    yield from (f"drafts: {each} has two" for each in twice(row.person for row in rows.drafts))
