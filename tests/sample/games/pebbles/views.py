"""What can be seen of Pebbles: the table by everyone, a screen by its owner. No other field exists here."""

from msgspec import Struct

from tests.sample.games.pebbles.state import Counts


class SeatView(Struct, frozen=True):
    """One player as everyone sees him."""

    shells: tuple[str, ...]
    boast: str


class TableView(Struct, frozen=True):
    """The table as everyone sees it."""

    bag: int
    """How many pebbles; never which."""
    beach: Counts
    sea: Counts
    shells: tuple[str, ...]
    seats: tuple[SeatView, ...]


class ScreenView(Struct, frozen=True):
    """What one seat sees of its own."""

    coins: int
    pebbles: Counts
    favourite: str
    polish: tuple[str, ...] | None
