"""What a card wants or brings, in words that can be read on a phone: in one row, or in several of like length."""

from functools import lru_cache

from render.core.fonts import Face
from render.core.lettering import broken
from render.games.carrara.tray import Tray

SIZE, LINE, STEP = 31, 36, 16


def words_in_rows(tray: Tray, words: str, left: float, y: float, width: float) -> None:
    """Around this height."""
    rows = evenly(words, int(width))
    for at, each in enumerate(rows):
        tray.canvas.text(left, y + (at - (len(rows) - 1) / 2) * LINE, each, SIZE, tray.theme.ink, width=width)


@lru_cache(512)
def evenly(words: str, width: int) -> tuple[str, ...]:
    """As few rows as the width allows, and these as narrow as can be: no single word is left for the last."""
    rows = broken(words, Face.TEXT, SIZE, width)
    while len(rows) > 1 and width > STEP:
        width -= STEP
        narrower = broken(words, Face.TEXT, SIZE, width)
        if len(narrower) > len(rows):
            break
        rows = narrower
    return rows
