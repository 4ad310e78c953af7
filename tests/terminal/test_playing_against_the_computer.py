"""One person plays Pebbles against a computer, from the set-up to the final reckoning."""

import pytest

from engine.terminal.console import layout
from engine.terminal.console.voice import TerminalVoice
from engine.words.bundles import LANGUAGES
from tests.terminal.script import PEBBLES, SEED, Robot, Script, run


def played(language: str) -> Robot:
    robot = Robot(language)
    code, _ = run("play", "pebbles", "--computer", "1", "--lang", language, "--seed", SEED, console=robot)
    assert code == 0
    return robot


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_game_ends_with_the_reckoning_by_source_and_the_winners(language: str) -> None:
    end = played(language).text
    voice = TerminalVoice(language, PEBBLES)
    lines = end.splitlines()
    for source in PEBBLES.declares.sources:
        assert any(line.strip().startswith(voice.source(source)) and line.split()[-1].isdigit() for line in lines)
    assert any(line.split()[0] == voice.tell("total") for line in lines if line.strip())
    assert any(word in lines[-1] for word in ("wins!", "share the win!", "gagne", "se partagent la victoire"))


def test_nothing_clears_the_screen_and_nobody_is_asked_to_pass_the_keyboard() -> None:
    robot = played("en")
    assert len(robot.pages) == 1
    assert "Pass the keyboard" not in robot.text


def test_no_english_is_left_over_in_french(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(layout, "WIDTH", 80)  # where lines are broken elsewhere, two may be equal by chance
    english, french = (set(played(language).text.splitlines()) for language in ("en", "fr"))
    both = {line for line in english & french if any(c.isalpha() for c in line)}
    assert both == set()
    for word in ("coins", "pebbles", "Enter", "Choose", "Your", "screen", "undo", "wins"):
        assert not any(word in line.split() for line in french), word


def test_no_line_is_wider_than_the_page() -> None:
    for language in LANGUAGES:
        assert max(map(len, played(language).text.splitlines())) <= layout.WIDTH


def test_what_happened_is_told_once_and_as_this_seat_may_know_it() -> None:
    text = played("en").text
    assert text.count("You chose white as your favourite.") == 1
    assert text.count("Computer has chosen a favourite.") == 1
    assert "Player 1 has chosen a favourite." not in text
    assert text.count("Everyone starts with 6 coins.") == 1


def test_the_environment_chooses_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARAVENT_LANG", "fr")
    _, text = run("play", "pebbles", "--computer", "1", console=Script())
    assert "Galets" in text
    _, text = run("play", "pebbles", "--computer", "1", "--lang", "en", console=Script())
    assert "Pebbles" in text


def test_three_computers_and_names_as_given() -> None:
    robot = Robot("en")
    code, text = run("play", "pebbles", "--computer", "3", "--name", "Zoé", "--option", "bag=small", console=robot)
    assert code == 0
    assert "── Zoé ──" in text
    assert all(f"Computer {n} " in text for n in (1, 2, 3))
    assert "There are 12 pebbles in the bag." in text


def test_without_shells_the_shell_is_not_asked_for() -> None:
    robot = Robot("en")
    _, text = run("play", "pebbles", "--computer", "1", "--option", "shells=no", "--seed", SEED, console=robot)
    assert "If you like: shell" not in text
    assert "“shell”" not in text, "what cannot be chosen is not talked about"
