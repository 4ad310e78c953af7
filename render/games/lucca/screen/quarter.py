"""One's own quarter, large: every palace with all its cards, floor upon floor, and what it is worth now."""

from engine.core.values.seats import Seat
from engine.games.lucca.data import COLOURS
from engine.games.lucca.views import CardView, PalaceView, PlayerView, TableView
from render.core.fonts import Face
from render.core.parts.heading import MARGIN, WIDTH
from render.games.lucca.palette import PAINTS
from render.games.lucca.shapes.palaces import roof
from render.games.lucca.stakes import is_paid, stake
from render.games.lucca.tray import Tray

INNER = WIDTH - 2 * MARGIN
PAD, STATE, ROOF, FLOOR, BELOW = 12, 78, 40, 50, 96
STEP = (INNER - 2 * PAD) / len(COLOURS)
WIDE = STEP - 8
DOOR = 106
"""How far from the left of a column its door is."""


def height(table: TableView) -> int:
    """Of the whole panel."""
    return STATE + ROOF + table.palace * FLOOR + BELOW + PAD


def quarter(tray: Tray, table: TableView, seat: Seat, top: float) -> None:
    """How he stands, then a column for each colour."""
    player = table.players[seat]
    tray.canvas.box(tray.theme.panel, MARGIN, top, INNER, height(table), 18)
    _state(tray, player, top + STATE / 2)
    palaces = {palace.colour: palace for palace in player.palaces}
    for at, colour in enumerate(COLOURS):
        left, y = MARGIN + PAD + at * STEP + 4, top + STATE
        tray.canvas.box(tray.theme.well, left, y, WIDE, ROOF + table.palace * FLOOR + BELOW, 12)
        if colour in palaces:
            _palace(tray, table, seat, palaces[colour], left, y)
        else:
            _none(tray, table, colour, left, y)


def _state(tray: Tray, player: PlayerView, y: float) -> None:
    """Points; shields against those that walls need, walls and towers, and what they would bring now."""
    tray.points(MARGIN + 50, y, 68, player.total)
    tray.support(MARGIN + 130, y, 32, player)
    tray.counted(MARGIN + 300, y, 32, "wall", player.walls)
    tray.counted(MARGIN + 400, y, 32, "tower", player.towers)
    if player.walls or player.towers:
        words = tray.easel.say("picture-screen-worth")
        tray.label(WIDTH - MARGIN - 90, y, words, "right", 450)
        tray.points(WIDTH - MARGIN - 50, y, 60, player.walls_worth)


def _none(tray: Tray, table: TableView, colour: str, left: float, top: float) -> None:
    """A colour of which there is no palace yet."""
    x, high = left + WIDE / 2, ROOF + table.palace * FLOOR
    tray.no_palace(x, top + high / 2, 64, colour)
    tray.label(x, top + high + BELOW / 2, tray.easel.say("picture-none"), "middle", WIDE - 12)


def _palace(tray: Tray, table: TableView, seat: Seat, palace: PalaceView, left: float, top: float) -> None:
    """Its cards, and scaffolding for those that are missing; then its roof, above what counts of it."""
    high = ROOF + table.palace * FLOOR
    for at in range(table.palace):
        y = top + high - (at + 1) * FLOOR
        if at < len(palace.cards):
            _floor(tray, palace.colour, palace.cards[at], left + 6, y, on_top=at == len(palace.cards) - 1)
        else:
            tray.canvas.box(tray.theme.line, left + 14, y + 4, WIDE - 28, 3)
            for x in (left + 16, left + WIDE - 20):
                tray.canvas.box(tray.theme.line, x, y + 4, 4, FLOOR - 4)
    if palace.area != "construction":
        looks = (tray.colours.roof, PAINTS[palace.colour].edge, tray.theme.turn if palace.area == "opened" else None)
        tray.canvas.picture(left + 2, top + 2, WIDE - 4, ROOF - 2, roof, *looks)
    _below(tray, palace, left, top + high, paid=is_paid(table, seat, palace))
    x, y = (WIDE / 2, ROOF / 2) if palace.area == "construction" else (DOOR, high + BELOW - 22)
    stake(tray, left + x, top + y, table, seat, palace)


def _floor(tray: Tray, colour: str, card: CardView, left: float, top: float, *, on_top: bool) -> None:
    """A card: its number, which counts only on top, its windows and shields."""
    paint, wide = PAINTS[colour], WIDE - 12
    tray.canvas.box(paint.edge, left, top, wide, FLOOR)
    tray.canvas.box(paint.front, left + 2, top + 2, wide - 4, FLOOR - 2)
    if on_top:
        tray.plate(left + 5, top + FLOOR / 2 + 1, 46, 30, card.number)
    else:
        number, x = str(card.number), left + 28
        tray.canvas.text(x, top + FLOOR / 2 + 1, number, 26, paint.mark, Face.BOLD, "middle", 44)
    tray.printed(left + 55, top + 8, wide - 60, FLOOR - 14, card)


def _below(tray: Tray, palace: PalaceView, left: float, top: float, *, paid: bool) -> None:
    """Its emblem, and what counts of it; a chip that says what its number would be paid has room below its door."""
    paint, y, x = PAINTS[palace.colour], top + BELOW / 2, left + 66
    tray.canvas.box(paint.front, left + 6, top, 50, 50)
    tray.canvas.box(paint.front, left + 6, top, 50, BELOW - 8, 8)
    tray.emblem(left + 31, y - 2, 40, palace.colour, paint.mark, paint.front)
    if palace.area == "construction":
        tray.counted(x, y - 22, 32, "window", palace.windows)
        tray.counted(x, y + 20, 32, "shield", palace.shields)
    elif palace.area == "finished":
        tray.opening(x, y - 4, 58, palace.opening)
    else:
        tray.door(left + DOOR, y - (20 if paid else 4), 54 if paid else 74, opened=True)
