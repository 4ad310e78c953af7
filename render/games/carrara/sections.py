"""The wheel as it stands on several pictures: its sections, the blocks on them and what each costs, how it turned."""

from collections.abc import Sequence
from math import cos, radians, sin, sqrt

from msgspec import Struct

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
HUB, NUMERAL, BLOCKS = 66, 87, 206
"""How far from the middle the hub reaches, and the numerals and blocks stand."""
TAGS = ((205, 0), (278, 0), (262, 18), (262, -18), (236, 20), (236, -20), (200, 20), (200, -20), (150, 0))
"""Where a tag may stand: how far from the middle, and how many degrees aside; the best first."""

TOP = {1: ((1,), 78), 2: ((2,), 70), 3: ((2, 1), 62), 4: ((2, 2), 58), 5: ((3, 2), 52), 6: ((3, 2, 1), 46)}
SIDE = {1: ((1,), 78), 2: ((1, 1), 70), 3: ((1, 2), 62), 4: ((2, 2), 58), 5: ((1, 2, 2), 46), 6: ((2, 2, 2), 43)}
"""How many groups of blocks stand in each row, and how large: in the section at the top, and in those above at the
sides. Below, the rows are the other way round: a section is broad where it is far from the middle."""
BELOW = (2, 3, 4)
ASIDE = (-6, 0, 0, -6, 2, 2)
"""By section, how far blocks are moved to the right: prices hang there, and neither numeral nor rim must be hidden."""


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
    groups = [grouped(blocks, section, x, y, grown) for section, blocks in enumerate(table.wheel)]
    for group in (group for lying in groups for group in lying):
        _blocks(tray, group, grown)
    for group in groups[0]:
        if news.arrived[group.colour]:
            tray.spark(group.x + group.size * 0.42, group.y - group.size * 0.36, 28 * grown)
    for section, taken in news.taken.items():
        _taken(tray, x, y, section, taken, [group for lying in groups for group in lying], radius)
    for section, lying in enumerate(groups):
        for group in lying:  # the prices last: nothing may hide one
            _price(tray, group, grown, table.prices[section][group.colour])
    tray.bag(x, y - 14 * grown, 62 * grown)
    tray.canvas.text(x, y + 38 * grown, str(table.bag), round(36 * grown), tray.theme.ink, Face.BOLD, "middle")


def corners(tray: Tray, table: TableView, left: float, top: float, width: float, height: float) -> None:
    """In the corners that the wheel leaves free: whether it turns before one buys, and the pile of buildings."""
    asked = [decision.kind for decision in tray.easel.scene.view.decisions]
    for kind in asked[:1]:
        tray.label(left + 16, top + height - 22, tray.easel.say(f"picture-wheel-{kind}"), width=228)
    x, y, theme = left + width - 42, top + height - 62, tray.theme
    tray.pile(x, y, 54, table.pile)
    tray.canvas.text(x - 36, y, str(table.pile), 36, theme.ink if table.pile else theme.soft, Face.BOLD, "right")
    tray.label(left + width - 16, top + height - 18, tray.easel.say("picture-pile"), "right", 150)


def at(x: float, y: float, section: int, distance: float, aside: float = 0) -> tuple[float, float]:
    """A place in a section, so far from the middle of the wheel, and so many degrees aside from the section's own."""
    angle = radians(-90 + section * SECTION + aside)
    return x + distance * cos(angle), y + distance * sin(angle)


class Group(Struct, frozen=True):
    """Blocks of one colour in a section, and their place."""

    colour: int
    n: int
    x: float
    y: float
    size: float

    def covers(self, left: float, top: float, right: float, bottom: float) -> float:
        """How much of a box it covers, its number and its price included."""
        before, after = self.size * 0.65, self.size * 0.75
        across = min(right, self.x + after) - max(left, self.x - before)
        down = min(bottom, self.y + after) - max(top, self.y - before)
        return max(0.0, across) * max(0.0, down)


