"""Characters and bonus actions, a line each: what it costs, what it does, and whether it was used."""

from engine.games.dynasties.tell.described import DOES
from engine.games.dynasties.views import BonusView, CharacterView, TableView
from render.core.fonts import Face
from render.core.lettering import broken
from render.core.parts.heading import MARGIN, WIDTH
from render.games.dynasties.news import News
from render.games.dynasties.side.characters import icon, price, used
from render.games.dynasties.side.panel import LABEL, panel
from render.games.dynasties.side.track import bonus_icon
from render.games.dynasties.tray import Tray

INNER = WIDTH - 2 * MARGIN
LINE, GAP = 76, 6
NAME, WORDS = 292, 28
"""Room for a name, and the size of the words beside it."""


def height(n: int) -> int:
    """Of a panel with so many lines."""
    return LABEL + n * (LINE + GAP) + 8


def characters(tray: Tray, table: TableView, top: float, news: News) -> None:
    """All eight, the cheapest first."""
    panel(tray, MARGIN, top, height(len(table.characters)), tray.easel.say("picture-court-characters"), INNER)
    for at, shown in enumerate(table.characters):
        y = top + LABEL + at * (LINE + GAP)
        _character(tray, shown, y)
        if shown.id in news.characters:
            tray.spark(WIDTH - MARGIN - 20, y + 10, 30)


def _character(tray: Tray, shown: CharacterView, top: float) -> None:
    theme, left, y = tray.theme, MARGIN + 12, top + LINE / 2
    tray.canvas.box(theme.well, left, top, INNER - 24, LINE, 12)
    price(tray, left + 38, y, 50, shown)
    icon(tray, left + 102, y, 54, shown)
    ink = theme.soft if shown.used else theme.ink
    tray.words(left + 142, y, tray.easel.term("character", shown.id), 29, ink, NAME, Face.BOLD)
    _words(tray, left + 142 + NAME + 14, y, tray.easel.say(f"does-{shown.id}"), WIDTH - MARGIN - 26)
    if shown.used:
        used(tray, left + 80, top, 142 + NAME - 80, LINE)


def _words(tray: Tray, left: float, y: float, words: str, right: float) -> None:
    """What it does, in two rows at most."""
    rows = broken(words, Face.TEXT, WORDS, int(right - left))
    rows = rows if len(rows) < 3 else (rows[0], " ".join(rows[1:]))
    for at, row in enumerate(rows):
        middle = y + (at - (len(rows) - 1) / 2) * 32
        tray.canvas.text(left, middle, row, WORDS, tray.theme.soft, width=right - left)


def bonus(tray: Tray, table: TableView, top: float) -> None:
    """All seven, with who has chosen each."""
    panel(tray, MARGIN, top, height(len(table.bonus)), tray.easel.say("picture-bonus"), INNER)
    for at, shown in enumerate(table.bonus):
        _bonus(tray, table, shown, top + LABEL + at * (LINE + GAP))


def _bonus(tray: Tray, table: TableView, shown: BonusView, top: float) -> None:
    theme, left, y = tray.theme, MARGIN + 12, top + LINE / 2
    tray.canvas.box(theme.well, left, top, INNER - 24, LINE, 12)
    bonus_icon(tray, left + 44, y, 56, table, shown)
    seats = WIDTH - MARGIN - 24
    places = max(1, len(shown.seats))
    tray.words(left + 88, y, tray.named("bonus", shown.id), 29, theme.ink, NAME, Face.BOLD)
    if shown.id in DOES:
        _words(tray, left + 88 + NAME + 14, y, tray.easel.say(f"does-{shown.id}"), seats - places * 50 - 20)
    for at in range(places):
        tray.seated(seats - 26 - at * 50, y, 46, shown.seats[at] if shown.seats else None)
