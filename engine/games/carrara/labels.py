"""How choices are offered, with cost and gain, and what they lead to: asked only for what is shown."""

from msgspec.structs import replace

from engine.core.forms.forms import Filled, Form, counts, one
from engine.core.forms.offers import Value
from engine.core.state.views import Label
from engine.core.values.seats import Seat
from engine.core.values.texts import Text
from engine.games.carrara.data import CITIES, OBJECTS, SECTIONS, SLOTS, TABLES, TYPES
from engine.games.carrara.rules.book import RULES
from engine.games.carrara.rules.building import blocks_to_pay, cities_to_build_in
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
            blocks = priced(lying, prices)
            text = Text("label-section", {"section": str(value), "blocks": blocks})
            return Label(text, hint=(Text("section-holds", {"blocks": blocks}),))
        case "building":
            return label_building(state, seat, filled, str(value))
        case "city":
            return label_city(state, seat, filled, str(value))
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


def label_city(state: CarraraState, seat: Seat, filled: Filled, city: str) -> Label:
    """The colours a city accepts, what it will bring when this building is scored there, and what most would pay."""
    tables, number, building = TABLES[state.data], CITIES.index(city), one(filled, "building")
    colours = tables.facts.cities[number].accepts
    cost = 1 if building is None else tables.tile_cost[state.display[SLOTS.index(building)]]
    vp, money = tables.vp[number] * cost, tables.coins[number] * cost
    later = Text("points-when-scored", {"n": vp}) if vp else Text("coins-when-scored", {"n": money})
    hints = [] if state.city_markers[number] == EMPTY else [Text("city-is-closed")]
    offer = blocks_to_pay(state, seat, {**filled, "city": city})
    if building is not None and offer.suggested:
        hints.append(Text("to-pay", {"blocks": offer.suggested}))
    text = Text("label-city", {"city": city, "colours": colours})
    return Label(text, gain=(later,), hint=tuple(hints), short=city_alone(city))


def label_scoring(state: CarraraState, seat: Seat, name: str) -> Label:
    """Points, coins and objects."""
    gain = worth(state, seat, name)
    objects = (
        Text("label-objects", {"objects": tuple(n if kind == other else 0 for other in range(len(TYPES)))})
        for kind, n in enumerate(gain.objects)
        if n
    )
    brings = (*gains(gain.vp, gain.coins), *objects)
    if name in TYPES:
        return Label(gain=brings)
    return Label(gain=brings, note=(Text("closes-city", {"city": name}),), short=city_alone(name))


def label_building(state: CarraraState, seat: Seat, filled: Filled, slot: str) -> Label:
    """A building of the display: type, cost, object, and where it can stand. Its space is the value itself."""
    tables, tile = TABLES[state.data], state.display[SLOTS.index(slot)]
    kind, cost = TYPES[tables.tile_type[tile]], tables.tile_cost[tile]
    text = Text("label-building", {"type": kind, "cost": cost, "object": OBJECTS[tables.tile_type[tile]]})
    cities = cities_to_build_in(state, seat, {**filled, "building": slot}).values
    where = Text("stands-anywhere") if len(cities) == len(CITIES) else Text("stands-in", {"legal": cities})
    thing = Text("object-alone", {"object": OBJECTS[tables.tile_type[tile]]})
    return Label(text, hint=(thing, *((where,) if cities else ())), short=Text("tile", {"type": kind, "cost": cost}))


def foresee(state: CarraraState, seat: Seat, form: Form) -> tuple[Text, ...]:
    """What will be behind one's own screen. What an action draws comes onto the board, never behind a screen."""
    if not form.values:
        return ()
    after, _ = RULES[form.verb](state, seat, form)
    mine = after.hidden[seat]
    return (Text("foreseen", {"coins": mine.coins, "blocks": mine.blocks, "objects": mine.objects}),)


def city_alone(city: str) -> Text:
    return Text("city-alone", {"city": city})


def without(state: CarraraState, slot: int) -> CarraraState:
    """The same display without the building that is about to be built."""
    return replace(state, display=at(state.display, slot, EMPTY))


def gains(vp: int, money: int) -> tuple[Text, ...]:
    return (*((points(vp),) if vp else ()), *((coins(money),) if money else ()))


def coins(n: int) -> Text:
    return Text("coins", {"n": n})


def points(n: int) -> Text:
    return Text("points", {"n": n})
