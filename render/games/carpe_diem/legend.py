"""What the small pictures mean, at the foot of a picture; and at its right what the marks of what is new mean."""

from collections.abc import Sequence

from engine.games.carpe_diem.data import KINDS
from render.core.parts.heading import MARGIN, WIDTH
from render.games.carpe_diem.tray import Tray

ITEMS = ("chimney", "coin", "bread", "banner", "card", "stored")
"""What has no name of its own among the kinds."""
SHOWN: tuple[tuple[str, ...], ...] = (KINDS[:6], KINDS[6:], ITEMS)
ROW, PIECE, NEW = 40, 44, 130


def height(rows: Sequence[Sequence[str]] = SHOWN) -> int:
    """Of the whole foot."""
    return 10 + len(rows) * ROW + 6


def legend(tray: Tray, top: float, marked: bool, rows: tuple[tuple[str, ...], ...] = SHOWN) -> None:
    """A row each of kinds and of pieces; what is new is named at the end. It is the same on every picture."""
    key = ("carpe_diem legend", tray.easel.scene.language, tray.theme.name, marked, rows)
    tray.canvas.layer(key, int(top), height(rows), lambda band: _rows(Tray(tray.easel, band), marked, rows))


def _rows(tray: Tray, marked: bool, rows: Sequence[Sequence[str]]) -> None:
    right, last = WIDTH - MARGIN - 8, len(rows) - 1
    for at, row in enumerate(rows):
        _row(tray, row, 10 + at * ROW + ROW / 2, right - (NEW if marked and at == last else 0))
    if marked:
        y = 10 + last * ROW + ROW / 2
        wide = tray.label(right, y, tray.easel.say("picture-new"), "right", NEW - 40)
        tray.spark(right - wide - 20, y, 28)


def _row(tray: Tray, meant: Sequence[str], y: float, right: float) -> None:
    """Each with its name, evenly apart; names are narrower where there is too little room."""
    left = MARGIN + 6.0
    names = [named(tray, what) for what in meant]
    wide = sum(tray.canvas.measure(name, 22) for name in names)
    room = right - left - PIECE * len(meant)
    gap = max(6.0, (room - wide) / len(names))
    squeezed = min(1.0, (room - 6 * len(names)) / wide)
    for what, name in zip(meant, names, strict=True):
        tray.item(left + 17, y, 34, what)
        most = tray.canvas.measure(name, 22) * squeezed + 1
        tray.label(left + PIECE, y, name, width=most)
        left += PIECE + most + gap


def named(tray: Tray, what: str) -> str:
    """What a piece is called."""
    return tray.easel.term("kind", what) if what in KINDS else tray.easel.say(f"picture-means-{what}")
