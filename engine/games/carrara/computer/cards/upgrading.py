"""Which upgrade tile to take with an 8-building."""

from msgspec.structs import replace

from engine.games.carrara.computer.cards.judgement import Judge
from engine.games.carrara.computer.cards.prospect import Prospect
from engine.games.carrara.data import CITIES, SPACES, TYPES
from engine.games.carrara.rules.upgrades import values

LOOKED_AT = 2
"""So many tiles, the likeliest, are looked at closely."""


def best_upgrade(judge: Judge, after: Prospect) -> int:
    """The one with which one stands best."""
    likely = by_likelihood(judge, after)[:LOOKED_AT]
    return max(likely, key=lambda space: judge.standing(replace(after, laid=(*after.laid, space))))


def likely_upgrade(judge: Judge, after: Prospect) -> int:
    """The same at a glance."""
    return by_likelihood(judge, after)[0]


def by_likelihood(judge: Judge, after: Prospect) -> list[int]:
    """The tiles left, those first that raise most of what is still to be scored."""
    assert judge.table.expansion
    left = [SPACES.index(upgrade.space) for upgrade in judge.table.expansion.upgrades]
    return sorted(left, key=lambda space: -raised(judge, after, space))


def raised(judge: Judge, after: Prospect, space: int) -> float:
    """What a space would bring more, at a glance: a city's buildings with their types and with the city, a category's
    once."""
    tables, board = judge.cards.tables, after.board
    (vp, coins), (vp_then, coins_then) = values(tables, after.laid), values(tables, (*after.laid, space))
    more = vp_then[space] - vp[space] + (coins_then[space] - coins[space]) * judge.coin
    if space >= len(CITIES):
        category = space - len(CITIES)
        costs = [tables.tile_cost[b.tile] for b in board if tables.category[tables.tile_type[b.tile]] == category]
        return more * sum(costs) * (SPACES[space] not in after.closed)
    here = [building for building in board if building.city == space]
    types = [tables.tile_cost[b.tile] * (TYPES[tables.tile_type[b.tile]] not in after.closed) for b in here]
    city = sum([tables.tile_cost[b.tile] for b in here]) * (CITIES[space] not in after.closed)
    return more * (sum(types) + city)
