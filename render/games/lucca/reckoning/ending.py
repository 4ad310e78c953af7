"""How the end was reckoned: whose walls stood and whose fell, and who paid whom for street numbers."""

from collections.abc import Sequence

from engine.games.lucca.views import PlayerView, TableView
from render.core.fonts import Face
from render.core.parts.heading import MARGIN, WIDTH
from render.core.parts.pieces import arrow
from render.core.parts.ranking import Place
from render.core.parts.reckoning import INNER, TITLE, panel
from render.games.lucca.tray import Tray

ROW, NUMBERS, WORDS = 60, 84, 40
NAME = 300
COLUMNS = {"wall": 350, "tower": 450, "door": 560, "shield": 680, "points": 930}


def height(table: TableView, places: Sequence[Place]) -> int:
    """Of the whole panel."""
    return TITLE + len(places) * ROW + NUMBERS + (WORDS if _kept(table) else 0)


def _kept(table: TableView) -> bool:
    """Whether one player would have to pay himself."""
    return table.lowest is not None and table.highest is not None and table.lowest.seat == table.highest.seat


def ending(tray: Tray, table: TableView, places: Sequence[Place], top: float) -> None:
    """A row for each player, and one for the street numbers."""
    panel(tray, top, height(table, places), tray.easel.say("picture-reckoning-ending"))
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
    tray.support(COLUMNS["shield"], y, 30, player)
    if held:
        tray.points(WIDTH - 2 * MARGIN - 30, y, 56, place.points[3])
    else:
        words = tray.easel.say("picture-reckoning-fell")
        tray.canvas.text(WIDTH - 2 * MARGIN, y, words, 26, tray.colours.warn, Face.BOLD, "right", width=200)


def _numbers(tray: Tray, table: TableView, places: Sequence[Place], top: float) -> None:
    """The lowest number under construction pays the highest that is opened; or why nobody paid."""
    theme, y, low, high = tray.theme, top + NUMBERS / 2, table.lowest, table.highest
    tray.canvas.box(theme.line, 2 * MARGIN, top, INNER - 2 * MARGIN, 1)
    if low is None or high is None:
        words = tray.easel.say(f"picture-reckoning-{'no-lowest' if low is None else 'no-highest'}")
        tray.canvas.text(2 * MARGIN, y, words, 26, theme.soft, width=INNER - 2 * MARGIN)
        return
    left, half = 2 * MARGIN, WIDTH / 2
    for x, found, key in ((left, low, "lowest"), (half + 60, high, "highest")):
        label = tray.label(x, y, tray.easel.say(f"picture-reckoning-{key}"), width=230)
        tray.plate(x + label + 14, y, 62, 32, found.number)
        tray.token(x + label + 106, y, 40, found.seat)
    if _kept(table):
        words = tray.easel.say("picture-reckoning-kept", seat=low.seat)
        tray.canvas.text(2 * MARGIN, top + NUMBERS + 10, words, 26, theme.soft, width=INNER - 2 * MARGIN)
        return
    paid = max(place.points[4] for place in places)
    tray.chip(half - 24, y, f"{paid}", theme.turn, theme.on_turn, 30)
    tray.canvas.sprite(half + 24, y, 40, arrow, theme.turn)
