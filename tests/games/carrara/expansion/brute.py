"""The cards and scorings of Carrara's expansion by brute force: literal search, from the rules alone.

Nothing is taken from the engine, no number either, and no formula: buildings are paired in every way, cities chosen in
every way, and the best is kept. A building is its type, cost and city; a card is its number, 1 to 9.
"""

from collections.abc import Collection, Mapping, Sequence
from functools import cache
from itertools import combinations
from math import prod

from tests.games.carrara.expansion.brute_objects import Counts, object_points

Built = tuple[str, int, str]
Value = tuple[int, int]
"""VP and coins."""
Cards = tuple[int, int, int, int]
"""The numbers of the Top, Object, Building and Bonus card."""

CITIES = ("livorno", "pisa", "lucca", "viareggio", "massa", "lerici")
CITY_TYPES = ("biblioteca", "palazzo", "porta", "cattedrale")
LAND_TYPES = ("castello", "villa")
TYPES = CITY_TYPES + LAND_TYPES
CATEGORIES = {"city": CITY_TYPES, "land": LAND_TYPES}
PRINTED = {
    "livorno": (3, 0),
    "pisa": (0, 3),
    "lucca": (2, 0),
    "viareggio": (0, 2),
    "massa": (1, 0),
    "lerici": (0, 1),
    "city": (0, 1),
    "land": (1, 0),
}
UPGRADED = {
    "livorno": (4, 1),
    "pisa": (1, 3),
    "lucca": (3, 1),
    "viareggio": (1, 2),
    "massa": (2, 1),
    "lerici": (1, 1),
    "city": (1, 1),
    "land": (2, 1),
}

# Scoring


def worth(buildings: Sequence[Built], upgrades: Collection[str], space: str | None = None) -> Value:
    """Each cost at the value of the building's own city, or all at that of one space."""
    vp = coins = 0
    for _, cost, city in buildings:
        each = (UPGRADED if (space or city) in upgrades else PRINTED)[space or city]
        vp, coins = vp + cost * each[0], coins + cost * each[1]
    return vp, coins


def scored_by(what: str, buildings: Sequence[Built]) -> list[Built]:
    """The buildings that a type, a city or a category has."""
    return [each for each in buildings if what in (each[0], each[2]) or each[0] in CATEGORIES.get(what, ())]


def scoring(what: str, buildings: Sequence[Built], upgrades: Collection[str]) -> tuple[int, int, Counts]:
    """VP, coins and objects, as long as the supply has them."""
    found = scored_by(what, buildings)
    if what in CATEGORIES:
        return *worth(found, upgrades, what), (0,) * 6
    return *worth(found, upgrades), tuple([each[0] for each in found].count(kind) for kind in TYPES)


# Top cards


def top_met(
    number: int, players: int, *, scorings: int, cities_scored: int, buildings: Sequence[Built], coins: int, vp: int
) -> bool:
    dear = [each for each in buildings if each[1] in (5, 8)]
    have = (scorings, len(dear), cities_scored, len(buildings), coins, vp)[number - 1]
    with_two = (4, 4, 3, 8, 30, 30)[number - 1]
    with_three = (4, 3, 2, 7, 25, 25)[number - 1]
    with_four = (4, 2, 1, 6, 20, 20)[number - 1]
    return have >= {2: with_two, 3: with_three, 4: with_four}[players]


# Building cards

IN_ONE_CITY = {2: (11, 9, 7, 5, 3, 1), 3: (17, 14, 11, 8, 5, 2), 4: (23, 19, 15, 11, 7, 3)}
AN_EIGHT_IN = (34, 26, 19, 13, 8, 4)


def costs_of(category: str, buildings: Sequence[Built]) -> tuple[int, ...]:
    return tuple(cost for kind, cost, _ in buildings if kind in CATEGORIES[category])


def in_cities(buildings: Sequence[Built]) -> list[int]:
    return [len(scored_by(city, buildings)) for city in CITIES]


def building_met(number: int, players: int, buildings: Sequence[Built]) -> bool:
    if number in (2, 3, 4, 8):
        size, cities = {2: (2, 3), 3: (3, 2), 4: (4, 1), 8: (2, 3)}[number]
        return any(min(chosen) >= size for chosen in combinations(in_cities(buildings), cities))
    city, land = len(costs_of("city", buildings)), len(costs_of("land", buildings))
    total, eights = sum(each[1] for each in buildings), [each[1] for each in buildings].count(8)
    have = {1: total, 5: eights, 6: land, 7: city, 9: min(city, land)}[number]
    least = {1: (30, 25, 20), 5: (1, 1, 1), 6: (4, 3, 2), 7: (6, 5, 4), 9: (4, 3, 2)}[number]
    return have >= least[players - 2]


