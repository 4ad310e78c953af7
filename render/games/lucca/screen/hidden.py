"""What only its owner sees: the hand at the start, later his walls and discards face up."""

from collections.abc import Sequence

from engine.games.lucca.views import CardView, ScreenView
from render.core.fonts import Face
from render.core.parts.heading import MARGIN, WIDTH
from render.games.lucca.palette import PAINTS
from render.games.lucca.tray import CARD_H, CARD_W, Tray

INNER = WIDTH - 2 * MARGIN
GROWN = 1.62
HAND_TITLE, HAND_FOOT = 64, 56
HAND = round(HAND_TITLE + CARD_H * GROWN + HAND_FOOT)
LABEL, MINI_W, MINI_H, STEP = 190, 92, 46, 54
ACROSS = int((INNER - LABEL - 20) // (MINI_W + 8))


def hand(tray: Tray, mine: ScreenView, top: float) -> None:
    """The four cards; a frame and a tick are at those that he keeps, and of one colour it is said which lies on top."""
    theme, canvas, kept = tray.theme, tray.canvas, [card.number for card in mine.kept]
    canvas.box(theme.panel, MARGIN, top, INNER, HAND, 18)
    title = tray.easel.say("picture-screen-kept" if kept else "picture-screen-keep")
    canvas.text(MARGIN + 20, top + 36, title, 28, theme.ink, Face.BOLD, width=INNER - 40)
    step = (INNER - 40 - CARD_W * GROWN) / max(1, len(mine.hand) - 1)
    one_palace = len({card.kind for card in mine.kept}) == 1
    for at, card in enumerate(mine.hand):
        left, y = MARGIN + 20 + at * step, top + HAND_TITLE
        if card.number in kept:
            on_top = one_palace and card.number == kept[-1]
            _kept(tray, left, y, tray.easel.say(f"picture-screen-{'on-top' if on_top else 'is-kept'}"))
        tray.card(left, y, card, grown=GROWN)


def _kept(tray: Tray, left: float, top: float, words: str) -> None:
    """A frame around a card, and a tick below it."""
    wide, high = CARD_W * GROWN, CARD_H * GROWN
    x, y = left + wide / 2 + 16, top + high + 30
    tray.canvas.box(tray.theme.turn, left - 6, top - 6, wide + 12, high + 12, 24)
    length = tray.canvas.text(x, y, words, 26, tray.theme.ink, Face.BOLD, "middle", wide - 40)
    tray.tick(x - length / 2 - 24, y, 30)


# What lies face down


def face_down_height(mine: ScreenView) -> int:
    """Of the panel with what lies face down."""
    return 16 + sum(_rows(cards) * STEP + 4 for _, cards in _lots(mine))


def face_down(tray: Tray, mine: ScreenView, top: float) -> None:
    """Walls, discards and what he did not keep, card by card."""
    tray.canvas.box(tray.theme.panel, MARGIN, top, INNER, face_down_height(mine), 18)
    y = top + 12.0
    for name, cards in _lots(mine):
        words = tray.easel.say(f"picture-screen-{name}")
        tray.canvas.text(MARGIN + 20, y + MINI_H / 2, words, 26, tray.theme.ink, width=LABEL - 30)
        for at, card in enumerate(cards):
            mini(tray, MARGIN + LABEL + at % ACROSS * (MINI_W + 8), y + at // ACROSS * STEP, card)
        y += _rows(cards) * STEP + 4


def _lots(mine: ScreenView) -> list[tuple[str, Sequence[CardView]]]:
    """What there is any of; he always has cards that he did not keep."""
    lots = (("walls", mine.walls), ("discards", mine.discards), ("aside", mine.aside))
    return [(name, cards) for name, cards in lots if cards]


def _rows(cards: Sequence[CardView]) -> int:
    return -(-len(cards) // ACROSS)


def mini(tray: Tray, left: float, top: float, card: CardView) -> None:
    """A card in small: emblem and number, or a tower."""
    if card.kind not in PAINTS:
        tray.canvas.box(tray.colours.plate, left, top, MINI_W, MINI_H, 9)
        tray.tower(left + MINI_W / 2, top + MINI_H / 2, MINI_H - 4)
        return
    paint = PAINTS[card.kind]
    tray.canvas.frame(paint.edge, paint.front, left, top, MINI_W, MINI_H, 9, 2)
    tray.emblem(left + 22, top + MINI_H / 2, 30, card.kind, paint.mark, paint.front)
    tray.plate(left + 42, top + MINI_H / 2, 44, 28, card.number)
