"""What the expansion adds to a player's strip: how far he is with the open cards, and his upgrade tiles."""

from engine.core.values.seats import Seat
from engine.games.carrara.views import TableView
from render.core.fonts import Face
from render.core.parts.heading import MARGIN
from render.games.carrara.cards.card import cards_of, expanded
from render.games.carrara.cards.pictograms import emblem
from render.games.carrara.news import News
from render.games.carrara.tray import Tray
from render.games.carrara.values import TILE_H, TILE_W, tile, upgrades_of

ACROSS, ROW = 2, TILE_H + 8
LEFT, TOP = MARGIN + 30 + 118, 154
"""Where upgrade tiles are in a strip: below the markers, beside what tells of new points."""


def height(table: TableView, seat: Seat) -> int:
    """What a strip needs for them."""
    rows = -(-len(upgrades_of(table, seat)) // ACROSS)
    return TOP + rows * ROW + 4 if rows else 0


def goals(tray: Tray, table: TableView, seat: Seat, left: float, y: float) -> None:
    """By card, what lies open; a tick tells that it is reached. There is room for two, and what goes by objects never
    lies open."""
    for card, so_far in zip(cards_of(table), expanded(table).players[seat].progress, strict=False):
        if so_far is None:
            continue
        emblem(tray, left + 19, y, 39, card.colour)
        x = left + 44.0
        x += tray.canvas.text(x, y, str(so_far.far), 28, tray.theme.ink, Face.BOLD)
        x += tray.canvas.text(x + 1, y, f"/{card.least}", 24, tray.theme.soft)
        if so_far.far >= card.least:
            tray.tick(x + 14, y, 20)
            x += 24
        left = x + 16


def upgrades(tray: Tray, table: TableView, seat: Seat, news: News, strip: float) -> None:
    """His upgrade tiles."""
    for at, each in enumerate(upgrades_of(table, seat).values()):
        x, y = LEFT + at % ACROSS * (TILE_W + 10), strip + TOP + at // ACROSS * ROW
        tile(tray, x, y, each, new=each.space in news.upgraded.get(seat, ()))
