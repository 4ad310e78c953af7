"""From state to views, by naming each field that may be seen."""

from engine.core.seats import Seat
from engine.games.carrara.data import CITIES, OBJECTS, TABLES, TYPES, Counts
from engine.games.carrara.rules.objectives import building_cost, objectives, reached, scorings
from engine.games.carrara.rules.rounds import START_PLAYER
from engine.games.carrara.rules.scoring import scorable, worth
from engine.games.carrara.rules.wheel import prices_to_pay
from engine.games.carrara.state import EMPTY, CarraraState
from engine.games.carrara.views import (
    BuildableView,
    BuildingView,
    GoalView,
    PlayerView,
    ScorableView,
    ScreenView,
    TableView,
    TileView,
)

TILES = {
    version: tuple(
        TileView(TYPES[kind], cost, OBJECTS[kind])
        for kind, cost in zip(tables.tile_type, tables.tile_cost, strict=True)
    )
    for version, tables in TABLES.items()
}
BUILDINGS = {
    version: tuple(tuple(BuildingView(tile.type, tile.cost, city) for city in CITIES) for tile in tiles)
    for version, tiles in TILES.items()
}
"""By data version, each tile as it is seen on the display; and in each city. Made once: every look shows them."""


def show_table(state: CarraraState) -> TableView:
    """The table as everyone sees it."""
    goal, tiles = objectives(state), TILES[state.data]
    return TableView(
        data=state.data,
        wheel=state.wheel,
        prices=TABLES[state.data].prices,
        to_pay=prices_to_pay(state),
        bag=sum(state.bag),
        display=tuple([None if tile == EMPTY else tiles[tile] for tile in state.display]),
        pile=len(state.pile),
        for_sale=state.for_sale,
        object_price=TABLES[state.data].object_price,
        supply=state.supply,
        city_markers=tuple([None if seat == EMPTY else seat for seat in state.city_markers]),
        players=tuple([show_player(state, seat) for seat in range(state.seats)]),
        start_player=START_PLAYER,
        goal=GoalView(goal.scorings, goal.objects, goal.cost),
        ending=state.ending,
        ended_by=seat_or_none(state.ended_by),
        announcer=seat_or_none(state.announcer),
    )


def show_player(state: CarraraState, seat: Seat) -> PlayerView:
    """What lies open before one player."""
    board, built = state.boards[seat], BUILDINGS[state.data]
    return PlayerView(
        vp=board.vp,
        buildings=tuple([built[building.tile][building.city] for building in board.buildings]),
        cost=building_cost(state, seat),
        scored=tuple([TYPES[kind] for kind in board.scored]),
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
        scorable=show_scorable(state, seat),
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


def show_scorable(state: CarraraState, seat: Seat) -> tuple[ScorableView, ...]:
    """What this seat could score, and for what; nothing once the game is over."""
    if state.over:
        return ()
    gains = [(name, worth(state, seat, name)) for name in scorable(state, seat)]
    return tuple([ScorableView(name, gain.vp, gain.coins, gain.objects) for name, gain in gains])


def seat_or_none(seat: Seat) -> Seat | None:
    """Seats as everyone reads them."""
    return None if seat == EMPTY else seat
