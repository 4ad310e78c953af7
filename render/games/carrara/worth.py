"""What scoring would bring: the cost of each building times the value of the city it stands in."""

from collections.abc import Iterable

from msgspec import Struct

from engine.games.carrara.data import CITIES, CarraraFacts
from engine.games.carrara.views import BuildingView


class Worth(Struct, frozen=True):
    """Points and coins."""

    vp: int = 0
    coins: int = 0


def worth(facts: CarraraFacts, buildings: Iterable[BuildingView]) -> Worth:
    """Of these buildings together, whether they share a type or a city."""
    vp = coins = 0
    for building in buildings:
        city = facts.cities[CITIES.index(building.city)]
        vp += building.cost * city.vp
        coins += building.cost * city.coins
    return Worth(vp, coins)
