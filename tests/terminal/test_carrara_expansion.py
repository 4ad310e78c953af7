"""Carrara with its expansion in the terminal: chosen by `--option`, and played at one keyboard to the reckoning, on
pages that fit."""

import re
from random import Random

import pytest

from engine.core.forms.forms import OneOf
from engine.core.forms.offers import OneOffer
from engine.terminal.console import layout
from engine.terminal.console.voice import TerminalVoice
from engine.terminal.play import prompt
from engine.words.bundles import LANGUAGES
from tests.printed import unbroken
from tests.roots import GAMES
from tests.terminal.script import SEED, Robot, Script, run
from tests.terminal.test_wrong_answers import asked

CARRARA = GAMES["carrara"]
SHORT = ("expansion=drawn", "top=I", "objects=I", "buildings=VII", "bonus=IX")
"""Cards with which those who do anything at all come to an end."""
LISTED = re.compile(r"^ +(\d+)  (\S+(?: \S+)*)", re.MULTILINE)
"""A line of a list: its number, and what it is called."""


class Wanderer(Robot):
    """Chooses anything of what is listed, by its number, or by its name if the number is not understood; and counts
    the rows that he is shown at once."""

    def __init__(self, language: str) -> None:
        super().__init__(language, patience=3000)
        self.dice, self.tallest = Random(3), 0
        self.rows: list[tuple[str, str]] = []

    def answer(self) -> str:
        asked = "\n".join(self.unread)
        self.tallest = max(self.tallest, asked.count("\n") + 2)
        said, listed = super().answer(), LISTED.findall(asked)
        if self.rows and not listed and said == "1":
            return self.dice.choice(self.rows)[1]
        self.rows = listed
        return self.dice.choice(listed)[0] if listed and said in ("1", "2") else said


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_play_with_the_expansion_to_the_reckoning(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(layout, "WIDTH", 80)
    monkeypatch.setattr(prompt, "ROWS", 24)
    robot, voice = Wanderer(language), TerminalVoice(language, CARRARA)
    chosen = [part for option in SHORT for part in ("--option", option)]
    code, text = run("play", "carrara", "--seats", "2", "--lang", language, "--seed", SEED, *chosen, console=robot)
    assert code == 0
    assert robot.tallest <= 24
    assert max(map(len, text.splitlines())) <= 80
    for source in CARRARA.declares.sources:
        assert any(line.strip().startswith(voice.source(source)) for line in text.splitlines())
    said = unbroken(text)
    for words in {"en": ("improves", "Without turning", "scores City"), "fr": ("améliore", "Sans tourner")}[language]:
        assert words in said


@pytest.mark.parametrize(
    ("option", "said"),
    [
        ("expansion=yes", "The option expansion cannot be “yes”. It can be no, first or drawn."),
        ("top=VII", "The option top cannot be “VII”. It can be any, I, II, III, IV, V or VI."),
        ("bonus=I", "The option bonus cannot be “I”. It can be any, II, III, IV, V, VI, VII, VIII or IX."),
        ("card=II", "There is no option “card”. Known options: expansion, top, objects, buildings and bonus."),
    ],
)
def test_a_card_that_there_is_not_is_answered_with_those_there_are(
    option: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, _ = run("play", "carrara", "--computer", "1", "--lang", "en", "--option", option)
    assert code == 2
    assert said in unbroken(capsys.readouterr().err)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_the_table_tells_the_cards_and_what_lies_beside_it(language: str) -> None:
    script = Script([{"en": "all", "fr": "tout"}[language], "q", "q"])
    chosen = ("--option", "expansion=first", "--option", "bonus=IX")
    run("play", "carrara", "--computer", "1", "--lang", language, "--seed", SEED, *chosen, console=script)
    said = unbroken(script.text)
    for words in {
        "en": ("Top card II, objective: 4 buildings of cost 5 or 8.", "Bonus card IX", "8-buildings left: "),
        "fr": ("Carte supérieure II", "Carte bonus IX", "Bâtiments à 8"),
    }[language]:
        assert words in said, words


@pytest.mark.parametrize("values", [("castello-1", "palazzo-3"), ("1", "palazzo-8")])
def test_what_is_no_number_is_chosen_by_its_place_on_the_list(values: tuple[str, ...]) -> None:
    """A building to improve, an 8-building among the spaces of the display: neither has a group of terms."""
    form, _ = asked({"colour": OneOffer(values)}, [OneOf("colour")], ["2", ""])
    assert form.values == {"colour": values[1]}
