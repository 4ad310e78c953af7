"""What the seat sees, how long it thinks the game will last, and how much it cares for what."""

from msgspec import Struct

from engine.core.door import Door
from engine.core.forms.forms import Form
from engine.core.state.views import View
from engine.core.values.seats import Seat
from engine.games.carrara.data import CITIES, TABLES, TYPES, CarraraFacts, Counts, FactTables
from engine.games.carrara.state import Building, CarraraState
from engine.games.carrara.views import PlayerView, ScreenView, TableView

CarraraDoor = Door[CarraraState, TableView, ScreenView]

CarraraView = View[TableView, ScreenView]

Weighed = tuple[float, Form]


class Weights(Struct, frozen=True):
    """How much it cares for what; found by letting it play against itself (`make tournament`)."""

    coin: float = 0.4
    """What a coin is worth early, beyond the fifth of a point it is worth at the end."""
    block: float = 0.85
    """What a block is worth of the points it may bring once it is built and scored."""
    crowd: float = 0.06
    """How much less each block is worth to somebody who has many."""
    building: float = 1.6
    """How often a building will be scored, by type and by city."""
    later: float = 0.8
    """What a scoring to come is worth of the same scoring now."""
    city: tuple[float, ...] = (0.9, 0.5, 0.2, 0.0)
    """How likely one still scores a city, by the buildings missing there."""
    marker: float = 3.0
    """What a scoring marker is worth early: it could have scored something better."""
    end: float = 0.25
    """What a point of cost is worth that brings the end nearer."""


class Outlook(Struct, frozen=True):
    """What the seat sees, and how long it thinks the game will last."""

    table: TableView
    me: PlayerView
    screen: ScreenView
    time: float
    """1 at the start, 0 when this is the last turn."""
    weights: Weights = Weights()

    @property
    def tables(self) -> FactTables:
        """The data by which this table is played, which need not be the newest."""
        return TABLES[self.table.data]

    @property
    def facts(self) -> CarraraFacts:
        return self.tables.facts

    @property
    def board(self) -> tuple[Building, ...]:
        """What it has built."""
        return tuple([building(self.tables, each.type, each.cost, each.city) for each in self.me.buildings])

    @property
    def hoped(self) -> Counts:
        """The supply as it hopes to find it: of what there is, enough."""
        return tuple([left and self.facts.objects_of_each for left in self.table.supply])

    @property
    def coin(self) -> float:
        """Coins buy blocks while there is time to use them; at the end five of them are a point."""
        return 1 / self.facts.coins_per_vp + self.weights.coin * min(1.0, 2 * self.time)


def building(tables: FactTables, kind: str, cost: int, city: str) -> Building:
    """A building as the rules count it."""
    costs, number = tables.facts.costs, TYPES.index(kind)
    tile = number * len(costs) + costs.index(cost) if cost in costs else tables.in_pile + number
    return Building(tile, CITIES.index(city))


def outlook_of(view: CarraraView, seat: Seat, weights: Weights = Weights()) -> Outlook:  # noqa: B008  (it is frozen)
    """What is printed on the board and lies there; cards are not looked at."""
    assert view.screen is not None
    return Outlook(view.table, view.table.players[seat], view.screen, time_left(view.table, seat), weights)


def time_left(table: TableView, seat: int) -> float:
    """By whoever is nearest to the end: scorings and building cost are public, and so are the buildings left."""
    if table.ending:
        return 0.0
    goal = table.goal
    nearest = max(min(p.scorings / goal.scorings, 1) + min(p.cost / goal.cost, 1) for p in table.players) / 2
    built = 1 - (table.pile + sum(tile is not None for tile in table.display)) / TABLES[table.data].in_pile
    return max(0.03, 1 - max(nearest, built))
