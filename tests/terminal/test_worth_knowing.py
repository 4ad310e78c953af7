"""What is worth knowing of a choice stands beside it, and what comes of all of them before they are confirmed."""

import pytest

from tests.terminal.script import SEED, Script, run

TURN = ("play", "carpe_diem", "--seats", "2", "--computer", "1", "--seed", SEED, "--name", "Anna")


def said(*answers: str, language: str = "en") -> str:
    script = Script(answers)
    run(*TURN, "--lang", language, console=script)
    return script.text


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "1 space 1 villa + vineyard (1 chimney), vineyard + villa (2 chimneys), vineyard + pond and bakery"),
        ("fr", "1 case 1 villa + vigne (1 cheminée), vigne + villa (2 cheminées), vigne + étang et fournil"),
    ],
)
def test_what_a_name_does_not_say_stands_beside_it(language: str, words: str) -> None:
    assert words in " ".join(said(language=language).split())


def test_what_a_name_says_is_not_said_twice() -> None:
    """A tile is called by what it shows, which elsewhere is said beside a shorter name."""
    listed = said("1", "").partition("Choose: tile")[2].partition(">")[0].splitlines()
    assert any("opposite" in line or "beside it" in line for line in listed)
    assert not any("neighbouring sides" in line or "opposite sides" in line for line in listed)


def test_what_comes_of_a_move_is_said_before_it_is_confirmed() -> None:
    laid = said("1", "", "1", "1", "1").partition("Your move: Walk")[2]
    assert "· It lies with" in laid.partition("Enter to do it")[0]
