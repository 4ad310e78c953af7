"""The door: each viewer gets what he may see, and only who is asked may do something."""

import pytest

from engine.core.door import Door, look
from engine.core.forms.forms import Filled
from engine.core.forms.offers import CountsOffer, OneOffer
from engine.core.state.decisions import Decision
from engine.core.values.seats import PUBLIC
from engine.core.values.texts import Text
from tests.core.pebbles import with_pebbles
from tests.sample.games.pebbles.game import GAME

STATE = with_pebbles("take")


@pytest.mark.parametrize(("seat", "coins"), [(0, 5), (1, 6)])
def test_a_seat_sees_its_own_screen(seat: int, coins: int) -> None:
    view = look(GAME, STATE, seat)
    assert view.viewer == seat
    assert view.screen is not None
    assert view.screen.coins == coins
    assert Door(GAME, STATE, seat).view() == view


def test_the_public_sees_the_table_and_no_screen() -> None:
    view = look(GAME, STATE, PUBLIC)
    assert view.screen is None
    assert view.table == look(GAME, STATE, 0).table
    assert view.decisions == (Decision(3, 0, "take"),)


def test_who_is_asked_sees_what_and_how() -> None:
    door = Door(GAME, STATE, 0)
    assert door.decision() == Decision(3, 0, "take")
    assert door.verbs() == ("take",)


def test_who_is_not_asked_can_do_nothing() -> None:
    door = Door(GAME, STATE, 1)
    assert door.decision() is None
    assert door.verbs() == ()


def test_who_is_not_asked_can_do_nothing_whatever_the_game_says() -> None:
    careless = GAME.altered(may=lambda state, seat, verb: True)
    assert Door(careless, STATE, 0).verbs() != ()
    assert Door(careless, STATE, 1).verbs() == ()


@pytest.mark.parametrize(("filled", "budget"), [({}, 5), ({"shell": "fan"}, 1)])
def test_what_is_filled_already_narrows_what_may_come(filled: Filled, budget: int) -> None:
    offer = Door(GAME, STATE, 0).choices("take", filled, "pebbles")
    assert isinstance(offer, CountsOffer)
    assert offer.budget == budget


def test_what_is_filled_already_may_leave_nothing() -> None:
    assert Door(GAME, STATE, 0).choices("take", {"pebbles": (0, 1, 0)}, "shell") == OneOffer(())


def test_a_choice_says_what_it_costs_and_brings() -> None:
    label = Door(GAME, STATE, 0).label("take", {}, "shell", "fan")
    assert (label.cost, label.gain) == ((Text("coins", {"n": 4}),), (Text("points", {"n": 3}),))
