"""What one's blocks can build: the buildings in rows, the cities in columns with the blocks each takes."""

from collections.abc import Mapping, Sequence

from msgspec import UNSET

from engine.games.carrara.data import CITIES, COLOURS
from engine.games.carrara.views import BuildableView, ScreenView, UpgradeView
from render.core.fonts import Face
from render.core.lettering import broken
from render.core.parts.heading import MARGIN, WIDTH
from render.games.carrara.measures import plate
from render.games.carrara.tray import Tray
from render.games.carrara.values import stacked

TITLES, ROW = 236, 62
LEFT, STEP = MARGIN + 330, 117
"""Where the first city's column begins, and how wide it is."""
LABEL_WIDE = LEFT - MARGIN - 40
BLOCK, ACROSS = 28, 3


def height(mine: ScreenView) -> int:
    """Of the whole panel."""
    return TITLES + ROW * max(1, len(mine.buildable) + bool(eight_in(mine))) + 12


def eight_in(mine: ScreenView) -> tuple[str, ...]:
    """Where an 8-building could stand; there are none in the base game."""
    return () if mine.expansion is UNSET else mine.expansion.eight_in


def buildable(tray: Tray, mine: ScreenView, upgrades: Mapping[str, UpgradeView], top: int) -> None:
    """All of it."""
    theme, canvas, easel = tray.theme, tray.canvas, tray.easel
    canvas.box(theme.panel, MARGIN, top, WIDTH - 2 * MARGIN, height(mine), 18)
    key = ("carrara cities", theme, easel.scene.language, easel.scene.view.table.data)
    if any(city in upgrades for city in CITIES):
        _titles(tray, upgrades, top)
    else:
        canvas.layer(key, top, TITLES, lambda band: _titles(Tray(easel, band), {}, 0))
    for at, facts in enumerate(tray.facts.cities):
        usable = sum(mine.blocks[COLOURS.index(name)] for name in facts.accepts)
        x, ink = LEFT + (at + 0.5) * STEP, theme.ink if usable else theme.soft
        canvas.text(x, top + 210, str(usable), 32, ink, Face.BOLD, "middle", STEP)
    for at, each in enumerate(mine.buildable):
        _row(tray, each, top + TITLES + at * ROW)
    if eight_in(mine):
        _eight(tray, eight_in(mine), top + TITLES + len(mine.buildable) * ROW)
    elif not mine.buildable:
        canvas.box(theme.line, MARGIN + 16, top + TITLES, WIDTH - 2 * MARGIN - 32, 2)
        words, y = tray.easel.say("screen-builds-nothing"), top + TITLES + ROW / 2 + 4
        canvas.text(MARGIN + 28, y, words, 28, theme.soft, width=WIDTH - 2 * MARGIN - 56)


def _titles(tray: Tray, upgrades: Mapping[str, UpgradeView], top: int) -> None:
    """The cities, and what their lines say: the same on every screen without upgrade tiles."""
    say, left = tray.easel.say, MARGIN + 28
    tray.canvas.box(tray.theme.panel, MARGIN, top, WIDTH - 2 * MARGIN, TITLES, 18)
    tray.canvas.box(tray.theme.panel, MARGIN, top + TITLES / 2, WIDTH - 2 * MARGIN, TITLES / 2)
    for at, row in enumerate(broken(say("picture-screen-builds"), Face.BOLD, 28, LABEL_WIDE)):
        tray.canvas.text(left, top + 40 + at * 36, row, 28, tray.theme.ink, Face.BOLD, width=LABEL_WIDE)
    tray.label(LEFT - 12, top + 148, say("picture-screen-takes"), "right", LABEL_WIDE)
    tray.label(LEFT - 12, top + 210, say("picture-screen-usable"), "right", LABEL_WIDE)
    for at, city in enumerate(CITIES):
        _city(tray, city, LEFT + (at + 0.5) * STEP, top, upgrades.get(city))


def _city(tray: Tray, city: str, x: float, top: float, upgrade: UpgradeView | None) -> None:
    """Crest and value, name, and the blocks it takes."""
    taken = [COLOURS.index(name) for name in tray.facts.cities[CITIES.index(city)].accepts]
    tray.crest(x - 24, top + 40, 50, city)
    if upgrade is None:
        tray.value(x + 28, top + 40, 48, city)
    else:
        _upgraded(tray, upgrade, x, top + 40)
    tray.canvas.text(x, top + 92, tray.easel.term("city", city), 22, tray.theme.ink, Face.BOLD, "middle", STEP - 4)
    for at, colour in enumerate(taken):
        across = min(ACROSS, len(taken) - at // ACROSS * ACROSS)
        place = x + (at % ACROSS - (across - 1) / 2) * (BLOCK + 4)
        tray.block(place, top + 148 + (at // ACROSS - (len(taken) > ACROSS) / 2) * (BLOCK + 4), BLOCK, colour)


def _upgraded(tray: Tray, upgrade: UpgradeView, x: float, y: float) -> None:
    """What an upgrade tile makes of a city's value."""
    tray.canvas.frame(tray.theme.soft, tray.theme.well, x + 7, y - 35, 46, 74, 10, 2)
    stacked(tray, x + 30, y + 2, 37, upgrade)


def _eight(tray: Tray, cities: Sequence[str], top: float) -> None:
    """Any 8-building."""
    tray.canvas.box(tray.theme.line, MARGIN + 16, top, WIDTH - 2 * MARGIN - 32, 2)
    y, words = top + ROW / 2 + 1, tray.easel.say("picture-eight")
    tray.cost(MARGIN + 124, y, 46, tray.facts.expansion.cost)
    tray.canvas.text(MARGIN + 184, y, words, 26, tray.theme.ink, Face.BOLD, width=LEFT - MARGIN - 190)
    _crests(tray, cities, y)


def _row(tray: Tray, each: BuildableView, top: float) -> None:
    """Space, building, and the crest of each city where it can stand."""
    theme, y = tray.theme, top + ROW / 2 + 1
    tray.canvas.box(theme.line, MARGIN + 16, top, WIDTH - 2 * MARGIN - 32, 2)
    tray.space(MARGIN + 46, y, each.slot)
    plate(tray, MARGIN + 78, y - 24, 92, 48, each.type, each.cost)
    name = tray.easel.term("type", each.type)
    tray.canvas.text(MARGIN + 184, y, name, 26, theme.ink, Face.BOLD, width=LEFT - MARGIN - 190)
    _crests(tray, each.cities, y)


def _crests(tray: Tray, cities: Sequence[str], y: float) -> None:
    """Those of the cities where it can stand."""
    for at, city in enumerate(CITIES):
        x = LEFT + (at + 0.5) * STEP
        if city in cities:
            tray.crest(x, y, 46, city)
        else:
            tray.canvas.box(tray.theme.line, x - 8, y - 2, 16, 4, 2)
