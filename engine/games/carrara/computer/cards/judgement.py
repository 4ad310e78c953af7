"""How good a prospect is, in points one may expect by the end: what the computer goes by with the expansion."""

from functools import cached_property

from engine.core.values.seats import Seat
from engine.games.carrara.computer.cards.majorities import Majorities
from engine.games.carrara.computer.cards.nearness import (
    hoped_of_buildings,
    hoped_of_objects,
    near_buildings,
    near_objects,
    near_top,
)
from engine.games.carrara.computer.cards.prospect import Prospect
from engine.games.carrara.computer.cards.rivals import best_rival, guessed_objects
from engine.games.carrara.computer.cards.table import Open
from engine.games.carrara.computer.cards.weights import CardWeights, fading
from engine.games.carrara.data import CITIES, Counts
from engine.games.carrara.rules.cards.buildings import Buildings
from engine.games.carrara.rules.cards.goals import Standing
from engine.games.carrara.rules.scoring import worths
from engine.games.carrara.state import plus
from engine.games.carrara.views import TableView

WON = 1000.0
_CITY = {name: city for city, name in enumerate(CITIES)}


class Judge:
    """Of one seat at this table. In the last turn it goes by the final reckoning alone."""

    def __init__(self, table: TableView, cards: Open, seat: Seat, now: Prospect, weights: CardWeights) -> None:
        self.table, self.cards, self.seat, self.now, self.weights = table, cards, seat, now, weights
        self.time = time_left(self)
        self.use = weights.coin * min(1.0, 2 * self.time)
        self.coin = 1 / cards.rate + self.use * (0.4 + 0.6 * fading(now.coins / weights.purse))
        self.part = weights.part * min(1.0, 2 * self.time)
        self.turns = round(12 * self.time)
        self.majorities = Majorities(cards, seat)
        self._things: dict[Counts, float] = {}
        self._settled: dict[tuple[Buildings, Counts], float] = {}
        self._potential: dict[tuple[Buildings, Counts, Counts, frozenset[str]], float] = {}

    def worth(self, p: Prospect) -> float:
        """Of all but the blocks: those are judged by what they may build."""
        if self.wins(p):
            return WON + self.reckoning(p)
        return p.vp + self.purse(p.coins) + self.things(p.objects) + self.standing(p)

    def purse(self, coins: int) -> float:
        """Coins buy blocks while there is time to use them: the first of them count most."""
        spent = self.weights.purse * (1 - fading(coins / self.weights.purse))
        return coins / self.cards.rate + self.use * spent

    def things(self, objects: Counts) -> float:
        """Objects by their card. Two scorings may both hope for the last of a kind: there are only so many."""
        if (found := self._things.get(objects)) is None:
            facts = self.cards.tables.facts
            left, most = facts.expansion.vp_per_object_left, facts.objects_of_each
            there = tuple([min(n, most) for n in objects])
            found = self._things[objects] = hoped_of_objects(self.cards.objects, there, left, most, self.part)
        return found

    def standing(self, p: Prospect) -> float:
        """What the buildings bring in the end, what is still to be scored, and how near the end is to be announced."""
        value = self.settled(p.board, p.laid) + self.weights.marker * self.time * p.markers
        return value + self.potential(p) + self.goals(p)

    def settled(self, board: Buildings, laid: Counts) -> float:
        """What buildings may bring in the end. Remembered: many actions leave them as they are."""
        if (found := self._settled.get((board, laid))) is None:
            cards = self.cards
            found = hoped_of_buildings(cards.tables, cards.buildings, board, self.part)
            found += self.weights.bonus * self.bonus(board, laid)
            self._settled[board, laid] = found
        return found

    def bonus(self, board: Buildings, laid: Counts) -> float:
        """What the bonus card brings; of majorities also what it does not bring the others."""
        if self.cards.bonus.score == "most":
            return self.majorities.worth(board, self.weights.deny)
        bonus = self.cards.bonus_of(board, laid, self.now.coins)
        return bonus.vp + bonus.coins / self.cards.rate

    def potential(self, p: Prospect) -> float:
        """What is still to be scored, the best first, as far as markers and time allow."""
        key = (p.board, p.laid, p.objects, p.closed)
        if (found := self._potential.get(key)) is None:
            found = self._potential[key] = self.weights.later * min(1.0, 4 * self.time) * self._potential_of(p)
        return found

    def _potential_of(self, p: Prospect) -> float:
        cities = [building.city for building in p.board]
        had, chances = self.things(p.objects), list[float]()
        for gain in worths(self.cards.tables, p.board, self.table.supply, p.laid):
            if gain.what not in p.closed:
                value = gain.vp + gain.coins * self.coin + self.things(plus(p.objects, gain.objects)) - had
                if (city := _CITY.get(gain.what)) is not None:
                    missing = max(0, self.cards.tables.to_score[city] - cities.count(city))
                    value *= self.weights.city[missing]
                chances.append(value)
        chances.sort(reverse=True)
        return sum(chances[: min(p.markers, self.turns)])

    def goals(self, p: Prospect) -> float:
        """How near all three objectives are."""
        near = nearness(self.cards, stands(self.cards, p), p.closed)
        value = self.weights.goal * sum(near) + self.weights.goals * near[0] * near[1] * near[2]
        tile = self.weights.tile if p.markers else self.weights.last_tile * max(1.0, sum(self.now.blocks) / 6)
        return self.eager * (value + tile * p.tiles)

    @cached_property
    def eager(self) -> float:
        """How much one wishes for the end: who leads does, who is behind does not."""
        lead = self.reckoning(self.now) + self.cards.tables.facts.announcement_vp - self.to_beat
        return min(self.weights.most_eager, max(self.weights.least_eager, 1 + lead / self.weights.lead))

    # The end

    def wins(self, p: Prospect) -> bool:
        """Whether one could announce the end, and would win."""
        if self.table.ending or not self.within_reach(p):
            return False
        return self.reckoning(p) + self.cards.tables.facts.announcement_vp >= self.to_beat

    def within_reach(self, p: Prospect) -> bool:
        """Whether all objectives are reached, or with an object bought besides."""
        if self.cards.met(stands(self.cards, p)):
            return True
        price = self.table.object_price
        if p.coins < price:
            return False
        kinds = [kind for kind, n in enumerate(self.table.for_sale) if n]
        return any(self.cards.met(stands(self.cards, p.with_object(kind, price))) for kind in kinds)

    def reckoning(self, p: Prospect) -> float:
        """What one would have if the game ended now. Of equals, who has most blocks wins."""
        cards, coins, points = self.cards, p.coins, 0.0
        if cards.bonus.score == "most":
            points = self.bonus(p.board, p.laid)
        else:
            bonus = cards.bonus_of(p.board, p.laid, p.coins)
            points, coins = bonus.vp, coins + bonus.coins
        points += p.vp + cards.building_points(p.board) + cards.object_points(p.objects) + coins // cards.rate
        return points + 0.01 * sum(p.blocks)

    @cached_property
    def to_beat(self) -> float:
        """What the best of the others is thought to have, and a little more."""
        best = best_rival(self.table, self.cards, self.seat, self.now.objects, self.weights)
        return best + self.weights.margin


