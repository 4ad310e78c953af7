"""Small things: wreaths, windows, shields, doors, walls, towers, cards that lie face down."""

from render.core.colours import Colour
from render.core.pen import Pen, around


def wreath(pen: Pen, leaf: Colour, dark: Colour) -> None:
    """Points, of which there are soon two digits: its leaves are small, so that there is room within."""
    leaves = [around(0.5, 0.5, 0.42, 1, 90 - side * (22 + 19.5 * step))[0] for side in (-1, 1) for step in range(8)]
    for ink, radius in ((dark, 0.08), (leaf, 0.058)):
        for x, y in leaves:
            pen.disc(ink, x, y, radius)


def window(pen: Pen, lit: Colour, dark: Colour) -> None:
    """A window with a round arch and a cross of lead."""
    pen.disc(dark, 0.5, 0.42, 0.40)
    pen.rect(dark, 0.10, 0.40, 0.90, 0.98)
    pen.disc(lit, 0.5, 0.42, 0.31)
    pen.rect(lit, 0.19, 0.42, 0.81, 0.90)
    pen.rect(dark, 0.45, 0.08, 0.55, 0.92)
    pen.rect(dark, 0.17, 0.50, 0.83, 0.59)


def shield(pen: Pen, steel: Colour, steel_dark: Colour, dark: Colour) -> None:
    """A pointed shield, one half of it in the shade."""
    pen.polygon(dark, *_shield(0.0))
    pen.polygon(steel, *_shield(0.09))
    right = [point for point in _shield(0.09) if point[0] >= 0.5]
    pen.polygon(steel_dark, (0.5, 0.12), *right)


def _shield(inner: float) -> list[tuple[float, float]]:
    left, right, top, low = 0.06 + inner, 0.94 - inner, 0.04 + inner, 0.52 - inner * 0.2
    point = (0.5, 0.99 - inner * 1.2)
    foot = 0.22 + inner * 0.6
    return [(left, top), (right, top), (right, low), (1 - foot, 0.78), point, (foot, 0.78), (left, low)]


def door(pen: Pen, wood: Colour, lit: Colour, dark: Colour, opened: bool) -> None:
    """A portal: closed, or wide open with light behind it."""
    pen.disc(dark, 0.5, 0.34, 0.29)
    pen.rect(dark, 0.21, 0.34, 0.79, 1.0)
    inside = lit if opened else wood
    pen.disc(inside, 0.5, 0.34, 0.22)
    pen.rect(inside, 0.28, 0.34, 0.72, 0.96)
    if opened:
        for hinge, edge in ((0.26, 0.0), (0.74, 1.0)):
            inner = (hinge + edge) / 2
            pen.polygon(dark, (hinge, 0.20), (edge, 0.32), (edge, 1.0), (hinge, 0.92))
            near = hinge + (edge - hinge) * 0.18
            far = edge - (edge - hinge) * 0.22
            pen.polygon(wood, (near, 0.28), (far, 0.38), (far, 0.92), (near, 0.86))
            pen.rect(dark, inner - 0.02, 0.58, inner + 0.02, 0.66)
    else:
        pen.rect(dark, 0.47, 0.12, 0.53, 0.96)
        for x in (0.40, 0.60):
            pen.disc(dark, x, 0.62, 0.04)


def wall(pen: Pen, stone: Colour, joint: Colour, dark: Colour) -> None:
    """A piece of the city's wall with three merlons."""
    pen.rect(dark, 0.0, 0.36, 1.0, 0.92)
    for left in (0.0, 0.36, 0.72):
        pen.rect(dark, left, 0.12, left + 0.28, 0.5)
        pen.rect(stone, left + 0.05, 0.17, left + 0.23, 0.5)
    pen.rect(stone, 0.05, 0.42, 0.95, 0.87)
    for y in (0.55, 0.71):
        pen.rect(joint, 0.05, y, 0.95, y + 0.05)
    for x, y in ((0.34, 0.42), (0.66, 0.42), (0.20, 0.60), (0.50, 0.60), (0.78, 0.60), (0.34, 0.76), (0.66, 0.76)):
        pen.rect(joint, x, y, x + 0.05, y + 0.13)


def tower(pen: Pen, stone: Colour, joint: Colour, dark: Colour, tree: Colour) -> None:
    """A slender tower with trees on top, as one of Lucca has."""
    for x, r in ((0.36, 0.13), (0.64, 0.13), (0.5, 0.15)):
        pen.disc(dark, x, 0.16, r + 0.03)
    for x, r in ((0.36, 0.12), (0.64, 0.12), (0.5, 0.14)):
        pen.disc(tree, x, 0.16, r)
    pen.rect(dark, 0.22, 0.24, 0.78, 0.42)
    pen.rect(stone, 0.27, 0.28, 0.73, 0.38)
    pen.rect(dark, 0.28, 0.40, 0.72, 1.0)
    pen.rect(stone, 0.33, 0.40, 0.67, 0.96)
    pen.rect(joint, 0.56, 0.40, 0.67, 0.96)
    for y in (0.48, 0.66):
        pen.rect(dark, 0.41, y, 0.51, y + 0.12)


def card_back(pen: Pen, back: Colour, line: Colour, dark: Colour) -> None:
    """A card that lies face down."""
    pen.rect(dark, 0.16, 0.02, 0.84, 0.98, 0.10)
    pen.rect(back, 0.21, 0.07, 0.79, 0.93, 0.07)
    pen.polygon(line, (0.5, 0.26), (0.68, 0.5), (0.5, 0.74), (0.32, 0.5))


def discarded(pen: Pen, back: Colour, line: Colour, dark: Colour) -> None:
    """A card that is out of the game: face down, and crossed out."""
    pen.rect(dark, 0.16, 0.02, 0.84, 0.98, 0.10)
    pen.rect(back, 0.21, 0.07, 0.79, 0.93, 0.07)
    for one, other in (((0.30, 0.26), (0.70, 0.74)), ((0.70, 0.26), (0.30, 0.74))):
        pen.line(line, 0.12, one, other)


def cross(pen: Pen, ink: Colour) -> None:
    """Not enough."""
    pen.line(ink, 0.17, (0.2, 0.2), (0.8, 0.8))
    pen.line(ink, 0.17, (0.8, 0.2), (0.2, 0.8))
