"""The table: the ring, the bottom row, the track, the scoring cards, and what every player has."""

from engine.games.carpe_diem.views import TableView
from render.core.canvas import Canvas
from render.core.easel import Easel
from render.core.parts.heading import GAP, HEAD, WIDTH
from render.games.carpe_diem import legend
from render.games.carpe_diem.heading import turn
from render.games.carpe_diem.news import News
from render.games.carpe_diem.table import middle, ring, strips
from render.games.carpe_diem.tray import Tray


def draw(easel: Easel) -> Canvas:
    """From top to bottom; once the game is over, neither ring nor bottom row is left to choose from."""
    scene = easel.scene
    table: TableView = scene.view.table
    news, over = News(() if scene.view.over else scene.news), scene.view.over
    row = HEAD + (0 if over else ring.height(table) + GAP)
    track = row + (0 if over else middle.ROW_HIGH + GAP)
    cards = track + middle.track_height(table) + GAP
    players = cards + middle.CARDS_HIGH + GAP
    foot = players + strips.height(scene)
    tray = Tray(easel, easel.canvas(WIDTH, foot + legend.height()))
    turn(tray)
    if not over:
        ring.ring(tray, table, news, HEAD)
        middle.bottom_row(tray, table, news, row)
    middle.track(tray, table, news, track)
    middle.scoring(tray, table, news, cards)
    strips.strips(tray, table, news, players)
    legend.legend(tray, foot, news.any)
    return tray.canvas
