"""From state to views, by naming each field that may be seen."""

from functools import cache, lru_cache

from engine.core.values.seats import Seat
from engine.games.carrara.data import CITIES, SCORABLE, TABLES, TYPES, Counts, FactTables
from engine.games.carrara.rules.objectives import cost_of, objectives, reached_now
from engine.games.carrara.rules.rounds import START_PLAYER
from engine.games.carrara.rules.scoring import scorable, worths, worths_of
from engine.games.carrara.rules.wheel import prices_to_pay
from engine.games.carrara.show.expansion import show_expanded_screen, show_expansion
from engine.games.carrara.show.tiles import show_tiles
from engine.games.carrara.state import EMPTY, Board, CarraraState, laid_by
from engine.games.carrara.views import (
    BuildableView,
    BuildingView,
    GoalView,
    PlayerView,
    ScreenView,
    TableView,
    Worth,
)


def show_table(state: CarraraState) -> TableView:
    """The table as everyone sees it."""
    goal, tiles = objectives(state), show_tiles(TABLES[state.data])
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
        expansion=show_expansion(state),
    )


def show_player(state: CarraraState, seat: Seat) -> PlayerView:
    """What lies open before one player."""
    plays_on = bool(state.ending) and not state.over and seat >= state.decisions[0].seat
    skipped, laid = seat in state.skipped, laid_by(state, seat)
    return show_board(TABLES[state.data], state.boards[seat], state.supply, laid, skipped, plays_on)


@lru_cache(1024)
def show_board(
    tables: FactTables, board: Board, supply: Counts, laid: Counts | None, skipped: bool, plays_on: bool
) -> PlayerView:
    """One player, whoever he is. Remembered: from one look to the next, at most one of them has changed."""
    built = show_buildings(tables)
    return PlayerView(
        vp=board.vp,
        buildings=tuple([built[building.tile][building.city] for building in board.buildings]),
        worth=worths(tables, board.buildings, supply, laid),
        cost=cost_of(tables, board.buildings),
        scored=tuple([SCORABLE[what] for what in board.scored]),
        scorings=tables.markers - board.markers,
        markers=board.markers,
        skipped=skipped,
        plays_on=plays_on,
    )


@cache
def show_buildings(tables: FactTables) -> tuple[tuple[BuildingView, ...], ...]:
    """Each tile as it is seen in each city. Made once, too."""
    return tuple(tuple(BuildingView(tile.type, tile.cost, city) for city in CITIES) for tile in show_tiles(tables))


def show_screen(state: CarraraState, seat: Seat) -> ScreenView:
    """What this seat sees of its own."""
    mine = state.hidden[seat]
    return ScreenView(
        coins=mine.coins,
        blocks=mine.blocks,
        objects=mine.objects,
        buildable=show_buildable(TABLES[state.data], state.display, mine.blocks),
        scorable=show_scorable(state, seat),
        reached=reached_now(state, seat),
        expansion=show_expanded_screen(state, seat),
    )


def show_buildable(tables: FactTables, display: Counts, blocks: Counts) -> tuple[BuildableView, ...]:
    """Which buildings of the display these blocks can pay, and in which cities."""
    cities, costs, kinds = _cities_by_cost(tables, blocks), tables.tile_cost, tables.tile_type
    return tuple(
        [
            BuildableView(slot, TYPES[kinds[tile]], costs[tile], cities[costs[tile]])
            for slot, tile in enumerate(display, 1)
            if tile != EMPTY and cities[costs[tile]]
        ]
    )


@lru_cache(4096)
def _cities_by_cost(tables: FactTables, blocks: Counts) -> tuple[tuple[str, ...], ...]:
    """Where these blocks can pay a building of cost 0, 1, 2 … Remembered: every move asks it for every screen."""
    most = [sum(blocks[:reach]) for reach in tables.reach]
    costs = range(max(tables.tile_cost) + 1)
    return tuple([tuple([city for city, n in zip(CITIES, most, strict=True) if n >= cost]) for cost in costs])


def show_scorable(state: CarraraState, seat: Seat) -> tuple[Worth, ...]:
    """What this seat could score, and for what; nothing once the game is over."""
    names = () if state.over else scorable(state, seat)
    if not names:
        return ()
    return tuple([gain for gain in worths_of(state, seat) if gain.what in names])


def seat_or_none(seat: Seat) -> Seat | None:
    """Seats as everyone reads them."""
    return None if seat == EMPTY else seat
