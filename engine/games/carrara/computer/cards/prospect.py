"""How a seat stands, or could stand after an action: all that is judged."""

from msgspec import Struct
from msgspec.structs import replace

from engine.core.values.seats import Seat
from engine.games.carrara.computer.outlook import CarraraView, building
from engine.games.carrara.data import CITIES, SPACES, TABLES, Counts, FactTables
from engine.games.carrara.rules.cards.buildings import Buildings
from engine.games.carrara.state import at, plus
from engine.games.carrara.views import PlayerView, UpgradeView, Worth


class Prospect(Struct, frozen=True, gc=False):
    """One's own side of the table, and what is behind one's screen."""

    vp: int
    coins: int
    blocks: Counts
    objects: Counts
    board: Buildings
    laid: Counts
    """The spaces that one's upgrade tiles cover."""
    closed: frozenset[str]
    """What one can score no more: what one has scored, and the cities that anybody has."""
    markers: int
    cities: int
    """How many cities one has scored."""
    tiles: int = 0
    """How many tiles one has taken from the display."""

    def with_object(self, kind: int, price: int) -> "Prospect":
        """With an object bought."""
        return replace(self, coins=self.coins - price, objects=at(self.objects, kind, self.objects[kind] + 1))

    def with_scoring(self, gain: Worth) -> "Prospect":
        """With this scored."""
        return replace(
            self,
            vp=self.vp + gain.vp,
            coins=self.coins + gain.coins,
            objects=plus(self.objects, gain.objects),
            closed=self.closed | {gain.what},
            markers=self.markers - 1,
            cities=self.cities + (gain.what in CITIES),
        )


def prospect(view: CarraraView, seat: Seat) -> Prospect:
    """As it is now."""
    table, screen = view.table, view.screen
    assert screen is not None
    assert table.expansion
    me = table.players[seat]
    taken = [city for city, marker in zip(CITIES, table.city_markers, strict=True) if marker is not None]
    return Prospect(
        me.vp,
        screen.coins,
        screen.blocks,
        screen.objects,
        board_of(TABLES[table.data], me),
        spaces(table.expansion.players[seat].upgrades),
        frozenset((*me.scored, *taken)),
        me.markers,
        table.city_markers.count(seat),
    )


def board_of(tables: FactTables, player: PlayerView) -> Buildings:
    """What somebody has built, as the rules count it."""
    return tuple([building(tables, each.type, each.cost, each.city) for each in player.buildings])


def spaces(upgrades: tuple[UpgradeView, ...]) -> Counts:
    return tuple([SPACES.index(upgrade.space) for upgrade in upgrades])
