"""What lies beside the board: free cities that can be founded, neutral figures, and how many are left in each pile."""

from engine.games.dynasties.views import FreeCityView, TableView
from render.core.fonts import Face
from render.core.parts.heading import MARGIN, WIDTH
from render.games.dynasties.tray import Tray

HEIGHT, FREE = 68, 128
INNER = WIDTH - 2 * MARGIN


def beside(tray: Tray, table: TableView, top: float) -> None:
    """In one row: free cities and neutral figures at the left, piles at the right."""
    tray.canvas.box(tray.theme.panel, MARGIN, top, INNER, HEIGHT, 18)
    left, y = MARGIN + 12.0, top + HEIGHT / 2
    for shown in table.free_cities:
        free_city(tray, shown, left, top + 7, FREE - 8, HEIGHT - 14)
        left += FREE
    tray.counted(left + 12, y, 32, "neutral", table.neutrals)
    piles = (("bag", sum(table.bag)), ("action", table.actions), ("yellow", table.yellows), ("book", table.books))
    for at, (item, n) in enumerate(reversed(piles)):
        tray.counted(WIDTH - MARGIN - 116 - at * 116, y, 32, item, n)


def free_city(tray: Tray, shown: FreeCityView, left: float, top: float, wide: float, high: float) -> None:
    """What it brings."""
    y = top + high / 2
    tray.canvas.box(tray.colours.founded, left, top, wide, high, 12)
    tray.item(left + 32, y, 42, "house")
    if shown.symbol == "vp":
        tray.points(left + wide - 34, y, 48, shown.vp)
        return
    tray.item(left + wide - (42 if shown.goods else 34), y, 40, shown.symbol)
    if shown.goods:
        tray.canvas.text(left + wide - 14, y, str(shown.goods), 28, tray.theme.ink, Face.BOLD, "middle")
