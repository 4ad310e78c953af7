"""What one's blocks can build: the buildings in rows, the cities in columns with the blocks each takes."""

from collections.abc import Sequence

from engine.games.carrara.data import CITIES, COLOURS
from engine.games.carrara.views import BuildableView, ScreenView
from render.core.fonts import Face
from render.core.lettering import broken
from render.core.parts.heading import MARGIN, WIDTH
from render.games.carrara.measures import plate
from render.games.carrara.tray import Tray

TITLES, ROW = 236, 62
LEFT, STEP = MARGIN + 330, 117
"""Where the first city's column begins, and how wide it is."""
LABEL_WIDE = LEFT - MARGIN - 40
BLOCK, ACROSS = 28, 3


def height(buildable: Sequence[BuildableView]) -> int:
    """Of the whole panel."""
    return TITLES + ROW * max(1, len(buildable)) + 12


def buildable(tray: Tray, mine: ScreenView, top: int) -> None:
    """All of it."""
    theme, canvas, easel = tray.theme, tray.canvas, tray.easel
    canvas.box(theme.panel, MARGIN, top, WIDTH - 2 * MARGIN, height(mine.buildable), 18)
    key = ("carrara cities", theme, easel.scene.language, easel.scene.view.table.data)
    canvas.layer(key, top, TITLES, lambda band: _titles(Tray(easel, band)))
    for at, facts in enumerate(tray.facts.cities):
        usable = sum(mine.blocks[COLOURS.index(name)] for name in facts.accepts)
        x, ink = LEFT + (at + 0.5) * STEP, theme.ink if usable else theme.soft
        canvas.text(x, top + 210, str(usable), 32, ink, Face.BOLD, "middle", STEP)
    for at, each in enumerate(mine.buildable):
        _row(tray, each, top + TITLES + at * ROW)
    if not mine.buildable:
        canvas.box(theme.line, MARGIN + 16, top + TITLES, WIDTH - 2 * MARGIN - 32, 2)
        words, y = tray.easel.say("screen-builds-nothing"), top + TITLES + ROW / 2 + 4
        canvas.text(MARGIN + 28, y, words, 28, theme.soft, width=WIDTH - 2 * MARGIN - 56)


def _titles(tray: Tray) -> None:
    """The cities, and what their lines say: the same on every screen."""
    say, left = tray.easel.say, MARGIN + 28
    tray.canvas.box(tray.theme.panel, MARGIN, 0, WIDTH - 2 * MARGIN, TITLES, 18)
    tray.canvas.box(tray.theme.panel, MARGIN, TITLES / 2, WIDTH - 2 * MARGIN, TITLES / 2)
    for at, row in enumerate(broken(say("picture-screen-builds"), Face.BOLD, 28, LABEL_WIDE)):
        tray.canvas.text(left, 40 + at * 36, row, 28, tray.theme.ink, Face.BOLD, width=LABEL_WIDE)
    tray.label(LEFT - 12, 148, say("picture-screen-takes"), "right", LABEL_WIDE)
    tray.label(LEFT - 12, 210, say("picture-screen-usable"), "right", LABEL_WIDE)
    for at, city in enumerate(CITIES):
        _city(tray, city, LEFT + (at + 0.5) * STEP)


def _city(tray: Tray, city: str, x: float) -> None:
    """Crest and value, name, and the blocks it takes."""
    taken = [COLOURS.index(name) for name in tray.facts.cities[CITIES.index(city)].accepts]
    tray.crest(x - 24, 40, 50, city)
    tray.value(x + 28, 40, 48, city)
    tray.canvas.text(x, 92, tray.easel.term("city", city), 22, tray.theme.ink, Face.BOLD, "middle", STEP - 4)
    for at, colour in enumerate(taken):
        across = min(ACROSS, len(taken) - at // ACROSS * ACROSS)
        place = x + (at % ACROSS - (across - 1) / 2) * (BLOCK + 4)
        tray.block(place, 148 + (at // ACROSS - (len(taken) > ACROSS) / 2) * (BLOCK + 4), BLOCK, colour)


def _row(tray: Tray, each: BuildableView, top: float) -> None:
    """Space, building, and the crest of each city where it can stand."""
    theme, y = tray.theme, top + ROW / 2 + 1
    tray.canvas.box(theme.line, MARGIN + 16, top, WIDTH - 2 * MARGIN - 32, 2)
    tray.space(MARGIN + 46, y, each.slot)
    plate(tray, MARGIN + 78, y - 24, 92, 48, each.type, each.cost)
    name = tray.easel.term("type", each.type)
    tray.canvas.text(MARGIN + 184, y, name, 26, theme.ink, Face.BOLD, width=LEFT - MARGIN - 190)
    for at, city in enumerate(CITIES):
        x = LEFT + (at + 0.5) * STEP
        if city in each.cities:
            tray.crest(x, y, 46, city)
        else:
            tray.canvas.box(theme.line, x - 8, y - 2, 16, 4, 2)
