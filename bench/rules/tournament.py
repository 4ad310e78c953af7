"""`make tournament`: a game's computer against random play, and among its own, at every number of players."""

import argparse
from collections import Counter
from collections.abc import Sequence
from multiprocessing import Pool
from statistics import mean, quantiles
from time import perf_counter

from msgspec import Struct

from bench.die import die
from engine.core.discovery import ROOT, discover
from engine.core.door import Door
from engine.core.play import Accepted, act, start
from engine.core.walk import random_form


class Result(Struct, frozen=True):
    """How one game ended."""

    totals: tuple[int, ...]
    points: tuple[tuple[int, ...], ...]
    winners: tuple[int, ...]
    rounds: float


def play(name: str, seed: int, computers: Sequence[bool]) -> Result:
    """One game with a computer at each seat marked, a random player at the others."""
    game = discover()[name]
    seats, below = len(computers), die(seed)
    state = start(game, seats, game.declares.options(), seed.to_bytes(32, "big"))[0]
    while not state.over:
        decision = state.decisions[0]
        door = Door(game, state, decision.seat)
        form = game.plays.computer(door, below) if computers[decision.seat] else random_form(game, door, below)
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
    chosen = arguments.parse_args()
    begun = perf_counter()
    with Pool() as pool:
        for seats in discover()[chosen.game].declares.players:
            lone = [[seat == n % seats for seat in range(seats)] for n in range(chosen.games)]
            print(against_random(seats, pool.starmap(play, [(chosen.game, n, c) for n, c in enumerate(lone)])))
            own = [(chosen.game, 10**6 + n, [True] * seats) for n in range(chosen.games)]
            print(among_themselves(chosen.game, seats, pool.starmap(play, own)))
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
    means = (mean(p[n] for r in results for p in r.points) for n in range(len(game.declares.sources)))
    sources = ", ".join(f"{source} {each:.1f}" for source, each in zip(game.declares.sources, means, strict=True))
    starts = Counter(seat for r in results for seat in r.winners)
    return (
        f"{seats} players, all computers: mean {mean(totals):.1f} points (5% below {spread[0]:.0f}, 5% above"
        f" {spread[-1]:.0f}), winner {mean(max(r.totals) for r in results):.1f}, {mean(r.rounds for r in results):.1f}"
        f" rounds; {sources}; wins by seat {[starts[seat] for seat in range(seats)]}"
    )


if __name__ == "__main__":
    main()
