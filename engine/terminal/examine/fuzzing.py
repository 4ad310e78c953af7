"""Random games under every promise: the search for a fault, and what is known of one that was found."""

import traceback
from collections.abc import Callable, Iterator, Sequence
from hashlib import blake2b
from itertools import count
from typing import Any

from msgspec import Struct

from engine.contract.trial import BrokenPromise, Promise, Trial, steps
from engine.core.forms.forms import Form
from engine.core.game import AnyGame, Outcome
from engine.core.values.chance import Chance
from engine.core.values.options import Options, option_values, options_from
from engine.core.values.seats import Seat
from engine.terminal.play.session import SEED_BYTES

Played = tuple[Seat, Form]


class Found(Struct, frozen=True):
    """A promise that was broken."""

    trial: Trial
    promise: str
    fault: str
    forms: tuple[Played, ...]
    """What was played up to the fault."""
    last: Played | None
    """What was carried out last; a promise may also try forms that the play itself does not take."""
    where: str
    """The way through the code, for a developer."""


class Tally:
    """How much was played."""

    def __init__(self) -> None:
        self.games = 0
        self.steps = 0


def fuzz(
    games: Sequence[AnyGame], promises: Sequence[Promise], seed: bytes, go_on: Callable[[Tally], bool], tally: Tally
) -> Found | None:
    """Play while `go_on` says so; the first fault ends it."""
    for trial in trials(games, seed):
        if not go_on(tally):
            return None
        for promise in promises:
            if (found := check(trial, promise, tally)) is not None:
                return found
        tally.games += 1
    return None


def trials(games: Sequence[AnyGame], seed: bytes) -> Iterator[Trial]:
    """Without end, each game in turn: any number of seats, any options, another seed each time."""
    for n in count():
        for game in games:
            seats, chance = Chance(_derived(seed, f"{game.name} {n} table")).below(len(game.declares.players))
            yield Trial(
                game, game.declares.players[seats], _any_options(game, chance), _derived(seed, f"{game.name} {n}")
            )


def check(trial: Trial, promise: Promise, tally: Tally | None = None) -> Found | None:
    """Whether the promise is broken. Anything that is raised is a fault."""
    watched = Watched(trial.game)
    try:
        promise.check(Trial(watched.game, trial.seats, trial.options, trial.seed))
    except Exception as error:
        fault = str(error) if isinstance(error, BrokenPromise) else f"{type(error).__name__}: {error}"
        where = "".join(traceback.format_exception(error))
        last = watched.forms[-1] if watched.forms else None
        return Found(trial, promise.name, fault, forms_played(trial, watched.states), last, where)
    finally:
        if tally is not None:
            tally.steps += len(watched.states)
    return None


class Watched:
    """A game that remembers what was carried out in it."""

    def __init__(self, game: AnyGame) -> None:
        self.states: list[Any] = []
        self.forms: list[Played] = []
        self._apply = game.apply
        self.game: AnyGame = game.altered(apply=self.apply)

    def apply(self, state: Any, seat: Seat, form: Form) -> Outcome[Any]:
        """As the game does, with a note of it."""
        self.states.append(state)
        self.forms.append((seat, form))
        return self._apply(state, seat, form)


def forms_played(trial: Trial, reached: list[Any]) -> tuple[Played, ...]:
    """The play again, as far as its states had been reached, and with the form that made it break, if one did."""
    again = Watched(trial.game)
    try:
        for step in steps(Trial(again.game, trial.seats, trial.options, trial.seed)):
            if step.before not in reached:
                return tuple(again.forms[:-1])
    except Exception:
        pass  # the fault itself, met once more: what was played up to it is what we want
    return tuple(again.forms)


def _any_options(game: AnyGame, chance: Chance) -> Options:
    chosen = {}
    for name, values in option_values(game.declares.options).items():
        at, chance = chance.below(len(values))
        chosen[name] = values[at]
    options: Options = options_from(game.declares.options, chosen)
    return options


def _derived(seed: bytes, purpose: str) -> bytes:
    return blake2b(purpose.encode(), digest_size=SEED_BYTES, key=seed).digest()
