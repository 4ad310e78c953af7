"""A turn: open what one likes of one's finished palaces, then take a triplet and play its three cards."""

from msgspec.structs import replace

from engine.core.forms.forms import Form, one, some
from engine.core.game import Outcome
from engine.core.state.events import AnyEvent, Event
from engine.core.state.state import ask
from engine.core.values.seats import Seat
from engine.games.lucca.data import COLOURS
from engine.games.lucca.rules.cards import said
from engine.games.lucca.rules.opening import open_palaces
from engine.games.lucca.rules.rounds import end_round
from engine.games.lucca.rules.triplet import triplet, use_cards, used
from engine.games.lucca.state import OPENINGS, LuccaState


def take(state: LuccaState, seat: Seat, form: Form) -> Outcome[LuccaState]:
    """The whole turn is one form: nothing in it is random."""
    opened = [colour for colour in COLOURS if colour in some(form.values, "open")]
    state, events = open_palaces(state, seat, opened, OPENINGS)
    number, cards, use = int(one(form.values, "triplet") or 0), triplet(state, form.values), used(state, form.values)
    events.append(Event("taken", {"seat": seat, "n": number, "cards": said(state.data, cards)}))
    state, more = use_cards(_without_triplet(state, seat, number - 1), seat, use)
    state, then = go_on(state, seat)
    return state, (*events, *more, *then)


def _without_triplet(state: LuccaState, seat: Seat, at: int) -> LuccaState:
    display = (*state.display[:at], (), *state.display[at + 1 :])
    return replace(state, display=display, taken_by=(*state.taken_by[:at], seat, *state.taken_by[at + 1 :]))


def go_on(state: LuccaState, seat: Seat) -> tuple[LuccaState, tuple[AnyEvent, ...]]:
    """The next in the order of this round, which stands whatever was built in it; after the last the round is over."""
    state = replace(state, turn=state.turn + 1)
    after = state.order.index(seat) + 1
    if after < len(state.order):
        return ask(state, (state.order[after],), "turn"), ()
    return end_round(state)
