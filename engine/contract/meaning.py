"""A promise about what the others' moves mean for somebody: it follows from what he sees, and it can be said."""

from collections.abc import Callable

from engine.contract.secrecy import redealt, who
from engine.contract.trial import BrokenPromise, Trial, steps
from engine.core.door import look
from engine.core.game import AnyGame
from engine.core.state.events import seen
from engine.core.state.state import GameState
from engine.core.values.seats import Seat
from engine.core.values.texts import Text

Moment = tuple[GameState, tuple[Text, ...]]
"""A state, and what one was told since."""


def means_what_one_sees(trial: Trial) -> None:
    """Redeal what is hidden from a player, then and now: what it means for him stays the same, and is declared."""
    below = trial.below("means")
    since: dict[Seat, Moment] = {seat: (trial.begin(), ()) for seat in range(trial.seats)}
    for step in steps(trial):
        for seat, (state, told) in since.items():
            since[seat] = (state, (*told, *seen(step.events, seat)))
        since[step.seat] = (step.after, ())
        viewer = below(trial.seats)
        then, told = since[viewer]

        def dealt(state: GameState, viewer: Seat = viewer) -> GameState:
            return redealt(trial, state, viewer, below)

        here = _means(trial.game, viewer, then, step.after, told)
        there = _means(trial.game, viewer, then, step.after, told, dealt)
        if here != there:
            raise BrokenPromise(
                f"step {step.number}: {who(viewer)} can tell what is hidden from what it means: {here} or {there}"
            )
        _are_declared(trial.game, step.number, here)


def _means(
    game: AnyGame,
    viewer: Seat,
    then: GameState,
    now: GameState,
    told: tuple[Text, ...],
    dealt: Callable[[GameState], GameState] = lambda state: state,
) -> tuple[Text, ...]:
    before, after = (look(game, dealt(state), viewer) for state in (then, now))
    return game.shows.means(before, after, told)


def _are_declared(game: AnyGame, number: int, means: tuple[Text, ...]) -> None:
    declared = {message.key: message.params.keys() for message in game.declares.messages}
    for text in means:
        if declared.get(text.key) != text.params.keys():
            raise BrokenPromise(f"step {number}: nobody can say {text}: it is declared otherwise, or not at all")
