"""Tables of Pebbles for the tests of the core: a new one, and what some moves make of it."""

from msgspec.structs import replace

from engine.core.forms.forms import Form
from engine.core.forms.offers import Value
from engine.core.play import Accepted, act, start
from engine.core.state.state import ask, decision_of
from engine.core.state.undo import PlayedStep
from engine.core.values.seats import Seat
from tests.sample.games.pebbles.game import GAME
from tests.sample.games.pebbles.state import Hidden, PebblesOptions, PebblesState

SEED = b"never to be seen"

Move = tuple[Seat, Form]


def begun(seats: int = 2) -> PebblesState:
    """A table at which everybody is asked for a favourite."""
    return start(GAME, seats, PebblesOptions(), SEED)[0]


def with_pebbles(kind: str) -> PebblesState:
    """A table at which seat 0, with 5 coins and two pebbles, is asked this. The beach has 2 white, 1 grey, 1 black."""
    screens = (Hidden(5, (1, 1, 0), "grey"), Hidden(6, (0, 0, 0), "white"))
    return ask(replace(begun(), hidden=screens, beach=(2, 1, 1)), (0,), kind)


def favour(seat: Seat, colour: str = "grey") -> Move:
    """This seat chooses its favourite."""
    return move(seat, "favour", colour=colour)


def move(seat: Seat, verb: str, **values: Value) -> Move:
    """This seat does that."""
    return seat, Form(verb, values)


def played(state: PebblesState, *moves: Move) -> list[PlayedStep]:
    """The steps these moves make."""
    steps: list[PlayedStep] = []
    for number, (seat, form) in enumerate(moves, 1):
        decision = decision_of(state, seat)
        assert decision is not None
        answer = act(GAME, state, seat, decision.number, form)
        assert isinstance(answer, Accepted), answer
        steps.append(PlayedStep(number, seat, decision, form, state, answer.state, answer.events))
        state = answer.state
    return steps
