"""Cards and tiles drawn face down: action cards, yellow scoring cards of which one is kept, book tiles."""

from msgspec.structs import replace

from engine.core.forms.forms import Filled, Form, one
from engine.core.forms.offers import OneOffer
from engine.core.game import Outcome
from engine.core.state.agenda import Task
from engine.core.state.events import Event, Private
from engine.core.state.state import ask, close
from engine.core.values.seats import Seat
from engine.games.dynasties.data import ACTIONS, BOOKS, SCORES, TABLES, Counts
from engine.games.dynasties.state import DynastiesState, Under, hide, more, plus


def draw_actions(state: DynastiesState, seat: Seat, n: int) -> Outcome[DynastiesState]:
    """So many action cards; the pile never runs dry, but a short one would give what it has."""
    cards, pile, chance = state.chance.draw(state.actions, n)
    state = replace(hide(state, seat, hand=plus(state.hidden[seat].hand, cards)), actions=pile, chance=chance)
    own = Private(seat, "drew-cards-own", {"cards": cards}, reveals=True)
    return state, (Event("drew-cards", {"seat": seat, "n": sum(cards)}, own),)


def draw_book(state: DynastiesState, seat: Seat, city: str) -> Outcome[DynastiesState]:
    """A book tile, if one is left; only its owner looks at it."""
    if not any(state.books):
        return state, (Event("no-book", {"seat": seat, "city": city}),)
    tile, books, chance = state.chance.draw(state.books, 1)
    state = replace(hide(state, seat, books=plus(state.hidden[seat].books, tile)), books=books, chance=chance)
    own = Private(seat, "book-own", {"city": city, "book": BOOKS[tile.index(1)]}, reveals=True)
    return state, (Event("book", {"seat": seat, "city": city}, own),)


def look(state: DynastiesState, task: Task) -> Outcome[DynastiesState]:
    """Three yellow cards, or what there is; of several one is kept."""
    seat, looked = task.seat, list[int]()
    for _ in range(TABLES[state.data].facts.effects.yellows_drawn):
        state, card = _upper_yellow(state)
        looked += card
    own = Private(seat, "looked-own", {"cards": tuple(SCORES[card] for card in looked)}, reveals=True)
    told = Event("looked", {"seat": seat, "n": len(looked)}, own)
    if len(looked) == 1:
        return hide(state, seat, scores=more(state.hidden[seat].scores, looked[0])), (told,)
    state = hide(state, seat, looked=tuple(looked))
    return (ask(state, (seat,), "keep") if looked else state), (told,)


def _upper_yellow(state: DynastiesState) -> tuple[DynastiesState, list[int]]:
    """Those that nobody has seen lie on top; then come those that were put under them, in their order."""
    if any(state.yellows):
        card, yellows, chance = state.chance.draw(state.yellows, 1)
        return replace(state, yellows=yellows, chance=chance), [card.index(1)]
    if state.under:
        return replace(state, under=state.under[1:]), [state.under[0].card]
    return state, []


def cards_to_keep(state: DynastiesState, seat: Seat, filled: Filled) -> OneOffer:
    """Those that were drawn."""
    return OneOffer(tuple(dict.fromkeys(SCORES[card] for card in state.hidden[seat].looked)))


def keep(state: DynastiesState, seat: Seat, form: Form) -> Outcome[DynastiesState]:
    """The others go under the pile in the order in which they were drawn."""
    mine, card = state.hidden[seat], SCORES.index(one(form.values, "score") or "")
    at = mine.looked.index(card)
    left = (*mine.looked[:at], *mine.looked[at + 1 :])
    state = hide(close(state, seat), seat, scores=more(mine.scores, card), looked=())
    state = replace(state, under=(*state.under, *(Under(each, seat) for each in left)))
    own = Private(seat, "kept-own", {"card": SCORES[card], "under": tuple(SCORES[each] for each in left)})
    return state, (Event("kept", {"seat": seat, "n": len(left)}, own),)


def held(hand: Counts) -> tuple[str, ...]:
    """The kinds of action cards in a hand."""
    return tuple(card for card, n in zip(ACTIONS, hand, strict=True) if n)
