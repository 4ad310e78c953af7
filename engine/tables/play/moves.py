"""Answering a question: whose it is, whether the rules allow it, and the step it makes."""

from engine.core.forms.forms import Form
from engine.core.game import AnyGame
from engine.core.play import act
from engine.core.state.state import GameState
from engine.core.stored import to_json
from engine.core.values.refusals import Core, Refusal
from engine.core.values.seats import Seat
from engine.tables.play.recording import new_step, record
from engine.tables.storage.records import Table
from engine.tables.transaction.refusals import Declined, No
from engine.tables.transaction.request import Done
from engine.tables.transaction.transaction import Transaction


def submit(tx: Transaction, table: Table, decision: int, form: Form) -> Done:
    """Carry out a form, or refuse it with the reason."""
    if table.status != "playing":
        raise Declined(Core.GAME_OVER.refuse()) if table.step >= 0 else No.NOT_PLAYING.because()
    seat, game = tx.seat(table), tx.game(table)
    return step_of(tx, table, game, tx.state(table, game), seat, decision, form)


def step_of(
    tx: Transaction, table: Table, game: AnyGame, state: GameState, seat: Seat, decision: int, form: Form
) -> Done:
    """The step this form makes."""
    answer = act(game, state, seat, decision, form)
    if isinstance(answer, Refusal):
        raise Declined(answer)
    step = new_step(
        table,
        "form",
        answer.events,
        game.declares.rules_version,
        seat=seat,
        decision=decision,
        form=to_json(form).decode(),
    )
    if tx.person is not None:
        tx.stored.steps.drop_draft(table.id, tx.person)
    return record(tx, table, step, state, answer.state, game)
