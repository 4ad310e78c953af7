"""Offers of counts by kind: what they allow, refuse and pick, held against a list of every multiset there is."""

from itertools import product

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from engine.core.forms.offers import CountsOffer, most_affordable
from engine.core.values.refusals import Core, Refusal
from tests.core.forms.every_pick import every_pick

Counts = tuple[int, ...]

KINDS = ("white", "grey", "black")
fixed = settings(derandomize=True, deadline=None, max_examples=200)


def multisets(caps: Counts) -> set[Counts]:
    """Every choice of at most so many of each kind."""
    return set(product(*(range(cap + 1) for cap in caps)))


def cost(counts: Counts, prices: Counts) -> int:
    return sum(n * price for n, price in zip(counts, prices, strict=True)) if prices else 0


def legal(offer: CountsOffer) -> set[Counts]:
    """By the book: within the caps, with one of the totals, within the budget if there are prices."""
    return {
        counts
        for counts in multisets(offer.caps)
        if sum(counts) in offer.totals and (not offer.prices or cost(counts, offer.prices) <= offer.budget)
    }


@st.composite
def counts_offers(draw: st.DrawFn) -> CountsOffer:
    """Offers of up to three kinds, free or with prices, some of whose totals cannot be reached."""
    kinds = draw(st.integers(1, 3))
    caps = draw(st.tuples(*[st.integers(0, 3)] * kinds))
    totals = draw(st.lists(st.integers(0, 5), unique=True, max_size=4))
    prices = draw(st.just(()) | st.tuples(*[st.integers(0, 3)] * kinds))
    return CountsOffer(KINDS[:kinds], caps, tuple(totals), prices, draw(st.integers(0, 12)))


def possible(offer: CountsOffer) -> CountsOffer:
    """The same offer without the totals that cannot be reached, as every game must make it."""
    reached = {sum(counts) for counts in legal(offer)}
    totals = tuple(total for total in offer.totals if total in reached)
    return CountsOffer(offer.kinds, offer.caps, totals, offer.prices, offer.budget)


@fixed
@given(counts_offers())
def test_counts_are_allowed_just_if_caps_total_and_budget_are_kept(offer: CountsOffer) -> None:
    one_beyond = multisets(tuple(cap + 1 for cap in offer.caps))
    assert {counts for counts in one_beyond if offer.allows(counts)} == legal(offer)


@fixed
@given(counts_offers())
def test_counts_picked_at_random_are_all_that_is_legal_and_nothing_else(offer: CountsOffer) -> None:
    offer = possible(offer)
    assume(offer)
    assert every_pick(offer, legal(offer)) == legal(offer)


@fixed
@given(counts_offers())
def test_refused_counts_are_told_a_fault_they_have(offer: CountsOffer) -> None:
    for counts in multisets(tuple(cap + 1 for cap in offer.caps)) - legal(offer):
        assert offer.why_not("pebbles", counts) in faults(offer, counts)


def faults(offer: CountsOffer, counts: Counts) -> list[Refusal]:
    """The refusals that would be true: of the first kind of fault there is."""
    beyond = [
        Core.TOO_MANY_OF_KIND.refuse({"field": "pebbles", "legal": (kind,), "most": only(offer, kind, cap)})
        for kind, n, cap in zip(offer.kinds, counts, offer.caps, strict=True)
        if n > cap
    ]
    if beyond:
        return beyond
    price = cost(counts, offer.prices)
    if offer.prices and price > offer.budget:
        return [Core.TOO_DEAR.refuse({"field": "pebbles", "price": price, "budget": offer.budget})]
    return [Refusal("core.wrong-total", {"field": "pebbles", "total": sum(counts), "legal": offer.totals})]


def only(offer: CountsOffer, kind: str, n: int) -> Counts:
    return tuple(n if other == kind else 0 for other in offer.kinds)


@fixed
@given(counts_offers(), st.data())
def test_the_cheapest_is_the_least_that_so_many_more_can_cost(offer: CountsOffer, data: st.DataObject) -> None:
    taken = data.draw(st.tuples(*[st.integers(0, cap) for cap in offer.caps]))
    total = data.draw(st.integers(0, 6))
    left = tuple(cap - n for cap, n in zip(offer.caps, taken, strict=True))
    prices = [cost(counts, offer.prices) for counts in multisets(left) if sum(counts) == total]
    assert offer.cheapest(total, taken) == min(prices, default=None)


def test_nothing_is_cheapest_beyond_more_than_there_is() -> None:
    assert CountsOffer(KINDS, (1, 1, 1), (1,)).cheapest(0, (2, 0, 0)) is None


@fixed
@given(counts_offers())
def test_the_most_a_budget_buys_is_what_the_longest_list_says(offer: CountsOffer) -> None:
    prices = offer.prices or (0,) * len(offer.caps)
    bought = {sum(counts) for counts in multisets(offer.caps) if cost(counts, prices) <= offer.budget}
    most = most_affordable(offer.caps, prices, offer.budget)
    assert bought == set(range(most + 1))


def test_the_running_price_of_what_is_chosen_so_far() -> None:
    assert CountsOffer(KINDS, (2, 2, 2), (3,), (3, 2, 1), 6).price((1, 0, 2)) == 5
    assert CountsOffer(KINDS, (2, 2, 2), (3,)).price((1, 0, 2)) == 0


@pytest.mark.parametrize(
    ("budget", "most"), [(-3, 0), (0, 2), (1, 3), (4, 4), (5, 5), (99, 5)], ids=lambda value: str(value)
)
def test_what_a_budget_buys_at_most_is_the_cheapest_first_and_a_debt_buys_nothing(budget: int, most: int) -> None:
    assert most_affordable((1, 2, 2), (3, 1, 0), budget) == most
