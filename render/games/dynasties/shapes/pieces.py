"""Small things: crown, book, anchor, dice, cards, ships, a bag, a city that can be founded, revaluation."""

from math import cos, pi, sin

from render.core.colours import Colour
from render.core.pen import Pen, around


def wreath(pen: Pen, leaf: Colour, dark: Colour) -> None:
    """Points, of which there are soon three digits: its leaves are small, so that there is room within."""
    leaves = [around(0.5, 0.5, 0.42, 1, 90 - side * (22 + 19.5 * step))[0] for side in (-1, 1) for step in range(8)]
    for ink, radius in ((dark, 0.08), (leaf, 0.058)):
        for x, y in leaves:
            pen.disc(ink, x, y, radius)


def crown(pen: Pen, gold: Colour, dark: Colour) -> None:
    """Of a crowned city."""
    for ink, inner in ((dark, 0.0), (gold, 0.06)):
        left, right, low, top = 0.04 + inner, 0.96 - inner, 0.86 - inner, 0.22 + inner * 1.6
        pen.polygon(
            ink,
            (left, top),
            (0.28, 0.52 + inner),
            (0.5, 0.10 + inner * 1.8),
            (0.72, 0.52 + inner),
            (right, top),
            (right - 0.08, low),
            (left + 0.08, low),
        )
        for x, y in ((0.06, 0.20), (0.5, 0.10), (0.94, 0.20)):
            pen.disc(ink, x if x == 0.5 else x + (0.02 if x < 0.5 else -0.02), y, 0.10 - inner)
    pen.rect(dark, 0.16, 0.66, 0.84, 0.72)


def book(pen: Pen, cover: Colour, paper: Colour, dark: Colour) -> None:
    """An open book: a book tile."""
    for side in (-1, 1):
        pen.polygon(dark, (0.5, 0.22), (0.5 + side * 0.5, 0.12), (0.5 + side * 0.5, 0.84), (0.5, 0.94))
        pen.polygon(cover, (0.5, 0.28), (0.5 + side * 0.44, 0.19), (0.5 + side * 0.44, 0.79), (0.5, 0.88))
        pen.polygon(paper, (0.5, 0.22), (0.5 + side * 0.38, 0.14), (0.5 + side * 0.38, 0.70), (0.5, 0.80))
        for row in (0.34, 0.48, 0.62):
            pen.line(dark, 0.035, (0.5 + side * 0.08, row), (0.5 + side * 0.30, row - 0.06))
    pen.line(dark, 0.05, (0.5, 0.24), (0.5, 0.86))


def anchor(pen: Pen, ink: Colour, rim: Colour) -> None:
    """A port: goods from the bag."""
    for fill, thick in ((rim, 0.22), (ink, 0.12)):
        pen.ring(fill, 0.5, 0.17, 0.10 + thick / 2, thick * 0.8)
        pen.line(fill, thick, (0.5, 0.28), (0.5, 0.86))
        pen.line(fill, thick, (0.28, 0.42), (0.72, 0.42))
        pen.arc(fill, 0.5, 0.50, 0.36, 12, 168, thick)


def dice(pen: Pen, face: Colour, edge: Colour, pip: Colour) -> None:
    """Two dice, one behind the other."""
    for left, top, pips in ((0.34, 0.04, ((0.5, 0.5),)), (0.04, 0.34, ((0.28, 0.28), (0.5, 0.5), (0.72, 0.72)))):
        size = 0.62
        pen.rect(edge, left, top, left + size, top + size, 0.14)
        pen.rect(face, left + 0.06, top + 0.06, left + size - 0.06, top + size - 0.06, 0.09)
        for x, y in pips:
            pen.disc(pip, left + x * size, top + y * size, 0.065)


def die(pen: Pen, face: Colour, edge: Colour) -> None:
    """The ground of a die; what it shows is put upon it."""
    pen.rect(edge, 0.0, 0.0, 1.0, 1.0, 0.20)
    pen.rect(face, 0.055, 0.055, 0.945, 0.945, 0.16)


def card(pen: Pen, paper: Colour, dark: Colour, sign: str) -> None:
    """A card, upright: an action card, or a scoring card with its sign."""
    pen.rect(dark, 0.14, 0.0, 0.86, 1.0, 0.10)
    pen.rect(paper, 0.20, 0.06, 0.80, 0.94, 0.06)
    if sign == "action":
        for y in (0.26, 0.5, 0.74):
            pen.polygon(dark, (0.30, y - 0.09), (0.46, y), (0.30, y + 0.09))
            pen.line(dark, 0.06, (0.54, y), (0.70, y))
    elif sign == "green":
        pen.disc(dark, 0.37, 0.34, 0.11)
        pen.disc(dark, 0.63, 0.66, 0.11)
        pen.line(dark, 0.06, (0.37, 0.34), (0.63, 0.66))
    else:
        for x, y in around(0.5, 0.5, 0.24, 6):
            pen.line(dark, 0.085, (0.5, 0.5), (x, y))


