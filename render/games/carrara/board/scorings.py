"""The last column of a board's cities: how the scoring of each stands, what it brings, or who has done it."""

from collections.abc import Sequence

from msgspec import Struct

from engine.core.values.seats import Seat
from engine.games.carrara.data import CITIES
from engine.games.carrara.views import BuildingView, TableView
from render.core.fonts import Face
from render.core.lettering import Line, broken, length
from render.core.parts.heading import MARGIN, WIDTH
from render.core.scene import Scene
from render.games.carrara.measures import gain, note, objects
from render.games.carrara.tray import Tray

LEFT = MARGIN + 842
WIDE = WIDTH - MARGIN - 20 - LEFT
NAMES = ((Face.BOLD, 26), (Face.BOLD, 22), (Face.NARROW, 22))
"""How a name may be written, the best first."""


def barred(scene: Scene, seat: Seat) -> str | None:
    """Why he can score nothing any more: the message that says so."""
    if scene.view.over:
        return "picture-board-not-scored"
    return None if scene.view.table.players[seat].markers else "picture-board-no-marker"


def unscored(tray: Tray, table: TableView, seat: Seat, city: str, mine: Sequence[BuildingView], y: float) -> None:
    """How many of the buildings it needs are there, and what scoring brings: large once it can be done."""
    theme, why, player = tray.theme, barred(tray.easel.scene, seat), table.players[seat]
    least = tray.facts.cities[CITIES.index(city)].buildings_to_score
    gains = [gain for gain in player.worth if gain.what == city]
    if tray.easel.scene.view.over:
        note(tray, LEFT, y, tray.easel.say(why or ""), WIDE)
    elif len(mine) < least:
        tray.canvas.text(LEFT, y, f"{len(mine)} / {least}", 28, theme.soft, Face.BOLD)
        for each in () if why else gains:
            gain(tray, LEFT + 84, y, 28, each, theme.soft, WIDE - 84)
    elif why:
        for each in gains:
            gain(tray, LEFT, y - 30, 28, each, theme.soft, WIDE, gone=True)
        note(tray, LEFT, y + 24, tray.easel.say(why), WIDE)
    else:
        tray.tick(LEFT + 16, y - 22, 34)
        for each in gains:
            gain(tray, LEFT + 44, y - 22, 40, each, theme.ink, WIDE - 44)
            objects(tray, LEFT, y + 30, 28, player, each, WIDE)


def scored(tray: Tray, marker: Seat, y: float, *, own: bool, new: bool) -> None:
    """Whose marker lies on it. The owner of the board stands at its top; others are named here, if there is room."""
    name = None if own else whole(tray.easel.name(marker), int(WIDE))
    rows = name.rows if name else ()
    above = y - (0, 20, 32)[len(rows)]
    tray.token(LEFT + 22, above, 44, marker)
    tray.label(LEFT + 54, above, tray.easel.say("picture-board-city-scored"), width=WIDE - 54)
    if new:
        tray.spark(LEFT + 42, above - 12, 26)
    if name:
        for at, row in enumerate(rows):
            tray.canvas.text(LEFT, above + 40 + at * 28, row, name.size, tray.theme.ink, name.face, width=WIDE)


class Name(Struct, frozen=True):
    """A name in one or two rows."""

    rows: tuple[str, ...]
    face: Face
    size: int


def whole(name: str, width: int) -> Name | None:
    """A name that is not cut: None if two rows are not enough for it."""
    for face, size in NAMES:
        rows = broken(name, face, size, width)
        if 0 < len(rows) <= 2 and all(length(Line(row, face, size)) <= width for row in rows):
            return Name(rows, face, size)
    return None
