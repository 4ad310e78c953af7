"""The computer of Pebbles is an opponent: it clearly beats a player who does anything legal at random."""

from collections.abc import Iterator

from engine.contract.trial import Trial
from engine.core.door import Door
from engine.core.play import Accepted, act
from engine.core.values.seats import Seat
from engine.core.walk import random_form
from tests.sample.games.pebbles.game import GAME
from tests.sample.games.pebbles.state import PebblesOptions, PebblesState

PLAYS = 200


def finished(play: int, computer: Seat) -> PebblesState:
    """A table for two that the computer and the random player have played to its end."""
    trial = Trial(GAME, 2, PebblesOptions(), f"computer {play}".encode().ljust(16))
    state, dice = trial.begin(), (trial.below("seat 0"), trial.below("seat 1"))
    assert isinstance(state, PebblesState)
    while not state.over:
        decision = state.decisions[0]
        door, below = Door(GAME, state, decision.seat), dice[decision.seat]
        form = GAME.computer(door, below) if decision.seat == computer else random_form(GAME, door, below)
        answer = act(GAME, state, decision.seat, decision.number, form)
        assert isinstance(answer, Accepted), answer
        state = answer.state
    return state


def shares() -> Iterator[float]:
    """What the computer gets of each win: all, half or nothing. It begins every other play."""
    for play in range(PLAYS):
        computer = play % 2
        winners = GAME.winners(finished(play, computer))
        yield (computer in winners) / len(winners)


def test_the_computer_clearly_beats_random_play() -> None:
    """With these seeds it gets 86 % of the wins."""
    assert sum(shares()) / PLAYS > 0.75
