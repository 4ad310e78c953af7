"""What the engine has drawn, as its events tell those who may know: chance's answers for the naive implementation."""

from collections import defaultdict, deque
from collections.abc import Callable, Iterable
from typing import Any

from engine.core.state.events import AnyEvent
from engine.games.dynasties.data import ACTIONS, SHIPS
from tests.games.dynasties.second.ask import Chance, Question
from tests.games.dynasties.second.beside.by_engine import book_called, names
from tests.games.dynasties.second.beside.converted import face_of, kind

Said = dict[str, Any]
Stock = tuple[str, tuple[Any, ...]]
"""The kind of chance, and for whom."""

HEARD: dict[str, Callable[[int, Said], tuple[Stock, Any]]] = {
    "drew": lambda seat, said: (("goods", ("player", seat)), said["goods"]),
    "loaded": lambda _, said: (("goods", ("ship", SHIPS.index(said["ship"]))), said["goods"]),
    "drew-cards-own": lambda seat, said: (("action", ("player", seat)), names(ACTIONS, said["cards"])),
    "dealt-own": lambda seat, said: (("action", ("player", seat)), names(ACTIONS, said["cards"])),
    "greens-own": lambda seat, said: (("green", ("player", seat)), list(said["cards"])),
    "looked-own": lambda seat, said: (("looked", ("player", seat)), list(said["cards"])),
    "book-own": lambda seat, said: (("book", ("player", seat)), [book_called(said["book"])]),
    "rolled": lambda seat, said: (("dice", ("player", seat)), [face_of(face) for face in said["dice"]]),
    "characters": lambda _, said: (("characters", ()), list(said["characters"])),
    "round": lambda seat, said: (("start", ()), [seat] if said["round"] == 1 else []),
}


class Draws:
    """What waits to be asked for, for each in the order in which it was drawn."""

    def __init__(self) -> None:
        self.waiting = defaultdict[Stock, deque[Any]](deque)

    def hear(self, events: Iterable[AnyEvent]) -> None:
        """What was drawn from an empty stock is nothing, and is not asked for."""
        for event in events:
            own: list[tuple[int, str, Said]] = [(each.seat, each.key, {**each.params}) for each in event.privates]
            for seat, key, said in [*own, (_seat(event), event.key, {**event.params})]:
                if key in HEARD:
                    stock, drawn = HEARD[key](seat, said)
                    if any(drawn) or (drawn and stock[0] == "start"):
                        self.waiting[stock].append(drawn)

    def answer(self, chance: Chance) -> Any:
        """Of the yellow cards that were looked at, those come from chance that were never seen before."""
        if chance.kind == "yellow":
            return copies(self.waiting["looked", chance.whom][0][: chance.number], chance.pool)
        drawn = self.waiting[chance.kind, chance.whom].popleft()
        return copies(drawn, chance.pool) if chance.kind == "action" else drawn

    def looked(self, question: Question) -> None:
        """The cards of which one is kept are those that the engine has drawn, in the same order."""
        drawn = self.waiting["looked", ("player", question.seat)].popleft()
        assert [kind(card) for (card,) in question.legal] == drawn

    def nothing_left(self) -> None:
        """Everything that the engine has drawn was asked for."""
        left = {stock: [*drawn] for stock, drawn in self.waiting.items() if drawn}
        assert not left, left


def _seat(event: AnyEvent) -> int:
    seat = event.params.get("seat", 0)
    assert isinstance(seat, int)
    return seat


def copies(kinds: list[str], pool: Iterable[str]) -> list[str]:
    """Some cards of these kinds."""
    found, left = list[str](), list(pool)
    for each in kinds:
        card = next(card for card in left if kind(card) == each)
        left.remove(card)
        found.append(card)
    return found
