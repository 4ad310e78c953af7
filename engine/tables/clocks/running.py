"""What runs on from one question to the next: clock and reminders while a turn goes on; what a move earns its player,
and what an undo takes back of it."""

from collections.abc import Iterable
from typing import NamedTuple, TypeAlias

from engine.core.state.decisions import Decision
from engine.core.state.state import GameState
from engine.core.values.seats import Seat
from engine.tables.clocks.clocks import after_move, after_undo, left, runs_until
from engine.tables.clocks.person import absence_at
from engine.tables.clocks.standing import moment
from engine.tables.outbox.intents import ANSWERED, LATE, intend
from engine.tables.storage.records import Person, Sitting, Step, Table
from engine.tables.transaction.transaction import Transaction


class Reminding(NamedTuple):
    """How far somebody has been reminded."""

    since: int
    at: int | None
    """When he is next; None for no more."""
    sent: int
    hushed: bool
    """Whether he wants quiet."""
    told: int | None


class Runs(NamedTuple):
    """What goes on for whoever is asked the next thing in the same turn."""

    times: tuple[int, int] | None
    """Until when an answer is expected, and due at the latest; None without a clock. Where no time passes, as if it had
    begun to just now."""
    reminder: Reminding | None
    """None if he keeps nobody waiting."""


Running: TypeAlias = dict[Seat, Runs]


def goes_on(step: Step, before: GameState | None, after: GameState) -> bool:
    """Whether this was a form in the middle of a turn: whoever made it is asked something again, and nobody else is."""
    if step.kind != "form" or before is None or after.over or after.turn != before.turn:
        return False
    return {decision.seat for decision in after.decisions if decision not in before.decisions} == {step.seat}


def end(tx: Transaction, table: Table, decision: int, seat: Seat) -> None:
    """If somebody was late with it, there is nothing to choose about him any more; and what reminded him of it goes."""
    late, told = tx.stored.clocks.end(table.id, decision)
    if late:
        intend(tx, table.id, table.step, (LATE, None))
    if told:
        no_longer_asked(tx, table, seat)


def no_longer_asked(tx: Transaction, table: Table, seat: Seat) -> None:
    """Whoever was reminded there is to see that it does not wait for him any more."""
    for sitting in tx.stored.tables.every_sitting(table.id):
        if sitting.seat == seat and sitting.person is not None and tx.stored.outbox.reminded(sitting.person, table.id):
            intend(tx, table.id, sitting.person, (ANSWERED, seat))


def stop(tx: Transaction, table: Table, step: Step, gone: Iterable[Decision], *, on: bool) -> Running:
    """Clocks of what is no longer asked. What was left when somebody answered is his for the next time, with the pace;
    while his turn goes on, what ran runs on, and so it does through an undo."""
    running: Running = {}
    sitters = {sitting.seat: sitting for sitting in tx.sittings(table.id)}
    for decision in gone:
        sitting, answered = sitters[decision.seat], step.decision == decision.number
        runs = _runs(tx, table, decision.number, sitting)
        end(tx, table, decision.number, decision.seat)
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
        quiet = table.pace is None and row is not None and row[2]
        return Runs(None, Reminding(tx.now, None, 0, True, None)) if quiet else None
    usual, due, opened = found
    at = moment(tx, table, opened)
    if at != tx.now:
        person = person_of(tx, sitting)
        before, away = absence_at(tx, table, person, at), absence_at(tx, table, person)
        usual, due = (runs_until(tx.now, left(at, each, before), away) for each in (usual, due))
    return Runs((usual, due), None if row is None else _moved(Reminding(*row), tx.now - at))


def _moved(reminder: Reminding, stood: int) -> Reminding:
    at = None if reminder.at is None else reminder.at + stood
    return reminder._replace(since=reminder.since + stood, at=at)


def _begins_anew(tx: Transaction, table: Table, sitting: Sitting, runs: Runs) -> bool:
    """Whose time had run out before somebody did something is not late again at once: he has a pace for the rest."""
    if tx.person is None or runs.times is None or runs.times[1] > tx.now:
        return False
    missed = 0 if tx.person == sitting.person else sitting.missed
    tx.stored.clocks.forget_brought(table.id, sitting.seat)
    tx.stored.tables.change_seat(table.id, sitting.seat, reserve=table.pace, missed=missed)
    return True


def _earn(tx: Transaction, table: Table, pace: int, sitting: Sitting, decision: int, due: int) -> None:
    if sitting.kind != "person":
        return
    had = max(left(tx.now, due, absence_at(tx, table, person_of(tx, sitting))), 0)
    has = after_move(pace, had)
    missed = 0 if tx.person is not None else sitting.missed
    tx.stored.tables.change_seat(table.id, sitting.seat, reserve=has, missed=missed)
    tx.stored.clocks.brought(table.id, decision, max(has - had, 0))


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
