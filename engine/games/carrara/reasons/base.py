"""Why a choice is refused, where Carrara can say it better than the core."""

from msgspec import UNSET

from engine.core.forms.forms import Filled, counts, one
from engine.core.forms.offers import Value
from engine.core.values.refusals import Refusal
from engine.core.values.seats import Seat
from engine.core.values.texts import Params
from engine.games.carrara.data import CITIES, OBJECTS, SECTIONS, SLOTS, TABLES, TYPES, Counts
from engine.games.carrara.forms import coins_left
from engine.games.carrara.labels.base import price_of
from engine.games.carrara.labels.expansion import tile_chosen
from engine.games.carrara.reasons.expansion import possible, why_not_expanded
from engine.games.carrara.rules.building import accepted, buildings_to_build
from engine.games.carrara.rules.objectives import building_cost, objectives, scorings
from engine.games.carrara.rules.scoring import worth
from engine.games.carrara.state import EMPTY, CarraraState, minus


def why_not(state: CarraraState, seat: Seat, verb: str, filled: Filled, field: str, value: Value) -> Refusal | None:
    """Where Carrara can say it better than the core."""
    if state.expansion is not UNSET and (reason := why_not_expanded(state, seat, verb, filled, field, value)):
        return reason
    match field:
        case "":
            return why_not_verb(state, seat, verb)
        case "building" | "city" | "blocks":
            return why_not_there(state, seat, verb, filled, field, value)
        case "what" if value in (*TYPES, *CITIES):
            return why_not_score(state, seat, str(value))
        case "object" if value in OBJECTS:
            return why_not_object(state, seat, verb, filled, str(value))
        case "announce":
            return why_not_announce(state, seat, *brings(state, seat, verb, filled))
    return None


def why_not_there(
    state: CarraraState, seat: Seat, verb: str, filled: Filled, field: str, value: Value
) -> Refusal | None:
    """Blocks that are taken cost too much; what is built, where, or with what, does not go together."""
    if field == "building":
        return why_not_building(state, seat, filled, SLOTS.index(str(value))) if value in SLOTS else None
    if field == "city":
        return why_not_city(state, seat, verb, filled, str(value)) if value in CITIES else None
    blocks, taking = counts({field: value}, field), verb == "take"
    return why_not_take(state, seat, filled, blocks) if taking else why_not_pay(state, verb, filled, blocks)


def why_not_verb(state: CarraraState, seat: Seat, verb: str) -> Refusal | None:
    """Why an action is not possible at all now."""
    match verb:
        case "turn":
            return Refusal("carrara.nothing-on-the-wheel", {"legal": possible(state, seat)})
        case "build":
            return why_not_build(state, seat)
        case "score":
            markers = state.boards[seat].markers
            return Refusal("carrara.nothing-to-score") if markers else Refusal("carrara.no-marker")
        case "announce":
            return why_not_announce(state, seat)
        case "relief":
            return Refusal("carrara.no-relief", {"legal": possible(state, seat)})
        case "skip":
            return Refusal("carrara.no-skipping")
    return None


def why_not_build(state: CarraraState, seat: Seat) -> Refusal:
    """Nothing to build, or nothing to build it with."""
    if max(state.display) == EMPTY:
        return Refusal("carrara.nothing-on-display", {"legal": possible(state, seat)})
    return Refusal("carrara.too-few-blocks", {"blocks": sum(state.hidden[seat].blocks)})


def why_not_building(state: CarraraState, seat: Seat, filled: Filled, slot: int) -> Refusal:
    """No building there, or too few blocks for it."""
    tables, tile = TABLES[state.data], state.display[slot]
    if tile == EMPTY:
        offer = buildings_to_build(state, seat, filled)
        return Refusal("carrara.space-empty", {"field": "building", "legal": offer.values})
    cost, have = tables.tile_cost[tile], sum(state.hidden[seat].blocks)
    return Refusal("carrara.building-cost", {"type": TYPES[tables.tile_type[tile]], "cost": cost, "have": have})


