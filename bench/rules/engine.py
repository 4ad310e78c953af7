"""Measuring one game's engine: whole random games, and the cost of each thing a move needs."""

from collections.abc import Callable
from statistics import median
from time import perf_counter
from typing import Any

from msgspec import Struct

from bench.die import die
from engine.core.door import Door, look
from engine.core.forms.forms import Form
from engine.core.game import AnyGame
from engine.core.play import Accepted, act, carry_out, start
from engine.core.state.decisions import Decision
from engine.core.state.state import GameState
from engine.core.state.undo import PlayedStep
from engine.core.stored import decode, encode
from engine.core.values.chance import Below
from engine.core.walk import random_form, walked

PLAYS = 12
"""Whose moves are taken apart."""
PARTS = ("choices", "apply", "view", "encode", "decode")


class Rate(Struct, frozen=True):
    """Whole random games, timed."""

    moves: int
    games: int
    seconds: float

    @property
    def moves_per_second(self) -> float:
        return self.moves / self.seconds


class Figures(Struct, frozen=True):
    """What was measured of one game with its highest number of seats."""

    game: str
    seats: int
    rates: list[Rate]
    cost: dict[str, tuple[float, float]]
    """Microseconds a call in the first and in the last quarter of a game, by part."""


def play_for(game: AnyGame, seconds: float) -> Rate:
    """Random games for so long."""
    seats, below, options = game.declares.players[-1], die(1), game.declares.options()
    moves, games, begun = 0, 0, perf_counter()
    while perf_counter() - begun < seconds:
        moves += _play(game, seats, options, below, games)
        games += 1
    return Rate(moves, games, perf_counter() - begun)


def measure(name: str, game: AnyGame, rates: list[Rate], plays_looked_at: int = PLAYS) -> Figures:
    """Take the moves of some plays apart."""
    seats, below = game.declares.players[-1], die(1)
    plays = [_record(game, seats, below, number) for number in range(plays_looked_at)]
    return Figures(name, seats, rates, {part: _quarters(game, plays, part) for part in PARTS})


def _play(game: AnyGame, seats: int, options: Any, below: Below, number: int) -> int:
    state, moves = start(game, seats, options, number.to_bytes(32, "big"))[0], 0
    while not state.over:
        state = _move(game, state, below)[2].state
        moves += 1
    return moves


def _record(game: AnyGame, seats: int, below: Below, number: int) -> list[PlayedStep]:
    state = start(game, seats, game.declares.options(), number.to_bytes(32, "big"))[0]
    steps: list[PlayedStep] = []
    while not state.over:
        decision, form, answer = _move(game, state, below)
        steps.append(PlayedStep(len(steps) + 1, decision.seat, decision, form, state, answer.state, answer.events))
        state = answer.state
    return steps


def _move(game: AnyGame, state: GameState, below: Below) -> tuple[Decision, Form, Accepted[Any]]:
    """A move is one complete form, picked by walking the choices, and carried out: like the yardstick's, which picks
    from a list of legal moves, it is not checked again."""
    decision = state.decisions[0]
    form = walked(game, state, decision, below)
    return decision, form, carry_out(game, state, decision, form)


def _quarters(game: AnyGame, plays: list[list[PlayedStep]], part: str) -> tuple[float, float]:
    first = [_cost(game, step, part) for play in plays for step in play[: len(play) // 4]]
    last = [_cost(game, step, part) for play in plays for step in play[-(len(play) // 4) :]]
    return sum(first) / len(first), sum(last) / len(last)


def _cost(game: AnyGame, step: PlayedStep, part: str) -> float:
    """Microseconds: the median of a few small batches, so that one interruption does not count."""
    call, times = _call(game, step, part), []
    for _ in range(5):
        begun = perf_counter()
        for _ in range(10):
            call()
        times.append((perf_counter() - begun) * 1e5)
    return median(times)


def _call(game: AnyGame, step: PlayedStep, part: str) -> Callable[[], object]:
    state, seat = step.before, step.seat
    below = die(step.number)
    stored = encode(game, state)
    return {
        "choices": lambda: random_form(game, Door(game, state, seat), below),
        "apply": lambda: act(game, state, seat, step.decision.number, step.form),
        "view": lambda: look(game, state, seat),
        "encode": lambda: encode(game, state),
        "decode": lambda: decode(game, stored),
    }[part]
