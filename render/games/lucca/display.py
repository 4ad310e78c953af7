"""The triplets on the table, each at its numbered place: its cards, or who has taken them."""

from engine.games.lucca.views import TableView, TripletView
from render.core.fonts import Face
from render.core.parts.heading import MARGIN, WIDTH
from render.games.lucca.news import News
from render.games.lucca.tray import CARD_H, CARD_W, Tray

INNER, ACROSS = WIDTH - 2 * MARGIN, 2
TITLE, PLACE, PAD = 50, CARD_H + 16, 10
WIDE = (INNER - PAD * (ACROSS + 1)) / ACROSS


def height(table: TableView) -> int:
    """Of the whole panel."""
    rows = -(-len(table.display) // ACROSS)
    return TITLE + rows * (PLACE + PAD)


def display(tray: Tray, table: TableView, news: News, top: float) -> None:
    """What is on the table for all; above it how large a palace becomes, and how many cards are left."""
    say, y = tray.easel.say, top + TITLE / 2 + 2
    tray.canvas.box(tray.theme.panel, MARGIN, top, INNER, height(table), 18)
    pile = tray.label(WIDTH - MARGIN - 20, y, say("picture-pile", n=table.pile), "right", 300)
    tray.card_back(WIDTH - MARGIN - 20 - pile - 20, y, 34)
    tray.label(MARGIN + 20, y, say("picture-palace", n=table.palace), width=INNER - pile - 100)
    for at, triplet in enumerate(table.display):
        left = MARGIN + PAD + at % ACROSS * (WIDE + PAD)
        _place(tray, triplet, left, top + TITLE + at // ACROSS * (PLACE + PAD), new=triplet.number in news.taken)


def _place(tray: Tray, triplet: TripletView, left: float, top: float, *, new: bool) -> None:
    canvas, theme = tray.canvas, tray.theme
    canvas.box(theme.well, left, top, WIDE, PLACE, 14)
    tray.space(left + 27, top + PLACE / 2, triplet.number)
    if triplet.cards:
        step = (WIDE - 52 - 8 - CARD_W) / (len(triplet.cards) - 1)
        for at, card in enumerate(triplet.cards):
            tray.card(left + 52 + at * step, top + 8, card)
    elif triplet.taken_by is not None:
        tray.token(left + 78, top + PLACE / 2, 46, triplet.taken_by)
        name, y = tray.easel.name(triplet.taken_by), top + PLACE / 2
        end = left + 112 + canvas.text(left + 112, y, name, 28, theme.soft, Face.BOLD, width=WIDE - 160)
        if new:
            tray.spark(end + 24, y, 30)
