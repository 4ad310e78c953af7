"""Tiles, edges and elements by the text of the rules alone: every cell and rotation is tried, edges are compared as
letters, elements are flooded. Nothing is taken from the engine; what is printed is read from the data file."""

import json
from pathlib import Path
from typing import Any, NamedTuple

DATA: dict[str, Any] = json.loads(
    (Path(__file__).parents[3] / "data" / "carpe_diem" / "1.json").read_text(encoding="utf8")
)

SIZE = 6
NORTH_EAST_SOUTH_WEST = ((-1, 0), (0, 1), (1, 0), (0, -1))
KIND = {
    **{"V": "villa", "W": "vineyard", "H": "garden", "C": "coop", "P": "pond"},
    **{"M": "merchant", "B": "baker", "S": "senator", "A": "artisan"},
    **{"K": "market", "O": "bakery", "F": "fountain"},
}
LANDSCAPES = ("vineyard", "garden", "coop", "pond")
DWELLINGS = ("merchant", "baker", "senator", "artisan")
GOODS = ("grape", "herb", "chicken", "fish")

Cell = tuple[int, int]
"""Row and column, from the top left."""


class Tile(NamedTuple):
    """What is printed on a tile."""

    edges: str
    chimneys: int
    core: str


class Lying(NamedTuple):
    """A tile in a district, with its edges as it lies."""

    tile: str
    edges: str


class Found(NamedTuple):
    """An element of a district."""

    kind: str
    cells: frozenset[Cell]
    chimneys: int
    finished: bool


District = dict[Cell, Lying]

TILES = {
    each["id"]: Tile(each["edges"], each.get("chimneys", 0), each.get("core", ""))
    for each in (*DATA["white"], *DATA["black"])
}


def turned(edges: str, times: int) -> str:
    """So many quarter turns clockwise: what showed north shows east."""
    for _ in range(times):
        edges = edges[3] + edges[0] + edges[1] + edges[2]
    return edges


def name(cell: Cell) -> str:
    return "ABCDEF"[cell[1]] + str(cell[0] + 1)


def cell(name: str) -> Cell:
    return int(name[1]) - 1, "ABCDEF".index(name[0])


def inside(cell: Cell) -> bool:
    return 0 <= cell[0] < SIZE and 0 <= cell[1] < SIZE


def around(cell: Cell) -> list[Cell]:
    """What lies north, east, south and west of it, perhaps outside."""
    return [(cell[0] + down, cell[1] + right) for down, right in NORTH_EAST_SOUTH_WEST]


def matches(district: District, cell: Cell, edges: str) -> bool:
    """Each of the four edges: pasture at the frame, the same as the neighbour's, or nothing there yet."""
    for side, other in enumerate(around(cell)):
        if not inside(other):
            if edges[side] != ".":
                return False
        elif other in district and district[other].edges[(side + 2) % 4] != edges[side]:
            return False
    return True


def placements(district: District, shovel: Cell, tile: str) -> list[tuple[Cell, int]]:
    """Every cell and rotation that is legal; a tile that looks the same in all rotations only as 0."""
    found = []
    for place in ((row, column) for row in range(SIZE) for column in range(SIZE)):
        if place in district:
            continue
        if district and not any(other in district for other in around(place)):
            continue
        if not district and place != shovel:
            continue
        for times in range(1 if TILES[tile].edges == "...." else 4):
            if matches(district, place, turned(TILES[tile].edges, times)):
                found.append((place, times))
    return found


def elements(district: District) -> list[Found]:
    """Every element, finished or not: a part, then all parts it opens to, until nothing is new."""
    found = list[Found]()
    for place, lying in district.items():
        if core := TILES[lying.tile].core:
            found.append(Found(KIND[core], frozenset([place]), 0, True))
        for letter in set(lying.edges) - {"."}:
            if not any(each.kind == KIND[letter] and place in each.cells for each in found):
                found.append(_flooded(district, place, letter))
    return found


def _flooded(district: District, start: Cell, letter: str) -> Found:
    cells, finished, grew = {start}, True, True
    while grew:
        points_at = {
            other
            for place in cells
            for side, other in enumerate(around(place))
            if district[place].edges[side] == letter
        }
        grew = bool(points_at & district.keys() - cells)
        finished = points_at <= district.keys()
        cells |= points_at & district.keys()
    chimneys = sum(TILES[district[place].tile].chimneys for place in cells) if letter == "V" else 0
    return Found(KIND[letter], frozenset(cells), chimneys, finished)


def laid(said: str) -> tuple[Cell, Lying]:
    """A tile as the tests say it: "W41 C3 .M.W", which names its edges as it lies, or "W41 C3" unturned."""
    tile, where, *edges = said.split()
    return cell(where), Lying(tile, edges[0] if edges else TILES[tile].edges)


def rotation(lying: Lying) -> int:
    """How it is turned."""
    return next(times for times in range(4) if turned(TILES[lying.tile].edges, times) == lying.edges)
