"""What each triplet that is left would do for one's own quarter, used as most would."""

from engine.games.lucca.views import FitView, OfferView, TableView
from render.core.fonts import Face
from render.core.parts.heading import MARGIN, WIDTH
from render.games.lucca.tray import CARD_H, CARD_W, Tray

INNER, TITLE, ROW = WIDTH - 2 * MARGIN, 60, CARD_H + 18
LEFT = MARGIN + 60
STEP = (WIDTH - MARGIN - 12 - LEFT) / 3
ROOM = STEP - CARD_W - 16


def height(offers: tuple[OfferView, ...]) -> int:
    """Of the whole panel."""
    return TITLE + len(offers) * ROW + 8


def offers(tray: Tray, table: TableView, left: tuple[OfferView, ...], top: float) -> None:
    """A row for each triplet."""
    theme = tray.theme
    tray.canvas.box(theme.panel, MARGIN, top, INNER, height(left), 18)
    title = tray.easel.say("picture-screen-offers")
    tray.canvas.text(MARGIN + 20, top + 34, title, 28, theme.ink, Face.BOLD, width=INNER - 40)
    for at, offer in enumerate(left):
        y = top + TITLE + at * ROW
        tray.canvas.box(theme.well, MARGIN + 8, y, INNER - 16, ROW - 8, 12)
        tray.space(MARGIN + 34, y + (ROW - 8) / 2, offer.number)
        for place, fit in enumerate(offer.cards):
            _fit(tray, table, fit, LEFT + place * STEP, y + 5)


def _fit(tray: Tray, table: TableView, fit: FitView, left: float, top: float) -> None:
    """A card, and what would become of it."""
    theme, x, y = tray.theme, left + CARD_W + 10, top + CARD_H / 2
    tray.card(left, top, fit.card)
    built = fit.fate in ("starts", "enlarges", "completes", "tower")
    words, ink = tray.easel.say(f"picture-fate-{fit.fate}"), theme.ink if built else theme.soft
    face = Face.BOLD if fit.fate == "completes" else Face.TEXT
    below = fit.fate == "completes" or bool(fit.cards)
    tray.canvas.text(x, y - (20 if below else 0), words, 26, ink, face, width=ROOM)
    if fit.fate == "completes":
        tray.points(x + 26, y + 20, 52, fit.points)
    elif fit.cards:
        tray.canvas.text(x, y + 20, f"{fit.cards} / {table.palace}", 30, ink, Face.BOLD, width=ROOM)
