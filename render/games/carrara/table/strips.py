"""The players' strips: points, objectives, markers and what they scored, buildings by city in miniature."""

from msgspec import UNSET, Struct

from engine.core.values.seats import Seat
from engine.games.carrara.data import CITIES
from engine.games.carrara.views import BuildingView, PlayerView, TableView
from render.core.fonts import Face
from render.core.parts.heading import MARGIN, WIDTH
from render.core.scene import Scene
from render.games.carrara.news import News
from render.games.carrara.ranking import points
from render.games.carrara.table import standing
from render.games.carrara.tray import MINI_H, MINI_W, Tray

GAP = 10
LEAST, GAINED = 158, 30
"""A strip is as tall as this; taller by so much if it says how many points are new, or else as its buildings need."""
LEFT = MARGIN + 470
"""Where the buildings begin."""
ROOM = WIDTH - MARGIN - 16 - LEFT
GROWN = (1.4, 1.3, 1.2, 1.1, 1.0)
"""How large buildings are: the largest that the strip has room for, else the smallest, and it grows."""
MARKER, MINI_GAP = 44, 8


class Placed(Struct, frozen=True):
    """A crest or a building, and where it goes from the corner of the strip's buildings."""

    x: int
    row: int
    city: str
    building: BuildingView | None = None


class Strip(Struct, frozen=True):
    """One player's strip and its place."""

    seat: Seat
    top: int
    height: int
    grown: float
    placed: tuple[Placed, ...]
    gained: int
    """How many points are new."""

    @property
    def bottom(self) -> int:
        return self.top + self.height

    def draw(self, tray: Tray, table: TableView, news: News) -> None:
        """All of it."""
        player = table.players[self.seat]
        _side(tray, self, player)
        _name(tray, self, table, player)
        _numbers(tray, self, table, player)
        _markers(tray, self, table, player, news)
        _buildings(tray, self, news)
        standing.upgrades(tray, table, self.seat, news, self.top)


def strips(scene: Scene, news: News, top: int) -> list[Strip]:
    """The strips of all players, one below the other. In the end their points are not those of the track any more."""
    made, table = list[Strip](), scene.view.table
    for seat, player in enumerate(table.players):
        gained = 0 if scene.scores else news.gained.get(seat, 0)
        least = max(LEAST + (GAINED if gained else 0), standing.height(table, seat))
        grown, placed = _largest(player.buildings, least)
        made.append(Strip(seat, top, max(least, round(_high(placed, grown)) + 22), grown, placed, gained))
        top = made[-1].bottom + GAP
    return made


def _largest(buildings: tuple[BuildingView, ...], least: int) -> tuple[float, tuple[Placed, ...]]:
    for grown in GROWN:
        placed = tuple(place(buildings, ROOM, grown))
        if _high(placed, grown) + 22 <= least:
            break
    return grown, placed


def _high(placed: tuple[Placed, ...], grown: float) -> float:
    """How tall so many rows are."""
    return (1 + max((each.row for each in placed), default=0)) * (MINI_H * grown + 8) - 8


def place(buildings: tuple[BuildingView, ...], room: int, grown: float) -> list[Placed]:
    """City by city, each after its crest, in rows. A city that does not fit the rest of a row begins a new one; if it
    needs several, its crest stands in each."""
    made, x, row = list[Placed](), 0, 0
    crest, mini = round(44 * grown), round(MINI_W * grown)
    most = (room - crest + MINI_GAP) // (mini + MINI_GAP)
    for city in CITIES:
        mine = sorted((b for b in buildings if b.city == city), key=lambda b: (b.type, b.cost))
        for some in [mine[at : at + most] for at in range(0, len(mine), most)]:
            wide = crest + len(some) * (mini + MINI_GAP) - MINI_GAP
            if x + wide > room:
                x, row = 0, row + 1
            made.append(Placed(x, row, city))
            made += [Placed(x + crest + at * (mini + MINI_GAP), row, city, b) for at, b in enumerate(some)]
            x += wide + 16
    return made


