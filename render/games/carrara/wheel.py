"""The wheel: six sections with the blocks on them and what each costs; how it turned; the bag in its middle."""

from math import cos, radians, sin

from engine.games.carrara.data import COLOURS, SECTIONS
from engine.games.carrara.views import TableView
from render.core.canvas import Canvas
from render.core.colours import Colour
from render.core.easel import Easel
from render.core.fonts import Face
from render.core.pen import Pen, around
from render.games.carrara.heading import HEAD, MARGIN, WIDTH, heading
from render.games.carrara.news import News
from render.games.carrara.tray import Tray

RADIUS = 306
"""On the picture of the table; all measures are for this, and grow with it."""
SECTION = 60
"""Degrees. Section I is at the top, the others follow clockwise, as the wheel turns."""
HUB, NUMERAL, BLOCKS, RIM = 66, 96, 206, 286
"""How far from the middle the hub reaches, and the numerals, blocks and tags stand."""

TOP = {1: (1,), 2: (2,), 3: (2, 1), 4: (2, 2), 5: (3, 2), 6: (3, 3)}
SIDE = {1: (1,), 2: (1, 1), 3: (1, 2), 4: (2, 2), 5: (1, 2, 2), 6: (2, 2, 2)}
"""How many groups of blocks stand in each row: in the section at the top, and in those above at the sides. Below, the
rows are the other way round: a section is broad where it is far from the middle."""
BELOW = (2, 3, 4)
SIZES = {1: 96, 2: 76, 3: 66, 4: 62, 5: 50, 6: 48}


def draw(easel: Easel) -> Canvas:
    """The wheel alone, as large as it goes, with the list of prices below."""
    table: TableView = easel.scene.view.table
    radius, top = 490, HEAD + 20
    canvas = easel.canvas(WIDTH, top + 2 * radius + 60 + PRICES)
    tray, y = Tray(easel, canvas), top + radius + 20
    canvas.layer(("carrara wheel", easel.theme), 0, canvas.height, lambda band: _base(Tray(easel, band), y, radius))
    heading(tray, easel.say("picture-wheel"))
    wheel(tray, table, News(easel.scene.news), WIDTH / 2, y, radius)
    corners(tray, table, MARGIN, y - radius - 20, WIDTH - 2 * MARGIN, 2 * radius + 40)
    _prices(tray, table, y + radius + 40)
    return canvas


def base(tray: Tray, x: float, y: float, radius: float) -> None:
    """The wheel without blocks: it never changes."""
    own, theme = tray.colours, tray.theme
    tray.canvas.sprite(x, y, 2 * radius, _disc, own.wheel, own.wheel_odd, theme.line, own.hub)
    for section, numeral in enumerate(SECTIONS):
        at_x, at_y = at(x, y, section, NUMERAL * radius / RADIUS)
        tray.canvas.text(at_x, at_y, numeral, round(34 * radius / RADIUS), theme.soft, Face.TITLE, "middle")


def wheel(tray: Tray, table: TableView, news: News, x: float, y: float, radius: float) -> None:
    """Blocks, prices, the bag, and what has just happened here."""
    grown = radius / RADIUS
    tray.canvas.sprite(x, y, 2 * radius, _arrow, tray.theme.new if news.turned else tray.theme.line)
    for section, blocks in enumerate(table.wheel):
        mid = at(x, y, section, BLOCKS * grown)
        _section(tray, blocks, table.prices[section], news.arrived if section == 0 else (), section, mid, grown)
        if taken := sum(news.taken.get(section, ())):
            _taken(tray, at(x, y, section, RIM * grown), taken, grown)
    tray.bag(x, y - 14 * grown, 62 * grown)
    tray.canvas.text(x, y + 38 * grown, str(table.bag), round(36 * grown), tray.theme.ink, Face.BOLD, "middle")


def corners(tray: Tray, table: TableView, left: float, top: float, width: float, height: float) -> None:
    """The pile of buildings, in a corner that the wheel leaves free."""
    x, y = left + width - 44, top + height - 46
    tray.pile(x, y, 56)
    tray.canvas.text(x - 40, y, str(table.pile), 36, tray.theme.ink, Face.BOLD, "right")


def at(x: float, y: float, section: int, distance: float) -> tuple[float, float]:
    """A place in the middle of a section, so far from the middle of the wheel."""
    angle = radians(-90 + section * SECTION)
    return x + distance * cos(angle), y + distance * sin(angle)


