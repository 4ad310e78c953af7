"""Forms: what fits a field before any rule is asked, and that a form survives being written down."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.forms.forms import (
    HUGE,
    LONGEST,
    CountsByKind,
    Field,
    Form,
    OneOf,
    SomeOf,
    Verb,
    YesNo,
    counts,
    form_from_json,
    one,
    some,
    yes,
)
from engine.core.stored import to_json

CITY = OneOf("city", "city")
CITIES = SomeOf("cities", "city")
STONES = CountsByKind("stones", ("white", "red"), "colour")
BOAST = YesNo("boast")
LONG = "a" * LONGEST
MANY = tuple(map(str, range(LONGEST)))


@pytest.mark.parametrize(
    ("field", "value"),
    [
        (CITY, "pisa"),
        (CITY, ""),
        (CITY, LONG),
        (CITIES, ()),
        (CITIES, ("pisa",)),
        (CITIES, ("pisa", "lucca")),
        (CITIES, (LONG,)),
        (CITIES, MANY),
        (STONES, (0, 0)),
        (STONES, (3, HUGE - 1)),
        (BOAST, True),
        (BOAST, False),
    ],
)
def test_a_well_written_value_fits(field: Field, value: object) -> None:
    assert field.fits(value)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        (CITY, None),
        (CITY, 3),
        (CITY, True),
        (CITY, b"pisa"),
        (CITY, ("pisa",)),
        (CITY, LONG + "a"),
        (CITIES, "pisa"),
        (CITIES, ["pisa"]),
        (CITIES, {"pisa": 1}),
        (CITIES, ("pisa", "pisa")),
        (CITIES, ("pisa", 3)),
        (CITIES, ("pisa", ["lucca"])),
        (CITIES, (LONG + "a",)),
        (CITIES, (*MANY, "one more")),
        (STONES, (1,)),
        (STONES, (1, 0, 0)),
        (STONES, ()),
        (STONES, [1, 0]),
        (STONES, {"white": 1, "red": 0}),
        (STONES, "10"),
        (STONES, (1, -1)),
        (STONES, (1, HUGE)),
        (STONES, (1, True)),
        (STONES, (1, 1.0)),
        (STONES, (1, "1")),
        (STONES, (1, None)),
        (BOAST, None),
        (BOAST, 1),
        (BOAST, "yes"),
        (BOAST, ()),
    ],
)
def test_a_badly_written_value_does_not_fit(field: Field, value: object) -> None:
    assert not field.fits(value)


words = st.text(max_size=LONGEST)
values = words | st.booleans() | st.lists(words).map(tuple) | st.lists(st.integers(0, HUGE - 1)).map(tuple)


@settings(derandomize=True, deadline=None)
@given(st.builds(Form, words, st.dictionaries(words, values, max_size=4)))
def test_a_form_written_down_and_read_again_is_the_same(form: Form) -> None:
    again = form_from_json(to_json(form))
    assert again == form
    assert [type(value) for value in again.values.values()] == [type(form.values[name]) for name in again.values]


def test_a_form_with_nothing_to_fill_is_only_its_verb() -> None:
    assert form_from_json('{"verb": "draw"}') == Form("draw")


def test_a_filled_form_is_read_field_by_field() -> None:
    filled: dict[str, Any] = {"city": "pisa", "cities": ("pisa", "lucca"), "stones": (1, 0), "boast": True}
    assert one(filled, "city") == "pisa"
    assert some(filled, "cities") == ("pisa", "lucca")
    assert counts(filled, "stones") == (1, 0)
    assert yes(filled, "boast") is True


def test_what_is_not_filled_is_read_as_nothing() -> None:
    assert one({}, "city") is None
    assert some({}, "cities") == ()
    assert counts({}, "stones") == ()
    assert yes({}, "boast") is False
    assert yes({"boast": False}, "boast") is False


def test_a_verb_finds_its_fields_by_name() -> None:
    assert Verb("sell", (CITY, STONES)).field("stones") is STONES


def test_only_yes_or_no_may_be_left_out_unless_told_otherwise() -> None:
    assert [field.optional for field in (CITY, CITIES, STONES, BOAST)] == [False, False, False, True]
