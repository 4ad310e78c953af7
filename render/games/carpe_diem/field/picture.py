"""The scoring cards, large: in pictures and in words, the circles by their numbers, and what each would bring now."""

from engine.games.carpe_diem.data import FACTS
from engine.games.carpe_diem.views import CardView, ScreenView, TableView
from render.core.canvas import Canvas
from render.core.easel import Easel
from render.core.fonts import Face
from render.core.lettering import broken
from render.core.parts.heading import GAP, HEAD, MARGIN, WIDTH, heading
from render.games.carpe_diem import legend
from render.games.carpe_diem.cards import Grid, card, circles, deal, empty
from render.games.carpe_diem.district import counts
from render.games.carpe_diem.heading import place
from render.games.carpe_diem.news import News
from render.games.carpe_diem.tray import Tray

CARD_W, CARD_H, ACROSS, DOWN = 280, 216, 88, 80
LABEL, PAD = 46, 12
WORDS, WOULD, LINE = 28, 31, 32
"""On a phone ten and eleven pixels high."""
WORDS_WIDE = CARD_W - 16
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
    x, y = left + CARD_W / 2, top + (118 if now is not None else 142)
    rows = in_rows(tray, words)
    for at, row in enumerate(rows):
        middle = y + (at - (len(rows) - 1) / 2) * LINE
        tray.canvas.text(x, middle, row, WORDS, tray.theme.ink, anchor="middle", width=WORDS_WIDE)
    if now is not None:
        would(tray, left + CARD_W / 2, top + CARD_H - 26, table, now, CARD_W - 16)


def in_rows(tray: Tray, words: str) -> list[str]:
    """In one row if it fits, else what it brings begins another; what is too long for one is broken."""
    if tray.canvas.measure(words, WORDS) <= WORDS_WIDE:
        return [words]
    needs, arrow, brings = words.partition(" → ")
    parts = (needs, f"→\u00a0{brings}") if arrow else (words,)
    return [row for part in parts for row in broken(whole(tray, part), Face.TEXT, WORDS, WORDS_WIDE)]


def whole(tray: Tray, part: str) -> str:
    """With spaces that are not broken within each thing, if there is room for it, and after each plus."""
    things = part.split(" + ")
    fits = (tray.canvas.measure(thing, WORDS) <= WORDS_WIDE for thing in things)
    return " +\u00a0".join(
        thing.replace(" ", "\u00a0") if fit else thing for thing, fit in zip(things, fits, strict=True)
    )


def would(tray: Tray, x: float, y: float, table: TableView, now: int, width: float) -> None:
    """How often one could fulfil a card now; or what it would cost."""
    if now:
        words, fill, ink = tray.easel.say("picture-cards-times", n=now), tray.theme.turn, tray.theme.on_turn
    else:
        lost = FACTS[table.data].failed_card
        words, fill, ink = tray.easel.say("picture-cards-fails", n=lost), tray.colours.warn, tray.colours.on_warn
    wide = min(width, tray.canvas.measure(words, WOULD, Face.BOLD) + 20)
    tray.canvas.box(fill, x - wide / 2, y - 20, wide, 40, 10)
    tray.canvas.text(x, y, words, WOULD, ink, Face.BOLD, "middle", wide - 10)