def _section(
    tray: Tray,
    blocks: tuple[int, ...],
    prices: tuple[int, ...],
    arrived: tuple[int, ...],
    section: int,
    mid: tuple[float, float],
    grown: float,
) -> None:
    """The groups of blocks in one section, each with its price."""
    groups = [colour for colour, n in enumerate(blocks) if n]
    if not groups:
        return
    rows = (SIDE if section % 3 else TOP)[len(groups)]
    rows = rows[::-1] if section in BELOW else rows
    size, rest = SIZES[len(groups)] * grown, iter(groups)
    wide, high = size + 22 * grown, size + 20 * grown
    for row, n in enumerate(rows):
        y = mid[1] + (row - (len(rows) - 1) / 2) * high
        for column in range(n):
            x = mid[0] + (column - (n - 1) / 2) * wide
            colour = next(rest)
            _group(tray, x, y, size, grown, colour, blocks[colour], prices[colour])
            if arrived and arrived[colour]:
                tray.spark(x + size * 0.44, y - size * 0.44, 34 * grown)


def _group(tray: Tray, x: float, y: float, size: float, grown: float, colour: int, n: int, price: int) -> None:
    """Blocks of one colour: how many, and what each costs."""
    y -= 5 * grown
    if n > 1:
        tray.block(x + size * 0.10, y - size * 0.10, size, colour)
    tray.block(x, y, size, colour)
    if n > 1:
        _count(tray, x - size * 0.42, y - size * 0.30, n, grown)
    tray.coin(x + size * 0.38, y + size * 0.42, 40 * grown, price)


def _count(tray: Tray, x: float, y: float, n: int, grown: float) -> None:
    theme, side = tray.theme, 34 * grown
    tray.canvas.box(theme.ink, x - side / 2, y - side / 2, side, side, round(9 * grown))
    tray.canvas.text(x, y, str(n), round(25 * grown), theme.ground, Face.BOLD, "middle")


def _taken(tray: Tray, place: tuple[float, float], n: int, grown: float) -> None:
    """So many blocks were taken from here."""
    (x, y), theme = place, tray.theme
    tray.canvas.box(theme.new, x - 29 * grown, y - 20 * grown, 58 * grown, 40 * grown, round(12 * grown))
    tray.canvas.text(x, y, f"−{n}", round(28 * grown), theme.on_new, Face.BOLD, "middle")


def _disc(pen: Pen, even: Colour, odd: Colour, line: Colour, hub: Colour) -> None:
    pen.disc(line, 0.5, 0.5, 0.5)
    for section in range(len(SECTIONS)):
        start = -90 + section * SECTION - SECTION / 2
        pen.pie(odd if section % 2 else even, 0.5, 0.5, 0.488, start, start + SECTION)
    for section in range(len(SECTIONS)):
        angle = radians(-90 + section * SECTION - SECTION / 2)
        pen.line(line, 0.006, (0.5, 0.5), (0.5 + 0.488 * cos(angle), 0.5 + 0.488 * sin(angle)))
    pen.disc(line, 0.5, 0.5, HUB / RADIUS / 2 + 0.008)
    pen.disc(hub, 0.5, 0.5, HUB / RADIUS / 2)


def _arrow(pen: Pen, ink: Colour) -> None:
    """Along the rim, from section VI to section I."""
    pen.arc(ink, 0.5, 0.5, 0.468, -144, -112, 0.018)
    tip = around(0.5, 0.5, 0.468, 1, -103)[0]
    pen.polygon(ink, tip, around(0.5, 0.5, 0.496, 1, -112)[0], around(0.5, 0.5, 0.440, 1, -112)[0])


# The picture of its own

PRICES = 350
"""How tall the list of prices is."""


def _base(tray: Tray, y: float, radius: float) -> None:
    wide = WIDTH - 2 * MARGIN
    tray.canvas.box(tray.theme.panel, MARGIN, y - radius - 20, wide, 2 * radius + 40, 18)
    tray.canvas.box(tray.theme.panel, MARGIN, y + radius + 40, wide, PRICES - 20, 18)
    base(tray, WIDTH / 2, y, radius)


def _prices(tray: Tray, table: TableView, top: float) -> None:
    """What a block of each colour costs in each section; where some lie, it stands out."""
    left, wide, high = MARGIN + 150, (WIDTH - 2 * MARGIN - 180) / len(COLOURS), 46
    for colour in range(len(COLOURS)):
        tray.block(left + (colour + 0.5) * wide, top + 34, 44, colour)
    for section, numeral in enumerate(SECTIONS):
        y = top + 80 + section * 41
        tray.canvas.text(MARGIN + 90, y, numeral, 28, tray.theme.soft, Face.TITLE, "middle")
        for colour, price in enumerate(table.prices[section]):
            x, lies = left + (colour + 0.5) * wide, table.wheel[section][colour] > 0
            if lies:
                tray.coin(x, y, high - 6, price)
            else:
                tray.canvas.text(x, y, str(price), 26, tray.theme.soft, Face.TEXT, "middle")
