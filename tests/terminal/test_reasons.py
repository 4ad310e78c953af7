"""Whoever names something that exists and is not possible now is told why, not that nobody knows the word."""

from tests.printed import Complaint
from tests.terminal.script import Script, run

CARRARA = ("play", "carrara", "--computer", "1", "--seed", "00" * 16)


def test_a_verb_that_is_not_possible_yet() -> None:
    _, text = run(*CARRARA, console=Script(["score", "q", "q"]))
    assert "There is nothing you can score yet." in text
    assert "I do not know" not in text


def test_a_city_that_the_blocks_do_not_reach() -> None:
    blue_for_the_second = ["", "turn", "", "II", "black", "", "", "", "build", "7", "livorno", "q", "q"]
    _, text = run("play", "carrara", "--seed", "00" * 16, console=Script(blue_for_the_second))
    assert "Livorno takes white; you have none of those" in text


def test_the_spaces_of_the_display_are_named_by_their_own_numbers() -> None:
    _, text = run(*CARRARA, console=Script(["build", "", "q", "q"]))
    assert "Please choose: type" in text
    assert "from 1 to" not in text


def test_two_players_of_one_letter_are_refused(complaint: Complaint) -> None:
    code, _ = run("play", "carrara", "--name", "A", "--name", "A")
    assert code == 2
    assert "Two players are called A" in complaint()
