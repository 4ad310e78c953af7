"""How every action closes: perhaps an object is bought, perhaps the end is announced, then the turn is over."""

from msgspec.structs import replace

from engine.core.forms.forms import Form, one, yes
from engine.core.game import Outcome
from engine.core.state.events import AnyEvent, Event
from engine.core.values.seats import Seat
from engine.games.carrara.rules.announcing import announced
from engine.games.carrara.rules.purchase import buy
from engine.games.carrara.rules.rounds import next_turn
from engine.games.carrara.state import CarraraState


def close_action(
    state: CarraraState, seat: Seat, form: Form, events: tuple[AnyEvent, ...], *, emptied: bool = False
) -> Outcome[CarraraState]:
    """`emptied`: this action has built the last building, which brings the last round as well."""
    if name := one(form.values, "object"):
        state, bought = buy(state, seat, name)
        events = (*events, bought)
    if emptied and not state.ending:
        state = replace(state, ending="built", ended_by=seat)
        events = (*events, Event("last-building", {"seat": seat}))
    if yes(form.values, "announce"):
        state, shown = announced(state, seat)
        events = (*events, shown)
    return next_turn(state, seat, events)