def grouped(blocks: Counts, section: int, x: float, y: float, grown: float) -> list[Group]:
    """The groups of a section: the fewer there are, the larger."""
    colours = [colour for colour, n in enumerate(blocks) if n]
    if not colours:
        return []
    rows, large = (SIDE if section % 3 else TOP)[len(colours)]
    rows = rows[::-1] if section in BELOW else rows
    size, rest, (mid_x, mid_y) = large * grown, iter(colours), at(x, y, section, BLOCKS * grown)
    across, down = size + 17 * grown, size + (15 if len(rows) > 2 and not section % 3 else 20) * grown
    aside = ASIDE[section] * grown
    return [
        Group(
            colour := next(rest),
            blocks[colour],
            mid_x + (column - (n - 1) / 2) * across + aside,
            mid_y + (row - (len(rows) - 1) / 2) * down - 6 * grown,
            size,
        )
        for row, n in enumerate(rows)
        for column in range(n)
    ]


def _blocks(tray: Tray, group: Group, grown: float) -> None:
    """The blocks of a group, and how many they are. The mark on the front is not hidden."""
    x, y, size = group.x, group.y, group.size
    if group.n > 1:
        tray.block(x + size * 0.10, y - size * 0.10, size, group.colour)
    tray.block(x, y, size, group.colour)
    if group.n > 1:
        _count(tray, x - size * 0.56, y - size * 0.46, group.n, grown)


def _price(tray: Tray, group: Group, grown: float, price: int) -> None:
    """What each of them costs."""
    half = group.size * 0.5
    tray.coin(group.x + half, group.y + half, max(36 * grown, half), price)


def _count(tray: Tray, x: float, y: float, n: int, grown: float) -> None:
    theme, side = tray.theme, 28 * grown
    tray.canvas.box(theme.ink, x - side / 2, y - side / 2, side, side, round(9 * grown))
    tray.canvas.text(x, y, str(n), round(24 * grown), theme.ground, Face.BOLD, "middle")


def _taken(tray: Tray, x: float, y: float, section: int, taken: Counts, groups: Sequence[Group], radius: float) -> None:
    """A tag: which blocks were taken from here. It stands where it covers least."""
    theme, grown = tray.theme, radius / RADIUS
    lost = [colour for colour, n in enumerate(taken) for _ in range(n)]
    step = min(22.0, 66 / len(lost))
    wide, high = (64 + step * (len(lost) - 1) + 20) * grown, 38 * grown
    places = [at(x, y, section, away * grown, aside) for away, aside in TAGS]
    left, top = best_place(places, wide, high, x, y, radius, groups)
    tray.canvas.frame(theme.new, theme.panel, left, top, wide, high, round(12 * grown), round(3 * grown))
    tray.canvas.text(left + 10 * grown, top + high / 2, f"−{len(lost)}", round(25 * grown), theme.new, Face.BOLD)
    for place, colour in enumerate(lost):
        tray.block(left + (64 + step * place) * grown, top + high / 2, 26 * grown, colour)


def best_place(
    places: Sequence[tuple[float, float]],
    wide: float,
    high: float,
    x: float,
    y: float,
    radius: float,
    groups: Sequence[Group],
) -> tuple[float, float]:
    """The corner of a tag: at the place where it hides the least, and need not be moved far to be on the wheel."""
    found = []
    for order, (at_x, at_y) in enumerate(places):
        half = sqrt(max(0.0, (radius * 0.98) ** 2 - (abs(at_y - y) + high / 2) ** 2))
        left, top = min(max(at_x - wide / 2, x - half), x + half - wide), at_y - high / 2
        hidden = sum(group.covers(left, top, left + wide, top + high) for group in groups)
        found.append((hidden + abs(left + wide / 2 - at_x) * high / 2, order, left, top))
    return min(found)[2:]


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
