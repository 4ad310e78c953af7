"""What each card brings in the end, in groups of icons: so much of this is so many points."""

from engine.games.carrara.data import CITIES, OBJECTS
from render.games.carrara.cards.card import Card
from render.games.carrara.cards.icons import (
    Icon,
    across,
    coin,
    cost,
    equals,
    number,
    plus,
    row,
    shield,
    space,
    thing,
    times,
    worth,
)
from render.games.carrara.cards.pictograms import once_more, sets
from render.games.carrara.tray import Tray

Group = tuple[Icon, ...]
APART = 26
"""Between two groups."""


def row_of(tray: Tray, left: float, y: float, size: float, all_of_it: tuple[Group, ...], room: float) -> None:
    """All groups side by side, as large as there is room for."""
    icons = [icon for group in all_of_it for icon in group]
    fixed = 4 * len(icons) + APART * (len(all_of_it) - 1)
    size = min(size, (room - fixed) / sum(map(across, icons)))
    for group in all_of_it:
        left = row(tray, left, y, size, group) + APART


def groups(card: Card, left: int, rate: int) -> tuple[Group, ...]:
    """Of any card; `left` is what an object brings that the object card leaves out, `rate` how many coins a point is if
    the top card says so."""
    match card.colour:
        case "top":
            return ((coin(rate), equals, worth(1)),) if rate else ()
        case "objects":
            return _objects(card, left)
        case "buildings":
            return _buildings(card)
    if card.score == "most":
        areas = zip(card.areas, card.vp, strict=True)
        return tuple((*map(space, area), equals, worth(vp)) for area, vp in areas)
    return (once_more(card),)


def _objects(card: Card, left: int) -> tuple[Group, ...]:
    other = (thing(OBJECTS[5]), equals, worth(left))
    match card.score:
        case "each":
            return ((thing(OBJECTS[1]), equals, worth(card.vp[0])),)
        case "sets":
            return ((*sets(card), equals, worth(card.vp[0])), other)
        case "product":
            one, two, three = ((thing(OBJECTS[kind]),) * 2 for kind in (1, 0, 3))
            return ((*one, times, *two, times, *three), other)
    return tuple((number(n), equals, worth(vp)) for n, vp in enumerate(card.vp) if n)


def _buildings(card: Card) -> tuple[Group, ...]:
    match card.score:
        case "sets" | "eights":
            return tuple((space(city), worth(vp)) for city, vp in zip(CITIES, card.vp, strict=True))
        case "category":
            return ((space(card.goal), equals, worth(card.vp[0])),)
        case "product":
            return ((shield, times, shield, times, shield),)
        case "pairs":
            return ((space("city"), plus, space("land")),)
    return ((cost(1), equals, worth(1)),)
