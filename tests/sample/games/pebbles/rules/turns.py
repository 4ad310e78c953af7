"""Whose turn it is, and what the end of the bag brings. It depends on nothing hidden."""

from msgspec.structs import replace

from engine.core.game import Outcome
from engine.core.state.events import Event
from engine.core.state.state import ask
from engine.core.values.seats import Seat
from tests.sample.games.pebbles.state import PebblesState

Happened = tuple[Event, ...]


def next_turn(state: PebblesState, seat: Seat, events: Happened) -> Outcome[PebblesState]:
    """The next seat's turn; with an empty bag and the round finished, the polishing."""
    state = replace(state, turn=state.turn + 1)
    following = (seat + 1) % state.seats
    if following == 0 and not any(state.bag):
        return ask(state, range(state.seats), "polish"), (*events, Event("bag-empty"))
    return ask(state, (following,), "turn"), events
