"""How near somebody is to a card: of objectives and of sets also what is half done counts."""

from engine.games.carrara.data import CITIES, Counts, FactTables
from engine.games.carrara.data.cards import BuildingCardFacts, ObjectCardFacts, TopFacts
from engine.games.carrara.rules.cards.buildings import Buildings, building_points, by_city, counted
from engine.games.carrara.rules.cards.goals import Standing, far_with
from engine.games.carrara.rules.cards.objects import object_points
from engine.games.carrara.state import at

HALF_DONE = 0.6
"""What a city is worth of the objective that could be scored, but is not."""
WASTED = -1.0
"""Too few markers are left for the cities that have to be scored: nobody should do that to himself lightly."""


def near_top(tables: FactTables, card: TopFacts, now: Standing, closed: frozenset[str], least: int) -> float:
    """From 0 to 1: how near one is to the top card's objective, if it is not wasted. Of cities to be scored, also those
    count in which one has built and nobody has scored."""
    far = far_with(tables, card, now)
    if card.goal != "cities-scored" or far >= least:
        return min(1.0, far / least)
    cities = zip(CITIES, by_city(now.buildings), tables.to_score, strict=True)
    open_ = sorted([min(1.0, n / needed) for name, n, needed in cities if name not in closed], reverse=True)
    if tables.markers - now.scorings < least - far:
        return WASTED
    if len(open_) < least - far:
        return 0.0
    return (far + HALF_DONE * sum(open_[: least - far])) / least


def near_objects(card: ObjectCardFacts, objects: Counts, least: int) -> float:
    """The same of the object card's."""
    match card.goal:
        case "identical":
            return best_parts(objects, card.size, least)
        case "different":
            return min(1.0, sum([min(n, least) for n in objects]) / (card.size * least))
        case "two-and-four":
            first, second, *_ = sorted(objects, reverse=True)
            return max(min(first, 6), min(first, 4) + min(second, 2)) / 6
    return min(1.0, sum(objects) / least)


def near_buildings(tables: FactTables, card: BuildingCardFacts, board: Buildings, least: int) -> float:
    """And of the building card's."""
    if card.goal == "cities":
        return sum(sorted([min(n, card.size) / card.size for n in by_city(board)])[-least:]) / least
    return min(1.0, counted(tables, card, board) / least)


def best_parts(counts: Counts, size: int, least: int) -> float:
    """Of so many sets of so many alike, how much is there: whole sets, and the largest parts of others."""
    parts = sorted([(n % size) / size for n in counts], reverse=True)
    whole = min(least, sum([n // size for n in counts]))
    return (whole + sum(parts[: least - whole])) / least


def hoped_of_buildings(tables: FactTables, card: BuildingCardFacts, board: Buildings, part: float) -> float:
    """What these buildings may bring in the end by the building card, if sets are completed."""
    points = float(building_points(tables, card, board))
    match card.score:
        case "sets":
            shares = [(n % card.size / card.size, vp) for n, vp in zip(by_city(board), card.vp, strict=True)]
            return points + part * sum([share * share * vp for share, vp in shares])
        case "product":
            first, second, third, *_ = sorted(by_city(board), reverse=True)
            return points + part * ((first + 0.5) * (second + 0.5) * (third + 0.5) - points)
        case "pairs":
            return points + part * 0.5 * (sum([tables.tile_cost[each.tile] for each in board]) - points)
    return points


def hoped_of_objects(card: ObjectCardFacts, objects: Counts, left: int, most: int, part: float) -> float:
    """What these objects, at most so many of each kind, may bring in the end by the object card, with one or two more
    of a kind."""
    points = points_of(card, objects, left)
    if card.score == "each" or part == 0:
        return float(points)
    kinds = {n: kind for kind, n in enumerate(objects)}
    one, two = (
        max(points_of(card, at(objects, kind, min(most, n + more)), left) for n, kind in kinds.items())
        for more in (1, 2)
    )
    return points + part * ((one - points) + 0.5 * (two - points)) / 2


def points_of(card: ObjectCardFacts, objects: Counts, left: int) -> int:
    """What objects bring in the end. To no card it matters of which kind they are: so it is sooner remembered."""
    return object_points(card, tuple(sorted(objects)), left)
