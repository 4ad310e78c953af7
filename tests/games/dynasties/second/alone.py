"""Games that this implementation plays by itself, with chance and answers of its own."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

from tests.games.dynasties.second.ask import Chance, Move, Question
from tests.games.dynasties.second.cubes import COLOURS, Cubes
from tests.games.dynasties.second.pieces import missing
from tests.games.dynasties.second.rules.game import play
from tests.games.dynasties.second.table import Table
from tests.games.dynasties.second.tables import Tables


def by_chance(chance: Chance, random: Random) -> Any:
    if chance.kind == "dice":
        return [random.choice(die) for die in chance.pool]
    if chance.kind == "goods":
        return some_goods(chance.pool, chance.number, random)
    return random.sample(chance.pool, chance.number)


def some_goods(bag: Cubes, count: int, random: Random) -> Cubes:
    drawn = random.sample(range(len(COLOURS)), count, counts=bag)
    return tuple(drawn.count(colour) for colour in range(len(COLOURS)))


def any_answer(question: Question, random: Random) -> Move:
    return random.choice(question.legal)


def playing_on(question: Question, random: Random) -> Move:
    """Any answer, but nobody passes or pauses who can do something else: more happens in such a game."""
    active = [move for move in question.legal if move[0] not in ("pass", "pause", "end")]
    return random.choice(active or question.legal)


class Alone:
    """A game to its end, in which all pieces are there after every step."""

    def __init__(
        self,
        tables: Tables,
        seats: int,
        seed: str,
        choose: Callable[[Question, Random], Move] = any_answer,
        settle: bool = False,
    ) -> None:
        random = Random(seed)
        self.table, self.steps = Table(tables, seats), 0
        self.asked, self.settled = Counter[str](), Counter[str]()
        self.most = Counter[str]()
        """The most legal answers there were to each kind of question."""
        playing = play(self.table)
        answer: Any = None
        while not self.table.over:
            try:
                step = playing.send(answer)
            except StopIteration:
                break
            lost = missing(self.table)
            assert not lost, f"{seed}, step {self.steps}: {lost}"
            self.steps += 1
            if isinstance(step, Chance):
                answer = by_chance(step, random)
            else:
                self.count(step)
                answer = step.settled if settle and step.settled else choose(step, random)
        assert not missing(self.table)

    def count(self, question: Question) -> None:
        kind = question.kind
        assert question.legal, kind
        assert len(question.legal) == len({*question.legal}), f"{kind}: answers twice"
        assert question.settled is None or question.settled in question.legal, kind
        (self.asked if question.settled is None else self.settled)[kind] += 1
        self.most[kind] = max(self.most[kind], len(question.legal))
