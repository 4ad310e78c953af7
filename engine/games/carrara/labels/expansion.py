"""How the choices of the expansion are offered: 8-buildings, improvements, upgrade tiles, and what the cards make of
them."""

from msgspec import UNSET

from engine.core.forms.forms import Filled, one
from engine.core.state.views import Label
from engine.core.values.seats import Seat
from engine.core.values.texts import Text
from engine.games.carrara.data import (
    CATEGORIES,
    CITIES,
    EIGHTS,
    OBJECTS,
    SCORABLE,
    SLOTS,
    SPACES,
    TABLES,
    TYPES,
    FactTables,
)
from engine.games.carrara.rules.cards.buildings import building_points
from engine.games.carrara.rules.cards.goals import Standing, after_buying, standing
from engine.games.carrara.rules.cards.objects import object_points
from engine.games.carrara.rules.eights import cities_for_eight
from engine.games.carrara.rules.foreseen import stands_after
from engine.games.carrara.rules.improving import improvements, tile_name
from engine.games.carrara.state import Building, CarraraState


def tile_chosen(state: CarraraState, verb: str, filled: Filled) -> int | None:
    """The tile that a form is about to build, if it is chosen already."""
    kind, name = one(filled, "type"), one(filled, "building")
    if verb == "eight":
        return TABLES[state.data].in_pile + TYPES.index(kind) if kind in TYPES else None
    if name in EIGHTS:
        return TABLES[state.data].in_pile + EIGHTS.index(name)
    return state.display[SLOTS.index(name)] if name in SLOTS else None


def label_of_expansion(state: CarraraState, seat: Seat, filled: Filled, field: str, value: str) -> Label:
    """What only the expansion asks for."""
    match field:
        case "type":
            return label_eight(state, seat, filled, value)
        case "old":
            return label_old(state, seat, value)
        case "upgrade":
            return label_upgrade(state, seat, value)
    return label_improvement(state, seat, filled, value)


def label_eight(state: CarraraState, seat: Seat, filled: Filled, kind: str) -> Label:
    """An 8-building: its object, and where it can stand."""
    cost, thing = TABLES[state.data].facts.expansion.cost, OBJECTS[TYPES.index(kind)]
    cities = cities_for_eight(state, seat, {**filled, "type": kind}).values
    where = Text("stands-anywhere") if len(cities) == len(CITIES) else Text("stands-in", {"legal": cities})
    text = Text("label-building", {"type": kind, "cost": cost, "object": thing})
    hints = (Text("object-alone", {"object": thing}), *((where,) if cities else ()))
    return Label(text, hint=hints, short=Text("tile", {"type": kind, "cost": cost}))


def label_old(state: CarraraState, seat: Seat, name: str) -> Label:
    """A building of one's own, by where it stands."""
    tables = TABLES[state.data]
    (old,) = [each for each in state.boards[seat].buildings if tile_name(tables, each.tile) == name]
    kind, cost = TYPES[tables.tile_type[old.tile]], tables.tile_cost[old.tile]
    text = Text("improve-old", {"type": kind, "cost": cost, "city": CITIES[old.city]})
    return Label(text, short=Text("tile", {"type": kind, "cost": cost}))


def label_improvement(state: CarraraState, seat: Seat, filled: Filled, name: str) -> Label:
    """What could take its place: how many blocks more it costs, and what the building card makes of it."""
    tables, beside = TABLES[state.data], {**filled, "building": name}
    tile = tile_chosen(state, "improve", beside)
    assert tile is not None
    kind, cost = TYPES[tables.tile_type[tile]], tables.tile_cost[tile]
    text = Text("label-building", {"type": kind, "cost": cost, "object": OBJECTS[tables.tile_type[tile]]})
    short = Text("tile", {"type": kind, "cost": cost})
    found = {each.difference for each in improvements(state, seat, beside)} if "old" in filled else set()
    more = tuple(Text("difference", {"n": n}) for n in found)
    thing = Text("object-alone", {"object": OBJECTS[tables.tile_type[tile]]})
    return Label(text, cost=more, hint=(thing, *points_by_card(state, seat, "improve", beside)), short=short)


def label_upgrade(state: CarraraState, seat: Seat, name: str) -> Label:
    """An upgrade tile: what its space is worth then; and a word where that can no longer bring anything."""
    tables, space = TABLES[state.data], SPACES.index(name)
    tile = tables.facts.expansion.upgrades[space]
    text = Text("upgrade-tile", {"space": name, "vp": tile.vp, "coins": tile.coins})
    worth, board = Text("per-cost", {"vp": tile.vp, "coins": tile.coins}), state.boards[seat]
    if name in CATEGORIES and SCORABLE.index(name) in board.scored:
        return Label(text, gain=(worth,), hint=(Text("upgrade-useless", {"space": name}),))
    built = sum(tables.tile_cost[each.tile] for each in board.buildings if space in spaces_of(tables, each))
    return Label(text, gain=(worth,), hint=(Text("built-there", {"n": built}),))


def spaces_of(tables: FactTables, building: Building) -> tuple[int, int]:
    """The two spaces in which a building counts: its city's, and its category's."""
    return building.city, len(CITIES) + tables.category[tables.tile_type[building.tile]]


def points_by_card(state: CarraraState, seat: Seat, verb: str, filled: Filled) -> list[Text]:
    """What an action, as its form is filled, changes by the building card."""
    if state.expansion is UNSET:
        return []
    now, then = standing(state, seat), stands_after(state, seat, verb, filled)
    n = by_building_card(state, then) - by_building_card(state, now)
    if n < 0:
        return [Text("points-lost-by-card", {"n": -n})]
    return [Text("points-by-card", {"n": n})] if n else []


def by_building_card(state: CarraraState, now: Standing) -> int:
    """What somebody's buildings are worth by the building card."""
    assert state.expansion is not UNSET
    tables = TABLES[state.data]
    return building_points(tables, tables.cards.buildings[state.expansion.buildings], now.buildings)


def points_for_object(state: CarraraState, seat: Seat, verb: str, filled: Filled, name: str) -> int:
    """What one more object is worth in the end; by the object card, beside what the action brings."""
    facts, expansion = TABLES[state.data].facts, state.expansion
    if expansion is UNSET:
        return facts.vp_per_object
    card, left = TABLES[state.data].cards.objects[expansion.objects], facts.expansion.vp_per_object_left
    others = {field: value for field, value in filled.items() if field != "object"}
    before = stands_after(state, seat, verb, others)
    bought = after_buying(state, before, name)
    return object_points(card, bought.objects, left) - object_points(card, before.objects, left)
