"""The state of a table of Dynasties. Goods, cities, regions and cards are numbers, in the order of the data file."""

from collections.abc import Iterable
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from engine.core.state.agenda import AgendaState
from engine.core.values.options import Options
from engine.core.values.seats import Seat
from engine.games.dynasties.data import PRINCE
from engine.games.dynasties.data.facts import Counts

NOBODY = -1
"""A space without a figure, a place or a tile without an owner, no die."""
NEUTRAL = -2
"""The pink figure that Casanova brings: it belongs to nobody."""


class DynastiesOptions(Options):
    """Nothing can be chosen before the start."""


class Town(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Who stands in a city."""

    prince: Seat = NOBODY
    princess: Seat = NOBODY
    child: Seat = NOBODY

    def on(self, role: int) -> Seat:
        """Whose figure stands on this space."""
        return self.prince if role == PRINCE else self.princess


class Founded(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A free city that was founded: where, and which role has the large space."""

    region: int
    large: int


class Ship(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A ship: its goods, who came first, and who came second, as long as the goods are being divided."""

    goods: Counts
    first: Seat = NOBODY
    second: Seat = NOBODY


class Slot(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A character in its place of this round."""

    character: int
    used: bool = False


class Die(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A die of the roll that is being settled, and whose it is, once that is decided."""

    face: str
    apart: bool = False
    owner: Seat = NOBODY
    done: bool = False


class Under(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A yellow card under the pile: only who put it there knows it."""

    card: int
    seat: Seat


class Player(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What lies open before one player."""

    points: Counts
    """By source."""
    goods: Counts
    reserve: int
    """Figures."""
    coats: Counts
    """By region."""
    on_track: int = 0
    """Figures on the pass track: none, if there was none left to pass with."""


class Hidden(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What one player keeps to himself."""

    hand: Counts
    """Action cards by kind."""
    scores: Counts
    """Scoring cards by kind."""
    books: Counts
    """Book tiles by kind."""
    looked: tuple[int, ...] = ()
    """Yellow cards of which one is to be kept, in the order in which they were drawn."""


class DynastiesState(AgendaState, frozen=True, kw_only=True, gc=False):
    """One table."""

    towns: tuple[Town, ...]
    free: tuple[Founded | None, ...]
    """By free city."""
    ships: tuple[Ship, ...]
    slots: tuple[Slot, ...]
    region_tiles: Counts
    """By region: the tile that lies there."""
    bag: Counts
    actions: Counts
    """The pile of action cards, by kind: which comes next is drawn when it comes. So it is with all piles."""
    discards: Counts
    greens: Counts
    """The scoring cards that left the game unseen."""
    yellows: Counts
    under: tuple[Under, ...] = ()
    """Below them: these come in the order in which they lie."""
    scored: Counts
    """The scoring cards that were played."""
    books: Counts
    used_books: Counts
    coats: Counts
    neutrals: int
    revaluations: tuple[Seat, ...]
    """By region: who has the tile."""
    players: tuple[Player, ...]
    hidden: tuple[Hidden, ...]
    track: tuple[Seat, ...]
    """The places of the pass track from the front, with those that cost something first."""
    leonardo: Seat = NOBODY
    bonus: tuple[tuple[Seat, ...], ...]
    """By bonus action: who has chosen it in this round."""
    dice: tuple[Die, ...] = ()
    first: Seat = 0
    active: Seat = NOBODY
    """Whose turn it is; nobody's at the end of a round."""
    round: int = 0


T = TypeVar("T")


def put(items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    """The same, with something else in one place."""
    return (*items[:at], item, *items[at + 1 :])


def more(counts: Counts, at: int, n: int = 1) -> Counts:
    """The same, with so many more in one place."""
    return (*counts[:at], counts[at] + n, *counts[at + 1 :])


def plus(*counts: Counts) -> Counts:
    """All of them together."""
    return tuple(map(sum, zip(*counts, strict=True)))


def minus(counts: Counts, less: Counts) -> Counts:
    """What is left when these are taken."""
    return tuple(have - n for have, n in zip(counts, less, strict=True))


def by_kind(items: Iterable[int], kinds: int) -> Counts:
    """How many there are of each kind."""
    found = [0] * kinds
    for item in items:
        found[item] += 1
    return tuple(found)


def changed(state: DynastiesState, seat: Seat, **changes: object) -> DynastiesState:
    """The table with something else before this player."""
    return replace(state, players=put(state.players, seat, replace(state.players[seat], **changes)))


def hide(state: DynastiesState, seat: Seat, **changes: object) -> DynastiesState:
    """The table with something else behind this player's screen."""
    return replace(state, hidden=put(state.hidden, seat, replace(state.hidden[seat], **changes)))


def has_passed(state: DynastiesState, seat: Seat) -> bool:
    """Whether he has left the round."""
    return seat in state.track


def around(state: DynastiesState, first: Seat) -> tuple[Seat, ...]:
    """All seats clockwise, from this one on."""
    return tuple((first + n) % state.seats for n in range(state.seats))


def in_track_order(state: DynastiesState) -> tuple[Seat, ...]:
    """Who has passed, from the front of the track."""
    return tuple(seat for seat in state.track if seat != NOBODY)
