"""The state of Lucca Città: the quarters and the triplets in the open; hands, walls and discards face down."""

from collections.abc import Iterator
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from engine.core.state.agenda import AgendaState
from engine.core.values.options import Options
from engine.core.values.seats import Seat
from engine.games.lucca.data import TABLES, TableFacts

Cards: TypeAlias = tuple[int, ...]
"""Cards by their street numbers; a tower is `TOWER`."""
Area: TypeAlias = Literal["construction", "finished", "opened"]

WINDOWS, OPENINGS, FINAL_OPENINGS, WALLS, NUMBERS = range(5)
"""Where points come from, in the order in which they are kept."""
NO_POINTS = (0,) * 5


class LuccaOptions(Options):
    """Nothing can be chosen before the start."""


class Palace(Struct, frozen=True, forbid_unknown_fields=True):
    """All cards of one colour in a quarter, the lowest first: the last gives the palace its number."""

    colour: str
    cards: Cards
    area: Area = "construction"

    @property
    def number(self) -> int:
        return self.cards[-1]


class Quarter(Struct, frozen=True, forbid_unknown_fields=True):
    """What everybody sees before one player."""

    palaces: tuple[Palace, ...] = ()
    walls: int = 0
    discards: int = 0
    towers: int = 0
    points: tuple[int, ...] = NO_POINTS
    """By where they come from."""


class FaceDown(Struct, frozen=True, forbid_unknown_fields=True):
    """What became of the cards of one turn that were not built. Which is which, only their owner knows."""

    walls: Cards
    discards: Cards


class Hidden(Struct, frozen=True, forbid_unknown_fields=True):
    """What one seat knows and the others do not."""

    hand: Cards = ()
    """The cards dealt, until all have chosen."""
    aside: Cards = ()
    """Those he did not keep. They are in the pile since, with all others."""
    turns: tuple[FaceDown, ...] = ()


class LuccaState(AgendaState, frozen=True, kw_only=True):
    """One table of Lucca Città."""

    pile: Cards
    """What may still come, in rising numbers: nobody, not even the program, knows in which order."""
    display: tuple[Cards, ...]
    """The triplets by their places; nothing where one was taken."""
    taken_by: tuple[Seat | None, ...]
    quarters: tuple[Quarter, ...]
    hidden: tuple[Hidden, ...]
    known: Cards
    """What everybody saw at the start, the first triplets and the cards that were kept: none of these was set aside."""
    unused: Cards = ()
    """The triplets nobody took, out of the game."""
    round: int = 0
    """0 until all have chosen their cards."""
    order: tuple[Seat, ...] = ()


def table_facts(state: LuccaState) -> TableFacts:
    """What goes by the number of players here."""
    return TABLES[state.data].by_players[state.seats]


def set_quarter(state: LuccaState, seat: Seat, quarter: Quarter) -> LuccaState:
    """Let this seat have another quarter."""
    return replace(state, quarters=(*state.quarters[:seat], quarter, *state.quarters[seat + 1 :]))


def hide(state: LuccaState, seat: Seat, hidden: Hidden) -> LuccaState:
    """Let this seat hide something else."""
    return replace(state, hidden=(*state.hidden[:seat], hidden, *state.hidden[seat + 1 :]))


def palace_of(quarter: Quarter, colour: str) -> Palace | None:
    """The palace of a colour: there is never more than one, in whatever area."""
    return next((palace for palace in quarter.palaces if palace.colour == colour), None)


def in_area(quarter: Quarter, area: Area) -> Iterator[Palace]:
    """The palaces that lie there."""
    return (palace for palace in quarter.palaces if palace.area == area)


def with_palace(quarter: Quarter, palace: Palace) -> Quarter:
    """With this palace in the place of the one of its colour, or beside the others."""
    found = [palace if each.colour == palace.colour else each for each in quarter.palaces]
    return replace(quarter, palaces=tuple(found if palace in found else [*found, palace]))


def scored(quarter: Quarter, source: int, points: int) -> Quarter:
    """With so many points more from this source."""
    before = quarter.points
    return replace(quarter, points=(*before[:source], before[source] + points, *before[source + 1 :]))


def shields(data: int, quarter: Quarter) -> int:
    """The shields of all cards under construction: no others count."""
    card = TABLES[data].card
    return sum(card[number].shields for palace in in_area(quarter, "construction") for number in palace.cards)


def windows(data: int, cards: Cards) -> int:
    """The windows of these cards."""
    return sum(TABLES[data].card[number].windows for number in cards)
