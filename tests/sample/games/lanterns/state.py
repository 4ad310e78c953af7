"""The state of Lanterns: the pond and the coins in the open, the wishes in the hands."""

from msgspec import Struct
from msgspec.structs import replace

from engine.core.state.agenda import AgendaState
from engine.core.values.options import Options
from engine.core.values.seats import Seat
from tests.sample.games.lanterns.data import CELLS, WISHES

Counts = tuple[int, ...]
"""Wishes by kind, in the order of `WISHES`."""


class LanternsOptions(Options):
    """Nothing can be chosen before the start."""


class Lantern(Struct, frozen=True, forbid_unknown_fields=True):
    """A lantern on the pond, for all to see."""

    seat: Seat
    colour: str


class Hidden(Struct, frozen=True, forbid_unknown_fields=True):
    """What one seat hides."""

    hand: Counts
    keepsake: str
    gift: str = ""
    """The wish that lies face down before a swap."""


class LanternsState(AgendaState, frozen=True, kw_only=True):
    """One table of Lanterns."""

    bag: Counts
    """What was not dealt. Nobody knows it, and nobody will."""
    hidden: tuple[Hidden, ...]
    coins: tuple[int, ...]
    pond: tuple[Lantern | None, ...] = (None,) * len(CELLS)
    """Cell by cell, in the order of `CELLS`."""
    colours: tuple[str, ...] = ()
    """Everybody's colour in this round, once they are shown."""
    first: Seat = 0
    """Who places first in this round."""
    round: int = 0


def free_cells(state: LanternsState) -> tuple[str, ...]:
    """Where no lantern lies yet."""
    return tuple(cell for cell, lantern in zip(CELLS, state.pond, strict=True) if lantern is None)


def lantern_on(state: LanternsState, cell: str) -> Lantern | None:
    """What lies on this cell."""
    return state.pond[CELLS.index(cell)]


def more(hand: Counts, wish: str, n: int = 1) -> Counts:
    """A hand with so many more of a wish, or fewer."""
    return tuple(held + n if kind == wish else held for kind, held in zip(WISHES, hand, strict=True))


def hide(state: LanternsState, seat: Seat, hidden: Hidden) -> LanternsState:
    """Let this seat hide something else."""
    return replace(state, hidden=(*state.hidden[:seat], hidden, *state.hidden[seat + 1 :]))
