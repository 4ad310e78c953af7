"""Every refusal of the expansion: its code and its parameters."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

import pytest

from engine.core.forms.offers import Value
from engine.core.values.refusals import Refusal
from engine.games.carrara.game import GAME
from engine.games.carrara.reasons.declared import EXPANSION
from engine.games.carrara.state import CarraraState
from engine.words.speaker import Speaker
from tests.games.carrara.expansion.cards.test_announcing_by_cards import IN_PISA, four
from tests.games.carrara.moves import answer, door, refused
from tests.games.carrara.position import Side, Wider, marble, position, things


@dataclass
class Case:
    """A move that is refused, and what its player learns."""

    state: Callable[[], CarraraState]
    verb: str
    code: str
    values: dict[str, Value] = field(default_factory=dict)
    params: dict[str, Any] = field(default_factory=dict)


VILLA = Side(buildings=[("villa", 2, "lucca")], blocks=marble(yellow=1, black=4))
EIGHT: dict[str, Value] = {
    "type": "villa",
    "city": "lerici",
    "blocks": marble(blue=4, black=4),
    "upgrade": "pisa",
}
FOR_EIGHT = Side(blocks=marble(blue=4, black=4))
IMPROVE: dict[str, Value] = {"old": "villa-2", "building": "1", "blocks": marble(yellow=1)}


def improving(**wider: Any) -> CarraraState:
    return position(VILLA, display=[("porta", 3), ("porta", 2), ("porta", 5)], wider=Wider(**wider))


CASES = {
    "no block without turning": Case(
        lambda: position(Side(coins=0), wider=Wider()),
        "take",
        "carrara.nothing-affordable",
        {"section": "I", "blocks": marble(black=1)},
        {"legal": ("turn",)},
    ),
    "no 8-building left": Case(
        lambda: position(FOR_EIGHT, wider=Wider(eights=())),
        "eight",
        "carrara.no-eight",
        EIGHT,
        {"legal": ("turn", "take", "build")},
    ),
    "too few blocks for an 8-building": Case(
        lambda: position(replace(FOR_EIGHT, blocks=marble(blue=4, black=3)), wider=Wider()),
        "eight",
        "carrara.too-few-for-eight",
        EIGHT,
        {"blocks": 7, "cost": 8},
    ),
    "this 8-building is gone": Case(
        lambda: position(FOR_EIGHT, wider=Wider(eights=("porta",))),
        "eight",
        "carrara.eight-gone",
        EIGHT,
        {"type": "villa"},
    ),
    "nothing to improve": Case(
        lambda: position(replace(VILLA, blocks=marble(black=1)), wider=Wider()),
        "improve",
        "carrara.nothing-to-improve",
        IMPROVE,
        {"legal": ("turn", "take", "build", "score")},
    ),
    "this building cannot be improved": Case(
        lambda: position(
            replace(VILLA, buildings=[("villa", 2, "lucca"), ("porta", 1, "livorno")]),
            display=[("porta", 3)],
            wider=Wider(),
        ),
        "improve",
        "carrara.cannot-improve",
        {**IMPROVE, "old": "porta-1"},
        {"type": "porta", "cost": 1, "city": "livorno"},
    ),
    "not dearer": Case(
        improving,
        "improve",
        "carrara.not-dearer",
        {**IMPROVE, "building": "2"},
        {"type": "porta", "cost": 2, "old": "villa", "old_cost": 2},
    ),
    "too few blocks for the difference": Case(
        improving,
        "improve",
        "carrara.difference",
        {**IMPROVE, "building": "3"},
        {"city": "lucca", "colours": ("white", "yellow", "red"), "have": 1, "difference": 3},
    ),
    "not the difference": Case(
        lambda: position(replace(VILLA, blocks=marble(yellow=3)), display=[("porta", 3)], wider=Wider()),
        "improve",
        "carrara.wrong-difference",
        {**IMPROVE, "blocks": marble(yellow=3)},
        {"difference": 1, "n": 3},
    ),
    "this upgrade tile is gone": Case(
        lambda: position(FOR_EIGHT, wider=Wider(upgrades=("lucca", "land"))),
        "eight",
        "carrara.upgrade-gone",
        EIGHT,
        {"space": "pisa"},
    ),
    "no upgrade tile without an 8-building": Case(
        improving, "improve", "carrara.no-upgrade", {**IMPROVE, "upgrade": "pisa"}
    ),
    "the category is scored": Case(
        lambda: position(replace(VILLA, scored=["land"]), wider=Wider()),
        "score",
        "carrara.category-scored",
        {"what": "land"},
        {"what": "land"},
    ),
    "no building of the category": Case(
        lambda: position(VILLA, wider=Wider()),
        "score",
        "carrara.no-such-category",
        {"what": "city"},
        {"what": "city"},
    ),
    "the cards are not reached": Case(
        lambda: position(
            replace(VILLA, objects=things(book=3, cup=2)), players=3, wider=Wider(top=6, objects=3, buildings=9)
        ),
        "announce",
        "carrara.cards-not-reached",
        params={"goals": ("points", 0, 25, 0, "identical", 3, 2, 1, "pairs", 0, 3, 0)},
    ),
}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_the_refusal_and_its_parameters(case: Case) -> None:
    assert answer(case.state(), case.verb, **case.values) == Refusal(case.code, case.params)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_the_sentence_has_all_the_numbers(case: Case, language: str) -> None:
    sentence = Speaker(GAME, language, ("Agnese", "Bartolo", "Chiara")).refusal(Refusal(case.code, case.params))
    numbers = [n for n in (*case.params.values(), *case.params.get("goals", ())) if type(n) is int and n > 1]
    assert [n for n in numbers if str(n) not in sentence] == []
    assert "{" not in sentence


def test_every_refusal_of_the_expansion_is_provoked_here() -> None:
    assert {case.code for case in CASES.values()} == {message.key for message in EXPANSION}


def test_an_8_building_that_is_gone_improves_nothing() -> None:
    state = position(replace(VILLA, blocks=marble(yellow=6)), wider=Wider(eights=("porta",)))
    move: dict[str, Value] = {"old": "villa-2", "building": "villa-8", "blocks": marble(yellow=6)}
    refusal = refused(state, "improve", **move, upgrade="pisa")
    assert (refusal.code, refusal.params) == ("carrara.eight-gone", {"type": "villa"})


def test_in_the_last_round_nobody_announces_by_cards_either() -> None:
    state = position(IN_PISA, players=4, seat=1, ended_by=0, wider=Wider(top=4, objects=1, buildings=1))
    assert refused(state, "announce").code == "carrara.already-ending"
    assert refused(state, "score", what="porta", announce=True).code == "carrara.already-ending"


def test_what_is_no_object_changes_nothing_about_an_announcement_beside_it() -> None:
    state = position(Side(coins=30), wider=Wider())
    beside = door(state).choices("score", {"what": "porta", "object": "moon"}, "announce")
    assert beside == door(state).choices("score", {"what": "porta"}, "announce")


def test_who_announces_by_coins_is_not_told_that_an_object_he_can_pay_is_too_dear() -> None:
    state = four(IN_PISA, Wider(top=5, objects=1, buildings=1))
    reason = door(state).why_not("score", {"what": "porta", "announce": True}, "object", "cup")
    assert reason.code != "carrara.object-too-dear"


def test_an_8_building_that_the_city_chosen_first_does_not_take_is_not_said_to_be_gone() -> None:
    state = position(FOR_EIGHT, wider=Wider())
    assert door(state).why_not("eight", {"city": "livorno"}, "type", "villa").code != "carrara.eight-gone"


def test_who_has_chosen_an_upgrade_tile_first_is_not_told_that_he_has_too_few_blocks() -> None:
    reason = door(improving()).why_not("improve", {"old": "villa-2", "upgrade": "pisa"}, "building", "1")
    assert reason.code != "carrara.difference"
