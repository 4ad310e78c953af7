"""Small things: chimneys, coins, bread, banners, cards, a shovel, a tile that is stored; and badges of kinds."""

from math import cos, pi, sin

from render.core.colours import Colour
from render.core.pen import Pen, around


def wreath(pen: Pen, leaf: Colour, dark: Colour) -> None:
    """Points, of which there are soon three digits: its leaves are small, so that there is room within."""
    leaves = [around(0.5, 0.5, 0.42, 1, 90 - side * (22 + 19.5 * step))[0] for side in (-1, 1) for step in range(8)]
    for ink, radius in ((dark, 0.08), (leaf, 0.058)):
        for x, y in leaves:
            pen.disc(ink, x, y, radius)


def chimney(pen: Pen, wall: Colour, dark: Colour) -> None:
    """A stack under its smoke."""
    for ink, grown in ((dark, 0.055), (wall, 0.0)):
        pen.disc(ink, 0.60, 0.13, 0.09 + grown)
        pen.disc(ink, 0.46, 0.23, 0.09 + grown)
        pen.rect(ink, 0.30 - grown, 0.40 - grown, 0.70 + grown, 0.52 + grown)
        pen.rect(ink, 0.36 - grown, 0.52 - grown, 0.64 + grown, 0.95 + grown)
    pen.rect(dark, 0.36, 0.57, 0.64, 0.62)
    pen.rect(dark, 0.36, 0.75, 0.64, 0.80)


def coin(pen: Pen, gold: Colour, dark: Colour) -> None:
    """A coin with a head's laurel on it, simplified to a star."""
    pen.disc(dark, 0.5, 0.5, 0.48)
    pen.disc(gold, 0.5, 0.5, 0.41)
    pen.ring(dark, 0.5, 0.5, 0.33, 0.045)
    outer, inner = around(0.5, 0.5, 0.24, 5), around(0.5, 0.5, 0.11, 5, -54)
    pen.polygon(dark, *[point for pair in zip(outer, inner, strict=True) for point in pair])


def bread(pen: Pen, crust: Colour, dark: Colour) -> None:
    """A loaf with three cuts."""
    for ink, inner in ((dark, 0.0), (crust, 0.07)):
        top = [(0.5 - (0.5 - inner) * cos(pi * s / 16), 0.68 - (0.5 - inner) * sin(pi * s / 16)) for s in range(17)]
        pen.polygon(ink, *top, (0.95 - inner, 0.90 - inner), (0.05 + inner, 0.90 - inner))
    for x in (0.28, 0.5, 0.72):
        pen.line(dark, 0.07, (x - 0.06, 0.60), (x + 0.05, 0.36))


def banner(pen: Pen, cloth: Colour, dark: Colour) -> None:
    """A pennant on its pole."""
    pen.rect(dark, 0.16, 0.02, 0.30, 1.0)
    pen.polygon(dark, (0.22, 0.04), (1.0, 0.10), (0.80, 0.36), (1.0, 0.64), (0.22, 0.70))
    pen.polygon(cloth, (0.30, 0.12), (0.84, 0.16), (0.68, 0.36), (0.84, 0.57), (0.30, 0.61))


def shovel(pen: Pen, iron: Colour, wood: Colour, dark: Colour) -> None:
    """Where one begins."""
    for ink, grown in ((dark, 0.05), (wood, 0.0)):
        pen.line(ink, 0.10 + 2 * grown, (0.5, 0.16), (0.5, 0.6))
        pen.line(ink, 0.09 + 2 * grown, (0.36, 0.10), (0.64, 0.10))
    pen.polygon(dark, (0.24, 0.48), (0.76, 0.48), (0.76, 0.78), (0.5, 1.0), (0.24, 0.78))
    pen.polygon(iron, (0.30, 0.54), (0.70, 0.54), (0.70, 0.75), (0.5, 0.92), (0.30, 0.75))


def card(pen: Pen, water: Colour, paper: Colour, dark: Colour) -> None:
    """A fountain card: a drop on it."""
    pen.rect(dark, 0.14, 0.0, 0.86, 1.0, 0.10)
    pen.rect(paper, 0.20, 0.06, 0.80, 0.94, 0.07)
    pen.polygon(water, (0.5, 0.16), (0.68, 0.52), (0.32, 0.52))
    pen.disc(water, 0.5, 0.60, 0.20)


