"""The three objectives printed on the board: minimums by number of players, which allow a player to announce the end.
Those of the expansion's cards are in `cards`."""

from msgspec import UNSET

from engine.core.values.seats import Seat
from engine.games.carrara.data import TABLES, FactTables, ObjectiveFacts
from engine.games.carrara.rules.cards.goals import all_met, standing
from engine.games.carrara.state import Building, CarraraState


def objectives(state: CarraraState) -> ObjectiveFacts:
    """What has to be reached at this table."""
    return TABLES[state.data].objectives[state.seats]


def scorings(state: CarraraState, seat: Seat) -> int:
    """How often this seat has scored: its markers tell."""
    return TABLES[state.data].markers - state.boards[seat].markers


def building_cost(state: CarraraState, seat: Seat) -> int:
    """The costs of this seat's buildings, added up."""
    return cost_of(TABLES[state.data], state.boards[seat].buildings)


def cost_of(tables: FactTables, buildings: tuple[Building, ...]) -> int:
    """What these buildings cost together."""
    return sum([tables.tile_cost[building.tile] for building in buildings])


def cost_missing(state: CarraraState, seat: Seat) -> int:
    """What the third objective still lacks."""
    return objectives(state).cost - building_cost(state, seat)


def enough_scorings(state: CarraraState, seat: Seat, more: int = 0) -> bool:
    """Whether the first objective is reached, with so many more scorings."""
    tables = TABLES[state.data]
    return tables.markers - state.boards[seat].markers + more >= tables.objectives[state.seats].scorings


def reached_now(state: CarraraState, seat: Seat) -> bool:
    """Whether all three are reached: those printed on the board, or with the expansion those of the cards."""
    return reached(state, seat) if state.expansion is UNSET else all_met(state, standing(state, seat))


def reached(state: CarraraState, seat: Seat, *, scorings: int = 0, objects: int = 0, cost: int = 0) -> bool:
    """Whether all three are reached, with so much more by the action under way."""
    return (
        enough_scorings(state, seat, scorings)
        and sum(state.hidden[seat].objects) + objects >= objectives(state).objects
        and cost_missing(state, seat) <= cost
    )
