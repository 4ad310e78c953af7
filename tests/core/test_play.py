"""The one way to act: which refusal a player gets, and in which order faults are looked for."""

from typing import Any

import pytest
from msgspec import structs

from engine.core.forms.forms import Filled, Form, OneOf, Verb
from engine.core.forms.offers import Offer, OneOffer, Value
from engine.core.groups import no_reason
from engine.core.play import Accepted, act, start
from engine.core.values.refusals import Core, Refusal
from engine.core.values.texts import Params
from tests.core.pebbles import SEED, begun, favour, played, with_pebbles
from tests.sample.games.pebbles.game import GAME
from tests.sample.games.pebbles.state import PebblesOptions, PebblesState

FAVOUR = Form("favour", {"colour": "grey"})
PLAIN = GAME.altered(why_not=no_reason)
"""Pebbles with nothing of its own to say about a refusal."""


def over() -> PebblesState:
    return structs.replace(begun(), over=True, decisions=())


def answered() -> PebblesState:
    """Seat 0 has chosen its favourite, seat 1 has not."""
    after = played(begun(), favour(0))[-1].after
    assert isinstance(after, PebblesState)
    return after


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_nobody_sits_there(seat: int) -> None:
    assert act(GAME, begun(), seat, 1, FAVOUR) == Core.NO_SUCH_SEAT.refuse()


@pytest.mark.parametrize("seat", [True, 1.0, "1", None])
def test_a_seat_is_a_number_and_nothing_that_equals_one(seat: Any) -> None:
    assert act(GAME, begun(), seat, 2, FAVOUR) == Core.NO_SUCH_SEAT.refuse()


def test_nobody_sits_there_is_said_even_when_the_game_is_over() -> None:
    assert act(GAME, over(), 2, 1, FAVOUR) == Core.NO_SUCH_SEAT.refuse()


@pytest.mark.parametrize(("seat", "number", "whose"), [(0, 2, 1), (1, 1, 0)])
def test_the_decision_of_another_names_whose_it_is(seat: int, number: int, whose: int) -> None:
    assert act(GAME, begun(), seat, number, FAVOUR) == Core.NOT_YOUR_DECISION.refuse({"seat": whose})


def test_the_decision_of_another_is_refused_to_one_who_owes_none() -> None:
    assert act(GAME, answered(), 0, 2, FAVOUR) == Core.NOT_YOUR_DECISION.refuse({"seat": 1})


@pytest.mark.parametrize("number", [0, 1, 3, -1])
def test_a_decision_that_is_closed_or_never_was(number: int) -> None:
    assert act(GAME, answered(), 1, number, FAVOUR) == Core.DECISION_CLOSED.refuse()


def test_an_answer_given_twice_finds_the_decision_closed() -> None:
    assert act(GAME, answered(), 0, 1, FAVOUR) == Core.DECISION_CLOSED.refuse()


def test_after_the_end_every_decision_is_answered_with_game_over() -> None:
    assert act(GAME, over(), 0, 1, FAVOUR) == Core.GAME_OVER.refuse()


def test_whose_decision_it_is_comes_before_what_is_wrong_with_the_form() -> None:
    assert act(GAME, begun(), 0, 2, Form("fly")) == Core.NOT_YOUR_DECISION.refuse({"seat": 1})


def test_an_unknown_verb_is_told_what_is_legal() -> None:
    answer = act(GAME, with_pebbles("turn"), 0, 3, Form("fly"))
    assert answer == Core.UNKNOWN_VERB.refuse({"legal": ("draw", "sell")})


def test_a_verb_for_another_time_is_told_what_is_legal() -> None:
    answer = act(GAME, with_pebbles("take"), 0, 3, Form("polish", {"colours": ()}))
    assert answer == Core.VERB_NOT_NOW.refuse({"verb": "polish", "legal": ("take",)})


def test_a_verb_for_another_time_comes_before_what_is_wrong_with_its_fields() -> None:
    answer = act(GAME, with_pebbles("take"), 0, 3, Form("polish", {"colours": 3}))  # type: ignore[dict-item]
    assert isinstance(answer, Refusal)
    assert answer.code == "core.verb-not-now"


def test_a_game_may_say_better_why_a_verb_is_not_for_now() -> None:
    nothing_yet = structs.replace(with_pebbles("turn"), hidden=begun().hidden)
    sell = Form("sell", {"pebbles": (1, 0, 0)})
    assert act(GAME, nothing_yet, 0, 3, sell) == Refusal("pebbles.nothing-to-sell")
    assert act(PLAIN, nothing_yet, 0, 3, sell) == Core.VERB_NOT_NOW.refuse({"verb": "sell", "legal": ("draw",)})


@pytest.mark.parametrize("values", [{}, {"boast": True}, {"pebbles": (1, 0, 0), "bag": "1"}])
def test_a_verb_for_which_nothing_is_offered_is_not_for_now_however_it_is_filled_in(values: dict[str, Value]) -> None:
    nothing_yet = structs.replace(with_pebbles("turn"), hidden=begun().hidden)
    answer = act(PLAIN, nothing_yet, 0, 3, Form("sell", values))
    assert answer == Core.VERB_NOT_NOW.refuse({"verb": "sell", "legal": ("draw",)})


def test_a_verb_without_fields_is_refused_when_the_game_does_not_name_it() -> None:
    only_sell = PLAIN.altered(may=lambda state, seat, verb: verb == "sell")
    answer = act(only_sell, with_pebbles("turn"), 0, 3, Form("draw"))
    assert answer == Core.VERB_NOT_NOW.refuse({"verb": "draw", "legal": ("sell",)})


