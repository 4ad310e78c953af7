"""While a game is played it touches no file, no clock and no foreign dice, and no hash order decides anything."""

import builtins
import io
import os
import random
import re
import subprocess
import sys
import time
from functools import cache
from pathlib import Path

import pytest

from engine.contract.promises import PROMISES
from engine.contract.trial import Trial
from engine.core.game import AnyGame
from tests.roots import GAMES

OURS = Path(__file__).parents[2]
games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@games
def test_a_game_runs_with_the_world_locked_away(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    """All promises together call everything a game has: rules, views, labels, refusals, the computer."""

    def locked(*args: object, **kwargs: object) -> None:
        raise AssertionError(f"pure code reached out: {args}")

    trial = Trial(game, game.declares.players[0], game.declares.options(), b"the world is out")
    with monkeypatch.context() as world:
        for module, name in (
            (builtins, "open"), (io, "open"), (os, "open"), (os, "urandom"), (time, "time"), (random, "random"),
        ):  # fmt: skip
            world.setattr(module, name, locked)
        for promise in PROMISES:
            promise.check(trial)


TRACE = """
import sys
from engine.terminal.main import main
for game in sys.argv[1:]:
    print(game, flush=True)
    main(["--root", "tests.sample.games", "trace", game, "--seed", "5e" * 16, "--policy", "computer"])
"""


@games
def test_a_seed_means_the_same_in_every_process(game: AnyGame) -> None:
    """Python shuffles the hashes of strings anew in each process; nothing of ours may follow them."""
    one, two = (_traces(hashes)[game.name] for hashes in ("0", "1"))
    assert one == two
    assert one.count("\n") > 10


@cache
def _traces(hashes: str) -> dict[str, str]:
    """One play of each game by computers, as a process with these hashes has it."""
    command, environment = [sys.executable, "-c", TRACE, *GAMES], {**os.environ, "PYTHONHASHSEED": hashes}
    done = subprocess.run(command, cwd=OURS, env=environment, check=True, capture_output=True, text=True)
    return dict(part.split("\n", 1) for part in re.split(rf"^(?=(?:{'|'.join(GAMES)})$)", done.stdout, flags=re.M)[1:])
