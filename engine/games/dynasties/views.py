"""What can be seen of Dynasties: the table by everyone, a screen by its owner. No other field exists here."""

from msgspec import Struct

from engine.core.values.seats import Seat
from engine.games.dynasties.data import Counts


class CityView(Struct, frozen=True):
    """A city of the board, with who stands there."""

    id: str
    region: str
    symbol: str
    """`crown`, `book`, `anchor` or `vp`."""
    vp: int
    goods: int
    book: int
    """What a figure brings there: points, goods from the bag, a book tile; a crowned city brings nothing."""
    large: str
    """The role that has the large space: who stands there chooses between the dice."""
    prince_cost: int
    princess_cost: int
    prince: Seat | None
    princess: Seat | None
    neutral: str
    """The role of a neutral figure, if one stands here: that space belongs to nobody and is taken."""
    child: Seat | None
    free: bool
    """Whether it is a free city that was founded."""


class FreeCityView(Struct, frozen=True):
    """A free city that lies beside the board."""

    id: str
    symbol: str
    vp: int
    goods: int
    book: int
    large_cost: int
    small_cost: int


class RegionView(Struct, frozen=True):
    """A region: what it brings at the end, and who is how strong there."""

    id: str
    first: int
    second: int
    crown: int
    coats: int
    """Left beside the board."""
    majority_again: int
    crown_again: int
    """What the revaluation tile brings its owner besides."""
    revalued_by: Seat | None
    members: Counts
    """By seat: princes, princesses and children."""
    strengths: Counts
    """By seat: the same with coats, as far as all can see them."""
    crowned: tuple[Seat, ...]
    """Who stands in a crowned city."""


class ShipView(Struct, frozen=True):
    """A ship, with its goods by colour, and who has come aboard."""

    goods: Counts
    first: Seat | None
    second: Seat | None
    """Only while the goods are being divided."""


class CharacterView(Struct, frozen=True):
    """A character in its place of this round."""

    id: str
    cost: int
    """In blue; at court it goes by the card, in gold."""
    court: bool
    used: bool


class DieView(Struct, frozen=True):
    """A die of the roll that is being settled."""

    face: str
    apart: bool
    owner: Seat | None
    done: bool


class PlaceView(Struct, frozen=True):
    """A place of the pass track, from the front."""

    id: str
    """`A`, `B`, or `next` for those behind them."""
    pink: int
    seat: Seat | None


class BonusView(Struct, frozen=True):
    """A bonus action, and who has chosen it in this round."""

    id: str
    shared: bool
    seats: tuple[Seat, ...]


class PlayerView(Struct, frozen=True):
    """One player as everyone sees him."""

    vp: int
    points: Counts
    """By source, in the order of the reckoning."""
    goods: Counts
    reserve: int
    coats: Counts
    revaluations: tuple[str, ...]
    hand: int
    """How many action cards; never which."""
    greens: int
    yellows: int
    """How many scoring cards of either back."""
    books: int
    """How many book tiles."""
    passed: bool


class TableView(Struct, frozen=True):
    """The table as everyone sees it."""

    data: int
    round: int
    rounds: int
    first: Seat
    active: Seat | None
    """Whose turn it is; nobody's at the end of a round."""
    cities: tuple[CityView, ...]
    """Those on the board."""
    free_cities: tuple[FreeCityView, ...]
    """Those not founded yet."""
    regions: tuple[RegionView, ...]
    ships: tuple[ShipView, ...]
    characters: tuple[CharacterView, ...]
    """Slot by slot."""
    dice: tuple[DieView, ...]
    track: tuple[PlaceView, ...]
    leonardo: Seat | None
    bonus: tuple[BonusView, ...]
    bag: Counts
    actions: int
    discards: Counts
    """Action cards by kind."""
    yellows: int
    scored: Counts
    """Scoring cards that were played, by kind."""
    books: int
    used_books: Counts
    neutrals: int
    players: tuple[PlayerView, ...]


class ScoreCardView(Struct, frozen=True):
    """A scoring card in one's hand, how many of its kind, and what one of them is worth now."""

    id: str
    n: int
    worth: int


class ScreenView(Struct, frozen=True):
    """What one seat sees of its own."""

    hand: Counts
    """Action cards by kind."""
    scores: tuple[ScoreCardView, ...]
    books: Counts
    """Book tiles by kind."""
    looked: tuple[str, ...]
    """Yellow cards of which one is to be kept."""
    under: tuple[str, ...]
    """Those it has put under the pile and nobody has drawn since, the uppermost first."""
