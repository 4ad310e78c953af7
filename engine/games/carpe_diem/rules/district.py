"""A district: where a tile may lie, which parts belong together, and what is finished."""

from collections.abc import Iterator
from functools import lru_cache

from msgspec import Struct

from engine.games.carpe_diem.data import GROUP_OF, KINDS, PASTURE, SIDES, SIZE, Counts, FactTables
from engine.games.carpe_diem.state import Laid

District = tuple[Laid, ...]


class Element(Struct, frozen=True, gc=False):
    """A villa, landscape or dwelling, or a building of one tile; finished or not."""

    kind: int
    cells: Counts
    chimneys: int
    finished: bool


def beside(cell: int, side: int) -> int | None:
    """The cell on this side, or None at the frame."""
    row, column = cell // SIZE + SIDES[side][0], cell % SIZE + SIDES[side][1]
    return row * SIZE + column if 0 <= row < SIZE and 0 <= column < SIZE else None


@lru_cache(8192)
def placements(tables: FactTables, district: District, shovel: int, tile: int) -> tuple[tuple[int, Counts], ...]:
    """Every cell where the tile may lie, with its rotations there. The first one lies on the shovel."""
    built = {laid.cell: tables.edges[laid.tile][laid.rotation] for laid in district}
    cells = free_neighbours(built) if built else [shovel]
    found = []
    for cell in cells:
        rotations = [n for n, edges in enumerate(tables.edges[tile]) if _fits(built, cell, edges)]
        if rotations:
            found.append((cell, tuple(rotations)))
    return tuple(found)


def free_neighbours(built: dict[int, Counts]) -> list[int]:
    """The empty cells that share an edge with a tile."""
    around = {beside(cell, side) for cell in built for side in range(len(SIDES))}
    return sorted(cell for cell in around if cell is not None and cell not in built)


def _fits(built: dict[int, Counts], cell: int, edges: Counts) -> bool:
    """Against the frame only pasture; against a tile the same on both sides; towards an empty cell anything."""
    for side, edge in enumerate(edges):
        other = beside(cell, side)
        if other is None:
            if edge != PASTURE:
                return False
        elif other in built and built[other][(side + 2) % 4] != edge:
            return False
    return True


@lru_cache(4096)
def elements(tables: FactTables, district: District) -> tuple[Element, ...]:
    """All elements of a district, in the order of their first cells."""
    built = {laid.cell: laid for laid in district}
    seen: set[tuple[int, int]] = set()
    found = list[Element]()
    for cell in sorted(built):
        laid = built[cell]
        if tables.core[laid.tile] != PASTURE:
            found.append(Element(tables.core[laid.tile], (cell,), 0, True))
        for kind in sorted(set(_edges(tables, laid)) - {PASTURE}):
            if (cell, kind) not in seen:
                found.append(_grown(tables, built, cell, kind, seen))
    return tuple(found)


def _edges(tables: FactTables, laid: Laid) -> Counts:
    return tables.edges[laid.tile][laid.rotation]


def _grown(tables: FactTables, built: dict[int, Laid], start: int, kind: int, seen: set[tuple[int, int]]) -> Element:
    """One element, from one of its parts on."""
    waiting, cells, finished = [start], list[int](), True
    seen.add((start, kind))
    while waiting:
        cell = waiting.pop()
        cells.append(cell)
        for other in _opens_to(tables, built[cell], kind):
            if other not in built:
                finished = False
            elif (other, kind) not in seen:
                seen.add((other, kind))
                waiting.append(other)
    villa = KINDS[kind] == "villa"
    chimneys = sum(tables.chimneys[built[cell].tile] for cell in cells) if villa else 0
    return Element(kind, tuple(sorted(cells)), chimneys, finished)


def _opens_to(tables: FactTables, laid: Laid, kind: int) -> Iterator[int]:
    """The cells that this kind's openings of a tile point at; never the frame."""
    for side, edge in enumerate(_edges(tables, laid)):
        if edge == kind:
            other = beside(laid.cell, side)
            assert other is not None
            yield other


def finished_by(tables: FactTables, district: District, cell: int) -> tuple[Element, ...]:
    """What the tile on this cell, laid last, has finished: buildings of one tile apart, which are so at once."""
    return tuple(
        element
        for element in elements(tables, district)
        if element.finished and cell in element.cells and GROUP_OF[element.kind] != "building"
    )


def counted(tables: FactTables, district: District, item: str) -> int:
    """How many of what a card asks for a district has: finished ones; of chimneys all."""
    found = elements(tables, district)
    match item:
        case "chimney":
            return sum(element.chimneys for element in found)
        case "any_landscape" | "any_dwelling":
            group = item.removeprefix("any_")
            return sum(element.finished and GROUP_OF[element.kind] == group for element in found)
    kind = KINDS.index(item)
    return sum(element.finished and element.kind == kind for element in found)
