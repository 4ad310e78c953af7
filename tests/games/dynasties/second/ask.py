"""What a game yields: a question to a player with every legal answer, or a question that only chance can answer."""

from collections.abc import Generator
from typing import Any, NamedTuple, TypeVar

Move = tuple[Any, ...]
T = TypeVar("T")


class Question(NamedTuple):
    """Who is asked what. `settled` is the answer that the program gives itself (3.17); None: he must be asked."""

    seat: int
    kind: str
    legal: list[Move]
    settled: Move | None = None


class Chance(NamedTuple):
    """What is drawn, for whom, how many of it, and what it is drawn from.

    |kind|for|answer|
    |---|---|---|
    |tiles|-|the region tiles (first, second, crown), one for each region in order|
    |start|-|a list of one seat|
    |green, action, yellow|("player", seat)|a list of cards, in the order drawn|
    |goods|("player", seat) or ("ship", number from 0)|a number per colour|
    |book|("player", seat)|a list of one tile (kind, region or None)|
    |dice|("player", seat)|a list of three faces, one for each die in order|
    |characters|-|a list of all characters, one for each slot in order|
    """

    kind: str
    whom: Move
    number: int
    pool: Any


Step = Question | Chance
Play = Generator[Step, Any, T]
Playing = Play[None]


def only(legal: list[Move]) -> Move | None:
    """The one legal answer, if there is but one."""
    return legal[0] if len(legal) == 1 else None
