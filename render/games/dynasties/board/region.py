"""A region: its coat and name, its tile with the values of the end, who is how strong there, and its cities."""

from engine.games.dynasties.data import REGIONS, Counts
from engine.games.dynasties.views import CityView, RegionView, TableView
from render.core.fonts import Face
from render.games.dynasties.board.city import HIGH, WIDE, city
from render.games.dynasties.board.plan import Plan
from render.games.dynasties.board.strengths import ranks, strengths
from render.games.dynasties.news import News
from render.games.dynasties.tray import Tray

COLUMN, GAP, PAD = 514, 8, 12
DOWN = 7
"""How wide a region is, what is free between cities, and around them."""
TITLE, TILE, STRONG = 48, 52, 48
HEAD = TITLE + TILE + STRONG + 4
ACROSS = 2


def cities_of(table: TableView, region: str) -> list[CityView]:
    """Those of one region, free cities last."""
    return [each for each in table.cities if each.region == region]


def height(table: TableView, region: str) -> int:
    """Of a region with all of its cities."""
    rows = -(-len(cities_of(table, region)) // ACROSS)
    return HEAD + rows * (HIGH + DOWN) - DOWN + PAD


def region(tray: Tray, shown: RegionView, left: float, top: float, news: News, plan: Plan) -> None:
    """One above the other: head, tile, strengths, cities."""
    view = tray.easel.scene.view
    table: TableView = view.table
    ground = tray.colours.regions[REGIONS.index(shown.id)]
    tray.canvas.box(ground, left, top, COLUMN, height(table, shown.id), 18)
    _title(tray, shown, left, top)
    _tile(tray, shown, left, top + TITLE, new=shown.id in news.coats)
    _strengths(tray, strengths(view, shown), left + PAD, top + TITLE + TILE, COLUMN - 2 * PAD)
    for at, each in enumerate(cities_of(table, shown.id)):
        row, column = divmod(at, ACROSS)
        x, y = left + PAD + column * (WIDE + GAP), top + HEAD + row * (HIGH + DOWN)
        city(tray, x, y, each, news, plan)


def _title(tray: Tray, shown: RegionView, left: float, top: float) -> None:
    """Its coat and its name; at the right how many coats are left."""
    theme, y = tray.theme, top + TITLE / 2 + 3
    tray.coat(left + PAD + 21, y, 42, shown.id)
    words, right = tray.easel.term("region", shown.id), left + COLUMN - PAD
    ink = theme.ink if shown.coats else theme.soft
    end = right - 4 - tray.canvas.text(right - 4, y, f"×{shown.coats}", 28, ink, Face.BOLD, "right")
    tray.coat(end - 20, y, 30, shown.id)
    tray.canvas.text(left + PAD + 52, y, words, 32, theme.ink, Face.TITLE, width=end - 44 - left - PAD - 52)


def _tile(tray: Tray, shown: RegionView, left: float, top: float, *, new: bool) -> None:
    """What the first gets, the second, and who stands in a crowned city; then the revaluation, and who has it."""
    own, y, high = tray.colours, top + TILE / 2, TILE - 6
    tray.canvas.box(own.plate, left + PAD, y - high / 2, 274, high, 10)
    at = left + PAD + 10
    for place, n in ((1, shown.first), (2, shown.second)):
        fill = own.gold if place == 1 else own.silver
        tray.canvas.box(fill, at, y - 16, 32, 32, 16)
        tray.canvas.text(at + 16, y, str(place), 26, own.dark, Face.BOLD, "middle")
        tray.canvas.text(at + 39, y, str(n), 34, own.plate_ink, Face.BOLD)
        at += 92
    tray.item(at + 18, y - 1, 38, "crown")
    tray.canvas.text(at + 42, y, str(shown.crown), 34, own.plate_ink, Face.BOLD)
    _again(tray, shown, left + PAD + 286, y, COLUMN - 2 * PAD - 286, new=new)


def _again(tray: Tray, shown: RegionView, left: float, y: float, wide: float, *, new: bool) -> None:
    """The revaluation tile: it is its owner's alone."""
    theme, high = tray.theme, TILE - 6
    tray.canvas.frame(theme.line, theme.panel, left, y - high / 2, wide, high, 10, 3)
    if shown.revalued_by is None:
        tray.item(left + 26, y, 34, "more")
    else:
        tray.token(left + 28, y, 38, shown.revalued_by)
    ink = theme.ink if shown.revalued_by is not None else theme.soft
    tray.canvas.text(left + 54, y, f"+{shown.majority_again}", 30, ink, Face.BOLD)
    tray.item(left + 124, y - 1, 30, "crown")
    tray.canvas.text(left + 144, y, f"+{shown.crown_again}", 30, ink, Face.BOLD)
    if new:
        tray.spark(left + wide - 6, y - high / 2 + 4, 28)


def _strengths(tray: Tray, strong: Counts, left: float, top: float, wide: float) -> None:
    """Everybody by his token, with how strong he is; the first and the second have their colours."""
    own, theme, y, step = tray.colours, tray.theme, top + STRONG / 2, wide / len(strong)
    for seat, (n, place) in enumerate(zip(strong, ranks(strong), strict=True)):
        x = left + (seat + 0.5) * step
        tray.token(x - 22, y, 36, seat)
        if place:
            fill = own.gold if place == 1 else own.silver
            tray.canvas.box(fill, x, y - 20, 48, 40, 10)
        ink = own.dark if place else theme.ink if n else theme.soft
        tray.canvas.text(x + 24, y, str(n), 32, ink, Face.BOLD, "middle")