def stored(pen: Pen, back: Colour, line: Colour, dark: Colour) -> None:
    """A tile that was turned over: it will never be built."""
    pen.rect(dark, 0.02, 0.02, 0.98, 0.98, 0.10)
    pen.rect(back, 0.09, 0.09, 0.91, 0.91, 0.06)
    for one, other in (((0.28, 0.28), (0.72, 0.72)), ((0.72, 0.28), (0.28, 0.72))):
        pen.line(line, 0.12, one, other)


def pile(pen: Pen, back: Colour, edge: Colour) -> None:
    """Tiles in a pile, face down."""
    for at in (0.16, 0.08, 0.0):
        pen.rect(edge, 0.02 + at, 0.18 - at, 0.82 + at, 0.98 - at, 0.08)
        pen.rect(back, 0.08 + at, 0.24 - at, 0.76 + at, 0.92 - at, 0.05)


def crate(pen: Pen, fill: Colour, edge: Colour) -> None:
    """What a good lies on."""
    pen.rect(edge, 0.0, 0.0, 1.0, 1.0, 0.16)
    pen.rect(fill, 0.07, 0.07, 0.93, 0.93, 0.11)


def dot(pen: Pen, fill: Colour) -> None:
    """One of several goods."""
    pen.disc(fill, 0.5, 0.5, 0.5)


def badge(pen: Pen, group: str, fill: Colour, edge: Colour) -> None:
    """The ground of a kind's emblem: round for a landscape, a gable for a dwelling, angular for a villa, a paved
    square for a building."""
    for ink, inner in ((edge, 0.0), (fill, 0.055)):
        _badge(pen, group, ink, inner)


def _badge(pen: Pen, group: str, ink: Colour, inner: float) -> None:
    match group:
        case "landscape":
            pen.disc(ink, 0.5, 0.5, 0.5 - inner)
        case "dwelling":
            low, side = 1 - inner, inner
            pen.polygon(ink, (0.5, inner), (1 - side, 0.34), (1 - side, low), (side, low), (side, 0.34))
        case "villa":
            cut = 0.24 + inner * 0.4
            pen.polygon(
                ink,
                (cut, inner),
                (1 - cut, inner),
                (1 - inner, cut),
                (1 - inner, 1 - cut),
                (1 - cut, 1 - inner),
                (cut, 1 - inner),
                (inner, 1 - cut),
                (inner, cut),
            )
        case _:
            pen.rect(ink, inner, inner, 1 - inner, 1 - inner, 0.10)


def many(pen: Pen, group: str, fills: tuple[Colour, ...], edge: Colour) -> None:
    """Any kind of a group: its shape in quarters of all their colours."""
    _badge(pen, group, edge, 0.0)
    middle = 0.5 if group == "landscape" else 0.62
    for at, fill in enumerate(fills):
        if group == "landscape":
            pen.pie(fill, 0.5, 0.5, 0.44, at * 90, at * 90 + 90)
        else:
            left, top = (0.06, 0.5)[at % 2], (0.0, middle)[at // 2]
            box = (left, top, left + 0.44, middle if at < 2 else 0.94)
            _quarter(pen, fill, *box)
    for one, other in (((0.5, 0.1), (0.5, 0.92)), ((0.08, middle), (0.92, middle))):
        pen.line(edge, 0.04, one, other)


def _quarter(pen: Pen, fill: Colour, left: float, top: float, right: float, bottom: float) -> None:
    """A quarter of a gabled house."""
    if top:
        pen.rect(fill, left, top, right, bottom)
    elif left < 0.3:
        pen.polygon(fill, (0.5, 0.07), (0.5, bottom), (left, bottom), (left, 0.37))
    else:
        pen.polygon(fill, (0.5, 0.07), (right, 0.37), (right, bottom), (0.5, bottom))


def chevron(pen: Pen, ink: Colour, rim: Colour, side: int) -> None:
    """An open end, which points to this side."""
    path = [(0.18, 0.64), (0.5, 0.34), (0.82, 0.64)]
    for _ in range(side):
        path = [(1 - y, x) for x, y in path]
    for fill, width in ((rim, 0.34), (ink, 0.20)):
        pen.line(fill, width, *path)
