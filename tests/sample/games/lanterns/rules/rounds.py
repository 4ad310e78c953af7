"""Chapter 5: rounds, and the end when the pond is full."""

from msgspec.structs import replace

from engine.core.game import Outcome
from engine.core.state.agenda import Task
from engine.core.state.events import Reveal
from engine.core.state.state import ask
from engine.core.values.seats import Seat
from tests.sample.games.lanterns.state import LanternsState, free_cells


def begin_round(state: LanternsState, first: Seat) -> LanternsState:
    """Everybody is asked for a colour."""
    state = replace(state, first=first, round=state.round + 1, colours=(), turn=state.turn + 1)
    return ask(state, range(state.seats), "colour", {"round": state.round})


def end_round(state: LanternsState, task: Task) -> Outcome[LanternsState]:
    """Another round, while there is room for a lantern; else the hands are shown, and nothing more."""
    if free_cells(state):
        return begin_round(state, task.seat), ()
    hands = enumerate(state.hidden)
    shown = tuple(Reveal("hand-shown", {"seat": seat, "wishes": hidden.hand}) for seat, hidden in hands)
    return replace(state, over=True, turn=state.turn + 1), shown
