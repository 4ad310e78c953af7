"""What can be seen of Carrara: the table by everyone, a screen by its owner. No other field exists here."""

from msgspec import Struct

from engine.core.values.seats import Seat
from engine.games.carrara.data import Counts


class TileView(Struct, frozen=True):
    """A building on the display, and the object it brings when it is scored."""

    type: str
    cost: int
    object: str


class BuildingView(Struct, frozen=True):
    """A building on somebody's board."""

    type: str
    cost: int
    city: str


class Worth(Struct, frozen=True):
    """What scoring a type or a city brings. The rules reckon with it, and everyone sees it."""

    what: str
    vp: int
    coins: int
    objects: Counts


class PlayerView(Struct, frozen=True):
    """One player as everyone sees him."""

    vp: int
    buildings: tuple[BuildingView, ...]
    worth: tuple[Worth, ...]
    """Of each type and each city with a building of his, whether it can be scored or not."""
    cost: int
    """The costs of his buildings, added up: the public progress to the third objective."""
    scored: tuple[str, ...]
    """The types he has scored."""
    scorings: int
    markers: int
    skipped: bool
    plays_on: bool
    """In the last round: whether he still has a turn."""


class GoalView(Struct, frozen=True):
    """The three objectives at this table."""

    scorings: int
    objects: int
    cost: int


class TableView(Struct, frozen=True):
    """The table as everyone sees it."""

    data: int
    """The version of the facts this table is played by."""
    wheel: tuple[Counts, ...]
    prices: tuple[Counts, ...]
    """What a block costs, by section, then by colour, as it is printed on the wheel."""
    to_pay: tuple[Counts, ...]
    """What a block lying there now costs whoever buys next: while the wheel has still to turn, the price of the section
    that follows. Nothing once the game is over."""
    bag: int
    """How many blocks; never which."""
    display: tuple[TileView | None, ...]
    pile: int
    for_sale: Counts
    object_price: int
    supply: Counts
    city_markers: tuple[Seat | None, ...]
    players: tuple[PlayerView, ...]
    start_player: Seat
    goal: GoalView
    ending: str
    ended_by: Seat | None
    announcer: Seat | None


class BuildableView(Struct, frozen=True):
    """A building of the display that one's blocks can pay, and where."""

    slot: int
    type: str
    cost: int
    cities: tuple[str, ...]


class ScreenView(Struct, frozen=True):
    """What one seat sees of its own."""

    coins: int
    blocks: Counts
    objects: Counts
    buildable: tuple[BuildableView, ...]
    scorable: tuple[Worth, ...]
    """Of what one is worth, that which one could score now."""
    reached: bool
    """Whether all three objectives are reached."""
