"""Answering a question: whose it is, whether the rules allow it, and the step it makes."""

from engine.core.forms import Form
from engine.core.game import AnyGame
from engine.core.play import act
from engine.core.refusals import Core, Refusal
from engine.core.seats import Seat
from engine.core.state import GameState
from engine.core.stored import to_json
from engine.tables.desk import Desk, Done
from engine.tables.recording import new_step, record
from engine.tables.records import Table
from engine.tables.refusals import Declined, No


def submit(desk: Desk, table: Table, decision: int, form: Form) -> Done:
    """Carry out a form, or refuse it with the reason."""
    if table.status != "playing":
        raise Declined(Core.GAME_OVER.refuse()) if table.step >= 0 else No.NOT_PLAYING.because()
    seat, game = desk.seat(table), desk.game(table)
    return step_of(desk, table, game, desk.state(table, game), seat, decision, form)


def step_of(desk: Desk, table: Table, game: AnyGame, state: GameState, seat: Seat, decision: int, form: Form) -> Done:
    """The step this form makes."""
    answer = act(game, state, seat, decision, form)
    if isinstance(answer, Refusal):
        raise Declined(answer)
    step = new_step(
        table,
        "form",
        answer.events,
        game.rules_version,
        seat=seat,
        decision=decision,
        form=to_json(form).decode(),
    )
    return record(desk, table, step, state, answer.state, game)
