"""The table: wheel, cities, objects, the nine buildings, a strip for each player. What everyone sees, at a glance."""

from msgspec import UNSET

from engine.games.carrara.data import CITIES, OBJECTS
from engine.games.carrara.views import TableView, TileView
from render.core.canvas import Canvas
from render.core.easel import Easel
from render.core.fonts import Face
from render.core.parts.heading import GAP, MARGIN, WIDTH, foot, legend
from render.games.carrara.heading import below, turn
from render.games.carrara.news import News
from render.games.carrara.sections import base, corners, wheel
from render.games.carrara.spots import RADIUS
from render.games.carrara.table import beside, cards
from render.games.carrara.table.strips import strips
from render.games.carrara.tray import Tray

MARKET = 2 * RADIUS + 24
"""How tall the panels with wheel, cities and objects are together."""
SIDE = WIDTH - 2 * MARGIN - MARKET - GAP
CITIES_HIGH, CITY_TOP, CITY = 424, 40, 63
TILE_W, TILE_H, TILE_GAP = 106, 196, 8
DISPLAY = TILE_H + 2 * TILE_GAP + 4


def draw(easel: Easel) -> Canvas:
    """From top to bottom: whose turn, the market, the display, what the expansion brings, the players."""
    table: TableView = easel.scene.view.table
    news, market = News(easel.scene.news), below(easel.scene)
    display = market + MARKET + GAP
    further = display + DISPLAY + GAP
    rows = strips(easel.scene, news, further + expansion(table))
    canvas = easel.canvas(WIDTH, rows[-1].bottom + foot(news.on_table))
    key = ("carrara table", easel.theme, easel.scene.language, table.data)
    canvas.layer(key, market, MARKET + GAP + DISPLAY, lambda band: _base(Tray(easel, band)))
    tray = Tray(easel, canvas)
    turn(tray)
    middle = market + MARKET / 2
    wheel(tray, table, news, MARGIN + MARKET / 2, middle, RADIUS)
    corners(tray, table, MARGIN, market, MARKET, MARKET)
    _cities(tray, table, news, market)
    _objects(tray, table, news, market + CITIES_HIGH + GAP)
    for slot, tile in enumerate(table.display, 1):
        _tile(tray, slot, tile, display, new=slot in news.slots)
    if table.expansion is not UNSET:
        beside.beside(tray, table, further)
        cards.cards(tray, table, further + beside.height(table))
    for row in rows:
        row.draw(tray, table, news)
    legend(tray, rows[-1].bottom, news.on_table)
    return canvas


def expansion(table: TableView) -> int:
    """What 8-buildings, upgrade tiles and cards take between the display and the players."""
    return 0 if table.expansion is UNSET else beside.height(table) + cards.HIGH + GAP


def _base(tray: Tray) -> None:
    """All of market and display that stays as it is."""
    canvas, panel, side = tray.canvas, tray.theme.panel, MARGIN + MARKET + GAP
    canvas.box(panel, MARGIN, 0, MARKET, MARKET, 18)
    base(tray, MARGIN + MARKET / 2, MARKET / 2, RADIUS)
    canvas.box(panel, side, 0, SIDE, CITIES_HIGH, 18)
    for at, city in enumerate(CITIES):
        _city(tray, CITY_TOP + at * CITY, city)
    canvas.box(panel, side, CITIES_HIGH + GAP, SIDE, MARKET - CITIES_HIGH - GAP, 18)
    canvas.box(panel, MARGIN, MARKET + GAP, WIDTH - 2 * MARGIN, DISPLAY, 18)


def _city(tray: Tray, top: float, city: str) -> None:
    """A city as it is printed: crest, name, the blocks it takes, and what it is worth."""
    left, y = MARGIN + MARKET + GAP, top + CITY / 2
    tray.crest(left + 38, y, 54, city)
    tray.canvas.text(left + 74, y - 14, tray.easel.term("city", city), 26, tray.theme.ink, Face.TITLE, width=170)
    tray.accepted(left + 74, y + 16, 25, city)
    tray.value(left + SIDE - 116, y, 54, city)


def _cities(tray: Tray, table: TableView, news: News, top: float) -> None:
    """Who has scored each city; or how many buildings it takes."""
    x, theme = MARGIN + MARKET + GAP + SIDE - 44, tray.theme
    tray.label(x + 25, top + 24, tray.easel.say("picture-worth-needs"), "right", SIDE - 60)
    for at, (city, marker) in enumerate(zip(CITIES, table.city_markers, strict=True)):
        y = top + CITY_TOP + (at + 0.5) * CITY
        if marker is None:
            tray.canvas.box(theme.line, x - 25, y - 25, 50, 50, 25)
            tray.canvas.box(theme.well, x - 22, y - 22, 44, 44, 22)
            tray.needed(x, y, tray.facts.cities[at].buildings_to_score)
        else:
            tray.token(x, y, 52, marker)
            if city in news.scored.get(marker, ()):
                tray.spark(x + 20, y - 20, 32)


def _objects(tray: Tray, table: TableView, news: News, top: float) -> None:
    """Which objects are for sale, and how many of each are left for those who score."""
    left, theme = MARGIN + MARKET + GAP, tray.theme
    wide = (SIDE - 24) / len(OBJECTS)
    end = tray.label(left + 20, top + 26, tray.easel.say("picture-for-sale"), width=SIDE - 100)
    tray.coin(left + 20 + end + 30, top + 26, 40, table.object_price)
    tray.label(left + 20, top + 124, tray.easel.say("picture-left"), width=SIDE - 40)
    for at, kind in enumerate(OBJECTS):
        x = left + 12 + (at + 0.5) * wide
        tray.thing(x, top + 76, 50, kind, gone=not table.for_sale[at])
        if kind in news.bought:
            tray.spark(x + 18, top + 54, 30)
        n = table.supply[at]
        tray.thing(x - 12, top + 164, 30, kind, gone=not n)
        tray.canvas.text(x + 8, top + 164, str(n), 26, theme.ink if n else theme.soft, Face.BOLD)


def _tile(tray: Tray, slot: int, tile: TileView | None, display: float, *, new: bool) -> None:
    """One of the nine spaces, with its number."""
    canvas, theme, own = tray.canvas, tray.theme, tray.colours
    across = (WIDTH - 2 * MARGIN - 9 * TILE_W) / 10
    left, top = MARGIN + across + (slot - 1) * (TILE_W + across), display + TILE_GAP + 2
    x = left + TILE_W / 2
    if new:
        canvas.box(theme.new, left - 4, top - 4, TILE_W + 8, TILE_H + 8, 15)
    if tile is None:
        canvas.box(theme.well, left, top, TILE_W, TILE_H, 12)
    else:
        canvas.box(tray.ground_of(tile.type), left, top, TILE_W, TILE_H, 12)
        tray.building(x, top + 82, 74, tile.type)
        canvas.text(x, top + 134, tray.easel.term("type", tile.type), 22, own.wall, Face.NARROW, "middle", TILE_W - 4)
        tray.cost(left + TILE_W - 27, top + 25, 44, tile.cost)
        canvas.box(own.door, left + 6, top + 150, TILE_W - 12, 40, 9)
        tray.thing(x, top + 170, 36, tile.object, bright=True)
    tray.space(left + 22, top + 22, slot)
    if new:
        tray.spark(left + TILE_W - 2, top, 34)
