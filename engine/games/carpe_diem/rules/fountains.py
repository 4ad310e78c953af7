"""Fountains: two cards of the pile are looked at, and of all one has, one goes under it for good."""

from msgspec.structs import replace

from engine.core.forms.forms import Filled, Form, one
from engine.core.forms.offers import OneOffer
from engine.core.game import Outcome
from engine.core.state.agenda import Task
from engine.core.state.events import Event, Private
from engine.core.state.state import ask, close
from engine.core.values.seats import Seat
from engine.games.carpe_diem.data import KINDS, TABLES
from engine.games.carpe_diem.state import CarpeDiemState, more, put


def look(state: CarpeDiemState, task: Task) -> Outcome[CarpeDiemState]:
    """The two upper cards; how many, all see, which, only the builder. With a single one left there is no choice."""
    seat, n = task.seat, TABLES[state.data].facts.fountain_cards
    drawn, fountains, chance = state.chance.draw(state.fountains, n)
    mine = state.hidden[seat]
    cards = tuple(map(sum, zip(mine.cards, drawn, strict=True)))
    state = replace(
        state, fountains=fountains, chance=chance, hidden=put(state.hidden, seat, replace(mine, cards=cards))
    )
    own = Private(seat, "looked-own", {"seat": seat, "cards": drawn}, reveals=True)
    told = Event("looked", {"seat": seat, "n": sum(drawn)}, own)
    return (ask(state, (seat,), "fountain") if sum(drawn) > 1 else state), (told,)


def cards_to_give(state: CarpeDiemState, seat: Seat, filled: Filled) -> OneOffer:
    """The new ones, and all that were kept before."""
    return OneOffer(tuple(kind for kind, n in zip(KINDS, state.hidden[seat].cards, strict=True) if n))


def give(state: CarpeDiemState, seat: Seat, form: Form) -> Outcome[CarpeDiemState]:
    """One goes under the pile; only who put it there knows which."""
    kind, mine = KINDS.index(one(form.values, "card") or ""), state.hidden[seat]
    mine = replace(mine, cards=more(mine.cards, kind, -1), under=more(mine.under, kind))
    state = close(replace(state, hidden=put(state.hidden, seat, mine)), seat)
    own = Private(seat, "kept-own", {"seat": seat, "card": KINDS[kind], "n": sum(mine.cards)})
    return state, (Event("kept", {"seat": seat, "n": sum(mine.cards)}, own),)
