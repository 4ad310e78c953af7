"""Passing: a place on the track, perhaps one in front for pink, and at most one card kept for the next round."""

from msgspec.structs import replace

from engine.core.forms.forms import Filled, Form, one
from engine.core.forms.offers import OneOffer
from engine.core.game import Outcome
from engine.core.state.agenda import Task, push
from engine.core.state.events import Reveal
from engine.core.state.state import close
from engine.core.values.seats import Seat
from engine.core.values.texts import Params
from engine.games.dynasties.data import ACTIONS, NEXT, NOTHING, PLACES, TABLES
from engine.games.dynasties.rules.cards import held
from engine.games.dynasties.rules.goods import spend
from engine.games.dynasties.state import NOBODY, DynastiesState, changed, hide, more, plus, put


def front_places(state: DynastiesState, seat: Seat) -> tuple[str, ...]:
    """The places in front that are free and can be paid: in pink alone."""
    tables = TABLES[state.data]
    pink = state.players[seat].goods[tables.joker]
    places = enumerate(tables.facts.places)
    return tuple(place.id for at, place in places if state.track[at] == NOBODY and place.pink <= pink)


def places_to_take(state: DynastiesState, seat: Seat, filled: Filled) -> OneOffer:
    """Those in front, and the next one behind."""
    return OneOffer((*front_places(state, seat), NEXT))


def cards_to_keep(state: DynastiesState, seat: Seat, filled: Filled) -> OneOffer:
    """Any, unless this is the last round."""
    last = state.round == TABLES[state.data].facts.rounds
    return OneOffer(() if last else held(state.hidden[seat].hand))


def pass_round(state: DynastiesState, seat: Seat, form: Form) -> Outcome[DynastiesState]:
    """He takes no further turn in this round."""
    return leave(close(state, seat), seat, form.values)


def leave(state: DynastiesState, seat: Seat, filled: Filled) -> Outcome[DynastiesState]:
    """A figure on the track, if there is one; all cards but one are shown and discarded."""
    place, kept, tables = one(filled, "place") or NEXT, one(filled, "keep"), TABLES[state.data]
    front = len(tables.facts.places)
    behind = next(at for at in range(front, len(state.track)) if state.track[at] == NOBODY)
    at = behind if place == NEXT else PLACES.index(place)
    price = 0 if place == NEXT else tables.facts.places[at].pink
    state = spend(state, seat, more(NOTHING, tables.joker, price))
    sent, hand = min(1, state.players[seat].reserve), state.hidden[seat].hand
    state = changed(state, seat, reserve=state.players[seat].reserve - sent, on_track=sent)
    left = hand if kept is None else more(hand, ACTIONS.index(kept), -1)
    keeps = tuple(have - n for have, n in zip(hand, left, strict=True))
    state = hide(replace(state, discards=plus(state.discards, left)), seat, hand=keeps)
    state = push(replace(state, track=put(state.track, at, seat)), Task("next", seat))
    told: Params = {"seat": seat, "place": place, "cards": left, "kept": int(kept is not None)}
    return state, (Reveal("passed", told),)
