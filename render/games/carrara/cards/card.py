"""A card of the expansion as pictures need it: what it counts, how much is enough, what it scores in the end."""

from functools import cache

from msgspec import UNSET, Struct

from engine.games.carrara.data import TABLES
from engine.games.carrara.views import CardView, ExpansionView, TableView


class Card(Struct, frozen=True):
    """One of the four. What it does not have is empty."""

    colour: str
    """`top`, `objects`, `buildings` or `bonus`."""
    number: str
    goal: str = ""
    least: int = 0
    size: int = 0
    costs: tuple[int, ...] = ()
    score: str = ""
    vp: tuple[int, ...] = ()
    groups: int = 0
    choose: int = 0
    cities: tuple[str, ...] = ()
    areas: tuple[tuple[str, ...], ...] = ()


def expanded(table: TableView) -> ExpansionView:
    """What lies on a table with the expansion."""
    assert table.expansion is not UNSET
    return table.expansion


def cards_of(table: TableView) -> tuple[Card, ...]:
    """The four on this table, in the order of the objectives board."""
    return tuple(_card(table.data, each) for each in expanded(table).cards)


@cache
def _card(data: int, seen: CardView) -> Card:
    cards, number = TABLES[data].cards, seen.number
    match seen.colour:
        case "top":
            top = cards.top[number]
            return Card("top", number, top.goal, seen.least, costs=top.costs)
        case "objects":
            things = cards.objects[number]
            return Card(
                "objects", number, things.goal, seen.least, things.size, (), things.score, things.vp, things.groups
            )
        case "buildings":
            built, dear = cards.buildings[number], (TABLES[data].facts.expansion.cost,)
            return Card(
                "buildings", number, built.goal, seen.least, built.size, dear, built.score, built.vp, built.groups
            )
    bonus = cards.bonus[number]
    return Card(
        "bonus",
        number,
        score=bonus.score,
        vp=bonus.vp,
        choose=bonus.choose,
        cities=bonus.cities,
        areas=bonus.areas,
    )
