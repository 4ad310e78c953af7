"""Chapter 1: all choose a favourite colour at the same time, in secret."""

from msgspec.structs import replace

from engine.core.forms.forms import Form, one
from engine.core.game import Outcome
from engine.core.state.events import Event, Private
from engine.core.state.state import ask, close
from engine.core.values.seats import Seat
from tests.sample.games.pebbles.state import PebblesState, hide


def favour(state: PebblesState, seat: Seat, form: Form) -> Outcome[PebblesState]:
    """Keep the favourite behind the screen; when all have chosen, the first turn begins."""
    colour = one(form.values, "colour") or ""
    state = close(hide(state, seat, replace(state.hidden[seat], favourite=colour)), seat)
    chosen = Event("favoured", {"seat": seat}, Private(seat, "favoured-own", {"colour": colour}))
    if not state.decisions:
        state = ask(replace(state, turn=state.turn + 1), (0,), "turn")
    return state, (chosen,)
