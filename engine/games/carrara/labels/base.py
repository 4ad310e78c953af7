"""How choices are offered, with cost and gain, and what they lead to: asked only for what is shown."""

from msgspec.structs import replace

from engine.core.forms.forms import Filled, Form, counts, one
from engine.core.forms.offers import Value
from engine.core.state.views import Label
from engine.core.values.seats import Seat
from engine.core.values.texts import Text
from engine.games.carrara.data import CITIES, OBJECTS, SECTIONS, SLOTS, TABLES, TYPES
from engine.games.carrara.labels.expansion import (
    label_of_expansion,
    points_by_card,
    points_for_object,
    tile_chosen,
)
from engine.games.carrara.rules.book import RULES
from engine.games.carrara.rules.building import blocks_to_pay, cities_to_build_in
from engine.games.carrara.rules.eights import blocks_for_eight
from engine.games.carrara.rules.scoring import worth
from engine.games.carrara.rules.upgrades import values
from engine.games.carrara.rules.wheel import price
from engine.games.carrara.show.base import show_buildable
from engine.games.carrara.state import EMPTY, CarraraState, at, laid_by, minus
from engine.games.carrara.tell.base import tell_builds
from engine.games.carrara.tell.market import priced


def label(state: CarraraState, seat: Seat, verb: str, filled: Filled, field: str, value: Value) -> Label:
    """What a choice costs and brings."""
    facts = TABLES[state.data].facts
    match field:
        case "object":
            worth_it = points_for_object(state, seat, verb, filled, str(value))
            return Label(cost=(coins(facts.object_price),), gain=(Text("points-at-the-end", {"n": worth_it}),))
        case "announce":
            return Label(gain=(points(facts.announcement_vp),))
        case "section":
            at_section = SECTIONS.index(str(value))
            lying, prices = state.wheel[at_section], TABLES[state.data].prices[at_section]
            blocks = priced(lying, prices)
            text = Text("label-section", {"section": str(value), "blocks": blocks})
            unturned = () if state.decisions[0].kind == "take" else (Text("without-turning"),)
            return Label(text, hint=(Text("section-holds", {"blocks": blocks}),), note=unturned)
        case "building" if verb == "build":
            return label_building(state, seat, filled, str(value))
        case "building" | "type" | "old" | "upgrade":
            return label_of_expansion(state, seat, filled, field, str(value))
        case "city":
            return label_city(state, seat, verb, filled, str(value))
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
    after = without(state, SLOTS.index(building)) if building in SLOTS else state
    still = tuple(tell_builds("still-builds", show_buildable(TABLES[after.data], after.display, left)))
    if not any(left):
        return Label()
    return Label(note=still or (Text("still-builds-nothing"),))


def price_of(state: CarraraState, filled: Filled, blocks: tuple[int, ...]) -> int:
    """What these blocks cost in the section that was chosen; nothing as long as none is."""
    section = one(filled, "section")
    return price(TABLES[state.data], SECTIONS.index(section), blocks) if section else 0


def label_city(state: CarraraState, seat: Seat, verb: str, filled: Filled, city: str) -> Label:
    """The colours a city accepts, what it will bring when this building is scored there, and what most would pay."""
    tables, number, chosen = TABLES[state.data], CITIES.index(city), tile_chosen(state, verb, filled)
    colours = tables.facts.cities[number].accepts
    cost = 1 if chosen is None else tables.tile_cost[chosen]
    vp, money = (each[number] * cost for each in values(tables, laid_by(state, seat) or ()))
    later = [Text("points-when-scored", {"n": vp})] if vp else []
    later += [Text("coins-when-scored", {"n": money})] if money else []
    hints = [] if state.city_markers[number] == EMPTY else [Text("city-is-closed")]
    beside: Filled = {**filled, "city": city}
    offer = blocks_for_eight(state, seat, beside) if verb == "eight" else blocks_to_pay(state, seat, beside)
    if chosen is not None and offer.suggested:
        hints.append(Text("to-pay", {"blocks": offer.suggested}))
    hints += points_by_card(state, seat, verb, beside)
    text = Text("label-city", {"city": city, "colours": colours})
    return Label(text, gain=tuple(later), hint=tuple(hints), short=city_alone(city))


def label_scoring(state: CarraraState, seat: Seat, name: str) -> Label:
    """Points, coins and objects."""
    gain = worth(state, seat, name)
    objects = (
        Text("label-objects", {"objects": tuple(n if kind == other else 0 for other in range(len(TYPES)))})
        for kind, n in enumerate(gain.objects)
        if n
    )
    brings = (*gains(gain.vp, gain.coins), *objects)
    if name not in CITIES:
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
