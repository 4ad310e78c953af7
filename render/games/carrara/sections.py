"""The wheel as it stands on several pictures: its sections, the blocks on them and what each costs, how it turned."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from engine.games.carrara.data import SECTIONS, Counts
from engine.games.carrara.views import TableView
from render.core.colours import Colour
from render.core.fonts import Face
from render.core.pen import Pen, around
from render.games.carrara.news import News
from render.games.carrara.spots import RADIUS, Section, sections
from render.games.carrara.tray import Tray
from render.games.carrara.wedges import EVEN, polar

HUB, NUMERAL, OUTSIDE, NARROW = 86, 70, 112, 40
"""How far from the middle the hub reaches, in which the numerals stand; in a section narrower than so many degrees
they stand outside."""
AROUND = 2.3
"""How broad the wheel is with the arrow beside it, in radii."""
BLOCK, COIN, COUNT, TAG = 60, 54, 34, 88
"""How large a block is, its price, how many there are, and what tells which were taken."""
BLOCK_AT, COIN_AT, COUNT_AT, BEFORE_AT = (0, -14), (22, 25), (-29, -34), (-4, 25)
"""From the middle of their place: the block, the price to be paid, the number, and where the price before it ends."""

SAMPLE = 5
"""A price, to say what prices before an arrow are."""


class Group(Struct, frozen=True):
    """Blocks of one colour in a section, their place on the picture, today's price and the one to be paid."""

    colour: int
    n: int
    x: float
    y: float
    price: int
    to_pay: int | None
    """None: nothing is sold any more."""
    new: bool


def base(tray: Tray, x: float, y: float, radius: float) -> None:
    """The wheel with even sections: mostly they are, and what lies below the blocks never changes."""
    tray.canvas.sprite(x, y, 2 * radius, _disc, tray.colours.wheel, tray.theme.line)
    _sections(tray, sections((0,) * len(SECTIONS)), x, y, radius / RADIUS)


def wheel(tray: Tray, table: TableView, news: News, x: float, y: float, radius: float) -> None:
    """Sections that are not even, blocks, prices, the bag, and what has just happened here."""
    grown, theme = radius / RADIUS, tray.theme
    made = arranged(table, news)
    if any(section.wedge.broad != EVEN for section in made):
        _sections(tray, made, x, y, grown)
    tray.canvas.sprite(x, y, AROUND * radius, _arrow, theme.new if news.turned else theme.line)
    lying = list(groups(table, news, x, y, grown))
    for group in lying:
        _blocks(tray, group, grown)
    for group in lying:
        _price(tray, group, grown)
    for section, taken in news.taken.items():
        a, b = made[section].spots[-1]
        _taken(tray, x + a * grown, y + b * grown, taken, grown)
    tray.bag(x, y - 12 * grown, 50 * grown)
    tray.canvas.text(x, y + 31 * grown, str(table.bag), round(32 * grown), theme.ink, Face.BOLD, "middle")


def arranged(table: TableView, news: News) -> tuple[Section, ...]:
    """The sections, with a place for the blocks of each colour, and the last for what tells which were taken."""
    return sections(tuple(sum(map(bool, blocks)) + (at in news.taken) for at, blocks in enumerate(table.wheel)))


def groups(table: TableView, news: News, x: float, y: float, grown: float) -> Iterator[Group]:
    """The blocks on a wheel whose middle is here."""
    for at, section in enumerate(arranged(table, news)):
        colours = (colour for colour, n in enumerate(table.wheel[at]) if n)
        for colour, (a, b) in zip(colours, section.spots, strict=False):
            n, to_pay = table.wheel[at][colour], table.to_pay[at][colour] if table.to_pay else None
            new = at == 0 and bool(news.arrived[colour])
            yield Group(colour, n, x + a * grown, y + b * grown, table.prices[at][colour], to_pay, new)


def corners(tray: Tray, table: TableView, left: float, top: float, width: float, height: float) -> None:
    """In the corners that the wheel leaves free: when its prices hold, and the pile of buildings."""
    for kind in [decision.kind for decision in tray.easel.scene.view.decisions][:1]:
        turns = kind != "take"
        if turns:
            tray.coin(left + 31, top + height - 25, 34)
        if kind == "wider-turn":
            tray.before(left + 50, top + height - 59, 26, SAMPLE)
            tray.label(left + 56, top + height - 58, tray.easel.say("picture-wheel-unturned"), width=84)
        words = tray.easel.say(f"picture-wheel-{kind}")
        tray.label(left + (56 if turns else 16), top + height - 24, words, width=174)
    x, y, theme = left + width - 42, top + height - 62, tray.theme
    tray.pile(x, y, 54, table.pile)
    tray.canvas.text(x - 36, y, str(table.pile), 36, theme.ink if table.pile else theme.soft, Face.BOLD, "right")
    tray.label(left + width - 16, top + height - 18, tray.easel.say("picture-pile"), "right", 150)


