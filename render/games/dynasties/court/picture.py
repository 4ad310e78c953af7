"""The court: characters and bonus actions in words, the pass track, and what lies in bag and piles."""

from engine.games.dynasties.views import TableView
from render.core.canvas import Canvas
from render.core.easel import Easel
from render.core.parts.heading import GAP, HEAD, MARGIN, WIDTH, foot, heading, legend
from render.games.dynasties.court import lines, piles
from render.games.dynasties.heading import place
from render.games.dynasties.news import News
from render.games.dynasties.side import track
from render.games.dynasties.tray import Tray


def draw(easel: Easel) -> Canvas:
    """From top to bottom."""
    scene = easel.scene
    table: TableView = scene.view.table
    news = News(() if scene.view.over else scene.news)
    marked = bool(news.characters or news.passed)
    passed = HEAD + lines.height(len(table.characters)) + GAP
    bonus = passed + track.HEIGHT + GAP
    pile = bonus + lines.height(len(table.bonus)) + GAP
    below = pile + piles.HEIGHT
    tray = Tray(easel, easel.canvas(WIDTH, below + foot(marked)))
    heading(tray, easel.say("picture-court"), place(tray))
    lines.characters(tray, table, HEAD, news)
    track.track(tray, table, MARGIN, passed, news, WIDTH - 2 * MARGIN)
    lines.bonus(tray, table, bonus)
    piles.piles(tray, table, pile)
    legend(tray, below, marked)
    return tray.canvas
