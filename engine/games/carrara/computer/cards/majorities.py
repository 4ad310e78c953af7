"""The bonus cards for whoever has built for most: one's own board against the others'."""

from engine.core.values.seats import Seat
from engine.games.carrara.computer.cards.table import Open
from engine.games.carrara.data import CITIES, FactTables
from engine.games.carrara.rules.cards.buildings import Buildings


class Majorities:
    """As the others stand now, by area of the card; no area if the bonus card is another."""

    def __init__(self, cards: Open, seat: Seat) -> None:
        self.tables, card = cards.tables, cards.bonus
        areas = [{CITIES.index(city) for city in area} for area in card.areas]
        others = [board for other, board in enumerate(cards.boards) if other != seat]
        self.areas = [
            (area, vp, max(cost_in(self.tables, board, area) for board in others))
            for area, vp in zip(areas, card.vp, strict=True)
        ]

    def worth(self, board: Buildings, deny: float) -> float:
        """One's own points with these buildings, less something for those that another gets."""
        points = 0.0
        for area, vp, theirs in self.areas:
            mine = cost_in(self.tables, board, area)
            points += vp * (0 < mine >= theirs) - deny * vp * (0 < theirs >= mine)
        return points


def cost_in(tables: FactTables, board: Buildings, area: set[int]) -> int:
    """What the buildings in these cities cost together."""
    return sum([tables.tile_cost[each.tile] for each in board if each.city in area])
