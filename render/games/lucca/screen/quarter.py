"""One's own quarter, large: every palace with all its cards, floor upon floor, and what it is worth now."""

from engine.core.values.seats import Seat
from engine.games.lucca.data import COLOURS
from engine.games.lucca.views import CardView, PalaceView, PlayerView, TableView
from render.core.fonts import Face
from render.core.parts.heading import MARGIN, WIDTH
from render.games.lucca.palette import PAINTS
from render.games.lucca.shapes.palaces import roof
from render.games.lucca.stakes import stake
from render.games.lucca.tray import Tray

INNER = WIDTH - 2 * MARGIN
PAD, STATE, ROOF, FLOOR, BELOW = 12, 78, 40, 50, 96
STEP = (INNER - 2 * PAD) / len(COLOURS)
WIDE = STEP - 8


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
        left = MARGIN + PAD + at * STEP + 4
        _column(tray, table, colour, palaces.get(colour), left, top + STATE)
        stake(tray, left + WIDE - 30, top + height(table) - PAD - 22, table, seat, palaces.get(colour))


def _state(tray: Tray, player: PlayerView, y: float) -> None:
    """Points; shields against those that walls need, walls and towers, and what they would bring now."""
    theme, held = tray.theme, player.shields >= player.needed
    tray.points(MARGIN + 50, y, 68, player.total)
    end = tray.counted(MARGIN + 130, y, 32, "shield", player.shields, ink=theme.ink if held else tray.colours.warn)
    if player.needed:
        end += tray.canvas.text(end + 2, y, f"/{player.needed}", 26, theme.soft)
        (tray.tick if held else tray.cross)(end + 18, y, 26)
    tray.counted(MARGIN + 300, y, 32, "wall", player.walls)
    tray.counted(MARGIN + 400, y, 32, "tower", player.towers)
    if player.walls or player.towers:
        words = tray.easel.say("picture-screen-worth")
        tray.label(WIDTH - MARGIN - 90, y, words, "right", 450)
        tray.points(WIDTH - MARGIN - 50, y, 60, player.walls_worth)


def _column(tray: Tray, table: TableView, colour: str, palace: PalaceView | None, left: float, top: float) -> None:
    high = ROOF + table.palace * FLOOR
    tray.canvas.box(tray.theme.well, left, top, WIDE, high + BELOW, 12)
    if palace is None:
        tray.no_palace(left + WIDE / 2, top + high / 2, 64, colour)
        tray.label(left + WIDE / 2, top + high + BELOW / 2, tray.easel.say("picture-none"), "middle", WIDE - 12)
        return
    for at in range(table.palace):
        y = top + high - (at + 1) * FLOOR
        if at < len(palace.cards):
            _floor(tray, colour, palace.cards[at], left + 6, y, on_top=at == len(palace.cards) - 1)
        else:
            tray.canvas.box(tray.theme.line, left + 14, y + 4, WIDE - 28, 3)
            for x in (left + 16, left + WIDE - 20):
                tray.canvas.box(tray.theme.line, x, y + 4, 4, FLOOR - 4)
    if palace.area != "construction":
        looks = (tray.colours.roof, PAINTS[colour].edge, tray.theme.turn if palace.area == "opened" else None)
        tray.canvas.picture(left + 2, top + 2, WIDE - 4, ROOF - 2, roof, *looks)
    _below(tray, palace, left, top + high)


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


def _below(tray: Tray, palace: PalaceView, left: float, top: float) -> None:
    """Its emblem, and what counts of it."""
    paint, y, x = PAINTS[palace.colour], top + BELOW / 2, left + 66
    tray.canvas.box(paint.front, left + 6, top, 50, 50)
    tray.canvas.box(paint.front, left + 6, top, 50, BELOW - 8, 8)
    tray.emblem(left + 31, y - 2, 40, palace.colour, paint.mark, paint.front)
    if palace.area == "construction":
        tray.counted(x, y - 22, 32, "window", palace.windows)
        tray.counted(x, y + 20, 32, "shield", palace.shields)
    elif palace.area == "finished":
        tray.points(x + 40, y - 4, 80, palace.opening)
    else:
        tray.door(x + 40, y - 4, 74, opened=True)
