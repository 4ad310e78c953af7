"""The state of Pebbles: what lies in the open, and what each seat keeps behind its screen."""

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from engine.core.state.state import GameState
from engine.core.values.options import Options
from engine.core.values.seats import Seat

Counts = tuple[int, ...]
"""Pebbles by colour, in the order of `COLOURS`."""


class PebblesOptions(Options):
    """What can be chosen before the start."""

    shells: bool = True
    bag: Literal["full", "small"] = "full"


class Hidden(Struct, frozen=True, forbid_unknown_fields=True):
    """What one seat keeps behind its screen."""

    coins: int
    pebbles: Counts
    favourite: str = ""
    polish: tuple[str, ...] | None = None
    """None until the seat has chosen."""


class PebblesState(GameState, frozen=True, kw_only=True):
    """One table of Pebbles."""

    bag: Counts
    beach: Counts
    sea: Counts
    shells: tuple[str, ...]
    hidden: tuple[Hidden, ...]
    shells_of: tuple[tuple[str, ...], ...]
    boasts: tuple[str, ...]
    """The favourite each seat has named, or nothing."""


def plus(counts: Counts, more: Counts) -> Counts:
    """Put pebbles to pebbles."""
    return tuple(map(int.__add__, counts, more))


def minus(counts: Counts, fewer: Counts) -> Counts:
    """Take pebbles from pebbles."""
    return tuple(map(int.__sub__, counts, fewer))


def at(items: tuple[str, ...], seat: Seat, item: str) -> tuple[str, ...]:
    """The same, with another item at this seat."""
    return (*items[:seat], item, *items[seat + 1 :])


def hide(state: PebblesState, seat: Seat, hidden: Hidden) -> PebblesState:
    """Put something else behind this seat's screen."""
    return replace(state, hidden=(*state.hidden[:seat], hidden, *state.hidden[seat + 1 :]))
