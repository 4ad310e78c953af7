"""The scoring cards, large: in pictures and in words, the circles by their numbers, and what each would bring now."""

from engine.games.carpe_diem.data import FACTS
from engine.games.carpe_diem.views import CardView, ScreenView, TableView
from render.core.canvas import Canvas
from render.core.easel import Easel
from render.core.fonts import Face
from render.core.parts.heading import GAP, HEAD, MARGIN, WIDTH, heading
from render.games.carpe_diem import legend
from render.games.carpe_diem.cards import Grid, card, circles, deal, empty
from render.games.carpe_diem.district import counts
from render.games.carpe_diem.heading import place
from render.games.carpe_diem.news import News
from render.games.carpe_diem.tray import Tray

CARD_W, CARD_H, ACROSS, DOWN = 280, 170, 88, 80
LABEL, PAD = 46, 12
ICON, CIRCLE = 42, 70
GRID = Grid(MARGIN + (WIDTH - 2 * MARGIN - 3 * CARD_W - 2 * ACROSS) / 2, HEAD + LABEL, CARD_W, CARD_H, ACROSS, DOWN)


def draw(easel: Easel) -> Canvas:
    """The cards, then what their owner could pay with, if somebody who plays looks at it."""
    scene = easel.scene
    table: TableView = scene.view.table
    news = News(() if scene.view.over else scene.news)
    bottom = int(GRID.bottom) + PAD + 4
    seat = None if scene.view.over or scene.view.screen is None else scene.view.viewer
    foot = bottom + (0 if seat is None else GAP + counts.HELD)
    tray = Tray(easel, easel.canvas(WIDTH, foot + legend.height()))
    heading(tray, easel.say("picture-cards"), place(tray))
    tray.canvas.box(tray.theme.panel, MARGIN, HEAD, WIDTH - 2 * MARGIN, bottom - HEAD, 18)
    tray.label(2 * MARGIN, HEAD + LABEL / 2, easel.say("picture-cards-how"), width=WIDTH - 4 * MARGIN)
    circles(tray, GRID, table, news, CIRCLE)
    worth = times(scene.view.screen) if not scene.view.over else {}
    for at, shown in enumerate(table.cards):
        left, top = GRID.corner(at)
        if shown is None:
            empty(tray, left, top, CARD_W, CARD_H)
        else:
            _card(tray, table, shown, left, top, worth.get(shown.id))
    if seat is not None:
        counts.has(tray, table, seat, News(()), bottom + GAP)
    legend.legend(tray, foot, bool(news.pairs))
    return tray.canvas


def times(screen: ScreenView | None) -> dict[str, int]:
    """By card: how often its viewer could fulfil it now."""
    return {each.card: each.times for each in screen.worth} if screen else {}


def _card(tray: Tray, table: TableView, shown: CardView, left: float, top: float, now: int | None) -> None:
    """Pictures above, words below; between them what it would bring its viewer."""
    words = tray.easel.term("card", shown.id)
    card(tray, left, top, CARD_W, CARD_H, shown)
    deal(tray, left + CARD_W / 2, top + 40, shown, ICON, CARD_W - 28)
    x, y = left + CARD_W / 2, top + (98 if now is not None else 118)
    rows = in_rows(tray, words)
    for at, row in enumerate(rows):
        middle = y + (at - (len(rows) - 1) / 2) * 29
        tray.canvas.text(x, middle, row, 24, tray.theme.ink, anchor="middle", width=CARD_W - 16)
    if now is not None:
        would(tray, left + CARD_W / 2, top + CARD_H - 24, table, now, CARD_W - 16)


def in_rows(tray: Tray, words: str) -> list[str]:
    """In one row if it fits, else what it brings in a second."""
    if tray.canvas.measure(words, 24) <= CARD_W - 16:
        return [words]
    needs, arrow, brings = words.partition(" → ")
    return [needs, f"→ {brings}"] if arrow else [words]


def would(tray: Tray, x: float, y: float, table: TableView, now: int, width: float) -> None:
    """How often one could fulfil a card now; or what it would cost."""
    if now:
        words, fill, ink = tray.easel.say("picture-cards-times", n=now), tray.theme.turn, tray.theme.on_turn
    else:
        lost = FACTS[table.data].failed_card
        words, fill, ink = tray.easel.say("picture-cards-fails", n=lost), tray.colours.warn, tray.colours.on_warn
    wide = min(width, tray.canvas.measure(words, 22, Face.BOLD) + 20)
    tray.canvas.box(fill, x - wide / 2, y - 16, wide, 32, 10)
    tray.canvas.text(x, y, words, 22, ink, Face.BOLD, "middle", wide - 10)
