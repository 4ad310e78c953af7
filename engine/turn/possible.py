"""What can still be made of an offer: its only answer, and whether a half-made one could become one."""

from engine.core.forms.bags import Counts, bags
from engine.core.forms.offers import CountsOffer, Offer, OneOffer, SomeOffer, Value


def only(offer: Offer) -> Value | None:
    """The one value that is possible; None if there are several, or none."""
    match offer:
        case OneOffer(values):
            return values[0] if len(values) == 1 else None
        case SomeOffer(values, least, most, ordered):
            forced = most == 0 or (least == len(values) and (len(values) == 1 or not ordered))
            return values[:most] if offer and forced else None
        case CountsOffer(kinds):
            found = bags(offer, (0,) * len(kinds), 1) if offer else []
            return found[0] if len(found) == 1 else None
    return None


def holds(offer: Offer, value: Value) -> bool:
    """Whether this value is possible, or could be on the way to one that is."""
    match offer:
        case SomeOffer(values, _, most):
            if not isinstance(value, tuple) or len(value) > most or len(set(value)) < len(value):
                return False
            return all(each in values for each in value)
        case CountsOffer(_, caps):
            counts = counts_of(value)
            if len(counts) != len(caps) or any(not 0 <= n <= cap for n, cap in zip(counts, caps, strict=True)):
                return False
            return not offer.prices or offer.price(counts) <= offer.budget
    return offer.allows(value)


def counts_of(value: Value | None) -> Counts:
    """Counts by kind, if that is what it is."""
    return tuple(n for n in value if isinstance(n, int)) if isinstance(value, tuple) else ()
