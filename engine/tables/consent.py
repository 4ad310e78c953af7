"""What takes the consent of the others: taking back more than is free, and giving up a game.

All other people at the table must agree; computers are not asked. One no is enough against it, and so is the next
move of a person: the game has then gone on.
"""

from typing import get_args

from msgspec import MsgspecError

from engine.core.events import Event
from engine.core.forms import form_from_json
from engine.core.game import AnyGame
from engine.core.seats import Seat
from engine.core.state import decision_of
from engine.core.undo import Step as PlayedStep
from engine.core.undo import is_free, rewind
from engine.tables.desk import Desk, Done
from engine.tables.outbox import MOTION, intend
from engine.tables.recording import close_motion, end, events_of, new_step, notice, record
from engine.tables.records import Motion, MotionKind, Step, Table
from engine.tables.refusals import Declined, No
from engine.tables.sights import UndoNow
from engine.tables.sql import motions, steps, tables

KINDS = get_args(MotionKind)


def undo(desk: Desk, table: Table, *, asking: bool = True) -> Done:
    """Take back one's own last form: at once if that is free or nobody else is there, else the others are asked, if
    they may be."""
    seat = desk.seat(table)
    own, free = _own_last(desk, table, seat)
    if own is None:
        raise No.NOTHING_TO_UNDO.because()
    if free:
        return take_back(desk, table, own.step - 1, Event("table-undone", {"seat": seat}), seat)
    if not asking and _others(desk, table, seat):
        raise No.OTHERS_MUST_AGREE.because()
    return _ask(desk, table, "undo", seat, own.step - 1)


def undo_now(desk: Desk, table: Table) -> UndoNow:
    """What it would take whoever asks to undo his last form."""
    seat = desk.viewer(table)
    if seat is None or table.status != "playing" or desk.is_paused(table):
        return "nothing"
    own, free = _own_last(desk, table, seat)
    if own is None:
        return "nothing"
    return "free" if free or not _others(desk, table, seat) else "asks"


def _own_last(desk: Desk, table: Table, seat: Seat) -> tuple[Step | None, bool]:
    """This seat's last form that still counts, and whether it can be taken back at once."""
    for newer, form in enumerate(steps.standing_forms(desk.db, table.id, table.step)):
        if form.seat == seat:
            return form, not newer and _is_free(desk, table, form, seat)
    return None, False


def undo_as_host(desk: Desk, table: Table, step: int) -> Done:
    """The host takes back this form and all that came after it; everybody hears of it."""
    desk.host(table)
    found = next((form.step for form in steps.standing_forms(desk.db, table.id, table.step) if form.step == step), None)
    if found is None:
        raise No.NO_SUCH_STEP.because(last=table.step)
    desk.audit("undo-by-host", table.id, step=found)
    return take_back(desk, table, found - 1, Event("table-undone-by-host", {"step": found}), None)


def abandon(desk: Desk, table: Table) -> Done:
    """Give up the game, if all other people agree."""
    return _ask(desk, table, "abandon", desk.seat(table), None)


def vote(desk: Desk, table: Table, motion: int, agrees: bool) -> Done:
    """Say yes or no to what another asks; or no to what one has asked oneself, which withdraws it."""
    seat, found = desk.seat(table), motions.open_at(desk.db, table.id)
    if found is None or found.id != motion or (found.seat == seat and agrees) or not is_real(desk, found):
        raise No.NO_MOTION.because()
    if found.seat == seat:
        close_motion(desk, table, found, "lapsed")
        return Done(table.id, table.step)
    motions.vote(desk.db, motion, seat, agrees, desk.now)
    if agrees:
        return count(desk, table, found)
    close_motion(desk, table, found, "declined")
    return notice(desk, table, Event(f"table-{found.kind}-declined", {"seat": found.seat, "by": seat}), seat=seat)


def count(desk: Desk, table: Table, motion: Motion) -> Done:
    """Carry the motion if everybody who is to be asked has agreed."""
    if _others(desk, table, motion.seat) - motions.agreed(desk.db, motion.id):
        intend(desk, table.id, table.step, (MOTION, None))
        return Done(table.id, table.step, motion.id)
    close_motion(desk, table, motion, "carried")
    return _carry(desk, table, motion.seat, motion.back_to, "-agreed")


