"""Every refusal of Lucca Città: its code, its parameters, and a sentence in both languages that names what matters."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest

from engine.core.forms.forms import Form
from engine.core.forms.offers import Value
from engine.core.play import act
from engine.core.values.refusals import Refusal
from engine.games.lucca.game import GAME
from engine.games.lucca.state import LuccaState
from engine.words.speaker import Speaker
from tests.games.lucca.moves import NAMES, answer, asked, ended, keep, keep_all, keeping, take, taking
from tests.games.lucca.position import TOWER, Side, choosing, position


@dataclass
class Case:
    """A form that is refused, and what its player reads."""

    state: Callable[[], LuccaState]
    values: dict[str, Value]
    code: str
    params: dict[str, Any] = field(default_factory=dict)
    en: tuple[str, ...] = ()
    fr: tuple[str, ...] = ()
    verb: str = "take"


def hands() -> LuccaState:
    return choosing((1, 7, 6, 4), (2, 3, 5, 11), (8, 9, 10, 12))


def with_red(side: Side) -> Callable[[], LuccaState]:
    """The first player has this quarter, and three reds and a tower are to be had."""
    return lambda: position(side, Side(), Side(), display=[(1, 7, 13), (TOWER, 2, 3)])


THREE_REDS = Side(building=[(19, 25, 31)])

CASES = {
    "a card that one does not hold": Case(
        hands,
        keeping(1, 2),
        "lucca.not-in-hand",
        {"field": "cards", "legal": ("1", "4", "6", "7")},
        ("1", "4", "6", "7"),
        ("1", "4", "6", "7"),
        "keep",
    ),
    "a top where there is none to choose": Case(
        hands, keeping(1, 6, top=1), "lucca.top-is-clear", en=("top",), fr=("dessus",), verb="keep"
    ),
    "a top though no two cards built have one colour": Case(
        with_red(Side()), taking(1, "bdd", top=1), "lucca.top-is-clear", en=("top",), fr=("dessus",)
    ),
    "a triplet that somebody has taken": Case(
        lambda: take(position(Side(), Side(), Side()), 2).state,
        taking(2),
        "lucca.triplet-gone",
        {"field": "triplet", "legal": ("1", "3", "4")},
        ("1", "3", "4"),
        ("1", "3", "4"),
    ),
    "a triplet that there never was": Case(
        with_red(Side()),
        taking(5),
        "lucca.triplet-gone",
        {"field": "triplet", "legal": ("1", "2", "3", "4")},
        ("4",),
        ("4",),
    ),
    "a tower as a wall": Case(
        with_red(Side()), taking(2, "wdd"), "lucca.tower-no-wall", en=("tower", "wall"), fr=("tour", "mur")
    ),
    "a card on a finished palace": Case(
        with_red(Side(finished=[25])),
        taking(1, "bdd"),
        "lucca.palace-complete",
        {"colour": "red"},
        ("red", "complete"),
        ("rouge", "terminé"),
    ),
    "a card on an opened palace": Case(
        with_red(Side(opened=[25])),
        taking(1, "bdd"),
        "lucca.palace-complete",
        {"colour": "red"},
        ("red", "complete"),
        ("rouge", "terminé"),
    ),
    "a third card where there is room for two": Case(
        with_red(THREE_REDS),
        taking(1, "bbb", top=1),
        "lucca.no-room",
        {"kind": "red", "number": 13, "n": 2},
        ("red", "2 more cards"),
        ("rouge", "2"),
    ),
    "opening where there is no palace": Case(
        with_red(Side()), taking(opens=["red"]), "lucca.open-none", {"colour": "red"}, ("red",), ("rouge",)
    ),
    "opening what is under construction": Case(
        with_red(THREE_REDS),
        taking(opens=["red"]),
        "lucca.open-construction",
        {"colour": "red"},
        ("red", "construction"),
        ("rouge", "construction"),
    ),
    "opening what is opened": Case(
        with_red(Side(finished=[29], opened=[25])),
        taking(opens=["blue", "red"]),
        "lucca.open-opened",
        {"colour": "red"},
        ("red", "opened already"),
        ("rouge", "ouvert"),
    ),
}

cases = pytest.mark.parametrize("case", CASES.values(), ids=CASES)


def refusal(case: Case) -> Refusal:
    state = case.state()
    answered = answer(state, state.decisions[0].seat, case.verb, case.values)
    assert isinstance(answered, Refusal), "it was accepted"
    return answered


@cases
def test_the_refusal_and_its_parameters(case: Case) -> None:
    assert refusal(case) == Refusal(case.code, case.params)


@cases
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_sentence_names_what_matters(case: Case, language: str) -> None:
    sentence = Speaker(GAME, language, NAMES[:3]).refusal(refusal(case))
    expected = {"en": case.en, "fr": case.fr}[language]
    assert expected
    assert [word for word in expected if word not in sentence] == [], sentence


def test_every_refusal_of_the_game_is_told_here() -> None:
    assert {case.code for case in CASES.values()} == {message.key for message in GAME.declares.refusals}


# What the core says for every game


def code(answered: object) -> str:
    assert isinstance(answered, Refusal), "it was accepted"
    return answered.code


@pytest.mark.parametrize("cards", [(), (1,), (1, 4, 6), (1, 4, 6, 7)], ids=len)
def test_neither_fewer_nor_more_than_two_cards_are_kept(cards: tuple[int, ...]) -> None:
    answered = answer(hands(), 0, "keep", keeping(*cards))
    assert answered == Refusal("core.too-many-or-few", {"field": "cards", "least": 2, "most": 2})


def test_the_same_card_is_not_kept_twice() -> None:
    assert code(answer(hands(), 0, "keep", keeping(1, 1, top=1))) == "core.malformed-field"


def test_of_two_cards_of_one_colour_one_must_be_said_to_lie_on_top() -> None:
    assert answer(hands(), 0, "keep", keeping(1, 7)) == Refusal("core.missing-field", {"verb": "keep", "field": "top"})
    answered = answer(with_red(Side())(), 0, "take", taking(1, "bbd"))
    assert answered == Refusal("core.missing-field", {"verb": "take", "field": "top"})


@pytest.mark.parametrize("top", [4, 13, 99])
def test_what_lies_on_top_is_one_of_the_two(top: int) -> None:
    answered = answer(hands(), 0, "keep", keeping(1, 7, top=top))
    assert code(answered) == "core.not-offered"
    assert isinstance(answered, Refusal)
    assert answered.params["legal"] == ("1", "7")


def test_a_card_that_becomes_a_wall_does_not_lie_on_top() -> None:
    answered = answer(with_red(Side())(), 0, "take", taking(1, "bbw", top=13))
    assert code(answered) == "core.not-offered"


@pytest.mark.parametrize("place", ["first", "second", "third", "triplet"])
def test_all_three_cards_must_have_a_use(place: str) -> None:
    values = taking(1, "ddd")
    del values[place]
    answered = answer(with_red(Side())(), 0, "take", values)
    assert answered == Refusal("core.missing-field", {"verb": "take", "field": place})


def test_there_is_no_fourth_card() -> None:
    assert code(answer(with_red(Side())(), 0, "take", {**taking(1, "ddd"), "fourth": "wall"})) == "core.unknown-field"


def test_no_card_has_another_use() -> None:
    answered = answer(with_red(Side())(), 0, "take", {**taking(1, "ddd"), "first": "keep"})
    assert answered == Refusal("core.not-offered", {"field": "first", "legal": ("build", "wall", "discard")})


def test_no_colour_that_is_none_can_be_opened() -> None:
    answered = answer(with_red(Side(finished=[25]))(), 0, "take", taking(opens=["violet"]))
    assert answered == Refusal("core.not-offered", {"field": "open", "legal": ("red",)})


def test_a_seat_whose_turn_it_is_not_is_told_whose_it_is() -> None:
    state = position(Side(), Side(), Side())
    answered = act(GAME, state, 2, state.decisions[0].number, Form("take", taking()))
    assert answered == Refusal("core.not-your-decision", {"seat": 0})


def test_nobody_can_think_again_after_the_cards_are_shown() -> None:
    before = keep(hands(), 0, 1, 6).state
    number = before.sealed[0].decision.number
    after = keep(keep(before, 1, 2, 3).state, 2, 8, 9).state
    for seat in range(3):
        assert code(act(GAME, after, seat, number, Form("keep", keeping(1, 4)))) == "core.decision-closed"


def test_nobody_takes_a_triplet_before_all_have_chosen() -> None:
    assert code(answer(hands(), 0, "take", taking())) == "core.verb-not-now"


def test_nobody_keeps_cards_in_a_turn() -> None:
    state = keep_all(hands(), (1, 6), (2, 3), (8, 9)).state
    assert code(answer(state, asked(state), "keep", keeping(1, 4))) == "core.verb-not-now"


def test_nothing_can_be_done_after_the_end() -> None:
    state = ended(Side(), Side(), Side()).state
    assert code(answer(state, 0, "take", taking())) == "core.game-over"


def test_a_refused_form_changes_nothing() -> None:
    state = with_red(THREE_REDS)()
    answer(state, 0, "take", taking(1, "bbb", top=1))
    assert state == with_red(THREE_REDS)()
