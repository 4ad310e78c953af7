"""What one user may see of a table: always through the core's door, for the seat he has, or for the public."""

from typing import Any

from msgspec import MsgspecError
from msgspec.structs import replace

from engine.core.door import Door, look
from engine.core.game import AnyGame
from engine.core.state.events import seen
from engine.core.values.seats import Seat, Viewer
from engine.tables.clocks.clocks import TOO_OFTEN
from engine.tables.clocks.lateness import excused, nothing_by_itself
from engine.tables.seeing.roster import Roster
from engine.tables.seeing.shown import INVITATION, LogEntry, Look, Overview, Result, Seen, Sitter, Waiting
from engine.tables.seeing.texts import UNREADABLE
from engine.tables.storage.records import Clock, Step, Table, events_of, is_quiet
from engine.tables.transaction.refusals import Declined, No
from engine.tables.transaction.transaction import Transaction
from engine.words.sources import LANGUAGES


def overview(tx: Transaction, table: Table) -> Overview:
    """The table and who sits there. What cannot be read is left out: a table can always be named, and closed."""
    host = None if table.host is None else tx.stored.tables.seat_of(table.id, table.host)
    sitters, motion = Roster(tx.stored, table.id).now(), tx.stored.motions.open_at(table.id)
    frame, chosen = _frame(tx, table)
    found = motion if motion is None or tx.is_real(motion) else None
    fine = frame is table and found is motion and (table.step < 0 or _in_order(sitters))
    fine = fine and chosen is not None and not tx.stored.tables.doubtful(table.id)
    clocks = _clocks(tx, table) if table.status == "playing" else ()
    not_asked = frozenset(excused(tx, table, found)) if found is not None and clocks else frozenset[Seat]()
    closes = tx.stored.clocks.closes_at(table.id) if table.ended_at is None else None
    return Overview(frame, sitters, chosen or {}, host, found, tx.is_paused(table), not fine, clocks, closes, not_asked)


def _clocks(tx: Transaction, table: Table) -> tuple[Clock, ...]:
    """The clocks that run there, with what a computer does if nobody chooses anything."""
    missed, found = {each.seat: each.missed for each in tx.sittings(table.id)}, list[Clock]()
    for clock in tx.stored.clocks.of_table(table.id):
        until = None if nothing_by_itself(table) else clock.late_until
        found.append(replace(clock, late_until=until, keeps_seat=missed.get(clock.seat, 0) >= TOO_OFTEN))
    return tuple(found)


def _frame(tx: Transaction, table: Table) -> tuple[Table, dict[str, str | bool] | None]:
    """The table in a language we speak, and what was chosen; None if that cannot be read."""
    frame = table if table.language in LANGUAGES else replace(table, language=LANGUAGES[0])
    try:
        return frame, tx.options(table)
    except Declined:
        return frame, None


def _in_order(sitters: tuple[Sitter, ...]) -> bool:
    return [sitter.seat for sitter in sitters] == list(range(len(sitters)))


def view(tx: Transaction, table: Table, step: int | None = None) -> Look:
    """The table now, or as it stood after an earlier step."""
    game = _begun(tx, table)
    if step is not None and not 0 <= step <= table.step:
        raise No.NO_SUCH_STEP.because(last=table.step)
    shown = look(game, tx.state(table, game, step), tx.viewer(table))
    return Look(table.id, table.step if step is None else step, shown, game.shows.tell(shown))


def door(tx: Transaction, table: Table) -> Door[Any, Any, Any]:
    """The door of the user's own seat."""
    game = _begun(tx, table)
    return Door(game, tx.state(table, game), tx.seat(table))


def everything(tx: Transaction, table: Table) -> Seen:
    """All that the user's pictures are made of."""
    shown = view(tx, table)
    since_step = shown.step - 1 if shown.view.viewer is None else None
    person = None if tx.person is None else tx.stored.people.by_id(tx.person)
    news = since(tx, table, since_step)
    last = tx.stored.steps.find(table.id, table.step)
    at = table.touched_at if last is None else last.at
    return Seen(overview(tx, table), shown, news, *course(tx, table, over=shown.view.over), person, at)


def course(tx: Transaction, table: Table, *, over: bool) -> tuple[tuple[LogEntry, ...], Result | None]:
    """The whole game and how it ended, once it is over."""
    return (log(tx, table, 0, table.step), result(tx, table)) if over else ((), None)


def log(tx: Transaction, table: Table, first: int, last: int) -> tuple[LogEntry, ...]:
    """The steps from one to another, both included; of what is not there, nothing."""
    first, last = max(first, 0), min(last, table.step)
    if first > last:
        return ()
    viewer, undone = tx.viewer(table), tx.stored.steps.undone(table.id)
    roster = Roster(tx.stored, table.id)
    return tuple(
        _entry(step, viewer, roster, _is_undone(step, undone))
        for step in tx.stored.steps.between(table.id, first, last)
        if not is_quiet(step) or step.seat == viewer
    )


def since(tx: Transaction, table: Table, step: int | None) -> tuple[LogEntry, ...]:
    """What happened after a step; without one, since the user's own last."""
    viewer = tx.viewer(table)
    if step is None and viewer is not None:
        step = tx.stored.steps.last_step_of(table.id, viewer)
    return log(tx, table, 0 if step is None else step + 1, table.step)


def result(tx: Transaction, table: Table) -> Result:
    """Scores and winners of a finished game: nothing is hidden then."""
    game = _begun(tx, table)
    state = tx.state(table, game)
    if not state.over:
        raise No.NO_RESULT.because() if table.status == "abandoned" else No.NOT_OVER.because()
    return Result(game.shows.scores(state), game.shows.winners(state))


def mine(tx: Transaction) -> tuple[Waiting, ...]:
    """All that waits for the user, at whatever table, the oldest first."""
    if tx.person is None:
        return ()
    asked = [
        Waiting(table, game, number, None, kind, since, due)
        for table, game, number, kind, since, due in tx.stored.steps.waiting_for(tx.person)
    ]
    voting = [
        Waiting(motion.table, game, None, motion.id, motion.kind, motion.opened_at, None)
        for motion, game in tx.stored.motions.waiting_for(tx.person)
    ]
    invited = [
        Waiting(table, game, None, None, INVITATION, since, None)
        for table, game, since in tx.stored.tables.invited(tx.person)
    ]
    return tuple(sorted((*asked, *voting, *invited), key=lambda waiting: (waiting.since, waiting.table)))


def _begun(tx: Transaction, table: Table) -> AnyGame:
    if table.step < 0:
        raise No.NOT_PLAYING.because()
    return tx.game(table)


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
