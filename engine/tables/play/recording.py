"""Writing a step: what happened, the state after it, the questions it opens and closes, what is to be sent."""

from collections.abc import Iterable

from msgspec.structs import replace

from engine.core.game import AnyGame
from engine.core.state.events import AnyEvent, Event
from engine.core.state.state import GameState
from engine.core.state.undo import rewind
from engine.core.stored import digest, encode, to_json
from engine.core.values.seats import Seat
from engine.tables.clocks import questions
from engine.tables.clocks.running import goes_on, no_longer_asked
from engine.tables.outbox.intents import LATE, MOTION, SCREEN, intend, intend_step
from engine.tables.play.touching import touch, unwarn
from engine.tables.storage.records import Motion, MotionStatus, Step, StepKind, Table, is_quiet
from engine.tables.storage.state_cache import succeed
from engine.tables.transaction.request import Done
from engine.tables.transaction.transaction import Transaction


def record(
    tx: Transaction,
    table: Table,
    step: Step,
    before: GameState | None,
    after: GameState,
    game: AnyGame,
) -> Done:
    """Write a step that changed the state. `hash` and `at` of the step are filled in here."""
    stored = encode(game, after)
    hashed = digest(stored)
    _write(tx, table, step, hashed)
    tx.stored.steps.add_state(table.id, step.step, stored.decode())
    on = goes_on(step, before, after)
    _relieve(tx, table, step, before, after)
    questions.change(tx, table, step, before, after, goes_on=on)
    sitters = tx.sittings(table.id)
    asked = {decision.seat for decision in after.decisions}
    if any(sitting.is_played_by_computer and sitting.seat in asked for sitting in sitters):
        tx.woken.add(table.id)
    changed = succeed(table.id, game, stored.decode(), hashed, before, after)
    screens = [sitting.seat for sitting in sitters if sitting.kind == "person" and changed[sitting.seat]]
    if is_quiet(step):
        intend(tx, table.id, step.step, *((SCREEN, seat) for seat in screens))
        return Done(table.id, step.step)
    on = on and tx.person is not None
    intend_step(tx, table, step.step, screens, changed=True, over=after.over, goes_on=on)
    if tx.person is not None or after.over:
        _lapse(tx, table)
    if after.over:
        _time_stops(tx, table)
        _nobody_comes(tx, table)
        tx.stored.steps.drop_drafts(table.id)
        tx.stored.tables.change(table.id, status="finished", ended_at=tx.now)
    return Done(table.id, step.step)


def _relieve(tx: Transaction, table: Table, step: Step, before: GameState | None, after: GameState) -> None:
    """A computer that ends somebody's turn has done so with the turn, or when he is back himself. Of a question to
    several at once it answers this one, and that is all."""
    several = before is not None and len({decision.seat for decision in before.decisions}) > 1
    for sitting in tx.sittings(table.id):
        back = tx.person is not None and tx.person == sitting.person
        answered = several and step.seat == sitting.seat
        if sitting.stand_in and (back or answered or before is None or after.over or after.turn != before.turn):
            tx.stored.tables.change_seat(table.id, sitting.seat, stand_in=0)


def notice(tx: Transaction, table: Table, event: Event, screens: Iterable[Seat] = (), seat: Seat | None = None) -> Done:
    """Write a step that says something and leaves the game as it is, even one that cannot be read any more."""
    last = tx.stored.steps.last(table.id)
    after = table if last is None else replace(table, step=max(table.step, last.step))
    rules, hashed = (table.rules or 1, "") if last is None else (last.rules, last.hash)
    step = new_step(after, "notice", (event,), rules, seat=seat)
    _write(tx, table, step, hashed)
    intend_step(tx, table, step.step, screens, changed=False, over=False)
    return Done(table.id, step.step)


def new_step(
    table: Table,
    kind: StepKind,
    events: tuple[AnyEvent, ...],
    rules: int,
    *,
    seat: Seat | None = None,
    decision: int | None = None,
    form: str | None = None,
    back_to: int | None = None,
) -> Step:
    """The next step of a table, still without hash and time."""
    return Step(
        step=table.step + 1,
        kind=kind,
        seat=seat,
        decision=decision,
        form=form,
        back_to=back_to,
        events=to_json(events).decode(),
        rules=rules,
        hash="",
        at=0,
    )


def take_back(tx: Transaction, table: Table, back_to: int, event: Event, seat: Seat | None) -> Done:
    """Let an earlier state stand again, as a step of its own. What was drawn stays drawn."""
    game = tx.game(table)
    now = tx.state(table, game)
    after = rewind(tx.state(table, game, back_to), now)
    step = new_step(table, "undo", (event,), game.declares.rules_version, seat=seat, back_to=back_to)
    return record(tx, table, step, now, after, game)


def give_up(tx: Transaction, table: Table, event: Event) -> Done:
    """End the table without a result."""
    done = notice(tx, table, event)
    end(tx, table)
    return done


def end(tx: Transaction, table: Table) -> None:
    """The table ends without a result: nobody is asked anything any more."""
    tx.stored.steps.close_all(table.id, max(table.step, 0))
    unwarn(tx, table)
    _time_stops(tx, table)
    _lapse(tx, table)
    _nobody_comes(tx, table)
    tx.stored.tables.change(table.id, status="abandoned", ended_at=tx.now, touched_at=tx.now, paused_at=None)


def _time_stops(tx: Transaction, table: Table) -> None:
    """It has ended: nothing is to come any more, and there is nothing to choose about somebody who was late."""
    for sitting in tx.sittings(table.id):
        no_longer_asked(tx, table, sitting.seat)
    if tx.stored.clocks.drop(table.id):
        intend(tx, table.id, table.step, (LATE, None))


def _nobody_comes(tx: Transaction, table: Table) -> None:
    """It has ended: who was invited, and who may not come back, is of no concern any more."""
    tx.stored.tables.uninvite(table.id)
    tx.stored.forgotten.drop(table.id)


def _write(tx: Transaction, table: Table, step: Step, hashed: str) -> None:
    tx.stored.steps.add(table.id, replace(step, hash=hashed, at=tx.now))
    touch(tx, table, step=step.step)


def close_motion(tx: Transaction, table: Table, motion: Motion, status: MotionStatus) -> None:
    """It is decided or overtaken; whoever was asked is to see that."""
    tx.stored.motions.close(motion.id, status, tx.now)
    intend(tx, table.id, table.step, (MOTION, None))


def _lapse(tx: Transaction, table: Table) -> None:
    """People have played on: what was asked of the others before is no longer the question."""
    motion = tx.stored.motions.open_at(table.id)
    if motion is not None:
        close_motion(tx, table, motion, "lapsed")
