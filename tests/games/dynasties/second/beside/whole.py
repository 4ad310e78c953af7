"""A whole game, played twice."""

from random import Random

from tests.games.dynasties.second.ask import Question
from tests.games.dynasties.second.beside.forms import asked
from tests.games.dynasties.second.beside.gathered import FIELDS, gather
from tests.games.dynasties.second.beside.plotting import plot
from tests.games.dynasties.second.beside.scarce import few_pieces, playing_with
from tests.games.dynasties.second.beside.side_by_side import TRIED, Beside


def play_twice(seats: int, seed: str, tried: int = TRIED) -> Beside:
    """To the end, with the same on both tables at every step."""
    return to_the_end(Beside(seats, Random(seed), tried), seed)


def play_twice_with_few_pieces(seats: int, seed: str, tried: int = TRIED) -> Beside:
    """The same, where everything runs short."""
    random = Random(seed)
    with playing_with(few_pieces(seats, random)):
        return to_the_end(Beside(seats, random, tried), seed)


def to_the_end(beside: Beside, seed: str) -> Beside:
    steps = 0
    while isinstance(beside.step, Question):
        kind, where = asked(beside.step), f"game {seed!r}, question {steps}: {beside.step.kind} of {beside.step.seat}"
        try:
            answer(beside, kind)
        except AssertionError as error:
            raise AssertionError(f"{where}: {error}") from error
        steps += 1
    beside.end()
    return beside


def answer(beside: Beside, kind: str) -> None:
    if kind in FIELDS:
        gather(beside)
    elif kind == "plot":
        plot(beside)
    else:
        beside.answer()
