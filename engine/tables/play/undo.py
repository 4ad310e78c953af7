"""Undo: taking back one's own last form, at once where that is free, else by the others' consent; and as the host."""

from msgspec import MsgspecError

from engine.core.forms.forms import form_from_json
from engine.core.game import AnyGame
from engine.core.state.events import Event
from engine.core.state.sealed import question_of, sealed_answer
from engine.core.state.undo import PlayedStep, is_free
from engine.core.values.seats import Seat
from engine.tables.play.recording import take_back
from engine.tables.play.votes import ask, others
from engine.tables.seeing import looking
from engine.tables.seeing.history import counts
from engine.tables.seeing.shown import TakingBack, UndoNow
from engine.tables.storage.records import Step, Table, events_of
from engine.tables.transaction.refusals import No
from engine.tables.transaction.request import Done
from engine.tables.transaction.transaction import Transaction


def undo(tx: Transaction, table: Table, *, asking: bool = True, at: int | None = None) -> Done:
    """Take back one's own last form: at once if that is free or nobody else is there, else the others are asked, if
    they may be. Nothing, if the table stands no longer at this step."""
    seat = tx.seat(table)
    if at is not None and at != table.step:
        raise No.GONE_ON.because()
    own, free = _to_take_back(tx, table, seat)
    if free:
        return take_back(tx, table, own.step - 1, Event("table-undone", {"seat": seat}), seat)
    if not asking and others(tx, table, seat):
        raise No.OTHERS_MUST_AGREE.because()
    return ask(tx, table, "undo", seat, own.step - 1)


def would_undo(tx: Transaction, table: Table) -> TakingBack:
    """What the others would be asked to agree to: one's own last form and all moves after it, as one knows them."""
    seat = tx.seat(table)
    own, _ = _to_take_back(tx, table, seat)
    motion = tx.stored.motions.open_at(table.id)
    if motion is not None and tx.is_real(motion):
        raise No.MOTION_OPEN.because(seat=motion.seat)
    moves = tuple(entry for entry in looking.log(tx, table, own.step, table.step) if counts(entry))
    return TakingBack(table.step, moves, tuple(sorted(others(tx, table, seat))))


def _to_take_back(tx: Transaction, table: Table, seat: Seat) -> tuple[Step, bool]:
    """This seat's last form, and whether it can be taken back at once."""
    if _is_sealed(tx, table, seat):
        raise No.STILL_SEALED.because()
    own, free = _own_last(tx, table, seat)
    if own is None:
        raise No.NOTHING_TO_UNDO.because()
    return own, free


def undo_now(tx: Transaction, table: Table) -> UndoNow:
    """What it would take whoever asks to undo his last form."""
    seat = tx.viewer(table)
    if seat is None or table.status != "playing" or tx.is_paused(table):
        return "nothing"
    if _is_sealed(tx, table, seat):
        return "nothing"
    own, free = _own_last(tx, table, seat)
    if own is None:
        return "nothing"
    return "free" if free or not others(tx, table, seat) else "asks"


def undo_as_host(tx: Transaction, table: Table, step: int) -> Done:
    """The host takes back this form and all that came after it; everybody hears of it."""
    tx.host(table)
    found = next(
        (form.step for form in tx.stored.steps.forms_that_count(table.id, table.step) if form.step == step), None
    )
    if found is None:
        raise No.NO_SUCH_STEP.because(last=table.step)
    tx.audit("undo-by-host", table.id, step=found)
    return take_back(tx, table, found - 1, Event("table-undone-by-host", {"step": found}), None)


def _is_sealed(tx: Transaction, table: Table, seat: Seat) -> bool:
    """Whether what he last did is an answer that he can still change: he has nothing to take back then."""
    return sealed_answer(tx.state(table, tx.game(table)), seat) is not None


def _own_last(tx: Transaction, table: Table, seat: Seat) -> tuple[Step | None, bool]:
    """This seat's last form that still counts, and whether it can be taken back at once."""
    for newer, form in enumerate(tx.stored.steps.forms_that_count(table.id, table.step)):
        if form.seat == seat:
            return form, not newer and _is_free(tx, table, form, seat)
    return None, False


def _is_free(tx: Transaction, table: Table, step: Step, seat: Seat) -> bool:
    """Whether this seat's newest form can be taken back at once."""
    return _is_his(tx, table, step, seat) and is_free((_played(tx, table, tx.game(table), step),), seat)


def _is_his(tx: Transaction, table: Table, step: Step, seat: Seat) -> bool:
    """Whether it was whoever sits there now who made this move: a predecessor's is not his to take back."""
    sitting = tx.stored.tables.sitting_at(table.id, seat)
    return sitting is not None and step.step >= sitting.from_step


def _played(tx: Transaction, table: Table, game: AnyGame, step: Step) -> PlayedStep:
    """A stored form as the core's undo rule wants it, with the states around it."""
    before, after = tx.state(table, game, step.step - 1), tx.state(table, game, step.step)
    seat = step.seat or 0
    decision = question_of(before, seat)
    try:
        form, events = form_from_json(step.form or ""), events_of(step)
    except (MsgspecError, ValueError):
        raise No.UNREADABLE.because() from None
    if decision is None:
        raise No.UNREADABLE.because()
    return PlayedStep(step.step, seat, decision, form, before, after, events)