def building_points(number: int, buildings: Sequence[Built]) -> int:
    if number in IN_ONE_CITY:
        full = [len(range(number, count + 1, number)) for count in in_cities(buildings)]
        return sum(vp * sets for vp, sets in zip(IN_ONE_CITY[number], full, strict=True))
    if number == 5:
        return sum(AN_EIGHT_IN[CITIES.index(city)] for _, cost, city in buildings if cost == 8)
    if number == 8:
        standing = [count for count in in_cities(buildings) if count]
        return max([0] + [prod(chosen) for cities in (1, 2, 3) for chosen in combinations(standing, cities)])
    city, land = costs_of("city", buildings), costs_of("land", buildings)
    if number == 9:
        return _paired(tuple(sorted(city)), tuple(sorted(land)))
    return {1: sum(city) + sum(land), 6: 6 * len(land), 7: 3 * len(city)}[number]


@cache
def _paired(city: Counts, land: Counts) -> int:
    """The first City building stays single, or stands beside any of the Land buildings."""
    if not city:
        return 0
    first, others = city[0], city[1:]
    pairs = [first + land[n] + _paired(others, land[:n] + land[n + 1 :]) for n in range(len(land))]
    return max([_paired(others, land), *pairs])


# Bonus cards and the end

PAIRS_OF_CITIES = {3: ("livorno", "lerici"), 4: ("pisa", "massa"), 5: ("lucca", "viareggio")}
MOST_IN: dict[int, list[tuple[Sequence[str], int]]] = {
    8: [(CITIES[:3], 9), (CITIES[3:], 9)],
    9: [((city,), vp) for city, vp in zip(CITIES, (14, 12, 10, 8, 6, 4), strict=True)],
}


def bonus(
    number: int,
    seat: int,
    boards: Sequence[Sequence[Built]],
    upgrades: Sequence[Collection[str]],
    coins: Sequence[int],
    rate: int,
) -> Value:
    """VP and coins; where the owner chooses two, those that bring most, then most VP, then the first."""
    mine, laid = boards[seat], upgrades[seat]
    if number in MOST_IN:
        return sum(vp for cities, vp in MOST_IN[number] if _has_most(seat, boards, cities)), 0
    if number == 7:
        of_types = [scored_by(kind, mine) for kind in TYPES]
        return worth([min(found, key=lambda each: each[1]) for found in of_types if found], laid)
    if number in PAIRS_OF_CITIES:
        return _both(PAIRS_OF_CITIES[number], mine, laid)
    built = [what for what in {2: CITIES, 6: TYPES}[number] if scored_by(what, mine)]
    gains = [_both(pair, mine, laid) for pair in combinations(built, 2)] or [_both(built, mine, laid)]
    return max(gains, key=lambda gain: (gain[0] + (coins[seat] + gain[1]) // rate, gain[0]))


def _both(pair: Sequence[str], mine: Sequence[Built], laid: Collection[str]) -> Value:
    return worth([each for what in pair for each in scored_by(what, mine)], laid)


def _has_most(seat: int, boards: Sequence[Sequence[Built]], cities: Sequence[str]) -> bool:
    totals = [sum(cost for _, cost, city in board if city in cities) for board in boards]
    return totals[seat] > 0 and totals[seat] == max(totals)


def final(
    cards: Cards,
    seat: int,
    *,
    vp: int,
    announced: bool,
    objects: Counts,
    boards: Sequence[Sequence[Built]],
    upgrades: Sequence[Collection[str]],
    coins: Sequence[int],
) -> Mapping[str, int]:
    """One seat's points by source; `vp` is what the track shows, the 5 for announcing among them."""
    top, of_objects, of_buildings, extra = cards
    rate = 2 if top == 5 else 5
    more, money = bonus(extra, seat, boards, upgrades, coins, rate)
    return {
        "track": vp - 5 if announced else vp,
        "announcement": 5 if announced else 0,
        "bonus": more,
        "objects": object_points(of_objects, objects),
        "buildings": building_points(of_buildings, boards[seat]),
        "coins": (coins[seat] + money) // rate,
    }
