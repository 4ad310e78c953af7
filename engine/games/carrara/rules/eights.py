"""Building one of the six 8-buildings, which lie beside the board: eight blocks, and an upgrade tile at once."""

from msgspec import UNSET
from msgspec.structs import replace

from engine.core.forms.forms import Filled, Form, counts, one
from engine.core.forms.offers import CountsOffer, OneOffer
from engine.core.game import Outcome
from engine.core.state.events import Event
from engine.core.values.seats import Seat
from engine.games.carrara.data import CITIES, COLOURS, TABLES, TYPES
from engine.games.carrara.rules.building import accepted
from engine.games.carrara.rules.closing import close_action
from engine.games.carrara.rules.upgrades import upgrade, upgrades_to_take
from engine.games.carrara.state import Building, CarraraState, minus, plus, put


def can_build_eight(state: CarraraState, seat: Seat) -> bool:
    """Lerici accepts every block, so that it is enough to have eight."""
    if state.expansion is UNSET or not state.expansion.eights:
        return False
    return sum(state.hidden[seat].blocks) >= TABLES[state.data].facts.expansion.cost


def eights_to_build(state: CarraraState, seat: Seat, filled: Filled) -> OneOffer:
    """Those left, with which the form can be completed."""
    kinds = TABLES[state.data].tile_type
    return OneOffer(tuple(dict.fromkeys([TYPES[kinds[each.tile]] for each in _candidates(state, seat, filled)])))


def cities_for_eight(state: CarraraState, seat: Seat, filled: Filled) -> OneOffer:
    """The cities that accept eight of one's blocks, or those chosen."""
    found = {each.city for each in _candidates(state, seat, filled)}
    return OneOffer(tuple([name for city, name in enumerate(CITIES) if city in found]))


def blocks_for_eight(state: CarraraState, seat: Seat, filled: Filled) -> CountsOffer:
    """Eight, of colours the city accepts. The darkest are suggested."""
    tables, mine, city = TABLES[state.data], state.hidden[seat].blocks, one(filled, "city")
    caps = mine if city is None else accepted(tables, CITIES.index(city), mine)
    totals = (tables.facts.expansion.cost,) if _candidates(state, seat, filled) else ()
    return CountsOffer(COLOURS, caps, totals, from_last=True)


def upgrades_with_eight(state: CarraraState, seat: Seat, filled: Filled) -> OneOffer:
    """Whatever is built, any of the tiles left."""
    return upgrades_to_take(state) if can_build_eight(state, seat) else OneOffer(())


def _candidates(state: CarraraState, seat: Seat, filled: Filled) -> list[Building]:
    """Every 8-building in every city with which the form, as filled so far, can be completed."""
    assert state.expansion is not UNSET
    tables, mine = TABLES[state.data], state.hidden[seat].blocks
    only, where, paid = one(filled, "type"), one(filled, "city"), counts(filled, "blocks")
    cost = tables.facts.expansion.cost
    if not can_build_eight(state, seat) or (paid and sum(paid) != cost):
        return []
    cities = [
        city
        for city, (name, reach) in enumerate(zip(CITIES, tables.reach, strict=True))
        if where in (None, name) and sum((paid or mine)[:reach]) >= cost
    ]
    return [
        Building(tile, city)
        for tile in state.expansion.eights
        if only in (None, TYPES[tables.tile_type[tile]])
        for city in cities
    ]


def build_eight(state: CarraraState, seat: Seat, form: Form) -> Outcome[CarraraState]:
    """Blocks go back into the bag, the tile onto one's board; nothing is displayed in its place."""
    assert state.expansion is not UNSET
    tables, values = TABLES[state.data], form.values
    kind, city = TYPES.index(one(values, "type") or ""), CITIES.index(one(values, "city") or "")
    blocks, tile = counts(values, "blocks"), tables.in_pile + kind
    mine, board = state.hidden[seat], state.boards[seat]
    state = replace(
        state,
        hidden=put(state.hidden, seat, replace(mine, blocks=minus(mine.blocks, blocks))),
        boards=put(state.boards, seat, replace(board, buildings=(*board.buildings, Building(tile, city)))),
        bag=plus(state.bag, blocks),
        expansion=replace(state.expansion, eights=without_tile(state.expansion.eights, tile)),
    )
    state, upgraded = upgrade(state, seat, one(values, "upgrade") or "")
    built = Event(
        "built-eight",
        {
            "seat": seat,
            "type": TYPES[kind],
            "cost": tables.tile_cost[tile],
            "city": CITIES[city],
            "blocks": blocks,
        },
    )
    return close_action(state, seat, form, (built, upgraded))


def without_tile(tiles: tuple[int, ...], tile: int) -> tuple[int, ...]:
    """The tiles left when this one is taken."""
    return tuple([each for each in tiles if each != tile])
