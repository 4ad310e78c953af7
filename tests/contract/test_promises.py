"""Every discovered game keeps every promise, at every player count and with every option."""

import pytest

from engine.contract.declarations import DECLARATIONS, Declaration
from engine.contract.promises import PROMISES
from engine.contract.trial import Promise, Trial
from engine.core.game import AnyGame
from engine.core.values.options import every_options
from tests.roots import GAMES
from tests.thorough import how_many, thorough

PLAYS = how_many(2, 40)

games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@thorough
@games
@pytest.mark.parametrize("promise", PROMISES, ids=[promise.name for promise in PROMISES])
def test_a_random_play_keeps_the_promise(game: AnyGame, promise: Promise) -> None:
    for seats in game.declares.players:
        for options in every_options(game.declares.options):
            for play in range(PLAYS):
                promise.check(Trial(game, seats, options, f"{promise.name} {play}".encode().ljust(16)))


@games
@pytest.mark.parametrize("declaration", DECLARATIONS, ids=[declaration.name for declaration in DECLARATIONS])
def test_what_a_game_declares_keeps_the_promise(game: AnyGame, declaration: Declaration) -> None:
    declaration.check(game)
