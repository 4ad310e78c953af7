"""Why a choice is refused, where Lucca Città can say it better than the core."""

from engine.core.forms.forms import Filled
from engine.core.forms.offers import Value
from engine.core.values.refusals import Refusal
from engine.core.values.seats import Seat
from engine.games.lucca.data import COLOURS, PLACES, TOWER
from engine.games.lucca.forms import CHOICES, cards_to_keep, triplets_to_take
from engine.games.lucca.rules.cards import kind, named
from engine.games.lucca.rules.triplet import room, triplet
from engine.games.lucca.state import LuccaState, palace_of


def why_not(state: LuccaState, seat: Seat, verb: str, filled: Filled, field: str, value: Value) -> Refusal | None:
    """The reason, if there is one beyond what is on offer."""
    if field == "cards" and isinstance(value, tuple):
        hand = cards_to_keep(state, seat, filled).values
        return Refusal("lucca.not-in-hand", {"legal": hand, "field": "cards"}) if set(value) - set(hand) else None
    if field == "triplet":
        left = triplets_to_take(state, seat, filled).values
        return Refusal("lucca.triplet-gone", {"legal": left, "field": "triplet"})
    if field == "top":
        return None if CHOICES[verb]["top"](state, seat, filled) else _not_on_top(verb, filled)
    if field in PLACES and triplet(state, filled):
        return _not_so(state, seat, triplet(state, filled)[PLACES.index(field)], str(value))
    if field == "open" and isinstance(value, tuple):
        return _not_open(state, seat, value)
    return None


def _not_on_top(verb: str, filled: Filled) -> Refusal | None:
    """Said where nothing has to be said; of several cards of one colour the core lists them."""
    before = {"cards"} if verb == "keep" else {"triplet", *PLACES}
    return Refusal("lucca.top-is-clear") if before <= filled.keys() else None


def _not_so(state: LuccaState, seat: Seat, card: int, use: str) -> Refusal | None:
    """No such use of this card."""
    if use == "wall" and card == TOWER:
        return Refusal("lucca.tower-no-wall")
    if use != "build":
        return None
    palace, left = palace_of(state.quarters[seat], kind(state.data, card)), room(state, seat, card)
    if palace is not None and palace.area != "construction":
        return Refusal("lucca.palace-complete", {"colour": palace.colour})
    return Refusal("lucca.no-room", {**named(state.data, card), "n": left})


def _not_open(state: LuccaState, seat: Seat, value: tuple[int | str, ...]) -> Refusal | None:
    """The first of these palaces that is not there, not finished, or opened already."""
    for colour in value:
        palace = palace_of(state.quarters[seat], str(colour))
        if colour in COLOURS and (palace is None or palace.area != "finished"):
            area = "none" if palace is None else palace.area
            return Refusal(f"lucca.open-{area}", {"colour": str(colour)})
    return None
