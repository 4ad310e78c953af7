"""The types of building on one player's board: how many he has, and what scoring each would bring or has been."""

from engine.core.seats import Seat
from engine.games.carrara.data import TYPES
from engine.games.carrara.views import BuildingView, PlayerView
from render.core.fonts import Face
from render.games.carrara.heading import MARGIN, WIDTH
from render.games.carrara.measures import gain
from render.games.carrara.news import News
from render.games.carrara.tray import Tray
from render.games.carrara.worth import worth

TITLE_HIGH, CELL_HIGH, ACROSS = 48, 98, 3
HIGH = TITLE_HIGH + -(-len(TYPES) // ACROSS) * CELL_HIGH + 8
WIDE = (WIDTH - 2 * MARGIN - 40) / ACROSS


def types(tray: Tray, player: PlayerView, seat: Seat, news: News, top: float) -> None:
    """All of them on one panel, three in a row."""
    tray.canvas.box(tray.theme.panel, MARGIN, top, WIDTH - 2 * MARGIN, HIGH, 18)
    words = tray.easel.say("picture-board-types")
    tray.label(MARGIN + 28, top + TITLE_HIGH / 2 + 2, words, width=WIDTH - 2 * MARGIN - 56)
    for at, kind in enumerate(TYPES):
        left, y = MARGIN + 28 + at % ACROSS * WIDE, top + TITLE_HIGH + (at // ACROSS + 0.5) * CELL_HIGH
        _type(tray, player, seat, kind, left, y, new=kind in news.scored.get(seat, ()))


def _type(tray: Tray, player: PlayerView, seat: Seat, kind: str, left: float, y: float, *, new: bool) -> None:
    """Its outline, dark without a building; its name; and below that, how it stands."""
    mine, theme = [b for b in player.buildings if b.type == kind], tray.theme
    tray.canvas.box(tray.ground_of(kind) if mine else theme.well, left, y - 40, 80, 80, 12)
    tray.building(left + 40, y, 66, kind)
    words, ink, name = left + 96, theme.ink if mine else theme.soft, tray.easel.term("type", kind)
    tray.canvas.text(words, y - 22, name, 28, ink, Face.BOLD, width=WIDE - 116)
    if kind in player.scored:
        tray.token(words + 18, y + 22, 36, seat)
        tray.label(words + 46, y + 22, tray.easel.say("picture-board-type-scored"), width=WIDE - 162)
    elif mine:
        _brings(tray, mine, words, y + 22, WIDE - 108)
    else:
        tray.label(words, y + 22, tray.easel.say("picture-board-none"), width=WIDE - 116)
    if new:
        tray.spark(left + 76, y - 36, 36)


def _brings(tray: Tray, mine: list[BuildingView], left: float, y: float, room: float) -> None:
    """How many he has, and what scoring them brings."""
    wide = tray.canvas.text(left, y, f"× {len(mine)}", 26, tray.theme.soft, Face.BOLD, width=70) + 14
    gain(tray, left + wide, y, 30, worth(tray.facts, mine), tray.theme.ink, room - wide)
