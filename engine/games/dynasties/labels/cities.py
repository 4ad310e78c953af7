"""How cities and their spaces are offered: the cost, the bonus, and whom one would marry."""

from engine.core.forms.forms import Filled, one
from engine.core.state.views import Label
from engine.core.values.seats import Seat
from engine.core.values.texts import Text
from engine.games.dynasties.data import CITIES, NOTHING, PRINCE, PRINCESS, ROLES, TABLES
from engine.games.dynasties.rules.characters.using import free_role
from engine.games.dynasties.rules.cities import cost, large_role, other
from engine.games.dynasties.rules.specials import action
from engine.games.dynasties.state import NOBODY, DynastiesState, more


def price(n: int, colour: int) -> tuple[Text, ...]:
    """So many cubes of a colour."""
    return (Text("goods", {"goods": more(NOTHING, colour, n)}),) if n else ()


def brings(state: DynastiesState, city: int) -> tuple[Text, ...]:
    """Points, goods or a book tile."""
    bonus = TABLES[state.data].bonus(city)
    parts = (("points", bonus.vp), ("from-bag", bonus.goods), ("book-tiles", bonus.book))
    return tuple(Text(key, {"n": n}) for key, n in parts if n)


def label_city(state: DynastiesState, seat: Seat, verb: str, filled: Filled, value: str) -> Label:
    """Where a figure is put, its cost and its gain; for a birth there is nothing to add."""
    city, role = CITIES.index(value), role_in(state, verb, filled, CITIES.index(value))
    if role is None or verb == "carry":
        return Label()
    colour = TABLES[state.data].colour[role]
    paid = () if verb == "wed" else price(cost(state, city, role), colour)
    if verb == "bonus":
        n = TABLES[state.data].facts.effects
        large = large_role(state, city) != role
        return Label(cost=paid, hint=(Text("dice-to-pick", {"n": n.casanova_large if large else n.casanova_small}),))
    return Label(cost=paid, gain=brings(state, city), hint=around(state, city, role))


def role_in(state: DynastiesState, verb: str, filled: Filled, city: int) -> int | None:
    """As which the figure comes."""
    match verb:
        case "prince" | "princess":
            return ROLES.index(verb)
        case "plot":
            role = one(filled, "role")
            return ROLES.index(role) if role in ROLES else None
        case "wed" | "bonus":
            town = state.towns[city]
            return free_role(state, city) if (town.prince == NOBODY) != (town.princess == NOBODY) else None
    return None


def around(state: DynastiesState, city: int, role: int) -> tuple[Text, ...]:
    """A crown; whether it is the large space; whom one would marry there."""
    found = [Text("crowned")] if TABLES[state.data].cities[city].symbol == "crown" else []
    found.append(Text("large-space" if large_role(state, city) == role else "small-space"))
    spouse = state.towns[city].on(other(role))
    if spouse != NOBODY:
        found.append(Text("marries", {"seat": spouse}))
    return tuple(found)


def label_role(state: DynastiesState, seat: Seat, verb: str, filled: Filled, value: str) -> Label:
    """In the city of a card: the bonus, and what is around."""
    card = action(state, one(filled, "card"))
    if verb != "city" or card is None or card.city is None or value not in ROLES:
        return Label()
    city = CITIES.index(card.city)
    return Label(gain=brings(state, city), hint=around(state, city, (PRINCE, PRINCESS)[ROLES.index(value)]))