def give_up(desk: Desk, table: Table, event: Event) -> Done:
    """End the table without a result."""
    done = notice(desk, table, event)
    end(desk, table)
    return done


def take_back(desk: Desk, table: Table, back_to: int, event: Event, seat: Seat | None) -> Done:
    """Let an earlier state stand again, as a step of its own. What was drawn stays drawn."""
    game = desk.game(table)
    now = desk.state(table, game)
    after = rewind(desk.state(table, game, back_to), now)
    step = new_step(table, "undo", (event,), game.rules_version, seat=seat, back_to=back_to)
    return record(desk, table, step, now, after, game)


def seat_changed(desk: Desk, table: Table, seat: Seat) -> None:
    """Somebody else sits there now: he has agreed to nothing, and asks for nothing."""
    motion = motions.open_at(desk.db, table.id)
    if motion is None:
        return
    if motion.seat == seat or not is_real(desk, motion) or not _can_be_carried(desk, table, motion):
        close_motion(desk, table, motion, "lapsed")
        return
    motions.withdraw(desk.db, motion.id, seat)
    count(desk, table, motion)


def is_real(desk: Desk, motion: Motion) -> bool:
    """Whether it asks for something, and somebody at the table asks it."""
    return motion.kind in KINDS and tables.sitting_at(desk.db, motion.table, motion.seat) is not None


def _can_be_carried(desk: Desk, table: Table, motion: Motion) -> bool:
    """Whether what is asked for could be done: nobody is kept at a table because it cannot be read."""
    if motion.back_to is None:
        return True
    try:
        return all(desk.state(table, desk.game(table), step) is not None for step in (None, motion.back_to))
    except Declined:
        return False


def _ask(desk: Desk, table: Table, kind: MotionKind, seat: Seat, back_to: int | None) -> Done:
    standing = motions.open_at(desk.db, table.id)
    if standing is not None and is_real(desk, standing):
        raise No.MOTION_OPEN.because(seat=standing.seat)
    if standing is not None:
        close_motion(desk, table, standing, "lapsed")
    if not _others(desk, table, seat):
        return _carry(desk, table, seat, back_to)
    number = motions.put(desk.db, table.id, kind, seat, back_to, desk.now)
    return count(desk, table, Motion(number, table.id, kind, seat, back_to, "open", desk.now))


def _is_free(desk: Desk, table: Table, step: Step, seat: Seat) -> bool:
    """Whether this seat's newest form can be taken back at once."""
    return _is_his(desk, table, step, seat) and is_free((_played(desk, table, desk.game(table), step),), seat)


def _is_his(desk: Desk, table: Table, step: Step, seat: Seat) -> bool:
    """Whether it was whoever sits there now who made this move: a predecessor's is not his to take back."""
    sitting = tables.sitting_at(desk.db, table.id, seat)
    return sitting is not None and step.step >= sitting.from_step


def _carry(desk: Desk, table: Table, seat: Seat, back_to: int | None, agreed: str = "") -> Done:
    """What was asked for happens: an undo back to a step, or the end."""
    if back_to is None:
        return give_up(desk, table, Event("table-abandoned" + agreed, {"seat": seat}))
    return take_back(desk, table, back_to, Event("table-undone" + agreed, {"seat": seat}), seat)


def _others(desk: Desk, table: Table, seat: Seat) -> set[Seat]:
    """The seats of all other people."""
    return {sitting.seat for sitting in desk.persons(table)} - {seat}


def _played(desk: Desk, table: Table, game: AnyGame, step: Step) -> PlayedStep:
    """A stored form as the core's undo rule wants it, with the states around it."""
    before, after = desk.state(table, game, step.step - 1), desk.state(table, game, step.step)
    seat = step.seat or 0
    decision = decision_of(before, seat)
    try:
        form, events = form_from_json(step.form or ""), events_of(step)
    except (MsgspecError, ValueError):
        raise No.UNREADABLE.because() from None
    if decision is None:
        raise No.UNREADABLE.because()
    return PlayedStep(step.step, seat, decision, form, before, after, events)
