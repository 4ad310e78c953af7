"""What those at a table are called: told apart by whoever looks like another, and nobody like a computer."""

import pytest

from engine.words.names import COMPUTER, called, likeness, numbered, of_computer, tame


def apart(*names: str) -> list[str]:
    return list(map(called, names, numbered(names)))


@pytest.mark.parametrize(
    "other",
    [
        "Anna",
        "anna",
        "ANNA",
        " Anna ",
        "An\u200bna",
        "An\u200dna",
        "Anna\ufe0f",
        "Anna\u3164",
        "Аnnа",
        "Αnnα",
        "\uff21nna",
        "𝐀𝐧𝐧𝐚",
        "Ánna",
    ],
)
def test_names_that_look_alike_are_one(other: str) -> None:
    assert likeness(other) == likeness("Anna")
    assert numbered(["Anna", other]) == [1, 2]


@pytest.mark.parametrize("other", ["Hanna", "Anna B", "Ann", "山田", ""])
def test_other_names_are_others(other: str) -> None:
    assert numbered(["Anna", other]) == [1, 1]


def test_who_calls_himself_by_a_number_is_told_apart_too() -> None:
    assert apart("Anna", "Anna", "Anna") == ["Anna", "Anna (2)", "Anna (3)"]
    assert apart("Anna", "Anna (2)", "Anna") == ["Anna", "Anna (2)", "Anna (3)"]
    assert apart("Anna", "Anna", "Anna (2)") == ["Anna", "Anna (2)", "Anna (2) (2)"]


def test_the_mark_of_a_computer_is_in_nobody_elses_name() -> None:
    computer = of_computer("Computer 1")
    assert computer == f"{COMPUTER} Computer 1"
    for name in (computer, f"{COMPUTER}\ufe0fComputer 1", "🔲 Computer 1", "▢ Computer 1"):
        assert tame(name) == "Computer 1"


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u2800", "\ufe0f", COMPUTER, "\u115f \u1160"])
def test_a_name_with_nothing_to_see_is_none(name: str) -> None:
    assert tame(name) == ""
