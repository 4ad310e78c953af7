"""Announcing after an action that completes the cards, or does not, and what is on offer for it."""

from dataclasses import replace
from itertools import permutations

import pytest

from engine.core.forms.offers import Value
from tests.games.carrara.expansion.cards.test_announcing_by_cards import BUILT, IN_PISA, NOT_REACHED, four
from tests.games.carrara.moves import (
    after,
    offer,
    offers_each_beside_the_others,
    refused,
    table,
)
from tests.games.carrara.position import Side, Wider, marble, things

IN_TWO_CITIES = [*BUILT[:2], ("palazzo", 1, "pisa"), ("palazzo", 2, "pisa")]
MOVES: dict[str, tuple[Side, Wider, str, dict[str, Value]]] = {
    "the sixth building": (
        replace(IN_PISA, buildings=[*BUILT[:4], ("palazzo", 3, "pisa")], blocks=marble(black=5)),
        Wider(top=4, objects=1, buildings=1),
        "build",
        {"building": "1", "city": "lerici", "blocks": marble(black=5)},
    ),
    "the second dear building, an 8": (
        replace(IN_PISA, buildings=BUILT[:4], blocks=marble(blue=5, black=3)),
        Wider(top=2, objects=1, buildings=5),
        "eight",
        {"type": "villa", "city": "lerici", "blocks": marble(blue=5, black=3), "upgrade": "massa"},
    ),
    "an improvement to an 8": (
        replace(IN_PISA, blocks=marble(black=4)),
        Wider(top=2, objects=1, buildings=5),
        "improve",
        {"old": "biblioteca-4", "building": "villa-8", "blocks": marble(black=4), "upgrade": "massa"},
    ),
    "the first city": (
        IN_PISA,
        Wider(top=3, objects=1, buildings=1),
        "score",
        {"what": "lerici"},
    ),
    "the fourth scoring, a category": (
        replace(IN_PISA, scored=["biblioteca", "palazzo", "porta"]),
        Wider(top=1, objects=1, buildings=1),
        "score",
        {"what": "city"},
    ),
    "the objects of a scoring": (
        replace(IN_PISA, objects=things(book=2), coins=20),
        Wider(top=4, objects=4, buildings=1),
        "score",
        {"what": "biblioteca"},
    ),
    "the second building in the third city": (
        replace(IN_PISA, buildings=[*IN_TWO_CITIES, ("villa", 1, "massa")], blocks=marble(blue=5)),
        Wider(top=4, objects=1, buildings=2),
        "build",
        {"building": "1", "city": "massa", "blocks": marble(blue=5)},
    ),
}


@pytest.mark.parametrize("name", MOVES)
def test_an_action_that_completes_the_objectives_can_announce(name: str) -> None:
    side, wider, verb, values = MOVES[name]
    state = four(side, wider, display=[("porta", 5)])
    assert refused(state, "announce").code == NOT_REACHED
    assert offers_each_beside_the_others(state, verb, {**values, "announce": True})
    assert table(after(state, verb, **values, announce=True)).announcer == 0


@pytest.mark.parametrize("order", list(permutations(("old", "building", "blocks"))))
def test_in_whatever_order_a_form_is_filled_every_value_stays_on_offer(order: tuple[str, ...]) -> None:
    state = four(replace(IN_PISA, blocks=marble(yellow=1)), Wider(), display=[("porta", 4)])
    values: dict[str, Value] = {"old": "porta-3", "building": "1", "blocks": marble(yellow=1)}
    filled = dict[str, Value]()
    for name in order:
        assert offer(state, "improve", name, **filled).allows(values[name])
        filled[name] = values[name]


@pytest.mark.parametrize("what", ["porta", "city"])
def test_neither_a_type_nor_a_category_is_a_city_scored(what: str) -> None:
    state = four(IN_PISA, Wider(top=3, objects=1, buildings=1))
    assert refused(state, "score", what=what, announce=True).code == NOT_REACHED


def test_beside_an_announcement_by_coins_no_object_is_offered_that_takes_them() -> None:
    state = four(IN_PISA, Wider(top=5, objects=1, buildings=1))
    assert offer(state, "score", "object", what="porta").allows("cup")
    assert not offer(state, "score", "object", what="porta", announce=True).allows("cup")
    rich = four(replace(IN_PISA, coins=21), Wider(top=5, objects=1, buildings=1))
    assert offer(rich, "score", "object", what="porta", announce=True).allows("cup")
