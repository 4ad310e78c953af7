"""Broken twins of Lucca Città: faults of a game in which cards are turned up together, and what is told goes by it."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.core.forms.forms import Form
from engine.core.game import Outcome, Sealing
from engine.core.state.events import AnyEvent, Event
from engine.core.values.seats import Seat
from engine.games.lucca.game import GAME
from engine.games.lucca.state import LuccaState
from tests.contract.twins import Twin

State = LuccaState
SHOWN = GAME.plays.sealed["keep"]


def tell_an_order_by_walls(state: State, seat: Seat, form: Form) -> Outcome[State]:
    """Declared to go by what was shown, and nothing was."""
    after, events = GAME.apply(state, seat, form)
    walls = sum(card for turn in after.hidden[seat].turns for card in turn.walls)
    return after, (*events, Event("order", {"ranked": (seat, walls)}))


def tell_the_order_before_the_cards(state: State, answers: Mapping[Seat, Form]) -> Outcome[State]:
    after, events = SHOWN.opened(state, answers)
    return after, tuple(sorted(events, key=lambda event: event.key != "order"))


def tell_the_order_and_show_no_card(state: State, answers: Mapping[Seat, Form]) -> Outcome[State]:
    after, events = SHOWN.opened(state, answers)
    return after, tuple(event for event in events if event.key != "revealed")


def tell_with_the_round_what_is_aside(state: State, answers: Mapping[Seat, Form]) -> Outcome[State]:
    """After the cards are shown, and yet not declared to go by them."""
    after, events = SHOWN.opened(state, answers)
    return after, tuple(map(partial(_with_what_is_aside, after), events))


def _with_what_is_aside(after: State, event: AnyEvent) -> AnyEvent:
    return Event("round", {**event.params, "pile": sum(after.hidden[0].aside)}) if event.key == "round" else event


def showing(opened: Any) -> dict[str, Any]:
    return {"sealed": {"keep": Sealing(answered=SHOWN.answered, opened=opened)}}


of_lucca = partial(Twin, of=GAME)

TWINS_OF_LUCCA: tuple[Twin, ...] = (
    of_lucca("by what is shown, and nothing is", "hides-while-acting", {"apply": tell_an_order_by_walls}),
    of_lucca("by what is shown only after it", "hides-while-acting", showing(tell_the_order_before_the_cards)),
    of_lucca("by cards that nobody sees", "hides-while-acting", showing(tell_the_order_and_show_no_card)),
    of_lucca("after a Reveal, what it did not show", "hides-while-acting", showing(tell_with_the_round_what_is_aside)),
)
