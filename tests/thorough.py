"""The short and the long form of a test. `make test` runs every test in its short form; `make thorough` sets a variable
of the environment and runs those that have a long form, in that. What is tested is the same in both: whole games,
kills, broken twins, any input; only how many of each differs."""

import os
from collections.abc import Sequence
from typing import TypeVar

import pytest

VARIABLE = "PARAVENT_THOROUGH"
LONG = bool(os.environ.get(VARIABLE))

T = TypeVar("T")

thorough = pytest.mark.thorough
"""On each test that has a long form."""


def how_many(short: int, long: int) -> int:
    """So many now, so many in the long form."""
    return long if LONG else short


def some_of(cases: Sequence[T], short: int) -> Sequence[T]:
    """All cases in the long form; now so many of them, from the first to the last."""
    if LONG or short >= len(cases):
        return cases
    return [cases[at * len(cases) // short] for at in range(short)]
