"""What each card wants and scores, as a row of icons."""

from engine.games.carrara.data import CITIES, OBJECTS, TYPES
from render.games.carrara.cards.card import Card
from render.games.carrara.cards.icons import (
    Icon,
    coin,
    cost,
    done,
    house,
    number,
    outline,
    plus,
    scored_city,
    shield,
    space,
    thing,
    worth,
)
from render.games.carrara.shapes import spaces
from render.games.carrara.tray import Tray


def emblem(tray: Tray, x: float, y: float, size: float, colour: str) -> None:
    """By which each of the four cards is known wherever it is spoken of."""
    match colour:
        case "top":
            tray.canvas.sprite(x, y, size, spaces.target, tray.theme.ink, tray.theme.turn)
        case "objects":
            tray.thing(x, y, size, "crown")
        case "buildings":
            outline("palazzo")(tray, x, y, size)
        case _:
            tray.points(x, y, size, "+")


# What the cards want


def wanted(card: Card) -> tuple[str, tuple[Icon, ...]]:
    """A card's objective: how many, and of what."""
    match card.goal:
        case "coins":
            return "", (coin(card.least),)
        case "points":
            return "", (worth(card.least),)
        case "cost":
            return "", (cost(card.least),)
    return f"{card.least} ×", _counted(card)


def _counted(card: Card) -> tuple[Icon, ...]:
    match card.goal:
        case "scorings":
            return (done,)
        case "dear-buildings" | "eights":
            return tuple(map(cost, card.costs))
        case "cities-scored":
            return (scored_city,)
        case "buildings":
            return (house,)
        case "cities":
            return (shield, *(house,) * card.size)
        case "land" | "city":
            return (space(card.goal),)
        case "pairs":
            return (space("city"), plus, space("land"))
    return sets(card)


def sets(card: Card) -> tuple[Icon, ...]:
    """The objects that an object card wants together."""
    match card.goal:
        case "identical":
            return (thing(OBJECTS[1]),) * card.size
        case "two-and-four":
            return (number(2), thing(OBJECTS[0]), plus, number(4), thing(OBJECTS[3]))
        case "different":
            return tuple(map(thing, OBJECTS[: card.size]))
    return (thing(OBJECTS[1]),)


# What the bonus cards score


def once_more(card: Card) -> tuple[Icon, ...]:
    """What is scored in the end, or where one has to have built for most."""
    match card.score:
        case "cities":
            return tuple(map(space, card.cities)) or (shield,) * card.choose
        case "types":
            return tuple(map(outline, TYPES[: card.choose]))
        case "smallest":
            return tuple(map(outline, TYPES))
    return tuple(map(space, CITIES))
