"""Improving: a building of one's own is replaced by a dearer one, in the same city; only the difference is paid."""

from collections.abc import Iterator

from msgspec import UNSET, Struct
from msgspec.structs import replace

from engine.core.forms.forms import Filled, Form, counts, one
from engine.core.forms.offers import CountsOffer, OneOffer
from engine.core.game import Outcome
from engine.core.state.events import Event
from engine.core.values.seats import Seat
from engine.core.values.texts import Params
from engine.games.carrara.data import CITIES, COLOURS, EIGHTS, SLOTS, TABLES, TYPES, Counts, FactTables
from engine.games.carrara.rules.building import accepted, refill
from engine.games.carrara.rules.closing import close_action
from engine.games.carrara.rules.eights import without_tile
from engine.games.carrara.rules.upgrades import upgrade, upgrades_to_take
from engine.games.carrara.state import EMPTY, Building, CarraraState, at, minus, on_offer, plus, put


class Improvement(Struct, frozen=True, gc=False):
    """One of one's own buildings and what may take its place."""

    old: Building
    tile: int
    name: str
    """Of the new one: its space, or what an 8-building is called."""
    difference: int


def can_improve(state: CarraraState, seat: Seat) -> bool:
    """Whether any building of one's own can become a dearer one."""
    if state.expansion is UNSET or not state.boards[seat].buildings or not any(state.hidden[seat].blocks):
        return False
    return next(improvements(state, seat, {}), None) is not None


def buildings_to_replace(state: CarraraState, seat: Seat, filled: Filled) -> OneOffer:
    """One's own buildings for which there is a dearer one that the blocks can pay."""
    tables = TABLES[state.data]
    found = {each.old for each in improvements(state, seat, filled)}
    return OneOffer(tuple([tile_name(tables, each.tile) for each in state.boards[seat].buildings if each in found]))


def buildings_to_improve_to(state: CarraraState, seat: Seat, filled: Filled) -> OneOffer:
    """The buildings of the display, by their spaces, and the 8-buildings that can take an old one's place."""
    found = {each.name for each in improvements(state, seat, filled)}
    return OneOffer(tuple([name for name in (*SLOTS, *EIGHTS) if name in found]))


def blocks_for_difference(state: CarraraState, seat: Seat, filled: Filled) -> CountsOffer:
    """As many as the new one costs more, of colours the city of the old one accepts. The darkest are suggested."""
    tables, mine, old = TABLES[state.data], state.hidden[seat].blocks, one(filled, "old")
    found = list(improvements(state, seat, filled))
    caps = mine if old is None or not found else accepted(tables, found[0].old.city, mine)
    return CountsOffer(COLOURS, caps, tuple(sorted({each.difference for each in found})), from_last=True)


def upgrades_with_improving(state: CarraraState, seat: Seat, filled: Filled) -> OneOffer:
    """Just where the new one is an 8-building: then any of the tiles left."""
    return upgrades_to_take(state) if one(filled, "building") in EIGHTS else OneOffer(())


def tile_name(tables: FactTables, tile: int) -> str:
    """What a building is called that stands on a board: no two tiles are alike."""
    return f"{TYPES[tables.tile_type[tile]]}-{tables.tile_cost[tile]}"


def improvements(state: CarraraState, seat: Seat, filled: Filled) -> Iterator[Improvement]:
    """Every improvement with which the form, as filled so far, can be completed."""
    tables, mine = TABLES[state.data], state.hidden[seat].blocks
    only, paid = one(filled, "old"), counts(filled, "blocks")
    tiles = list(_new(state, filled))
    for old in state.boards[seat].buildings:
        if only is not None and tile_name(tables, old.tile) != only:
            continue
        reach, cost = tables.reach[old.city], tables.tile_cost[old.tile]
        if paid and any(paid[reach:]):
            continue
        least, most = (sum(paid), sum(paid)) if paid else (1, sum(mine[:reach]))
        for name, tile in tiles:
            difference = tables.tile_cost[tile] - cost
            if least <= difference <= most and difference > 0:
                yield Improvement(old, tile, name, difference)


def _new(state: CarraraState, filled: Filled) -> Iterator[tuple[str, int]]:
    """The tiles that could come, with their names: those of the display, then the 8-buildings left."""
    only, eight, tables = one(filled, "building"), "upgrade" in filled, TABLES[state.data]
    for space, tile in enumerate(on_offer(state)):
        if tile == EMPTY or (eight and tile < tables.in_pile):
            continue
        name = SLOTS[space] if tile < tables.in_pile else EIGHTS[tables.tile_type[tile]]
        if only in (None, name):
            yield name, tile


def improved(buildings: tuple[Building, ...], old: Building, tile: int) -> tuple[Building, ...]:
    """The same buildings, one of them replaced."""
    return tuple([Building(tile, each.city) if each == old else each for each in buildings])


def improve(state: CarraraState, seat: Seat, form: Form) -> Outcome[CarraraState]:
    """The old tile leaves the game, the difference goes into the bag; what comes from the display is replaced there."""
    tables, blocks = TABLES[state.data], counts(form.values, "blocks")
    (deed,) = improvements(state, seat, form.values)
    mine, board = state.hidden[seat], state.boards[seat]
    state = replace(
        state,
        hidden=put(state.hidden, seat, replace(mine, blocks=minus(mine.blocks, blocks))),
        boards=put(state.boards, seat, replace(board, buildings=improved(board.buildings, deed.old, deed.tile))),
        bag=plus(state.bag, blocks),
    )
    told = Event("improved", _told(tables, seat, deed, blocks))
    if deed.name in EIGHTS:
        state, upgraded = upgrade(_taken(state, deed), seat, one(form.values, "upgrade") or "")
        return close_action(state, seat, form, (told, upgraded))
    state, events = refill(_taken(state, deed), SLOTS.index(deed.name), (told,))
    return close_action(state, seat, form, events, emptied=max(state.display) == EMPTY)


def _taken(state: CarraraState, deed: Improvement) -> CarraraState:
    """The new tile is no longer where it lay, the old one out of the game."""
    expansion = state.expansion
    assert expansion is not UNSET
    expansion = replace(expansion, replaced=(*expansion.replaced, deed.old.tile))
    if deed.name in EIGHTS:
        return replace(state, expansion=replace(expansion, eights=without_tile(expansion.eights, deed.tile)))
    return replace(state, expansion=expansion, display=at(state.display, SLOTS.index(deed.name), EMPTY))


def _told(tables: FactTables, seat: Seat, deed: Improvement, blocks: Counts) -> Params:
    """Old and new, where it stands, where the new one comes from (0: it was no building of the display)."""
    return {
        "seat": seat,
        "old": TYPES[tables.tile_type[deed.old.tile]],
        "old_cost": tables.tile_cost[deed.old.tile],
        "city": CITIES[deed.old.city],
        "type": TYPES[tables.tile_type[deed.tile]],
        "cost": tables.tile_cost[deed.tile],
        "slot": SLOTS.index(deed.name) + 1 if deed.name in SLOTS else 0,
        "blocks": blocks,
    }
