"""What lies below the ring: the bottom row, the banner track with its discs, and the scoring cards."""

from engine.games.carpe_diem.data import FACTS
from engine.games.carpe_diem.views import TableView
from render.core.fonts import Face
from render.core.parts.heading import MARGIN, WIDTH
from render.games.carpe_diem.cards import Grid, card, circles, deal, empty
from render.games.carpe_diem.news import ROW, News
from render.games.carpe_diem.tray import Tray

INNER = WIDTH - 2 * MARGIN
LABEL, TILE = 38, 86
ROW_HIGH = LABEL + TILE + 12
DISC, NUMBER = 36, 36
CARD_W, CARD_H, ACROSS, DOWN, ICON = 280, 60, 84, 46, 37
CARDS_HIGH = LABEL + 4 * CARD_H + 3 * DOWN + 14


def bottom_row(tray: Tray, table: TableView, news: News, top: float) -> None:
    """The tiles that artisans take; where one was, its place is empty."""
    most = FACTS[table.data].row
    _panel(tray, top, ROW_HIGH, "picture-row")
    step = (INNER - 24 + 6) / most
    for at in range(most):
        left = MARGIN + 12 + at * step
        if at < len(table.row):
            tray.tile(left, top + LABEL, TILE, table.row[at])
        else:
            tray.canvas.box(tray.theme.well, left, top + LABEL, TILE, TILE, 10)
    if ROW in news.spaces:
        tray.spark(WIDTH - MARGIN - 16, top + 12, 32)


def track_height(table: TableView) -> int:
    """As high as the highest stack."""
    return LABEL + max(map(len, table.track)) * DISC + NUMBER + 12


def track(tray: Tray, table: TableView, news: News, top: float) -> None:
    """Spaces 0 to 20; of discs on one space the upper one scores first, and is furthest."""
    high, theme = track_height(table), tray.theme
    _panel(tray, top, high, "picture-track")
    step = (INNER - 16) / len(table.track)
    base = top + high - NUMBER - 8
    for space, discs in enumerate(table.track):
        left, x = MARGIN + 8 + space * step, MARGIN + 8 + (space + 0.5) * step
        tray.canvas.box(theme.well, left + 2, base, step - 4, NUMBER, 8)
        ink = theme.ink if discs else theme.soft
        tray.canvas.text(x, base + NUMBER / 2, str(space), 31, ink, Face.BOLD, "middle", step - 6)
        for at, seat in enumerate(discs):
            y = base - at * DISC - DISC / 2
            tray.token(x, y, DISC, seat)
            if "banner" in news.more.get(seat, ()):
                tray.spark(x + 17, y - 12, 22)


def scoring(tray: Tray, table: TableView, news: News, top: float) -> None:
    """The cards, and who has laid a disc between which two."""
    _panel(tray, top, CARDS_HIGH, "picture-cards-how")
    grid = Grid(MARGIN + (INNER - 3 * CARD_W - 2 * ACROSS) / 2, top + LABEL, CARD_W, CARD_H, ACROSS, DOWN)
    circles(tray, grid, table, news, 44)
    for at, shown in enumerate(table.cards):
        left, y = grid.corner(at)
        if shown is None:
            empty(tray, left, y, CARD_W, CARD_H)
        else:
            card(tray, left, y, CARD_W, CARD_H, shown)
            deal(tray, left + CARD_W / 2, y + CARD_H / 2, shown, ICON, CARD_W - 24)


def _panel(tray: Tray, top: float, high: float, words: str) -> None:
    """With a line that says what it is."""
    tray.canvas.box(tray.theme.panel, MARGIN, top, INNER, high, 18)
    tray.label(MARGIN + 18, top + LABEL / 2, tray.easel.say(words), width=INNER - 60)
