"""The types of building on one player's board: how many he has, and what scoring each would bring or has been."""

from engine.core.values.seats import Seat
from engine.games.carrara.data import TYPES
from engine.games.carrara.views import TableView, Worth
from render.core.fonts import Face
from render.core.parts.heading import MARGIN, WIDTH
from render.games.carrara.board import categories
from render.games.carrara.board.scorings import barred
from render.games.carrara.measures import brings
from render.games.carrara.news import News
from render.games.carrara.tray import Tray

TITLE_HIGH, CELL_HIGH, ACROSS = 46, 96, 3
HIGH = TITLE_HIGH + -(-len(TYPES) // ACROSS) * CELL_HIGH + 8
WIDE = (WIDTH - 2 * MARGIN - 40) / ACROSS
TEXT_LEFT = 96
ROOM = WIDE - TEXT_LEFT - 12
"""Of the words beside an outline."""


def height(table: TableView) -> int:
    """Of the whole panel: with the expansion it has the categories, too."""
    return HIGH + categories.height(table)


def types(tray: Tray, table: TableView, seat: Seat, news: News, top: float) -> None:
    """All of them on one panel, three in a row."""
    tray.canvas.box(tray.theme.panel, MARGIN, top, WIDTH - 2 * MARGIN, height(table), 18)
    words = tray.easel.say("picture-board-types")
    tray.label(MARGIN + 28, top + TITLE_HIGH / 2 + 2, words, width=WIDTH - 2 * MARGIN - 56)
    for at, kind in enumerate(TYPES):
        left, y = MARGIN + 28 + at % ACROSS * WIDE, top + TITLE_HIGH + (at // ACROSS + 0.5) * CELL_HIGH
        gain = next((gain for gain in table.players[seat].worth if gain.what == kind), None)
        _outline(tray, kind, left, y, built=gain is not None, new=kind in news.scored.get(seat, ()))
        _stands(tray, table, seat, kind, gain, left + TEXT_LEFT, y)
    categories.categories(tray, table, seat, news, top + HIGH)


def _outline(tray: Tray, kind: str, left: float, y: float, *, built: bool, new: bool) -> None:
    """On its ground; dark without a building."""
    tray.canvas.box(tray.ground_of(kind) if built else tray.theme.well, left, y - 40, 80, 80, 12)
    tray.building(left + 40, y, 66, kind)
    if new:
        tray.spark(left + 72, y - 34, 32)


def _stands(tray: Tray, table: TableView, seat: Seat, kind: str, gain: Worth | None, left: float, y: float) -> None:
    """Its name; and below that, whether it is scored or what that would bring."""
    theme, say, why = tray.theme, tray.easel.say, barred(tray.easel.scene, seat)
    player = table.players[seat]
    done = kind in player.scored
    ink = theme.ink if done or (gain and not why) else theme.soft
    tray.canvas.text(left, y - 22, tray.easel.term("type", kind), 28, ink, Face.BOLD, width=ROOM)
    if done:
        tray.token(left + 18, y + 22, 36, seat)
        tray.label(left + 46, y + 22, say("picture-board-type-scored"), width=ROOM - 46)
    elif gain and not why:
        brings(tray, left, y + 22, player, gain, ROOM)
    else:
        tray.label(left, y + 22, say(why if gain and why else "picture-board-none"), width=ROOM)
