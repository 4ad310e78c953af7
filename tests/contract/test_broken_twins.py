"""The promises can fail: every broken twin of the sample is caught by the promise that is there for it."""

import re
import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine.contract.declarations import DECLARATIONS
from engine.contract.promises import PROMISES
from engine.contract.trial import BrokenPromise, Promise, Trial
from engine.core.forms.forms import Field, Grid, OneOf, SomeOf, Verb
from engine.core.forms.offers import CountsOffer, Offer
from engine.core.learning import Lesson
from engine.core.values.options import every_options
from tests.contract.twins import TWINS, Twin
from tests.contract.twins_of_lanterns import TWINS_OF_LANTERNS
from tests.contract.twins_of_lucca import TWINS_OF_LUCCA
from tests.sample.games.lanterns.game import EVENTS
from tests.sample.games.lanterns.game import GAME as LANTERNS
from tests.sample.games.pebbles.data import HOME, TABLES
from tests.sample.games.pebbles.game import GAME, LESSONS, TOPICS
from tests.sample.games.pebbles.state import PebblesState

ALL = (*TWINS, *TWINS_OF_LANTERNS, *TWINS_OF_LUCCA)
PROMISE = {promise.name: promise for promise in PROMISES}
DECLARATION = {declaration.name: declaration for declaration in DECLARATIONS}


def trials(twin: Twin, promise: Promise) -> Iterator[Trial]:
    for play in range(10):
        for seats in twin.of.declares.players:
            for options in every_options(twin.of.declares.options):
                yield Trial(twin.game(), seats, options, f"{promise.name} {play}".encode().ljust(16))


def keep(promise: Promise, trials: Iterator[Trial]) -> None:
    for trial in trials:
        promise.check(trial)


@pytest.mark.parametrize("twin", ALL, ids=[f"{twin.fault}: {twin.caught_by}" for twin in ALL])
def test_a_broken_twin_is_caught(twin: Twin) -> None:
    promise = PROMISE[twin.caught_by]
    with pytest.raises(BrokenPromise):
        keep(promise, trials(twin, promise))


def test_every_promise_has_a_twin_that_breaks_it() -> None:
    untested = set(PROMISE) - {twin.caught_by for twin in ALL}
    assert untested == {"offers-possible-totals"}, "this one is shown below"


def test_a_total_that_cannot_be_reached_is_caught() -> None:
    def choices(*args: Any) -> Offer:
        offer = GAME.choices(*args)
        return CountsOffer(offer.kinds, offer.caps, (0, 99)) if isinstance(offer, CountsOffer) else offer

    with pytest.raises(BrokenPromise, match="a total of 99 is offered"):
        PROMISE["offers-possible-totals"].check(
            Trial(GAME.altered(choices=choices), 2, GAME.declares.options(), bytes(16))
        )


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A copy of the sample's facts and words, to be spoilt."""
    with_files = shutil.copytree(str(HOME), tmp_path / "pebbles")
    return Path(with_files)


def spoil(home: Path, language: str, old: str, new: str) -> None:
    file = home / "text" / f"{language}.ftl"
    text = file.read_text(encoding="utf8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf8")


@pytest.mark.parametrize(
    ("language", "old", "new", "said"),
    [
        ("fr", "event-bag-empty =", "event-bag-void =", "event-bag-empty"),
        ("en", "event-bag-empty =", "event-bag-void =", "event-bag-empty"),
        ("en", "shell-fan = fan", "shell-fan = fan\nshell-star = star", "shell-star"),
        ("fr", "shell-fan = l’éventail", "shell-fan = l'éventail", "shell-fan"),
        ("en", "Everyone starts with { $coins }", "Everyone starts with { $money }", "money"),
        ("fr", "game-name = Galets", "game-name Galets", "game-name"),
        ("en", "    .counted = { $n } white\n", "", "colour-white"),
        ("en", "shell-spiral = spiral", "shell-spiral = fan", "both called 'fan'"),
    ],
    ids=[
        "missing French",
        "missing English",
        "unused",
        "typography",
        "unknown variable",
        "syntax",
        "attribute",
        "alike",
    ],
)
def test_a_faulty_text_is_caught(home: Path, language: str, old: str, new: str, said: str) -> None:
    spoil(home, language, old, new)
    with pytest.raises(BrokenPromise, match=said):
        DECLARATION["has-every-text"].check(replace(GAME, home=home))


