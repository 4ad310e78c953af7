"""The players' quarters, in the order of play: a column for each colour, so that one sees at a glance who has what of
the palace one would like to open."""

from msgspec import Struct

from engine.core.values.seats import Seat
from engine.games.lucca.data import COLOURS
from engine.games.lucca.views import PalaceView, PlayerView, TableView
from render.core.fonts import Face
from render.core.parts.heading import MARGIN, WIDTH
from render.core.scene import Scene
from render.games.lucca.news import News
from render.games.lucca.ranking import in_order
from render.games.lucca.stakes import stake
from render.games.lucca.tray import Tray

GAP, ROW, CELL, FOOT = 10, 74, 124, 14
LEFT = MARGIN + 28
STEP = (WIDTH - MARGIN - 10 - LEFT) / len(COLOURS)
"""A column of one colour."""
HOUSE_W, HOUSE_H = 70, 112
COUNTS = {"shield": 420, "wall": 592, "tower": 688, "discarded": 768}
"""Where in the row of a name each of these begins."""


class Strip(Struct, frozen=True):
    """One player's strip and its place."""

    seat: Seat
    top: int
    height: int

    @property
    def bottom(self) -> int:
        return self.top + self.height


def strips(scene: Scene, top: int) -> list[Strip]:
    """One below the other; as long as all choose there is nothing in their quarters."""
    table: TableView = scene.view.table
    high = ROW + CELL + FOOT if table.round else ROW
    return [Strip(seat, top + at * (high + GAP), high) for at, seat in enumerate(in_order(scene))]


def strip(tray: Tray, of: Strip, place: int, table: TableView, news: News) -> None:
    """All of it."""
    player = table.players[of.seat]
    _side(tray, of)
    _name(tray, of, place if table.round else None)
    if not table.round:
        _choosing(tray, of, player)
        return
    _counts(tray, of, player, news)
    _points(tray, of, player, news)
    palaces = {palace.colour: palace for palace in player.palaces}
    for at, colour in enumerate(COLOURS):
        left, top = LEFT + at * STEP, of.top + ROW
        new = colour in news.palaces.get(of.seat, ())
        cell(tray, left, top, colour, palaces.get(colour), table, of.seat, new=new)


def _side(tray: Tray, of: Strip) -> None:
    """The panel, with a frame around it if it is his turn or he has won, and his colour at the edge."""
    theme, canvas, width, scene = tray.theme, tray.canvas, WIDTH - 2 * MARGIN, tray.easel.scene
    asked = [decision.seat for decision in scene.view.decisions] if scene.view.table.round else []
    if of.seat in (*asked, *scene.winners):
        canvas.frame(theme.turn, theme.panel, MARGIN, of.top, width, of.height, 18, 5)
    else:
        canvas.box(theme.panel, MARGIN, of.top, width, of.height, 18)
    canvas.box(tray.player(of.seat), MARGIN + 10, of.top + 14, 8, of.height - 28, 4)


def _name(tray: Tray, of: Strip, place: int | None) -> None:
    """His place in the order of play, in the end among all; token and name."""
    y, left = of.top + ROW / 2, MARGIN + 32
    if place is not None:
        tray.canvas.text(left + 10, y, str(place), 28, tray.theme.soft, Face.BOLD, "middle")
        left += 30
    tray.token(left + 24, y, 46, of.seat)
    room = COUNTS["shield"] - left - 76
    tray.canvas.text(left + 56, y, tray.easel.name(of.seat), 30, tray.theme.ink, Face.BOLD, width=room)


def _choosing(tray: Tray, of: Strip, player: PlayerView) -> None:
    """At the start: whether he has chosen."""
    y, right = of.top + ROW / 2, WIDTH - MARGIN - 30
    words = tray.easel.say("picture-has-chosen" if player.chosen else "picture-is-choosing")
    ink = tray.theme.ink if player.chosen else tray.theme.soft
    wide = tray.canvas.text(right, y, words, 28, ink, Face.TEXT, "right", 340)
    if player.chosen:
        tray.tick(right - wide - 28, y, 34)


def _counts(tray: Tray, of: Strip, player: PlayerView, news: News) -> None:
    """Shields, and how many his walls need; walls, towers, discards."""
    y = of.top + ROW / 2
    tray.support(COUNTS["shield"], y, 30, player)
    new = news.face_down.get(of.seat, set())
    for what, n, called in (
        ("wall", player.walls, "walls"),
        ("tower", player.towers, "towers"),
        ("discarded", player.discards, "discards"),
    ):
        end = tray.counted(COUNTS[what], y, 30, what, n)
        if called in new:
            tray.spark(end + 6, y - 18, 26)


def _points(tray: Tray, of: Strip, player: PlayerView, news: News) -> None:
    """His points, and before them those that are new."""
    x, y = WIDTH - MARGIN - 54, of.top + ROW / 2
    tray.points(x, y, 66, player.total)
    gained = 0 if tray.easel.scene.scores else news.gained.get(of.seat, 0)
    if gained:
        tray.chip(x - 72, y, f"+{gained}", tray.theme.new, tray.theme.on_new, 28)


def cell(
    tray: Tray,
    left: float,
    top: float,
    colour: str,
    palace: PalaceView | None,
    table: TableView,
    seat: Seat,
    *,
    new: bool = False,
) -> None:
    """The palace of one colour: from the street, its number, and what counts of it now."""
    canvas, theme, wide = tray.canvas, tray.theme, STEP - 8
    if new:
        canvas.frame(theme.new, theme.well, left, top, wide, CELL, 12, 4)
    else:
        canvas.box(theme.well, left, top, wide, CELL, 12)
    if palace is None:
        tray.no_palace(left + wide / 2, top + CELL / 2, 46, colour)
        return
    tray.palace(left + 8, top + CELL - HOUSE_H - 5, HOUSE_W, HOUSE_H, palace, table.palace)
    x = left + HOUSE_W + 14
    tray.plate(x, top + 27, 66, 34, palace.number)
    if palace.area == "construction":
        tray.counted(x - 3, top + 66, 29, "window", palace.windows)
        tray.counted(x - 3, top + 101, 29, "shield", palace.shields)
    elif palace.area == "finished":
        tray.opening(x - 3, top + 84, 46, palace.opening)
    else:
        tray.door(x + 24, top + 84, 60, opened=True)
    stake(tray, left + 8 + HOUSE_W / 2, top + (24 if palace.area == "construction" else 60), table, seat, palace)
    if new:
        tray.spark(left + wide - 4, top + 4, 32)
