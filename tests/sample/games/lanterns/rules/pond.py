"""Chapter 2: each puts a lantern on the pond. What follows from it goes before everybody else's turn."""

from msgspec.structs import replace

from engine.core.forms.forms import Form, one
from engine.core.game import Outcome
from engine.core.state.agenda import Task, push
from engine.core.state.events import Event
from engine.core.state.state import ask, close
from engine.core.values.seats import Seat
from tests.sample.games.lanterns.data import CELLS, TABLES
from tests.sample.games.lanterns.rules.rewards import earned, tasks
from tests.sample.games.lanterns.state import Lantern, LanternsState, free_cells, lantern_on


def take_turn(state: LanternsState, task: Task) -> Outcome[LanternsState]:
    """A seat's turn in the round; on a full pond there is nothing left to do."""
    state = replace(state, turn=state.turn + 1)
    return (ask_cell(state, task.seat) if free_cells(state) else state), ()


def ask_cell(state: LanternsState, seat: Seat) -> LanternsState:
    """Where does this seat put its lantern?"""
    return ask(state, (seat,), "place", {"colour": state.colours[seat]})


def place(state: LanternsState, seat: Seat, form: Form) -> Outcome[LanternsState]:
    """First the swaps, one after the other, then the rewards."""
    cell = one(form.values, "cell") or ""
    state = light(close(state, seat), seat, cell)
    swaps = [Task("gift", other, {"placer": seat}) for other in neighbours(state, seat, cell)]
    state = push(state, *swaps, *tasks(state, seat, earned(state, cell)))
    return state, (Event("placed", {"seat": seat, "colour": state.colours[seat], "cell": cell}),)


def light(state: LanternsState, seat: Seat, cell: str) -> LanternsState:
    """With this seat's lantern on a cell."""
    at = CELLS.index(cell)
    return replace(state, pond=(*state.pond[:at], Lantern(seat, state.colours[seat]), *state.pond[at + 1 :]))


def neighbours(state: LanternsState, seat: Seat, cell: str) -> list[Seat]:
    """The other players with a lantern of the same colour next to it, clockwise."""
    beside = [lantern_on(state, other) for other in TABLES[state.data].beside[cell]]
    found = {lantern.seat for lantern in beside if lantern is not None and lantern.colour == state.colours[seat]}
    return sorted(found - {seat}, key=lambda other: (other - seat) % state.seats)
