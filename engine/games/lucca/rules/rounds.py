"""Chapter 4, last part: rounds. One triplet is left over; new ones are laid out, and the order is found anew."""

from msgspec.structs import replace

from engine.core.game import Outcome
from engine.core.state.events import AnyEvent, Event
from engine.core.state.state import ask
from engine.games.lucca.rules.cards import said, triplets_said
from engine.games.lucca.rules.order import order_now
from engine.games.lucca.rules.reckoning import reckon
from engine.games.lucca.state import LuccaState, shields, table_facts


def begin_round(state: LuccaState) -> Outcome[LuccaState]:
    """Find the order and ask the first. The triplets lie there already."""
    state = replace(state, round=state.round + 1, turn=state.turn + 1, order=order_now(state))
    begun = Event("round", {"n": state.round, "of": table_facts(state).rounds, "pile": len(state.pile)})
    return ask(state, state.order[:1], "turn"), (begun, order_found(state))


def order_found(state: LuccaState, key: str = "order") -> Event:
    """Who plays before whom, with the shields of each."""
    ranked = tuple(part for seat in state.order for part in (seat, shields(state.data, state.quarters[seat])))
    return Event(key, {"ranked": ranked})


def end_round(state: LuccaState) -> Outcome[LuccaState]:
    """What nobody took is out of the game. After the last round comes the reckoning, and nothing is drawn any more."""
    left = tuple(card for cards in state.display for card in cards)
    events: tuple[AnyEvent, ...] = (Event("unused", {"cards": said(state.data, left)}),)
    empty = ((),) * len(state.display)
    state = replace(state, display=empty, unused=tuple(sorted((*state.unused, *left))))
    if state.round == table_facts(state).rounds:
        state, more = reckon(replace(state, taken_by=(None,) * len(empty), order=order_now(state)))
        return state, (*events, order_found(state, "final-order"), *more)
    state = lay_out(state)
    state, more = begin_round(state)
    return state, (*events, *more, Event("laid", triplets_said(state.data, state.display)))


def lay_out(state: LuccaState) -> LuccaState:
    """New triplets, drawn from the pile."""
    drawn, pile, chance = state.chance.pick(state.pile, 3 * len(state.display))
    display = tuple(drawn[at : at + 3] for at in range(0, len(drawn), 3))
    return replace(state, display=display, taken_by=(None,) * len(display), pile=pile, chance=chance)