def stands(cards: Open, p: Prospect) -> Standing:
    """As the objectives look at it."""
    scorings = cards.tables.markers - p.markers
    return Standing(p.coins, p.vp, scorings, p.cities, p.objects, p.board)


def nearness(cards: Open, now: Standing, closed: frozenset[str]) -> tuple[float, float, float]:
    """How near somebody is to each objective, in the order of the board."""
    top, objects, buildings = cards.least
    return (
        near_top(cards.tables, cards.top, now, closed, top),
        near_objects(cards.objects, now.objects, objects),
        near_buildings(cards.tables, cards.buildings, now.buildings, buildings),
    )


def time_left(judge: Judge) -> float:
    """1 at the start, 0 in the last turn: by the buildings left, and by who is nearest to the objectives."""
    table, cards = judge.table, judge.cards
    if table.ending:
        return 0.0
    built = 1 - (table.pile + sum(tile is not None for tile in table.display)) / cards.tables.in_pile
    things = {judge.seat: judge.now.objects, **guessed_objects(table, cards, judge.seat, judge.now.objects)}
    nearest = max(sum(nearness(cards, seen(table, cards, seat, things[seat]), frozenset())) / 3 for seat in things)
    return max(0.05, 1 - max(built, judge.weights.hurry * nearest**2))


def seen(table: TableView, cards: Open, seat: Seat, objects: Counts) -> Standing:
    """How anybody stands, as far as it is seen. Of coins nobody else knows."""
    player = table.players[seat]
    coins = cards.least[0] // 2
    return Standing(coins, player.vp, player.scorings, table.city_markers.count(seat), objects, cards.boards[seat])
