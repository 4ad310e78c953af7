"""What an offer picks at random, over and over."""

from collections.abc import Set

from engine.core.forms.offers import Offer, Value
from engine.core.values.chance import Chance

AT_LEAST, AT_MOST = 50, 5000


def every_pick(offer: Offer, expected: Set[Value]) -> set[Value]:
    """Everything picked, until it is at least what was expected; after very many picks one stops waiting for it."""
    chance, found = Chance(b"picking offers.."), set[Value]()

    def below(n: int) -> int:
        nonlocal chance
        number, chance = chance.below(n)
        return number

    for done in range(AT_MOST):
        if done >= AT_LEAST and expected <= found:
            break
        found.add(offer.pick(below))
    return found
