"""Why a choice is refused, where Dynasties can say it better than the core."""

from engine.core.forms.forms import Filled
from engine.core.forms.offers import Value
from engine.core.values.refusals import Refusal
from engine.core.values.seats import Seat
from engine.core.values.texts import SEAT, Message, Params, counts, term
from engine.games.dynasties.data import CHARACTERS, CITIES, NOTHING, PLACES, ROLES, SHIPS, TABLES
from engine.games.dynasties.rules.cities import cost, is_open, other
from engine.games.dynasties.rules.playing import before_main_choice
from engine.games.dynasties.state import NOBODY, DynastiesState, more

REFUSALS = (
    Message("dynasties.no-figure"),
    Message("dynasties.no-card"),
    Message("dynasties.no-tile"),
    Message("dynasties.only-tiles"),
    Message("dynasties.space-taken", {"city": term("city"), "role": term("role")}),
    Message("dynasties.own-spouse", {"city": term("city")}),
    Message("dynasties.not-open", {"city": term("city")}),
    Message("dynasties.too-dear", {"city": term("city"), "price": counts("good")}),
    Message("dynasties.aboard", {"ship": term("ship")}),
    Message("dynasties.used", {"character": term("character")}),
    Message("dynasties.at-court", {"character": term("character")}),
    Message("dynasties.place-taken", {"seat": SEAT}),
    Message("dynasties.place-dear", {"price": counts("good")}),
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
            return why_not_character(state, str(value))
        case "place" if value in PLACES[:-1]:
            return why_not_place(state, PLACES.index(str(value)))
    return None


def why_not_verb(state: DynastiesState, seat: Seat, verb: str) -> Refusal | None:
    """No figure, no card, no tile."""
    if verb == "draw":
        return Refusal("dynasties.no-tile")
    if verb in ("trade", "prince", "princess", "city") and not state.players[seat].reserve:
        return Refusal("dynasties.no-figure")
    if not before_main_choice(state, seat):
        return Refusal("dynasties.only-tiles")
    return None if any(state.hidden[seat].hand) else Refusal("dynasties.no-card")


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


def why_not_character(state: DynastiesState, name: str) -> Refusal | None:
    """Used already, or at court."""
    told: Params = {"character": name}
    slot = next(at for at, lying in enumerate(state.slots) if CHARACTERS[lying.character] == name)
    if state.slots[slot].used:
        return Refusal("dynasties.used", told)
    return Refusal("dynasties.at-court", told) if TABLES[state.data].facts.slots[slot].court else None


def why_not_place(state: DynastiesState, place: int) -> Refusal:
    """Taken, or not to be paid."""
    if state.track[place] != NOBODY:
        return Refusal("dynasties.place-taken", {"seat": state.track[place]})
    tables = TABLES[state.data]
    return Refusal("dynasties.place-dear", {"price": more(NOTHING, tables.joker, tables.facts.places[place].pink)})
