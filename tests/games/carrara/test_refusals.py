"""Every refusal of Carrara: its code, its parameters, and a sentence in both languages that names what matters."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest

from engine.core.forms.forms import Form
from engine.core.forms.offers import Value
from engine.core.play import act
from engine.core.values.refusals import Refusal
from engine.games.carrara.game import GAME
from engine.games.carrara.reasons.declared import BASE
from engine.games.carrara.state import CarraraState
from engine.words.speaker import Speaker
from tests.games.carrara.moves import after, answer, refused
from tests.games.carrara.position import NONE, READY, TYPES, Side, marble, new, position

NAMES = ("Agnese", "Bartolo", "Chiara", "Donato")


@dataclass
class Case:
    """A move that is refused, and what its player reads."""

    state: Callable[[], CarraraState]
    verb: str
    code: str
    values: dict[str, Value] = field(default_factory=dict)
    params: dict[str, Any] = field(default_factory=dict)
    en: tuple[str, ...] = ()
    fr: tuple[str, ...] = ()


VILLA_IN_MASSA = [("villa", 1, "massa")]

CASES = {
    "wheel and bag are empty": Case(
        lambda: position(Side(buildings=VILLA_IN_MASSA), wheel={}, bag=NONE),
        "turn",
        "carrara.nothing-on-the-wheel",
        params={"legal": ("score",)},
        en=("empty", "Score"),
        fr=("vides", "Évaluer"),
    ),
    "the last building is built": Case(
        lambda: position(Side(blocks=marble(white=6)), seat=1, ended_by=0, last_tiles=[]),
        "build",
        "carrara.nothing-on-display",
        {"building": "1", "city": "livorno", "blocks": marble(white=1)},
        {"legal": ("turn", "skip")},
        ("Turn", "Skip"),
        ("Tourner", "Passer"),
    ),
    "too few blocks for any building": Case(
        lambda: position(Side(blocks=marble(red=1, black=1)), last_tiles=[("porta", 3)]),
        "build",
        "carrara.too-few-blocks",
        {"building": "1", "city": "lerici", "blocks": marble(red=1, black=1)},
        {"blocks": 2},
        ("2",),
        ("2",),
    ),
    "no building to score": Case(
        new, "score", "carrara.nothing-to-score", {"what": "villa"}, en=("score",), fr=("évaluer",)
    ),
    "no marker left": Case(
        lambda: position(Side(buildings=[(kind, 1, "lerici") for kind in TYPES], scored=TYPES)),
        "score",
        "carrara.no-marker",
        {"what": "lerici"},
        en=("markers",),
        fr=("plus de marqueur",),
    ),
    "no skipping in a normal round": Case(new, "skip", "carrara.no-skipping", en=("last",), fr=("dernière",)),
    "no relief while one can act": Case(
        new, "relief", "carrara.no-relief", params={"legal": ("turn", "build")}, en=("relief",), fr=("secours",)
    ),
    "a city with too few fitting blocks": Case(
        lambda: position(Side(blocks=marble(white=1, yellow=1, green=2)), display=[("villa", 3)]),
        "build",
        "carrara.city-blocks",
        {"building": "1", "city": "pisa", "blocks": marble(white=1, yellow=1, green=1)},
        {"city": "pisa", "colours": ("white", "yellow"), "have": 2, "cost": 3},
        ("Pisa", "white", "yellow", "2", "3"),
        ("Pisa", "blanc", "jaune", "2", "3"),
    ),
    "a building dearer than all one's blocks": Case(
        lambda: position(Side(blocks=marble(white=2)), display=[("villa", 4), ("porta", 1)]),
        "build",
        "carrara.building-cost",
        {"building": "1", "city": "lucca", "blocks": marble(white=2)},
        {"type": "villa", "cost": 4, "have": 2},
        ("Villa", "4 blocks", "2"),
        ("Villa", "4 blocs", "2"),
    ),
    "an empty space of the display": Case(
        lambda: position(Side(blocks=marble(white=2)), last_tiles=[("porta", 1)]),
        "build",
        "carrara.space-empty",
        {"building": "2", "city": "lucca", "blocks": marble(white=1)},
        {"field": "building", "legal": ("1",)},
        ("no building", "1"),
        ("pas de bâtiment", "1"),
    ),
    "a block too few for the building": Case(
        lambda: position(Side(blocks=marble(white=3)), display=[("villa", 3)]),
        "build",
        "carrara.wrong-payment",
        {"building": "1", "city": "lucca", "blocks": marble(white=2)},
        {"cost": 3, "n": 2},
        ("3 blocks", "2"),
        ("3 blocs", "2"),
    ),
    "a green block offered to Lucca": Case(
        lambda: position(Side(blocks=marble(white=1, red=2, green=1)), display=[("villa", 3)]),
        "build",
        "carrara.city-colour",
        {"building": "1", "city": "lucca", "blocks": marble(red=2, green=1)},
        {"city": "lucca", "colours": ("white", "yellow", "red"), "offered": marble(green=1)},
        ("Lucca", "white", "yellow", "red", "green"),
        ("Lucca", "blanc", "jaune", "rouge", "vert"),
    ),
    "blocks dearer than all one's coins": Case(
        lambda: position(Side(coins=4), asked="take", wheel={"IV": marble(white=1, yellow=2)}),
        "take",
        "carrara.too-dear",
        {"section": "IV", "blocks": marble(white=1, yellow=1)},
        {"price": 5, "have": 4},
        ("5 coins", "only 4"),
        ("5 pièces", "que 4"),
    ),
    "a type scored already": Case(
        lambda: position(Side(buildings=[*VILLA_IN_MASSA, ("porta", 1, "massa")], scored=("villa",))),
        "score",
        "carrara.type-scored",
        {"what": "villa"},
        {"type": "villa"},
        ("Villa",),
        ("Villa",),
    ),
    "a type one has not built": Case(
        lambda: position(Side(buildings=VILLA_IN_MASSA)),
        "score",
        "carrara.no-such-building",
        {"what": "porta"},
        {"type": "porta"},
        ("Porta",),
        ("Porta",),
    ),
    "a city somebody else has scored": Case(
        lambda: position(
            Side(buildings=[("villa", 1, "pisa"), ("porta", 1, "pisa")]), players=3, others={2: Side(scored=("pisa",))}
        ),
        "score",
        "carrara.city-scored",
        {"what": "pisa"},
        {"city": "pisa", "seat": 2},
        ("Pisa", "Chiara"),
        ("Pisa", "Chiara"),
    ),
    "a city with too few buildings": Case(
        lambda: position(Side(buildings=VILLA_IN_MASSA)),
        "score",
        "carrara.city-buildings",
        {"what": "massa"},
        {"city": "massa", "have": 1, "least": 3},
        ("Massa", "1", "3"),
        ("Massa", "qu’un", "3"),
    ),
    "an object that is gone": Case(
        lambda: position(Side(buildings=VILLA_IN_MASSA), for_sale=("book",)),
        "score",
        "carrara.object-gone",
        {"what": "villa", "object": "flag"},
        {"object": "flag"},
        ("flag",),
        ("drapeau",),
    ),
    "an object too dear": Case(
        lambda: position(Side(coins=7, buildings=VILLA_IN_MASSA)),
        "score",
        "carrara.object-too-dear",
        {"what": "villa", "object": "flag"},
        {"price": 10, "left": 7},
        ("10", "7"),
        ("10", "7"),
    ),
    "the last round is being played": Case(
        lambda: position(READY, seat=1, ended_by=0),
        "announce",
        "carrara.already-ending",
        en=("last round",),
        fr=("dernière manche",),
    ),
    "objectives not reached": Case(
        lambda: position(Side(buildings=[("villa", 3, "massa")], scored=("villa",)), players=3),
        "announce",
        "carrara.not-reached",
        params={"scorings": 1, "scorings_goal": 4, "objects": 0, "objects_goal": 7, "cost": 3, "cost_goal": 25},
        en=("1", "4", "0", "7", "3", "25"),
        fr=("1", "4", "0", "7", "3", "25"),
    ),
}

cases = pytest.mark.parametrize("case", CASES.values(), ids=CASES)


@cases
def test_the_refusal_and_its_parameters(case: Case) -> None:
    assert answer(case.state(), case.verb, **case.values) == Refusal(case.code, case.params)


@cases
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_sentence_names_what_matters(case: Case, language: str) -> None:
    sentence = Speaker(GAME, language, NAMES).refusal(refused(case.state(), case.verb, **case.values))
    expected = {"en": case.en, "fr": case.fr}[language]
    assert expected
    assert [word for word in expected if word not in sentence] == []


def test_every_refusal_of_the_game_is_told_here() -> None:
    """Those of the expansion are told beside its own tests."""
    assert {case.code for case in CASES.values()} == {message.key for message in BASE}


def test_who_has_nothing_but_the_relief_is_told_of_it() -> None:
    refusal = refused(position(Side(), wheel={}, bag=NONE), "turn")
    assert refusal == Refusal("carrara.nothing-on-the-wheel", {"legal": ("relief",)})
    assert "Relief" in Speaker(GAME, "en", NAMES).refusal(refusal)


def test_a_seat_whose_turn_it_is_not_is_told_whose_it_is() -> None:
    state = after(new(3), "turn")
    answered = act(GAME, state, 2, state.decisions[0].number, Form("turn"))
    assert answered == Refusal("core.not-your-decision", {"seat": 0})
