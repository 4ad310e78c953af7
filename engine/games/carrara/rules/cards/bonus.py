"""The bonus cards: in the end something is scored once more, without marker, objects or a least number of buildings.

What a card leaves to its owner's choice touches nobody else, and one choice is always best: it is made for him.
"""

from collections.abc import Iterable, Sequence
from itertools import combinations

from engine.games.carrara.data import CITIES, TYPES, Counts, FactTables
from engine.games.carrara.data.cards import BonusFacts
from engine.games.carrara.rules.cards.buildings import Buildings
from engine.games.carrara.rules.upgrades import values
from engine.games.carrara.state import Building
from engine.games.carrara.views import Bonus


def bonuses(
    tables: FactTables, card: BonusFacts, boards: Sequence[Buildings], laid: Sequence[Counts], coins: Counts, rate: int
) -> tuple[Bonus, ...]:
    """What the card brings each seat; so many coins of one's own, and so many for a point, decide what is best."""
    if card.score == "most":
        return most(tables, card, boards)
    seats = zip(boards, laid, coins, strict=True)
    return tuple(bonus(tables, card, board, upgrades, own, rate) for board, upgrades, own in seats)


def bonus(tables: FactTables, card: BonusFacts, board: Buildings, laid: Counts, coins: int, rate: int) -> Bonus:
    """Of one seat: the cities or types that the card names, or the best of them, or each type's smallest building."""
    if card.score == "smallest":
        return together(smallest(tables, board, laid))
    scored = of_cities(tables, board, laid) if card.score == "cities" else of_types(tables, board, laid)
    if not card.choose:
        return together([each for each in scored if each.what[0] in card.cities])
    pairs = [together(pair) for pair in combinations(scored, min(card.choose, len(scored)))]
    return max(pairs, key=lambda pair: (pair.vp + (coins + pair.coins) // rate, pair.vp))


def of_cities(tables: FactTables, board: Buildings, laid: Counts) -> list[Bonus]:
    """Each city with a building, scored as it is worth to this seat."""
    return [
        one(tables, name, [each for each in board if each.city == city], laid)
        for city, name in enumerate(CITIES)
        if any(each.city == city for each in board)
    ]


def of_types(tables: FactTables, board: Buildings, laid: Counts) -> list[Bonus]:
    """Each type with a building."""
    owned = [(name, of_type(tables, board, kind)) for kind, name in enumerate(TYPES)]
    return [one(tables, name, buildings, laid) for name, buildings in owned if buildings]


def smallest(tables: FactTables, board: Buildings, laid: Counts) -> list[Bonus]:
    """Each type's cheapest building. No two of a type cost the same."""
    owned = [(name, of_type(tables, board, kind)) for kind, name in enumerate(TYPES)]
    return [
        one(tables, name, sorted(buildings, key=lambda each: tables.tile_cost[each.tile])[:1], laid)
        for name, buildings in owned
        if buildings
    ]


def most(tables: FactTables, card: BonusFacts, boards: Sequence[Buildings]) -> tuple[Bonus, ...]:
    """Of each area, points for whoever has built for most there; for all who tie, and for nobody if nobody has."""
    found = [Bonus((), 0, 0)] * len(boards)
    for area, vp in zip(card.areas, card.vp, strict=True):
        cities = {CITIES.index(city) for city in area}
        costs = [sum(tables.tile_cost[each.tile] for each in board if each.city in cities) for board in boards]
        for seat, cost in enumerate(costs):
            if cost and cost == max(costs):
                found[seat] = together([found[seat], Bonus(area, vp, 0)])
    return tuple(found)


def one(tables: FactTables, name: str, buildings: Iterable[Building], laid: Counts) -> Bonus:
    """These buildings, each at the value of its city."""
    vp, coins = values(tables, laid)
    costs = [(tables.tile_cost[each.tile], each.city) for each in buildings]
    return Bonus((name,), sum(cost * vp[city] for cost, city in costs), sum(cost * coins[city] for cost, city in costs))


def of_type(tables: FactTables, board: Buildings, kind: int) -> list[Building]:
    return [each for each in board if tables.tile_type[each.tile] == kind]


def together(parts: Iterable[Bonus]) -> Bonus:
    """Several as one."""
    all_parts = list(parts)
    what = tuple(name for part in all_parts for name in part.what)
    return Bonus(what, sum(part.vp for part in all_parts), sum(part.coins for part in all_parts))
