"""The facts of Dynasties: what the data file says, and the same by the numbers that cities, cards and goods have."""

from importlib.resources import files

from msgspec import Struct

from engine.core.values.facts import load
from engine.games.dynasties.data.facts import (
    ActionFacts,
    BonusFacts,
    CityFacts,
    FreeCityFacts,
    GreenFacts,
    YellowFacts,
)
from engine.games.dynasties.data.facts import (
    Counts as Counts,
)
from engine.games.dynasties.data.whole import DynastiesFacts

HOME = files("data").joinpath("dynasties")

ROLES = ("prince", "princess")
PRINCE, PRINCESS = range(2)


class FactTables(Struct, frozen=True, eq=False):
    """The facts by number: cities of the board, extra cities, free cities; green scoring cards, yellow ones."""

    facts: DynastiesFacts
    cities: tuple[CityFacts | FreeCityFacts, ...]
    printed: int
    """The cities below this number are on the board at every table."""
    open_at_five: int
    """Those below this one are with five players; the others are free cities."""
    scores: tuple[GreenFacts | YellowFacts, ...]
    greens: int
    """The scoring cards below this number are green."""
    colour: Counts
    """By role: the good in which its space is paid."""
    character: int
    special: int
    joker: int
    """The goods in which characters and specials are paid, and the one that stands for any."""

    def card(self, action: int) -> ActionFacts:
        """A kind of action card."""
        return self.facts.actions[action]

    def bonus(self, city: int) -> BonusFacts:
        """What a figure brings there."""
        return self.cities[city].bonus


def tables(facts: DynastiesFacts) -> FactTables:
    """The same facts, to be looked up."""
    goods = [good.id for good in facts.goods]
    costs = facts.costs
    return FactTables(
        facts,
        (*facts.cities, *facts.extra_cities, *facts.free_cities),
        len(facts.cities),
        len(facts.cities) + len(facts.extra_cities),
        (*facts.greens, *facts.yellows),
        len(facts.greens),
        (goods.index(costs.prince), goods.index(costs.princess)),
        goods.index(costs.character),
        goods.index(costs.special),
        goods.index(costs.joker),
    )


FACTS: dict[int, DynastiesFacts] = {1: load(DynastiesFacts, HOME, "1.json")}
TABLES: dict[int, FactTables] = {version: tables(facts) for version, facts in FACTS.items()}

# The names are the same in every data version; only numbers are ever corrected.
_latest = TABLES[max(TABLES)]
REGIONS = tuple(region.id for region in _latest.facts.regions)
GOODS = tuple(good.id for good in _latest.facts.goods)
CITIES = tuple(city.id for city in _latest.cities)
FREE_CITIES = tuple(city.id for city in _latest.facts.free_cities)
ACTIONS = tuple(card.id for card in _latest.facts.actions)
SCORES = tuple(card.id for card in _latest.scores)
BOOKS = tuple(tile.id for tile in _latest.facts.book_tiles)
FACES = tuple(dict.fromkeys(face for die in _latest.facts.dice for face in die))
CHARACTERS = tuple(character.id for character in _latest.facts.characters)
BONUS_ACTIONS = tuple(bonus.id for bonus in _latest.facts.bonus_actions)
SHIPS = tuple(str(number) for number in range(1, _latest.facts.ships + 1))
NEXT = "next"
"""The first free place behind those that are paid for."""
PLACES = (*(place.id for place in _latest.facts.places), NEXT)
TILE = "tile"
"""A book tile in the place of an action card."""
CARDS = (*ACTIONS, TILE)
NOTHING = (0,) * len(GOODS)
