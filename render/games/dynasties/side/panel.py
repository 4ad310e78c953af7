"""A panel beside the board, with a line that says what it is."""

from render.games.dynasties.board.region import COLUMN
from render.games.dynasties.tray import Tray

LABEL, PAD = 40, 12


def panel(tray: Tray, left: float, top: float, high: float, words: str, wide: float = COLUMN) -> None:
    """Its ground and its title."""
    tray.canvas.box(tray.theme.panel, left, top, wide, high, 18)
    tray.canvas.text(left + PAD + 4, top + LABEL / 2 + 2, words, 26, tray.theme.soft, width=wide - 2 * PAD - 8)
