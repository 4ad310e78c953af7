"""The computer player: it knows the game better than chance does."""

from random import Random

import pytest

from engine.core.door import Door
from engine.core.play import Accepted, act
from engine.core.values.seats import Seat
from engine.core.walk import walked
from engine.games.dynasties.game import GAME
from tests.games.dynasties.position import new


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_it_beats_those_who_play_by_lot(seats: int) -> None:
    for seed in range(3):
        scores = play(seats, seed, clever=seed % seats)
        assert scores[seed % seats] > max(n for seat, n in enumerate(scores) if seat != seed % seats)


def play(seats: int, seed: int, clever: Seat) -> list[int]:
    """A whole game of one computer among players who play by lot."""
    state, dice = new(seats, bytes([seed + 1]) * 16), Random(seed)
    while not state.over:
        decision = state.decisions[0]
        if decision.seat == clever:
            form = GAME.plays.computer(Door(GAME, state, clever), dice.randrange)
        else:
            form = walked(GAME, state, decision, dice.randrange)
        answer = act(GAME, state, decision.seat, decision.number, form)
        assert isinstance(answer, Accepted), (form, answer)
        state = answer.state
    return [score.total for score in GAME.shows.scores(state)]
