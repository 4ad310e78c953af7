"""Offers: what they allow, why they refuse, and what they pick at random agree."""

from itertools import combinations
from typing import Any

import pytest

from engine.core.forms.offers import CountsOffer, Offer, OneOffer, SomeOffer, Value, YesNoOffer
from engine.core.values.refusals import Core, Refusal
from tests.core.forms.every_pick import every_pick

KINDS = ("white", "grey", "black")
BEACH = CountsOffer(KINDS, (2, 1, 1), (0, 1, 2, 3), (3, 2, 1), 5)
FREE = CountsOffer(KINDS, (2, 1, 1), (1, 2), ())
SHELLS = OneOffer(("fan", "cone"))
TWO = SomeOffer(KINDS, 1, 2)

WHY_NOT: list[tuple[str, Offer, Value, Refusal]] = [
    ("too many of a kind", BEACH, (0, 2, 0), Core.TOO_MANY_OF_KIND.refuse({"legal": ("grey",), "most": (0, 1, 0)})),
    ("too many in all", FREE, (2, 1, 0), Core.WRONG_TOTAL.refuse({"total": 3, "legal": FREE.totals})),
    ("too few in all", FREE, (0, 0, 0), Core.WRONG_TOTAL.refuse({"total": 0, "legal": FREE.totals})),
    ("too dear", BEACH, (2, 0, 0), Core.TOO_DEAR.refuse({"price": 6, "budget": 5})),
    ("not among the values", SHELLS, "spiral", Core.NOT_OFFERED.refuse({"legal": ("fan", "cone")})),
    ("one not among the values", TWO, ("white", "red"), Core.NOT_OFFERED.refuse({"legal": KINDS})),
    ("too many values", TWO, KINDS, Core.TOO_MANY_OR_FEW.refuse({"least": 1, "most": 2})),
    ("too few values", TWO, (), Core.TOO_MANY_OR_FEW.refuse({"least": 1, "most": 2})),
    ("too many and a wrong one", TWO, (*KINDS, "red"), Core.NOT_OFFERED.refuse({"legal": KINDS})),
    ("yes where only no is left", YesNoOffer(False), True, Core.NOT_ALLOWED.refuse()),
]
"""The field's name is added below."""


@pytest.mark.parametrize(("offer", "value", "said"), [row[1:] for row in WHY_NOT], ids=[row[0] for row in WHY_NOT])
def test_a_refusal_names_the_fault(offer: Offer, value: Value, said: Refusal) -> None:
    assert not offer.allows(value)
    assert offer.why_not("this", value) == Refusal(said.code, {"field": "this", **said.params})


@pytest.mark.parametrize(("offer", "value"), [row[1:3] for row in WHY_NOT], ids=[row[0] for row in WHY_NOT])
def test_a_refusal_carries_just_the_parameters_its_sentence_has(offer: Offer, value: Value) -> None:
    refusal = offer.why_not("this", value)
    (declared,) = [core.message for core in Core if core.message.key == refusal.code]
    assert set(refusal.params) == set(declared.params)


def some(offer: SomeOffer) -> set[Value]:
    """Every choice of different values whose number is right, in the order of the offer."""
    return {chosen for n in range(offer.least, offer.most + 1) for chosen in combinations(offer.values, n)}


@pytest.mark.parametrize(("least", "most"), [(0, 0), (0, 2), (1, 2), (2, 2), (0, 3), (1, 9)])
def test_some_values_picked_at_random_are_all_that_is_legal(least: int, most: int) -> None:
    offer = SomeOffer(KINDS, least, most)
    assert every_pick(offer, some(offer)) == some(offer)
    assert all(offer.allows(picked) for picked in some(offer))


def test_some_values_may_come_in_any_order_but_not_twice() -> None:
    assert TWO.allows(("black", "white"))
    assert not TWO.allows(("white", "white"))


@pytest.mark.parametrize("values", [("fan",), ("fan", "cone", "spiral")])
def test_one_value_picked_at_random_is_any_of_them(values: tuple[str, ...]) -> None:
    offer = OneOffer(values)
    assert every_pick(offer, set(values)) == set(values)
    assert all(offer.allows(value) for value in values)


@pytest.mark.parametrize(("offer", "all_of_it"), [(YesNoOffer(True), {True, False}), (YesNoOffer(False), {False})])
def test_no_can_always_be_said_and_yes_where_it_is_offered(offer: Offer, all_of_it: set[bool]) -> None:
    assert every_pick(offer, all_of_it) == all_of_it
    assert {value for value in (True, False) if offer.allows(value)} == all_of_it


@pytest.mark.parametrize(
    ("offer", "value"),
    [
        (OneOffer(("1",)), ("1",)),
        (OneOffer(("1",)), 1),
        (SHELLS, None),
        (SHELLS, ["fan"]),
        (SHELLS, True),
        (TWO, "white"),
        (TWO, ["white"]),
        (TWO, {"white": 1}),
        (TWO, ("white", ["grey"])),
        (TWO, (["white"], ["white"])),
        (YesNoOffer(True), "yes"),
        (YesNoOffer(True), None),
        (YesNoOffer(True), 1),
        (YesNoOffer(False), 0),
        (FREE, None),
        (FREE, "111"),
        (FREE, [1, 0, 0]),
        (FREE, (1,)),
        (FREE, (1, 0, 0, 0)),
        (FREE, (True, 0, 0)),
        (FREE, (1.0, 0, 0)),
        (FREE, (-1, 1, 1)),
        (FREE, ("1", 0, 0)),
        (FREE, ([], 0, 1)),
    ],
)
def test_a_badly_written_value_is_never_allowed(offer: Offer, value: Any) -> None:
    """`act` relies on it: it looks for what is wrong with a value only after the offer did not allow it."""
    assert not offer.allows(value)


@pytest.mark.parametrize(
    "offer", [OneOffer(()), SomeOffer(("a",), 2, 3), SomeOffer(("a", "b"), 2, 1), CountsOffer(KINDS, (1, 1, 1), ())]
)
def test_an_offer_of_nothing_says_so(offer: Offer) -> None:
    assert not offer


@pytest.mark.parametrize("offer", [SHELLS, SomeOffer((), 0, 2), YesNoOffer(False), CountsOffer(KINDS, (0, 0, 0), (0,))])
def test_an_offer_of_something_says_so_even_if_it_is_to_choose_none(offer: Offer) -> None:
    assert offer
    assert all(offer.allows(picked) for picked in every_pick(offer, set()))
