"""What runs on from one question to the next: clock and reminders while a turn goes on; what a move earns its player,
and what an undo takes back of it."""

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple, TypeAlias

from engine.core.game import AnyGame
from engine.core.state.decisions import Decision
from engine.core.state.state import GameState
from engine.core.values.seats import Seat
from engine.tables.clocks.clocks import after_move, after_undo, left, reminders
from engine.tables.clocks.person import SELDOM, absence_at
from engine.tables.outbox.intents import LATE, intend
from engine.tables.storage.records import Person, Sitting, Step, Table
from engine.tables.transaction.refusals import Declined
from engine.tables.transaction.transaction import Transaction


class Runs(NamedTuple):
    """What goes on for whoever is asked the next thing in the same turn."""

    times: tuple[int, int] | None
    """Until when an answer is expected, and due at the latest; None without a clock."""
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
            _earn(tx, table, table.pace, sitting, runs.times[1])
    return running


def _runs(tx: Transaction, table: Table, decision: int, sitting: Sitting) -> Runs | None:
    """What runs for a question now; None if nothing does that would have to run on."""
    times = None if table.pace is None else tx.stored.clocks.due_at(table.id, decision)
    row = tx.stored.reminders.of_question(table.id, decision)
    if times is None:  # he was just here: reminders begin anew, unless he wants quiet for this turn
        quiet = table.pace is None and row is not None and row[3]
        return Runs(None, (None, 0, True)) if quiet else None
    return Runs(times, None if row is None else _reminder(tx, table, person_of(tx, sitting), times[1], *row))


def _reminder(
    tx: Transaction, table: Table, person: Person | None, due: int, opened: int, at: int | None, sent: int, hushed: bool
) -> tuple[int | None, int, bool]:
    """The next reminder, as it counts for a question that is put now: as many are still to come as before, at most."""
    seldom = person is not None and person.remind == SELDOM
    before, now = (len(reminders(since, due, table.pace, seldom)) for since in (opened, tx.now))
    return at, max(now - max(before - sent, 0 if at is None else 1), 0), hushed


def _begins_anew(tx: Transaction, table: Table, sitting: Sitting, runs: Runs) -> bool:
    """Whose time had run out before somebody did something is not late again at once: he has a pace for the rest."""
    if tx.person is None or runs.times is None or runs.times[1] > tx.now:
        return False
    missed = 0 if tx.person == sitting.person else sitting.missed
    tx.stored.tables.change_seat(table.id, sitting.seat, reserve=table.pace, missed=missed)
    return True


def _earn(tx: Transaction, table: Table, pace: int, sitting: Sitting, due: int) -> None:
    if sitting.kind != "person":
        return
    earned = after_move(pace, left(tx.now, due, absence_at(tx, table, person_of(tx, sitting))))
    missed = 0 if tx.person is not None else sitting.missed
    tx.stored.tables.change_seat(table.id, sitting.seat, reserve=earned, missed=missed)


def take_time_back(tx: Transaction, table: Table, step: Step, running: Running) -> Running:
    """Whose moves were taken back has the time that they brought him no longer; what is left of it runs on. A move in
    the middle of a turn has brought nothing."""
    if table.pace is None or step.back_to is None:
        return running
    earned = _earned(tx, table, step, step.back_to)
    for sitting in tx.sittings(table.id):
        if not earned[sitting.seat] or sitting.reserve is None:
            continue
        runs, kept = running.get(sitting.seat), sitting.reserve
        if runs is not None and runs.times is not None:
            kept = left(tx.now, runs.times[1], absence_at(tx, table, person_of(tx, sitting)))
        kept = after_undo(table.pace, kept, earned[sitting.seat])
        tx.stored.tables.change_seat(table.id, sitting.seat, reserve=kept)
    return {seat: runs for seat, runs in running.items() if not earned[seat]}


def _earned(tx: Transaction, table: Table, step: Step, back_to: int) -> Counter[Seat]:
    """How many of the forms that this undo takes back have brought time to whoever sits there now."""
    game, found = tx.game(table), Counter[Seat]()
    here = {each.seat: each.from_step for each in tx.sittings(table.id) if each.kind == "person"}
    for form in tx.stored.steps.forms_that_count(table.id, step.step - 1):
        if form.step <= back_to:
            break
        if form.seat in here and form.step >= here[form.seat] and _has_earned(tx, table, game, form):
            found[form.seat] += 1
    return found


def _has_earned(tx: Transaction, table: Table, game: AnyGame, form: Step) -> bool:
    try:
        before, after = (tx.state(table, game, at) for at in (form.step - 1, form.step))
    except Declined:
        return True  # what cannot be read keeps nobody from taking it back; and nobody gains time by it
    were, are = ({decision.number for decision in state.decisions} for state in (before, after))
    return form.decision in were - are and not goes_on(form, before, after)


def person_of(tx: Transaction, sitting: Sitting) -> Person | None:
    """Who sits there, if it is a person."""
    return None if sitting.person is None else tx.stored.people.by_id(sitting.person)
