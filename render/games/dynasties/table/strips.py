"""The players, two lines each: points, cards and book tiles; goods, figures in reserve, coats and revaluation."""

from engine.core.values.seats import Seat
from engine.games.dynasties.data import GOODS, REGIONS
from engine.games.dynasties.views import PlayerView, TableView
from render.core.fonts import Face
from render.core.parts.heading import MARGIN, WIDTH
from render.core.scene import Scene
from render.games.dynasties.news import News
from render.games.dynasties.ranking import ranking
from render.games.dynasties.tray import Tray

ROW, GAP = 100, 6
LEFT, RIGHT = MARGIN + 96, WIDTH - MARGIN - 96
"""Between the token and the points."""
UPPER, LOWER = 29, 72
CARDS = (RIGHT - 4 * 92, 92)
"""Where cards and book tiles begin, and how far apart each is."""


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
        strip(tray, table, news, seat, top + at * (ROW + GAP))


def strip(tray: Tray, table: TableView, news: News, seat: Seat, top: float) -> None:
    """One player's."""
    player, theme = table.players[seat], tray.theme
    _side(tray, seat, top)
    tray.token(MARGIN + 54, top + ROW / 2, 58, seat)
    _named(tray, table, seat, top + UPPER)
    for at, (item, n) in enumerate(cards(player)):
        tray.counted(CARDS[0] + at * CARDS[1], top + UPPER, 32, item, n)
    _goods(tray, player, top + LOWER)
    _coats(tray, player, top + LOWER)
    tray.points(WIDTH - MARGIN - 54, top + ROW / 2, 78, _points(tray.easel.scene, seat))
    gained = 0 if tray.easel.scene.scores else news.gained.get(seat, 0)
    if gained:
        tray.chip(WIDTH - MARGIN - 96, top + 20, f"+{gained}", theme.new, theme.on_new, 26)


def _named(tray: Tray, table: TableView, seat: Seat, y: float) -> None:
    """His name; who begins the round has a goblet, who has left it a mark."""
    left, room = LEFT, CARDS[0] - 16 - LEFT
    if table.first == seat and not tray.easel.scene.view.over:
        tray.item(left + 17, y, 36, "goblet")
        left, room = left + 44, room - 44
    passed = table.players[seat].passed and not tray.easel.scene.view.over
    words = tray.easel.say("picture-passed") if passed else ""
    wide = tray.canvas.measure(words, 24) + 28 if words else 0
    name = tray.easel.name(seat)
    end = tray.canvas.text(left, y, name, 32, tray.theme.ink, Face.BOLD, width=room - wide)
    if words:
        tray.canvas.box(tray.theme.well, left + end + 12, y - 19, wide - 12, 38, 10)
        tray.canvas.text(left + end + 20, y, words, 24, tray.theme.soft)


def cards(player: PlayerView) -> list[tuple[str, int]]:
    """What nobody else sees, by its backs."""
    return [("action", player.hand), ("green", player.greens), ("yellow", player.yellows), ("book", player.books)]


def _goods(tray: Tray, player: PlayerView, y: float) -> None:
    """By colour, and the figures that are left."""
    for at, (good, n) in enumerate(zip(GOODS, player.goods, strict=True)):
        tray.counted(LEFT + at * 84, y, 32, good, n)
    tray.counted(LEFT + 5 * 84 + 6, y, 32, "reserve", player.reserve)


def _coats(tray: Tray, player: PlayerView, y: float) -> None:
    """Coats by region; beside one whose revaluation he has, the tile."""
    left, step = float(LEFT + 5 * 84 + 112), (RIGHT - LEFT - 5 * 84 - 112) / len(REGIONS)
    for at, (region, n) in enumerate(zip(REGIONS, player.coats, strict=True)):
        if n or region in player.revaluations:
            end = tray.counted(left + at * step, y, 28, region, n)
            if region in player.revaluations:
                tray.item(end + 13, y, 22, "more")


def _points(scene: Scene, seat: Seat) -> int:
    return scene.scores[seat].total if scene.scores else scene.view.table.players[seat].vp


def _side(tray: Tray, seat: Seat, top: float) -> None:
    """The panel, with a frame around it if he is asked or has won, and his colour at the edge."""
    theme, canvas, width, scene = tray.theme, tray.canvas, WIDTH - 2 * MARGIN, tray.easel.scene
    asked = [decision.seat for decision in scene.view.decisions]
    if seat in (*asked, *scene.winners):
        canvas.frame(theme.turn, theme.panel, MARGIN, top, width, ROW, 16, 5)
    else:
        canvas.box(theme.panel, MARGIN, top, width, ROW, 16)
    canvas.box(tray.player(seat), MARGIN + 10, top + 14, 8, ROW - 28, 4)
