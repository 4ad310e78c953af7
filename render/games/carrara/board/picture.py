"""One player's board: points, objectives and markers, his buildings city by city, and what scoring would bring."""

from msgspec import UNSET

from engine.core.values.seats import Seat
from engine.games.carrara.data import CITIES
from engine.games.carrara.views import PlayerView, TableView
from render.core.canvas import Canvas
from render.core.colours import Colour
from render.core.easel import Easel
from render.core.fonts import Face
from render.core.parts.heading import GAP, MARGIN, WIDTH, foot, legend
from render.games.carrara.board import standing
from render.games.carrara.board.cities import TITLE_HIGH, CityRow, rows
from render.games.carrara.board.types import height as types_height
from render.games.carrara.board.types import types
from render.games.carrara.heading import below, heading
from render.games.carrara.measures import note, progress
from render.games.carrara.news import News
from render.games.carrara.ranking import points
from render.games.carrara.tray import Tray

INNER = 28
PLAYER_HIGH = 170
MARKER, STEP = 60, 74
END = WIDTH - MARGIN - INNER


def draw(easel: Easel) -> Canvas:
    """From top to bottom: the player, his cities, the types of building."""
    scene, seat = easel.scene, easel.scene.seat or 0
    table: TableView = scene.view.table
    news, player = News(scene.news), below(scene)
    cities = rows(table, seat, player + player_height(table) + GAP + TITLE_HIGH)
    bottom = cities[-1].bottom + GAP + types_height(table)
    canvas = easel.canvas(WIDTH, bottom + foot(news.on_board(seat)))
    tray = Tray(easel, canvas)
    heading(tray, easel.name(seat), seat)
    _player(tray, table, news, seat, player)
    _cities(tray, table, news, cities)
    types(tray, table, seat, news, cities[-1].bottom + GAP)
    legend(tray, bottom, news.on_board(seat))
    return canvas


def player_height(table: TableView) -> int:
    """With the expansion there are more objectives than one to show."""
    return PLAYER_HIGH + (0 if table.expansion is UNSET else standing.MORE)


def _player(tray: Tray, table: TableView, news: News, seat: Seat, top: float) -> None:
    """Points on the left, building cost in the middle, scorings on the right."""
    player, say = table.players[seat], tray.easel.say
    tray.canvas.box(tray.theme.panel, MARGIN, top, WIDTH - 2 * MARGIN, player_height(table), 18)
    gained = 0 if tray.easel.scene.scores else news.gained.get(seat, 0)
    _points(tray, MARGIN + 84, top + player_height(table) / 2, points(tray.easel.scene, seat), gained)
    _order(tray, table, seat, MARGIN + 172, top + 38)
    left = END - 5 * STEP - MARKER
    _scorings(tray, table, player, left, top + 38)
    _markers(tray, table, news, seat, left + MARKER / 2, top + 112)
    if table.expansion is not UNSET:
        standing.goals(tray, table, seat, MARGIN + 172, top + 92, 380)
        standing.building_points(tray, table, seat, left, top + 192)
        return
    cost, goal = player.cost, table.goal.cost
    progress(tray, MARGIN + 172, top + 92, 380, say("picture-board-cost"), cost, goal, tray.player(seat))


def _points(tray: Tray, x: float, y: float, vp: int, gained: int) -> None:
    """His points, and those that are new."""
    theme, canvas = tray.theme, tray.canvas
    above, size = y - (17 if gained else 0), (60, 50, 34)[min(len(str(vp)), 3) - 1]
    tray.points(x, above, 118)
    canvas.text(x, above, str(vp), size, theme.ink, Face.BOLD, "middle", 64)
    if gained:
        words = f"+{gained}"
        wide = canvas.measure(words, 26, Face.BOLD) + 28
        canvas.box(theme.new, x - wide / 2, y + 44, wide, 34, 12)
        canvas.text(x, y + 61, words, 26, theme.on_new, Face.BOLD, "middle")


def _order(tray: Tray, table: TableView, seat: Seat, left: float, y: float) -> None:
    """His place in the order of turns, and whether he is to move."""
    easel, theme = tray.easel, tray.theme
    if seat == table.start_player:
        tray.pennant(left + 14, y, 34)
        left += 36
        left += tray.canvas.text(left, y, easel.say("picture-board-start"), 26, theme.ink, width=200) + 16
    else:
        order = easel.say("picture-board-order", n=seat + 1, of=len(table.players))
        left += tray.canvas.text(left, y, order, 26, theme.ink, width=200) + 16
    if any(decision.seat == seat for decision in easel.scene.view.decisions):
        _pill(tray, left, y, easel.say("picture-board-to-move"), theme.turn, theme.on_turn)
    elif table.players[seat].skipped:
        tray.label(left, y, easel.say("picture-board-skipped"), width=150)
    elif table.players[seat].plays_on:
        tray.label(left, y, easel.say("picture-board-plays-on"), width=150)


def _pill(tray: Tray, left: float, y: float, words: str, ground: Colour, ink: Colour) -> None:
    wide = min(tray.canvas.measure(words, 24, Face.BOLD), 130)
    tray.canvas.box(ground, left, y - 20, wide + 32, 40, 20)
    tray.canvas.text(left + 16 + wide / 2, y, words, 24, ink, Face.BOLD, "middle", 130)


def _scorings(tray: Tray, table: TableView, player: PlayerView, left: float, y: float) -> None:
    """How many, of how many the end needs unless cards say so; and whether there can be more."""
    goal = table.goal.scorings if table.expansion is UNSET else None
    left += tray.label(left, y, tray.easel.say("picture-board-scorings"), width=200) + 14
    words = str(player.scorings) if goal is None else f"{player.scorings} / {goal}"
    left += tray.canvas.text(left, y, words, 30, tray.theme.ink, Face.BOLD)
    if goal is not None and player.scorings >= goal:
        tray.tick(left + 26, y, 30)
        left += 46
    if not player.markers:
        note(tray, END, y, tray.easel.say("picture-board-no-marker"), END - left - 12, "right")


def _markers(tray: Tray, table: TableView, news: News, seat: Seat, x: float, y: float) -> None:
    """Those he has used show what they have scored; those he has left are his token."""
    player, new = table.players[seat], news.scored.get(seat, ())
    cities = [city for city, marker in zip(CITIES, table.city_markers, strict=True) if marker == seat]
    for what in (*player.scored, *cities):
        tray.scored(x, y, MARKER, what)
        if what in new:
            tray.spark(x + 22, y - 24, 30)
        x += STEP
    for _ in range(player.markers):
        tray.canvas.box(tray.theme.well, x - MARKER / 2, y - MARKER / 2, MARKER, MARKER, 12)
        tray.token(x, y, 42, seat)
        x += STEP


def _cities(tray: Tray, table: TableView, news: News, cities: list[CityRow]) -> None:
    """The six of them on one panel, below what their columns say."""
    top = cities[0].top - TITLE_HIGH
    tray.canvas.box(tray.theme.panel, MARGIN, top, WIDTH - 2 * MARGIN, cities[-1].bottom - top, 18)
    for row in cities:
        tray.canvas.box(tray.theme.line, MARGIN + 16, row.top, WIDTH - 2 * MARGIN - 32, 2)
        row.draw(tray, table, news)
    CityRow.titles(tray, top + TITLE_HIGH / 2 + 2)
