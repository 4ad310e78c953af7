"""Chapter 2, first half: draw pebbles onto the beach, then take some of them and perhaps a shell."""

from msgspec.structs import replace

from engine.core.forms.forms import Form, counts, one
from engine.core.game import Outcome
from engine.core.state.events import Event
from engine.core.state.state import ask
from engine.core.values.seats import Seat
from tests.sample.games.pebbles.data import TABLES
from tests.sample.games.pebbles.forms import price
from tests.sample.games.pebbles.rules.turns import next_turn
from tests.sample.games.pebbles.state import PebblesState, hide, minus, plus


def draw(state: PebblesState, seat: Seat, form: Form) -> Outcome[PebblesState]:
    """The random draw is a form of its own: it is stored, and cannot be taken back."""
    drawn, bag, chance = state.chance.draw(state.bag, TABLES[state.data].drawn_each_turn)
    state = replace(state, bag=bag, beach=plus(state.beach, drawn), chance=chance)
    return ask(state, (seat,), "take"), (Event("drew", {"seat": seat, "pebbles": drawn}),)


def take(state: PebblesState, seat: Seat, form: Form) -> Outcome[PebblesState]:
    """Pay for the pebbles, and for a shell if one is bought with them."""
    pebbles = counts(form.values, "pebbles")
    paid = price(TABLES[state.data].prices, pebbles)
    mine = state.hidden[seat]
    state = hide(state, seat, replace(mine, coins=mine.coins - paid, pebbles=plus(mine.pebbles, pebbles)))
    state = replace(state, beach=minus(state.beach, pebbles))
    events: tuple[Event, ...] = (Event("took", {"seat": seat, "pebbles": pebbles, "price": paid}),)
    if shell := one(form.values, "shell"):
        state, bought = buy(state, seat, shell)
        events = (*events, bought)
    return next_turn(state, seat, events)


def buy(state: PebblesState, seat: Seat, shell: str) -> tuple[PebblesState, Event]:
    """A shell goes from the table to the seat, for all to see."""
    cost = TABLES[state.data].shell_price
    mine = state.hidden[seat]
    shells_of = tuple((*shells, shell) if owner == seat else shells for owner, shells in enumerate(state.shells_of))
    state = replace(state, shells=tuple(s for s in state.shells if s != shell), shells_of=shells_of)
    event = Event("bought", {"seat": seat, "shell": shell, "price": cost})
    return hide(state, seat, replace(mine, coins=mine.coins - cost)), event
