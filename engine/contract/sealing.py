"""Promises about sealed answers: nobody learns one before the last has come, and each can think again until then."""

from typing import Any

from engine.contract.trial import BrokenPromise, Trial, legal_form, steps
from engine.core.door import Door, look
from engine.core.forms.forms import Form
from engine.core.game import AnyGame
from engine.core.play import Accepted, act
from engine.core.state.events import seen
from engine.core.state.sealed import sealed_answer
from engine.core.state.state import GameState
from engine.core.state.undo import PlayedStep
from engine.core.stored import to_json
from engine.core.values.seats import PUBLIC


def seals_answers(trial: Trial) -> None:
    """Another answer in its place shows in nothing that anybody else gets."""
    below = trial.below("sealed")
    for step in _sealed(trial):
        other = legal_form(trial.game, step.before, step.decision, below)
        answer = act(trial.game, step.before, step.seat, step.decision.number, other)
        if not isinstance(answer, Accepted):
            raise BrokenPromise(f"step {step.number}: {other} is offered, then refused: {answer}")
        for viewer in (PUBLIC, *(seat for seat in range(trial.seats) if seat != step.seat)):
            here = look(trial.game, step.after, viewer), seen(step.events, viewer)
            there = look(trial.game, answer.state, viewer), seen(answer.events, viewer)
            if to_json(here) != to_json(there):
                raise BrokenPromise(
                    f"step {step.number}: seat {step.seat}'s sealed answer shows: {here} with {step.form},"
                    f" {there} with {other}"
                )


def lets_think_again(trial: Trial) -> None:
    """An answer under seal can be changed, and changed back, without a trace; nobody is told, nobody else is asked."""
    below = trial.below("think again")
    for step in _sealed(trial):
        _said_once(step)
        other = legal_form(trial.game, step.before, step.decision, below)
        changed = _again(trial.game, step, step.after, other)
        back = _again(trial.game, step, changed.state, step.form)
        if back.state != step.after:
            raise BrokenPromise(f"step {step.number}: {step.form}, then {other}, then the first again is not the first")
        if Door(trial.game, changed.state, step.seat).answer() != other:
            raise BrokenPromise(f"step {step.number}: after thinking again it is not {other} that counts")


def _sealed(trial: Trial) -> list[PlayedStep]:
    """The steps that answered under seal and were not the last to do so."""
    return [step for step in steps(trial) if sealed_answer(step.after, step.seat) is not None]


def _said_once(step: PlayedStep) -> None:
    told = [event for event in step.events if event.params == {"seat": step.seat}]
    if len(step.events) != 1 or not told or step.events[0].privates:
        raise BrokenPromise(f"step {step.number}: of a sealed answer one says that it came, not {step.events}")


def _again(game: AnyGame, step: PlayedStep, state: GameState, form: Form) -> Accepted[Any]:
    answer = act(game, state, step.seat, step.decision.number, form)
    if not isinstance(answer, Accepted):
        raise BrokenPromise(f"step {step.number}: thinking again is refused: {answer}")
    if answer.events or answer.state.decisions != step.after.decisions:
        raise BrokenPromise(f"step {step.number}: thinking again is told, or asks somebody: {answer.events}")
    return answer
