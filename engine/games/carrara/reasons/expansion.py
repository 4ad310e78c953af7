"""Why a choice of the expansion is refused, where Carrara can say it better than the core."""

from msgspec import UNSET

from engine.core.forms.forms import Filled, counts, one, yes
from engine.core.forms.offers import Value
from engine.core.values.refusals import Refusal
from engine.core.values.seats import Seat
from engine.games.carrara.data import CATEGORIES, CITIES, EIGHTS, SCORABLE, SLOTS, SPACES, TABLES, TYPES, Counts
from engine.games.carrara.forms import DECISIONS, MAY, coins_left
from engine.games.carrara.labels.expansion import tile_chosen
from engine.games.carrara.rules.building import accepted
from engine.games.carrara.rules.cards.goals import Standing, progress, standing
from engine.games.carrara.rules.foreseen import stands_after
from engine.games.carrara.rules.improving import buildings_to_improve_to, tile_name
from engine.games.carrara.rules.purchase import objects_to_buy
from engine.games.carrara.state import EMPTY, Building, CarraraState, minus
from engine.games.carrara.tell.expansion import far


def why_not_expanded(
    state: CarraraState, seat: Seat, verb: str, filled: Filled, field: str, value: Value
) -> Refusal | None:
    """What only the expansion knows; None where it is as in the base game."""
    match field:
        case "":
            return why_not_now(state, seat, verb)
        case "building" if verb == "improve":
            return why_not_new(state, seat, filled, str(value))
        case "blocks" if verb == "improve":
            return why_not_difference(state, seat, filled, counts({field: value}, field))
        case "what" if value in CATEGORIES:
            scored = SCORABLE.index(str(value)) in state.boards[seat].scored
            return Refusal("carrara.category-scored" if scored else "carrara.no-such-category", {"what": str(value)})
        case "announce":
            return why_not_by_cards(state, stands_after(state, seat, verb, filled))
        case "object" if yes(filled, "announce") and may_buy(state, seat, verb, filled, str(value)):
            return why_not_by_cards(state, stands_after(state, seat, verb, {**filled, "object": value}))
    return why_not_taken(state, seat, filled, field, str(value))


def possible(state: CarraraState, seat: Seat) -> tuple[str, ...]:
    """The verbs that are possible instead."""
    return tuple(verb for verb in DECISIONS[state.decisions[0].kind] if MAY[verb](state, seat))


def why_not_now(state: CarraraState, seat: Seat, verb: str) -> Refusal | None:
    """Why an action of the expansion is not possible at all now."""
    match verb:
        case "take":
            return Refusal("carrara.nothing-affordable", {"legal": possible(state, seat)})
        case "eight":
            return why_not_eight(state, seat)
        case "improve":
            return Refusal("carrara.nothing-to-improve", {"legal": possible(state, seat)})
        case "announce":
            return why_not_by_cards(state, standing(state, seat))
    return None


def why_not_eight(state: CarraraState, seat: Seat) -> Refusal:
    """None left, or too few blocks."""
    assert state.expansion is not UNSET
    if not state.expansion.eights:
        return Refusal("carrara.no-eight", {"legal": possible(state, seat)})
    blocks, cost = sum(state.hidden[seat].blocks), TABLES[state.data].facts.expansion.cost
    return Refusal("carrara.too-few-for-eight", {"blocks": blocks, "cost": cost})


def why_not_taken(state: CarraraState, seat: Seat, filled: Filled, field: str, value: str) -> Refusal | None:
    """An old building that nothing can replace; an 8-building or upgrade tile that is gone, or comes with nothing."""
    if field == "type" and value in TYPES:
        gone = EIGHTS[TYPES.index(value)] not in eights_left(state)
        return Refusal("carrara.eight-gone", {"type": value}) if gone else None
    if field == "upgrade" and value in SPACES:
        with_eight = "type" in filled or one(filled, "building") in EIGHTS
        return Refusal("carrara.upgrade-gone", {"space": value}) if with_eight else Refusal("carrara.no-upgrade")
    old = own_building(state, seat, value) if field == "old" else None
    if old is None:
        return None
    tables = TABLES[state.data]
    kind, cost = TYPES[tables.tile_type[old.tile]], tables.tile_cost[old.tile]
    return Refusal("carrara.cannot-improve", {"type": kind, "cost": cost, "city": CITIES[old.city]})


