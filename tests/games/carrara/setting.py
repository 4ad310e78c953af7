"""A table of Carrara that is being set: every piece goes from the box to where it belongs, and none is lost."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from msgspec.structs import replace

from engine.core.values.seats import Seat
from engine.games.carrara.state import EMPTY, Board, Building, Expansion, Hidden
from tests.games.carrara.sides import (
    CITIES,
    NUMBERS,
    OBJECTS,
    SECTIONS,
    SPACES,
    TYPES,
    UPGRADES,
    Counts,
    Side,
    Tile,
    Wider,
    marble,
)


@dataclass
class Box:
    """Where everything is that has no place yet."""

    blocks: list[int] = field(default_factory=lambda: [7] * 6)
    objects: list[int] = field(default_factory=lambda: [6] * 6)
    tiles: list[int] = field(default_factory=lambda: list(range(30)))
    eights: list[int] = field(default_factory=lambda: list(range(30, 36)))
    upgrades: list[int] = field(default_factory=lambda: list(range(8)))

    def take_blocks(self, blocks: Counts) -> Counts:
        self.blocks = [left - n for left, n in zip(self.blocks, blocks, strict=True)]
        assert min(self.blocks) >= 0, f"there are only 7 blocks of each colour, too few for {blocks}"
        return blocks

    def take_objects(self, objects: Counts) -> Counts:
        self.objects = [left - n for left, n in zip(self.objects, objects, strict=True)]
        assert min(self.objects) >= 0, f"there are only 6 objects of each type, too few for {objects}"
        return objects

    def take_tile(self, kind: str, cost: int) -> int:
        tile = tile_number(kind, cost)
        (self.eights if cost == 8 else self.tiles).remove(tile)
        return tile

    def take_upgrades(self, spaces: Sequence[str]) -> Counts:
        found = tuple(UPGRADES.index(space) for space in spaces)
        self.upgrades = [space for space in self.upgrades if space not in found]
        return found


def tile_number(kind: str, cost: int) -> int:
    """The tiles of the pile by type and cost, then the 8-buildings."""
    return 30 + TYPES.index(kind) if cost == 8 else TYPES.index(kind) * 5 + cost - 1


class Setting:
    """What each player has is taken out of the box first. `heir` gets whatever is said to be in no other place."""

    def __init__(self, sides: Sequence[Side], heir: Seat, wider: Wider | None) -> None:
        self.box, self.heir, self.wider = Box(), heir, wider
        self.hidden = [_hidden(self.box, side) for side in sides]
        self.boards = [_board(self.box, side) for side in sides]
        self.laid = [self.box.take_upgrades(side.upgrades) for side in sides]
        self.replaced = tuple(self.box.take_tile(*tile) for tile in wider.replaced) if wider else ()

    def blocks(self, wheel: Mapping[str, Counts], bag: Counts | None) -> dict[str, Any]:
        """On the wheel and in the bag, which holds all others if it is not said."""
        lying = tuple(self.box.take_blocks(wheel.get(section, marble())) for section in SECTIONS)
        if bag is None:
            return {"wheel": lying, "bag": tuple(self.box.blocks)}
        self.box.take_blocks(bag)
        mine = self.hidden[self.heir]
        self.hidden[self.heir] = replace(mine, blocks=_plus(mine.blocks, self.box.blocks))
        return {"wheel": lying, "bag": bag}

    def objects(self, for_sale: Sequence[str], supply: Counts | None) -> dict[str, Any]:
        """One of each of these for sale; the supply has all others if it is not said."""
        sale = self.box.take_objects(tuple(int(name in for_sale) for name in OBJECTS))
        if supply is None:
            return {"for_sale": sale, "supply": tuple(self.box.objects)}
        self.box.take_objects(supply)
        mine = self.hidden[self.heir]
        self.hidden[self.heir] = replace(mine, objects=_plus(mine.objects, self.box.objects))
        return {"for_sale": sale, "supply": supply}

    def tiles(self, display: Sequence[Tile], last_tiles: Sequence[Tile] | None) -> dict[str, Any]:
        """On display and in the pile; without a pile if only these are left."""
        if last_tiles is None:
            shown = [self.box.take_tile(*tile) for tile in display]
            free = SPACES - len(shown)
            return {"display": (*shown, *self.box.tiles[:free]), "pile": tuple(self.box.tiles[free:])}
        shown = [self.box.take_tile(*tile) for tile in last_tiles]
        self._build_more(self.box.tiles)
        return {"display": (*shown, *[EMPTY] * (SPACES - len(shown))), "pile": ()}

    def players(self) -> dict[str, Any]:
        """What each of them has in the end; and what is beside the board with the expansion."""
        wider = {} if self.wider is None else {"expansion": self._expansion(self.wider)}
        return {**wider, "boards": tuple(self.boards), "hidden": tuple(self.hidden)}

    def _expansion(self, wider: Wider) -> Expansion:
        eights, upgrades = self.box.eights, self.box.upgrades
        if wider.eights is not None:
            eights = [tile_number(kind, 8) for kind in wider.eights]
            self._build_more([tile for tile in self.box.eights if tile not in eights])
        if wider.upgrades is not None:
            upgrades = [space for space in self.box.upgrades if UPGRADES[space] in wider.upgrades]
            self.laid[self.heir] += tuple(space for space in self.box.upgrades if space not in upgrades)
        return Expansion(
            top=NUMBERS[wider.top - 1],
            objects=NUMBERS[wider.objects - 1],
            buildings=NUMBERS[wider.buildings - 1],
            bonus=NUMBERS[wider.bonus - 1],
            eights=tuple(eights),
            upgrades=tuple(upgrades),
            laid=tuple(self.laid),
            replaced=self.replaced,
        )

    def _build_more(self, tiles: Sequence[int]) -> None:
        built = tuple(Building(tile, CITIES.index("lerici")) for tile in tiles)
        board = self.boards[self.heir]
        self.boards[self.heir] = replace(board, buildings=board.buildings + built)


def _hidden(box: Box, side: Side) -> Hidden:
    return Hidden(side.coins, box.take_blocks(side.blocks), box.take_objects(side.objects))


def _board(box: Box, side: Side) -> Board:
    buildings = tuple(Building(box.take_tile(kind, cost), CITIES.index(city)) for kind, cost, city in side.buildings)
    scorable = (*TYPES, *UPGRADES)
    scored = tuple(scorable.index(name) for name in side.scored if name not in CITIES)
    return Board(side.vp, 6 - len(side.scored), buildings, scored)


def _plus(counts: Counts, more: Sequence[int]) -> Counts:
    return tuple(n + m for n, m in zip(counts, more, strict=True))
