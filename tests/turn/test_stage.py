"""How far a half-filled form has come: what stands of it, what settles itself, what is filled in, what is asked."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from engine.core.door import Door
from engine.core.forms.forms import Filled, Form, OneOf, SomeOf, Verb
from engine.core.forms.offers import CountsOffer, Offer, OneOffer, SomeOffer, Value
from engine.turn.plan import put, with_value, without
from engine.turn.possible import holds, only
from engine.turn.stage import stage
from tests.core.pebbles import with_pebbles
from tests.sample.games.pebbles.game import GAME

STATE = with_pebbles("take")
TAKE = GAME.verb["take"]
DOOR = Door(GAME, STATE, 0)

ONLY: dict[str, tuple[Offer, Value | None]] = {
    "one of one": (OneOffer(("a",)), "a"),
    "one of two": (OneOffer(("a", "b")), None),
    "one of none": (OneOffer(()), None),
    "all of several": (SomeOffer(("a", "b"), 2, 2), ("a", "b")),
    "all of several, in an order": (SomeOffer(("a", "b"), 2, 2, ordered=True), None),
    "a single one, in an order": (SomeOffer(("a",), 1, 1, ordered=True), ("a",)),
    "none of several": (SomeOffer(("a", "b"), 0, 0), ()),
    "some of several": (SomeOffer(("a", "b"), 0, 2), None),
    "all the pieces there are": (CountsOffer(("x", "y"), (1, 2), (3,)), (1, 2)),
    "some of the pieces": (CountsOffer(("x", "y"), (1, 2), (2,)), None),
    "what can be paid": (CountsOffer(("x", "y"), (1, 1), (1,), (5, 2), 2), (0, 1)),
    "nothing at all": (CountsOffer(("x", "y"), (1, 1), ()), None),
}


@pytest.mark.parametrize(("offer", "value"), ONLY.values(), ids=ONLY)
def test_what_has_one_answer_settles_itself(offer: Offer, value: Value | None) -> None:
    assert only(offer) == value
    assert value is None or offer.allows(value)


ON_THE_WAY: dict[str, tuple[Offer, Value, bool]] = {
    "pieces that are not enough yet": (CountsOffer(("x", "y"), (2, 2), (3,)), (1, 0), True),
    "more than there are": (CountsOffer(("x", "y"), (2, 2), (3,)), (3, 0), False),
    "more than can be paid": (CountsOffer(("x", "y"), (2, 2), (1, 2), (3, 3), 5), (1, 1), False),
    "counts of other kinds": (CountsOffer(("x", "y"), (2, 2), (3,)), (1,), False),
    "the first of two": (SomeOffer(("a", "b"), 2, 2), ("b",), True),
    "one that is not there": (SomeOffer(("a", "b"), 2, 2), ("c",), False),
    "one of them twice": (SomeOffer(("a", "b"), 2, 2), ("a", "a"), False),
}


@pytest.mark.parametrize(("offer", "value", "expected"), ON_THE_WAY.values(), ids=ON_THE_WAY)
def test_what_can_become_an_answer_is_kept(offer: Offer, value: Value, expected: bool) -> None:
    assert holds(offer, value) is expected


STANDS: dict[str, tuple[Filled, Filled, tuple[str, ...]]] = {
    "nothing yet: all that one can pay": ({}, {"pebbles": (0, 1, 1)}, ()),
    "all of it": ({"pebbles": (0, 0, 1), "shell": "fan"}, {"pebbles": (0, 0, 1), "shell": "fan"}, ()),
    "what is left cannot pay the shell": ({"pebbles": (0, 1, 0), "shell": "fan"}, {"pebbles": (0, 1, 0)}, ("shell",)),
    "no such shell": ({"pebbles": (0, 0, 1), "shell": "star"}, {"pebbles": (0, 0, 1)}, ("shell",)),
    "no such field": ({"pebbles": (0, 0, 1), "boast": True}, {"pebbles": (0, 0, 1)}, ("boast",)),
}


@pytest.mark.parametrize(("filled", "stands", "lost"), STANDS.values(), ids=STANDS)
def test_of_a_plan_stands_what_is_possible_beside_what_comes_before(
    filled: Filled, stands: Filled, lost: tuple[str, ...]
) -> None:
    at = stage(DOOR, TAKE, filled)
    assert at.values == stands
    assert at.lost == lost
    assert at.asked is None


def test_a_number_of_pieces_that_is_not_there_gives_way_to_what_would_be_filled_in() -> None:
    at = stage(DOOR, TAKE, {"pebbles": (9, 0, 0)})
    assert at.lost == ("pebbles",)
    assert at.values == stage(DOOR, TAKE, {}).values


def test_another_choice_keeps_what_comes_before_it_and_what_is_optional() -> None:
    verb = GAME.verb["take"]
    assert put(verb, {"pebbles": (1, 0, 0), "shell": "fan"}, verb.fields[0], (0, 1, 0)) == Form(
        "take", {"pebbles": (0, 1, 0), "shell": "fan"}
    )
    assert without(verb, {"pebbles": (1, 0, 0), "shell": "fan"}, verb.fields[1]) == Form("take", {"pebbles": (1, 0, 0)})
    assert without(verb, {"pebbles": (1, 0, 0), "shell": "fan"}, verb.fields[0]) == Form("take")


@pytest.mark.parametrize(("ordered", "expected"), [(False, ("a", "b")), (True, ("b", "a"))])
def test_what_is_chosen_last_comes_last_only_where_the_order_counts(ordered: bool, expected: tuple[str, ...]) -> None:
    assert with_value(("b",), "a", ("a", "b"), ordered=ordered) == expected
    assert with_value(("b",), "b", ("a", "b"), ordered=ordered) == ("b",), "twice is as once"


# What goes by other fields, and what is usual

PILE = Verb(
    "pile",
    (
        SomeOf("cards"),
        OneOf("use", usual=True),
        OneOf("top", after=("cards",), if_any=True),
    ),
)


def choices(verb: str, filled: Filled, field: str) -> Offer:
    """Two of three cards, of which the first two have one colour: then it matters which lies on top."""
    match field:
        case "cards":
            return SomeOffer(("r1", "r2", "b3"), 2, 2)
        case "use":
            return OneOffer(("build", "leave"))
    return OneOffer(("r1", "r2") if filled.get("cards") == ("r1", "r2") else ())


def suggested(verb: str, filled: Filled, field: str) -> Value | None:
    return "build" if field == "use" else None


CARDS = cast(Any, SimpleNamespace(choices=choices, suggested=suggested))


def test_a_field_that_goes_by_others_is_asked_only_where_there_is_something_to_choose() -> None:
    at = stage(CARDS, PILE, {"cards": ("r1", "r2")})
    assert at.asked is PILE.field("top")
    assert stage(CARDS, PILE, {"cards": ("r1", "b3")}).asked is None


def test_what_was_chosen_for_it_is_lost_with_the_reason_for_it() -> None:
    at = stage(CARDS, PILE, {"cards": ("r1", "b3"), "top": "r1"})
    assert (at.asked, at.lost) == (None, ("top",))
    assert "top" not in at.values


def test_of_single_values_only_a_usual_one_is_filled_in() -> None:
    assert stage(CARDS, PILE, {"cards": ("r1", "b3")}).values["use"] == "build"
    assert stage(CARDS, PILE, {"cards": ("r1", "b3"), "use": "leave"}).values["use"] == "leave"
