"""The picture of the wheel: as large as it goes, with the price of every block in every section."""

from msgspec import UNSET

from engine.games.carrara.data import COLOURS, SECTIONS
from engine.games.carrara.views import TableView
from render.core.canvas import Canvas
from render.core.easel import Easel
from render.core.fonts import Face
from render.core.parts.heading import GAP, MARGIN, WIDTH, foot, legend
from render.games.carrara.heading import below, turn
from render.games.carrara.news import News
from render.games.carrara.sections import base, corners, wheel
from render.games.carrara.tray import Tray

RADIUS = 490
PANEL, PRICES = 2 * RADIUS + 40, 372
"""How tall the panels of the wheel and of the prices are."""


def draw(easel: Easel) -> Canvas:
    """Whose turn, the wheel, and the prices while any block is sold."""
    table: TableView = easel.scene.view.table
    top, news = below(easel.scene), News(easel.scene.news)
    end = top + PANEL + (GAP + PRICES if table.to_pay else 0)
    canvas = easel.canvas(WIDTH, end + foot(news.on_wheel))
    canvas.layer(("carrara wheel", easel.theme), top, PANEL, lambda band: _base(Tray(easel, band)))
    tray = Tray(easel, canvas)
    turn(tray)
    wheel(tray, table, news, WIDTH / 2, top + PANEL / 2, RADIUS)
    corners(tray, table, MARGIN, top, WIDTH - 2 * MARGIN, PANEL)
    if table.to_pay:
        _prices(tray, table, top + PANEL + GAP)
    legend(tray, end, news.on_wheel)
    return canvas


def _base(tray: Tray) -> None:
    tray.canvas.box(tray.theme.panel, MARGIN, 0, WIDTH - 2 * MARGIN, PANEL, 18)
    base(tray, WIDTH / 2, PANEL / 2, RADIUS)


def _prices(tray: Tray, table: TableView, top: float) -> None:
    """What a block of each colour costs in each section; where some lie, what is to be paid for one, on a coin."""
    left, wide = MARGIN + 150, (WIDTH - 2 * MARGIN - 180) / len(COLOURS)
    words = "picture-wheel-prices" if table.to_pay == table.prices else _both(table)
    tray.canvas.box(tray.theme.panel, MARGIN, top, WIDTH - 2 * MARGIN, PRICES, 18)
    tray.label(MARGIN + 24, top + 28, tray.easel.say(words), width=WIDTH - 2 * MARGIN - 48)
    for colour in range(len(COLOURS)):
        tray.block(left + (colour + 0.5) * wide, top + 72, 42, colour)
    for section, numeral in enumerate(SECTIONS):
        y = top + 122 + section * 42
        tray.canvas.text(MARGIN + 90, y, numeral, 28, tray.theme.soft, Face.TITLE, "middle")
        for colour, price in enumerate(table.prices[section]):
            to_pay = table.to_pay[section][colour] if table.wheel[section][colour] else None
            _cell(tray, left + (colour + 0.5) * wide, y, price, to_pay)


def _both(table: TableView) -> str:
    """What two prices mean: with the expansion one may pay either."""
    return "picture-wheel-prices-turning" if table.expansion is UNSET else "picture-wheel-prices-both"


def _cell(tray: Tray, x: float, y: float, price: int, to_pay: int | None) -> None:
    """The price of a section; and what is to be paid there, if that is known."""
    if to_pay is None:
        tray.canvas.text(x, y, str(price), 26, tray.theme.soft, Face.TEXT, "middle")
        return
    tray.coin(x, y, 40, to_pay)
    if to_pay != price:
        tray.before(x - 23, y, 26, price)
