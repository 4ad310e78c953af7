"""The table: the triplets, and every player's quarter. What everyone sees, at a glance."""

from engine.games.lucca.views import TableView
from render.core.canvas import Canvas
from render.core.easel import Easel
from render.core.parts.heading import GAP, HEAD, WIDTH
from render.games.lucca.display import display, height
from render.games.lucca.heading import turn
from render.games.lucca.legend import height as legend_height
from render.games.lucca.legend import legend
from render.games.lucca.news import News
from render.games.lucca.table.strips import strip, strips
from render.games.lucca.tray import Tray


def draw(easel: Easel) -> Canvas:
    """From top to bottom: whose turn, the triplets as long as there are any, the quarters in the order of play."""
    scene = easel.scene
    table: TableView = scene.view.table
    news = News(() if scene.view.over else scene.news)
    rows = strips(scene, HEAD + (0 if scene.view.over else height(table) + GAP))
    tray = Tray(easel, easel.canvas(WIDTH, rows[-1].bottom + legend_height(table)))
    turn(tray)
    if not scene.view.over:
        display(tray, table, news, HEAD)
    for place, row in enumerate(rows, 1):
        strip(tray, row, place, table, news)
    legend(tray, table, rows[-1].bottom, news.any)
    return tray.canvas
