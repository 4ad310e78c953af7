"""What is quickly found right is right: the quick look and the one that says what is wrong agree on every keyword."""

from typing import Any

import pytest

from sandbox.openapi.fitting import Fitting
from sandbox.openapi.schemas import OfAnswers, OfRequests, faults, resolve

SNOWFLAKE = {"type": "string", "format": "snowflake"}
SHAPES = [
    {"type": "object", "properties": {"type": {"enum": [kind]}, "of": {"type": kind}}, "required": ["type", "of"]}
    for kind in ("string", "integer")
]

SCHEMAS: dict[str, Any] = {
    "types": {"type": ["integer", "null"], "minimum": 2, "maximum": 4},
    "texts": {"type": "string", "minLength": 2, "maxLength": 3, "pattern": "^a"},
    "lists": {"type": "array", "minItems": 1, "maxItems": 2, "uniqueItems": True, "items": {"type": "number"}},
    "fields": {"properties": {"a": {"type": "string"}}, "required": ["a"], "additionalProperties": {"type": "boolean"}},
    "no more fields": {"properties": {"a": {"const": 1}}, "additionalProperties": False, "maxProperties": 1},
    "choices": {"oneOf": [{"type": "null"}, {"const": 1}, {"const": "all"}]},
    "shapes": {"oneOf": SHAPES},
    "either": {"anyOf": [{"type": "string"}, {"allOf": [{"minProperties": 1}, {"type": "object"}]}]},
    "an id": SNOWFLAKE,
    "a keyword nobody knows": {"type": "integer", "multipleOf": 2},
}

BODIES: list[Any] = [
    *(None, True, False, 0, 1, 2, 4, 5, -1, 1.0, 2.5, "", "a", "ab", "abcd", "ba", "all", "7"),
    *([], [1], [1, 2.5], [1, 1], [1, True], [1, 2, 3], ["a"], [None]),
    *({}, {"a": "b"}, {"a": 1}, {"a": True}, {"a": "b", "c": True}, {"a": "b", "c": 1}, {"a": 1, "c": 1}),
    *({"type": "string", "of": "x"}, {"type": "integer", "of": "x"}, {"type": "integer", "of": 1}, {"type": "no"}),
]


@pytest.mark.parametrize("name", SCHEMAS)
def test_the_quick_look_takes_no_body_that_is_wrong_and_knows_most_that_are_right(name: str) -> None:
    (schema,) = resolve({"components": {"schemas": {"it": SCHEMAS[name]}}, "paths": {}})["components"].values()
    for checker, ids_are_numbers in ((OfRequests, True), (OfAnswers, False)):
        fitting = Fitting(ids_are_numbers=ids_are_numbers)
        quick = [body for body in BODIES if fitting.fits(schema, body)]
        right = [body for body in BODIES if not faults(checker(schema), body)]
        assert [repr(body) for body in quick if body not in right] == []
        assert right, "this schema shows nothing"
        assert "nobody knows" in name or len(quick) >= len(right) - 2, (quick, right)


def test_an_id_may_be_a_number_in_a_request_alone() -> None:
    assert [Fitting(ids_are_numbers=so).fits(SNOWFLAKE, 5) for so in (True, False)] == [True, False]
