"""The promise about undo: what may be taken back freely has shown nobody anything, and can be done again."""

from typing import Any

from msgspec.structs import replace

from engine.contract.secrecy import redealt
from engine.contract.trial import BrokenPromise, Trial, steps
from engine.core.door import look
from engine.core.game import AnyGame
from engine.core.play import Accepted, act
from engine.core.state.events import seen
from engine.core.state.state import GameState, decision_of
from engine.core.state.undo import PlayedStep, is_free, rewind
from engine.core.values.chance import Chance
from engine.core.values.refusals import Refusal


def undoes_only_what_is_its_own(trial: Trial) -> None:
    """A free undo goes past no draw and nothing that was shown; after it the old question is closed and the same form
    works."""
    below = trial.below("undo")
    for step in steps(trial):
        if is_free((step,), step.seat):
            _no_draw(trial.game, step)
            _learned_nothing(trial.game, step, redealt(trial, step.before, step.seat, below))
            _again(trial, step, rewind(step.before, step.after))


def warns_of_what_is_final(trial: Trial) -> None:
    """What one press does, and nobody can take back because something was drawn or shown, is said to be final. With the
    last move of a game everything is shown, whatever it is."""
    kinds = {kind.key: kind for kind in trial.game.declares.events}
    for step in steps(trial):
        verb = trial.game.verb[step.form.verb]
        if verb.fields or verb.final or verb.solemn or step.after.over:
            continue
        for event in step.events:
            if kinds[event.key].drawn or kinds[event.key].reveals:
                raise BrokenPromise(f"step {step.number}: {verb.name} brings {event.key}, and nothing warns of it")


def _no_draw(game: AnyGame, step: PlayedStep) -> None:
    other = replace(step.before, chance=Chance(bytes(32)))
    answer = act(game, other, step.seat, step.decision.number, step.form)
    same = isinstance(answer, Accepted) and replace(answer.state, chance=step.after.chance) == step.after
    if not same or (isinstance(answer, Accepted) and answer.events != step.events):
        raise BrokenPromise(f"step {step.number} {step.form} drew something and could still be undone freely")


def _learned_nothing(game: AnyGame, step: PlayedStep, dealt: GameState) -> None:
    """With everybody else's secrets dealt anew the step tells its seat the same."""
    other: Any = act(game, dealt, step.seat, step.decision.number, step.form)
    if not isinstance(other, Accepted):
        raise BrokenPromise(f"step {step.number} {step.form}: legal or not, depending on what others hide: {other}")
    here, there = seen(step.events, step.seat), seen(other.events, step.seat)
    if here != there or look(game, step.after, step.seat) != look(game, other.state, step.seat):
        raise BrokenPromise(
            f"step {step.number} {step.form} showed seat {step.seat} what was hidden and could still be undone freely:"
            f" {here} or {there}"
        )


def _again(trial: Trial, step: PlayedStep, back: GameState) -> None:
    if not isinstance(act(trial.game, back, step.seat, step.decision.number, step.form), Refusal):
        raise BrokenPromise(f"step {step.number}: after an undo the old question {step.decision} can still be answered")
    decision = decision_of(back, step.seat)
    answer: Any = decision and act(trial.game, back, step.seat, decision.number, step.form)
    if not isinstance(answer, Accepted) or answer.events != step.events:
        raise BrokenPromise(f"step {step.number} {step.form}: undone and done again, it gives {answer}")
