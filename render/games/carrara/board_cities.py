"""The cities of one player's board: what each takes and is worth, his buildings there, and whether it can be scored."""

from msgspec import Struct

from engine.core.seats import Seat
from engine.games.carrara.data import CITIES, CityFacts
from engine.games.carrara.views import BuildingView, TableView
from render.core.fonts import Face
from render.games.carrara.heading import MARGIN, WIDTH
from render.games.carrara.measures import gain, plate
from render.games.carrara.news import News
from render.games.carrara.tray import Tray
from render.games.carrara.worth import worth

TITLE_HIGH, LEAST = 48, 116
VALUE, LEFT, ROOM = MARGIN + 342, MARGIN + 404, 424
"""Where the values are, and the buildings with their width."""
SCORING, END = LEFT + ROOM + 16, WIDTH - MARGIN - 24
"""From where to where it says how the city's scoring stands."""
TILE_W, TILE_H, TILE_GAP = 100, 100, 8
TILES = 4
"""So many go side by side; more are drawn small."""
PLATE_H, LINE = 42, 50


class CityRow(Struct, frozen=True):
    """One city, one player's buildings there, and its place."""

    city: str
    seat: Seat
    top: int
    buildings: tuple[BuildingView, ...]

    @property
    def bottom(self) -> int:
        return self.top + max(LEAST, -(-len(self.buildings) // self._across) * LINE + 16)

    @property
    def middle(self) -> float:
        return (self.top + self.bottom) / 2 + 1

    @staticmethod
    def titles(tray: Tray, y: float) -> None:
        """What the columns say."""
        say = tray.easel.say
        tray.label(MARGIN + 28, y, say("picture-board-city"), width=246)
        tray.label(VALUE, y, say("picture-board-value"), "middle", 100)
        tray.label(LEFT, y, say("picture-board-buildings"), width=300)
        tray.label(SCORING, y, say("picture-board-scoring"), width=END - SCORING)

    def draw(self, tray: Tray, table: TableView, news: News) -> None:
        """From left to right."""
        marker, needed = table.city_markers[CITIES.index(self.city)], self._facts(tray).buildings_to_score
        self._city(tray)
        if len(self.buildings) > TILES:
            self._plates(tray, news)
        else:
            self._tiles(tray, news, needed if marker is None else 0)
        if marker is None:
            self._scoring(tray, needed)
        else:
            self._scored(tray, marker, new=self.city in news.scored.get(marker, ()))

    def _city(self, tray: Tray) -> None:
        left, y = MARGIN + 28, self.middle
        tray.crest(left + 38, y, 78, self.city)
        name = tray.easel.term("city", self.city)
        tray.canvas.text(left + 88, y - 24, name, 32, tray.theme.ink, Face.TITLE, width=190)
        tray.accepted(left + 88, y + 24, 28, self.city)
        tray.value(VALUE, y, 72, self.city)

    def _facts(self, tray: Tray) -> CityFacts:
        return tray.facts.cities[CITIES.index(self.city)]

    def _tiles(self, tray: Tray, news: News, needed: int) -> None:
        """Large; and a place for each that is still needed."""
        top = self.middle - TILE_H / 2
        for at in range(TILES):
            left = LEFT + at * (TILE_W + TILE_GAP)
            if at < len(self.buildings):
                tile(tray, left, top, self.buildings[at], new=self._new(self.buildings[at], news))
            elif at < needed:
                tray.canvas.frame(tray.theme.line, tray.theme.panel, left, top, TILE_W, TILE_H, 12, 3)

    def _plates(self, tray: Tray, news: News) -> None:
        """More than fit as tiles: small ones, in rows."""
        across, lines = self._across, -(-len(self.buildings) // self._across)
        wide, top = (ROOM - (across - 1) * TILE_GAP) / across, self.middle - (lines * LINE - LINE + PLATE_H) / 2
        for at, building in enumerate(self.buildings):
            left, y, new = LEFT + at % across * (wide + TILE_GAP), top + at // across * LINE, self._new(building, news)
            if new:
                tray.canvas.box(tray.theme.new, left - 4, y - 4, wide + 8, PLATE_H + 8, 13)
            plate(tray, left, y, wide, PLATE_H, building.type, building.cost)
            if new:
                tray.spark(left + wide - 2, y + 2, 30)

    @property
    def _across(self) -> int:
        return 5 if len(self.buildings) <= 10 else 6

    def _new(self, building: BuildingView, news: News) -> bool:
        return (self.city, building.type, building.cost) in news.built.get(self.seat, ())

    def _scoring(self, tray: Tray, needed: int) -> None:
        """How many of the buildings it needs are there, and what scoring brings: large once they are."""
        n, y, brings, theme = len(self.buildings), self.middle, worth(tray.facts, self.buildings), tray.theme
        if n < needed:
            tray.canvas.text(SCORING, y, f"{n} / {needed}", 28, theme.soft, Face.BOLD)
            gain(tray, SCORING + 84, y, 28, brings, theme.soft, END - SCORING - 76)
        else:
            tray.tick(SCORING + 16, y, 34)
            gain(tray, SCORING + 48, y, 44, brings, theme.ink, END - SCORING - 40)

    def _scored(self, tray: Tray, marker: Seat, *, new: bool) -> None:
        """Whose marker lies on it."""
        left, y = SCORING, self.middle
        tray.token(left + 26, y, 52, marker)
        if new:
            tray.spark(left + 48, y - 22, 34)
        room, name = END - left - 64, tray.easel.name(marker)
        tray.canvas.text(left + 64, y - 17, name, 26, tray.theme.ink, Face.BOLD, width=room)
        tray.label(left + 64, y + 19, tray.easel.say("picture-board-city-scored"), width=room)


def rows(table: TableView, seat: Seat, top: int) -> list[CityRow]:
    """One below the other."""
    made = list[CityRow]()
    for city in CITIES:
        mine = sorted((b for b in table.players[seat].buildings if b.city == city), key=lambda b: (b.type, b.cost))
        made.append(CityRow(city, seat, top, tuple(mine)))
        top = made[-1].bottom
    return made


def tile(tray: Tray, left: float, top: float, building: BuildingView, *, new: bool) -> None:
    """A building large: outline, cost and name."""
    canvas, wall, name = tray.canvas, tray.colours.wall, tray.easel.term("type", building.type)
    if new:
        canvas.box(tray.theme.new, left - 5, top - 5, TILE_W + 10, TILE_H + 10, 16)
    canvas.box(tray.ground_of(building.type), left, top, TILE_W, TILE_H, 12)
    tray.building(left + 36, top + 38, 58, building.type)
    canvas.text(left + TILE_W - 8, top + 34, str(building.cost), 40, wall, Face.BOLD, "right")
    canvas.text(left + TILE_W / 2, top + 84, name, 22, wall, Face.NARROW, "middle", TILE_W - 6)
    if new:
        tray.spark(left + TILE_W - 2, top + 2, 36)
