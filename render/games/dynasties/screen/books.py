"""Book tiles, and the yellow cards that one has put under the pile."""

from engine.games.dynasties.data import SCORES, TABLES
from engine.games.dynasties.data.facts import BookTileFacts, YellowFacts
from engine.games.dynasties.views import ScreenView, TableView
from render.core.fonts import Face
from render.core.parts.heading import MARGIN, WIDTH
from render.games.dynasties.screen.scores import picture
from render.games.dynasties.side.panel import LABEL, panel
from render.games.dynasties.tray import Tray

INNER = WIDTH - 2 * MARGIN
ACROSS, HIGH, GAP = 4, 84, 8
WIDE = (INNER - 24 - (ACROSS - 1) * GAP) / ACROSS
UNDER, STEP = 60, 66


def height(mine: ScreenView) -> int:
    """Of the panel with book tiles."""
    return LABEL + -(-sum(map(bool, mine.books)) // ACROSS) * (HIGH + GAP) + 6


def books(tray: Tray, table: TableView, mine: ScreenView, top: float) -> None:
    """Each kind once, with how many of it."""
    panel(tray, MARGIN, top, height(mine), tray.easel.say("picture-screen-books"), INNER)
    held = zip(TABLES[table.data].facts.book_tiles, mine.books, strict=True)
    for at, (tile, n) in enumerate([(tile, n) for tile, n in held if n]):
        row, column = divmod(at, ACROSS)
        _book(tray, tile, n, MARGIN + 12 + column * (WIDE + GAP), top + LABEL + row * (HIGH + GAP))


def _book(tray: Tray, tile: BookTileFacts, n: int, left: float, top: float) -> None:
    theme, y = tray.theme, top + HIGH / 2
    tray.canvas.box(theme.well, left, top, WIDE, HIGH, 14)
    if tile.kind == "vp":
        tray.points(left + 44, y, 62, tile.vp)
    else:
        item = {"coat": tile.region or "", "deploy": "couple"}.get(tile.kind, tile.kind)
        tray.item(left + 44, y, 58, item)
    words = tray.named("book", tile.id)
    room = WIDE - 88 - (48 if n > 1 else 0)
    tray.words(left + 82, y, words, 27, theme.ink, room, Face.TEXT)
    if n > 1:
        tray.chip(left + WIDE - 32, y, f"×{n}", theme.turn, theme.on_turn, 26)


def under_height(mine: ScreenView) -> int:
    """Of the row with cards under the pile."""
    return UNDER + 16 if mine.under else 0


def under(tray: Tray, table: TableView, mine: ScreenView, top: float) -> None:
    """Those only he knows of, the uppermost first."""
    high = under_height(mine)
    tray.canvas.box(tray.theme.panel, MARGIN, top, INNER, high, 18)
    words = tray.easel.say("picture-screen-under")
    left = MARGIN + 16 + tray.canvas.text(MARGIN + 16, top + high / 2, words, 26, tray.theme.soft, width=400) + 16
    step = min(STEP + 8, (WIDTH - MARGIN - 12 - left) / len(mine.under))
    for at, name in enumerate(mine.under):
        facts = TABLES[table.data].scores[SCORES.index(name)]
        if isinstance(facts, YellowFacts):
            wide = step - 6
            tray.canvas.box(tray.colours.yellow_card, left + at * step, top + 8, wide, UNDER, 10)
            picture(tray, facts, left + at * step + wide / 2, top + 8 + UNDER / 2, min(46, wide - 10))
