"""The ring: seven spaces with their tiles and the pawns on them, along the way that joins them; and the piles."""

from msgspec import Struct

from engine.core.values.seats import Seat
from engine.games.carpe_diem.data import SPACES
from engine.games.carpe_diem.views import TableView
from render.core.fonts import Face
from render.core.parts.heading import MARGIN, WIDTH
from render.games.carpe_diem.news import News
from render.games.carpe_diem.tray import Tray

TILE, GAP, PAD, SIDE = 88, 10, 8, 46
"""A tile, what is free between two and around them; and the column for the number and the pawns."""
WIDE = 2 * TILE + GAP + 2 * PAD + SIDE
HIGH = 2 * TILE + GAP + 2 * PAD
BETWEEN, ROWS = 16, 28
"""What is free between two spaces, and between the upper and the lower ones."""
UPPER = 4
HEIGHT, LOW_HEIGHT = 2 * HIGH + ROWS, 64
"""With tiles, and without any."""
LOW = (WIDTH - 3 * WIDE - 2 * BETWEEN) / 2
"""Where the lower spaces begin."""
TRACE = 12
"""How broad the way is that joins them."""


class Spot(Struct, frozen=True):
    """A space of the ring: its number, and its upper left corner."""

    at: int
    left: float
    top: float


def spots(top: float) -> list[Spot]:
    """Four above from left to right, three below from right to left: so the way runs round."""
    above = [Spot(at, MARGIN + at * (WIDE + BETWEEN), top) for at in range(UPPER)]
    below = len(SPACES) - UPPER
    low = top + HIGH + ROWS
    return above + [Spot(UPPER + at, LOW + (below - 1 - at) * (WIDE + BETWEEN), low) for at in range(below)]


def height(table: TableView) -> int:
    """While the cards are scored no tile is left, and only the pawns are shown."""
    return HEIGHT if any(table.spaces) else LOW_HEIGHT


def ring(tray: Tray, table: TableView, news: News, top: float) -> None:
    """All of it."""
    if not any(table.spaces):
        _pawns_only(tray, table, top)
        return
    places = spots(top)
    _way(tray, top)
    for spot in places:
        space(tray, table, spot, new=SPACES[spot.at] in news.spaces)
    _piles(tray, table, top + HIGH + ROWS)


def _pawns_only(tray: Tray, table: TableView, top: float) -> None:
    """The spaces in a row, with those who stand there."""
    step = (WIDTH - 2 * MARGIN + 8) / len(SPACES)
    y = top + LOW_HEIGHT / 2
    tray.canvas.box(tray.colours.path, MARGIN, y - TRACE / 2, WIDTH - 2 * MARGIN, TRACE)
    for at in range(len(SPACES)):
        left, pawns = MARGIN + at * step, _pawns(table, at)
        tray.canvas.frame(tray.colours.path, tray.theme.panel, left, top, step - 8, LOW_HEIGHT, 14, 3)
        tray.space(left + 25, y, at + 1)
        near = min(32, (step - 88) / max(1, len(pawns) - 1))
        for place, seat in enumerate(pawns):
            tray.token(left + 62 + place * near, y, 32, seat)


def _way(tray: Tray, top: float) -> None:
    """A closed path below the spaces, from each to the next."""
    fill, canvas = tray.colours.path, tray.canvas
    left, right = MARGIN + WIDE / 2, WIDTH - MARGIN - WIDE / 2
    upper, lower, half = top + HIGH / 2, top + HIGH + ROWS + HIGH / 2, TRACE / 2
    canvas.box(fill, left - half, upper - half, right - left + TRACE, TRACE)
    canvas.box(fill, left - half, lower - half, right - left + TRACE, TRACE)
    for x in (left, right):
        canvas.box(fill, x - half, upper, TRACE, lower - upper)


def space(tray: Tray, table: TableView, spot: Spot, *, new: bool) -> None:
    """A space: its number and the pawns at its left, its tiles two by two."""
    canvas, theme, tiles = tray.canvas, tray.theme, table.spaces[spot.at]
    if new:
        canvas.frame(theme.new, theme.panel, spot.left, spot.top, WIDE, HIGH, 16, 4)
    else:
        canvas.frame(tray.colours.path, theme.panel, spot.left, spot.top, WIDE, HIGH, 16, 3)
    tray.space(spot.left + PAD + 17, spot.top + PAD + 18, spot.at + 1)
    for at, seat in enumerate(_pawns(table, spot.at)):
        tray.token(spot.left + PAD + 17, spot.top + PAD + 58 + at * 37, 36, seat)
    left, top = spot.left + PAD + SIDE, spot.top + PAD
    for at in range(4):
        x, y = left + at % 2 * (TILE + GAP), top + at // 2 * (TILE + GAP)
        if at < len(tiles):
            tray.tile(x, y, TILE, tiles[at])
        else:
            canvas.box(theme.well, x, y, TILE, TILE, 10)
    if new:
        tray.spark(spot.left + WIDE - 10, spot.top + 10, 34)


def _pawns(table: TableView, space: int) -> list[Seat]:
    return [seat for seat, player in enumerate(table.players) if player.pawn == space]


def _piles(tray: Tray, table: TableView, top: float) -> None:
    """On both sides of the lower spaces: tiles to come, fountain cards, and what went into the box."""
    wide = LOW - MARGIN - 20
    left, right = MARGIN, WIDTH - MARGIN - wide
    for x, what, n in ((left, "white", table.white), (right, "fountains", table.fountains)):
        _pile(tray, x, top, wide, what, n)
    half = top + HIGH / 2 + 4
    for x, what, n in ((left, "black", table.black), (right, "box", len(table.box))):
        _pile(tray, x, half, wide, what, n)


def _pile(tray: Tray, left: float, top: float, wide: float, what: str, n: int) -> None:
    """A pile, how many are in it, and below it what it is."""
    canvas, high = tray.canvas, HIGH / 2 - 4
    canvas.box(tray.theme.panel, left, top, wide, high, 12)
    x, y = left + 34, top + 34
    match what:
        case "fountains":
            tray.card(x, y, 46)
        case "box":
            tray.stored(x, y, 42)
        case _:
            tray.pile(x, y, 48, white=what == "white")
    ink = tray.theme.ink if n else tray.theme.soft
    canvas.text(left + wide - 10, y, str(n), 30, ink, Face.BOLD, "right", wide - 72)
    tray.label(left + wide / 2, top + high - 22, tray.easel.say(f"picture-pile-{what}"), "middle", wide - 8)
