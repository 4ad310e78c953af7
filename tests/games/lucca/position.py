"""Tables of Lucca Città to order: say what matters, and every other card lies somewhere without being lost."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from msgspec.structs import replace

from engine.core.play import start
from engine.core.state.state import ask
from engine.core.values.seats import Seat
from engine.games.lucca.game import GAME
from engine.games.lucca.state import Area, FaceDown, Hidden, LuccaOptions, LuccaState, Palace, Quarter

SEED = b"walls round Lucca"
COLOURS = ("red", "green", "brown", "grey", "blue", "black")
PALACE = {3: 5, 4: 4, 5: 3}
"""With so many cards a palace is complete, by players."""
ROUNDS = {3: 7, 4: 6, 5: 5}
FIRST_PILE = {3: 82, 4: 77, 5: 72}
TOWER = 0

Triplet = tuple[int, int, int]


def colour_of(card: int) -> str:
    """On our cards the colours come round every six numbers."""
    return COLOURS[(card - 1) % 6]


@dataclass(frozen=True)
class Side:
    """One player's quarter."""

    building: Sequence[Sequence[int]] = ()
    """Palaces under construction, each by its cards, the top one last."""
    finished: Sequence[int] = ()
    """Finished palaces by their numbers; what lies under the top card does not matter."""
    opened: Sequence[int] = ()
    walls: int | Sequence[int] = 0
    """How many, or which."""
    towers: int = 0
    points: int = 0
    """What was earned before, with windows."""


@dataclass
class _Box:
    """What has no place yet."""

    cards: list[int] = field(default_factory=lambda: list(range(1, 97)))
    towers: int = 4

    def take(self, cards: Sequence[int]) -> tuple[int, ...]:
        for card in cards:
            if card == TOWER:
                self.towers -= 1
            else:
                self.cards.remove(card)
        assert self.towers >= 0, "there are only four towers"
        return tuple(cards)

    def any(self, how_many: int, colour: str | None = None) -> tuple[int, ...]:
        fitting = [card for card in self.cards if colour in (None, colour_of(card))]
        return self.take(fitting[:how_many])


def new(players: int = 3, seed: bytes = SEED) -> LuccaState:
    """A table as it is set up: everybody is asked which two cards he keeps."""
    return start(GAME, players, LuccaOptions(), seed)[0]


def choosing(*hands: Sequence[int], display: Sequence[Triplet] = ()) -> LuccaState:
    """A table at which everybody holds just these four cards, and these triplets lie on the first places."""
    box = _Box()
    hidden = tuple(Hidden(hand=box.take(sorted(hand))) for hand in hands)
    given = [box.take(triplet) for triplet in display]
    laid = (*given, *(box.any(3) for _ in range(len(hands) + 1 - len(given))))
    known = tuple(sorted(card for cards in laid for card in cards))
    state = replace(new(len(hands)), hidden=hidden, display=laid, pile=tuple(box.cards), known=known)
    return _sound(state)


def position(
    *sides: Side,
    display: Sequence[Triplet] = (),
    seat: Seat = 0,
    order: Sequence[Seat] | None = None,
    round: int = 2,
) -> LuccaState:
    """A table at which `seat` has its turn, in this order of play: as they sit, if nothing is said.

    `display` lies on the first places; who played before has taken the last ones. The pile is as large as it is at
    that round of any game.
    """
    players, box = len(sides), _Box()
    order = tuple(order or range(players))
    before = order[: order.index(seat)]
    for side in sides:
        box.take([card for palace in side.building for card in palace])
        box.take([*side.finished, *side.opened, *(() if isinstance(side.walls, int) else side.walls)])
        box.towers -= side.towers
    given = [box.take(triplet) for triplet in display]
    quarters = tuple(_quarter(box, side, PALACE[players]) for side in sides)
    hidden = tuple(_hidden(box, side) for side in sides)
    given += [box.any(3) for _ in range(players + 1 - len(before) - len(given))]
    left = [*box.cards, *[TOWER] * box.towers]
    pile = FIRST_PILE[players] - (round - 1) * 3 * (players + 1)
    state = replace(
        new(players),
        round=round,
        order=order,
        quarters=quarters,
        hidden=hidden,
        display=(*given, *[()] * len(before)),
        taken_by=(*[None] * len(given), *before),
        pile=tuple(sorted(left[len(left) - pile :])),
        unused=tuple(sorted(left[: len(left) - pile])),
    )
    return _sound(ask(state, (seat,), "turn"))


def _quarter(box: _Box, side: Side, size: int) -> Quarter:
    begun = [Palace(colour_of(cards[0]), tuple(cards)) for cards in side.building]
    whole = [_whole(box, number, "finished", size) for number in side.finished]
    whole += [_whole(box, number, "opened", size) for number in side.opened]
    walls = side.walls if isinstance(side.walls, int) else len(side.walls)
    return Quarter((*begun, *whole), walls=walls, towers=side.towers, points=(side.points, 0, 0, 0, 0))


def _whole(box: _Box, number: int, area: Area, size: int) -> Palace:
    colour = colour_of(number)
    return Palace(colour, (*box.any(size - 1, colour), number), area)


def _hidden(box: _Box, side: Side) -> Hidden:
    walls = box.any(side.walls) if isinstance(side.walls, int) else tuple(side.walls)
    return Hidden(turns=(FaceDown(walls, ()),) if walls else ())


def _sound(state: LuccaState) -> LuccaState:
    assert GAME.proves.census(state) == GAME.proves.census(new(state.seats)), "cards are missing"
    assert GAME.proves.faults(state) == ()
    return state
