"""Building a tile or storing it, and the order of all that follows: banner, building, then what is finished."""

from msgspec import Struct

from engine.core.forms.forms import Filled, one
from engine.core.forms.offers import OneOffer
from engine.core.state.agenda import Task, push
from engine.core.state.events import AnyEvent, Event
from engine.core.values.seats import Seat
from engine.core.values.texts import Params
from engine.games.carpe_diem.data import (
    CELLS,
    GROUP_OF,
    KINDS,
    PASTURE,
    ROTATIONS,
    SIZE,
    STORE,
    TABLES,
    TILES,
    Counts,
    FactTables,
)
from engine.games.carpe_diem.rules.district import Element, finished_by, placements
from engine.games.carpe_diem.rules.tiles import kinds_of
from engine.games.carpe_diem.rules.track import advance, moved
from engine.games.carpe_diem.state import CarpeDiemState, Laid, Player, changed

CLASSES = {"landscape": "landscape", "merchant": "merchant", "artisan": "artisan"}
"""Between two of different classes it matters which comes first: goods may come before a sale or after it."""


class Where(Struct, frozen=True, gc=False):
    """Where a tile is laid."""

    cell: int
    rotation: int


def shovel(tables: FactTables, player: Player) -> int:
    """The cell where this player begins."""
    row, column = tables.facts.boards[player.board].shovel
    return row * SIZE + column


def banners(tables: FactTables, player: Player) -> Counts:
    """The cells with a banner left: none where a tile lies."""
    built = {laid.cell for laid in player.district}
    cells = [row * SIZE + column for row, column in tables.facts.boards[player.board].banners]
    return tuple(cell for cell in cells if cell not in built)


def places_for(state: CarpeDiemState, seat: Seat, tile: int) -> dict[int, Counts]:
    """By cell: how the tile may lie there."""
    tables, player = TABLES[state.data], state.players[seat]
    return dict(placements(tables, player.district, shovel(tables, player), tile))


def fits_form(state: CarpeDiemState, seat: Seat, tile: int, filled: Filled) -> bool:
    """Whether this tile goes with the cell and rotation chosen so far."""
    cell = one(filled, "cell")
    if cell is None or cell == STORE:
        return "rotation" not in filled or cell is None
    ways = places_for(state, seat, tile).get(CELLS.index(cell), ()) if cell in CELLS else ()
    turned = one(filled, "rotation")
    return bool(ways) if turned is None else len(ways) > 1 and turned in ROTATIONS and ROTATIONS.index(turned) in ways


def cells_for(state: CarpeDiemState, seat: Seat, tiles: tuple[int, ...], filled: Filled) -> OneOffer:
    """Where one of these tiles may lie; storing is always possible."""
    turned = one(filled, "rotation")
    found = set[int]()
    for tile in tiles:
        for cell, ways in places_for(state, seat, tile).items():
            if turned is None or (len(ways) > 1 and turned in ROTATIONS and ROTATIONS.index(turned) in ways):
                found.add(cell)
    names = [name for cell, name in enumerate(CELLS) if cell in found]
    return OneOffer((*names, STORE) if tiles and turned is None else tuple(names))


def rotations_for(state: CarpeDiemState, seat: Seat, tile: int | None, filled: Filled) -> OneOffer:
    """How the tile may lie on its cell, where there is something to choose."""
    cell = one(filled, "cell")
    if tile is None or cell not in CELLS:
        return OneOffer(())
    ways = places_for(state, seat, tile).get(CELLS.index(cell), ())
    return OneOffer(tuple(ROTATIONS[way] for way in ways) if len(ways) > 1 else ())


def where(state: CarpeDiemState, seat: Seat, tile: int, filled: Filled) -> Where | None:
    """Where the form says that the tile lies; None if it is stored."""
    cell = one(filled, "cell")
    if cell is None or cell == STORE:
        return None
    ways = places_for(state, seat, tile)[CELLS.index(cell)]
    turned = one(filled, "rotation")
    return Where(CELLS.index(cell), ways[0] if turned is None else ROTATIONS.index(turned))


def build_tile(
    state: CarpeDiemState, seat: Seat, tile: int, filled: Filled, space: str
) -> tuple[CarpeDiemState, tuple[AnyEvent, ...]]:
    """Lay it into the district, or store it for good."""
    tables, player, at = TABLES[state.data], state.players[seat], where(state, seat, tile, filled)
    told: Params = {"seat": seat, "space": space, "tile": TILES[tile]}
    told |= {"kinds": kinds_of(tables, tile), "chimneys": tables.chimneys[tile]}
    if at is None:
        return changed(state, seat, stored=(*player.stored, tile)), (Event("stored", told),)
    had_banner = at.cell in banners(tables, player)
    state = changed(state, seat, district=(*player.district, Laid(tile, at.cell, at.rotation)))
    events: tuple[AnyEvent, ...] = (Event("built", {**told, "cell": CELLS[at.cell], "rotation": at.rotation}),)
    if had_banner:
        before, state = state, advance(state, seat, 1)
        events = (*events, Event("banner", moved(before, state, seat)))
    if tables.core[tile] != PASTURE:
        return push(state, Task("building", seat, {"kind": KINDS[tables.core[tile]]})), events
    finished = finished_by(tables, state.players[seat].district, at.cell)
    return push(state, *_in_order(seat, finished)), events


def class_of(kind: int) -> str:
    """By what it matters when it is paid; nothing if it does not."""
    return CLASSES.get(GROUP_OF[kind], CLASSES.get(KINDS[kind], ""))


def _in_order(seat: Seat, finished: tuple[Element, ...]) -> tuple[Task, ...]:
    """What is finished, as tasks. Its owner is asked for the order only where it matters; an artisan comes last."""
    classes = {class_of(element.kind) for element in finished} - {""}
    tasks = [reward_task(seat, element) for element in finished]
    if len(classes) > 1:
        kinds = tuple(KINDS[element.kind] for element in finished)
        tiles = tuple(len(element.cells) for element in finished)
        return (Task("order", seat, {"kinds": kinds, "tiles": tiles}),)
    return tuple(sorted(tasks, key=lambda task: task.about["kind"] == "artisan"))


def reward_task(seat: Seat, element: Element) -> Task:
    """What finishing it brings, still to be carried out."""
    about: Params = {"kind": KINDS[element.kind], "tiles": len(element.cells), "chimneys": element.chimneys}
    return Task("reward", seat, about)
