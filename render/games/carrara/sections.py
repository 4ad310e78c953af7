"""The wheel as it stands on several pictures: its sections, the blocks on them and what each costs, how it turned."""

from math import cos, radians, sin

from engine.games.carrara.data import SECTIONS, Counts
from engine.games.carrara.views import TableView
from render.core.colours import Colour
from render.core.fonts import Face
from render.core.pen import Pen, around
from render.games.carrara.news import News
from render.games.carrara.tray import Tray

RADIUS = 306
"""On the picture of the table; all measures are for this, and grow with it."""
SECTION = 60
"""Degrees. Section I is at the top, the others follow clockwise, as the wheel turns."""
HUB, NUMERAL, BLOCKS, RIM = 66, 93, 208, 268
"""How far from the middle the hub reaches, and the numerals, blocks and tags stand."""

TOP = {1: (1,), 2: (2,), 3: (2, 1), 4: (2, 2), 5: (3, 2), 6: (3, 3)}
SIDE = {1: (1,), 2: (1, 1), 3: (1, 2), 4: (2, 2), 5: (1, 2, 2), 6: (2, 2, 2)}
"""How many groups of blocks stand in each row: in the section at the top, and in those above at the sides. Below, the
rows are the other way round: a section is broad where it is far from the middle."""
BELOW = (2, 3, 4)
SIZES = {1: 78, 2: 70, 3: 62, 4: 58, 5: 48, 6: 46}


def base(tray: Tray, x: float, y: float, radius: float) -> None:
    """The wheel without blocks: it never changes."""
    own, theme = tray.colours, tray.theme
    tray.canvas.sprite(x, y, 2 * radius, _disc, own.wheel, own.wheel_odd, theme.line, own.hub)
    for section, numeral in enumerate(SECTIONS):
        at_x, at_y = at(x, y, section, NUMERAL * radius / RADIUS)
        tray.canvas.text(at_x, at_y, numeral, round(32 * radius / RADIUS), theme.soft, Face.TITLE, "middle")


def wheel(tray: Tray, table: TableView, news: News, x: float, y: float, radius: float) -> None:
    """Blocks, prices, the bag, and what has just happened here."""
    grown = radius / RADIUS
    tray.canvas.sprite(x, y, 2 * radius, _arrow, tray.theme.new if news.turned else tray.theme.line)
    for section, blocks in enumerate(table.wheel):
        mid = at(x, y, section, BLOCKS * grown)
        _section(tray, blocks, table.prices[section], news.arrived if section == 0 else (), section, mid, grown)
    for section, taken in news.taken.items():
        _taken(tray, x, at(x, y, section, RIM * grown, SECTION * 0.34), taken, radius)
    tray.bag(x, y - 14 * grown, 62 * grown)
    tray.canvas.text(x, y + 38 * grown, str(table.bag), round(36 * grown), tray.theme.ink, Face.BOLD, "middle")


def corners(tray: Tray, table: TableView, left: float, top: float, width: float, height: float) -> None:
    """In the corners that the wheel leaves free: whether it turns before one buys, and the pile of buildings."""
    asked = [decision.kind for decision in tray.easel.scene.view.decisions]
    for kind in asked[:1]:
        tray.label(left + 16, top + height - 22, tray.easel.say(f"picture-wheel-{kind}"), width=228)
    x, y, theme = left + width - 42, top + height - 52, tray.theme
    tray.pile(x, y, 54, table.pile)
    tray.canvas.text(x - 36, y, str(table.pile), 36, theme.ink if table.pile else theme.soft, Face.BOLD, "right")
    tray.label(left + width - 16, top + height - 18, tray.easel.say("picture-pile"), "right", 150)


def at(x: float, y: float, section: int, distance: float, aside: float = 0) -> tuple[float, float]:
    """A place in a section, so far from the middle of the wheel, and so many degrees aside from the section's own."""
    angle = radians(-90 + section * SECTION + aside)
    return x + distance * cos(angle), y + distance * sin(angle)


def _section(
    tray: Tray,
    blocks: Counts,
    prices: Counts,
    arrived: Counts,
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
    across, down = size + 17 * grown, size + 21 * grown
    for row, n in enumerate(rows):
        y = mid[1] + (row - (len(rows) - 1) / 2) * down - 6 * grown
        for column in range(n):
            x, colour = mid[0] + (column - (n - 1) / 2) * across - 6 * grown, next(rest)
            _group(tray, x, y, size, grown, colour, blocks[colour], prices[colour])
            if arrived and arrived[colour]:
                tray.spark(x + size * 0.46, y - size * 0.46, 32 * grown)


def _group(tray: Tray, x: float, y: float, size: float, grown: float, colour: int, n: int, price: int) -> None:
    """Blocks of one colour: how many, and what each costs. Neither hides the mark on the block's front."""
    if n > 1:
        tray.block(x + size * 0.10, y - size * 0.10, size, colour)
    tray.block(x, y, size, colour)
    if n > 1:
        _count(tray, x - size * 0.5, y - size * 0.38, n, grown)
    coin = max(36 * grown, size * 0.5)
    tray.coin(x + size * 0.5, y + size * 0.5, coin, price)


def _count(tray: Tray, x: float, y: float, n: int, grown: float) -> None:
    theme, side = tray.theme, 30 * grown
    tray.canvas.box(theme.ink, x - side / 2, y - side / 2, side, side, round(9 * grown))
    tray.canvas.text(x, y, str(n), round(24 * grown), theme.ground, Face.BOLD, "middle")


def _taken(tray: Tray, x: float, place: tuple[float, float], taken: Counts, radius: float) -> None:
    """A tag at the rim: so many blocks were taken from here, and of which colours."""
    theme, grown, kinds = tray.theme, radius / RADIUS, [colour for colour, n in enumerate(taken) if n]
    wide, high = (60 + 22 * len(kinds)) * grown, 38 * grown
    middle = min(max(place[0], x - radius + wide / 2 + 4), x + radius - wide / 2 - 4)
    left, y = middle - wide / 2, place[1]
    tray.canvas.frame(
        theme.new, theme.panel, left, y - high / 2, wide, high, round(12 * grown), max(3, round(3 * grown))
    )
    tray.canvas.text(left + 10 * grown, y, f"−{sum(taken)}", round(25 * grown), theme.new, Face.BOLD)
    for place_of, colour in enumerate(kinds):
        tray.block(left + (58 + 22 * place_of) * grown, y, 26 * grown, colour)


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
    pen.arc(ink, 0.5, 0.5, 0.468, -152, -120, 0.018)
    tip = around(0.5, 0.5, 0.468, 1, -111)[0]
    pen.polygon(ink, tip, around(0.5, 0.5, 0.496, 1, -120)[0], around(0.5, 0.5, 0.440, 1, -120)[0])
