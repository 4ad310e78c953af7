"""What only its owner sees: his fountain cards with what they bring, those he put under the pile; and what each scoring
card would bring him now."""

from engine.games.carpe_diem.data import KINDS, Counts
from engine.games.carpe_diem.views import CardView, ScreenView, TableView
from render.core.fonts import Face
from render.core.parts.heading import MARGIN, WIDTH
from render.games.carpe_diem.cards import ACROSS, card, deal, empty
from render.games.carpe_diem.field.picture import times
from render.games.carpe_diem.tray import Tray

INNER = WIDTH - 2 * MARGIN
TITLE, CARD, UNDER = 46, 60, 44
"""A title; a fountain card, and one under the pile."""
ROW, DEAL = 58, 35


def kinds(counts: Counts) -> list[str]:
    """Cards counted by kind, one after the other."""
    return [kind for kind, n in zip(KINDS, counts, strict=True) for _ in range(n)]


def fountains_height(mine: ScreenView) -> int:
    """Of the panel with fountain cards."""
    return TITLE + (CARD + 26 if any((*mine.fountain_cards, *mine.under)) else 0)


def fountains(tray: Tray, mine: ScreenView, top: float) -> None:
    """His cards in a row, and what they would bring if the game ended now; at the right those under the pile."""
    theme, own, held = tray.theme, tray.colours, kinds(mine.fountain_cards)
    tray.canvas.box(theme.panel, MARGIN, top, INNER, fountains_height(mine), 18)
    title = tray.easel.say(f"picture-screen-{'fountains' if held else 'no-fountains'}")
    end = tray.canvas.text(MARGIN + 18, top + TITLE / 2 + 2, title, 26, theme.ink, Face.BOLD, width=INNER - 320)
    if held:
        tray.points(MARGIN + 18 + end + 42, top + TITLE / 2 + 5, 54, mine.fountain_points)
    under, y = kinds(mine.under), top + TITLE + 4
    room = INNER - 36 - (max(170, len(under) * (UNDER + 4)) + 20 if under else 0)
    step = min(CARD + 12, room / max(1, len(held)))
    wide = min(CARD, step - 4)
    for at, kind in enumerate(held):
        left = MARGIN + 18 + at * step
        tray.canvas.frame(own.stone_dark, own.plaster, left, y, wide, CARD + 10, 10, 3)
        tray.badge(left + wide / 2, y + CARD / 2 + 5, wide - 12, kind)
    if under:
        _under(tray, under, top)


def _under(tray: Tray, under: list[str], top: float) -> None:
    """Those he knows to be under the pile."""
    right = WIDTH - MARGIN - 18
    tray.label(right, top + TITLE / 2 + 2, tray.easel.say("picture-screen-under"), "right", 220)
    for at, kind in enumerate(under):
        tray.badge(right - UNDER / 2 - at * (UNDER + 4), top + TITLE + 4 + CARD / 2 + 5, UNDER, kind)


def worth_height(table: TableView) -> int:
    """Of the panel with the scoring cards."""
    return TITLE + len(table.cards) // ACROSS * ROW + 8


def worth(tray: Tray, table: TableView, mine: ScreenView, top: float) -> None:
    """The cards as they lie on the table; behind each how often he could fulfil it now."""
    theme, now = tray.theme, times(mine)
    tray.canvas.box(theme.panel, MARGIN, top, INNER, worth_height(table), 18)
    title = tray.easel.say("picture-screen-worth")
    tray.canvas.text(MARGIN + 18, top + TITLE / 2, title, 26, theme.ink, Face.BOLD, width=INNER - 40)
    wide = (INNER - 16) / ACROSS
    for at, shown in enumerate(table.cards):
        left, y = MARGIN + 8 + at % ACROSS * wide, top + TITLE + at // ACROSS * ROW
        if shown is None:
            empty(tray, left + 4, y, wide - 8, ROW - 8)
        else:
            _worth(tray, shown, left + 4, y, wide - 8, now.get(shown.id, 0))


def _worth(tray: Tray, shown: CardView, left: float, top: float, wide: float, now: int) -> None:
    theme, y = tray.theme, top + (ROW - 8) / 2
    card(tray, left, top, wide, ROW - 8, shown)
    deal(tray, left + (wide - 66) / 2, y, shown, DEAL, wide - 90)
    if now:
        tray.chip(left + wide - 36, y, f"×{now}", theme.turn, theme.on_turn, 28)
    else:
        tray.canvas.text(left + wide - 36, y, "–", 28, theme.soft, Face.BOLD, "middle")
