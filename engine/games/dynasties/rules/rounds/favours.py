"""What the bonus actions bring: points, goods, cards, a revaluation tile, a free city, or Casanova."""

from msgspec.structs import replace

from engine.core.forms.forms import Filled, Form, one
from engine.core.game import Outcome
from engine.core.state.agenda import Task, push
from engine.core.state.events import Event
from engine.core.state.state import close
from engine.core.values.seats import Seat
from engine.core.values.texts import Params
from engine.games.dynasties.data import BONUS_ACTIONS, CITIES, FREE_CITIES, REGIONS, ROLES, TABLES
from engine.games.dynasties.rules.cards import draw_actions
from engine.games.dynasties.rules.cities import cost, large_role, other, place
from engine.games.dynasties.rules.deploying import settle
from engine.games.dynasties.rules.goods import draw, gain, payment, spend
from engine.games.dynasties.rules.marriage import roll_and_pick
from engine.games.dynasties.rules.rounds.bonus import DECLINE, cities_for_casanova, price_of
from engine.games.dynasties.state import NEUTRAL, DynastiesState, Founded, put


def choose(state: DynastiesState, seat: Seat, form: Form) -> Outcome[DynastiesState]:
    """The action is taken, and carried out completely."""
    action, values = one(form.values, "action") or "", form.values
    if action == DECLINE:
        return close(state, seat), (Event("declined", {"seat": seat}),)
    at = BONUS_ACTIONS.index(action)
    state = replace(close(state, seat), bonus=put(state.bonus, at, (*state.bonus[at], seat)))
    told = Event("bonus", {"seat": seat, "action": action})
    state, events = carry_out(state, seat, action, values)
    return state, (told, *events)


def carry_out(state: DynastiesState, seat: Seat, action: str, values: Filled) -> Outcome[DynastiesState]:
    """What it brings."""
    effects = TABLES[state.data].facts.effects
    match action:
        case "points":
            told = Event("bonus-points", {"seat": seat, "n": effects.bonus_vp})
            return gain(state, seat, "bonus", effects.bonus_vp), (told,)
        case "goods":
            return draw(state, seat, effects.bonus_goods)
        case "action":
            return draw_actions(state, seat, 1)
        case "scoring":
            return push(state, Task("look", seat)), ()
        case "revaluation":
            region = one(values, "region") or ""
            state = replace(state, revaluations=put(state.revaluations, REGIONS.index(region), seat))
            return state, (Event("revalued", {"seat": seat, "region": region}),)
        case "free":
            return found(state, seat, values)
    return casanova(state, seat, values)


def found(state: DynastiesState, seat: Seat, values: Filled) -> Outcome[DynastiesState]:
    """From now on it is a city like any other, with the founder as its first figure."""
    tile, region = FREE_CITIES.index(one(values, "free") or ""), one(values, "region") or ""
    space = one(values, "space") or ""
    role, size = space.split("-")
    standing = ROLES.index(role)
    founded = Founded(REGIONS.index(region), standing if size == "large" else other(standing))
    paid = payment(state, seat, *price_of(state, tile, space), values)
    state = replace(spend(state, seat, paid), free=put(state.free, tile, founded))
    told: Params = {"seat": seat, "city": FREE_CITIES[tile], "region": region}
    city = CITIES.index(FREE_CITIES[tile])
    return settle(state, seat, city, standing, paid, (Event("founded", told),))


def casanova(state: DynastiesState, seat: Seat, values: Filled) -> Outcome[DynastiesState]:
    """A neutral figure beside one's own; it brings no bonus, and has no say about the dice."""
    city = CITIES.index(one(values, "city") or "")
    role = dict(cities_for_casanova(state, seat, {}))[city]
    effects, colour = TABLES[state.data].facts.effects, TABLES[state.data].colour[role]
    paid = payment(state, seat, cost(state, city, role), colour, values)
    state = replace(place(spend(state, seat, paid), NEUTRAL, city, role), neutrals=state.neutrals - 1)
    on_large = large_role(state, city) == other(role)
    told = Event("seduced", {"seat": seat, "city": CITIES[city], "role": ROLES[role], "paid": paid})
    state, events = roll_and_pick(state, seat, effects.casanova_large if on_large else effects.casanova_small)
    return state, (told, *events)
