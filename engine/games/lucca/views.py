"""What can be seen of Lucca Città: the table by everyone, what lies face down by its owner. No other field exists."""

from msgspec import Struct

from engine.core.values.seats import Seat
from engine.games.lucca.state import Area


class CardView(Struct, frozen=True):
    """A card: `kind` is its colour, or `tower`, which has no number, windows or shields."""

    kind: str
    number: int
    windows: int
    shields: int


class TripletView(Struct, frozen=True):
    """A place on the table: its three cards, or who has taken them."""

    number: int
    cards: tuple[CardView, ...]
    taken_by: Seat | None


class PalaceView(Struct, frozen=True):
    """A palace in somebody's quarter, its lowest card first."""

    colour: str
    area: Area
    cards: tuple[CardView, ...]
    number: int
    windows: int
    shields: int
    opening: int
    """Finished and not opened: what opening it would bring now."""


class PlayerView(Struct, frozen=True):
    """One player as everyone sees him."""

    palaces: tuple[PalaceView, ...]
    walls: int
    towers: int
    discards: int
    shields: int
    """Of what is under construction: they lead the order and carry walls."""
    needed: int
    """The shields that his walls need."""
    walls_worth: int
    """What his walls and towers would bring now: nothing if shields are missing, or no palace is opened."""
    points: tuple[int, ...]
    """By where they come from: windows, openings, final openings, walls and towers, street numbers."""
    chosen: bool
    """At the start: whether he has chosen his cards."""

    @property
    def total(self) -> int:
        return sum(self.points)


class NumberView(Struct, frozen=True):
    """A street number that counts at the end, and whose it is."""

    seat: Seat
    number: int


class TableView(Struct, frozen=True):
    """The table as everyone sees it."""

    data: int
    """The version of the facts this table is played by."""
    round: int
    """0 while all choose their cards."""
    rounds: int
    palace: int
    """With so many cards a palace is complete."""
    display: tuple[TripletView, ...]
    pile: int
    """How many cards; never which."""
    order: tuple[Seat, ...]
    players: tuple[PlayerView, ...]
    lowest: NumberView | None
    """The lowest number under construction: at the end it pays."""
    highest: NumberView | None
    """The highest number that is opened: at the end it is paid."""


class FitView(Struct, frozen=True):
    """What one card of a triplet would do in one's own quarter, as most would use it."""

    card: CardView
    fate: str
    """`starts`, `enlarges`, `completes`, `tower`, `wall` or `discard`."""
    cards: int
    """Built: how many cards the palace would then have."""
    points: int
    """Completing: the windows of the whole palace."""


class OfferView(Struct, frozen=True):
    """A triplet that is left, as it would fit into one's own quarter."""

    number: int
    cards: tuple[FitView, ...]
    points: int


class ScreenView(Struct, frozen=True):
    """What one seat sees of its own."""

    hand: tuple[CardView, ...]
    """At the start: the cards dealt."""
    kept: tuple[CardView, ...]
    """What he has chosen of them, the one on top last, until it is shown."""
    aside: tuple[CardView, ...]
    walls: tuple[CardView, ...]
    discards: tuple[CardView, ...]
    offers: tuple[OfferView, ...]
    """The triplets that are left, as each would fit."""
