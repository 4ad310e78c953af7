"""What its owner is about to do: the tile in hand, the cells where it may lie, and how it would lie there."""

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from engine.core.forms.forms import one
from engine.core.forms.offers import OneOffer
from engine.core.values.seats import Seat
from engine.games.carpe_diem.data import CELLS, ROTATIONS, SIDES, SIZE, STORE
from engine.games.carpe_diem.views import PlayerView, TableView, TileView
from render.core.scene import Draft, Scene


class Plan(Struct, frozen=True):
    """A move that is half made."""

    tile: TileView | None = None
    """In hand; as it lies on the table until it is chosen how it lies, from where it is turned."""
    lying: TileView | None = None
    """The same as it would lie on the chosen cell."""
    cells: tuple[str, ...] = ()
    """Where it may lie, in the order in which they are numbered; the store is one of them."""
    chosen: str = ""
    ways: tuple[tuple[str, TileView], ...] = ()
    """How it could lie on the chosen cell, by what each is called, while that is to be chosen."""


def plan_of(scene: Scene, seat: Seat) -> Plan:
    """What can be seen of the draft on the picture."""
    draft, table = scene.draft, scene.view.table
    if draft is None:
        return Plan()
    named, chosen = one(draft.filled, "tile"), one(draft.filled, "cell") or ""
    tile = next((each for each in every_tile(table) if each.id == named), None)
    if tile is None:
        return Plan()
    ways = tuple((name, turned(tile, ROTATIONS.index(name))) for name in _values(draft, "rotation"))
    lying = _lying(table.players[seat], tile, chosen, one(draft.filled, "rotation"))
    return Plan(tile if ways else lying, lying, _values(draft, "cell"), chosen, ways)


def _lying(player: PlayerView, tile: TileView, cell: str, rotation: str | None) -> TileView:
    """As it would lie: turned as was said, else in the first way that its neighbours allow."""
    if rotation in ROTATIONS:
        return turned(tile, ROTATIONS.index(rotation))
    return next(ways_to_lie(player, tile, cell), tile) if cell in CELLS else tile


def _values(draft: Draft, field: str) -> tuple[str, ...]:
    offer = draft.offers.get(field)
    return offer.values if isinstance(offer, OneOffer) else ()


def every_tile(table: TableView) -> Iterator[TileView]:
    """All that can be taken now."""
    for space in table.spaces:
        yield from space
    yield from table.row


def turned(tile: TileView, quarters: int) -> TileView:
    """The same tile, clockwise by so many quarter turns."""
    return replace(tile, edges=(*tile.edges[4 - quarters :], *tile.edges[: 4 - quarters]))


def ways_to_lie(player: PlayerView, tile: TileView, cell: str) -> Iterator[TileView]:
    """As its neighbours allow, each way once."""
    around = list(_around(player, cell))
    for quarters in range(4 if any(tile.edges) else 1):
        lying = turned(tile, quarters)
        if all(there is None or there == mine for there, mine in zip(around, lying.edges, strict=True)):
            yield lying


def _around(player: PlayerView, cell: str) -> Iterator[str | None]:
    """What each side meets: the edge of a tile, pasture at the frame, or nothing yet."""
    built = {laid.cell: laid for laid in player.district}
    row, column = divmod(CELLS.index(cell), SIZE)
    for side, (down, right) in enumerate(SIDES):
        y, x = row + down, column + right
        if not (0 <= y < SIZE and 0 <= x < SIZE):
            yield ""
        else:
            beside = built.get(CELLS[y * SIZE + x])
            yield beside.edges[(side + 2) % 4] if beside else None


def within_reach(table: TableView, seat: Seat) -> list[int]:
    """The spaces one can walk to: the next with a tile in each direction."""
    pawn, n = table.players[seat].pawn, len(table.spaces)
    if pawn is None:
        return []
    ways = ([(pawn + step * far) % n for far in range(1, n + 1)] for step in (-1, 1))
    found = [next((space for space in way if table.spaces[space]), None) for way in ways]
    return list(dict.fromkeys(space for space in found if space is not None))


def stores(plan: Plan) -> str:
    """The number of storing the tile; none if that is not offered."""
    return str(plan.cells.index(STORE) + 1) if STORE in plan.cells else ""
