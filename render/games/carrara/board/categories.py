"""The two category spaces of one player's board: what each is worth, and what scoring it would bring or has been."""

from msgspec import UNSET

from engine.core.values.seats import Seat
from engine.games.carrara.data import CATEGORIES
from engine.games.carrara.views import TableView, Worth
from render.core.fonts import Face
from render.core.parts.heading import MARGIN, WIDTH
from render.games.carrara.board.scorings import barred
from render.games.carrara.measures import gain
from render.games.carrara.news import News
from render.games.carrara.tray import Tray
from render.games.carrara.values import amount, printed, upgrades_of

CELL = 104
WIDE = (WIDTH - 2 * MARGIN - 40) / len(CATEGORIES)
TEXT_LEFT, VALUE = 96, 366
ROOM = VALUE - TEXT_LEFT - 16
"""Of the words between the sign and the value."""


def height(table: TableView) -> int:
    """There are none in the base game."""
    return 0 if table.expansion is UNSET else CELL


def categories(tray: Tray, table: TableView, seat: Seat, news: News, top: float) -> None:
    """Side by side, below the types."""
    if table.expansion is UNSET:
        return
    tray.canvas.box(tray.theme.line, MARGIN + 16, top, WIDTH - 2 * MARGIN - 32, 2)
    for at, name in enumerate(CATEGORIES):
        left, y = MARGIN + 28 + at * WIDE, top + CELL / 2
        worth = next((each for each in table.players[seat].worth if each.what == name), None)
        tray.category(left + 40, y, 80, name)
        if name in news.scored.get(seat, ()):
            tray.spark(left + 72, y - 34, 32)
        _stands(tray, table, seat, name, worth, left + TEXT_LEFT, y)
        _value(tray, table, seat, name, left + VALUE, y, new=name in news.upgraded.get(seat, ()))


def _value(tray: Tray, table: TableView, seat: Seat, name: str, left: float, y: float, *, new: bool) -> None:
    """What a point of cost is worth; upon an upgrade tile, in its frame."""
    upgrade = upgrades_of(table, seat).get(name)
    if upgrade is None:
        amount(tray, left, y, 56, printed(table, name))
        return
    theme = tray.theme
    tray.canvas.frame(theme.new if new else theme.soft, theme.well, left - 10, y - 34, 122, 68, 12, 3)
    amount(tray, left - 4, y, 56, upgrade)
    if new:
        tray.spark(left + 106, y - 28, 28)


def _stands(tray: Tray, table: TableView, seat: Seat, name: str, worth: Worth | None, left: float, y: float) -> None:
    """Its name; and below that, whether it is scored or what that would bring."""
    theme, say, why = tray.theme, tray.easel.say, barred(tray.easel.scene, seat)
    done = name in table.players[seat].scored
    ink = theme.ink if done or (worth and not why) else theme.soft
    tray.canvas.text(left, y - 22, say(f"picture-category-{name}"), 28, ink, Face.BOLD, width=ROOM)
    if done:
        tray.token(left + 18, y + 22, 36, seat)
        tray.label(left + 46, y + 22, say("picture-category-scored"), width=ROOM - 46)
    elif worth and not why:
        gain(tray, left, y + 22, 30, worth, theme.ink, ROOM)
    else:
        tray.label(left, y + 22, say(why if worth and why else "picture-board-none"), width=ROOM)
