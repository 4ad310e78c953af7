"""What lies open for all: the four cards, everybody's buildings and upgrade tiles."""

from msgspec import Struct

from engine.core.values.seats import Seat
from engine.games.carrara.computer.cards.nearness import points_of
from engine.games.carrara.computer.cards.prospect import board_of, spaces
from engine.games.carrara.data import TABLES, Counts, FactTables
from engine.games.carrara.data.cards import BonusFacts, BuildingCardFacts, ObjectCardFacts, TopFacts
from engine.games.carrara.rules.cards.bonus import bonus, bonuses
from engine.games.carrara.rules.cards.buildings import Buildings, building_points, counted
from engine.games.carrara.rules.cards.goals import Standing, far_with
from engine.games.carrara.rules.cards.objects import sets_of
from engine.games.carrara.state import put
from engine.games.carrara.views import Bonus, TableView


class Open(Struct, frozen=True, eq=False):
    """The table by its cards."""

    tables: FactTables
    top: TopFacts
    objects: ObjectCardFacts
    buildings: BuildingCardFacts
    bonus: BonusFacts
    least: tuple[int, int, int]
    """What the objectives take, in the order of the board."""
    rate: int
    """So many coins are a point in the end."""
    boards: tuple[Buildings, ...]
    laid: tuple[Counts, ...]

    def object_points(self, objects: Counts) -> int:
        """What objects bring in the end."""
        return points_of(self.objects, objects, self.tables.facts.expansion.vp_per_object_left)

    def building_points(self, board: Buildings) -> int:
        """What buildings bring in the end."""
        return building_points(self.tables, self.buildings, board)

    def bonus_of(self, board: Buildings, laid: Counts, coins: int) -> Bonus:
        """What the bonus card brings a seat that does not look at the others."""
        return bonus(self.tables, self.bonus, board, laid, coins, self.rate)

    def majorities(self, seat: Seat, board: Buildings) -> list[int]:
        """What the bonus card brings each seat if this one had built so."""
        boards = put(self.boards, seat, board)
        found = bonuses(self.tables, self.bonus, boards, self.laid, (0,) * len(boards), self.rate)
        return [each.vp for each in found]

    def met(self, now: Standing) -> bool:
        """Whether all three objectives are reached: the cheapest question first."""
        top, objects, buildings = self.least
        return (
            far_with(self.tables, self.top, now) >= top
            and sets_of(self.objects, now.objects) >= objects
            and counted(self.tables, self.buildings, now.buildings) >= buildings
        )


def opened(table: TableView) -> Open:
    """From what everyone sees."""
    assert table.expansion
    tables, numbers = TABLES[table.data], {card.colour: card for card in table.expansion.cards}
    cards = tables.cards
    return Open(
        tables,
        cards.top[numbers["top"].number],
        cards.objects[numbers["objects"].number],
        cards.buildings[numbers["buildings"].number],
        cards.bonus[numbers["bonus"].number],
        (numbers["top"].least, numbers["objects"].least, numbers["buildings"].least),
        table.expansion.coins_per_vp,
        tuple([board_of(tables, player) for player in table.players]),
        tuple([spaces(player.upgrades) for player in table.expansion.players]),
    )
