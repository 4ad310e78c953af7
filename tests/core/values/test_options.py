"""Options: what a panel offers before the start, defaults first."""

from typing import Literal

import pytest

from engine.core.values.options import Options, every_options, option_values, options_from


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
