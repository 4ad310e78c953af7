"""Tiles as they are seen: what each shows, and its edges as it lies."""

from functools import cache

from engine.games.carpe_diem.data import KINDS, PASTURE, TILES, FactTables
from engine.games.carpe_diem.views import TileView


@cache
def show_tiles(tables: FactTables) -> tuple[TileView, ...]:
    """Each tile, unturned. Made once: every look shows them."""
    return tuple(
        TileView(TILES[tile], kinds_of(tables, tile), tables.chimneys[tile], edges_of(tables, tile, 0))
        for tile in range(len(TILES))
    )


def edges_of(tables: FactTables, tile: int, rotation: int) -> tuple[str, ...]:
    """What a tile shows on its four sides, turned so."""
    return tuple("" if kind == PASTURE else KINDS[kind] for kind in tables.edges[tile][rotation])


def kinds_of(tables: FactTables, tile: int) -> tuple[str, ...]:
    """What a tile shows, each kind once."""
    shown = [*tables.edges[tile][0], tables.core[tile]]
    return tuple(KINDS[kind] for kind in dict.fromkeys(shown) if kind != PASTURE)
