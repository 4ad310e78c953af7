"""Action II: build one of the face-up buildings in a city that accepts every block paid for it."""

from msgspec import UNSET
from msgspec.structs import replace

from engine.core.forms.forms import Filled, Form, counts, one, yes
from engine.core.forms.offers import CountsOffer, OneOffer
from engine.core.game import Outcome
from engine.core.state.events import Event
from engine.core.values.seats import Seat
from engine.core.values.texts import Params
from engine.games.carrara.data import CITIES, COLOURS, SLOTS, TABLES, TYPES, Counts, FactTables
from engine.games.carrara.rules.closing import close_action
from engine.games.carrara.rules.objectives import cost_missing
from engine.games.carrara.state import EMPTY, Building, CarraraState, at, minus, plus, put

_SPACE = {space: slot for slot, space in enumerate(SLOTS)}


def can_build(state: CarraraState, seat: Seat) -> bool:
    """Lerici accepts every block, so that it is enough to have as many as the cheapest building costs."""
    tables, blocks = TABLES[state.data], sum(state.hidden[seat].blocks)
    if blocks >= tables.dearest:
        return max(state.display) != EMPTY
    costs = tables.tile_cost
    return any([tile != EMPTY and costs[tile] <= blocks for tile in state.display])


def buildings_to_build(state: CarraraState, seat: Seat, filled: Filled) -> OneOffer:
    """The spaces whose building can be paid in the city, or with the blocks, chosen so far."""
    return OneOffer(tuple(SLOTS[slot] for slot, _ in _candidates(state, seat, filled)))


def cities_to_build_in(state: CarraraState, seat: Seat, filled: Filled) -> OneOffer:
    """The cities that accept the blocks chosen, or enough of those one has."""
    reach = TABLES[state.data].reach
    if blocks := counts(filled, "blocks"):
        return OneOffer(tuple([city for city, far in zip(CITIES, reach, strict=True) if not any(blocks[far:])]))
    mine, costs = state.hidden[seat].blocks, [cost for _, cost in _candidates(state, seat, filled)]
    if not costs:
        return OneOffer(())
    least = min(costs)
    return OneOffer(tuple([city for city, far in zip(CITIES, reach, strict=True) if sum(mine[:far]) >= least]))


def blocks_to_pay(state: CarraraState, seat: Seat, filled: Filled) -> CountsOffer:
    """As many as a building costs, of colours the city accepts. The darkest are suggested: they are worth least."""
    city = one(filled, "city")
    mine = state.hidden[seat].blocks
    caps = mine if city is None else accepted(TABLES[state.data], CITIES.index(city), mine)
    totals = tuple(sorted({cost for _, cost in _candidates(state, seat, filled)}))
    return CountsOffer(COLOURS, caps, totals, from_last=True)


def dearest_to_build(state: CarraraState, seat: Seat, filled: Filled) -> int:
    """The highest cost of a building that the form, as filled so far, can still be completed with."""
    return max((cost for _, cost in _candidates(state, seat, filled)), default=0)


def build(state: CarraraState, seat: Seat, form: Form) -> Outcome[CarraraState]:
    """Blocks go back into the bag, the tile onto one's board, and a new one onto its space."""
    tables, values = TABLES[state.data], form.values
    slot, city = SLOTS.index(one(values, "building") or ""), CITIES.index(one(values, "city") or "")
    blocks, tile = counts(values, "blocks"), state.display[slot]
    mine, board = state.hidden[seat], state.boards[seat]
    state = replace(
        state,
        hidden=put(state.hidden, seat, replace(mine, blocks=minus(mine.blocks, blocks))),
        boards=put(state.boards, seat, replace(board, buildings=(*board.buildings, Building(tile, city)))),
        bag=plus(state.bag, blocks),
        display=at(state.display, slot, EMPTY),
    )
    built = Event(
        "built",
        {
            "seat": seat,
            "slot": slot + 1,
            "type": TYPES[tables.tile_type[tile]],
            "cost": tables.tile_cost[tile],
            "city": CITIES[city],
            "blocks": blocks,
        },
    )
    state, events = refill(state, slot, (built,))
    return close_action(state, seat, form, events, emptied=max(state.display) == EMPTY)


def refill(state: CarraraState, slot: int, events: tuple[Event, ...]) -> tuple[CarraraState, tuple[Event, ...]]:
    """A new tile from the pile; none if the pile is empty."""
    if not state.pile:
        return state, events
    (tile,), pile, chance = state.chance.pick(state.pile, 1)
    tables = TABLES[state.data]
    shown: Params = {"slot": slot + 1, "type": TYPES[tables.tile_type[tile]], "cost": tables.tile_cost[tile]}
    state = replace(state, display=at(state.display, slot, tile), pile=pile, chance=chance)
    return state, (*events, Event("displayed", shown))


def accepted(tables: FactTables, city: int, blocks: Counts) -> Counts:
    """Those of the blocks that a city accepts."""
    reach = tables.reach[city]
    return (*blocks[:reach], *(0,) * (len(blocks) - reach))


def _candidates(state: CarraraState, seat: Seat, filled: Filled) -> list[tuple[int, int]]:
    """The (slot, cost) of every building with which the form, as filled so far, can be completed."""
    tables, mine = TABLES[state.data], state.hidden[seat].blocks
    least, most = 1, sum(mine)
    if blocks := counts(filled, "blocks"):
        least = most = sum(blocks)
    elif city := one(filled, "city"):
        most = sum(mine[: tables.reach[CITIES.index(city)]])
    if yes(filled, "announce") and state.expansion is UNSET:
        least = max(least, cost_missing(state, seat))
    costs, only = tables.tile_cost, one(filled, "building")
    if only is not None:  # mostly one has been chosen: only that is looked at
        slot = _SPACE.get(only, -1)
        tile = EMPTY if slot < 0 else state.display[slot]
        return [(slot, costs[tile])] if tile != EMPTY and least <= costs[tile] <= most else []
    return [
        (slot, costs[tile]) for slot, tile in enumerate(state.display) if tile != EMPTY and least <= costs[tile] <= most
    ]
