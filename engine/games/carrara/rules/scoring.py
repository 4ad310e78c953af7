"""Action III: score a type of building once, or a city that nobody has scored: coins, victory points, objects."""

from msgspec import Struct
from msgspec.structs import replace

from engine.core.events import Event
from engine.core.forms import Filled, Form, one, yes
from engine.core.game import Outcome
from engine.core.offers import OneOffer
from engine.core.seats import Seat
from engine.games.carrara.data import CITIES, SCORABLE, TABLES, TYPES, Counts
from engine.games.carrara.rules.closing import close_action
from engine.games.carrara.rules.objectives import reached
from engine.games.carrara.state import EMPTY, Building, CarraraState, at, minus, plus, put


class Worth(Struct, frozen=True):
    """What a scoring brings."""

    vp: int
    coins: int
    objects: Counts


def can_score(state: CarraraState, seat: Seat) -> bool:
    """With a marker left, and something to score."""
    board = state.boards[seat]
    if not board.markers:
        return False
    kinds = TABLES[state.data].tile_type
    for building in board.buildings:
        if kinds[building.tile] not in board.scored:
            return True
    return bool(_cities(state, seat))


def scorable(state: CarraraState, seat: Seat) -> list[str]:
    """Types with a building, not yet scored by this seat; cities with enough buildings, not yet scored by anybody."""
    board, kinds = state.boards[seat], TABLES[state.data].tile_type
    if not board.markers:
        return []
    mine = {kinds[building.tile] for building in board.buildings}
    return [TYPES[kind] for kind in sorted(mine) if kind not in board.scored] + _cities(state, seat)


def _cities(state: CarraraState, seat: Seat) -> list[str]:
    cities = [building.city for building in state.boards[seat].buildings]
    if len(cities) < 2:
        return []  # no city is scored with fewer
    rules = zip(CITIES, range(len(CITIES)), TABLES[state.data].to_score, state.city_markers, strict=True)
    return [name for name, city, least, marker in rules if marker == EMPTY and cities.count(city) >= least]


def things_to_score(state: CarraraState, seat: Seat, filled: Filled) -> OneOffer:
    """What can be scored, and pays for the object, or completes the objectives, if the form already says so."""
    names = scorable(state, seat)
    if "object" in filled:
        dear = TABLES[state.data].object_price - state.hidden[seat].coins
        names = [name for name in names if dear <= 0 or worth(state, seat, name).coins >= dear]
    if yes(filled, "announce"):
        names = [name for name in names if completes(state, seat, name, bought="object" in filled)]
    return OneOffer(tuple(names))


def left_after_scoring(state: CarraraState, seat: Seat, filled: Filled) -> int:
    """The most coins one can have after a scoring, as the form is filled so far."""
    others = {name: value for name, value in filled.items() if name != "object"}
    chosen = one(filled, "what")
    names = (chosen,) if chosen else things_to_score(state, seat, others).values
    return state.hidden[seat].coins + max((worth(state, seat, name).coins for name in names), default=0)


def completes(state: CarraraState, seat: Seat, name: str, *, bought: bool) -> bool:
    """Whether all objectives are reached after this scoring."""
    return reached(state, seat, scorings=1, objects=sum(worth(state, seat, name).objects) + bought)


def worth(state: CarraraState, seat: Seat, name: str) -> Worth:
    """Each building's cost times its city's value; one object for each, while the supply lasts."""
    tables = TABLES[state.data]
    vp = coins = 0
    objects = [0] * len(TYPES)
    for building in _scored_buildings(state, seat, name):
        cost, kind = tables.tile_cost[building.tile], tables.tile_type[building.tile]
        vp += cost * tables.vp[building.city]
        coins += cost * tables.coins[building.city]
        objects[kind] = min(objects[kind] + 1, state.supply[kind])
    return Worth(vp, coins, tuple(objects))


def score(state: CarraraState, seat: Seat, form: Form) -> Outcome[CarraraState]:
    """Points go onto the track for all to see, coins and objects behind the screen, a marker onto what was scored."""
    name = one(form.values, "what") or ""
    gain, mine, board = worth(state, seat, name), state.hidden[seat], state.boards[seat]
    mine = replace(mine, coins=mine.coins + gain.coins, objects=plus(mine.objects, gain.objects))
    scored, markers = board.scored, state.city_markers
    if name in TYPES:
        scored = (*scored, TYPES.index(name))
    else:
        markers = at(markers, CITIES.index(name), seat)
    board = replace(board, vp=board.vp + gain.vp, markers=board.markers - 1, scored=scored)
    state = replace(
        state,
        hidden=put(state.hidden, seat, mine),
        boards=put(state.boards, seat, board),
        supply=minus(state.supply, gain.objects),
        city_markers=markers,
    )
    event = Event("scored", {"seat": seat, "what": name, "vp": gain.vp, "coins": gain.coins, "objects": gain.objects})
    return close_action(state, seat, form, (event,))


def _scored_buildings(state: CarraraState, seat: Seat, name: str) -> list[Building]:
    buildings, number = state.boards[seat].buildings, SCORABLE.index(name)
    if number < len(TYPES):
        kinds = TABLES[state.data].tile_type
        return [building for building in buildings if kinds[building.tile] == number]
    return [building for building in buildings if building.city == number - len(TYPES)]
