"""Who is how strong in a region: while it is played as all can see it, in the end with the book tiles that are open."""

from collections.abc import Sequence

from engine.core.state.views import View
from engine.games.dynasties.data import TABLES, Counts
from engine.games.dynasties.views import RegionView, ScreenView, TableView


def strengths(view: View[TableView, ScreenView], region: RegionView) -> Counts:
    """By seat: figures and coats, and once they are open the tiles with the region's coat."""
    tiles, found = TABLES[view.table.data].facts.book_tiles, list[int]()
    for seat, strong in enumerate(region.strengths):
        opened = view.opened[seat] if view.opened else None
        books = zip(tiles, opened.books, strict=True) if opened else ()
        found.append(strong + sum(n for tile, n in books if tile.region == region.id))
    return tuple(found)


def ranks(strong: Sequence[int]) -> list[int]:
    """1 for all who are strongest, 2 for those behind a single first, else 0."""
    order = sorted({n for n in strong if n}, reverse=True)
    alone = bool(order) and list(strong).count(order[0]) == 1
    second = order[1] if alone and len(order) > 1 else 0
    return [1 if n and n == order[0] else 2 if n and n == second else 0 for n in strong]
