"""The cities of one player's board: what each takes and is worth, his buildings there, and whether it can be scored."""

from msgspec import Struct

from engine.core.values.seats import Seat
from engine.games.carrara.data import CITIES, CityFacts
from engine.games.carrara.views import BuildingView, TableView, UpgradeView
from render.core.fonts import Face
from render.core.parts.heading import MARGIN
from render.games.carrara.board import scorings
from render.games.carrara.measures import ground, note, plate
from render.games.carrara.news import News
from render.games.carrara.tray import Tray
from render.games.carrara.values import stacked, upgrades_of

TITLE_HIGH, LEAST = 62, 116
VALUE, LEFT, ROOM = MARGIN + 342, MARGIN + 404, 424
"""Where the values are, and the buildings with their width."""
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
        note(tray, MARGIN + 28, y, say("picture-board-city"), 246)
        note(tray, VALUE, y, say("picture-board-value"), 120, "middle")
        note(tray, LEFT, y, say("picture-board-buildings"), 300)
        note(tray, scorings.LEFT, y, say("picture-board-scoring"), scorings.WIDE)

    def draw(self, tray: Tray, table: TableView, news: News) -> None:
        """From left to right."""
        marker, least = table.city_markers[CITIES.index(self.city)], self._facts(tray).buildings_to_score
        self._city(tray)
        self._value(tray, upgrades_of(table, self.seat).get(self.city), news)
        if len(self.buildings) > TILES:
            self._plates(tray, news)
        else:
            self._tiles(tray, news, 0 if tray.easel.scene.view.over or marker is not None else least)
        if marker is None:
            scorings.unscored(tray, table, self.seat, self.city, self.buildings, self.middle)
        else:
            new = self.city in news.scored.get(marker, ())
            scorings.scored(tray, marker, self.middle, own=marker == self.seat, new=new)

    def _city(self, tray: Tray) -> None:
        left, y = MARGIN + 28, self.middle
        tray.crest(left + 38, y, 78, self.city)
        name = tray.easel.term("city", self.city)
        tray.canvas.text(left + 88, y - 24, name, 32, tray.theme.ink, Face.TITLE, width=190)
        tray.accepted(left + 88, y + 24, 28, self.city)

    def _value(self, tray: Tray, upgrade: UpgradeView | None, news: News) -> None:
        """As it is printed, or by the upgrade tile upon it."""
        if upgrade is None:
            tray.value(VALUE, self.middle, 72, self.city)
            return
        theme, new = tray.theme, self.city in news.upgraded.get(self.seat, ())
        line = theme.new if new else theme.soft
        tray.canvas.frame(line, theme.well, VALUE - 36, self.middle - 53, 72, 106, 12, 3)
        stacked(tray, VALUE, self.middle, 52, upgrade)
        if new:
            tray.spark(VALUE + 32, self.middle - 46, 28)

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
            left, y = LEFT + at % across * (wide + TILE_GAP), top + at // across * LINE
            plate(tray, left, y, wide, PLATE_H, building.type, building.cost, new=self._new(building, news))

    @property
    def _across(self) -> int:
        return 5 if len(self.buildings) <= 10 else 6

    def _new(self, building: BuildingView, news: News) -> bool:
        return (self.city, building.type, building.cost) in news.built.get(self.seat, ())


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
    ground(tray, left, top, TILE_W, TILE_H, building.type, radius=12, new=new)
    tray.building(left + 36, top + 40, 56, building.type)
    canvas.text(left + TILE_W - 10, top + 42, str(building.cost), 40, wall, Face.BOLD, "right")
    canvas.text(left + TILE_W / 2, top + 83, name, 22, wall, Face.NARROW, "middle", TILE_W - 8)
    if new:
        tray.spark(left + TILE_W - 10, top + 8, 30)
