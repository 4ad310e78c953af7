"""A district: six by six cells with their names, the tiles as they lie, what is finished and what is still open, and
around it the frame with its tasks."""

from collections.abc import Iterator

from engine.games.carpe_diem.data import CELLS, SIDES, SIZE
from engine.games.carpe_diem.views import LaidView, PlayerView, TaskView
from render.core.fonts import Face
from render.core.parts.heading import MARGIN, WIDTH
from render.core.parts.pieces import tick
from render.games.carpe_diem.palette import PAINTS
from render.games.carpe_diem.shapes.pieces import chevron
from render.games.carpe_diem.tray import Tray

CELL, LABEL, TASK, PAD = 126, 34, 72, 8
INNER = WIDTH - 2 * MARGIN
BOARD = SIZE * CELL
HEIGHT = 2 * PAD + 2 * TASK + LABEL + BOARD
LEFT = (WIDTH - BOARD - LABEL) / 2 + LABEL
"""Where the first column begins."""
OPEN = 34
"""The mark of an open end."""


def corner(top: float, cell: str) -> tuple[float, float]:
    """The upper left corner of a cell."""
    row, column = divmod(CELLS.index(cell), SIZE)
    return LEFT + column * CELL, top + PAD + TASK + LABEL + row * CELL


def board(tray: Tray, player: PlayerView, top: float, new: set[str]) -> None:
    """All of it; cells where something was built lately are marked."""
    tray.canvas.box(tray.theme.panel, MARGIN, top, INNER, HEIGHT, 18)
    _names(tray, top)
    _empty(tray, player, top)
    for task in player.tasks:
        _task(tray, task, top)
    for laid in player.district:
        left, y = corner(top, laid.cell)
        tray.tile(left, y, CELL, laid, finished(player, laid))
    for cell, side, kind in open_ends(player):
        _open(tray, top, cell, side, kind)
    for cell in sorted(new):
        _new(tray, *corner(top, cell))


def finished(player: PlayerView, laid: LaidView) -> tuple[str, ...]:
    """The kinds on this tile that belong to something finished."""
    return tuple(each.kind for each in player.elements if each.finished and laid.cell in each.cells)


def open_ends(player: PlayerView) -> Iterator[tuple[str, int, str]]:
    """Cells and sides on which an element goes on into an empty cell, and its kind."""
    built = {laid.cell for laid in player.district}
    for laid in player.district:
        row, column = divmod(CELLS.index(laid.cell), SIZE)
        for side, (kind, (down, right)) in enumerate(zip(laid.edges, SIDES, strict=True)):
            if kind and CELLS[(row + down) * SIZE + column + right] not in built:
                yield laid.cell, side, kind


def _names(tray: Tray, top: float) -> None:
    """Letters above the columns, numbers before the rows."""
    y = top + PAD + TASK
    for at in range(SIZE):
        letter, number = CELLS[at][0], CELLS[at * SIZE][1:]
        ink = tray.theme.soft
        tray.canvas.text(LEFT + (at + 0.5) * CELL, y + LABEL / 2, letter, 33, ink, Face.BOLD, "middle")
        tray.canvas.text(LEFT - LABEL / 2, y + LABEL + (at + 0.5) * CELL, number, 33, ink, Face.BOLD, "middle")


def _empty(tray: Tray, player: PlayerView, top: float) -> None:
    """Cells without a tile: banners that are left, and the shovel where one begins."""
    for cell in CELLS:
        left, y = corner(top, cell)
        tray.canvas.box(tray.theme.well, left + 2, y + 2, CELL - 4, CELL - 4, 8)
    for cell in player.banners:
        left, y = corner(top, cell)
        tray.banner(left + CELL / 2, y + CELL / 2, 62)
    if not player.district:
        left, y = corner(top, player.shovel)
        tray.shovel(left + CELL / 2, y + CELL / 2, 84)


def _open(tray: Tray, top: float, cell: str, side: int, kind: str) -> None:
    """An arrow from the tile into the empty cell, in the colour of the kind."""
    left, y = corner(top, cell)
    down, right = SIDES[side]
    middle, far = CELL / 2, CELL / 2 + OPEN * 0.42
    x, y = left + middle + right * far, y + middle + down * far
    tray.canvas.sprite(x, y, OPEN, chevron, PAINTS[kind].front, tray.theme.ink, side)


def _new(tray: Tray, left: float, top: float) -> None:
    """A frame of four bars, which leaves the tile as it is."""
    fill, thick = tray.theme.new, 5
    for x, y, wide, high in (
        (left, top, CELL, thick),
        (left, top + CELL - thick, CELL, thick),
        (left, top, thick, CELL),
        (left + CELL - thick, top, thick, CELL),
    ):
        tray.canvas.box(fill, x, y, wide, high)
    tray.spark(left + CELL - 12, top + 12, 36)


def _task(tray: Tray, task: TaskView, top: float) -> None:
    """A plate beside its row or column: a kind, and what a finished one on that line brings in the end."""
    canvas, theme, own, long = tray.canvas, tray.theme, tray.colours, CELL - 12
    begin, inside = top + PAD, task.line * CELL + 6
    if task.side in ("top", "bottom"):
        left, wide, high = LEFT + inside, long, TASK - 8
        y = begin + 2 if task.side == "top" else begin + TASK + LABEL + BOARD + 6
        spots = ((left + 34, y + high / 2), (left + wide - 34, y + high / 2))
    else:
        left = LEFT - LABEL - TASK + 2 if task.side == "left" else LEFT + BOARD + 6
        y, wide, high = begin + TASK + LABEL + inside, TASK - 8, long
        spots = ((left + wide / 2, y + 33), (left + wide / 2, y + high - 33))
    canvas.frame(own.gold if task.met else theme.line, theme.ground, left, y, wide, high, 12, 4 if task.met else 2)
    tray.badge(*spots[0], 46, task.kind)
    tray.points(*spots[1], 52, task.vp)
    if task.met:
        tray.canvas.box(own.gold, spots[0][0] + 6, spots[0][1] + 6, 26, 26, 13)
        tray.canvas.sprite(spots[0][0] + 19, spots[0][1] + 19, 20, tick, own.dark)
