"""What a table of Carrara is ordered by: pieces by their names, what each player has, and the expansion."""

from collections.abc import Sequence
from dataclasses import dataclass

COLOURS = ("white", "yellow", "red", "green", "blue", "black")
CITIES = ("livorno", "pisa", "lucca", "viareggio", "massa", "lerici")
TYPES = ("biblioteca", "palazzo", "porta", "cattedrale", "castello", "villa")
OBJECTS = ("book", "crown", "gate", "cup", "flag", "coat")
SECTIONS = ("I", "II", "III", "IV", "V", "VI")
NUMBERS = (*SECTIONS, "VII", "VIII", "IX")
UPGRADES = (*CITIES, "city", "land")
SPACES = 9
NONE = (0,) * 6

Counts = tuple[int, ...]
Tile = tuple[str, int]
Built = tuple[str, int, str]


def marble(white: int = 0, yellow: int = 0, red: int = 0, green: int = 0, blue: int = 0, black: int = 0) -> Counts:
    """So many blocks of each colour."""
    return (white, yellow, red, green, blue, black)


def things(book: int = 0, crown: int = 0, gate: int = 0, cup: int = 0, flag: int = 0, coat: int = 0) -> Counts:
    """So many objects of each type."""
    return (book, crown, gate, cup, flag, coat)


@dataclass(frozen=True)
class Side:
    """One player: what lies open, and what is behind the screen."""

    coins: int = 20
    blocks: Counts = NONE
    objects: Counts = NONE
    buildings: Sequence[Built] = ()
    scored: Sequence[str] = ()
    """Types and cities, with the expansion categories."""
    vp: int = 0
    upgrades: Sequence[str] = ()
    """The spaces covered by upgrade tiles."""


@dataclass(frozen=True)
class Wider:
    """With the expansion: its cards by their numbers, 1 to 9, and what is still beside the board."""

    top: int = 2
    objects: int = 2
    buildings: int = 2
    bonus: int = 2
    eights: Sequence[str] | None = None
    """The types of the 8-buildings left; those missing the next player has built in Lerici."""
    upgrades: Sequence[str] | None = None
    """The upgrade tiles left; those missing the next player has laid."""
    replaced: Sequence[Tile] = ()
