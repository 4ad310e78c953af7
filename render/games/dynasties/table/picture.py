"""The table: what is being divided, the regions with their cities, what lies beside them, and what every player has."""

from collections.abc import Callable

from engine.games.dynasties.data import REGIONS
from engine.games.dynasties.views import TableView
from render.core.canvas import Canvas
from render.core.easel import Easel
from render.core.parts.heading import GAP, HEAD, MARGIN, WIDTH
from render.core.scene import Scene
from render.games.dynasties import legend
from render.games.dynasties.board import region
from render.games.dynasties.board.plan import plan_of
from render.games.dynasties.heading import turn
from render.games.dynasties.news import News
from render.games.dynasties.side import beside, characters, matters, ships, track
from render.games.dynasties.table import strips
from render.games.dynasties.tray import Tray

EAST = MARGIN + region.COLUMN + GAP
"""Where the right column begins: the empire lies in the east, as on a map."""

Part = tuple[int, Callable[[Tray, float], None]]
"""How high something is, and what draws it from there on."""


def draw(easel: Easel) -> Canvas:
    """From top to bottom."""
    scene = easel.scene
    table: TableView = scene.view.table
    news = News(() if scene.view.over else scene.news)
    matter, sides = matters.height(scene), (west(scene, news), east(scene, news))
    board = HEAD + (matter + GAP if matter else 0)
    row = board + max(sum(high + GAP for high, _ in side) for side in sides)
    players = row + (0 if scene.view.over else beside.HEIGHT + GAP)
    below = players + strips.height(scene)
    tray = Tray(easel, easel.canvas(WIDTH, below + legend.HEIGHT))
    turn(tray)
    if matter:
        matters.matters(tray, HEAD)
    for side in sides:
        top = board
        for high, paint in side:
            paint(tray, top)
            top += high + GAP
    if not scene.view.over:
        beside.beside(tray, table, row)
    strips.strips(tray, table, news, players)
    legend.legend(tray, below, news.any)
    return tray.canvas


def west(scene: Scene, news: News) -> list[Part]:
    """Three regions; once it is over two, since then there is room in the east."""
    return [_region(scene, name, MARGIN, news) for name in REGIONS[: 2 if scene.view.over else 3]]


def east(scene: Scene, news: News) -> list[Part]:
    """The empire; below it what is left to choose from, as long as somebody does."""
    table: TableView = scene.view.table
    if scene.view.over:
        return [_region(scene, name, EAST, news) for name in (REGIONS[3], REGIONS[2])]
    return [
        _region(scene, REGIONS[3], EAST, news),
        (ships.height(table), lambda tray, top: ships.ships(tray, table, EAST, top, news)),
        (characters.height(table), lambda tray, top: characters.characters(tray, table, EAST, top, news)),
        (track.HEIGHT, lambda tray, top: track.track(tray, table, EAST, top, news)),
        (track.BONUS_HEIGHT, lambda tray, top: track.bonus(tray, table, EAST, top)),
    ]


def _region(scene: Scene, name: str, left: int, news: News) -> Part:
    table: TableView = scene.view.table
    shown = next(each for each in table.regions if each.id == name)
    plan = plan_of(scene)
    return region.height(table, name), lambda tray, top: region.region(tray, shown, left, top, news, plan)
