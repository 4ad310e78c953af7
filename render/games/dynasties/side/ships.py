"""The ships: each with its goods, its two seats, and who has come aboard."""

from engine.games.dynasties.data import FACTS, SHIPS
from engine.games.dynasties.views import ShipView, TableView
from render.games.dynasties.board.region import COLUMN
from render.games.dynasties.news import News
from render.games.dynasties.shapes.pieces import hull
from render.games.dynasties.side.panel import LABEL, PAD, panel
from render.games.dynasties.tray import Tray

ROW, CUBE, STEP = 80, 44, 47
DECK, HULL = 60, 262
"""Where in a row its deck begins, and how long the ship is."""


def height(table: TableView) -> int:
    """Of all ships."""
    return LABEL + len(table.ships) * ROW + 6


def ships(tray: Tray, table: TableView, left: float, top: float, news: News) -> None:
    """One below the other."""
    panel(tray, left, top, height(table), tray.easel.say("picture-ships"))
    for at, shown in enumerate(table.ships):
        _ship(tray, table, shown, at, left, top + LABEL + at * ROW, new=SHIPS[at] in news.ships)


def _ship(tray: Tray, table: TableView, shown: ShipView, at: int, left: float, top: float, *, new: bool) -> None:
    """Its number, its goods on board, and the seats: the large one is the first's."""
    own, theme, y = tray.colours, tray.theme, top + (ROW - 8) / 2
    tray.canvas.box(own.sea, left + PAD, top, COLUMN - 2 * PAD, ROW - 8, 14)
    tray.space(left + PAD + 28, y, at + 1)
    begin = left + PAD + DECK - 6
    tray.canvas.picture(begin, top + 30, HULL, ROW - 40, hull, own.wood, own.dark, own.sea)
    most = FACTS[table.data].goods_on_ship
    tray.held(begin + 15 + (most - sum(shown.goods)) * STEP / 2, top + 29, CUBE, shown.goods, STEP)
    x = left + COLUMN - PAD - 128
    for seat, size, place in ((shown.first, 62, x), (shown.second, 46, x + 76)):
        tray.stand(place, y, size, "princess", theme.soft if seat is not None else theme.line, theme.panel)
        if seat is not None:
            tray.token(place, y, size * 0.78, seat)
    if new:
        tray.spark(left + COLUMN - PAD - 8, top + 10, 32)
