"""`paravent fuzz`: random games under every promise; the first fault is written to a file that reproduces it."""

import secrets
from argparse import ArgumentParser
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from shlex import quote
from time import monotonic

from engine.contract.promises import PROMISES
from engine.contract.trial import Promise
from engine.core.game import AnyGame
from engine.terminal.console.arguments import count, seed
from engine.terminal.console.command import FAILED, OK, Call, Command, complain, games_in
from engine.terminal.console.layout import paragraph
from engine.terminal.console.voice import Mistake, TerminalVoice
from engine.terminal.examine.fault_file import read, trial_of, write
from engine.terminal.examine.fuzzing import Found, Tally, check, fuzz
from engine.terminal.play.session import SEED_BYTES

SECONDS = 10
LONGEST = 600
"""Letters of a fault that are printed."""


def arguments(parser: ArgumentParser, voice: TerminalVoice) -> None:
    """What can be said after `fuzz`."""
    parser.add_argument("games", nargs="*", metavar="GAME", help=voice.tell("arg-some-games"))
    length = parser.add_mutually_exclusive_group()
    length.add_argument("--seconds", type=count, metavar="S", help=voice.tell("arg-seconds"))
    length.add_argument("--games", dest="plays", type=count, metavar="N", help=voice.tell("arg-games"))
    length.add_argument("--replay", type=Path, metavar="FILE", help=voice.tell("arg-replay"))
    parser.add_argument("--seed", type=seed, metavar="HEX", help=voice.tell("arg-seed"))
    parser.add_argument("--out", type=Path, default=Path(), metavar="DIR", help=voice.tell("arg-out"))


def run(call: Call) -> int:
    """Look for a fault, or for one that was found before."""
    if call.args.replay is not None:
        return replay(call, call.args.replay)
    games = [call.game(name) for name in call.args.games] or list(call.games.values())
    return search(call, games)


def search(call: Call, games: Sequence[AnyGame], promises: Sequence[Promise] = PROMISES) -> int:
    """Play these games; say how much was played, or what was found."""
    if not games:
        raise Mistake("no-games")
    tally, began = Tally(), monotonic()
    go_on = _until(call.args.seconds, call.args.plays, len(games), began)
    found = fuzz(games, promises, call.args.seed or secrets.token_bytes(SEED_BYTES), go_on, tally)
    if found is not None:
        return _report(call, found)
    seconds = max(monotonic() - began, 0.001)
    told = {"games": tally.games, "steps": tally.steps, "rate": round(tally.steps / seconds)}
    call.console.say(paragraph(call.voice.tell("fuzz-fine", seconds=round(seconds), **told)))
    return OK


def replay(
    call: Call, path: Path, games: Mapping[str, AnyGame] | None = None, promises: Sequence[Promise] = PROMISES
) -> int:
    """Whether the fault in this file is still there."""
    fault = read(path)
    known = games_in(tuple(dict.fromkeys((*call.roots, *fault.roots)))) if games is None else games
    if fault.game not in known:
        raise Mistake("unknown-game", typed=fault.game, known=tuple(known))
    by_name = {promise.name: promise for promise in promises}
    if fault.promise not in by_name:
        raise Mistake("unknown-promise", typed=fault.promise, known=tuple(by_name))
    found = check(trial_of(path, fault, known[fault.game]), by_name[fault.promise])
    if found is None:
        call.console.say(paragraph(call.voice.tell("fuzz-gone", promise=fault.promise)))
        return OK
    _say_fault(call.voice, found)
    return FAILED


def _until(seconds: int | None, plays: int | None, games: int, began: float) -> Callable[[Tally], bool]:
    """When to stop: after so many plays of each game, or after some time."""
    if plays is not None:
        return lambda tally: tally.games < plays * games
    limit = SECONDS if seconds is None else seconds
    return lambda _: monotonic() - began < limit


def _report(call: Call, found: Found) -> int:
    _say_fault(call.voice, found)
    path = write(found, call.roots, call.args.out)
    complain(call.voice.tell("fuzz-written", path=str(path), command=f"paravent fuzz --replay {quote(str(path))}"))
    return FAILED


def _say_fault(voice: TerminalVoice, found: Found) -> None:
    """A whole state in it would fill pages, and more than a sentence can hold: all of it stands in the file."""
    trial, fault = found.trial, found.fault if len(found.fault) <= LONGEST else f"{found.fault[:LONGEST]}…"
    complain(voice.tell("fuzz-fault", game=trial.game.name, seats=trial.seats, promise=found.promise, fault=fault))


COMMAND = Command("fuzz", arguments, run)