def ship(pen: Pen, wood: Colour, dark: Colour, sail: Colour) -> None:
    """A ship under sail, on cards and dice: trade."""
    pen.rect(dark, 0.47, 0.04, 0.53, 0.70)
    pen.polygon(dark, (0.52, 0.04), (0.94, 0.56), (0.52, 0.56))
    pen.polygon(sail, (0.56, 0.15), (0.85, 0.51), (0.56, 0.51))
    pen.polygon(dark, (0.47, 0.14), (0.12, 0.56), (0.47, 0.56))
    pen.polygon(sail, (0.43, 0.25), (0.21, 0.51), (0.43, 0.51))
    pen.polygon(dark, (0.0, 0.62), (1.0, 0.62), (0.82, 0.96), (0.18, 0.96))
    pen.polygon(wood, (0.09, 0.67), (0.91, 0.67), (0.78, 0.91), (0.22, 0.91))


def hull(pen: Pen, wood: Colour, dark: Colour, water: Colour) -> None:
    """What goods lie on: a long hull in the waves."""
    high = pen.height
    for ink, inner in ((dark, 0.0), (wood, 0.016)):
        top, deck, low = high * (0.10 + inner * 7), high * (0.42 + inner * 5), high * (0.92 - inner * 4)
        left, right = inner, 1 - inner
        pen.polygon(ink, (left, top), (0.06, deck), (0.94, deck), (right, top), (0.92 - inner / 2, low), (0.08, low))
    waves = [(step / 40, high * (0.86 + 0.07 * sin(step * pi / 2.5))) for step in range(41)]
    pen.polygon(water, *waves, (1, high), (0, high))


def bag(pen: Pen, cloth: Colour, dark: Colour) -> None:
    """The bag with the goods."""
    for ink, inner in ((dark, 0.0), (cloth, 0.06)):
        pen.oval(ink, 0.06 + inner, 0.34 + inner, 0.94 - inner, 1.0 - inner)
        neck = ((0.30 + inner, 0.40), (0.20 + inner, 0.02 + inner), (0.5, 0.12 + inner))
        pen.polygon(ink, *neck, (0.80 - inner, 0.02 + inner), (0.70 - inner, 0.40))
    pen.line(dark, 0.08, (0.30, 0.36), (0.70, 0.36))


def house(pen: Pen, wall: Colour, dark: Colour) -> None:
    """A city that can be founded: a gate between two towers."""
    for ink, inner in ((dark, 0.0), (wall, 0.055)):
        pen.rect(ink, 0.04 + inner, 0.18 + inner, 0.34 - inner, 0.94 - inner)
        pen.rect(ink, 0.66 + inner, 0.18 + inner, 0.96 - inner, 0.94 - inner)
        pen.rect(ink, 0.30 + inner, 0.42 + inner, 0.70 - inner, 0.94 - inner)
    for x in (0.04, 0.16, 0.28, 0.66, 0.78, 0.90):
        pen.rect(dark, x, 0.08, x + 0.06, 0.20)
    pen.disc(dark, 0.5, 0.68, 0.12)
    pen.rect(dark, 0.38, 0.68, 0.62, 0.94)


def rings(pen: Pen, gold: Colour, dark: Colour) -> None:
    """Two wedding rings."""
    for x, y in ((0.35, 0.58), (0.65, 0.42)):
        pen.ring(dark, x, y, 0.33, 0.19)
        pen.ring(gold, x, y, 0.285, 0.10)


def purse(pen: Pen, leather: Colour, dark: Colour, gold: Colour) -> None:
    """A money bag with a coin."""
    bag(pen, leather, dark)
    pen.disc(dark, 0.5, 0.68, 0.19)
    pen.disc(gold, 0.5, 0.68, 0.13)


def more(pen: Pen, plate: Colour, dark: Colour, ink: Colour) -> None:
    """Revaluation: a tile with an arrow that points up."""
    pen.rect(dark, 0.02, 0.10, 0.98, 0.90, 0.12)
    pen.rect(plate, 0.08, 0.16, 0.92, 0.84, 0.08)
    pen.polygon(ink, (0.5, 0.22), (0.76, 0.50), (0.60, 0.50), (0.60, 0.78), (0.40, 0.78), (0.40, 0.50), (0.24, 0.50))


def wing(pen: Pen, feather: Colour, dark: Colour) -> None:
    """Leonardo's wing: one more bonus action."""
    for ink, grown in ((dark, 0.05), (feather, 0.0)):
        for step in range(5):
            angle = pi * (0.98 - step * 0.13)
            x, y = 0.80 + cos(angle) * 0.72, 0.80 - sin(angle) * 0.72
            pen.line(ink, 0.13 + 2 * grown, (0.82, 0.80), (x, y))
    pen.disc(dark, 0.82, 0.80, 0.11)
    pen.disc(feather, 0.82, 0.80, 0.06)


def tick(pen: Pen, ink: Colour, rim: Colour) -> None:
    """Used, done."""
    for fill, width in ((rim, 0.30), (ink, 0.16)):
        pen.line(fill, width, (0.18, 0.54), (0.40, 0.76), (0.82, 0.26))


def goblet(pen: Pen, gold: Colour, dark: Colour) -> None:
    """Who begins."""
    for ink, inner in ((dark, 0.0), (gold, 0.06)):
        pen.pie(ink, 0.5, 0.12 + inner, 0.42 - inner, 0, 180)
        pen.rect(ink, 0.42 + inner * 0.5, 0.5, 0.58 - inner * 0.5, 0.84)
        pen.rect(ink, 0.22 + inner, 0.80 + inner * 0.5, 0.78 - inner, 0.96 - inner * 0.6)
