"""What the expansion adds to the views, by naming each field that may be seen."""

from itertools import groupby

from msgspec import UNSET, UnsetType

from engine.core.values.seats import Seat
from engine.games.carrara.data import CITIES, EIGHTS, SLOTS, SPACES, TABLES, TYPES, Counts, FactTables
from engine.games.carrara.rules.bonus import bonuses_of, coins_per_vp
from engine.games.carrara.rules.cards.buildings import building_points
from engine.games.carrara.rules.cards.goals import least, progress, standing
from engine.games.carrara.rules.cards.objects import object_points
from engine.games.carrara.rules.eights import cities_for_eight
from engine.games.carrara.rules.improving import Improvement, improvements
from engine.games.carrara.show.tiles import show_tiles
from engine.games.carrara.state import CarraraState, Expansion
from engine.games.carrara.views import (
    CardView,
    ExpandedPlayerView,
    ExpandedScreenView,
    ExpansionView,
    ImprovableView,
    UpgradeView,
)


def show_expansion(state: CarraraState) -> ExpansionView | UnsetType:
    """What lies open; nothing in the base game."""
    expansion = state.expansion
    if expansion is UNSET:
        return UNSET
    tables = TABLES[state.data]
    tiles = show_tiles(tables)
    return ExpansionView(
        cards=show_cards(tables, expansion, state.seats),
        coins_per_vp=coins_per_vp(state),
        eights=tuple([tiles[tile] for tile in expansion.eights]),
        upgrades=show_upgrades(tables, expansion.upgrades),
        replaced=tuple([tiles[tile] for tile in expansion.replaced]),
        players=tuple([show_expanded_player(state, expansion, seat) for seat in range(state.seats)]),
    )


def show_cards(tables: FactTables, expansion: Expansion, seats: int) -> tuple[CardView, ...]:
    """In the order of the objectives board."""
    cards = tables.cards
    return (
        CardView("top", expansion.top, least(cards.top[expansion.top], seats)),
        CardView("objects", expansion.objects, least(cards.objects[expansion.objects], seats)),
        CardView("buildings", expansion.buildings, least(cards.buildings[expansion.buildings], seats)),
        CardView("bonus", expansion.bonus, 0),
    )


def show_upgrades(tables: FactTables, spaces: Counts) -> tuple[UpgradeView, ...]:
    tiles = tables.facts.expansion.upgrades
    return tuple([UpgradeView(SPACES[space], tiles[space].vp, tiles[space].coins) for space in spaces])


def show_expanded_player(state: CarraraState, expansion: Expansion, seat: Seat) -> ExpandedPlayerView:
    """Objects nobody else sees, and neither coins."""
    tables, buildings = TABLES[state.data], state.boards[seat].buildings
    top, _, built = progress(state, standing(state, seat))
    hidden = tables.cards.top[expansion.top].goal == "coins"
    return ExpandedPlayerView(
        upgrades=show_upgrades(tables, expansion.laid[seat]),
        progress=(None if hidden else top, None, built),
        building_points=building_points(tables, tables.cards.buildings[expansion.buildings], buildings),
    )


def show_expanded_screen(state: CarraraState, seat: Seat) -> ExpandedScreenView | UnsetType:
    """What this seat sees beyond that."""
    expansion = state.expansion
    if expansion is UNSET:
        return UNSET
    tables, mine = TABLES[state.data], state.hidden[seat]
    left = tables.facts.expansion.vp_per_object_left
    return ExpandedScreenView(
        progress=progress(state, standing(state, seat)),
        eight_in=() if state.over else cities_for_eight(state, seat, {}).values,
        improvable=() if state.over else show_improvable(state, seat),
        object_points=object_points(tables.cards.objects[expansion.objects], mine.objects, left),
        bonus=bonuses_of(state)[seat],
    )


def show_improvable(state: CarraraState, seat: Seat) -> tuple[ImprovableView, ...]:
    """One's own buildings, each with what it could become."""
    tables = TABLES[state.data]
    grouped = groupby(improvements(state, seat, {}), key=lambda each: each.old)
    return tuple([_improvable(tables, old.tile, old.city, list(found)) for old, found in grouped])


def _improvable(tables: FactTables, tile: int, city: int, found: list[Improvement]) -> ImprovableView:
    return ImprovableView(
        TYPES[tables.tile_type[tile]],
        tables.tile_cost[tile],
        CITIES[city],
        tuple([SLOTS.index(each.name) + 1 for each in found if each.name in SLOTS]),
        tuple([TYPES[tables.tile_type[each.tile]] for each in found if each.name in EIGHTS]),
    )