TAKE: Params = {"verb": "take"}
WORDS: list[tuple[str, dict[str, object], Refusal]] = [
    ("missing", {"shell": "fan"}, Core.MISSING_FIELD.refuse({**TAKE, "field": "pebbles"})),
    ("missing before extra", {"bag": 1}, Core.MISSING_FIELD.refuse({**TAKE, "field": "pebbles"})),
    ("missing before malformed", {"shell": 3}, Core.MISSING_FIELD.refuse({**TAKE, "field": "pebbles"})),
    ("malformed", {"pebbles": (1, 0)}, Core.MALFORMED_FIELD.refuse({**TAKE, "field": "pebbles"})),
    ("malformed before too dear", {"pebbles": (2, 0, 0.0)}, Core.MALFORMED_FIELD.refuse({**TAKE, "field": "pebbles"})),
    (
        "malformed in the second field",
        {"pebbles": (0, 0, 0), "shell": 3},
        Core.MALFORMED_FIELD.refuse({**TAKE, "field": "shell"}),
    ),
    ("extra", {"pebbles": (1, 0, 0), "bag": 1}, Core.UNKNOWN_FIELD.refuse(TAKE)),
    ("extra before malformed", {"pebbles": "1", "bag": 1}, Core.UNKNOWN_FIELD.refuse(TAKE)),
    ("extra before not offered", {"pebbles": (9, 9, 9), "bag": 1}, Core.UNKNOWN_FIELD.refuse(TAKE)),
    (
        "the first field before the second",
        {"shell": "star", "pebbles": (3, 0, 0)},
        Core.TOO_MANY_OF_KIND.refuse({"field": "pebbles", "legal": ("white",), "most": (2, 0, 0)}),
    ),
    ("too dear", {"pebbles": (2, 0, 0)}, Core.TOO_DEAR.refuse({"field": "pebbles", "price": 6, "budget": 5})),
    (
        "not offered",
        {"pebbles": (0, 0, 0), "shell": "star"},
        Core.NOT_OFFERED.refuse({"field": "shell", "legal": ("fan", "cone", "spiral")}),
    ),
    (
        "not offered beside the first field",
        {"pebbles": (0, 1, 0), "shell": "fan"},
        Core.NOT_OFFERED.refuse({"field": "shell", "legal": ()}),
    ),
]


@pytest.mark.parametrize(("values", "said"), [row[1:] for row in WORDS], ids=[row[0] for row in WORDS])
def test_a_form_that_will_not_do_is_told_its_first_fault(values: dict[str, Value], said: Refusal) -> None:
    state = with_pebbles("take")
    before = structs.asdict(state)
    assert act(PLAIN, state, 0, 3, Form("take", values)) == said
    assert structs.asdict(state) == before


def test_a_game_may_say_better_why_a_value_is_not_offered() -> None:
    answer = act(GAME, with_pebbles("take"), 0, 3, Form("take", {"pebbles": (0, 1, 0), "shell": "fan"}))
    assert answer == Refusal("pebbles.shell-too-dear", {"price": 4, "left": 3})


def test_a_legal_form_is_carried_out() -> None:
    answer = act(GAME, with_pebbles("take"), 0, 3, Form("take", {"pebbles": (0, 0, 1), "shell": "fan"}))
    assert isinstance(answer, Accepted)
    assert answer.state.hidden[0].coins == 0
    assert [event.key for event in answer.events] == ["took", "bought"]


@pytest.mark.parametrize("seats", [0, 1, 5, -2])
def test_a_table_of_the_wrong_size_is_not_started(seats: int) -> None:
    with pytest.raises(ValueError, match=f"pebbles is for 2 to 4 players, not {seats}"):
        start(GAME, seats, PebblesOptions(), SEED)


@pytest.mark.parametrize("length", [0, 15, 65])
def test_a_seed_that_can_be_guessed_or_does_not_fit_is_refused(length: int) -> None:
    with pytest.raises(ValueError, match=f"a seed has 16 to 64 bytes, not {length}"):
        start(GAME, 2, PebblesOptions(), bytes(length))


@pytest.mark.parametrize("seats", GAME.declares.players)
@pytest.mark.parametrize("length", [16, 64])
def test_a_table_of_the_right_size_begins_and_asks(seats: int, length: int) -> None:
    state, events = start(GAME, seats, PebblesOptions(), bytes(length))
    assert [(decision.number, decision.seat) for decision in state.decisions] == [(n + 1, n) for n in range(seats)]
    assert (state.seats, state.over, len(events)) == (seats, False, 1)


# A field that goes by another: there is something to choose for grey only


def choices(state: Any, seat: int, verb: str, filled: Filled, field: str) -> Offer:
    if field == "shade":
        return OneOffer(("light", "dark") if filled.get("colour") == "grey" else ())
    return GAME.choices(state, seat, verb, filled, field)


SHADED = PLAIN.altered(
    verbs=(Verb("favour", (OneOf("colour", "colour"), OneOf("shade", after=("colour",), if_any=True))),),
    choices=choices,
)


@pytest.mark.parametrize(
    ("values", "code"),
    [
        ({"colour": "white"}, None),
        ({"colour": "grey", "shade": "dark"}, None),
        ({"colour": "grey"}, "core.missing-field"),
        ({"colour": "grey", "shade": "pink"}, "core.not-offered"),
        ({"colour": "white", "shade": "dark"}, "core.not-offered"),
    ],
)
def test_a_field_that_goes_by_another_is_filled_just_where_there_is_something_to_choose(
    values: Filled, code: str | None
) -> None:
    answer = act(SHADED, begun(), 0, 1, Form("favour", values))
    assert (answer.code if isinstance(answer, Refusal) else None) == code
