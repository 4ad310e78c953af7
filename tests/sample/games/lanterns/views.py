"""What can be seen of Lanterns: the table by everyone, a hand by its owner. No other field exists here."""

from msgspec import Struct

from engine.core.values.seats import Seat
from tests.sample.games.lanterns.state import Counts, Lantern


class TableView(Struct, frozen=True):
    """The table as everyone sees it."""

    round: int
    first: Seat
    pond: tuple[Lantern | None, ...]
    colours: tuple[str, ...]
    """Everybody's colour in this round, once they are shown."""
    coins: tuple[int, ...]
    bag: int
    """How many wishes were not dealt; never which."""


class ScreenView(Struct, frozen=True):
    """What one seat sees of its own."""

    hand: Counts
    keepsake: str
    """Nothing on a screen that is open to all: a keepsake stays closed for good."""
    gift: str
    """The wish that lies face down before a swap."""
    colour: str
    """What was chosen under seal."""
