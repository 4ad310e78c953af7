"""Scoring cards at the end of a round: what is worth something may be played, what nobody would keep is."""

from collections.abc import Mapping

from msgspec.structs import replace

from engine.core.forms.forms import Filled, Form, some
from engine.core.forms.offers import SomeOffer
from engine.core.game import Outcome
from engine.core.state.agenda import Task
from engine.core.state.events import AnyEvent, Reveal
from engine.core.state.state import ask
from engine.core.values.seats import Seat
from engine.games.dynasties.data import SCORES, TABLES
from engine.games.dynasties.rules.goods import gain
from engine.games.dynasties.rules.scorecards import can_only_fall, worth
from engine.games.dynasties.state import DynastiesState, hide, in_track_order, more


def score_or_ask(state: DynastiesState, task: Task) -> Outcome[DynastiesState]:
    """All are asked at the same time: nobody's cards change what another's are worth. That somebody is not asked shows
    that his cards are worth nothing now; so it is said."""
    last, events, asked = state.round == TABLES[state.data].facts.rounds, tuple[AnyEvent, ...](), list[Seat]()
    for seat in in_track_order(state):
        for card in worth_something(state, seat):
            if last or can_only_fall(state, seat, card):
                state, told = played(state, seat, card)
                events = (*events, *told)
        if worth_something(state, seat):
            asked.append(seat)
        elif any(state.hidden[seat].scores) and not last:
            events = (*events, Reveal("scores-none", {"seat": seat}))
    return (ask(state, asked, "scoring") if asked else state), events


def worth_something(state: DynastiesState, seat: Seat) -> tuple[int, ...]:
    """The kinds of cards in hand that would bring points now."""
    held = [card for card, n in enumerate(state.hidden[seat].scores) if n]
    return tuple(card for card in held if worth(state, seat, card))


def cards_to_score(state: DynastiesState, seat: Seat, filled: Filled) -> SomeOffer:
    """Any number of them."""
    cards = tuple(SCORES[card] for card in worth_something(state, seat))
    return SomeOffer(cards, 0, len(cards))


def score_all(state: DynastiesState, answers: Mapping[Seat, Form]) -> Outcome[DynastiesState]:
    """In the order of the track."""
    events = tuple[AnyEvent, ...]()
    for seat in in_track_order(state):
        if seat in answers:
            cards = some(answers[seat].values, "scores")
            events = (*events, *(() if cards else (Reveal("scores-none", {"seat": seat}),)))
            for card in cards:
                state, told = played(state, seat, SCORES.index(card))
                events = (*events, *told)
    return state, events


def played(state: DynastiesState, seat: Seat, card: int) -> Outcome[DynastiesState]:
    """All cards of this kind: two that are alike bring as much each."""
    vp, n = worth(state, seat, card), state.hidden[seat].scores[card]
    state = hide(state, seat, scores=more(state.hidden[seat].scores, card, -n))
    state = replace(gain(state, seat, "cards", n * vp), scored=more(state.scored, card, n))
    return state, (Reveal("scored", {"seat": seat, "card": SCORES[card], "n": n, "vp": n * vp}),)
