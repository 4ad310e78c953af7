"""Chapter 1: all choose a colour at the same time, under seal; then all colours are shown."""

from collections.abc import Mapping

from msgspec.structs import replace

from engine.core.forms.forms import Form, one
from engine.core.game import Outcome
from engine.core.state.agenda import Task, push
from engine.core.state.events import Reveal
from engine.core.values.seats import Seat
from tests.sample.games.lanterns.state import LanternsState


def show_colours(state: LanternsState, answers: Mapping[Seat, Form]) -> Outcome[LanternsState]:
    """From the starting player on each will have a turn; after them the round is over."""
    around = [(state.first + n) % state.seats for n in range(state.seats)]
    colours = tuple(one(answers[seat].values, "colour") or "" for seat in range(state.seats))
    state = push(replace(state, colours=colours), *(Task("turn", seat) for seat in around), Task("round", around[1]))
    return state, tuple(Reveal("showed", {"seat": seat, "colour": colours[seat]}) for seat in around)
