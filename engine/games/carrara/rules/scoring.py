"""Action III: score a type of building once, or a city that nobody has scored: coins, victory points, objects. With
the expansion also a category once, without objects."""

from functools import lru_cache
from operator import gt

from msgspec import UNSET
from msgspec.structs import replace

from engine.core.forms.forms import Filled, Form, one, yes
from engine.core.forms.offers import OneOffer
from engine.core.game import Outcome
from engine.core.state.events import Event
from engine.core.values.seats import Seat
from engine.core.values.texts import Params
from engine.games.carrara.data import CATEGORIES, CITIES, SCORABLE, TABLES, TYPES, Counts, FactTables
from engine.games.carrara.rules.closing import close_action
from engine.games.carrara.rules.objectives import reached
from engine.games.carrara.rules.upgrades import values
from engine.games.carrara.state import EMPTY, Building, CarraraState, at, laid_by, minus, plus, put
from engine.games.carrara.views import Worth


def can_score(state: CarraraState, seat: Seat) -> bool:
    """With a marker left, and something to score."""
    return bool(scorable(state, seat))


def scorable(state: CarraraState, seat: Seat) -> tuple[str, ...]:
    """Types with a building, not yet scored by this seat; cities with enough buildings, not yet scored by anybody. With
    the expansion, categories as types."""
    board = state.boards[seat]
    if not board.markers or not board.buildings:
        return ()
    categories = state.expansion is not UNSET
    return _scorable(TABLES[state.data], board.buildings, board.scored, state.city_markers, categories)


@lru_cache(4096)
def _scorable(
    tables: FactTables, buildings: tuple[Building, ...], scored: Counts, city_markers: Counts, categories: bool
) -> tuple[str, ...]:
    """Remembered like what it would bring, and for the same reason."""
    mine = {tables.tile_type[building.tile] for building in buildings}
    cities = [building.city for building in buildings]
    rules = zip(CITIES, range(len(CITIES)), tables.to_score, city_markers, strict=True)
    return (
        *(TYPES[kind] for kind in sorted(mine) if kind not in scored),
        *(name for name, city, least, marker in rules if marker == EMPTY and cities.count(city) >= least),
        *(name for name in _categories(tables, mine) if categories and SCORABLE.index(name) not in scored),
    )


def _categories(tables: FactTables, kinds: set[int]) -> list[str]:
    """The categories of which one of these types is."""
    found = {tables.category[kind] for kind in kinds}
    return [name for category, name in enumerate(CATEGORIES) if category in found]


def things_to_score(state: CarraraState, seat: Seat, filled: Filled) -> OneOffer:
    """What can be scored, and pays for the object, or completes the objectives, if the form already says so."""
    names = scorable(state, seat)
    if "object" in filled:
        dear = TABLES[state.data].object_price - state.hidden[seat].coins
        names = tuple([name for name in names if dear <= 0 or worth(state, seat, name).coins >= dear])
    if yes(filled, "announce") and state.expansion is UNSET:
        names = tuple([name for name in names if completes(state, seat, name, bought="object" in filled)])
    return OneOffer(names)


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
    """What it would bring this seat to score this type, city or category."""
    laid = None if state.expansion is UNSET else state.expansion.laid[seat]
    for each in worths(TABLES[state.data], state.boards[seat].buildings, state.supply, laid):
        if each.what == name:
            return each
    return Worth(name, 0, 0, (0,) * len(TYPES))


def worths_of(state: CarraraState, seat: Seat) -> tuple[Worth, ...]:
    """Of all that this seat has built."""
    return worths(TABLES[state.data], state.boards[seat].buildings, state.supply, laid_by(state, seat))


@lru_cache(4096)
def worths(
    tables: FactTables, buildings: tuple[Building, ...], supply: Counts, laid: Counts | None = None
) -> tuple[Worth, ...]:
    """Of every type and city with a building, whether it can be scored or not: what it would bring, with one object
    for each building, while the supply lasts; with the expansion, with these upgrade tiles, of every category too.

    Remembered, because every look at a table shows it, and from one look to the next a board seldom changes.
    """
    gains, needed = _with_any_supply(tables, buildings, laid)
    if not any(map(gt, needed, supply)):
        return gains
    return tuple([Worth(gain.what, gain.vp, gain.coins, tuple(map(min, gain.objects, supply))) for gain in gains])


@lru_cache(4096)
def _with_any_supply(
    tables: FactTables, buildings: tuple[Building, ...], laid: Counts | None
) -> tuple[tuple[Worth, ...], Counts]:
    """Each building's cost times its city's value, and one object for each; then the most objects that takes. A
    category brings its own value instead, and no object."""
    sums: dict[int, list[int]] = {}
    needed = [0] * len(TYPES)
    vps, values_in_coins = values(tables, laid or ())
    for building in buildings:
        cost, kind, city = tables.tile_cost[building.tile], tables.tile_type[building.tile], building.city
        needed[kind] += 1
        for scorable in (kind, len(TYPES) + city):
            gain = sums.setdefault(scorable, [0] * (2 + len(TYPES)))
            gain[0] += cost * vps[city]
            gain[1] += cost * values_in_coins[city]
            gain[2 + kind] += 1
        if laid is not None:
            space = len(CITIES) + tables.category[kind]
            gain = sums.setdefault(len(TYPES) + space, [0] * (2 + len(TYPES)))
            gain[0] += cost * vps[space]
            gain[1] += cost * values_in_coins[space]
    gains = [Worth(SCORABLE[each], vp, coins, tuple(objects)) for each, (vp, coins, *objects) in sorted(sums.items())]
    return tuple(gains), tuple(needed)


def score(state: CarraraState, seat: Seat, form: Form) -> Outcome[CarraraState]:
    """Points go onto the track for all to see, coins and objects behind the screen, a marker onto what was scored."""
    name = one(form.values, "what") or ""
    gain, mine, board = worth(state, seat, name), state.hidden[seat], state.boards[seat]
    mine = replace(mine, coins=mine.coins + gain.coins, objects=plus(mine.objects, gain.objects))
    scored, markers = board.scored, state.city_markers
    if name in CITIES:
        markers = at(markers, CITIES.index(name), seat)
    else:
        scored = (*scored, SCORABLE.index(name))
    board = replace(board, vp=board.vp + gain.vp, markers=board.markers - 1, scored=scored)
    state = replace(
        state,
        hidden=put(state.hidden, seat, mine),
        boards=put(state.boards, seat, board),
        supply=minus(state.supply, gain.objects),
        city_markers=markers,
    )
    told: Params = {"seat": seat, "what": name, "vp": gain.vp, "coins": gain.coins}
    event = Event("scored-category", told) if name in CATEGORIES else Event("scored", {**told, "objects": gain.objects})
    return close_action(state, seat, form, (event,))