def test_a_data_reference_to_nothing_is_caught() -> None:
    broken = TABLES[1].model_copy(update={"cheapest": "purple"})
    with pytest.raises(BrokenPromise, match="there is no colour 'purple'"):
        DECLARATION["refers-to-what-there-is"].check(GAME.altered(facts={1: broken}))


def test_a_thing_defined_twice_is_caught() -> None:
    broken = TABLES[1].model_copy(update={"shells": ("fan", "fan")})
    with pytest.raises(BrokenPromise, match="the shell 'fan' is defined twice"):
        DECLARATION["refers-to-what-there-is"].check(GAME.altered(facts={1: broken}))


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ((OneOf("top", if_any=True),), "quarry.top: by which fields is there anything to choose?"),
        ((SomeOf("cards"), SomeOf("top", if_any=True)), "quarry.top: by which fields"),
        ((OneOf("cards", "cloud"),), "there is no group 'cloud'"),
        ((OneOf("cell", layout=Grid((("a1", "a1"),))),), "something lies in two places"),
        ((OneOf("colour", "colour"), OneOf("colour", "colour")), "two fields have one name"),
        ((SomeOf("colour", "colour"),), "the field 'colour' means two things"),
    ],
    ids=["by nothing", "by nothing declared", "a group", "two places", "twice", "two meanings"],
)
def test_a_badly_declared_field_is_caught(fields: tuple[Field, ...], said: str) -> None:
    verbs = (*GAME.declares.verbs, Verb("quarry", fields))
    with pytest.raises(BrokenPromise, match=re.escape(said)):
        DECLARATION["declares-its-forms"].check(GAME.altered(verbs=verbs))


def test_a_field_that_goes_by_another_is_declared_well() -> None:
    goes_by = (SomeOf("cards"), OneOf("top", after=("cards",), if_any=True))
    DECLARATION["declares-its-forms"].check(GAME.altered(verbs=(*GAME.declares.verbs, Verb("quarry", goes_by))))


@pytest.mark.parametrize(
    ("parts", "said"),
    [
        ({"subjects": {"swap": {}}}, "there is no question 'swap'"),
        ({"sealed": {"hue": LANTERNS.plays.sealed["colour"]}}, "there is no question 'hue'"),
        ({"state_type": PebblesState}, "sealed answers need an AgendaState, not PebblesState"),
        ({"events": tuple(kind for kind in EVENTS if kind.key != "chose")}, "the event 'chose' must say the seat"),
        (
            {"sealed": {"colour": replace(LANTERNS.plays.sealed["colour"], answered="showed")}},
            "the event 'showed' must say the seat and no more",
        ),
    ],
    ids=["a subject", "a seal", "a state without seals", "an event that is missing", "an event that says what"],
)
def test_a_badly_declared_question_is_caught(parts: dict[str, Any], said: str) -> None:
    with pytest.raises(BrokenPromise, match=said):
        DECLARATION["declares-its-questions"].check(LANTERNS.altered(**parts))


@pytest.mark.parametrize(
    ("parts", "said"),
    [
        ({"lessons": (*LESSONS, Lesson("swim", "aim"))}, "for what is no question, verb or field: .'swim'."),
        ({"lessons": (*LESSONS, Lesson("take.colours", "aim"))}, "no question, verb or field: .'take.colours'."),
        ({"lessons": tuple(each for each in LESSONS if each.at != "turn")}, "no lesson for .'turn'."),
        ({"lessons": tuple(each for each in LESSONS if each.at != "sell")}, "no lesson for .'sell'."),
        ({"lessons": (*LESSONS, Lesson("draw", "moon"))}, "lead to no such topic: .'moon'."),
        ({"topics": TOPICS[1:]}, "lead to no such topic: .'aim'."),
        ({"topics": (*TOPICS, TOPICS[0])}, "two topics have one name"),
        ({"lessons": (*LESSONS, LESSONS[0])}, "two lessons have one name"),
        ({"verbs": (*GAME.declares.verbs, Verb("help"))}, "a verb cannot be called 'help'"),
    ],
    ids=["no step", "another verb's field", "a question", "a verb", "a page", "a lost page", "twice", "again", "help"],
)
def test_a_badly_declared_lesson_is_caught(parts: dict[str, Any], said: str) -> None:
    with pytest.raises(BrokenPromise, match=said):
        DECLARATION["teaches-what-there-is"].check(GAME.altered(**parts))


def test_a_game_may_declare_no_lessons_at_all() -> None:
    DECLARATION["teaches-what-there-is"].check(GAME.altered(topics=(), lessons=()))
