"""The state of a table of Carrara. Colours, cities, types and tiles are numbers, in the order of the data file."""

from operator import add, sub
from typing import Annotated, Literal, TypeVar

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from engine.core.state.state import GameState
from engine.core.values.options import Beside, Options
from engine.core.values.seats import Seat
from engine.games.carrara.data import Counts

EMPTY = -1
"""A space of the display without a tile, a city without a marker, no seat."""


class CarraraOptions(Options):
    """Whether it is played with the expansion, and with which of its cards: the four numbered II, or drawn ones; and of
    each colour one may be named. The names of the four are those of the cards in the state."""

    expansion: Literal["no", "first", "drawn"] = "no"
    top: Annotated[Literal["any", "I", "II", "III", "IV", "V", "VI"], Beside("expansion")] = "any"
    objects: Annotated[Literal["any", "I", "II", "III", "IV", "V", "VI", "VII", "VIII"], Beside("expansion")] = "any"
    buildings: Annotated[
        Literal["any", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"], Beside("expansion")
    ] = "any"
    bonus: Annotated[Literal["any", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"], Beside("expansion")] = "any"


class Building(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A tile in a city of somebody's board."""

    tile: int
    city: int


class Board(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What lies open before one player."""

    vp: int
    markers: int
    """Scoring markers left."""
    buildings: tuple[Building, ...] = ()
    scored: tuple[int, ...] = ()
    """The types and categories this player has scored, by their places in `SCORABLE`."""


class Hidden(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What one player keeps behind his screen."""

    coins: int
    blocks: Counts
    objects: Counts


class Expansion(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What lies on the table with the expansion."""

    top: str
    objects: str
    buildings: str
    bonus: str
    """The numbers of the four cards."""
    eights: Counts
    """The 8-buildings left."""
    upgrades: Counts
    """The upgrade tiles left, by the spaces they cover."""
    laid: tuple[Counts, ...]
    """By seat: the spaces that upgrade tiles cover."""
    replaced: Counts = ()
    """The tiles that improving has taken out of the game."""


class CarraraState(GameState, frozen=True, kw_only=True, gc=False):
    """One table."""

    bag: Counts
    wheel: tuple[Counts, ...]
    """The blocks on sections I to VI."""
    display: Counts
    """The tiles on spaces 1 to 9, or EMPTY."""
    pile: Counts
    """The tiles not seen yet, sorted: which comes next is drawn when it comes."""
    for_sale: Counts
    supply: Counts
    city_markers: tuple[Seat, ...]
    """Who scored each city, or EMPTY."""
    boards: tuple[Board, ...]
    hidden: tuple[Hidden, ...]
    ending: str = ""
    """Why the last round is being played: `announced` or `built`."""
    ended_by: Seat = EMPTY
    announcer: Seat = EMPTY
    skipped: tuple[Seat, ...] = ()
    expansion: Expansion | UnsetType = UNSET
    """Not there in the base game, nor in what is stored of it."""


T = TypeVar("T")


def put(items: tuple[T, ...], seat: Seat, item: T) -> tuple[T, ...]:
    """The same by seat, with something else at this one."""
    return (*items[:seat], item, *items[seat + 1 :])


def laid_by(state: CarraraState, seat: Seat) -> Counts | None:
    """The spaces this seat's upgrade tiles cover; None in the base game, which has neither them nor categories."""
    return None if state.expansion is UNSET else state.expansion.laid[seat]


def on_offer(state: CarraraState) -> Counts:
    """The tiles that can be built: those of the display on spaces 1 to 9, or EMPTY, then the 8-buildings left."""
    return state.display if state.expansion is UNSET else (*state.display, *state.expansion.eights)


def hide(state: CarraraState, seat: Seat, hidden: Hidden) -> CarraraState:
    """Put something else behind this seat's screen."""
    return replace(state, hidden=put(state.hidden, seat, hidden))


def plus(counts: Counts, more: Counts) -> Counts:
    """Put pieces to pieces."""
    return tuple(map(add, counts, more))


def minus(counts: Counts, fewer: Counts) -> Counts:
    """Take pieces from pieces."""
    return tuple(map(sub, counts, fewer))


def at(counts: Counts, index: int, count: int) -> Counts:
    """The same, with another number in one place."""
    return (*counts[:index], count, *counts[index + 1 :])
