"""What can be seen of Carpe Diem: the table by everyone, a screen by its owner. No other field exists here."""

from msgspec import Struct

from engine.core.values.seats import Seat
from engine.games.carpe_diem.data import Counts


class TileView(Struct, frozen=True):
    """A tile as it lies face up: what it shows, and its edges clockwise from the north, nothing for pasture."""

    id: str
    kinds: tuple[str, ...]
    chimneys: int
    edges: tuple[str, ...]


class LaidView(Struct, frozen=True):
    """A tile in a district, its edges as it lies."""

    id: str
    cell: str
    kinds: tuple[str, ...]
    chimneys: int
    edges: tuple[str, ...]


class ElementView(Struct, frozen=True):
    """A villa, landscape, dwelling or building of a district."""

    kind: str
    cells: tuple[str, ...]
    chimneys: int
    finished: bool


class TaskView(Struct, frozen=True):
    """A task of the frame: an element of this kind, finished, on this row or column."""

    side: str
    line: int
    kind: str
    vp: int
    met: bool


class PlayerView(Struct, frozen=True):
    """One player as everyone sees him."""

    vp: int
    pawn: int | None
    """The space of the ring, from 0 on."""
    shovel: str
    banners: tuple[str, ...]
    district: tuple[LaidView, ...]
    elements: tuple[ElementView, ...]
    tasks: tuple[TaskView, ...]
    stored: tuple[TileView, ...]
    goods: Counts
    coins: int
    bread: int
    fountain_cards: int
    """How many; never which."""
    on_track: int


class CardView(Struct, frozen=True):
    """A scoring card in its place: what it asks for once, and what that brings."""

    id: str
    red: bool
    need: tuple[tuple[str, int], ...]
    vp: int
    coins: int
    bread: int
    steps: int
    printed: bool
    """Whether its text is printed in the booklet; the others are reconstructed."""


class CircleView(Struct, frozen=True):
    """A circle between two cards, and whose disc lies on it."""

    number: int
    cards: tuple[str, str]
    seat: Seat | None


class TableView(Struct, frozen=True):
    """The table as everyone sees it."""

    data: int
    phase: int
    round: int
    first: Seat
    spaces: tuple[tuple[TileView, ...], ...]
    row: tuple[TileView, ...]
    white: int
    black: int
    box: tuple[TileView, ...]
    """All saw them on the ring."""
    fountains: int
    cards: tuple[CardView | None, ...]
    """By card space, row by row, three in a row."""
    circles: tuple[CircleView, ...]
    """Those between two cards."""
    track: tuple[tuple[Seat, ...], ...]
    players: tuple[PlayerView, ...]


class CardWorth(Struct, frozen=True):
    """How often a card could be fulfilled now, without bread."""

    card: str
    times: int


class ScreenView(Struct, frozen=True):
    """What one seat sees of its own."""

    fountain_cards: Counts
    """By kind."""
    under: Counts
    """Those it has put under the pile."""
    fountain_points: int
    """What the cards would bring if the game ended now."""
    worth: tuple[CardWorth, ...]
