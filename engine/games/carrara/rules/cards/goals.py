"""The objectives of the three cards: how far somebody is with each, as he stands now or would stand after an action."""

from msgspec import UNSET, Struct
from msgspec.structs import replace

from engine.core.values.seats import Seat
from engine.games.carrara.data import OBJECTS, TABLES, Counts, FactTables
from engine.games.carrara.data.cards import GoalFacts, TopFacts
from engine.games.carrara.rules.cards.buildings import Buildings, counted
from engine.games.carrara.rules.cards.objects import sets_of
from engine.games.carrara.state import CarraraState, at
from engine.games.carrara.views import Progress


class Standing(Struct, frozen=True, gc=False):
    """All that objectives look at."""

    coins: int
    vp: int
    scorings: int
    cities: int
    """How many cities one has scored."""
    objects: Counts
    buildings: Buildings


def standing(state: CarraraState, seat: Seat) -> Standing:
    """How a seat stands now."""
    mine, board = state.hidden[seat], state.boards[seat]
    scorings = TABLES[state.data].markers - board.markers
    return Standing(mine.coins, board.vp, scorings, state.city_markers.count(seat), mine.objects, board.buildings)


def after_buying(state: CarraraState, now: Standing, thing: str | None) -> Standing:
    """The same with an object bought, if any is: what is no object, as a form may have it, changes nothing."""
    if thing not in OBJECTS:
        return now
    kind = OBJECTS.index(thing)
    objects = at(now.objects, kind, now.objects[kind] + 1)
    return replace(now, coins=now.coins - TABLES[state.data].object_price, objects=objects)


def progress(state: CarraraState, now: Standing) -> tuple[Progress, Progress, Progress]:
    """By card, in the order of the board: how far, and how far it must be."""
    tables, expansion = TABLES[state.data], state.expansion
    assert expansion is not UNSET
    top = tables.cards.top[expansion.top]
    things = tables.cards.objects[expansion.objects]
    buildings = tables.cards.buildings[expansion.buildings]
    return (
        Progress(far_with(tables, top, now), least(top, state.seats)),
        Progress(sets_of(things, now.objects), least(things, state.seats)),
        Progress(counted(tables, buildings, now.buildings), least(buildings, state.seats)),
    )


def all_met(state: CarraraState, now: Standing) -> bool:
    """Whether all three objectives are reached."""
    return all([each.far >= each.least for each in progress(state, now)])


def least(card: GoalFacts, seats: int) -> int:
    """How far one has to come with so many players."""
    return card.least[seats - 2]


def far_with(tables: FactTables, card: TopFacts, now: Standing) -> int:
    """How far one is with a top card."""
    match card.goal:
        case "scorings":
            return now.scorings
        case "cities-scored":
            return now.cities
        case "buildings":
            return len(now.buildings)
        case "coins":
            return now.coins
        case "points":
            return now.vp
    return sum([tables.tile_cost[building.tile] in card.costs for building in now.buildings])


def coins_to_show(state: CarraraState) -> int:
    """How many coins announcing takes, if the top card wants any."""
    if state.expansion is UNSET:
        return 0
    card = TABLES[state.data].cards.top[state.expansion.top]
    return least(card, state.seats) if card.goal == "coins" else 0
