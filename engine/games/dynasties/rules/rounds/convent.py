"""The convent: after the second round it takes every single for whom nobody pays."""

from collections.abc import Mapping

from engine.core.forms.forms import Filled, Form, some
from engine.core.forms.offers import SomeOffer
from engine.core.game import Outcome
from engine.core.state.agenda import Task
from engine.core.state.events import AnyEvent, Reveal
from engine.core.state.state import ask
from engine.core.values.seats import Seat
from engine.games.dynasties.data import CITIES, NOTHING, TABLES
from engine.games.dynasties.rules.cities import place, singles
from engine.games.dynasties.rules.goods import spend
from engine.games.dynasties.state import NOBODY, DynastiesState, changed, in_track_order, more


def take_or_ask(state: DynastiesState, task: Task) -> Outcome[DynastiesState]:
    """Who could save somebody is asked; all at the same time."""
    events, asked = tuple[AnyEvent, ...](), list[Seat]()
    if state.round != TABLES[state.data].facts.convent.after_round:
        return state, ()
    for seat in in_track_order(state):
        if how_many(state, seat):
            asked.append(seat)
        elif singles(state, seat):
            state, told = saved(state, seat, ())
            events = (*events, *told)
    return (ask(state, asked, "convent") if asked else state), events


def how_many(state: DynastiesState, seat: Seat) -> int:
    """How many singles this player could save: each costs pink, and nothing else will do."""
    tables = TABLES[state.data]
    pink = state.players[seat].goods[tables.joker] // tables.facts.convent.pink
    return min(pink, len(singles(state, seat)))


def singles_to_save(state: DynastiesState, seat: Seat, filled: Filled) -> SomeOffer:
    """As many as can be paid."""
    return SomeOffer(tuple(CITIES[city] for city, _ in singles(state, seat)), 0, how_many(state, seat))


def save_all(state: DynastiesState, answers: Mapping[Seat, Form]) -> Outcome[DynastiesState]:
    """In the order of the track."""
    events = tuple[AnyEvent, ...]()
    for seat in in_track_order(state):
        if seat in answers:
            state, told = saved(state, seat, some(answers[seat].values, "cities"))
            events = (*events, *told)
    return state, events


def saved(state: DynastiesState, seat: Seat, cities: tuple[str, ...]) -> Outcome[DynastiesState]:
    """The others go back into the reserve; an empty free city stays where it is."""
    tables, events = TABLES[state.data], list[Reveal]()
    if cities:
        paid = more(NOTHING, tables.joker, len(cities) * tables.facts.convent.pink)
        state = spend(state, seat, paid)
        events.append(Reveal("saved", {"seat": seat, "cities": cities}))
    lost = [(city, role) for city, role in singles(state, seat) if CITIES[city] not in cities]
    for city, role in lost:
        state = place(state, NOBODY, city, role)
    if lost:
        state = changed(state, seat, reserve=state.players[seat].reserve + len(lost))
        events.append(Reveal("convent", {"seat": seat, "cities": tuple(CITIES[city] for city, _ in lost)}))
    return state, tuple(events)
