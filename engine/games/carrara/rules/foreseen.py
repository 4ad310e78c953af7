"""How a seat would stand after an action, as its form is filled: what the objectives of the cards go by."""

from msgspec.structs import replace

from engine.core.forms.forms import Filled, counts, one
from engine.core.values.seats import Seat
from engine.games.carrara.data import CITIES, SECTIONS, SLOTS, TABLES, TYPES
from engine.games.carrara.rules.cards.goals import Standing, after_buying, standing
from engine.games.carrara.rules.improving import improved, improvements
from engine.games.carrara.rules.scoring import worth
from engine.games.carrara.rules.wheel import price
from engine.games.carrara.state import Building, CarraraState, plus


def stands_after(state: CarraraState, seat: Seat, verb: str, filled: Filled) -> Standing:
    """After the action and the purchase; what is not filled in yet changes nothing."""
    now = standing(state, seat)
    match verb:
        case "take":
            now = _after_taking(state, now, filled)
        case "build" | "eight":
            now = _after_building(state, now, verb, filled)
        case "improve":
            now = _after_improving(state, seat, now, filled)
        case "score":
            now = _after_scoring(state, seat, now, filled)
    return after_buying(state, now, one(filled, "object"))


def _after_taking(state: CarraraState, now: Standing, filled: Filled) -> Standing:
    section, blocks = one(filled, "section"), counts(filled, "blocks")
    if section is None or not blocks:
        return now
    return replace(now, coins=now.coins - price(TABLES[state.data], SECTIONS.index(section), blocks))


def _after_building(state: CarraraState, now: Standing, verb: str, filled: Filled) -> Standing:
    chosen, city = one(filled, "building" if verb == "build" else "type"), one(filled, "city")
    if chosen is None or city is None:
        return now
    eights = TABLES[state.data].in_pile
    tile = state.display[SLOTS.index(chosen)] if verb == "build" else eights + TYPES.index(chosen)
    return replace(now, buildings=(*now.buildings, Building(tile, CITIES.index(city))))


def _after_improving(state: CarraraState, seat: Seat, now: Standing, filled: Filled) -> Standing:
    if "old" not in filled or "building" not in filled:
        return now
    deed = next(improvements(state, seat, filled), None)
    return now if deed is None else replace(now, buildings=improved(now.buildings, deed.old, deed.tile))


def _after_scoring(state: CarraraState, seat: Seat, now: Standing, filled: Filled) -> Standing:
    what = one(filled, "what")
    if what is None:
        return now
    gain = worth(state, seat, what)
    return replace(
        now,
        coins=now.coins + gain.coins,
        vp=now.vp + gain.vp,
        scorings=now.scorings + 1,
        cities=now.cities + (what in CITIES),
        objects=plus(now.objects, gain.objects),
    )
