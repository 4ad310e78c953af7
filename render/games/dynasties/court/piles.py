"""The bag by colour, the piles with what was played from them, and the cities that can still be founded."""

from engine.games.dynasties.data import GOODS
from engine.games.dynasties.views import TableView
from render.core.parts.heading import MARGIN, WIDTH
from render.games.dynasties.side.beside import free_city
from render.games.dynasties.side.panel import LABEL, panel
from render.games.dynasties.tray import Tray

INNER = WIDTH - 2 * MARGIN
ROW = 62
HEIGHT = LABEL + 3 * ROW + 12


def piles(tray: Tray, table: TableView, top: float) -> None:
    """Three rows: bag, piles, free cities."""
    panel(tray, MARGIN, top, HEIGHT, tray.easel.say("picture-piles"), INNER)
    _bag(tray, table, top + LABEL + ROW / 2)
    _piles(tray, table, top + LABEL + ROW * 1.5)
    _free(tray, table, top + LABEL + 2 * ROW)


def _bag(tray: Tray, table: TableView, y: float) -> None:
    tray.counted(MARGIN + 16, y, 34, "bag", sum(table.bag))
    for at, (good, n) in enumerate(zip(GOODS, table.bag, strict=True)):
        tray.counted(MARGIN + 190 + at * 116, y, 34, good, n)


def _piles(tray: Tray, table: TableView, y: float) -> None:
    """How many are left, and how many have been played."""
    step = INNER / 3
    found = (
        ("action", table.actions, sum(table.discards)),
        ("yellow", table.yellows, sum(table.scored)),
        ("book", table.books, sum(table.used_books)),
    )
    for at, (item, n, gone) in enumerate(found):
        left = MARGIN + 16 + at * step
        end = tray.counted(left, y, 34, item, n)
        words = tray.easel.say("picture-played", n=gone)
        tray.canvas.text(end + 16, y, words, 26, tray.theme.soft, width=left + step - end - 30)


def _free(tray: Tray, table: TableView, top: float) -> None:
    left = MARGIN + 12.0
    for shown in table.free_cities:
        free_city(tray, shown, left, top, 128, ROW - 6)
        for size, n, x in ((46, shown.large_cost, 160), (36, shown.small_cost, 206)):
            tray.stand(left + x, top + (ROW - 6) / 2, size, "princess", tray.theme.soft, tray.theme.well)
            tray.canvas.text(left + x, top + (ROW - 6) / 2, str(n), 26, tray.theme.ink, anchor="middle")
        left += 240
    if not table.free_cities:
        words = tray.easel.say("picture-no-free-cities")
        tray.canvas.text(left + 4, top + ROW / 2, words, 26, tray.theme.soft, width=600)
    tray.counted(WIDTH - MARGIN - 110, top + ROW / 2 - 3, 34, "neutral", table.neutrals)
