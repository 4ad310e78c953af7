"""From state to views, by naming each field that may be seen."""

from engine.core.seats import Seat
from engine.games.carrara.data import CITIES, OBJECTS, TABLES, TYPES, Counts
from engine.games.carrara.rules.objectives import building_cost, objectives, reached, scorings
from engine.games.carrara.rules.rounds import START_PLAYER
from engine.games.carrara.state import EMPTY, CarraraState
from engine.games.carrara.views import (
    BuildableView,
    BuildingView,
    GoalView,
    PlayerView,
    ScreenView,
    TableView,
    TileView,
)


def show_table(state: CarraraState) -> TableView:
    """The table as everyone sees it."""
    goal = objectives(state)
    return TableView(
        data=state.data,
        wheel=state.wheel,
        prices=TABLES[state.data].prices,
        bag=sum(state.bag),
        display=tuple(show_tile(state, tile) for tile in state.display),
        pile=len(state.pile),
        for_sale=state.for_sale,
        object_price=TABLES[state.data].object_price,
        supply=state.supply,
        city_markers=tuple(map(seat_or_none, state.city_markers)),
        players=tuple(show_player(state, seat) for seat in range(state.seats)),
        start_player=START_PLAYER,
        goal=GoalView(goal.scorings, goal.objects, goal.cost),
        ending=state.ending,
        ended_by=seat_or_none(state.ended_by),
        announcer=seat_or_none(state.announcer),
    )


def show_tile(state: CarraraState, tile: int) -> TileView | None:
    """A tile of the display, or an empty space."""
    if tile == EMPTY:
        return None
    tables = TABLES[state.data]
    kind = tables.tile_type[tile]
    return TileView(TYPES[kind], tables.tile_cost[tile], OBJECTS[kind])


def show_player(state: CarraraState, seat: Seat) -> PlayerView:
    """What lies open before one player."""
    tables, board = TABLES[state.data], state.boards[seat]
    return PlayerView(
        vp=board.vp,
        buildings=tuple(
            BuildingView(TYPES[tables.tile_type[b.tile]], tables.tile_cost[b.tile], CITIES[b.city])
            for b in board.buildings
        ),
        cost=building_cost(state, seat),
        scored=tuple(TYPES[kind] for kind in board.scored),
        scorings=scorings(state, seat),
        markers=board.markers,
        skipped=seat in state.skipped,
        plays_on=bool(state.ending) and not state.over and seat >= state.decisions[0].seat,
    )


def show_screen(state: CarraraState, seat: Seat) -> ScreenView:
    """What this seat sees of its own."""
    mine = state.hidden[seat]
    return ScreenView(
        coins=mine.coins,
        blocks=mine.blocks,
        objects=mine.objects,
        buildable=show_buildable(state, mine.blocks),
        reached=reached(state, seat),
    )


def show_buildable(state: CarraraState, blocks: Counts) -> tuple[BuildableView, ...]:
    """Which buildings of the display these blocks can pay, and in which cities."""
    tables = TABLES[state.data]
    most = [sum(blocks[:reach]) for reach in tables.reach]
    best, views = max(most), []
    for slot, tile in enumerate(state.display, 1):
        if tile == EMPTY or (cost := tables.tile_cost[tile]) > best:
            continue
        cities = tuple([city for city, n in zip(CITIES, most, strict=True) if n >= cost])
        views.append(BuildableView(slot, TYPES[tables.tile_type[tile]], cost, cities))
    return tuple(views)


def seat_or_none(seat: Seat) -> Seat | None:
    """Seats as everyone reads them."""
    return None if seat == EMPTY else seat
