"""A promise about answers that are not for all: who hears nothing of one cannot tell it from another."""

from engine.contract.secrecy import who
from engine.contract.trial import BrokenPromise, Trial, legal_form, steps
from engine.core.door import look
from engine.core.play import Accepted, act
from engine.core.state.events import seen
from engine.core.values.seats import PUBLIC


def leads_on_alike(trial: Trial) -> None:
    """Two answers of which somebody hears the same leave him with the same to see, and ask the same."""
    below = trial.below("alike")
    for step in steps(trial):
        other = legal_form(trial.game, step.before, step.decision, below)
        answer = act(trial.game, step.before, step.seat, step.decision.number, other)
        if not isinstance(answer, Accepted) or step.before.chance != answer.state.chance:
            continue
        for viewer in (PUBLIC, *(seat for seat in range(trial.seats) if seat != step.seat)):
            here, there = seen(step.events, viewer), seen(answer.events, viewer)
            if here == there and look(trial.game, step.after, viewer) != look(trial.game, answer.state, viewer):
                raise BrokenPromise(
                    f"step {step.number}: {who(viewer)} hears the same of {step.form} and of {other}, and sees by"
                    f" something else which it was: {look(trial.game, step.after, viewer)} or"
                    f" {look(trial.game, answer.state, viewer)}"
                )
