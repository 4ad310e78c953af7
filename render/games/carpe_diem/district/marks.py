"""What the marks on a district mean: a golden line, an arrow, a tick."""

from render.core.parts.heading import MARGIN, WIDTH
from render.core.parts.pieces import tick
from render.games.carpe_diem.palette import PAINTS
from render.games.carpe_diem.shapes.pieces import chevron
from render.games.carpe_diem.tray import Tray

MARKS = ("finished", "open", "met")
HEIGHT = 46


def marks(tray: Tray, top: float) -> None:
    """In one row."""
    own, y, step = tray.colours, top + HEIGHT / 2 + 4, (WIDTH - 2 * MARGIN) / len(MARKS)
    for at, name in enumerate(MARKS):
        left = MARGIN + 6 + at * step
        match name:
            case "finished":
                tray.canvas.box(own.gold, left + 1, y - 4, 34, 8, 4)
            case "open":
                tray.canvas.sprite(left + 18, y, 32, chevron, PAINTS["pond"].front, tray.theme.ink, 1)
            case _:
                tray.canvas.box(own.gold, left + 5, y - 13, 26, 26, 13)
                tray.canvas.sprite(left + 18, y, 20, tick, own.dark)
        tray.label(left + 44, y, tray.easel.say(f"picture-marks-{name}"), width=step - 56)
