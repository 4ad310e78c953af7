"""What lies beside the board with the expansion: the 8-buildings and the upgrade tiles that are left."""

from engine.games.carrara.data import SPACES, TYPES
from engine.games.carrara.views import TableView, TileView
from render.core.parts.heading import GAP, MARGIN, WIDTH
from render.games.carrara.cards.card import expanded
from render.games.carrara.tray import Tray
from render.games.carrara.values import TILE_H as UPGRADE_H
from render.games.carrara.values import TILE_W as UPGRADE_W
from render.games.carrara.values import gap, tile

HIGH, TITLE = 182, 50
ACROSS = 4
RIGHT_W = ACROSS * (UPGRADE_W + 4) + 28
"""How wide the upgrade tiles are, so many in a row."""
LEFT_W = WIDTH - 2 * MARGIN - GAP - RIGHT_W
TILE_W, TILE_H = 70, 122


def height(table: TableView) -> int:
    """Without 8-buildings nobody gets an upgrade tile any more."""
    return HIGH + GAP if expanded(table).eights else 0


def beside(tray: Tray, table: TableView, top: float) -> None:
    """Side by side; each has its place, and leaves a gap there. Nothing once all 8-buildings are built."""
    if not expanded(table).eights:
        return
    say, right = tray.easel.say, MARGIN + LEFT_W + GAP
    tray.canvas.box(tray.theme.panel, MARGIN, top, LEFT_W, HIGH, 18)
    tray.canvas.box(tray.theme.panel, right, top, RIGHT_W, HIGH, 18)
    tray.cost(MARGIN + 36, top + 26, 40, tray.facts.expansion.cost)
    tray.label(MARGIN + 64, top + 26, say("picture-eights"), width=LEFT_W - 76)
    tray.label(right + 20, top + 26, say("picture-upgrades"), width=RIGHT_W - 40)
    left = {each.type: each for each in expanded(table).eights}
    step = (LEFT_W - 20) / len(TYPES)
    for at, kind in enumerate(TYPES):
        _eight(tray, left.get(kind), MARGIN + 10 + (at + 0.5) * step - TILE_W / 2, top + TITLE)
    tiles = {each.space: each for each in expanded(table).upgrades}
    for at, space in enumerate(SPACES):
        x, y = right + 16 + at % ACROSS * (UPGRADE_W + 4), top + TITLE + 4 + at // ACROSS * (UPGRADE_H + 10)
        if space in tiles:
            tile(tray, x, y, tiles[space])
        else:
            gap(tray, x, y)


def _eight(tray: Tray, eight: TileView | None, left: float, top: float) -> None:
    """It costs what stands above them all, and lies on no space."""
    canvas, own, x = tray.canvas, tray.colours, left + TILE_W / 2
    if eight is None:
        canvas.box(tray.theme.well, left, top, TILE_W, TILE_H, 12)
        return
    canvas.box(tray.ground_of(eight.type), left, top, TILE_W, TILE_H, 12)
    tray.building(x, top + 40, 58, eight.type)
    canvas.box(own.door, left + 6, top + TILE_H - 46, TILE_W - 12, 40, 9)
    tray.thing(x, top + TILE_H - 26, 34, eight.object, bright=True)
