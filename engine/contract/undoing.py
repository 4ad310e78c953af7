"""The promise about undo: what may be taken back freely has shown nobody anything, and can be done again."""

from typing import Any

from msgspec.structs import replace

from engine.contract.trial import BrokenPromise, Trial, steps
from engine.core.game import AnyGame
from engine.core.play import Accepted, act
from engine.core.state.state import GameState, decision_of
from engine.core.state.undo import PlayedStep, is_free, rewind
from engine.core.values.chance import Chance
from engine.core.values.refusals import Refusal


def undoes_only_what_is_its_own(trial: Trial) -> None:
    """A free undo goes past no draw and no Reveal; after it the old question is closed and the same form works."""
    for step in steps(trial):
        if is_free((step,), step.seat):
            _no_draw(trial.game, step)
            _again(trial, step, rewind(step.before, step.after))


def _no_draw(game: AnyGame, step: PlayedStep) -> None:
    other = replace(step.before, chance=Chance(bytes(32)))
    after, events = game.apply(other, step.seat, step.form)
    if replace(after, chance=step.after.chance) != step.after or events != step.events:
        raise BrokenPromise(f"step {step.number} {step.form} drew something and could still be undone freely")


def _again(trial: Trial, step: PlayedStep, back: GameState) -> None:
    if not isinstance(act(trial.game, back, step.seat, step.decision.number, step.form), Refusal):
        raise BrokenPromise(f"step {step.number}: after an undo the old question {step.decision} can still be answered")
    decision = decision_of(back, step.seat)
    answer: Any = decision and act(trial.game, back, step.seat, decision.number, step.form)
    if not isinstance(answer, Accepted) or answer.events != step.events:
        raise BrokenPromise(f"step {step.number} {step.form}: undone and done again, it gives {answer}")
