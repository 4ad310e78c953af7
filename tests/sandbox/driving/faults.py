"""What was found wrong with a body, by dotted paths; and bodies that are wrong in ways nobody thought of."""

import copy
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import strategies as st

from sandbox.checks.form import Faults
from sandbox.errors import DiscordError

Found = dict[str, list[str]]

_NAMES = ["type", "components", "component", "custom_id", "label", "options", "value", "url", "media", "items", "style"]
_NAMES += ["accessory", "emoji", "fields", "name", "min_values", "max_values", "default_values", "footer", "timestamp"]
_SCALARS = st.none() | st.booleans() | st.integers(-1, 30) | st.integers() | st.floats() | st.text(max_size=5)
GARBAGE: st.SearchStrategy[Any] = st.recursive(
    _SCALARS | st.sampled_from(["attachment://", "https://a.b", "x" * 5_000]),
    lambda inner: st.lists(inner, max_size=6) | st.dictionaries(st.sampled_from(_NAMES), inner, max_size=6),
    max_leaves=30,
)
"""Any JSON, with names that mean something here."""


def found(check: Callable[[Faults], None]) -> Found:
    """What a check noted: the codes at each path."""
    faults = Faults()
    check(faults)
    try:
        faults.refuse()
    except DiscordError as refusal:
        return _flat(refusal.errors or {}, "")
    return {}


def _flat(errors: dict[str, Any], path: str) -> Found:
    flat: Found = {}
    for name, inner in errors.items():
        if name == "_errors":
            assert all(each["message"] for each in inner)
            flat[path] = [each["code"] for each in inner]
        else:
            flat |= _flat(inner, f"{path}.{name}".lstrip("."))
    return flat


def depth(levels: int, inner: Callable[[Any], Any]) -> Any:
    """Something wrapped in itself over and over."""
    value: Any = {}
    for _ in range(levels):
        value = inner(value)
    return value


@st.composite
def spoilt(draw: st.DrawFn, sample: Any) -> Any:
    """A good body in which garbage stands in some places."""
    body = {"body": copy.deepcopy(sample)}
    for _ in range(draw(st.integers(1, 3))):
        holder, key = draw(st.sampled_from(_places(body)))
        holder[key] = draw(GARBAGE)
    return body["body"]


def _places(value: Any) -> list[tuple[Any, Any]]:
    keys = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    return [place for key in keys for place in [(value, key), *_places(value[key])]]


def named(table: dict[str, Any]) -> pytest.MarkDecorator:
    """One test for each entry of a table, under its name."""
    return pytest.mark.parametrize("situation", table)
