"""The examples in the docstrings that newcomers meet first do what they say."""

import doctest
from importlib import import_module

import pytest

FIRST_MET = (
    *(
        "engine.core.game",
        "engine.core.play",
        "engine.core.door",
        "engine.core.values.chance",
        "engine.core.forms.offers",
    ),
    *(
        "engine.core.state.agenda",
        "engine.core.state.events",
        "engine.words.speaker",
        "engine.tables.service",
        "render.core.studio",
    ),
)


@pytest.mark.parametrize("name", FIRST_MET)
def test_the_example_works(name: str) -> None:
    done = doctest.testmod(import_module(name), optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    assert done.attempted > 0, f"{name} has no example"
    assert done.failed == 0
