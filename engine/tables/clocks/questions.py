"""The questions of a step: opened and closed beside the state, each with its clock and when its player is reminded."""

from collections.abc import Iterable

from engine.core.state.decisions import Decision
from engine.core.state.state import GameState
from engine.core.values.seats import Seat
from engine.tables.clocks.clocks import (
    DAY,
    MOST_IN_RESERVE,
    PATIENCE,
    SEAT_WAITS,
    after_move,
    after_undo,
    is_live,
    left,
    runs_until,
)
from engine.tables.clocks.person import absence_at, next_reminder, rests_until
from engine.tables.outbox.intents import LATE, intend
from engine.tables.storage.records import Person, Sitting, Step, Table
from engine.tables.transaction.transaction import Transaction

LAST = 99
"""In the place of how often somebody was reminded: he is not any more, but the others will be asked about him."""


def change(
    tx: Transaction, table: Table, step: Step, before: GameState | None, after: GameState, *, goes_on: bool
) -> None:
    """Keep what is asked beside the state, so that `mine` need not open every table; and let clocks run. If the turn
    of whoever moved goes on, so does his clock."""
    were = set() if before is None else set(before.decisions)
    gone, new = were - set(after.decisions), [each for each in after.decisions if each not in were]
    running = _stop(tx, table, step, gone, goes_on=goes_on) if gone and _is_watched(tx, table) else {}
    for decision in gone:
        tx.stored.steps.close_decision(table.id, decision.number, step.step)
    if step.kind == "undo":
        _take_time_back(tx, table, step, {decision.seat for decision in new})
    for decision in new:
        tx.stored.steps.open_decision(table.id, decision, step.step, tx.now)
    start(tx, table, new, running)


def _is_watched(tx: Transaction, table: Table) -> bool:
    """Whether anything runs there: who plays alone against computers keeps nobody waiting."""
    return table.pace is not None or _several(tx, table)


def _several(tx: Transaction, table: Table) -> bool:
    return sum(sitting.kind == "person" for sitting in tx.sittings(table.id)) > 1


def start(tx: Transaction, table: Table, new: Iterable[Decision], running: dict[Seat, tuple[int, int]]) -> None:
    """Clocks and reminders of questions that were just put."""
    if not _is_watched(tx, table):
        return
    sitters, several = {sitting.seat: sitting for sitting in tx.sittings(table.id)}, _several(tx, table)
    for decision in new:
        sitting = sitters[decision.seat]
        person, due = _person(tx, sitting), None
        if table.pace is not None:
            usual, due = running.get(decision.seat) or _times(tx, table, table.pace, sitting, person)
            tx.stored.clocks.begin(table.id, decision.number, usual, due)
        if person is not None and several:
            _remind(tx, table, decision.number, person, due)


def renew(tx: Transaction, table: Table, seat: Seat) -> None:
    """Somebody else sits there now, or his time begins anew: clocks and reminders of what the seat is asked."""
    open_now = [
        Decision(number, at, kind) for number, at, kind in tx.stored.steps.open_decisions(table.id) if at == seat
    ]
    for decision in open_now:
        _end(tx, table, decision.number)
    start(tx, table, open_now, {})


def _times(tx: Transaction, table: Table, pace: int, sitting: Sitting, person: Person | None) -> tuple[int, int]:
    """Until when an answer is expected, and due at the latest. A seat that is open waits for somebody to take it."""
    if sitting.kind == "open":
        return tx.now + SEAT_WAITS, tx.now + SEAT_WAITS
    reserve = pace if sitting.reserve is None else min(sitting.reserve, MOST_IN_RESERVE * pace)
    away = absence_at(tx, table, person)
    return runs_until(tx.now, min(pace, reserve), away), runs_until(tx.now, reserve, away)


def _remind(tx: Transaction, table: Table, decision: int, person: Person, due: int | None) -> None:
    """The first reminder. Whoever is asked in his quiet hours is not called then: he is reminded when they are over."""
    at = next_reminder(person, tx.now, due, table.pace, 0, tx.now)
    quiet = None if is_live(table.pace) else rests_until(person, tx.now)
    if quiet is not None and at is not None:
        at = min(at, quiet)
    if at is not None:
        tx.stored.clocks.remind(table.id, decision, at)
    elif table.pace is None:
        tx.stored.clocks.remind(table.id, decision, patience(tx.now, tx.now), LAST)


def patience(opened: int, now: int) -> int:
    """Where there is no clock: when the others are asked about a question that waits."""
    return max(opened + PATIENCE, now + DAY)


def _stop(
    tx: Transaction, table: Table, step: Step, gone: Iterable[Decision], *, goes_on: bool
) -> dict[Seat, tuple[int, int]]:
    """Clocks of what is no longer asked. What was left when somebody answered is his for the next time, with the pace;
    while his turn goes on, the clock that ran runs on."""
    running = dict[Seat, tuple[int, int]]()
    for decision in gone:
        times = None if table.pace is None else tx.stored.clocks.due_at(table.id, decision.number)
        _end(tx, table, decision.number)
        if times is None or table.pace is None or step.decision != decision.number:
            continue
        if goes_on:
            running[decision.seat] = times
        else:
            _earn(tx, table, table.pace, decision.seat, times[1])
    return running


def _end(tx: Transaction, table: Table, decision: int) -> None:
    """If somebody was late with it, there is nothing to choose about him any more."""
    if tx.stored.clocks.end(table.id, decision):
        intend(tx, table.id, table.step, (LATE, None))


def _earn(tx: Transaction, table: Table, pace: int, seat: Seat, due: int) -> None:
    sitting = next((each for each in tx.sittings(table.id) if each.seat == seat), None)
    if sitting is None or sitting.kind != "person":
        return
    person = _person(tx, sitting)
    earned = after_move(pace, left(tx.now, due, absence_at(tx, table, person)))
    missed = 0 if tx.person is not None else sitting.missed
    tx.stored.tables.change_seat(table.id, seat, reserve=earned, missed=missed)


def _take_time_back(tx: Transaction, table: Table, step: Step, seats: set[Seat]) -> None:
    """Whose moves were taken back has the time that they brought him no longer."""
    if table.pace is None or step.back_to is None:
        return
    undone = [each for each in tx.stored.steps.between(table.id, step.back_to + 1, step.step) if each.kind == "form"]
    for sitting in tx.sittings(table.id):
        moves = sum(each.seat == sitting.seat for each in undone)
        if sitting.seat in seats and moves and sitting.reserve is not None:
            reserve = after_undo(table.pace, sitting.reserve, moves)
            tx.stored.tables.change_seat(table.id, sitting.seat, reserve=reserve)


def _person(tx: Transaction, sitting: Sitting) -> Person | None:
    return None if sitting.person is None else tx.stored.people.by_id(sitting.person)