def _side(tray: Tray, strip: Strip, player: PlayerView) -> None:
    """The panel, with a frame around it if it is his turn or he has won, and his colour at the edge."""
    theme, canvas, width = tray.theme, tray.canvas, WIDTH - 2 * MARGIN
    asked = [decision.seat for decision in tray.easel.scene.view.decisions]
    if strip.seat in (*asked, *tray.easel.scene.winners):
        canvas.frame(theme.turn, theme.panel, MARGIN, strip.top, width, strip.height, 18, 5)
    else:
        canvas.box(theme.panel, MARGIN, strip.top, width, strip.height, 18)
    canvas.box(tray.player(strip.seat), MARGIN + 10, strip.top + 14, 8, strip.height - 28, 4)


def _name(tray: Tray, strip: Strip, table: TableView, player: PlayerView) -> None:
    """Place in the order of turns, token and name; the start player has a pennant."""
    theme, y, left = tray.theme, strip.top + 36, MARGIN + 30
    tray.canvas.text(left + 8, y, str(strip.seat + 1), 24, theme.soft, Face.BOLD, "middle")
    tray.token(left + 42, y, 44, strip.seat)
    start = strip.seat == table.start_player
    tail = [tray.easel.say("picture-has-skipped")] if player.skipped else []
    room = 330 - (40 if start else 0) - (110 if tail else 0)
    ink = theme.soft if player.skipped else theme.ink
    end = left + 72 + tray.canvas.text(left + 72, y, tray.easel.name(strip.seat), 30, ink, Face.BOLD, width=room)
    if start:
        tray.pennant(end + 26, y, 34)
        end += 40
    if tail:
        tray.label(end + 14, y, tail[0], width=110)


def _numbers(tray: Tray, strip: Strip, table: TableView, player: PlayerView) -> None:
    """Points, in the end all of them, and below them those that are new; building cost and scorings, or
    what the cards count, and how much of each the end needs."""
    left, theme, goal, say = MARGIN + 30, tray.theme, table.goal, tray.easel.say
    tray.points(left + 48, strip.top + 102, 92, points(tray.easel.scene, strip.seat))
    if table.expansion is not UNSET:
        standing.goals(tray, table, strip.seat, left + 118, strip.top + 80)
    else:
        _goal(tray, left + 118, strip.top + 80, say("picture-cost"), player.cost, goal.cost)
        _goal(tray, left + 284, strip.top + 80, say("picture-scorings"), player.scorings, goal.scorings)
    if strip.gained:
        tray.canvas.box(theme.new, left + 13, strip.top + 150, 70, 32, 10)
        tray.canvas.text(left + 48, strip.top + 166, f"+{strip.gained}", 27, theme.on_new, Face.BOLD, "middle", 62)


def _goal(tray: Tray, x: float, y: float, label: str, n: int, whole: int) -> None:
    """A number on its way to a goal; a tick tells that it is reached."""
    theme = tray.theme
    x += tray.label(x, y, label, width=84) + 8
    x += tray.canvas.text(x, y, str(n), 28, theme.ink, Face.BOLD)
    x += tray.canvas.text(x + 1, y, f"/{whole}", 24, theme.soft)
    if n >= whole:
        tray.tick(x + 13, y, 20)


def _markers(tray: Tray, strip: Strip, table: TableView, player: PlayerView, news: News) -> None:
    """His six markers: what those he has used have scored, then those he has left."""
    x, y = MARGIN + 30 + 140.0, strip.top + 125
    new = news.scored.get(strip.seat, ())
    cities = [city for city, seat in zip(CITIES, table.city_markers, strict=True) if seat == strip.seat]
    for what in (*player.scored, *cities):
        tray.scored(x, y, MARKER - 4, what)
        if what in new:
            tray.spark(x + 16, y - 16, 28)
        x += MARKER + 3
    for _ in range(player.markers):
        tray.token(x, y, 34, strip.seat)
        x += MARKER + 3


def _buildings(tray: Tray, strip: Strip, news: News) -> None:
    """City by city. Of several that are alike, as many are new as were built."""
    new, grown = list(news.built.get(strip.seat, [])), strip.grown
    top = strip.top + (strip.height - _high(strip.placed, grown)) / 2
    for each in strip.placed:
        x, y = LEFT + each.x, top + each.row * (MINI_H * grown + 8)
        if each.building is None:
            tray.crest(x + 19 * grown, y + MINI_H * grown / 2, 40 * grown, each.city)
            continue
        key = (each.city, each.building.type, each.building.cost)
        is_new = key in new
        if is_new:
            new.remove(key)
        tray.mini(x, y, each.building.type, each.building.cost, new=is_new, grown=grown)
