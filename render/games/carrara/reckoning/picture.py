"""The final reckoning: who won, where everyone's points came from, and how the game went."""

from collections.abc import Sequence

from render.core.canvas import Canvas
from render.core.easel import Easel
from render.core.parts.heading import MARGIN, WIDTH
from render.core.parts.ranking import Place, tied
from render.core.parts.reckoning import HEADS, LINE, ROW, TITLE, WINNERS, bars, numbers, panel, winners
from render.games.carrara.heading import below, heading
from render.games.carrara.ranking import ranking
from render.games.carrara.reckoning import bonus
from render.games.carrara.reckoning.chart import HEIGHT as COURSE
from render.games.carrara.reckoning.chart import chart
from render.games.carrara.reckoning.course import course
from render.games.carrara.reckoning.sources import sources
from render.games.carrara.tray import Tray

GAP = 16


def draw(easel: Easel) -> Canvas:
    """As many panels as there is something to say for: before the end, only where everyone stands."""
    scene, places = easel.scene, ranking(easel.scene)
    over, went = bool(scene.scores), course(scene.course, len(scene.names))
    top = below(scene)
    won = WINNERS + GAP if over and scene.winners else 0
    result = TITLE + len(places) * ROW + (HEADS + len(places) * LINE if over else 0) + 14
    ran = COURSE + GAP if over and went.turns else 0
    more = bonus.height(scene.view.table)
    tray = Tray(easel, easel.canvas(WIDTH, top + won + result + more + ran + MARGIN))
    heading(tray, easel.say("picture-reckoning"))
    if won:
        winners(tray, top, [place for place in places if place.won], _how(tray, places))
    _result(tray, top + won, result, places, over)
    bonus.bonus(tray, scene.view.table, top + won + result + GAP)
    if ran:
        top += won + result + more + GAP
        panel(tray, top, COURSE, easel.say("picture-reckoning-course"))
        chart(tray, top, went, [(place.seat, place.total) for place in places])
    return tray.canvas


def _how(tray: Tray, places: Sequence[Place]) -> str:
    """Alone, by a tie-break, or together."""
    if sum(place.won for place in places) > 1:
        return tray.easel.say("picture-reckoning-shared", n=places[0].total)
    return tray.easel.say("picture-reckoning-by-blocks" if tied(places) else "picture-reckoning-wins")


def _result(tray: Tray, top: float, height: float, places: Sequence[Place], over: bool) -> None:
    panel(tray, top, height, tray.easel.say(f"picture-reckoning-{'sources' if over else 'standing'}"))
    bars(tray, top + TITLE, places, sources(tray))
    if over:
        numbers(tray, top + TITLE + len(places) * ROW, places, sources(tray))
