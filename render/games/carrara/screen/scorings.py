"""What one could score now: types and cities, and what each would bring."""

from collections.abc import Sequence

from engine.games.carrara.data import CATEGORIES, CITIES
from engine.games.carrara.views import PlayerView, Worth
from render.core.fonts import Face
from render.core.parts.heading import MARGIN, WIDTH
from render.games.carrara.measures import brings, gain
from render.games.carrara.tray import Tray

TITLE, CELL, NOTHING, ACROSS = 60, 84, 62, 3
WIDE = (WIDTH - 2 * MARGIN - 40) / ACROSS
TEXT_LEFT = 88
ROOM = WIDE - TEXT_LEFT - 12
"""Of what stands beside a type's outline or a city's crest."""


def height(scorable: Sequence[Worth]) -> int:
    """Of the whole panel."""
    return TITLE + (-(-len(scorable) // ACROSS) * CELL + 8 if scorable else NOTHING)


def scorings(tray: Tray, scorable: Sequence[Worth], player: PlayerView, top: float) -> None:
    """All of it; or why there is nothing."""
    say, theme, left = tray.easel.say, tray.theme, MARGIN + 28
    wide = WIDTH - 2 * MARGIN - 56
    tray.canvas.box(theme.panel, MARGIN, top, WIDTH - 2 * MARGIN, height(scorable), 18)
    tray.canvas.text(left, top + 38, say("picture-screen-scores"), 28, theme.ink, Face.BOLD, width=wide)
    for at, each in enumerate(scorable):
        _cell(tray, each, player, left + at % ACROSS * WIDE, top + TITLE + (at // ACROSS + 0.5) * CELL)
    if not scorable:
        why = say("screen-scores-nothing" if player.markers else "screen-no-marker")
        tray.canvas.text(left, top + TITLE + NOTHING / 2 - 6, why, 28, theme.soft, width=wide)


def _cell(tray: Tray, each: Worth, player: PlayerView, left: float, y: float) -> None:
    """A type, a city or a category, its name, and points, coins and objects; a category brings no objects."""
    tray.scored(left + 36, y, 70, each.what)
    name = named(tray, each.what)
    tray.canvas.text(left + TEXT_LEFT, y - 21, name, 28, tray.theme.ink, Face.BOLD, width=ROOM)
    if each.what in CATEGORIES:
        gain(tray, left + TEXT_LEFT, y + 22, 30, each, tray.theme.ink, ROOM)
    else:
        brings(tray, left + TEXT_LEFT, y + 22, player, each, ROOM)


def named(tray: Tray, what: str) -> str:
    """What it is called."""
    if what in CATEGORIES:
        return tray.easel.say(f"picture-category-{what}")
    return tray.easel.term("city" if what in CITIES else "type", what)
