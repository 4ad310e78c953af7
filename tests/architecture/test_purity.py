"""While a game is played, its rules touch neither files nor the clock nor anybody else's dice."""

import builtins
import io
import os
import random
import time

import pytest

from engine.contract.trial import Trial, steps
from engine.core.game import AnyGame
from tests.roots import GAMES


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_rules_run_with_the_world_locked_away(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    def locked(*args: object, **kwargs: object) -> None:
        raise AssertionError(f"pure code reached out: {args}")

    trial = Trial(game, game.players[0], game.options(), b"the world is out")
    with monkeypatch.context() as world:
        for module, name in (
            (builtins, "open"), (io, "open"), (os, "open"), (os, "urandom"), (time, "time"), (random, "random"),
        ):  # fmt: skip
            world.setattr(module, name, locked)
        played = sum(1 for _ in steps(trial))
    assert played > 0
