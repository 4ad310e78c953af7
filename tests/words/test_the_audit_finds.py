"""Each fault in a message file is found, and told with its place."""

from pathlib import Path

import pytest

from engine.words.audit import audit, audit_common, audit_home
from engine.words.bundles import LANGUAGES
from engine.words.declared import Declared
from tests.words.fake import ENGLISH, home, quarry, without


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_common_words_are_clean(language: str) -> None:
    assert audit_common(language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_in_a_clean_file(tmp_path: Path, language: str) -> None:
    assert audit(quarry(tmp_path), language) == []


@pytest.mark.parametrize(
    ("english", "fault"),
    [
        (without(ENGLISH, "city-pisa"), "city-pisa is missing"),
        (without(ENGLISH, ".help = Sell"), "verb-sell.help is missing"),
        (ENGLISH.replace("city-pisa = Pisa", "city-pisa =\n    .x = Pisa"), "city-pisa is missing"),
        (ENGLISH + "city-rome = Rome\n", "city-rome is not used"),
        (ENGLISH.replace("= Pisa\n", "= Pisa\n    .counted = { $n }\n"), "city-pisa.counted is not used"),
        (ENGLISH + "-brand = Paravent\n", "-brand is not used"),
        (ENGLISH.replace("= Quarry", "= { $who }"), "game-name uses $who; it may use no variables"),
        (ENGLISH.replace("{ $n } red", "{ $m } red"), "colour-red.counted uses $m; it may use $n"),
        (ENGLISH.replace("= Quarry", "= { event-counted }"), "game-name uses $n; it may use no variables"),
        (ENGLISH.replace("= Quarry", "= { -brand }"), "game-name refers to -brand, which does not exist"),
        (ENGLISH.replace("= Quarry", "= { city-rome }"), "game-name refers to city-rome, which does not exist"),
        (ENGLISH.replace("= Quarry", "= { city-pisa.x }"), "game-name refers to city-pisa.x, which does not exist"),
        (ENGLISH.replace("= Quarry", "= { SHOUT(1) }"), "game-name calls SHOUT, which does not exist"),
        (ENGLISH.replace("= Quarry", "= { -q }") + "-q = { $x }\n", "-q uses $x, which nobody passes to it"),
        (ENGLISH.replace("= Quarry", "= { $name"), 'this cannot be read: Expected token: "}"'),
        (ENGLISH + "game-name = Again\n", "game-name is written 2 times"),
        (ENGLISH + "yes = Yes\n", "yes is also among the words beside this file"),
        (ENGLISH.replace("= Quarry", '= {""}'), "game-name is empty"),
        (ENGLISH.replace("= Quarry", '= Quarry{" "}'), "game-name begins or ends with a space"),
        (ENGLISH.replace("= Quarry", "= \u00a0Quarry"), "game-name begins or ends with a space"),
        (ENGLISH.replace("= Quarry", "= Quarry !"), "game-name has a space before the mark in !: Quarry !"),
        (ENGLISH.replace("= Quarry", "= Quarry\u00a0: x"), "game-name has a space before the mark in :"),
    ],
)
def test_a_fault_in_any_language(tmp_path: Path, english: str, fault: str) -> None:
    faults = audit(quarry(tmp_path, english), "en")
    assert any(fault in found for found in faults), faults
    assert all(found.startswith(f"{tmp_path.name}/text/en.ftl:") for found in faults)


def test_the_line_of_a_fault(tmp_path: Path) -> None:
    faults = audit(quarry(tmp_path, ENGLISH.replace("Take stones before", "Take { $x } before")), "en")
    assert faults == [f"{tmp_path.name}/text/en.ftl:2: game-blurb uses $x; it may use no variables"]


def test_a_missing_file(tmp_path: Path) -> None:
    game = quarry(tmp_path)
    (tmp_path / "text" / "fr.ftl").unlink()
    (fault,) = audit(game, "fr")
    assert "fr.ftl: the file cannot be read" in fault


def test_terms_and_common_words_may_be_referred_to(tmp_path: Path) -> None:
    english = ENGLISH.replace("= Quarry", "= { -brand(n: 1) } { -brand.size ->\n   *[big] { yes }\n }")
    english += "-brand = Quarry { $n }\n    .size = big\n"
    assert audit(quarry(tmp_path, english), "en") == []


def french(folder: Path, text: str) -> list[str]:
    """The faults of one French message that may use $x."""
    wanted = {"it": Declared({"x": quarry(folder).declares.events[1].params["n"]})}
    return audit_home(home(folder, french=f"it = {text}\n"), "fr", wanted)


@pytest.mark.parametrize(
    "text",
    [
        "Oui\u00a0: voilà\u00a0; bien\u202f!",
        "Quoi\u202f?! Vraiment (?)",
        "«\u00a0Oui\u00a0», «\u202f{ $x }\u202f»",
        "{ $x }\u00a0: l’été",
        "À 12:30, va sur https://example.org/a?b=c;d ou tape `/play 'x'!`",
        "<t:123:R> et <@42>",
        '{ $x }{"\\u00A0"}!',
        'Pris{ $x ->\n    [one] {"\\u202F"}!\n   *[other] {"\\u202F"}?\n }',
    ],
)
def test_good_french_typography(tmp_path: Path, text: str) -> None:
    assert french(tmp_path, text) == []


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("Oui !", "has no no-break space before !"),
        ("Oui!", "has no no-break space before !"),
        ("{ $x }!", "has no no-break space before !: {…}!"),
        ("Ainsi : voilà", "has no no-break space before :"),
        ("Ainsi; voilà", "has no no-break space before ;"),
        ("Quoi?", "has no no-break space before ?"),
        ("«\u00a0Oui »", "has no no-break space before »"),
        ("« Oui\u00a0»", "has no no-break space after «"),
        ("«{ $x }\u00a0»", "has no no-break space after «"),
        ("l'été", "should have ’ in place of '"),
        ("Ah{ $x ->\n    [one] !\n   *[other] .\n }", "has no no-break space before !: Ah!"),
        ("{ $x ->\n    [one] Oui\n   *[other] { $x ->\n        [0] Non!\n       *[other] Si\n    }\n }", "Non!"),
    ],
)
def test_bad_french_typography(tmp_path: Path, text: str, fault: str) -> None:
    (found,) = french(tmp_path, text)
    assert fault in found
