"""Above the district: the tile in hand with what can be done with it, or the tiles within reach."""

from collections.abc import Sequence

from engine.core.values.seats import Seat
from engine.games.carpe_diem.data import CELLS, STORE
from engine.games.carpe_diem.views import PlayerView, TableView, TileView
from render.core.fonts import Face
from render.core.lettering import broken
from render.core.parts.heading import MARGIN, WIDTH
from render.core.scene import Scene
from render.games.carpe_diem.district.board import CELL, corner
from render.games.carpe_diem.screen.plan import Plan, stores, within_reach
from render.games.carpe_diem.tray import Tray

INNER = WIDTH - 2 * MARGIN
LABEL, TILE = 44, 96
HEIGHT = LABEL + TILE + 14


def asked(scene: Scene, seat: Seat) -> str:
    """What the owner of the screen is asked; nothing if it is not his turn."""
    return next((decision.kind for decision in scene.view.decisions if decision.seat == seat), "")


def shows(scene: Scene, seat: Seat, plan: Plan) -> bool:
    """Whether there is a tile to be thought about."""
    return plan.tile is not None or asked(scene, seat) in ("turn", "artisan")


def hand(tray: Tray, table: TableView, seat: Seat, plan: Plan, top: float) -> None:
    """In one panel."""
    tray.canvas.box(tray.theme.panel, MARGIN, top, INNER, HEIGHT, 18)
    if plan.tile is not None:
        _plan(tray, plan, plan.tile, top)
    elif asked(tray.easel.scene, seat) == "artisan":
        _title(tray, top, tray.easel.say("picture-row"))
        _tiles(tray, table.row, MARGIN + 12, top + LABEL, (INNER - 24 + 4) / 11)
    else:
        _reach(tray, table, seat, top)


def _title(tray: Tray, top: float, words: str) -> None:
    tray.canvas.text(MARGIN + 18, top + LABEL / 2 + 2, words, 26, tray.theme.ink, Face.BOLD, width=INNER - 36)


def _tiles(tray: Tray, tiles: Sequence[TileView], left: float, top: float, step: float) -> None:
    for at, tile in enumerate(tiles):
        tray.tile(left + at * step, top, min(TILE, step - 4), tile)


def _reach(tray: Tray, table: TableView, seat: Seat, top: float) -> None:
    """The spaces to the left and to the right, by their numbers, with their tiles."""
    _title(tray, top, tray.easel.say("picture-screen-reach"))
    half = INNER / 2
    for at, space in enumerate(within_reach(table, seat)):
        left = MARGIN + 14 + at * half
        tray.space(left + 17, top + LABEL + TILE / 2, space + 1)
        _tiles(tray, table.spaces[space], left + 44, top + LABEL, TILE + 4)


def _plan(tray: Tray, plan: Plan, tile: TileView, top: float) -> None:
    """The tile in hand; then how it could lie, or what the numbers mean."""
    _title(tray, top, tray.easel.say("picture-screen-hand"))
    tray.tile(MARGIN + 18, top + LABEL, TILE, tile)
    _store(tray, plan, top)
    if plan.ways:
        _ways(tray, plan, top)
    elif plan.chosen != STORE:
        words = tray.easel.say("picture-screen-lies" if plan.chosen else "picture-screen-cells")
        _beside(tray, words, top, 560)


def _beside(tray: Tray, words: str, top: float, wide: float) -> float:
    """Words beside the tile in hand, in rows of this width; where they end."""
    rows, left, ends = broken(words, Face.TEXT, 24, wide), MARGIN + 18 + TILE + 24, list[float]()
    for at, row in enumerate(rows):
        y = top + LABEL + TILE / 2 + (at - (len(rows) - 1) / 2) * 32
        ends.append(tray.canvas.text(left, y, row, 24, tray.theme.soft, width=wide + 10))
    return left + max(ends, default=0)


def _ways(tray: Tray, plan: Plan, top: float) -> None:
    """How it could lie, each below its name, as on the buttons."""
    left = _beside(tray, tray.easel.say("picture-screen-ways"), top, 260) + 24
    for at, (name, way) in enumerate(plan.ways):
        x = left + at * (TILE + 16)
        called = tray.easel.term("rotation", name)
        tray.canvas.text(x + TILE / 2, top + LABEL / 2 + 2, called, 28, tray.theme.turn, Face.BOLD, "middle")
        tray.tile(x, top + LABEL, TILE, way)


def _store(tray: Tray, plan: Plan, top: float) -> None:
    """To store the tile is a choice like any cell."""
    number, wide, y, theme = stores(plan), 256, top + LABEL + TILE / 2, tray.theme
    left, words = WIDTH - MARGIN - 14 - wide, tray.easel.say("picture-screen-store")
    if number:
        tray.canvas.box(theme.well, left, y - 36, wide, 72, 14)
        tray.chip(left + 36, y, number, theme.turn, theme.on_turn, 34)
        tray.stored(left + 92, y, 42)
        tray.canvas.text(left + 124, y, words, 26, theme.ink, width=124)
    elif plan.chosen == STORE:
        left = MARGIN + 18 + TILE + 24
        tray.canvas.frame(theme.turn, theme.well, left, y - 36, wide, 72, 14, 5)
        tray.stored(left + 52, y, 42)
        tray.canvas.text(left + 92, y, words, 26, theme.ink, width=wide - 104)


def numbers(tray: Tray, plan: Plan, player: PlayerView, top: float) -> None:
    """On the district: the cells where the tile may lie, beside what stands there, and the tile where it would lie."""
    there = dict.fromkeys(player.banners, tray.banner)
    if not player.district:
        there[player.shovel] = tray.shovel
    for at, cell in enumerate(plan.cells):
        if cell not in CELLS or cell == plan.chosen:
            continue
        left, y = corner(top, cell)
        x, middle = left + CELL / 2, y + CELL / 2
        if cell in there:
            tray.canvas.box(tray.theme.well, left + 2, y + 2, CELL - 4, CELL - 4, 8)
            there[cell](left + CELL - 31, middle, 50)
            x = left + 36
        tray.chip(x, middle, str(at + 1), tray.theme.turn, tray.theme.on_turn, 36 if cell in there else 44)
    if plan.chosen in CELLS and plan.lying is not None:
        left, y = corner(top, plan.chosen)
        tray.canvas.box(tray.theme.turn, left - 6, y - 6, CELL + 12, CELL + 12, 12)
        tray.tile(left, y, CELL, plan.lying)
