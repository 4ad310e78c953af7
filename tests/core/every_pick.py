"""Everything an offer could ever pick at random, by letting its dice fall in every possible way."""

from engine.core.offers import Offer, Value


def every_pick(offer: Offer) -> set[Value]:
    """Whatever the offer could ever pick: every way its dice can fall, one after the other."""
    found: set[Value] = set()
    falls: list[list[int]] | None = []
    while falls is not None:
        value, thrown = one_pick(offer, falls)
        found.add(value)
        falls = next_falls(thrown)
    return found


def one_pick(offer: Offer, falls: list[list[int]]) -> tuple[Value, list[list[int]]]:
    """The pick when the dice fall like this, and after that on 0; with how they were thrown: [fell on, sides]."""
    thrown: list[list[int]] = []

    def below(n: int) -> int:
        assert n > 0
        thrown.append([falls[len(thrown)][0] if len(thrown) < len(falls) else 0, n])
        return thrown[-1][0]

    return offer.pick(below), thrown


def next_falls(thrown: list[list[int]]) -> list[list[int]] | None:
    """The next way the dice can fall, or None after the last."""
    while thrown and thrown[-1][0] == thrown[-1][1] - 1:
        thrown.pop()
    if not thrown:
        return None
    thrown[-1][0] += 1
    return thrown
