"""The final reckoning: who won, where everyone's points came from, and how each region was scored."""

from render.core.canvas import Canvas
from render.core.easel import Easel
from render.core.parts.heading import HEAD, MARGIN, WIDTH, heading
from render.core.parts.ranking import tied
from render.core.parts.reckoning import HEADS, LINE, ROW, TITLE, WINNERS, bars, numbers, panel, winners
from render.games.dynasties.heading import place
from render.games.dynasties.ranking import ranking
from render.games.dynasties.reckoning import regions
from render.games.dynasties.reckoning.sources import sources
from render.games.dynasties.tray import Tray

GAP = 16


def draw(easel: Easel) -> Canvas:
    """As many panels as there is something to say for: before the end, only where everyone stands."""
    scene, places = easel.scene, ranking(easel.scene)
    over = bool(scene.scores)
    won = WINNERS + GAP if over and scene.winners else 0
    result = TITLE + len(places) * ROW + HEADS + len(places) * LINE + 14
    below = regions.HEIGHT + GAP if over else 0
    tray = Tray(easel, easel.canvas(WIDTH, HEAD + won + result + below + MARGIN))
    heading(tray, easel.say("picture-reckoning"), place(tray))
    if won:
        shared = len(scene.winners) > 1
        how = easel.say(f"picture-reckoning-{'shared' if shared else 'by-goods' if tied(places) else 'wins'}")
        winners(tray, HEAD, [each for each in places if each.won], how)
    panel(tray, HEAD + won, result, easel.say(f"picture-reckoning-{'sources' if over else 'standing'}"))
    bars(tray, HEAD + won + TITLE, places, sources(tray))
    numbers(tray, HEAD + won + TITLE + len(places) * ROW, places, sources(tray))
    if over:
        regions.regions(tray, scene.view, places, HEAD + won + result + GAP)
    return tray.canvas
