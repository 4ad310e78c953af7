"""One player's district: what he has, the tiles as they lie with the tasks around them, and what is finished."""

from engine.games.carpe_diem.views import TableView
from render.core.canvas import Canvas
from render.core.easel import Easel
from render.core.parts.heading import GAP, HEAD, WIDTH, heading
from render.games.carpe_diem import legend
from render.games.carpe_diem.district import board, counts, marks
from render.games.carpe_diem.heading import place
from render.games.carpe_diem.news import News
from render.games.carpe_diem.tray import Tray


def draw(easel: Easel) -> Canvas:
    """From top to bottom."""
    scene, seat = easel.scene, easel.scene.seat or 0
    table: TableView = scene.view.table
    player, news = table.players[seat], News(() if scene.view.over else scene.news)
    district = HEAD + counts.HELD + GAP
    below = district + board.HEIGHT + GAP
    foot = below + counts.counts_height(player)
    tray = Tray(easel, easel.canvas(WIDTH, foot + marks.HEIGHT + legend.height()))
    heading(tray, easel.name(seat), place(tray), seat)
    counts.has(tray, table, seat, news, HEAD)
    board.board(tray, player, district, news.cells.get(seat, set()))
    counts.counts(tray, player, below)
    marks.marks(tray, foot)
    legend.legend(tray, foot + marks.HEIGHT, news.of(seat))
    return tray.canvas
