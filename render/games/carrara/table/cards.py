"""The four cards on the table, in short: which they are, what they want, and who has reached it."""

from collections.abc import Sequence

from engine.core.values.seats import Seat
from engine.games.carrara.views import TableView
from render.core.fonts import Face
from render.core.parts.heading import GAP, MARGIN, WIDTH
from render.core.parts.pieces import folding_screen
from render.games.carrara.cards.card import Card, cards_of
from render.games.carrara.cards.icons import fitted, row
from render.games.carrara.cards.known import GOALS, is_hidden, met
from render.games.carrara.cards.pictograms import emblem, once_more, wanted
from render.games.carrara.cards.rows import words_in_rows
from render.games.carrara.cards.sayings import objective
from render.games.carrara.tray import Tray

CARD_W, CARD_H = (WIDTH - 2 * MARGIN - GAP) / 2, 150
HIGH = 2 * CARD_H + GAP
SIDE, ICON = 92, 44
"""How wide the side of a card is with its emblem and number, and how large its icons are."""


def cards(tray: Tray, table: TableView, top: float) -> None:
    """Two by two."""
    scene = tray.easel.scene
    for at, card in enumerate(cards_of(table)):
        left, y = MARGIN + at % 2 * (CARD_W + GAP), top + at // 2 * (CARD_H + GAP)
        end = left + CARD_W - 20
        tray.canvas.box(tray.theme.panel, left, y, CARD_W, CARD_H, 18)
        if at < GOALS:
            end = _reached(tray, end, y + 36, met(scene, at), hidden=is_hidden(scene, at))
        _side(tray, card, left, y)
        _icons(tray, card, left + SIDE + 16, y + 36, end)
        words_in_rows(tray, objective(tray.easel, card), left + SIDE + 16, y + 105, CARD_W - SIDE - 30)


def _side(tray: Tray, card: Card, left: float, top: float) -> None:
    """Emblem and number."""
    canvas, theme, x = tray.canvas, tray.theme, left + 5 + SIDE / 2
    canvas.box(theme.well, left + 10, top + 10, SIDE - 10, CARD_H - 20, 12)
    emblem(tray, x, top + 56, 52, card.colour)
    canvas.text(x, top + 112, card.number, 28, theme.ink, Face.TITLE, "middle", SIDE - 14)


def _icons(tray: Tray, card: Card, left: float, y: float, end: float) -> None:
    """How many of what it wants; of the bonus card, what it scores."""
    number, icons = wanted(card) if card.goal else ("", once_more(card))
    if number:
        left += tray.canvas.text(left, y, number, 34, tray.theme.ink, Face.BOLD) + 8
    row(tray, left, y, fitted(ICON, icons, end - left), icons)


def _reached(tray: Tray, right: float, y: float, seats: Sequence[Seat], *, hidden: bool) -> float:
    """Who has; and a screen, if nobody can know it of all. Where that begins."""
    if hidden:
        own = tray.colours
        tray.canvas.sprite(right - 20, y, 44, folding_screen, own.wall, own.shade, own.gold_dark)
        right -= 50
    for seat in reversed(seats):
        tray.token(right - 15, y, 30, seat)
        right -= 35
    if seats:
        tray.tick(right - 14, y, 28)
        right -= 32
    return right - 8
