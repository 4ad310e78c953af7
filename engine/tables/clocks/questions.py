"""The questions of a step: opened and closed beside the state, each with its clock and when its player is reminded."""

from collections.abc import Iterable

from engine.core.state.decisions import Decision
from engine.core.state.state import GameState
from engine.core.values.seats import Seat
from engine.tables.clocks.clocks import PATIENCE, SEAT_WAITS, runs_until
from engine.tables.clocks.person import absence_at, next_reminder
from engine.tables.clocks.running import Running, end, person_of, stop, take_time_back
from engine.tables.clocks.standing import moment
from engine.tables.storage.records import Person, Sitting, Step, Table
from engine.tables.transaction.transaction import Transaction


def change(
    tx: Transaction, table: Table, step: Step, before: GameState | None, after: GameState, *, goes_on: bool
) -> None:
    """Keep what is asked beside the state, so that `mine` need not open every table; and let clocks run. If the turn
    of whoever moved goes on, so does his clock."""
    were = set() if before is None else set(before.decisions)
    gone, new = were - set(after.decisions), [each for each in after.decisions if each not in were]
    running = stop(tx, table, step, gone, on=goes_on) if gone and _is_watched(tx, table) else {}
    for decision in gone:
        tx.stored.steps.close_decision(table.id, decision.number, step.step)
    if step.kind == "undo":
        running = take_time_back(tx, table, step, running)
    for decision in new:
        tx.stored.steps.open_decision(table.id, decision, step.step, tx.now)
    start(tx, table, new, running)


def _is_watched(tx: Transaction, table: Table) -> bool:
    """Whether anything runs there: who plays alone against computers keeps nobody waiting; a seat that is open does."""
    return _several(tx, table) or any(sitting.kind == "open" for sitting in tx.sittings(table.id))


def _several(tx: Transaction, table: Table) -> bool:
    return sum(sitting.kind == "person" for sitting in tx.sittings(table.id)) > 1


def start(tx: Transaction, table: Table, new: Iterable[Decision], running: Running, at: int | None = None) -> None:
    """Clocks and reminders of questions that were just put, or whose time begins anew: now, or at this moment."""
    now = tx.now if at is None else at
    if not _is_watched(tx, table):
        return
    sitters, several = {sitting.seat: sitting for sitting in tx.sittings(table.id)}, _several(tx, table)
    for decision in new:
        sitting, runs = sitters[decision.seat], running.get(decision.seat)
        person, times = person_of(tx, sitting), None
        if table.pace is not None and (several or sitting.kind == "open"):
            times = (runs and runs.times) or _times(tx, table, table.pace, sitting, person, now)
            tx.stored.clocks.begin(table.id, decision.number, *times)
        if person is None or not several:
            continue
        if runs is None:
            _remind(tx, table, decision.number, person, None if times is None else times[1], now)
        elif runs.reminder is not None:
            others_at = _others_asked_at(tx, table, person, now)
            tx.stored.reminders.plan(table.id, decision.number, *runs.reminder, ask_at=others_at)


def renew(tx: Transaction, table: Table, seat: Seat) -> None:
    """Somebody else sits there now, or his time begins anew: clocks and reminders of what the seat is asked."""
    open_now = [
        Decision(number, at, kind) for number, at, kind in tx.stored.steps.open_decisions(table.id) if at == seat
    ]
    opened = tx.stored.steps.opened_at(table.id)
    for decision in open_now:
        end(tx, table, decision.number, decision.seat)
        start(tx, table, [decision], {}, moment(tx, table, opened[decision.number]))


def _times(
    tx: Transaction, table: Table, pace: int, sitting: Sitting, person: Person | None, now: int
) -> tuple[int, int]:
    """Until when an answer is expected, and due at the latest. A seat that is open waits for somebody to take it."""
    if sitting.kind == "open":
        return now + SEAT_WAITS, now + SEAT_WAITS
    reserve = pace if sitting.reserve is None else sitting.reserve
    away = absence_at(tx, table, person)
    return runs_until(now, min(pace, reserve), away), runs_until(now, reserve, away)


def _remind(tx: Transaction, table: Table, decision: int, person: Person, due: int | None, now: int) -> None:
    """The first reminder."""
    at = next_reminder(person, now, due, table.pace, 0, now)
    tx.stored.reminders.plan(table.id, decision, now, at, ask_at=_others_asked_at(tx, table, person, now))


def _others_asked_at(tx: Transaction, table: Table, person: Person, now: int) -> int | None:
    """Where there is no clock: when the others are asked about a question that was just put."""
    return runs_until(now, PATIENCE, absence_at(tx, table, person)) if table.pace is None else None
