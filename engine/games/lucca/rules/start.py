"""Chapter 3: all keep two of their four cards, at once and in secret; then the cards are shown and the pile is made."""

from collections.abc import Mapping

from msgspec.structs import replace

from engine.core.forms.forms import Filled, Form, one, some
from engine.core.game import Outcome
from engine.core.state.events import AnyEvent, Private, Reveal
from engine.core.values.seats import Seat
from engine.games.lucca.data import TABLES, TOWER
from engine.games.lucca.rules.cards import said
from engine.games.lucca.rules.rounds import begin_round
from engine.games.lucca.rules.triplet import lay
from engine.games.lucca.state import Cards, Hidden, LuccaState, Quarter, hide, set_quarter


def same_colour(state: LuccaState, cards: Cards) -> bool:
    """Whether these cards form one palace, so that it matters which lies on top."""
    return len({TABLES[state.data].card[number].colour for number in cards}) < len(cards)


def kept(filled: Filled) -> Cards:
    """The cards that are kept, the one that lies on top last."""
    cards, top = tuple(sorted(map(int, some(filled, "cards")))), one(filled, "top")
    return cards if top is None else (*(number for number in cards if number != int(top)), int(top))


def show_kept(state: LuccaState, answers: Mapping[Seat, Form]) -> Outcome[LuccaState]:
    """Everybody's two cards are turned up together. All others and the towers make the pile; then the first round."""
    events, pile = list[AnyEvent](), list(state.pile)
    for seat in range(state.seats):
        cards = kept(answers[seat].values)
        aside = tuple(number for number in state.hidden[seat].hand if number not in cards)
        state = set_quarter(state, seat, _founded(state.data, cards))
        state = hide(state, seat, Hidden(aside=aside))
        state = replace(state, known=tuple(sorted((*state.known, *cards))))
        pile += aside
        own = Private(seat, "revealed-own", {"cards": said(state.data, cards), "aside": said(state.data, aside)})
        events.append(Reveal("revealed", {"seat": seat, "cards": said(state.data, cards)}, own))
    pile += [TOWER] * TABLES[state.data].facts.towers
    state, more = begin_round(replace(state, pile=tuple(sorted(pile))))
    return state, (*events, *more)


def _founded(data: int, cards: Cards) -> Quarter:
    quarter = Quarter()
    for number in cards:
        quarter = lay(data, quarter, number)
    return quarter
