"""Options: what a panel offers before the start, defaults first."""

from typing import Annotated, Literal

import pytest
from pydantic import ValidationError

from engine.core.values.options import (
    Beside,
    Options,
    covering_options,
    every_options,
    option_values,
    options_from,
    spoken_of,
    usually,
)


class Choice(Options):
    """One option of each kind, with defaults that do not come first."""

    long: bool = True
    shells: bool = False
    map: Literal["small", "large", "huge"] = "large"


def test_each_option_lists_its_values_default_first() -> None:
    assert option_values(Choice) == {
        "long": (True, False),
        "shells": (False, True),
        "map": ("large", "small", "huge"),
    }


def test_every_combination_comes_once_the_defaults_first() -> None:
    everything = list(every_options(Choice))
    assert everything[0] == Choice()
    assert len(everything) == 2 * 2 * 3
    assert all(everything.count(options) == 1 for options in everything)


def test_a_game_without_options_has_one_way_to_be_played() -> None:
    assert list(every_options(Options)) == [Options()]


def test_what_is_not_chosen_stays_at_its_default() -> None:
    assert options_from(Choice, {"map": "huge"}) == Choice(long=True, shells=False, map="huge")


def test_choosing_leaves_what_was_chosen_untouched() -> None:
    chosen = {"shells": True}
    options_from(Choice, chosen)
    assert chosen == {"shells": True}


class Number(Options):
    """An option no panel could show."""

    stones: int = 3


class Free(Options):
    """Neither could it show this."""

    name: str | None = None


@pytest.mark.parametrize(("options", "name"), [(Number, "stones"), (Free, "name")])
def test_an_option_no_panel_could_show_is_named(options: type[Options], name: str) -> None:
    with pytest.raises(TypeError, match=f"option '{name}' must be a bool or a Literal of strings"):
        option_values(options)


class Boxed(Options):
    """Many combinations, and an option that matters only beside another."""

    expansion: Literal["no", "yes"] = "no"
    card: Annotated[Literal["drawn", "I", "II", "III"], Beside("expansion")] = "drawn"
    bag: Literal["a", "b", "c", "d", "e"] = "a"


def test_of_many_combinations_the_defaults_come_first_and_every_value_comes() -> None:
    some = list(covering_options(Boxed, 6))
    assert some[0] == Boxed()
    assert len(some) == 6
    for name, values in option_values(Boxed).items():
        assert {getattr(options, name) for options in some} == set(values), name


def test_of_few_combinations_every_one_comes() -> None:
    assert list(covering_options(Choice, 12)) == list(every_options(Choice))


@pytest.mark.parametrize(
    ("chosen", "said"),
    [
        ({}, {"expansion": "no", "bag": "a"}),
        ({"expansion": "yes"}, {"expansion": "yes", "card": "drawn", "bag": "a"}),
        ({"card": "II"}, {"expansion": "no", "bag": "a"}),
        ({"bag": "c", "card": "II", "expansion": "yes"}, {"expansion": "yes", "card": "II", "bag": "c"}),
    ],
)
def test_what_matters_only_beside_another_option_is_not_spoken_of_while_that_is_as_usual(
    chosen: dict[str, str], said: dict[str, str]
) -> None:
    assert options_from(Boxed, chosen).model_dump() == said
    assert list(spoken_of(Boxed, chosen).items()) == list(said.items()), "in the order of the game"


def test_what_the_game_does_not_know_is_spoken_of_as_usual() -> None:
    assert spoken_of(Boxed, {"expansion": "perhaps", "bag": "b", "shells": True}) == {"expansion": "no", "bag": "b"}


def test_the_same_options_may_have_other_defaults() -> None:
    large = usually(Choice, map="huge", long=False)
    assert large() == large(long=False, shells=False, map="huge")
    assert Choice() == Choice(long=True, shells=False, map="large")
    with pytest.raises(ValidationError):
        options_from(large, {"map": "tiny"})
