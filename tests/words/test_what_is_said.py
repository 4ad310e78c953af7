"""The speaker reads each parameter as it was declared, and says nothing that was not."""

from pathlib import Path

import pytest

from engine.core.state.decisions import Decision
from engine.core.values.refusals import Core, Refusal
from engine.core.values.texts import FIELD, NUMBER, Message, Params, Text
from engine.words.bundles import LANGUAGES, WordsError
from engine.words.speaker import Speaker
from tests.words.fake import CITY, STONES, home, quarry

SAMPLES: Params = {
    "seat": 1,
    "verb": "take",
    "field": "stones",
    "least": 1,
    "most": 2,
    "total": 3,
    "price": 9,
    "budget": 4,
}


@pytest.fixture
def en(tmp_path: Path) -> Speaker:
    return Speaker(quarry(tmp_path), "en", ("Ada", "Blaise"))


def sample(core: Core) -> Refusal:
    """A refusal with something in each of its parameters."""
    legal: Params = {"terms": ("take", "sell"), "values": ("white", "red"), "numbers": (1, 2), "pieces": (1, 2, 0)}
    params = {name: legal.get(kind.name) or SAMPLES[name] for name, kind in core.message.params.items()}
    return core.refuse(params)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("core", Core)
def test_every_core_refusal_is_a_sentence(tmp_path: Path, core: Core, language: str) -> None:
    said = Speaker(quarry(tmp_path), language, ("Ada", "Blaise")).refusal(sample(core))
    assert said.endswith(".")
    assert not set("{}$") & set(said)


@pytest.mark.parametrize(
    ("core", "said"),
    [
        (Core.VERB_NOT_NOW, "“take” is not possible now. You can: take or sell."),
        (Core.TOO_MANY_OF_KIND, "You can choose at most 1 white and 2 red."),
        (Core.WRONG_TOTAL, "You chose 3 in all for “stones”. It can be 1 or 2."),
        (Core.NOT_YOUR_DECISION, "This question is for Blaise. Yours will come."),
    ],
)
def test_a_refusal_says_what_would_be_legal(en: Speaker, core: Core, said: str) -> None:
    assert en.refusal(sample(core)) == said


def test_a_refusal_when_nothing_is_legal(en: Speaker) -> None:
    refusal = Core.NOT_OFFERED.refuse({"field": "city", "legal": ()})
    assert en.refusal(refusal) == "Nothing can be chosen for “city” now."
    refusal = Core.TOO_MANY_OF_KIND.refuse({"field": "stones", "legal": ("white",), "most": (0, 0, 0)})
    assert en.refusal(refusal) == "You cannot choose “white” now."


def test_values_without_a_group_are_said_as_they_are(en: Speaker) -> None:
    refusal = Core.NOT_OFFERED.refuse({"field": "slot", "legal": ("1", "2")})
    assert en.refusal(refusal).endswith("You can choose: 1 or 2.")


def test_a_refusal_of_the_game(en: Speaker) -> None:
    assert en.refusal(Refusal("quarry.closed", {"city": "pisa"})) == "Pisa is closed."


def test_a_decision_names_the_player(en: Speaker) -> None:
    assert en.decision(Decision(4, 1, "turn")) == "What will Blaise do?"


def test_single_words(en: Speaker) -> None:
    assert (en.verb("take"), en.verb_help("take")) == ("take", "Take stones from the quarry.")
    assert (en.field("city"), en.term("city", "pisa"), en.source("stones")) == ("city", "Pisa", "stones")
    assert (en.option("long"), en.option_value("long", True)) == ("Long game", "yes")
    assert (en.option("length"), en.option_value("length", "full")) == ("Length", "full")
    assert (en.name(0), en.say(Text("game-name")), en.say(Text("yes"))) == ("Ada", "Quarry", "yes")


def test_further_words_with_their_declarations(tmp_path: Path) -> None:
    extra = home(tmp_path / "extra", "prompt = Step { $n }, { $field }?\n")
    message = Message("prompt", {"n": NUMBER, "field": FIELD})
    speaker = Speaker(quarry(tmp_path / "game"), "en", homes=[extra], messages=[message])
    assert speaker.say(Text("prompt", {"n": 3, "field": "city"})) == "Step 3, city?"


def test_without_a_game_the_common_words_are_there() -> None:
    speaker = Speaker(None, "fr", ("Ada",))
    assert speaker.refusal(Core.GAME_OVER.refuse()) == "Cette partie est terminée. Tu peux en commencer une autre."
    with pytest.raises(WordsError, match="no message verb-take"):
        speaker.verb("take")


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (Text("vanished"), "event-vanished was not declared"),
        (Text("counted"), r"has the parameters \['n'\], not \[\]"),
        (Text("counted", {"n": 1, "m": 2}), r"not \['m', 'n'\]"),
        (Text("counted", {"n": "1"}), "'1' should be a number"),
        (Text("counted", {"n": True}), "True should be a number"),
        (Text("took", {"seat": 0, "stones": 3}), "3 should be several values"),
        (Text("took", {"seat": 0, "stones": (1, 2)}), "2 counts do not fit the 3 kinds of 'colour'"),
        (Text("took", {"seat": 2, "stones": (1, 2, 3)}), "there is no seat 2 among the 2 players"),
        (Text("took", {"seat": -1, "stones": (1, 2, 3)}), "there is no seat -1"),
    ],
)
def test_what_was_not_declared_so_is_not_said(en: Speaker, text: Text, fault: str) -> None:
    with pytest.raises(WordsError, match=fault):
        en.event(text)


def test_a_value_no_term_is_for(en: Speaker) -> None:
    with pytest.raises(WordsError, match="no message city-atlantis"):
        en.value(CITY, "atlantis")
    with pytest.raises(WordsError, match="should be a word"):
        en.value(CITY, True)
    with pytest.raises(WordsError, match="should be several values"):
        en.value(STONES, "white")
    with pytest.raises(WordsError, match="field-tower"):
        en.refusal(Core.NOT_OFFERED.refuse({"field": "tower", "legal": ("x",)}))
