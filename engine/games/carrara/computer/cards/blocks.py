"""What blocks are worth: what they could build."""

from operator import mul

from msgspec.structs import replace

from engine.games.carrara.computer.cards.judgement import Judge
from engine.games.carrara.computer.cards.upgrading import likely_upgrade
from engine.games.carrara.computer.cards.weights import fading
from engine.games.carrara.computer.outlook import building
from engine.games.carrara.data import CITIES, COLOURS, Counts
from engine.games.carrara.state import Building


class Blocks:
    """By what each building on offer would bring in each city."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        tables, table = judge.cards.tables, judge.table
        assert table.expansion
        tiles = [tile for tile in table.display if tile is not None]
        self.tiles = [
            building(tables, each.type, each.cost, CITIES[0]).tile for each in (*tiles, *table.expansion.eights)
        ]
        self.gains = self._gains()
        self.values = self._values()

    def _gains(self) -> list[tuple[int, int, float]]:
        """City, cost and gain of each building on offer in each city."""
        now, judge, tables = self.judge.now, self.judge, self.judge.cards.tables
        before, found = judge.standing(now), list[tuple[int, int, float]]()
        for tile in self.tiles:
            for city in range(len(CITIES)):
                after = replace(now, board=(*now.board, Building(tile, city)))
                if tile >= tables.in_pile:
                    after = replace(after, laid=(*now.laid, likely_upgrade(judge, after)))
                gain = judge.standing(after) - before
                found.append((city, tables.tile_cost[tile], gain))
        return found

    def _values(self) -> list[float]:
        """What a block of each colour is worth in the best city that takes it."""
        gains, costs = [0.0] * len(CITIES), [1] * len(CITIES)
        for city, cost, gain in self.gains:
            gains[city] += gain
            costs[city] += cost
        ripe = self.judge.weights.block * min(1.0, 0.25 + 1.5 * self.judge.time)
        per_point = [ripe * gain / cost for gain, cost in zip(gains, costs, strict=True)]
        reach = self.judge.cards.tables.reach
        return [
            max(value for value, far in zip(per_point, reach, strict=True) if far > colour)
            for colour in range(len(COLOURS))
        ]

    def worth(self, blocks: Counts) -> float:
        """What they are worth together: the more there are, the less is the next, or they would be hoarded; and more if
        they can pay something good."""
        n, weights = sum(blocks), self.judge.weights
        if not self.judge.time or not n:
            return 0.0
        of_use = weights.crowd * (1 - fading(n / weights.crowd)) / n
        worth: float = sum(map(mul, blocks, self.values))
        return of_use * worth + weights.plan * self._best_building(blocks)

    def _best_building(self, blocks: Counts) -> float:
        """What the best building that these could pay brings beyond what is paid for it."""
        best, reach = 0.0, self.judge.cards.tables.reach
        paid = [self._paying(blocks, far) for far in reach]
        for city, cost, gain in self.gains:
            costs = paid[city]
            if cost < len(costs) and gain - costs[cost] > best:
                best = gain - costs[cost]
        return best

    def _paying(self, blocks: Counts, far: int) -> list[float]:
        """By cost: what one gives away who pays with the darkest of the colours a city accepts."""
        costs = [0.0]
        for colour in range(far - 1, -1, -1):
            for _ in range(blocks[colour]):
                costs.append(costs[-1] + self.values[colour])
        return costs
