"""The building cards: what is counted of the buildings that stand, and what they are worth in the end."""

from functools import lru_cache

from engine.games.carrara.data import CATEGORIES, CITIES, Counts, FactTables
from engine.games.carrara.data.cards import BuildingCardFacts
from engine.games.carrara.rules.cards.objects import product
from engine.games.carrara.state import Building

Buildings = tuple[Building, ...]


def counted(tables: FactTables, card: BuildingCardFacts, buildings: Buildings) -> int:
    """How far these buildings are toward the card's objective."""
    match card.goal:
        case "cost":
            return sum([tables.tile_cost[building.tile] for building in buildings])
        case "cities":
            return sum([n >= card.size for n in by_city(buildings)])
        case "eights":
            return len(eights(tables, buildings))
        case "pairs":
            return min(len(costs_of(tables, category, buildings)) for category in CATEGORIES)
    return len(costs_of(tables, card.goal, buildings))


@lru_cache(4096)
def building_points(tables: FactTables, card: BuildingCardFacts, buildings: Buildings) -> int:
    """What these buildings bring in the end."""
    match card.score:
        case "sets":
            return sum([n // card.size * vp for n, vp in zip(by_city(buildings), card.vp, strict=True)])
        case "eights":
            return sum([card.vp[building.city] for building in eights(tables, buildings)])
        case "category":
            return card.vp[0] * counted(tables, card, buildings)
        case "product":
            fullest = sorted(filter(None, by_city(buildings)), reverse=True)
            return product(tuple(fullest[: card.groups]))
        case "pairs":
            dearest = [sorted(costs_of(tables, category, buildings), reverse=True) for category in CATEGORIES]
            return sum([sum(pair) for pair in zip(*dearest, strict=False)])
    return sum([tables.tile_cost[building.tile] for building in buildings])


def by_city(buildings: Buildings) -> Counts:
    """How many stand in each city."""
    cities = [building.city for building in buildings]
    return tuple([cities.count(city) for city in range(len(CITIES))])


def eights(tables: FactTables, buildings: Buildings) -> list[Building]:
    return [building for building in buildings if building.tile >= tables.in_pile]


def costs_of(tables: FactTables, category: str, buildings: Buildings) -> list[int]:
    """What the City or Land buildings among these cost: it goes by their type, not by where they stand."""
    wanted = CATEGORIES.index(category)
    return [tables.tile_cost[b.tile] for b in buildings if tables.category[tables.tile_type[b.tile]] == wanted]
