"""Writing a step: what happened, the state after it, the questions it opens and closes, what is to be sent."""

from collections.abc import Iterable

from msgspec import json
from msgspec.structs import replace

from engine.core.events import AnyEvent, Event, Reveal
from engine.core.game import AnyGame
from engine.core.seats import Seat
from engine.core.state import GameState
from engine.core.stored import digest, encode, to_json
from engine.tables.desk import Desk, Done
from engine.tables.outbox import MOTION, intend, intend_step
from engine.tables.recent import succeed
from engine.tables.records import Motion, MotionStatus, Step, StepKind, Table
from engine.tables.sql import forgotten, motions, steps, tables

_events = json.Decoder(tuple[Event | Reveal, ...])


def record(
    desk: Desk,
    table: Table,
    step: Step,
    before: GameState | None,
    after: GameState,
    game: AnyGame,
) -> Done:
    """Write a step that changed the state. `hash` and `at` of the step are filled in here."""
    stored = encode(game, after)
    hashed = digest(stored)
    _write(desk, table, step, hashed)
    steps.add_state(desk.db, table.id, step.step, stored.decode())
    _ask(desk, table, step.step, before, after)
    sitters = tables.sittings(desk.db, table.id)
    asked = {decision.seat for decision in after.decisions}
    if any(sitting.kind == "computer" and sitting.seat in asked for sitting in sitters):
        desk.woken.add(table.id)
    changed = succeed(table.id, game, stored.decode(), hashed, before, after)
    screens = [sitting.seat for sitting in sitters if sitting.kind == "person" and changed[sitting.seat]]
    goes_on = desk.person is not None and _goes_on(step, before, after)
    intend_step(desk, table, step.step, screens, changed=True, over=after.over, goes_on=goes_on)
    if desk.person is not None or after.over:
        _lapse(desk, table)
    if after.over:
        _nobody_comes(desk, table)
        tables.change(desk.db, table.id, status="finished", ended_at=desk.now)
    return Done(table.id, step.step)


def _goes_on(step: Step, before: GameState | None, after: GameState) -> bool:
    """Whether this was a form in the middle of a turn: whoever made it is asked something again, and nobody else is."""
    if step.kind != "form" or before is None or after.over or after.turn != before.turn:
        return False
    return {decision.seat for decision in after.decisions if decision not in before.decisions} == {step.seat}


def notice(desk: Desk, table: Table, event: Event, screens: Iterable[Seat] = (), seat: Seat | None = None) -> Done:
    """Write a step that says something and leaves the game as it is, even one that cannot be read any more."""
    last = steps.last(desk.db, table.id)
    after = table if last is None else replace(table, step=max(table.step, last.step))
    rules, hashed = (table.rules or 1, "") if last is None else (last.rules, last.hash)
    step = new_step(after, "notice", (event,), rules, seat=seat)
    _write(desk, table, step, hashed)
    intend_step(desk, table, step.step, screens, changed=False, over=False)
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


def events_of(step: Step) -> tuple[AnyEvent, ...]:
    """The events of a step with all that they hold, for the door to choose from."""
    return _events.decode(step.events)


def end(desk: Desk, table: Table) -> None:
    """The table ends without a result: nobody is asked anything any more."""
    steps.close_all(desk.db, table.id, max(table.step, 0))
    _lapse(desk, table)
    _nobody_comes(desk, table)
    tables.change(desk.db, table.id, status="abandoned", ended_at=desk.now, touched_at=desk.now, paused_at=None)


def _nobody_comes(desk: Desk, table: Table) -> None:
    """It has ended: who was invited, and who may not come back, is of no concern any more."""
    tables.uninvite(desk.db, table.id)
    forgotten.drop(desk.db, table.id)


def _write(desk: Desk, table: Table, step: Step, hashed: str) -> None:
    steps.add(desk.db, table.id, replace(step, hash=hashed, at=desk.now))
    tables.change(desk.db, table.id, step=step.step, touched_at=desk.now)


def _ask(desk: Desk, table: Table, step: int, before: GameState | None, after: GameState) -> None:
    """Keep the questions beside the state, so that `mine` need not open every table."""
    were = set() if before is None else set(before.decisions)
    due = None if table.pace is None else desk.now + table.pace
    for decision in were - set(after.decisions):
        steps.close_decision(desk.db, table.id, decision.number, step, timed=due is not None)
    for decision in after.decisions:
        if decision not in were:
            steps.open_decision(desk.db, table.id, decision, step, desk.now, due)


def close_motion(desk: Desk, table: Table, motion: Motion, status: MotionStatus) -> None:
    """It is decided or overtaken; whoever was asked is to see that."""
    motions.close(desk.db, motion.id, status, desk.now)
    intend(desk, table.id, table.step, (MOTION, None))


def _lapse(desk: Desk, table: Table) -> None:
    """People have played on: what was asked of the others before is no longer the question."""
    motion = motions.open_at(desk.db, table.id)
    if motion is not None:
        close_motion(desk, table, motion, "lapsed")
