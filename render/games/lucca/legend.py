"""What the small pictures mean, at the foot of a picture; and at its right what the marks of what is new mean."""

from collections.abc import Sequence

from engine.games.lucca.views import TableView
from render.core.parts.heading import LEGEND, MARGIN, WIDTH
from render.games.lucca.stakes import highest, lowest
from render.games.lucca.tray import Tray

COUNTED = ("window", "shield", "wall", "tower", "discarded", "points")
PALACES = ("closed", "opened", "lowest", "highest")
"""Of palaces: what there is none of as long as all choose their cards."""
MEANT = (*COUNTED, *PALACES)
LARGER = ("points", "closed", "opened")
"""Shapes that need a little more to be seen."""
ROW, PIECE, CHIP = 36, 37, 58
"""How high the second row is; how much room a piece takes, and a chip."""
NEW = 130
"""How much room the mark of what is new takes at the right."""


def height(table: TableView) -> int:
    """Of the whole foot."""
    return LEGEND + (ROW if table.round else 0)


def legend(tray: Tray, table: TableView, top: float, marked: bool) -> None:
    """What is counted; below it what stands at palaces."""
    y, right = top + LEGEND / 2, WIDTH - MARGIN - 8
    if marked:
        wide = tray.label(right, y, tray.easel.say("picture-new"), "right", NEW - 40)
        tray.spark(right - wide - 20, y, 28)
    _row(tray, table, COUNTED, y, right - (NEW if marked else 0))
    if table.round:
        _row(tray, table, PALACES, y + ROW, right)


def _row(tray: Tray, table: TableView, meant: Sequence[str], y: float, right: float) -> None:
    """Each with its name, evenly apart."""
    left = MARGIN + 6.0
    names = [tray.easel.say(f"picture-means-{what}") for what in meant]
    wide = sum(tray.canvas.measure(name, 22) for name in names)
    room = right - left - sum(map(_room, meant))
    gap = max(8.0, min(24.0, (room - wide) / (len(names) - 1)))
    squeezed = min(1.0, (room - gap * (len(names) - 1)) / wide)
    for what, name in zip(meant, names, strict=True):
        _piece(tray, table, what, left, y)
        left += _room(what)
        left += tray.label(left, y, name, width=tray.canvas.measure(name, 22) * squeezed + 1) + gap


def _room(what: str) -> int:
    return CHIP if what in ("lowest", "highest") else PIECE


def _piece(tray: Tray, table: TableView, what: str, left: float, y: float) -> None:
    match what:
        case "lowest":
            lowest(tray, left + CHIP / 2 - 4, y, table)
        case "highest":
            highest(tray, left + CHIP / 2 - 4, y, table)
        case _:
            getattr(tray, what)(left + 14, y, 30 if what in LARGER else 27)
