"""The facts of Carpe Diem: what the data file says, and the same by number of tile, kind and rotation."""

from importlib.resources import files
from typing import Annotated, Literal

from msgspec import Struct
from pydantic import Field

from engine.core.values.facts import Defines, Facts, RefersTo, load

HOME = files("data").joinpath("carpe_diem")

PASTURE = -1
"""An edge that shows no element, or no kind."""
SIDES = ((-1, 0), (0, 1), (1, 0), (0, -1))
"""North, east, south, west, as steps in rows and columns."""

Counts = tuple[int, ...]
"""Goods by kind, in the order of the data file."""

Origin = Literal["printed", "pattern", "reconstructed"]
"""In the booklet; like what is in it, for another good or kind; or our own, as its picture is lost."""


class KindFacts(Facts):
    """What a tile can show."""

    id: Annotated[str, Defines("kind")]
    group: Literal["villa", "landscape", "dwelling", "building"]
    letter: str


class GoodFacts(Facts):
    """A good, and the landscape that brings it."""

    id: Annotated[str, Defines("good")]
    of: Annotated[str, RefersTo("kind")]


class TileFacts(Facts):
    """A tile: what its four edges show, clockwise from the north, as letters of kinds; a dot is pasture."""

    id: Annotated[str, Defines("tile")]
    edges: str = Field(pattern=r"^[.A-Z]{4}$")
    chimneys: int = 0
    core: str = ""
    """The letter of a building that fills the tile."""
    origin: Origin


class RewardFacts(Facts):
    """What fulfilling a card once brings."""

    vp: int = 0
    coin: int = 0
    bread: int = 0
    banner: int = 0


class CardFacts(Facts):
    """A scoring card: what it asks for once, and what that brings. Of A and B goods are paid; C and D count."""

    id: Annotated[str, Defines("card")]
    deck: Literal["A", "B", "C", "D"]
    need: tuple[tuple[str, int], ...]
    reward: RewardFacts
    origin: Origin


class FountainFacts(Facts):
    """A fountain card: points for each finished one of its kind."""

    id: Annotated[str, RefersTo("kind")]
    of_each: int
    vp: int
    origin: Origin


class TaskFacts(Facts):
    """A task on the frame: an element of this kind on the line of this position."""

    position: int
    kind: Annotated[str, RefersTo("kind")]
    vp: int


class FrameFacts(Facts):
    """A piece of the frame."""

    id: str
    tasks: tuple[TaskFacts, ...]
    origin: Origin


class BoardFacts(Facts):
    """A board: where one begins, and where the banners stand."""

    id: str
    shovel: tuple[int, int]
    banners: tuple[tuple[int, int], ...]
    origin: Origin


class CarpeDiemFacts(Facts):
    """The data file, whole. What goes by players stands in the order 2, 3, 4."""

    source: str
    reconstructed: tuple[str, ...]
    kinds: tuple[KindFacts, ...]
    goods: tuple[GoodFacts, ...]
    spaces: int
    tiles_on_space: int
    row: int
    rounds: int
    phases: int
    size: int
    track: int
    start_vp: tuple[Counts, ...]
    cards_drawn: tuple[Counts, ...]
    cleared_at: Counts
    """When only so many tiles are left on a space, they are cleared away."""
    merchant_extra: int
    baker_bread: int
    senator_steps: int
    market_coins: int
    bakery_bread: int
    fountain_cards: int
    bread_for_card: int
    failed_card: int
    items_per_vp: int
    villa_vp: Counts
    white: tuple[TileFacts, ...]
    black: tuple[TileFacts, ...]
    cards: tuple[CardFacts, ...]
    fountains: tuple[FountainFacts, ...]
    frames: tuple[FrameFacts, ...]
    boards: tuple[BoardFacts, ...]
    card_spaces: tuple[str, ...]
    empty_spaces: tuple[tuple[str, ...], ...]
    circles: tuple[tuple[str, str], ...]


class FactTables(Struct, frozen=True, eq=False):
    """The facts by the numbers they are asked by. A tile is a number: the white ones, then the black ones."""

    facts: CarpeDiemFacts
    edges: tuple[tuple[Counts, ...], ...]
    """By tile and rotation: the kind on each side, or PASTURE."""
    chimneys: Counts
    core: Counts
    """By tile: the building on it, or PASTURE."""
    white: int
    """The tiles below this number are white."""
    card: dict[str, CardFacts]
    good_of: Counts
    """By kind: the good it brings, or PASTURE."""


def tables(facts: CarpeDiemFacts) -> FactTables:
    """The same facts, to be looked up."""
    letters = {kind.letter: number for number, kind in enumerate(facts.kinds)} | {".": PASTURE, "": PASTURE}
    tiles = (*facts.white, *facts.black)
    good = {good.of: number for number, good in enumerate(facts.goods)}
    return FactTables(
        facts,
        tuple(_turned(tuple(letters[letter] for letter in tile.edges)) for tile in tiles),
        tuple(tile.chimneys for tile in tiles),
        tuple(letters[tile.core] for tile in tiles),
        len(facts.white),
        {card.id: card for card in facts.cards},
        tuple(good.get(kind.id, PASTURE) for kind in facts.kinds),
    )


def _turned(edges: Counts) -> tuple[Counts, ...]:
    """A tile in its four rotations, clockwise; one that looks the same in all of them only once."""
    if set(edges) == {PASTURE}:
        return (edges,)
    return tuple((*edges[4 - n :], *edges[: 4 - n]) for n in range(4))


FACTS: dict[int, CarpeDiemFacts] = {1: load(CarpeDiemFacts, HOME, "1.json")}
TABLES: dict[int, FactTables] = {version: tables(facts) for version, facts in FACTS.items()}

# The names are the same in every data version; only numbers are ever corrected.
_latest = FACTS[max(FACTS)]
KINDS = tuple(kind.id for kind in _latest.kinds)
GROUP_OF = tuple(kind.group for kind in _latest.kinds)
GOODS = tuple(good.id for good in _latest.goods)
TILES = tuple(tile.id for tile in (*_latest.white, *_latest.black))
CARDS = tuple(card.id for card in _latest.cards)
SPACES = tuple(str(space) for space in range(1, _latest.spaces + 1))
SIZE = _latest.size
CELLS = tuple(f"{column}{row}" for row in range(1, SIZE + 1) for column in "ABCDEF"[:SIZE])
"""Row by row from the top; the letter is the column."""
STORE = "store"
CIRCLES = tuple(str(number) for number in range(1, len(_latest.circles) + 1))
ROTATIONS = ("0", "1", "2", "3")
SIDE_NAMES = ("top", "right", "bottom", "left")
