"""Questions: what a seat is asked, and asking several at once about something of their own."""

from collections.abc import Mapping

from msgspec.structs import replace

from engine.core.state.decisions import Decision
from engine.core.state.sealed import question_of
from engine.core.values.seats import Seat
from engine.core.values.texts import Params
from engine.games.dynasties.state import DynastiesState


def question(state: DynastiesState, seat: Seat) -> Decision:
    """What this seat is asked, or has answered under seal."""
    found = question_of(state, seat)
    assert found is not None, f"seat {seat} is not asked"
    return found


def ask_each(state: DynastiesState, kind: str, abouts: Mapping[Seat, Params]) -> DynastiesState:
    """The same question to several at once, to each about something of his own."""
    asked, decisions = state.asked, list[Decision]()
    for seat, about in abouts.items():
        asked += 1
        decisions.append(Decision(asked, seat, kind, tuple(about.items())))
    return replace(state, decisions=tuple(decisions), asked=asked)
