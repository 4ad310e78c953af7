"""The pass track from the front, with Leonardo's place; and the bonus actions with those who have chosen them."""

from engine.games.dynasties.data import FACTS
from engine.games.dynasties.views import BonusView, PlaceView, TableView
from render.core.fonts import Face
from render.games.dynasties.board.region import COLUMN
from render.games.dynasties.news import News
from render.games.dynasties.shapes.roles import space
from render.games.dynasties.side.panel import LABEL, PAD, panel
from render.games.dynasties.tray import Tray

PLACE = 60
HEIGHT = LABEL + PLACE + 14
BONUS, ACROSS = 62, 4
BONUS_HEIGHT = LABEL + 2 * BONUS + 8
ICONS = {
    "points": "points",
    "goods": "bag",
    "free": "house",
    "casanova": "neutral",
    "action": "action",
    "scoring": "yellow",
    "revaluation": "more",
}


def track(tray: Tray, table: TableView, left: float, top: float, news: News, wide: float = COLUMN) -> None:
    """Who has passed, in the order of the bonus actions; the places in front cost pink."""
    panel(tray, left, top, HEIGHT, tray.easel.say("picture-track"), wide)
    step = (wide - 2 * PAD) / (len(table.track) + 1)
    number = 0
    for at, shown in enumerate(table.track):
        number += not shown.pink
        _place(tray, shown, left + PAD + at * step, top + LABEL, step - 5, str(number) if not shown.pink else shown.id)
        if shown.seat in news.passed and shown.seat is not None:
            tray.spark(left + PAD + (at + 1) * step - 14, top + LABEL + 8, 28)
    x = left + PAD + len(table.track) * step
    tray.canvas.frame(tray.theme.line, tray.colours.sea, x, top + LABEL, step - 5, PLACE, 12, 3)
    if table.leonardo is None:
        tray.item(x + (step - 5) / 2, top + LABEL + PLACE / 2, min(48, step - 12), "wing")
    else:
        tray.token(x + (step - 5) / 2, top + LABEL + PLACE / 2, min(48, step - 10), table.leonardo)


def _place(tray: Tray, shown: PlaceView, left: float, top: float, wide: float, called: str) -> None:
    theme, x, y = tray.theme, left + wide / 2, top + PLACE / 2
    tray.canvas.box(theme.well, left, top, wide, PLACE, 12)
    if shown.seat is not None:
        tray.token(x, y, min(48, wide - 4), shown.seat)
    elif shown.pink:
        tray.canvas.text(x, top + 15, called, 24, theme.soft, Face.BOLD, "middle")
        tray.price(x, top + 41, 32, "pink", shown.pink)
    else:
        tray.canvas.text(x, y, called, 28, theme.soft, Face.BOLD, "middle")


def bonus(tray: Tray, table: TableView, left: float, top: float) -> None:
    """Four above, three below; the one that everybody may choose has room for all."""
    panel(tray, left, top, BONUS_HEIGHT, tray.easel.say("picture-bonus"))
    unit = (COLUMN - 2 * PAD) / ACROSS
    at = 0
    for shown in table.bonus:
        span = 2 if shown.shared else 1
        row, column = divmod(at, ACROSS)
        _bonus(tray, table, shown, left + PAD + column * unit, top + LABEL + row * BONUS, span * unit - 6)
        at += span


def _bonus(tray: Tray, table: TableView, shown: BonusView, left: float, top: float, wide: float) -> None:
    theme, y = tray.theme, top + (BONUS - 6) / 2
    tray.canvas.box(theme.well, left, top, wide, BONUS - 6, 12)
    bonus_icon(tray, left + 32, y, 50, table, shown)
    if not shown.seats:
        x = left + wide - 30
        tray.canvas.sprite(x, y, 40, space, "princess", theme.panel, theme.line, 0.08)
        return
    step = min(44, (wide - 108) / max(1, len(shown.seats) - 1))
    for at, seat in enumerate(shown.seats):
        tray.token(left + wide - 26 - at * step, y, 42, seat)


def bonus_icon(tray: Tray, x: float, y: float, size: float, table: TableView, shown: BonusView) -> None:
    """What it brings."""
    effects = FACTS[table.data].effects
    if shown.id == "points":
        tray.points(x, y, size, effects.bonus_vp)
        return
    tray.item(x, y, size * 0.9, ICONS[shown.id])
    if shown.id == "goods":
        tray.canvas.text(x, y + size * 0.16, str(effects.bonus_goods), 28, tray.colours.dark, Face.BOLD, "middle")
