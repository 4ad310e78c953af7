"""Colours only where the terminal has them and nobody minds; without them the same words are there."""

import os
import pty
import re
import subprocess
import sys
from itertools import product

import pytest

from engine.terminal.console.paint import Paint, Tone, colour_words, has_colours
from engine.terminal.console.voice import TerminalVoice
from engine.words.sources import LANGUAGES
from tests.roots import GAMES
from tests.terminal.console.test_a_real_terminal import OURS, PLAY, read_until
from tests.terminal.script import PEBBLES, SEED, Robot, run
from tests.thorough import some_of, thorough

CODES = re.compile(r"\033\[[0-9;]*m")


class Bright(Robot):
    """A console with colours, and a person who reads what they say."""

    colours = True

    def say(self, text: str = "") -> None:
        super().say(text)
        self.unread[-1] = CODES.sub("", text)


@thorough
@pytest.mark.parametrize(("game", "language"), some_of([*product(GAMES, LANGUAGES)], 3))
def test_a_play_in_colours_says_the_same_as_one_without(game: str, language: str) -> None:
    texts = []
    for console in (Robot(language), Bright(language)):
        console.turns = 0
        play = ("play", game, "--seats", "3", "--computer", "2", "--lang", language, "--seed", SEED)
        run(*play, console=console)
        texts.append(console.text)
    plain, bright = texts
    assert "\033" not in plain
    assert CODES.sub("", bright) == plain
    assert bright != plain


def test_pieces_are_in_the_colour_they_are_called_by_alone_and_counted() -> None:
    paint = Paint.of(TerminalVoice("fr", GAMES["carrara"]), GAMES["carrara"])
    assert paint("2 jaunes à 5 et 1 noir gratuit") == (
        "\033[30;43m2 jaunes\033[0m à 5 et \033[97;40m1 noir\033[0m gratuit"
    )
    assert paint("Lenoir et Blanchet, rougeur") == "Lenoir et Blanchet, rougeur", "a name is no colour"
    assert paint("What happened", Tone.TITLE) == "\033[1mWhat happened\033[0m"
    assert paint("* new  * new too, 2 * 3") == "\033[1;32m*\033[0m new  \033[1;32m*\033[0m new too, 2 * 3"


def test_only_what_goes_by_the_name_of_a_colour_has_one() -> None:
    assert set(colour_words(TerminalVoice("en", GAMES["carrara"]), GAMES["carrara"])) == {
        *("white", "yellow", "red", "green", "blue", "black")
    }
    assert colour_words(TerminalVoice("fr", PEBBLES), PEBBLES)["white"] == {"blanc", "blancs"}


@pytest.mark.parametrize(
    ("terminal", "environment", "coloured"),
    [
        (True, {"TERM": "xterm"}, True),
        (True, {"TERM": "xterm", "NO_COLOR": ""}, True),
        (True, {"TERM": "xterm", "NO_COLOR": "1"}, False),
        (True, {"TERM": "dumb"}, False),
        (True, {}, False),
        (False, {"TERM": "xterm"}, False),
    ],
)
def test_who_gets_colours(
    monkeypatch: pytest.MonkeyPatch, terminal: bool, environment: dict[str, str], coloured: bool
) -> None:
    for name in ("TERM", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: terminal)
    assert has_colours() is coloured


@pytest.mark.parametrize(("no_color", "coloured"), [("", True), ("1", False)])
def test_on_a_real_terminal(no_color: str, coloured: bool) -> None:
    terminal, theirs = pty.openpty()
    environment = {**os.environ, "TERM": "xterm", "PARAVENT_LANG": "en", "NO_COLOR": no_color}
    command = [sys.executable, *PLAY[:-4], "--computer", "1"]
    with subprocess.Popen(
        command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment, cwd=OURS, close_fds=True
    ) as game:
        try:
            shown = read_until(terminal, "black")
            assert "What happened" in shown
            assert bool(CODES.search(shown)) is coloured
        finally:
            game.kill()
