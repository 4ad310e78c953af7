"""A trial: one reproducible play of a game, and the fault a promise may find in it."""

from collections.abc import Callable, Iterator
from hashlib import blake2b
from itertools import count

from msgspec import Struct

from engine.core.door import Door
from engine.core.forms.forms import Form
from engine.core.game import AnyGame
from engine.core.play import Accepted, act, start
from engine.core.state.decisions import Decision
from engine.core.state.events import AnyEvent
from engine.core.state.state import GameState
from engine.core.state.undo import PlayedStep
from engine.core.values.chance import Below, Chance
from engine.core.values.options import Options
from engine.core.walk import random_form


class BrokenPromise(AssertionError):
    """A promise was broken. The message says where and how."""


class Trial(Struct, frozen=True):
    """Everything that decides a random play, so that a fault can be found again."""

    game: AnyGame
    seats: int
    options: Options
    seed: bytes

    def begin(self) -> GameState:
        """The first state."""
        state: GameState = start(self.game, self.seats, self.options, self.seed)[0]
        return state

    def beginnings(self) -> tuple[tuple[AnyEvent, ...], tuple[AnyEvent, ...]]:
        """What happens while the game is set up, with this seed and with another."""
        other = bytes(byte ^ 255 for byte in self.seed)
        mine, others = (start(self.game, self.seats, self.options, seed)[1] for seed in (self.seed, other))
        return mine, others

    def below(self, purpose: str) -> Below:
        """A die of its own for each purpose: one check's rolls do not disturb another's."""
        key, counter = blake2b(purpose.encode(), digest_size=16, key=self.seed).digest(), count()

        def below(n: int) -> int:
            return Chance(key, next(counter) << 8).below(n)[0]

        return below


class Promise(Struct, frozen=True):
    """One thing every game promises."""

    name: str
    check: Callable[[Trial], None]


def steps(trial: Trial) -> Iterator[PlayedStep]:
    """A random play from the start to the end, step by step."""
    game, state, below = trial.game, trial.begin(), trial.below("play")
    for number in count(1):
        if state.over:
            return
        if number > game.plays.longest(trial.seats):
            raise BrokenPromise(f"no end after {number - 1} steps, which the game says is the longest")
        step = random_step(trial, state, below, number)
        yield step
        state = step.after


def states(trial: Trial) -> Iterator[GameState]:
    """Every state of that play, the last one too."""
    yield trial.begin()
    for step in steps(trial):
        yield step.after


def random_step(trial: Trial, state: GameState, below: Below, number: int) -> PlayedStep:
    """One random legal form, carried out."""
    if not state.decisions:
        raise BrokenPromise(f"dead end before step {number}: the game is not over, and nobody is asked anything")
    decision = state.decisions[below(len(state.decisions))]
    form = legal_form(trial.game, state, decision, below)
    return carry_out(trial.game, state, decision, form, number)


def legal_form(game: AnyGame, state: GameState, decision: Decision, below: Below) -> Form:
    """A form picked by walking the choices."""
    door = Door(game, state, decision.seat)
    try:
        return random_form(game, door, below)
    except LookupError as error:
        raise BrokenPromise(f"dead end: {error}") from error


def carry_out(game: AnyGame, state: GameState, decision: Decision, form: Form, number: int) -> PlayedStep:
    """The step this form makes; what was offered must be accepted."""
    answer = act(game, state, decision.seat, decision.number, form)
    if not isinstance(answer, Accepted):
        raise BrokenPromise(f"seat {decision.seat} was offered {form} and then refused: {answer}")
    return PlayedStep(number, decision.seat, decision, form, state, answer.state, answer.events)
