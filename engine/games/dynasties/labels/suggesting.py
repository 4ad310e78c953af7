"""What most would fill in: as little pink as possible, and none of the colours that are dear to others."""

from engine.core.forms.forms import Filled
from engine.core.forms.offers import CountsOffer, OneOffer, Value
from engine.core.values.seats import Seat
from engine.games.dynasties.data import NEXT
from engine.games.dynasties.forms import CHOICES
from engine.games.dynasties.state import DynastiesState


def suggest(state: DynastiesState, seat: Seat, verb: str, filled: Filled, field: str) -> Value | None:
    """Where there is such an answer."""
    offer = CHOICES[verb][field](state, seat, filled)
    if field == "pink" and isinstance(offer, OneOffer) and offer:
        return offer.values[0]
    if field == "payment" and isinstance(offer, CountsOffer) and offer:
        return _pink_last(offer)
    return NEXT if field == "place" and offer.allows(NEXT) else None


def _pink_last(offer: CountsOffer) -> tuple[int, ...]:
    """Black and white first."""
    left, paid = offer.totals[0], list[int]()
    for cap in offer.caps:
        paid.append(min(cap, left))
        left -= paid[-1]
    return tuple(paid)
