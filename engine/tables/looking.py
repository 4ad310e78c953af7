"""What one user may see of a table: always through the core's door, for the seat he has, or for the public."""

from typing import Any

from msgspec import MsgspecError, json
from msgspec.structs import replace

from engine.core.door import Door, look
from engine.core.events import seen
from engine.core.forms import Filled, Form
from engine.core.game import AnyGame
from engine.core.seats import Viewer
from engine.core.state import decision_of
from engine.tables.consent import is_real
from engine.tables.desk import Desk
from engine.tables.recording import events_of
from engine.tables.records import Step, Table
from engine.tables.refusals import Declined, No
from engine.tables.roster import Roster
from engine.tables.sights import INVITATION, LogEntry, Look, Menu, Overview, Result, Sitter, Waiting
from engine.tables.sql import motions, steps, tables
from engine.tables.texts import UNREADABLE
from engine.words.sources import LANGUAGES


def overview(desk: Desk, table: Table) -> Overview:
    """The table and who sits there. What cannot be read is left out: a table can always be named, and closed."""
    host = None if table.host is None else tables.seat_of(desk.db, table.id, table.host)
    sitters, motion = Roster(desk.db, table.id).now(), motions.open_at(desk.db, table.id)
    frame, chosen = _frame(desk, table)
    found = motion if motion is None or is_real(desk, motion) else None
    fine = frame is table and found is motion and (table.step < 0 or _in_order(sitters))
    fine = fine and chosen is not None and not tables.doubtful(desk.db, table.id)
    return Overview(frame, sitters, chosen or {}, host, found, desk.is_paused(table), not fine)


def _frame(desk: Desk, table: Table) -> tuple[Table, dict[str, str | bool] | None]:
    """The table in a language we speak, and what was chosen; None if that cannot be read."""
    frame = table if table.language in LANGUAGES else replace(table, language=LANGUAGES[0])
    try:
        return frame, desk.options(table)
    except Declined:
        return frame, None


def _in_order(sitters: tuple[Sitter, ...]) -> bool:
    return [sitter.seat for sitter in sitters] == list(range(len(sitters)))


def view(desk: Desk, table: Table, step: int | None = None) -> Look:
    """The table now, or as it stood after an earlier step."""
    game = _begun(desk, table)
    if step is not None and not 0 <= step <= table.step:
        raise No.NO_SUCH_STEP.because(last=table.step)
    shown = look(game, desk.state(table, game, step), desk.viewer(table))
    return Look(table.id, table.step if step is None else step, shown, game.tell(shown))


def door(desk: Desk, table: Table) -> Door[Any, Any, Any]:
    """The door of the user's own seat."""
    game = _begun(desk, table)
    return Door(game, desk.state(table, game), desk.seat(table))


def menu(desk: Desk, table: Table, verb: str, filled: Filled, field: str) -> Menu:
    """What may come for this field. What does not stand of the form is left out of account."""
    game, mine = _begun(desk, table), door(desk, table)
    decision = mine.decision()
    if decision is None or verb not in mine.answers() or field not in game.shape[verb][1]:
        raise No.NOT_ASKED.because()
    others = {name: value for name, value in filled.items() if name != field}
    standing = mine.legal_part(verb, others)
    return Menu(decision.number, standing, mine.choices(verb, standing, field))


def log(desk: Desk, table: Table, first: int, last: int) -> tuple[LogEntry, ...]:
    """The steps from one to another, both included; of what is not there, nothing."""
    first, last = max(first, 0), min(last, table.step)
    if first > last:
        return ()
    viewer, undone = desk.viewer(table), steps.undone(desk.db, table.id)
    roster = Roster(desk.db, table.id)
    return tuple(
        _entry(step, viewer, roster, _is_undone(step, undone)) for step in steps.between(desk.db, table.id, first, last)
    )


def since(desk: Desk, table: Table, step: int | None) -> tuple[LogEntry, ...]:
    """What happened after a step; without one, since the user's own last."""
    viewer = desk.viewer(table)
    if step is None and viewer is not None:
        step = steps.last_step_of(desk.db, table.id, viewer)
    return log(desk, table, 0 if step is None else step + 1, table.step)


def result(desk: Desk, table: Table) -> Result:
    """Scores and winners of a finished game: nothing is hidden then."""
    game = _begun(desk, table)
    state = desk.state(table, game)
    if not state.over:
        raise No.NO_RESULT.because() if table.status == "abandoned" else No.NOT_OVER.because()
    return Result(game.scores(state), game.winners(state))


def mine(desk: Desk) -> tuple[Waiting, ...]:
    """All that waits for the user, at whatever table, the oldest first."""
    if desk.person is None:
        return ()
    asked = [
        Waiting(table, game, number, None, kind, since, due)
        for table, game, number, kind, since, due in steps.waiting_for(desk.db, desk.person)
    ]
    voting = [
        Waiting(motion.table, game, None, motion.id, motion.kind, motion.opened_at, None)
        for motion, game in motions.waiting_for(desk.db, desk.person)
    ]
    invited = [
        Waiting(table, game, None, None, INVITATION, since, None)
        for table, game, since in tables.invited(desk.db, desk.person)
    ]
    return tuple(sorted((*asked, *voting, *invited), key=lambda waiting: (waiting.since, waiting.table)))


def draft(desk: Desk, table: Table) -> tuple[int, Form] | None:
    """The user's half-filled form, while the question it answers is open and his."""
    kept = None if desk.person is None else steps.draft(desk.db, table.id, desk.person)
    seat = desk.viewer(table)
    if kept is None or seat is None or table.status != "playing":
        return None
    decision = decision_of(desk.state(table, desk.game(table)), seat)
    if decision is None or decision.number != kept[0]:
        return None
    try:
        return kept[0], json.decode(kept[1], type=Form)
    except MsgspecError:
        return None


def _begun(desk: Desk, table: Table) -> AnyGame:
    if table.step < 0:
        raise No.NOT_PLAYING.because()
    return desk.game(table)


def _entry(step: Step, viewer: Viewer, roster: Roster, undone: bool) -> LogEntry:
    """If it cannot be read what happened, that is said in its place: the others of a log are still there."""
    try:
        events = seen(events_of(step), viewer)
    except MsgspecError:
        events = (UNREADABLE,)
    texts, sitters = roster.told(step.step, events)
    return LogEntry(step.step, step.kind, step.seat, step.at, texts, undone, sitters)


def _is_undone(step: Step, undone: list[tuple[int, int]]) -> bool:
    """Moves can be taken back; that somebody left or took a seat cannot."""
    return step.kind != "notice" and any(back < step.step < by for back, by in undone)
