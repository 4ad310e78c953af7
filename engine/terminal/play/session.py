"""One game in memory: its state, the steps that led to it, and the undo rule. It prints nothing."""

import secrets
from collections.abc import Callable

from engine.core.forms.forms import Form
from engine.core.game import AnyGame
from engine.core.play import act, start
from engine.core.state.events import AnyEvent
from engine.core.state.state import GameState, decision_of
from engine.core.state.undo import PlayedStep, is_free, rewind
from engine.core.values.options import Options
from engine.core.values.refusals import Core, Refusal
from engine.core.values.seats import Seat, Viewer
from engine.terminal.console.voice import Mistake

SEED_BYTES = 32


class Session:
    """A table that lasts as long as the program runs."""

    def __init__(self, game: AnyGame, seats: int, options: Options, seed: bytes | None = None) -> None:
        self.game = game
        self.seed = seed or secrets.token_bytes(SEED_BYTES)
        self.state: GameState
        self.state, self.opening = start(game, seats, options, self.seed)
        self.steps: list[PlayedStep] = []

    def act(self, seat: Seat, form: Form) -> PlayedStep | Refusal:
        """Answer the seat's open decision. A refused form changes nothing."""
        decision = decision_of(self.state, seat)
        if decision is None:
            return Core.GAME_OVER.refuse() if self.state.over else Core.DECISION_CLOSED.refuse()
        answer = act(self.game, self.state, seat, decision.number, form)
        if isinstance(answer, Refusal):
            return answer
        step = PlayedStep(len(self.steps) + 1, seat, decision, form, self.state, answer.state, answer.events)
        self.steps.append(step)
        self.state = step.after
        return step

    def undo(self, seat: Seat) -> bool:
        """Take the seat's last step back if that is free. It is gone; decisions' numbers go on rising."""
        if not is_free(self.steps, seat):
            return False
        self.state = rewind(self.steps.pop().before, self.state)
        return True

    def events(self, since: int) -> tuple[AnyEvent, ...]:
        """What happened after so many steps; -1 is from the set-up on."""
        opening = self.opening if since < 0 else ()
        return (*opening, *(event for step in self.steps[max(since, 0) :] for event in step.events))


def why_not_undo(steps: list[PlayedStep], seat: Viewer) -> Mistake | None:
    """Why the seat's last step is not free, or None if it is. Who sits nowhere has made no step."""
    if seat is not None and is_free(steps, seat):
        return None
    if not any(step.seat == seat for step in steps):
        return Mistake("undo-none")
    last = steps[-1]
    if last.seat != seat:
        return Mistake("undo-others", seat=last.seat)
    return Mistake(next((key for key, holds in _REASONS if holds(last)), "undo-passed"))


_REASONS: tuple[tuple[str, Callable[[PlayedStep], bool]], ...] = (
    ("undo-drawn", lambda step: step.before.chance != step.after.chance),
    ("undo-shown", lambda step: any(event.shows for event in step.events)),
    ("undo-turn", lambda step: step.before.turn != step.after.turn or step.after.over),
)