def why_not_city(state: CarraraState, seat: Seat, verb: str, filled: Filled, city: str) -> Refusal:
    """Too few of the blocks this city accepts."""
    tables, number, tile = TABLES[state.data], CITIES.index(city), tile_chosen(state, verb, filled)
    have = sum(accepted(tables, number, state.hidden[seat].blocks))
    cost = tables.tile_cost[tile] if tile is not None else have + 1
    accepts = tables.facts.cities[number].accepts
    return Refusal("carrara.city-blocks", {"city": city, "colours": accepts, "have": have, "cost": cost})


def why_not_take(state: CarraraState, seat: Seat, filled: Filled, blocks: tuple[int, ...]) -> Refusal | None:
    """Blocks that lie there, and cost more than one has."""
    section = one(filled, "section")
    lying = state.wheel[SECTIONS.index(section)] if section else blocks
    cost, have = price_of(state, filled, blocks), state.hidden[seat].coins
    if cost <= have or any(n > there for n, there in zip(blocks, lying, strict=True)):
        return None
    return Refusal("carrara.too-dear", {"price": cost, "have": have})


def why_not_pay(state: CarraraState, verb: str, filled: Filled, blocks: Counts) -> Refusal | None:
    """Blocks of a colour that the city does not accept, or not as many as the building costs."""
    city, tile = one(filled, "city"), tile_chosen(state, verb, filled)
    if city is None or tile is None:
        return None
    tables, number = TABLES[state.data], CITIES.index(city)
    wrong = minus(blocks, accepted(tables, number, blocks))
    cost = tables.tile_cost[tile]
    if not any(wrong):
        return Refusal("carrara.wrong-payment", {"cost": cost, "n": sum(blocks)}) if sum(blocks) != cost else None
    return Refusal(
        "carrara.city-colour", {"city": city, "colours": tables.facts.cities[number].accepts, "offered": wrong}
    )


def why_not_score(state: CarraraState, seat: Seat, name: str) -> Refusal:
    """What stands in the way of scoring this type or city."""
    tables, board = TABLES[state.data], state.boards[seat]
    if name in TYPES:
        scored = TYPES.index(name) in board.scored
        return Refusal("carrara.type-scored" if scored else "carrara.no-such-building", {"type": name})
    number = CITIES.index(name)
    if (marker := state.city_markers[number]) != EMPTY:
        return Refusal("carrara.city-scored", {"city": name, "seat": marker})
    have = sum(building.city == number for building in board.buildings)
    return Refusal("carrara.city-buildings", {"city": name, "have": have, "least": tables.to_score[number]})


def why_not_object(state: CarraraState, seat: Seat, verb: str, filled: Filled, name: str) -> Refusal:
    """Gone, or too dear after what the action leaves."""
    if not state.for_sale[OBJECTS.index(name)]:
        return Refusal("carrara.object-gone", {"object": name})
    left = max(coins_left(state, seat, verb, filled), 0)
    return Refusal("carrara.object-too-dear", {"price": TABLES[state.data].facts.object_price, "left": left})


def brings(state: CarraraState, seat: Seat, verb: str, filled: Filled) -> tuple[int, int, int]:
    """What a filled form adds to the three objectives before the end could be announced."""
    what, building, bought = one(filled, "what"), one(filled, "building"), "object" in filled
    objects = sum(worth(state, seat, what).objects) if what else 0
    cost = TABLES[state.data].tile_cost[state.display[SLOTS.index(building)]] if building else 0
    return int(what is not None), objects + bought, cost


def why_not_announce(state: CarraraState, seat: Seat, scored: int = 0, objects: int = 0, cost: int = 0) -> Refusal:
    """What is still missing after so much more: told to this player alone, and nothing is revealed."""
    if state.ending:
        return Refusal("carrara.already-ending")
    goal = objectives(state)
    missing: Params = {
        "scorings": scorings(state, seat) + scored,
        "scorings_goal": goal.scorings,
        "objects": sum(state.hidden[seat].objects) + objects,
        "objects_goal": goal.objects,
        "cost": building_cost(state, seat) + cost,
        "cost_goal": goal.cost,
    }
    return Refusal("carrara.not-reached", missing)
