"""Chapter 2, second half: sell pebbles to the sea, and perhaps boast of one's favourite."""

from msgspec.structs import replace

from engine.core.forms.forms import Form, counts, yes
from engine.core.game import Outcome
from engine.core.state.events import AnyEvent, Event, Reveal
from engine.core.values.seats import Seat
from tests.sample.games.pebbles.data import TABLES
from tests.sample.games.pebbles.forms import price
from tests.sample.games.pebbles.rules.turns import next_turn
from tests.sample.games.pebbles.state import PebblesState, at, hide, minus, plus


def sell(state: PebblesState, seat: Seat, form: Form) -> Outcome[PebblesState]:
    """The sea pays at once; to boast is to show what was hidden."""
    pebbles = counts(form.values, "pebbles")
    mine = state.hidden[seat]
    paid = price(TABLES[state.data].sells, pebbles)
    state = hide(state, seat, replace(mine, coins=mine.coins + paid, pebbles=minus(mine.pebbles, pebbles)))
    state = replace(state, sea=plus(state.sea, pebbles))
    events: tuple[AnyEvent, ...] = (Event("sold", {"seat": seat, "pebbles": pebbles, "price": paid}),)
    if yes(form.values, "boast"):
        state = replace(state, boasts=at(state.boasts, seat, mine.favourite))
        events = (*events, Reveal("boasted", {"seat": seat, "colour": mine.favourite}))
    return next_turn(state, seat, events)
