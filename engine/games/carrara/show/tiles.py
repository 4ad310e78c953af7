"""Each tile as it is seen. Made once: every look shows them."""

from functools import cache

from engine.games.carrara.data import OBJECTS, TYPES, FactTables
from engine.games.carrara.views import TileView


@cache
def show_tiles(tables: FactTables) -> tuple[TileView, ...]:
    """On the display, or beside the board."""
    tiles = zip(tables.tile_type, tables.tile_cost, strict=True)
    return tuple(TileView(TYPES[kind], cost, OBJECTS[kind]) for kind, cost in tiles)
