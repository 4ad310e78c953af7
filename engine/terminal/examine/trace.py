"""`paravent trace`: a whole game as JSON Lines, with everything that is hidden. `docs/trace.md` has the schema."""

import secrets
from argparse import ArgumentParser
from collections.abc import Iterator
from hashlib import blake2b

from engine.contract.trial import BrokenPromise, Trial, carry_out, steps
from engine.core.door import Door
from engine.core.state.undo import PlayedStep
from engine.core.stored import to_json
from engine.terminal.console.arguments import add_game, count, options, seats
from engine.terminal.console.command import FAILED, OK, Call, Command, complain
from engine.terminal.console.voice import TerminalVoice
from engine.terminal.examine.trace_lines import end_line, start_line, step_line
from engine.terminal.play.session import SEED_BYTES

POLICIES = ("random", "computer")


def arguments(parser: ArgumentParser, voice: TerminalVoice) -> None:
    """What can be said after `trace`."""
    add_game(parser, voice)
    parser.add_argument("--policy", choices=POLICIES, default="random", help=voice.tell("arg-policy"))
    parser.add_argument("--games", type=count, default=1, metavar="N", help=voice.tell("arg-plays"))


def run(call: Call) -> int:
    """Play and print."""
    args, game = call.args, call.game(call.args.game)
    n, chosen = seats(game, args.seats), options(game, args.option)
    first = args.seed or secrets.token_bytes(SEED_BYTES)
    try:
        for play in range(args.games):
            for line in trace(Trial(game, n, chosen, seed_of(first, play)), args.policy):
                call.console.say(line.decode())
    except BrokenPromise as fault:
        complain(call.voice.tell("trace-stuck", fault=str(fault)))
        return FAILED
    return OK


def seed_of(first: bytes, play: int) -> bytes:
    """The first play has the seed that was given; the others have seeds that follow from it."""
    return blake2b(play.to_bytes(8, "big"), digest_size=SEED_BYTES, key=first).digest() if play else first


def trace(trial: Trial, policy: str) -> Iterator[bytes]:
    """One play, line by line. The same trial and policy give the same bytes."""
    yield to_json(start_line(trial, policy))
    last, number = trial.begin(), 0
    for step in steps(trial) if policy == "random" else computer_steps(trial):
        yield to_json(step_line(trial.game, step))
        last, number = step.after, step.number
    yield to_json(end_line(trial.game, last, number))


def computer_steps(trial: Trial) -> Iterator[PlayedStep]:
    """A play in which computers sit at every seat."""
    game, state, below = trial.game, trial.begin(), trial.below("computer")
    for number in range(1, game.plays.longest(trial.seats) + 1):
        if not state.decisions:
            break
        decision = state.decisions[0]
        form = game.plays.computer(Door(game, state, decision.seat), below)
        step = carry_out(game, state, decision, form, number)
        yield step
        state = step.after
    if not state.over:
        raise BrokenPromise("the computers have stopped, and the game is not over")


COMMAND = Command("trace", arguments, run)
