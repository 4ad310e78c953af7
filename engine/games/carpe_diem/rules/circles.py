"""The circles between two cards: in the order of the track everybody lays a disc, which blocks its circle for good."""

from msgspec.structs import replace

from engine.core.forms.forms import Filled, Form, one
from engine.core.forms.offers import OneOffer
from engine.core.game import Outcome
from engine.core.state.agenda import Task, push
from engine.core.state.events import Event
from engine.core.state.state import ask, close
from engine.core.values.seats import Seat
from engine.games.carpe_diem.data import CIRCLES, TABLES
from engine.games.carpe_diem.state import NOBODY, CarpeDiemState, put


def pair(state: CarpeDiemState, circle: int) -> tuple[str, str]:
    """The cards on both sides of a circle; an empty name where there is none."""
    facts = TABLES[state.data].facts
    one_side, other = (state.cards[facts.card_spaces.index(space)] for space in facts.circles[circle])
    return one_side, other


def free_circles(state: CarpeDiemState) -> tuple[int, ...]:
    """Circles between two cards on which no disc lies."""
    return tuple(n for n, seat in enumerate(state.circles) if seat == NOBODY and all(pair(state, n)))


def ask_circle(state: CarpeDiemState, task: Task) -> Outcome[CarpeDiemState]:
    """In the order of the track everybody puts down a disc."""
    return ask(state, (task.seat,), "circle", turn=state.turn + 1), ()


def circles_to_choose(state: CarpeDiemState, seat: Seat, filled: Filled) -> OneOffer:
    """The free ones, beside the card that is to come first."""
    first = one(filled, "first")
    free = free_circles(state)
    return OneOffer(tuple(CIRCLES[n] for n in free if first is None or first in pair(state, n)))


def cards_to_begin_with(state: CarpeDiemState, seat: Seat, filled: Filled) -> OneOffer:
    """Either of the two beside the circle."""
    circle = one(filled, "circle")
    if circle is not None:
        return OneOffer(pair(state, CIRCLES.index(circle)) if circle in CIRCLES else ())
    free = [card for n in free_circles(state) for card in pair(state, n)]
    return OneOffer(tuple(dict.fromkeys(free)))


def lay_disc(state: CarpeDiemState, seat: Seat, form: Form) -> Outcome[CarpeDiemState]:
    """It blocks its circle for good; then both cards are settled, the chosen one first."""
    circle, first = CIRCLES.index(one(form.values, "circle") or ""), one(form.values, "first") or ""
    cards = sorted(pair(state, circle), key=lambda card: card != first)
    state = close(replace(state, circles=put(state.circles, circle, seat)), seat)
    state = push(state, *(Task("card", seat, {"card": card}) for card in cards))
    return state, (Event("disc", {"seat": seat, "first": cards[0], "second": cards[1]}),)
