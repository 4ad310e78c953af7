"""How the end was reckoned: whose walls stood and whose fell, and who paid whom for street numbers."""

from collections.abc import Sequence

from engine.games.lucca.views import PlayerView, TableView
from render.core.fonts import Face
from render.core.parts.heading import MARGIN, WIDTH
from render.core.parts.pieces import arrow
from render.core.parts.ranking import Place
from render.core.parts.reckoning import INNER, TITLE, panel
from render.games.lucca.tray import Tray

ROW, NUMBERS = 60, 84
NAME = 300
COLUMNS = {"wall": 350, "tower": 450, "door": 560, "shield": 680, "points": 930}


def height(places: Sequence[Place]) -> int:
    """Of the whole panel."""
    return TITLE + len(places) * ROW + NUMBERS


def ending(tray: Tray, table: TableView, places: Sequence[Place], top: float) -> None:
    """A row for each player, and one for the street numbers."""
    panel(tray, top, height(places), tray.easel.say("picture-reckoning-ending"))
    for at, place in enumerate(places):
        _walls(tray, table.players[place.seat], place, top + TITLE + at * ROW)
    _numbers(tray, table, places, top + TITLE + len(places) * ROW)


def _walls(tray: Tray, player: PlayerView, place: Place, top: float) -> None:
    """Walls and towers, times opened palaces, if there were shields enough."""
    theme, y, held = tray.theme, top + ROW / 2, player.shields >= player.needed
    tray.canvas.box(theme.line, 2 * MARGIN, top, INNER - 2 * MARGIN, 1)
    tray.token(2 * MARGIN + 17, y, 34, place.seat)
    tray.canvas.text(2 * MARGIN + 46, y, tray.easel.name(place.seat), 28, theme.ink, Face.BOLD, width=NAME - 46)
    tray.counted(COLUMNS["wall"], y, 30, "wall", player.walls)
    tray.counted(COLUMNS["tower"], y, 30, "tower", player.towers)
    opened = sum(palace.area == "opened" for palace in player.palaces)
    tray.canvas.text(COLUMNS["door"] - 26, y, "×", 28, theme.soft, anchor="middle")
    tray.counted(COLUMNS["door"], y, 30, "opened", opened)
    ink = theme.ink if held else tray.colours.warn
    end = tray.counted(COLUMNS["shield"], y, 30, "shield", player.shields, ink=ink)
    if player.needed:
        end += tray.canvas.text(end + 2, y, f"/{player.needed}", 26, theme.soft)
        (tray.tick if held else tray.cross)(end + 18, y, 26)
    if held:
        tray.points(WIDTH - 2 * MARGIN - 30, y, 56, place.points[3])
    else:
        words = tray.easel.say("picture-reckoning-fell")
        tray.canvas.text(WIDTH - 2 * MARGIN, y, words, 26, tray.colours.warn, Face.BOLD, "right", width=180)


def _numbers(tray: Tray, table: TableView, places: Sequence[Place], top: float) -> None:
    """The lowest number under construction pays the highest that is opened; or why nobody paid."""
    theme, y, low, high = tray.theme, top + NUMBERS / 2, table.lowest, table.highest
    tray.canvas.box(theme.line, 2 * MARGIN, top, INNER - 2 * MARGIN, 1)
    paid = max(place.points[4] for place in places)
    if low is None or high is None or not paid:
        key = "no-lowest" if low is None else "no-highest" if high is None else "kept"
        words = tray.easel.say(f"picture-reckoning-{key}")
        tray.canvas.text(2 * MARGIN, y, words, 26, theme.soft, width=INNER - 2 * MARGIN)
        return
    left, half = 2 * MARGIN, WIDTH / 2
    for x, found, key in ((left, low, "lowest"), (half + 60, high, "highest")):
        label = tray.label(x, y, tray.easel.say(f"picture-reckoning-{key}"), width=230)
        tray.plate(x + label + 14, y, 62, 32, found.number)
        tray.token(x + label + 106, y, 40, found.seat)
    tray.chip(half - 24, y, f"{paid}", theme.turn, theme.on_turn, 30)
    tray.canvas.sprite(half + 24, y, 40, arrow, theme.turn)
