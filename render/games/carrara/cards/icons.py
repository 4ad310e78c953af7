"""What the cards speak of, each as an icon: a set of objects, a city with buildings, an 8-building."""

from collections.abc import Callable, Sequence
from functools import partial

from render.core.fonts import Face
from render.games.carrara.shapes import pieces, spaces
from render.games.carrara.tray import Tray

Icon = Callable[[Tray, float, float, float], None]
"""Draws itself around a place, so large."""
WIDE = {"plus": 0.5, "times": 0.5, "equals": 0.6, "house": 0.62, "_number": 0.55}
"""How much of its size some icons need across; else all of it."""


def row(tray: Tray, left: float, y: float, size: float, icons: Sequence[Icon]) -> float:
    """Icons side by side; where they end."""
    for icon in icons:
        wide = size * across(icon)
        icon(tray, left + wide / 2, y, size)
        left += wide + 4
    return left


def fitted(size: float, icons: Sequence[Icon], room: float) -> float:
    """How large they can be side by side: as large as this, if there is room."""
    return min(size, (room - 4 * len(icons)) / sum(map(across, icons)))


def across(icon: Icon) -> float:
    """How wide an icon is, of its size."""
    plain = icon.func if isinstance(icon, partial) else icon
    return WIDE.get(plain.__name__, 1.0)


# One icon each


def done(tray: Tray, x: float, y: float, size: float) -> None:
    """A scoring."""
    tray.points(x, y, size)
    tray.tick(x, y, size * 0.5)


def scored_city(tray: Tray, x: float, y: float, size: float) -> None:
    """A city that was scored."""
    shield(tray, x, y, size)
    tray.tick(x, y, size * 0.6)


def shield(tray: Tray, x: float, y: float, size: float) -> None:
    """Any city."""
    tray.canvas.sprite(x, y, size, spaces.shield, tray.theme.well, tray.theme.soft)


def house(tray: Tray, x: float, y: float, size: float) -> None:
    """Any building."""
    tray.canvas.sprite(x, y, size * 0.6, pieces.house, tray.theme.ink)


def coins(tray: Tray, x: float, y: float, size: float) -> None:
    """Coins, however many."""
    tray.coin(x, y, size)


def plus(tray: Tray, x: float, y: float, size: float) -> None:
    """And."""
    tray.canvas.text(x, y, "+", max(24, round(size * 0.7)), tray.theme.soft, anchor="middle")


def times(tray: Tray, x: float, y: float, size: float) -> None:
    """Multiplied by."""
    tray.canvas.text(x, y, "×", max(24, round(size * 0.7)), tray.theme.soft, anchor="middle")


def equals(tray: Tray, x: float, y: float, size: float) -> None:
    """Brings."""
    tray.canvas.text(x, y, "=", max(24, round(size * 0.7)), tray.theme.soft, anchor="middle")


def number(n: int) -> Icon:
    """So many of what follows."""
    return partial(_number, n)


def _number(n: int, tray: Tray, x: float, y: float, size: float) -> None:
    tray.canvas.text(x, y, str(n), max(24, round(size * 0.76)), tray.theme.ink, Face.BOLD, "middle")


def thing(kind: str) -> Icon:
    """An object."""
    return partial(_thing, kind)


def _thing(kind: str, tray: Tray, x: float, y: float, size: float) -> None:
    tray.thing(x, y, size * 0.94, kind)


def outline(kind: str) -> Icon:
    """A type of building on its ground."""
    return partial(_outline, kind)


def _outline(kind: str, tray: Tray, x: float, y: float, size: float) -> None:
    tray.scored(x, y, size, kind)


def space(name: str) -> Icon:
    """A city's crest, or the sign of a category."""
    return partial(_space, name)


def _space(name: str, tray: Tray, x: float, y: float, size: float) -> None:
    tray.scored(x, y, size, name)


def cost(n: int) -> Icon:
    """A building of this cost, or buildings that cost so much together."""
    return partial(_cost, n)


def _cost(n: int, tray: Tray, x: float, y: float, size: float) -> None:
    tray.cost(x, y, size, n)


def worth(n: int) -> Icon:
    """So many points."""
    return partial(_worth, n)


def _worth(n: int, tray: Tray, x: float, y: float, size: float) -> None:
    tray.points(x, y, size, n)


def coin(n: int) -> Icon:
    """So many coins."""
    return partial(_coin, n)


def _coin(n: int, tray: Tray, x: float, y: float, size: float) -> None:
    tray.coin(x, y, size, n)
