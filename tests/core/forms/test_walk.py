"""The random player: fills in what is offered, beside what is filled, and says when it cannot."""

from collections.abc import Sequence
from functools import partial
from typing import Any, cast

import pytest

from engine.core.door import Door
from engine.core.forms.forms import Field, Filled, OneOf, YesNo
from engine.core.forms.offers import Offer, OneOffer, YesNoOffer
from engine.core.play import start
from engine.core.values.chance import Below
from engine.core.walk import along, fill, random_form
from tests.core.pebbles import with_pebbles
from tests.sample.games.pebbles.game import GAME

AnyDoor = Door[Any, Any, Any]
START = start(GAME, 2, GAME.declares.options(), bytes(16))[0]
CITY, ROAD, BOAST = OneOf("city"), OneOf("road", optional=True), YesNo("boast")


class Stall:
    """Stands where a door would: offers the same each time, and keeps beside what it was asked."""

    def __init__(self, **offers: Offer) -> None:
        self.offers, self.asked = offers, list[tuple[str, Filled]]()

    def by_lot(self, verb: str, fields: Sequence[Field], below: Below, filled: Filled) -> Filled:
        """As a door has it."""
        choices = {field: partial(self._offered, field) for field in self.offers}
        return along(verb, choices, START, 0, fields, below, filled)

    def _offered(self, field: str, state: object, seat: int, filled: Filled) -> Offer:
        self.asked.append((field, dict(filled)))
        return self.offers[field]


def filled(stall: Stall, fields: Sequence[Field], roll: int, beside: Filled | None = None) -> Filled:
    """What a player fills in whose die always falls on this number."""
    return fill(cast("AnyDoor", stall), "go", fields, lambda n: roll, beside)


def test_each_field_is_asked_beside_those_before_it() -> None:
    stall = Stall(city=OneOffer(("pisa", "lucca")), boast=YesNoOffer(True))
    assert filled(stall, (CITY, BOAST), 1) == {"city": "lucca", "boast": True}
    assert stall.asked == [("city", {}), ("boast", {"city": "lucca"})]


@pytest.mark.parametrize(("roll", "found"), [(0, {}), (1, {"road": "south"})])
def test_an_optional_field_is_filled_or_skipped_as_the_die_falls(roll: int, found: Filled) -> None:
    assert filled(Stall(road=OneOffer(("north", "south"))), (ROAD,), roll) == found


def test_an_optional_field_for_which_nothing_is_offered_stays_empty() -> None:
    assert filled(Stall(road=OneOffer(())), (ROAD,), 0) == {}


def test_a_field_for_which_nothing_is_offered_is_named_with_what_stood_beside_it() -> None:
    with pytest.raises(LookupError, match=r"nothing is offered for go.city beside \{'road': 'north'\}"):
        filled(Stall(city=OneOffer(())), (CITY,), 0, {"road": "north"})


def test_what_was_filled_before_is_kept_and_not_changed() -> None:
    beside: Filled = {"road": "north"}
    assert filled(Stall(city=OneOffer(("pisa",))), (CITY,), 0, beside) == {"road": "north", "city": "pisa"}
    assert beside == {"road": "north"}


@pytest.mark.parametrize(("roll", "verb"), [(0, "draw"), (1, "sell")])
def test_any_verb_open_to_the_seat_may_be_played(roll: int, verb: str) -> None:
    form = random_form(GAME, Door(GAME, with_pebbles("turn"), 0), lambda n: min(roll, n - 1))
    assert form.verb == verb
