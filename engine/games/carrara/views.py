"""What can be seen of Carrara: the table by everyone, a screen by its owner. No other field exists here."""

from msgspec import UNSET, Struct, UnsetType

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
    """What scoring a type, a city or a category brings. The rules reckon with it, and everyone sees it."""

    what: str
    vp: int
    coins: int
    objects: Counts


class Progress(Struct, frozen=True, gc=False):
    """How far somebody is with a card's objective, and how far he must be."""

    far: int
    least: int


class Bonus(Struct, frozen=True):
    """What a bonus card brings: which cities or types it scores, or in which cities one has built for most."""

    what: tuple[str, ...]
    vp: int
    coins: int


class PlayerView(Struct, frozen=True):
    """One player as everyone sees him."""

    vp: int
    buildings: tuple[BuildingView, ...]
    worth: tuple[Worth, ...]
    """Of each type and each city with a building of his, whether it can be scored or not."""
    cost: int
    """The costs of his buildings, added up: the public progress to the third objective."""
    scored: tuple[str, ...]
    """The types and categories he has scored."""
    scorings: int
    markers: int
    skipped: bool
    plays_on: bool
    """In the last round: whether he still has a turn."""


class GoalView(Struct, frozen=True):
    """The three objectives printed on the board. With the expansion its cards lie on them."""

    scorings: int
    objects: int
    cost: int


class CardView(Struct, frozen=True):
    """A card on the objectives board."""

    colour: str
    """Which of the four: `top`, `objects`, `buildings`, `bonus`."""
    number: str
    least: int
    """How much its objective takes with so many players; 0 for the bonus card, which has none."""


class UpgradeView(Struct, frozen=True):
    """An upgrade tile: the space it covers, and what a point of cost is worth there then."""

    space: str
    vp: int
    coins: int


class ExpandedPlayerView(Struct, frozen=True):
    """What the expansion adds to one player as everyone sees him."""

    upgrades: tuple[UpgradeView, ...]
    progress: tuple[Progress | None, ...]
    """With the three objectives; None where it goes by what is behind his screen."""
    building_points: int
    """What his buildings would bring by the building card if the game ended now."""


class ExpansionView(Struct, frozen=True):
    """What lies on the table with the expansion."""

    cards: tuple[CardView, ...]
    coins_per_vp: int
    eights: tuple[TileView, ...]
    upgrades: tuple[UpgradeView, ...]
    """Those left."""
    replaced: tuple[TileView, ...]
    """The tiles that improving has taken out of the game."""
    players: tuple[ExpandedPlayerView, ...]


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
    expansion: ExpansionView | UnsetType = UNSET
    """Not there in the base game."""


class BuildableView(Struct, frozen=True):
    """A building of the display that one's blocks can pay, and where."""

    slot: int
    type: str
    cost: int
    cities: tuple[str, ...]


class ImprovableView(Struct, frozen=True):
    """A building of one's own, and what one's blocks could make of it."""

    type: str
    cost: int
    city: str
    slots: tuple[int, ...]
    """By the spaces of the display."""
    eights: tuple[str, ...]
    """The types of the 8-buildings."""


class ExpandedScreenView(Struct, frozen=True):
    """What the expansion adds to what one seat sees of its own."""

    progress: tuple[Progress, ...]
    """With all three objectives."""
    eight_in: tuple[str, ...]
    """The cities in which one's blocks could pay an 8-building."""
    improvable: tuple[ImprovableView, ...]
    object_points: int
    """What one's objects would bring by the object card if the game ended now."""
    bonus: Bonus
    """And what the bonus card would. It goes by one's own coins, too, which may decide what is best."""


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
    expansion: ExpandedScreenView | UnsetType = UNSET
