"""Why a choice is refused, where Dynasties can say it better than the core."""

from engine.core.forms.forms import Filled
from engine.core.forms.offers import Value
from engine.core.values.refusals import Refusal
from engine.core.values.seats import Seat
from engine.core.values.texts import SEAT, Message, Params, counts, term
from engine.games.dynasties.data import BONUS_ACTIONS, CHARACTERS, CITIES, NOTHING, PLACES, ROLES, SHIPS, TABLES
from engine.games.dynasties.rules.characters.using import can_serve
from engine.games.dynasties.rules.cities import cost, is_open, may_stand, open_cities, other
from engine.games.dynasties.rules.goods import pinks_of
from engine.games.dynasties.rules.playing import before_main_choice, cards_with
from engine.games.dynasties.state import NOBODY, DynastiesState, more

REFUSALS = (
    Message("dynasties.no-figure"),
    Message("dynasties.no-card"),
    Message("dynasties.no-tile"),
    Message("dynasties.only-tiles"),
    Message("dynasties.no-icon", {"role": term("role")}),
    Message("dynasties.all-too-dear", {"role": term("role"), "price": counts("good")}),
    Message("dynasties.space-taken", {"city": term("city"), "role": term("role")}),
    Message("dynasties.own-spouse", {"city": term("city")}),
    Message("dynasties.not-open", {"city": term("city")}),
    Message("dynasties.too-dear", {"city": term("city"), "price": counts("good")}),
    Message("dynasties.aboard", {"ship": term("ship")}),
    Message("dynasties.used", {"character": term("character")}),
    Message("dynasties.at-court", {"character": term("character")}),
    Message("dynasties.slot-dear", {"character": term("character"), "price": counts("good")}),
    Message("dynasties.idle", {"character": term("character")}),
    Message("dynasties.place-taken", {"seat": SEAT}),
    Message("dynasties.place-dear", {"price": counts("good")}),
    Message("dynasties.bonus-taken", {"seat": SEAT, "action": term("bonus")}),
)


def why_not(state: DynastiesState, seat: Seat, verb: str, filled: Filled, field: str, value: Value) -> Refusal | None:
    """Where Dynasties can say it better than the core."""
    match field:
        case "":
            return why_not_verb(state, seat, verb)
        case "city" if verb in ROLES and value in CITIES:
            return why_not_city(state, seat, ROLES.index(verb), CITIES.index(str(value)))
        case "ship" if value in SHIPS and state.ships[SHIPS.index(str(value))].first == seat:
            return Refusal("dynasties.aboard", {"ship": str(value)})
        case "character" if value in CHARACTERS:
            return why_not_character(state, seat, str(value))
        case "place" if value in PLACES[:-1]:
            return why_not_place(state, PLACES.index(str(value)))
        case "action" if value in BONUS_ACTIONS:
            return why_not_bonus(state, BONUS_ACTIONS.index(str(value)))
    return None


def why_not_verb(state: DynastiesState, seat: Seat, verb: str) -> Refusal | None:
    """No figure, no card, no tile, no goods."""
    if verb == "draw":
        return Refusal("dynasties.no-tile")
    if verb in ROLES and cards_with(state, seat, verb, "deploy", {}) and state.players[seat].reserve:
        return why_not_role(state, seat, ROLES.index(verb))
    if not before_main_choice(state, seat):
        return Refusal("dynasties.only-tiles")
    if verb in ("trade", "prince", "princess", "city") and not state.players[seat].reserve:
        return Refusal("dynasties.no-figure")
    if not any(state.hidden[seat].hand):
        return Refusal("dynasties.no-card")
    return Refusal("dynasties.no-icon", {"role": verb}) if verb in ROLES else None


def why_not_role(state: DynastiesState, seat: Seat, role: int) -> Refusal | None:
    """Who has a card or a tile for it, and cannot pay for even the cheapest space."""
    prices = [cost(state, city, role) for city in open_cities(state) if may_stand(state, seat, city, role)]
    if not prices:
        return None
    price = more(NOTHING, TABLES[state.data].colour[role], min(prices))
    return Refusal("dynasties.all-too-dear", {"role": ROLES[role], "price": price})


def why_not_city(state: DynastiesState, seat: Seat, role: int, city: int) -> Refusal | None:
    """Taken, beside one's own figure, or too dear."""
    town, name = state.towns[city], CITIES[city]
    if not is_open(state, city):
        return Refusal("dynasties.not-open", {"city": name})
    if town.on(role) != NOBODY:
        return Refusal("dynasties.space-taken", {"city": name, "role": ROLES[role]})
    if town.on(other(role)) == seat:
        return Refusal("dynasties.own-spouse", {"city": name})
    price = more(NOTHING, TABLES[state.data].colour[role], cost(state, city, role))
    return Refusal("dynasties.too-dear", {"city": name, "price": price})


def why_not_character(state: DynastiesState, seat: Seat, name: str) -> Refusal | None:
    """Used already, at court, too dear, or of no use."""
    told: Params = {"character": name}
    slot = next(at for at, lying in enumerate(state.slots) if CHARACTERS[lying.character] == name)
    tables = TABLES[state.data]
    if state.slots[slot].used:
        return Refusal("dynasties.used", told)
    if tables.facts.slots[slot].court:
        return Refusal("dynasties.at-court", told)
    if not pinks_of(state, seat, tables.facts.slots[slot].cost, tables.character):
        price = more(NOTHING, tables.character, tables.facts.slots[slot].cost)
        return Refusal("dynasties.slot-dear", {**told, "price": price})
    return None if can_serve(state, seat, name, state.players[seat].goods) else Refusal("dynasties.idle", told)


def why_not_place(state: DynastiesState, place: int) -> Refusal:
    """Taken, or not to be paid."""
    if state.track[place] != NOBODY:
        return Refusal("dynasties.place-taken", {"seat": state.track[place]})
    tables = TABLES[state.data]
    return Refusal("dynasties.place-dear", {"price": more(NOTHING, tables.joker, tables.facts.places[place].pink)})


def why_not_bonus(state: DynastiesState, action: int) -> Refusal | None:
    """Taken in this round."""
    if TABLES[state.data].facts.bonus_actions[action].shared or not state.bonus[action]:
        return None
    return Refusal("dynasties.bonus-taken", {"seat": state.bonus[action][0], "action": BONUS_ACTIONS[action]})