def _sections(tray: Tray, made: Sequence[Section], x: float, y: float, grown: float) -> None:
    """Every other one shaded, their numerals around the hub; nothing is left of those that were drawn before."""
    theme, own = tray.theme, tray.colours
    for at, section in enumerate(made):
        fill, begin, end = (own.wheel, own.wheel_odd)[at % 2], section.wedge.begin, section.wedge.end
        tray.canvas.slice(theme.line, fill, x, y, 0.98 * RADIUS * grown, begin, end, round(3 * grown))
    tray.canvas.sprite(x, y, 2 * HUB * grown, _hub, theme.line, own.hub)
    for numeral, section in zip(SECTIONS, made, strict=True):
        a, b = polar(section.wedge.middle, (NUMERAL if section.wedge.broad >= NARROW else OUTSIDE) * grown)
        tray.canvas.text(x + a, y + b, numeral, round(28 * grown), theme.soft, Face.TITLE, "middle")


def _blocks(tray: Tray, group: Group, grown: float) -> None:
    """The blocks of a group, and how many they are. The mark on the front is not hidden."""
    x, y, size = group.x + BLOCK_AT[0] * grown, group.y + BLOCK_AT[1] * grown, BLOCK * grown
    if group.n > 1:
        tray.block(x + size * 0.10, y - size * 0.10, size, group.colour)
    tray.block(x, y, size, group.colour)
    if group.n > 1:
        _count(tray, group.x + COUNT_AT[0] * grown, group.y + COUNT_AT[1] * grown, group.n, grown)
    if group.new:
        tray.spark(x + size * 0.5, y - size * 0.36, 28 * grown)


def _price(tray: Tray, group: Group, grown: float) -> None:
    """What each of them costs; before it, if it is another, the price that turning the wheel does away with."""
    if group.to_pay is None:
        return
    tray.coin(group.x + COIN_AT[0] * grown, group.y + COIN_AT[1] * grown, COIN * grown, group.to_pay)
    if group.to_pay != group.price:
        right, y = group.x + BEFORE_AT[0] * grown, group.y + BEFORE_AT[1] * grown
        tray.before(right, y, 26 * grown, group.price)


def _count(tray: Tray, x: float, y: float, n: int, grown: float) -> None:
    theme, side = tray.theme, COUNT * grown
    tray.canvas.box(theme.ink, x - side / 2, y - side / 2, side, side, round(10 * grown))
    tray.canvas.text(x, y, str(n), round(28 * grown), theme.ground, Face.BOLD, "middle")


def _taken(tray: Tray, x: float, y: float, taken: Counts, grown: float) -> None:
    """Which blocks were taken from here."""
    theme, side, size = tray.theme, TAG * grown, 34 * grown
    left, top = x - side / 2, y - side / 2
    lost = [colour for colour, n in enumerate(taken) for _ in range(n)]
    tray.canvas.frame(theme.new, theme.panel, left, top, side, side, round(12 * grown), round(3 * grown))
    tray.canvas.text(x, top + 25 * grown, f"−{len(lost)}", round(30 * grown), theme.new, Face.BOLD, "middle")
    step = min(size * 0.8, (side - 50 * grown) / max(1, len(lost) - 1))
    for place, colour in enumerate(lost):
        tray.block(x + (place - (len(lost) - 1) / 2) * step, top + 62 * grown, size, colour)


def _disc(pen: Pen, fill: Colour, line: Colour) -> None:
    pen.disc(line, 0.5, 0.5, 0.5)
    pen.disc(fill, 0.5, 0.5, 0.488)


def _hub(pen: Pen, line: Colour, hub: Colour) -> None:
    pen.disc(line, 0.5, 0.5, 0.5)
    pen.disc(hub, 0.5, 0.5, 0.474)


def _arrow(pen: Pen, ink: Colour) -> None:
    """Beside the rim, from section VI to section I, as the wheel turns."""
    beside = 1.055 / AROUND
    pen.arc(ink, 0.5, 0.5, beside, -151, -126, 0.016)
    tip = around(0.5, 0.5, beside, 1, -116)[0]
    pen.polygon(ink, tip, around(0.5, 0.5, beside + 0.026, 1, -126)[0], around(0.5, 0.5, beside - 0.026, 1, -126)[0])
