"""Action cards: each with its basic icons, of which one is chosen, and its special action with the price in gold."""

from engine.core.values.seats import Seat
from engine.games.dynasties.data import TABLES
from engine.games.dynasties.data.facts import ActionFacts
from engine.games.dynasties.views import ScreenView, TableView
from render.core.fonts import Face
from render.core.parts.heading import MARGIN, WIDTH
from render.games.dynasties.board.city import taken
from render.games.dynasties.side.panel import LABEL, panel
from render.games.dynasties.tray import Tray

INNER = WIDTH - 2 * MARGIN
ACROSS, WIDE, HIGH, GAP = 2, 504, 118, 8
ICON = 60
ICONS = ("trade", "prince", "princess", "character")
SPECIALS = ("voyage", "court")
"""What has words of its own on a card; a city has its name."""
SPECIAL = 318
"""Where on a card its special action begins."""


def kinds(mine: ScreenView) -> list[tuple[int, int]]:
    """The kinds of cards in hand, and how many of each."""
    return [(card, n) for card, n in enumerate(mine.hand) if n]


def height(mine: ScreenView) -> int:
    """Of the whole hand."""
    return LABEL + -(-len(kinds(mine)) // ACROSS) * (HIGH + GAP) + 6


def hand(tray: Tray, table: TableView, mine: ScreenView, seat: Seat, top: float) -> None:
    """Two beside each other."""
    n = sum(mine.hand)
    panel(tray, MARGIN, top, height(mine), tray.easel.say("picture-screen-hand", n=n), INNER)
    for at, (card, copies) in enumerate(kinds(mine)):
        row, column = divmod(at, ACROSS)
        left, y = MARGIN + 12 + column * (WIDE + GAP), top + LABEL + row * (HIGH + GAP)
        _card(tray, table, TABLES[table.data].card(card), left, y)
        if copies > 1:
            tray.chip(left + WIDE - 30, y + 24, f"×{copies}", tray.theme.turn, tray.theme.on_turn, 28)


def _card(tray: Tray, table: TableView, card: ActionFacts, left: float, top: float) -> None:
    """Icons with their words; behind a line what gold buys."""
    theme, own = tray.theme, tray.colours
    tray.canvas.frame(theme.line, own.action_card, left, top, WIDE, HIGH, 14, 3)
    _icons(tray, card, left + 8, top)
    tray.canvas.box(theme.line, left + SPECIAL, top + 14, 3, HIGH - 28)
    tray.price(left + SPECIAL + 32, top + 44, 44, "gold", card.gold)
    if card.special == "city":
        _city(tray, table, card.city or "", left + SPECIAL + 60, top)
    else:
        _special(tray, card.special, left + SPECIAL + 60, top)


def _icons(tray: Tray, card: ActionFacts, left: float, top: float) -> None:
    """Beside each other, each as broad as its word needs."""
    words = [tray.easel.say(f"picture-icon-{icon}") for icon in card.icons]
    needed = [max(ICON, tray.canvas.measure(word, 24)) + 8 for word in words]
    for icon, word, part in zip(card.icons, words, needed, strict=True):
        wide = part * (SPECIAL - 12) / sum(needed)
        tray.item(left + wide / 2, top + 44, ICON, icon)
        tray.canvas.text(left + wide / 2, top + HIGH - 20, word, 24, tray.theme.ink, anchor="middle", width=wide - 4)
        left += wide


def _special(tray: Tray, special: str, left: float, top: float) -> None:
    """Two ships, or a character at court."""
    if special == "voyage":
        tray.item(left + 22, top + 44, 46, "trade")
        tray.item(left + 72, top + 44, 46, "trade")
    else:
        tray.item(left + 32, top + 44, ICON - 6, "character")
    words = tray.easel.say(f"picture-special-{special}")
    tray.canvas.text(left - 48, top + HIGH - 20, words, 24, tray.theme.ink, width=WIDE - SPECIAL - 22)


def _city(tray: Tray, table: TableView, name: str, left: float, top: float) -> None:
    """A figure in one city: who stands there already, and where there is room."""
    theme = tray.theme
    shown = next((city for city in table.cities if city.id == name), None)
    words = tray.easel.term("city", name)
    tray.canvas.text(left - 48, top + HIGH - 20, words, 28, theme.ink, Face.BOLD, width=WIDE - SPECIAL - 22)
    if shown is None:
        return
    for role, seat, x in (("prince", shown.prince, left + 30), ("princess", shown.princess, left + 90)):
        size = 60 if shown.large == role else 46
        tray.stand(x, top + 44, size, role, theme.soft, theme.panel if taken(shown, role) else theme.ground)
        if seat is not None:
            tray.token(x, top + 44, size * 0.78, seat)
        elif shown.neutral == role:
            tray.neutral(x, top + 44, size * 0.72)
        else:
            tray.role(x, top + 43, size * 0.66, role, theme.soft)