def why_not_new(state: CarraraState, seat: Seat, filled: Filled, name: str) -> Refusal | None:
    """Nothing there, nothing dearer, or too few of the blocks that the city accepts."""
    tables, old = TABLES[state.data], own_building(state, seat, one(filled, "old") or "")
    tile = tile_chosen(state, "improve", {"building": name}) if name in (*SLOTS, *EIGHTS) else None
    if tile is None or old is None:
        return None
    if name in EIGHTS and name not in eights_left(state):
        return Refusal("carrara.eight-gone", {"type": TYPES[tables.tile_type[tile]]})
    if tile == EMPTY:
        legal = buildings_to_improve_to(state, seat, filled).values
        return Refusal("carrara.space-empty", {"field": "building", "legal": legal})
    if "upgrade" in filled and tile < tables.in_pile:
        return Refusal("carrara.no-upgrade")
    cost, old_cost = tables.tile_cost[tile], tables.tile_cost[old.tile]
    kind, old_kind = TYPES[tables.tile_type[tile]], TYPES[tables.tile_type[old.tile]]
    if cost <= old_cost:
        return Refusal("carrara.not-dearer", {"type": kind, "cost": cost, "old": old_kind, "old_cost": old_cost})
    return _city_takes(state, seat, old, cost - old_cost)


def _city_takes(state: CarraraState, seat: Seat, old: Building, difference: int) -> Refusal:
    tables = TABLES[state.data]
    have, colours = sum(accepted(tables, old.city, state.hidden[seat].blocks)), tables.facts.cities[old.city].accepts
    return Refusal(
        "carrara.difference", {"city": CITIES[old.city], "colours": colours, "have": have, "difference": difference}
    )


def why_not_difference(state: CarraraState, seat: Seat, filled: Filled, blocks: Counts) -> Refusal | None:
    """Blocks of a colour that the city does not accept, or not as many as the new building costs more."""
    tables, old = TABLES[state.data], own_building(state, seat, one(filled, "old") or "")
    tile = tile_chosen(state, "improve", filled)
    if old is None or tile is None:
        return None
    difference = tables.tile_cost[tile] - tables.tile_cost[old.tile]
    wrong = minus(blocks, accepted(tables, old.city, blocks))
    if any(wrong):
        colours = tables.facts.cities[old.city].accepts
        return Refusal("carrara.city-colour", {"city": CITIES[old.city], "colours": colours, "offered": wrong})
    if sum(blocks) != difference:
        return Refusal("carrara.wrong-difference", {"difference": difference, "n": sum(blocks)})
    return None


def may_buy(state: CarraraState, seat: Seat, verb: str, filled: Filled, name: str) -> bool:
    """Whether this object could be bought after the action, if nothing were announced."""
    return objects_to_buy(state, coins_left(state, seat, verb, filled)).allows(name)


def eights_left(state: CarraraState) -> tuple[str, ...]:
    """What the 8-buildings that are left are called."""
    assert state.expansion is not UNSET
    return tuple(EIGHTS[TABLES[state.data].tile_type[tile]] for tile in state.expansion.eights)


def own_building(state: CarraraState, seat: Seat, name: str) -> Building | None:
    """The building of one's own that is called like this."""
    tables = TABLES[state.data]
    return next((each for each in state.boards[seat].buildings if tile_name(tables, each.tile) == name), None)


def why_not_by_cards(state: CarraraState, now: Standing) -> Refusal:
    """What each of the three cards still lacks: told to this player alone, and nothing is revealed."""
    if state.ending:
        return Refusal("carrara.already-ending")
    assert state.expansion is not UNSET
    cards, expansion = TABLES[state.data].cards, state.expansion
    facts = cards.top[expansion.top], cards.objects[expansion.objects], cards.buildings[expansion.buildings]
    return Refusal("carrara.cards-not-reached", {"goals": far(facts, progress(state, now))})
