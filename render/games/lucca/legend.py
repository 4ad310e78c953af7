"""What the small pictures mean, at the foot of a picture; and at its right what the marks of what is new mean."""

from render.core.parts.heading import LEGEND, MARGIN, WIDTH
from render.games.lucca.tray import Tray

MEANT = ("window", "shield", "wall", "tower", "discarded", "points", "door")
NEW = 130
"""How much room the mark of what is new takes at the right."""


def legend(tray: Tray, top: float, marked: bool) -> None:
    """Each with its name, evenly apart."""
    y, left, right = top + LEGEND / 2, MARGIN + 6.0, WIDTH - MARGIN - 8
    if marked:
        wide = tray.label(right, y, tray.easel.say("picture-new"), "right", NEW - 40)
        tray.spark(right - wide - 20, y, 28)
        right -= NEW
    names = [tray.easel.say(f"picture-means-{what}") for what in MEANT]
    wide = sum(tray.canvas.measure(name, 22) for name in names)
    room = right - left - len(names) * 36
    gap = max(8.0, min(24.0, (room - wide) / max(1, len(names) - 1)))
    squeezed = min(1.0, (room - gap * (len(names) - 1)) / wide)
    for what, name in zip(MEANT, names, strict=True):
        _piece(tray, what, left + 14, y)
        left += 34
        left += tray.label(left, y, name, width=tray.canvas.measure(name, 22) * squeezed + 1) + gap


def _piece(tray: Tray, what: str, x: float, y: float) -> None:
    match what:
        case "points":
            tray.points(x, y, 30)
        case "door":
            tray.door(x, y, 30, opened=True)
        case _:
            getattr(tray, what)(x, y, 27)
