"""How choices are offered, with cost and gain, and why they are refused: asked only for what is shown."""

from msgspec.structs import replace

from engine.core.forms.forms import Filled, counts, one
from engine.core.forms.offers import Value
from engine.core.state.views import Label
from engine.core.values.refusals import Refusal
from engine.core.values.seats import Seat
from engine.core.values.texts import Params, Text
from engine.games.carrara.data import CITIES, OBJECTS, SCORABLE, SECTIONS, SLOTS, TABLES, TYPES
from engine.games.carrara.forms import DECISIONS, MAY, coins_left
from engine.games.carrara.rules.building import accepted, buildings_to_build
from engine.games.carrara.rules.objectives import building_cost, objectives, scorings
from engine.games.carrara.rules.scoring import worth
from engine.games.carrara.rules.wheel import price
from engine.games.carrara.show import show_buildable
from engine.games.carrara.state import EMPTY, CarraraState, at, minus
from engine.games.carrara.tell import priced, tell_builds


def label(state: CarraraState, seat: Seat, verb: str, filled: Filled, field: str, value: Value) -> Label:
    """What a choice costs and brings."""
    facts = TABLES[state.data].facts
    match field:
        case "object":
            return Label(
                cost=(coins(facts.object_price),), gain=(Text("points-at-the-end", {"n": facts.vp_per_object}),)
            )
        case "announce":
            return Label(gain=(points(facts.announcement_vp),))
        case "section":
            at_section = SECTIONS.index(str(value))
            lying, prices = state.wheel[at_section], TABLES[state.data].prices[at_section]
            return Label(Text("label-section", {"section": str(value), "blocks": priced(lying, prices)}))
        case "building":
            return Label(building_text(state, SLOTS.index(str(value))))
        case "city":
            return label_city(state, filled, str(value))
        case "what":
            return label_scoring(state, seat, str(value))
        case _:
            return label_blocks(state, seat, verb, filled, counts({field: value}, field))


def label_blocks(state: CarraraState, seat: Seat, verb: str, filled: Filled, blocks: tuple[int, ...]) -> Label:
    """Taking: the price. Paying: what the blocks that are left could still build, and where."""
    if verb == "take":
        paid = price_of(state, filled, blocks)
        return Label(free=not paid, cost=(coins(paid),) if paid else ()) if "section" in filled else Label()
    left, building = minus(state.hidden[seat].blocks, blocks), one(filled, "building")
    after = state if building is None else without(state, SLOTS.index(building))
    still = tuple(tell_builds("still-builds", show_buildable(TABLES[after.data], after.display, left)))
    if not any(left):
        return Label()
    return Label(note=still or (Text("still-builds-nothing"),))


def price_of(state: CarraraState, filled: Filled, blocks: tuple[int, ...]) -> int:
    """What these blocks cost in the section that was chosen; nothing as long as none is."""
    section = one(filled, "section")
    return price(TABLES[state.data], SECTIONS.index(section), blocks) if section else 0


def label_city(state: CarraraState, filled: Filled, city: str) -> Label:
    """The colours a city accepts, and what it will bring when this building is scored there."""
    tables, number, building = TABLES[state.data], CITIES.index(city), one(filled, "building")
    colours = tables.facts.cities[number].accepts
    cost = 1 if building is None else tables.tile_cost[state.display[SLOTS.index(building)]]
    vp, money = tables.vp[number] * cost, tables.coins[number] * cost
    later = Text("points-when-scored", {"n": vp}) if vp else Text("coins-when-scored", {"n": money})
    return Label(Text("label-city", {"city": city, "colours": colours}), gain=(later,))


def label_scoring(state: CarraraState, seat: Seat, name: str) -> Label:
    """Points, coins and objects."""
    gain = worth(state, seat, name)
    objects = (
        Text("label-objects", {"objects": tuple(n if kind == other else 0 for other in range(len(TYPES)))})
        for kind, n in enumerate(gain.objects)
        if n
    )
    return Label(gain=(*gains(gain.vp, gain.coins), *objects))


def why_not(state: CarraraState, seat: Seat, verb: str, filled: Filled, field: str, value: Value) -> Refusal | None:
    """Where Carrara can say it better than the core."""
    match field:
        case "":
            return why_not_verb(state, seat, verb)
        case "building" if value in SLOTS:
            return why_not_building(state, seat, filled, SLOTS.index(str(value)))
        case "city" if value in CITIES:
            return why_not_city(state, seat, filled, str(value))
        case "blocks":
            blocks = counts({field: value}, field)
            taking = verb == "take"
            return why_not_take(state, seat, filled, blocks) if taking else why_not_pay(state, filled, blocks)
        case "what" if value in SCORABLE:
            return why_not_score(state, seat, str(value))
        case "object" if value in OBJECTS:
            return why_not_object(state, seat, verb, filled, str(value))
        case "announce":
            return why_not_announce(state, seat, *brings(state, seat, verb, filled))
    return None


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


def possible(state: CarraraState, seat: Seat) -> tuple[str, ...]:
    """The verbs that are possible instead."""
    return tuple(verb for verb in DECISIONS[state.decisions[0].kind] if MAY[verb](state, seat))


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


def why_not_city(state: CarraraState, seat: Seat, filled: Filled, city: str) -> Refusal:
    """Too few of the blocks this city accepts."""
    tables, number, building = TABLES[state.data], CITIES.index(city), one(filled, "building")
    have = sum(accepted(tables, number, state.hidden[seat].blocks))
    cost = tables.tile_cost[state.display[SLOTS.index(building)]] if building else have + 1
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


def why_not_pay(state: CarraraState, filled: Filled, blocks: tuple[int, ...]) -> Refusal | None:
    """Blocks of a colour that the city does not accept, or not as many as the building costs."""
    city, building = one(filled, "city"), one(filled, "building")
    if city is None or building is None:
        return None
    tables, number = TABLES[state.data], CITIES.index(city)
    wrong = minus(blocks, accepted(tables, number, blocks))
    cost = tables.tile_cost[state.display[SLOTS.index(building)]]
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


def building_text(state: CarraraState, slot: int) -> Text:
    """A building of the display: type, cost, object. Its space is the value itself."""
    tables, tile = TABLES[state.data], state.display[slot]
    kind = tables.tile_type[tile]
    return Text(
        "label-building",
        {"type": TYPES[kind], "cost": tables.tile_cost[tile], "object": OBJECTS[kind]},
    )


def without(state: CarraraState, slot: int) -> CarraraState:
    """The same display without the building that is about to be built."""
    return replace(state, display=at(state.display, slot, EMPTY))


def gains(vp: int, money: int) -> tuple[Text, ...]:
    return (*((points(vp),) if vp else ()), *((coins(money),) if money else ()))


def coins(n: int) -> Text:
    return Text("coins", {"n": n})


def points(n: int) -> Text:
    return Text("points", {"n": n})
