"""Tables of Carrara to order: say what matters, and the other pieces lie where they may without being lost."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from msgspec.structs import replace

from engine.core.play import start
from engine.core.state.state import ask
from engine.core.values.seats import Seat
from engine.games.carrara.game import GAME
from engine.games.carrara.state import EMPTY, Board, Building, CarraraOptions, CarraraState, Hidden

SEED = b"a quarry of marble"
COLOURS = ("white", "yellow", "red", "green", "blue", "black")
CITIES = ("livorno", "pisa", "lucca", "viareggio", "massa", "lerici")
TYPES = ("biblioteca", "palazzo", "porta", "cattedrale", "castello", "villa")
OBJECTS = ("book", "crown", "gate", "cup", "flag", "coat")
SECTIONS = ("I", "II", "III", "IV", "V", "VI")
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
    """Types and cities."""
    vp: int = 0


READY = Side(
    objects=things(book=2, crown=2, gate=2, flag=2),
    buildings=[
        *[("biblioteca", cost, "lerici") for cost in (1, 2, 3, 4, 5)],
        *[("palazzo", cost, "massa") for cost in (1, 2, 3, 4, 5)],
    ],
    scored=("biblioteca", "palazzo", "lerici", "massa"),
)
"""Four scorings, 8 objects, a building cost of 30: may announce at any number of players."""


@dataclass
class _Box:
    """Where everything is that has no place yet."""

    blocks: list[int] = field(default_factory=lambda: [7] * 6)
    objects: list[int] = field(default_factory=lambda: [6] * 6)
    tiles: list[int] = field(default_factory=lambda: list(range(30)))

    def take_blocks(self, blocks: Counts) -> Counts:
        self.blocks = [left - n for left, n in zip(self.blocks, blocks, strict=True)]
        assert min(self.blocks) >= 0, f"there are only 7 blocks of each colour, too few for {blocks}"
        return blocks

    def take_objects(self, objects: Counts) -> Counts:
        self.objects = [left - n for left, n in zip(self.objects, objects, strict=True)]
        assert min(self.objects) >= 0, f"there are only 6 objects of each type, too few for {objects}"
        return objects

    def take_tile(self, kind: str, cost: int) -> int:
        tile = TYPES.index(kind) * 5 + cost - 1
        self.tiles.remove(tile)
        return tile


def new(players: int = 2) -> CarraraState:
    """A table as it is set up."""
    return start(GAME, players, CarraraOptions(), SEED)[0]


def position(
    side: Side,
    *,
    players: int = 2,
    seat: Seat = 0,
    asked: str = "turn",
    others: Mapping[Seat, Side] | None = None,
    wheel: Mapping[str, Counts] | None = None,
    bag: Counts | None = None,
    display: Sequence[Tile] = (),
    last_tiles: Sequence[Tile] | None = None,
    for_sale: Sequence[str] = OBJECTS,
    supply: Counts | None = None,
    ended_by: Seat | None = None,
    announced: bool = False,
) -> CarraraState:
    """A table at which `seat` has `side` and is asked.

    `display` lies on the first spaces, any tiles on the others; with `last_tiles` only these are left at all.
    Without a wheel there is one block of each colour on section I. What is said to be in no place (neither on the
    wheel nor in the bag, not among the last tiles, not in the supply) the next player has.
    """
    box, sides = _Box(), {**(others or {}), seat: side}
    hidden = [_hidden(box, sides.get(n, Side())) for n in range(players)]
    boards = [_board(box, sides.get(n, Side())) for n in range(players)]
    sections = {"I": marble(1, 1, 1, 1, 1, 1)} if wheel is None else wheel
    lying = tuple(box.take_blocks(sections.get(section, marble())) for section in SECTIONS)
    sale = box.take_objects(tuple(int(name in for_sale) for name in OBJECTS))
    shown = [box.take_tile(*tile) for tile in (display if last_tiles is None else last_tiles)]
    heir = (seat + 1) % players
    if bag is not None:
        box.take_blocks(bag)
        hidden[heir] = replace(hidden[heir], blocks=_plus(hidden[heir].blocks, box.blocks))
    if supply is not None:
        box.take_objects(supply)
        hidden[heir] = replace(hidden[heir], objects=_plus(hidden[heir].objects, box.objects))
    if last_tiles is None:
        free = SPACES - len(shown)
        shown, pile = shown + box.tiles[:free], box.tiles[free:]
    else:
        built = tuple(Building(tile, CITIES.index("lerici")) for tile in box.tiles)
        boards[heir] = replace(boards[heir], buildings=boards[heir].buildings + built)
        pile = []
    state = replace(
        new(players),
        bag=tuple(box.blocks) if bag is None else bag,
        wheel=lying,
        display=(*shown, *[EMPTY] * (SPACES - len(shown))),
        pile=tuple(pile),
        for_sale=sale,
        supply=tuple(box.objects) if supply is None else supply,
        city_markers=tuple(next((n for n in sides if city in sides[n].scored), EMPTY) for city in CITIES),
        boards=tuple(boards),
        hidden=tuple(hidden),
        ending="" if ended_by is None else "announced" if announced else "built",
        ended_by=EMPTY if ended_by is None else ended_by,
        announcer=ended_by if ended_by is not None and announced else EMPTY,
    )
    assert GAME.proves.census(state) == GAME.proves.census(new(players)), "pieces are missing"
    return ask(state, (seat,), asked)


def _hidden(box: _Box, side: Side) -> Hidden:
    return Hidden(side.coins, box.take_blocks(side.blocks), box.take_objects(side.objects))


def _board(box: _Box, side: Side) -> Board:
    buildings = tuple(Building(box.take_tile(kind, cost), CITIES.index(city)) for kind, cost, city in side.buildings)
    types = tuple(TYPES.index(name) for name in side.scored if name in TYPES)
    return Board(side.vp, 6 - len(side.scored), buildings, types)


def _plus(counts: Counts, more: Sequence[int]) -> Counts:
    return tuple(n + m for n, m in zip(counts, more, strict=True))
