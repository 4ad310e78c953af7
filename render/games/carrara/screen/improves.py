"""What one's blocks can make of one's buildings: these in rows, in columns what each could become, and for how many
blocks."""

from collections.abc import Sequence

from engine.games.carrara.views import ImprovableView, TableView
from render.core.fonts import Face
from render.core.parts.heading import MARGIN, WIDTH
from render.games.carrara.measures import plate
from render.games.carrara.tray import Tray

TITLE, HEADS, ROW = 62, 96, 58
LEFT, STEP = MARGIN + 318, 71
"""Where the first column begins, and how wide it is: one for each space of the display, then one for 8-buildings."""
PLATE_W, PLATE_H = 64, 44


def height(improvable: Sequence[ImprovableView]) -> int:
    """Of the whole panel; there is none if nothing can be improved."""
    return TITLE + HEADS + ROW * len(improvable) + 10 if improvable else 0


def improves(tray: Tray, table: TableView, improvable: Sequence[ImprovableView], top: float) -> None:
    """All of it."""
    if not improvable:
        return
    canvas, theme, wide = tray.canvas, tray.theme, WIDTH - 2 * MARGIN
    canvas.box(theme.panel, MARGIN, top, wide, height(improvable), 18)
    words = tray.easel.say("picture-screen-improves")
    end = canvas.text(MARGIN + 28, top + 38, words, 28, theme.ink, Face.BOLD, width=wide / 2)
    note = tray.easel.say("picture-screen-difference")
    tray.label(MARGIN + 28 + end + 20, top + 38, note, width=wide - end - 80)
    _heads(tray, table, top + TITLE)
    for at, each in enumerate(improvable):
        _row(tray, table, each, top + TITLE + HEADS + at * ROW)


def _heads(tray: Tray, table: TableView, top: float) -> None:
    """What is on display, space by space; and any 8-building."""
    for slot, tile in enumerate(table.display, 1):
        x = LEFT + (slot - 0.5) * STEP
        tray.space(x, top + 18, slot)
        if tile is not None:
            plate(tray, x - PLATE_W / 2, top + 42, PLATE_W, PLATE_H, tile.type, tile.cost)
    tray.cost(LEFT + (len(table.display) + 0.5) * STEP, top + 64, 46, tray.facts.expansion.cost)


def _row(tray: Tray, table: TableView, old: ImprovableView, top: float) -> None:
    """The building and where it stands, and what each of those would take."""
    y = top + ROW / 2 + 1
    tray.canvas.box(tray.theme.line, MARGIN + 16, top, WIDTH - 2 * MARGIN - 32, 2)
    tray.crest(MARGIN + 52, y, 44, old.city)
    plate(tray, MARGIN + 84, y - 23, 88, 46, old.type, old.cost)
    name = tray.easel.term("type", old.type)
    tray.canvas.text(MARGIN + 184, y, name, 24, tray.theme.ink, Face.BOLD, width=LEFT - MARGIN - 190)
    for slot, tile in enumerate(table.display, 1):
        takes = tile.cost - old.cost if tile is not None and slot in old.slots else 0
        _takes(tray, LEFT + (slot - 0.5) * STEP, y, takes)
    takes = tray.facts.expansion.cost - old.cost if old.eights else 0
    _takes(tray, LEFT + (len(table.display) + 0.5) * STEP, y, takes)


def _takes(tray: Tray, x: float, y: float, blocks: int) -> None:
    """So many blocks; or a dash, if it cannot be."""
    if blocks:
        tray.canvas.text(x, y, str(blocks), 30, tray.theme.ink, Face.BOLD, "middle")
    else:
        tray.canvas.box(tray.theme.line, x - 8, y - 2, 16, 4, 2)
