"""`make tournament`: a game's computer against random play, and among its own, at every number of players; and how
often its people would wait for each other."""

import argparse
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from multiprocessing import Pool
from statistics import mean, quantiles
from time import perf_counter
from typing import Any

from msgspec import Struct

from bench.die import die
from bench.rules import waiting
from engine.core.discovery import ROOT, discover
from engine.core.door import Door
from engine.core.forms.forms import Form
from engine.core.game import AnyGame
from engine.core.play import Accepted, act, start
from engine.core.values.chance import Below
from engine.core.values.options import Options
from engine.core.walk import random_form
from engine.terminal.console.arguments import options as options_typed

Player = Callable[[Door[Any, Any, Any], Below], Form]


class Result(Struct, frozen=True):
    """How one game ended."""

    totals: tuple[int, ...]
    points: tuple[tuple[int, ...], ...]
    winners: tuple[int, ...]
    rounds: float


def play(name: str, seed: int, computers: Sequence[bool], options: Options | None = None) -> Result:
    """One game with a computer at each seat marked, a random player at the others."""
    game = discover()[name]
    players = [game.plays.computer if computer else partial(random_form, game) for computer in computers]
    return played(game, seed, players, game.declares.options() if options is None else options)


def played(game: AnyGame, seed: int, players: Sequence[Player], options: Options) -> Result:
    """One game of these players."""
    seats, below = len(players), die(seed)
    state = start(game, seats, options, seed.to_bytes(32, "big"))[0]
    while not state.over:
        decision = state.decisions[0]
        form = players[decision.seat](Door(game, state, decision.seat), below)
        answer = act(game, state, decision.seat, decision.number, form)
        assert isinstance(answer, Accepted), answer
        state = answer.state
    scores = game.shows.scores(state)
    return Result(
        tuple(score.total for score in scores),
        tuple(score.points for score in scores),
        game.shows.winners(state),
        state.turn / seats,
    )


def main() -> None:
    """Play and print the figures."""
    arguments = argparse.ArgumentParser(prog="tournament", description=__doc__)
    arguments.add_argument("game", nargs="?", default="carrara", choices=list(discover([ROOT])))
    arguments.add_argument("--games", type=int, default=1000, help="games at each number of players")
    arguments.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="as in the terminal")
    chosen = arguments.parse_args()
    game, begun = discover()[chosen.game], perf_counter()
    options = options_typed(game, chosen.option)
    with Pool() as pool:
        for seats in game.declares.players:
            lone = [[seat == n % seats for seat in range(seats)] for n in range(chosen.games)]
            one = [(chosen.game, n, computers, options) for n, computers in enumerate(lone)]
            print(against_random(seats, pool.starmap(play, one)))
            own = [(chosen.game, 10**6 + n, [True] * seats, options) for n in range(chosen.games)]
            print(among_themselves(chosen.game, seats, pool.starmap(play, own)))
    for seats in game.declares.players:
        watched = waiting.measure(game, seats, min(chosen.games, waiting.GAMES), options)
        print(waiting.as_line(seats, watched))
    print(f"{perf_counter() - begun:.0f} s")


def against_random(seats: int, results: list[Result]) -> str:
    """The computer sits at each seat in turn. A shared win counts by its share."""
    wins = sum((n % seats in r.winners) / len(r.winners) for n, r in enumerate(results)) / len(results)
    mine = mean(r.totals[n % seats] for n, r in enumerate(results))
    theirs = mean(total for n, r in enumerate(results) for seat, total in enumerate(r.totals) if seat != n % seats)
    return f"{seats} players, one computer: wins {wins:.1%} of {len(results)}; {mine:.1f} points against {theirs:.1f}"


def among_themselves(name: str, seats: int, results: list[Result]) -> str:
    """Whether their games look like games."""
    game, totals = discover()[name], [total for r in results for total in r.totals]
    spread = quantiles(totals, n=20)
    # A table may be played without a game's last sources of points.
    means = (mean(each) for each in zip(*(points for r in results for points in r.points), strict=True))
    sources = ", ".join(f"{source} {each:.1f}" for source, each in zip(game.declares.sources, means, strict=False))
    starts = Counter(seat for r in results for seat in r.winners)
    return (
        f"{seats} players, all computers: mean {mean(totals):.1f} points (5% below {spread[0]:.0f}, 5% above"
        f" {spread[-1]:.0f}), winner {mean(max(r.totals) for r in results):.1f}, {mean(r.rounds for r in results):.1f}"
        f" rounds; {sources}; wins by seat {[starts[seat] for seat in range(seats)]}"
    )


if __name__ == "__main__":
    main()
