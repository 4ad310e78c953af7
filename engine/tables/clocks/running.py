"""What runs on from one question to the next: clock and reminders while a turn goes on; what a move earns its player,
and what an undo takes back of it."""

from collections.abc import Iterable
from typing import NamedTuple, TypeAlias

from engine.core.state.decisions import Decision
from engine.core.state.state import GameState
from engine.core.values.seats import Seat
from engine.tables.clocks.clocks import after_move, after_undo, left, reminders
from engine.tables.clocks.person import SELDOM, absence_at
from engine.tables.clocks.standing import moment
from engine.tables.outbox.intents import LATE, intend
from engine.tables.storage.records import Person, Sitting, Step, Table
from engine.tables.transaction.transaction import Transaction


class Runs(NamedTuple):
    """What goes on for whoever is asked the next thing in the same turn."""

    times: tuple[int, int] | None
    """Until when an answer is expected, and due at the latest; None without a clock. Where no time passes, as if it had
    begun to just now."""
    reminder: tuple[int | None, int, bool] | None
    """When he is reminded next, how often he was, and whether he wants quiet; None if he keeps nobody waiting."""


Running: TypeAlias = dict[Seat, Runs]


def goes_on(step: Step, before: GameState | None, after: GameState) -> bool:
    """Whether this was a form in the middle of a turn: whoever made it is asked something again, and nobody else is."""
    if step.kind != "form" or before is None or after.over or after.turn != before.turn:
        return False
    return {decision.seat for decision in after.decisions if decision not in before.decisions} == {step.seat}


def end(tx: Transaction, table: Table, decision: int) -> None:
    """If somebody was late with it, there is nothing to choose about him any more."""
    if tx.stored.clocks.end(table.id, decision):
        intend(tx, table.id, table.step, (LATE, None))


def stop(tx: Transaction, table: Table, step: Step, gone: Iterable[Decision], *, on: bool) -> Running:
    """Clocks of what is no longer asked. What was left when somebody answered is his for the next time, with the pace;
    while his turn goes on, what ran runs on, and so it does through an undo."""
    running: Running = {}
    sitters = {sitting.seat: sitting for sitting in tx.sittings(table.id)}
    for decision in gone:
        sitting, answered = sitters[decision.seat], step.decision == decision.number
        runs = _runs(tx, table, decision.number, sitting)
        end(tx, table, decision.number)
        if runs is None:
            continue
        if step.kind == "undo" or (answered and on):
            if not _begins_anew(tx, table, sitting, runs):
                running[decision.seat] = runs
        elif answered and table.pace is not None and runs.times is not None:
            _earn(tx, table, table.pace, sitting, decision.number, runs.times[1])
    return running


def _runs(tx: Transaction, table: Table, decision: int, sitting: Sitting) -> Runs | None:
    """What runs for a question now; None if nothing does that would have to run on."""
    found = None if table.pace is None else tx.stored.clocks.due_at(table.id, decision)
    row = tx.stored.reminders.of_question(table.id, decision)
    if found is None:  # he was just here: reminders begin anew, unless he wants quiet for this turn
        quiet = table.pace is None and row is not None and row[3]
        return Runs(None, (None, 0, True)) if quiet else None
    usual, due, opened = found
    stood = tx.now - moment(tx, table, opened)
    reminder = None if row is None else _reminder(tx, table, person_of(tx, sitting), due, stood, *row)
    return Runs((usual + stood, due + stood), reminder)


def _reminder(
    tx: Transaction,
    table: Table,
    person: Person | None,
    due: int,
    stood: int,
    opened: int,
    at: int | None,
    sent: int,
    hushed: bool,
) -> tuple[int | None, int, bool]:
    """The next reminder, as it counts for a question that is put now: as many are still to come as before, at most."""
    seldom = person is not None and person.remind == SELDOM
    before, now = (len(reminders(since, due, table.pace, seldom)) for since in (opened, tx.now - stood))
    left = max(before - max(sent, 0), 0 if at is None else 1)
    return None if at is None else at + stood, max(now - left, 0), hushed


def _begins_anew(tx: Transaction, table: Table, sitting: Sitting, runs: Runs) -> bool:
    """Whose time had run out before somebody did something is not late again at once: he has a pace for the rest."""
    if tx.person is None or runs.times is None or runs.times[1] > tx.now:
        return False
    missed = 0 if tx.person == sitting.person else sitting.missed
    tx.stored.tables.change_seat(table.id, sitting.seat, reserve=table.pace, missed=missed)
    return True


def _earn(tx: Transaction, table: Table, pace: int, sitting: Sitting, decision: int, due: int) -> None:
    if sitting.kind != "person":
        return
    had = max(left(tx.now, due, absence_at(tx, table, person_of(tx, sitting))), 0)
    has = after_move(pace, had)
    missed = 0 if tx.person is not None else sitting.missed
    tx.stored.tables.change_seat(table.id, sitting.seat, reserve=has, missed=missed)
    tx.stored.clocks.brought(table.id, decision, has - had)


def take_time_back(tx: Transaction, table: Table, step: Step, running: Running) -> Running:
    """Whose moves were taken back has the time that they brought him no longer; what is left of it runs on. A move in
    the middle of a turn has brought nothing."""
    if table.pace is None or step.back_to is None:
        return running
    brought = tx.stored.clocks.take_back(table.id, step.back_to)
    for sitting in tx.sittings(table.id):
        if sitting.seat not in brought or sitting.reserve is None:
            continue
        runs, has = running.get(sitting.seat), sitting.reserve
        if runs is not None and runs.times is not None:
            has = left(tx.now, runs.times[1], absence_at(tx, table, person_of(tx, sitting)))
        tx.stored.tables.change_seat(table.id, sitting.seat, reserve=after_undo(table.pace, has, brought[sitting.seat]))
    return {seat: runs for seat, runs in running.items() if seat not in brought}


def person_of(tx: Transaction, sitting: Sitting) -> Person | None:
    """Who sits there, if it is a person."""
    return None if sitting.person is None else tx.stored.people.by_id(sitting.person)
