"""What a point of cost is worth on a space of somebody's board: as it is printed, or by the upgrade tile upon it."""

from msgspec import UNSET

from engine.core.values.seats import Seat
from engine.games.carrara.data import TABLES
from engine.games.carrara.views import Bonus, TableView, UpgradeView
from render.games.carrara.tray import Tray

TILE_W, TILE_H = 126, 52
"""Of an upgrade tile."""


def upgrades_of(table: TableView, seat: Seat) -> dict[str, UpgradeView]:
    """The upgrade tiles on a board, by the spaces they cover; in the base game there are none."""
    if table.expansion is UNSET:
        return {}
    return {each.space: each for each in table.expansion.players[seat].upgrades}


def printed(table: TableView, category: str) -> UpgradeView:
    """What a category space is worth without a tile."""
    facts = next(each for each in TABLES[table.data].facts.expansion.categories if each.id == category)
    return UpgradeView(category, facts.vp, facts.coins)


def amount(tray: Tray, left: float, y: float, size: float, worth: UpgradeView | Bonus) -> float:
    """Points in a wreath, then coins; where they end."""
    if worth.vp:
        tray.points(left + size / 2, y, size, worth.vp)
        left += size + 2
    if worth.coins:
        tray.coin(left + size * 0.45, y, size * 0.9, worth.coins)
        left += size * 0.9 + 2
    return left


def stacked(tray: Tray, x: float, y: float, size: float, worth: UpgradeView) -> None:
    """An upgraded value where there is room for one: points above coins."""
    tray.points(x, y - size * 0.45, size, worth.vp)
    tray.coin(x, y + size * 0.45, size * 0.88, worth.coins)


def tile(tray: Tray, left: float, top: float, worth: UpgradeView, *, new: bool = False) -> None:
    """An upgrade tile: the space it is for, and what that is worth with it."""
    canvas, theme, y = tray.canvas, tray.theme, top + TILE_H / 2
    canvas.frame(theme.new if new else theme.line, theme.well, left, top, TILE_W, TILE_H, 10, 4 if new else 2)
    tray.scored(left + 26, y, 36, worth.space)
    amount(tray, left + 48, y, 40, worth)
    if new:
        tray.spark(left + TILE_W - 6, top + 6, 26)


def gap(tray: Tray, left: float, top: float) -> None:
    """Where a tile lay."""
    tray.canvas.box(tray.theme.well, left + 40, top + TILE_H / 2 - 2, TILE_W - 80, 4, 2)
