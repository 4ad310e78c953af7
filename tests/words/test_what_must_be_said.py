"""The messages a game must have follow from its declarations, and conflicting declarations are found."""

from typing import Any

import pytest

from engine.core.forms.forms import CountsByKind, OneOf, Verb
from engine.core.state.events import EventKind
from engine.core.values.refusals import Core
from engine.core.values.texts import VALUES, Kind, Message, counts, each, term
from engine.words.bundles import WordsError
from engine.words.declared import declared, declared_common
from tests.words.fake import QUARRY


def test_every_declaration_has_its_message() -> None:
    assert set(declared(QUARRY)) == {
        *("game-name", "game-blurb", "verb-take", "verb-sell", "decision-turn", "event-took", "event-counted"),
        *("field-city", "field-cities", "field-slot", "field-stones", "field-announce"),
        *("refusal-quarry-closed", "source-stones", "line-won", "line-cities", "line-bag"),
        *("city-pisa", "city-lucca", "city-siena", "colour-white", "colour-red", "colour-black"),
        *("option-long", "option-length", "option-length-short", "option-length-full"),
    }


def test_variables_and_attributes() -> None:
    found = declared(QUARRY)
    assert found["event-took"].variables() == {"seat", "stones", "stones_total"}
    assert found["line-won"].variables() == {"seats", "seats_count"}
    assert found["decision-turn"].variables() == {"seat"}
    assert found["decision-turn"].variables("yours") == set()
    assert found["colour-red"].variables("counted") == {"n"}
    assert (set(found["verb-take"].attributes), set(found["city-pisa"].attributes)) == ({"button", "help"}, set())


def test_the_common_words_include_every_core_refusal() -> None:
    found = declared_common()
    assert found["refusal-core-not-offered"].variables() == {"field", "legal", "legal_count"}
    assert {"yes", "no", "nothing", "not-said"} <= set(found)
    assert sum(name.startswith("refusal-core-") for name in found) == len(Core)


def event(kind: Kind) -> dict[str, Any]:
    return {"events": (EventKind("odd", {"it": kind}),)}


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"messages": (Message("game-name"),)}, "declares the message game-name twice"),
        ({"messages": (Message("two words"),)}, "'two words', which cannot be the name of a message"),
        ({"verbs": (Verb("go", (OneOf("city", "town"),)),)}, "the field city has no group 'town'"),
        ({"verbs": (Verb("go", (CountsByKind("city", (), "city"),)),)}, "needs the group 'city' to be counted"),
        (
            {"verbs": (Verb("go", (OneOf("to", "city"),)), Verb("take", (OneOf("to", "colour"),)))},
            "two fields to with terms of different groups",
        ),
        (event(Kind("weight")), "the parameter it has the unknown kind 'weight'"),
        (event(term("town")), "the parameter it has no group 'town'"),
        (event(counts("city")), "the parameter it needs the group 'city' to be counted"),
        (event(each("line-nowhere")), "the parameter it has no message 'line-nowhere'"),
        (event(VALUES), "the parameter it needs a parameter `field` beside it"),
    ],
)
def test_declarations_nobody_could_say(change: dict[str, Any], fault: str) -> None:
    with pytest.raises(WordsError, match=fault):
        declared(QUARRY.altered(**change))
