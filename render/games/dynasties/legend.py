"""What goods pay for and what the small pictures mean, at the foot of the table; and the mark of what is new."""

from render.core.parts.heading import MARGIN, WIDTH
from render.games.dynasties.tray import Tray

GOODS = ("black", "white", "blue", "gold", "pink")
THINGS = ("action", "green", "yellow", "book", "reserve", "more", "goblet")
ROW, PIECE, NEW = 42, 42, 140
HEIGHT = 8 + 2 * ROW + 8


def legend(tray: Tray, top: float, marked: bool) -> None:
    """Two rows, the same on every picture."""
    key = ("dynasties legend", tray.easel.scene.language, tray.theme.name, marked)
    tray.canvas.layer(key, int(top), HEIGHT, lambda band: _rows(Tray(tray.easel, band), marked))


def _rows(tray: Tray, marked: bool) -> None:
    right, y = WIDTH - MARGIN - 8, 8 + ROW / 2
    if marked:
        wide = tray.label(right, y, tray.easel.say("picture-new"), "right", NEW - 36)
        tray.spark(right - wide - 20, y, 28)
    _row(tray, GOODS, y, right - (NEW if marked else 0))
    _row(tray, THINGS, y + ROW, right)


def _row(tray: Tray, meant: tuple[str, ...], y: float, right: float) -> None:
    """Each with its name, evenly apart; names are narrower where there is too little room."""
    left = MARGIN + 6.0
    names = [tray.easel.say(f"picture-means-{what}") for what in meant]
    wide = sum(tray.canvas.measure(name, 23) for name in names)
    room = right - left - PIECE * len(meant)
    gap = max(8.0, (room - wide) / len(names))
    squeezed = min(1.0, (room - 8 * len(names)) / wide)
    for what, name in zip(meant, names, strict=True):
        tray.item(left + 17, y, 34, what)
        most = tray.canvas.measure(name, 23) * squeezed + 1
        tray.canvas.text(left + PIECE, y, name, 23, tray.theme.soft, width=most)
        left += PIECE + most + gap
