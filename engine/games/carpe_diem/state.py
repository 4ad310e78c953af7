"""The state of a table of Carpe Diem. Kinds, goods, tiles and cells are numbers, in the order of the data file."""

from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from engine.core.state.agenda import AgendaState
from engine.core.values.options import Options
from engine.core.values.seats import Seat
from engine.games.carpe_diem.data import Counts

NOBODY = -1
"""A circle without a disc, a card space without a card, a pawn that does not stand yet."""


class CarpeDiemOptions(Options):
    """Nothing can be chosen before the start."""


class Laid(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A tile in a district."""

    tile: int
    cell: int
    rotation: int


class Player(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What lies open before one player."""

    vp: int
    board: int
    frames: Counts
    """The pieces on top, right, bottom and left."""
    pawn: int = NOBODY
    district: tuple[Laid, ...] = ()
    stored: Counts = ()
    goods: Counts = (0, 0, 0, 0)
    coins: int = 0
    bread: int = 0


class Hidden(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What one player keeps to himself: fountain cards by kind."""

    cards: Counts
    """Kept, and those just looked at."""
    under: Counts
    """Put under the pile, from which none of them comes back."""


class CarpeDiemState(AgendaState, frozen=True, kw_only=True, gc=False):
    """One table."""

    white: Counts
    black: Counts
    """The tiles of both piles, sorted: which comes next is drawn when it comes."""
    spaces: tuple[Counts, ...]
    row: Counts
    box: Counts = ()
    fountains: Counts
    """The fountain cards in the pile, by kind."""
    cards: tuple[str, ...]
    """By card space: the card there, or nothing."""
    circles: tuple[Seat, ...]
    players: tuple[Player, ...]
    hidden: tuple[Hidden, ...]
    track: tuple[tuple[Seat, ...], ...]
    """By space: the discs there, the lowest first."""
    phase: int = 1
    turns: int = 0
    """How many turns this phase has had."""
    first: Seat = 0
    """Who has the first-player marker."""


T = TypeVar("T")


def put(items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    """The same, with something else in one place."""
    return (*items[:at], item, *items[at + 1 :])


def changed(state: CarpeDiemState, seat: Seat, **changes: object) -> CarpeDiemState:
    """The table with something else before this player."""
    return replace(state, players=put(state.players, seat, replace(state.players[seat], **changes)))


def without(items: Counts, item: int) -> Counts:
    """What is left when one of them is taken."""
    at = items.index(item)
    return (*items[:at], *items[at + 1 :])


def more(counts: Counts, at: int, n: int = 1) -> Counts:
    """The same, with so many more in one place."""
    return (*counts[:at], counts[at] + n, *counts[at + 1 :])


def place_on_track(state: CarpeDiemState, seat: Seat) -> int:
    """On which space of the track this seat's disc lies."""
    return next(space for space, discs in enumerate(state.track) if seat in discs)
