"""The players, a row each: points, goods, coins, bread, fountain cards and stored tiles."""

from engine.core.values.seats import Seat
from engine.games.carpe_diem.data import GOODS
from engine.games.carpe_diem.views import PlayerView, TableView
from render.core.fonts import Face
from render.core.parts.heading import MARGIN, WIDTH
from render.core.scene import Scene
from render.games.carpe_diem.news import News
from render.games.carpe_diem.ranking import ranking
from render.games.carpe_diem.tray import Tray

ROW, GAP = 76, 8
COUNTS, STEP = 340, 78
"""Where in a row what he has begins, and how far apart each is."""


def in_order(scene: Scene) -> list[Seat]:
    """From the first player on; in the end by their places."""
    if scene.view.over:
        return [place.seat for place in ranking(scene)]
    first, n = scene.view.table.first, len(scene.names)
    return [(first + at) % n for at in range(n)]


def height(scene: Scene) -> int:
    """Of all rows."""
    return len(scene.names) * (ROW + GAP) - GAP


def strips(tray: Tray, table: TableView, news: News, top: float) -> None:
    """One below the other."""
    for at, seat in enumerate(in_order(tray.easel.scene)):
        _strip(tray, table, news, seat, top + at * (ROW + GAP), at + 1)


def _strip(tray: Tray, table: TableView, news: News, seat: Seat, top: float, place: int) -> None:
    player, y, theme = table.players[seat], top + ROW / 2, tray.theme
    _side(tray, seat, top)
    tray.canvas.text(MARGIN + 40, y, str(place), 26, theme.soft, Face.BOLD, "middle")
    tray.token(MARGIN + 78, y, 44, seat)
    tray.canvas.text(MARGIN + 108, y, tray.easel.name(seat), 28, theme.ink, Face.BOLD, width=COUNTS - MARGIN - 120)
    for at, (item, n) in enumerate(held(player)):
        end = tray.counted(COUNTS + at * STEP, y, 28, item, n)
        if called(item) in news.more.get(seat, ()):
            tray.spark(end + 2, y - 20, 24)
    tray.points(WIDTH - MARGIN - 44, y, 72, _points(tray.easel.scene, seat))
    gained = 0 if tray.easel.scene.scores else news.gained.get(seat, 0)
    if gained:
        words = f"{gained:+d}".replace("-", "−")
        tray.chip(WIDTH - MARGIN - 90, top + 16, words, theme.new, theme.on_new, 22)


def _points(scene: Scene, seat: Seat) -> int:
    return scene.scores[seat].total if scene.scores else scene.view.table.players[seat].vp


def held(player: PlayerView) -> list[tuple[str, int]]:
    """Everything that a player has before him, and how much of it."""
    goods = list(zip(GOODS, player.goods, strict=True))
    rest = (("coin", player.coins), ("bread", player.bread), ("card", player.fountain_cards))
    return [*goods, *rest, ("stored", len(player.stored))]


def called(item: str) -> str:
    """What the news call it."""
    return "coins" if item == "coin" else item


def _side(tray: Tray, seat: Seat, top: float) -> None:
    """The panel, with a frame around it if it is his turn or he has won, and his colour at the edge."""
    theme, canvas, width, scene = tray.theme, tray.canvas, WIDTH - 2 * MARGIN, tray.easel.scene
    asked = [decision.seat for decision in scene.view.decisions]
    if seat in (*asked, *scene.winners):
        canvas.frame(theme.turn, theme.panel, MARGIN, top, width, ROW, 16, 5)
    else:
        canvas.box(theme.panel, MARGIN, top, width, ROW, 16)
    canvas.box(tray.player(seat), MARGIN + 10, top + 12, 8, ROW - 24, 4)
