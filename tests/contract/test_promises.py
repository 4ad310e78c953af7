"""Every discovered game keeps every promise, at every player count and with every value of every option; in the
short form each promise at one player count."""

from collections.abc import Iterator, Sequence
from itertools import islice

import pytest

from engine.contract.declarations import DECLARATIONS, Declaration
from engine.contract.promises import PROMISES
from engine.contract.trial import Promise, Trial
from engine.core.game import AnyGame
from engine.core.values.options import Options, covering_options, every_options
from tests.roots import GAMES
from tests.thorough import LONG, how_many, thorough

PLAYS = how_many(1, 3)
FEW = 4
"""So many combinations of options are all played alike."""
WAYS = how_many(1, 3)
"""Of a game with more of them so many are tried, that with the defaults as often as any game."""

games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@thorough
@games
@pytest.mark.parametrize("promise", PROMISES, ids=[promise.name for promise in PROMISES])
def test_a_random_play_keeps_the_promise(game: AnyGame, promise: Promise) -> None:
    for seats in counts(game, promise):
        for options, plays in ways(game):
            for play in range(plays):
                promise.check(Trial(game, seats, options, f"{promise.name} {play}".encode().ljust(16)))


def counts(game: AnyGame, promise: Promise) -> Sequence[int]:
    """For how many it is played: in the short form for one number of players, with the next promise for another."""
    players = game.declares.players
    return players if LONG else [players[PROMISES.index(promise) % len(players)]]


def ways(game: AnyGame) -> Iterator[tuple[Options, int]]:
    """Combinations of options, and how often each is played."""
    options: type[Options] = game.declares.options
    every = list(islice(every_options(options), FEW + 1))
    if len(every) <= FEW:
        yield from ((each, PLAYS) for each in every)
        return
    for each in covering_options(options, WAYS):
        yield each, PLAYS if each == options() else 1


@games
@pytest.mark.parametrize("declaration", DECLARATIONS, ids=[declaration.name for declaration in DECLARATIONS])
def test_what_a_game_declares_keeps_the_promise(game: AnyGame, declaration: Declaration) -> None:
    declaration.check(game)
