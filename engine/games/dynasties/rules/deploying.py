"""Deploying a prince or a princess: what can be paid, the figure, the city's bonus, and the marriage it may lead to."""

from engine.core.forms.forms import Filled, Form, one
from engine.core.forms.offers import OneOffer
from engine.core.game import Outcome
from engine.core.groups import Apply, Choose
from engine.core.state.agenda import Task, push
from engine.core.state.events import AnyEvent, Event
from engine.core.values.seats import Seat
from engine.core.values.texts import Params, word_in
from engine.games.dynasties.data import CITIES, ROLES, TABLES, Counts
from engine.games.dynasties.rules.cards import draw_book
from engine.games.dynasties.rules.cities import cost, is_couple, may_stand, open_cities, place
from engine.games.dynasties.rules.goods import draw, gain, goes_with, payment, pinks_of, spend, to_choose
from engine.games.dynasties.rules.playing import cards_with, play, tile_or_card
from engine.games.dynasties.state import DynastiesState, changed


def pinks_for(state: DynastiesState, seat: Seat, city: int, role: int) -> tuple[int, ...]:
    """How many pink cubes may be among those that a space costs."""
    return pinks_of(state, seat, cost(state, city, role), TABLES[state.data].colour[role])


def spaces_to_pay(state: DynastiesState, seat: Seat, role: int, filled: Filled) -> tuple[int, ...]:
    """Cities where this role's space can be taken and paid."""
    if not state.players[seat].reserve:
        return ()
    return tuple(
        city
        for city in open_cities(state)
        if may_stand(state, seat, city, role) and goes_with(pinks_for(state, seat, city, role), filled)
    )


def cards_for(role: int) -> Choose[DynastiesState]:
    """Cards with the role's icon, and the book tile."""

    def cards(state: DynastiesState, seat: Seat, filled: Filled) -> OneOffer:
        city, cities = one(filled, "city"), spaces_to_pay(state, seat, role, filled)
        possible = any(city in (None, CITIES[each]) for each in cities)
        return OneOffer(cards_with(state, seat, ROLES[role], "deploy", filled) if possible else ())

    return cards


def cities_for(role: int) -> Choose[DynastiesState]:
    """Where the role's space can be paid."""

    def cities(state: DynastiesState, seat: Seat, filled: Filled) -> OneOffer:
        if not tile_or_card(state, seat, ROLES[role], "deploy", filled):
            return OneOffer(())
        return OneOffer(tuple(CITIES[city] for city in spaces_to_pay(state, seat, role, filled)))

    return cities


def pinks_in(role: int) -> Choose[DynastiesState]:
    """How many pink cubes, where there is a choice."""

    def numbers(state: DynastiesState, seat: Seat, filled: Filled) -> OneOffer:
        city = one(filled, "city")
        return to_choose(pinks_for(state, seat, CITIES.index(city), role) if city in CITIES else ())

    return numbers


def deploy_as(role: int) -> Apply[DynastiesState]:
    """The card or tile is played, the cost is paid, the figure is put into its city."""

    def deploy(state: DynastiesState, seat: Seat, form: Form) -> Outcome[DynastiesState]:
        city = CITIES.index(one(form.values, "city") or "")
        paid = payment(state, seat, cost(state, city, role), TABLES[state.data].colour[role], form.values)
        state, events = play(state, seat, form.values, "deploy")
        return settle(spend(state, seat, paid), seat, city, role, paid, events)

    return deploy


def settle(
    state: DynastiesState, seat: Seat, city: int, role: int, paid: Counts, events: tuple[AnyEvent, ...] = ()
) -> Outcome[DynastiesState]:
    """A figure leaves the reserve and stands in its city."""
    state = changed(state, seat, reserve=state.players[seat].reserve - 1)
    return arrive(state, seat, city, role, paid, events)


def arrive(
    state: DynastiesState, seat: Seat, city: int, role: int, paid: Counts, events: tuple[AnyEvent, ...] = ()
) -> Outcome[DynastiesState]:
    """First what the city brings, then the marriage, if the other space is taken."""
    state = place(state, seat, city, role)
    told: Params = {"seat": seat, "city": CITIES[city], "role": ROLES[role], "paid": paid}
    if is_couple(state.towns[city]):
        state = push(state, Task("marriage", seat, {"city": CITIES[city]}))
    state, brought = bonus(state, seat, city)
    return state, (*events, Event("deployed", told), *brought)


def arrive_later(state: DynastiesState, task: Task) -> Outcome[DynastiesState]:
    """A figure that has left the reserve before, with everything paid."""
    city, role = CITIES.index(word_in(task.about, "city")), ROLES.index(word_in(task.about, "role"))
    return arrive(state, task.seat, city, role, (0,) * len(state.bag))


def bonus(state: DynastiesState, seat: Seat, city: int) -> Outcome[DynastiesState]:
    """Points, goods or a book tile; a crowned city brings nothing."""
    brings = TABLES[state.data].bonus(city)
    if brings.vp:
        told = Event("city-points", {"seat": seat, "city": CITIES[city], "n": brings.vp})
        return gain(state, seat, "cities", brings.vp), (told,)
    if brings.goods:
        return draw(state, seat, brings.goods)
    return draw_book(state, seat, CITIES[city]) if brings.book else (state, ())
