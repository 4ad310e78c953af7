"""`paravent play`: one game at one keyboard, from the set-up to the final reckoning."""

from argparse import ArgumentParser
from collections.abc import Sequence

from engine.contract.trial import Trial
from engine.terminal.console.arguments import add_game, count, options, seats
from engine.terminal.console.command import OK, Call, Command
from engine.terminal.console.paint import Paint
from engine.terminal.console.voice import Mistake, TerminalVoice
from engine.terminal.play.hotseat import HotSeat
from engine.terminal.play.prompt import Prompt, Quit
from engine.terminal.play.session import Session
from engine.words.bundles import LANGUAGES
from engine.words.names import numbered, of_computer, tame

LONGEST_NAME = 24


def arguments(parser: ArgumentParser, voice: TerminalVoice) -> None:
    """What can be said after `play`."""
    add_game(parser, voice)
    parser.add_argument("--computer", type=count, default=0, metavar="N", help=voice.tell("arg-computer"))
    parser.add_argument("--lang", metavar="|".join(LANGUAGES), help=voice.tell("arg-lang"))
    parser.add_argument("--name", action="append", default=[], metavar="NAME", help=voice.tell("arg-name"))


def run(call: Call) -> int:
    """Play to the end, or until somebody leaves."""
    args, game = call.args, call.game(call.args.game)
    n, chosen = seats(game, args.seats, args.computer), options(game, args.option)
    if args.computer >= n:
        raise Mistake("nobody-plays", n=n)
    voice = TerminalVoice(call.voice.language, game, names(call.voice, args.name, n, args.computer))
    prompt = Prompt(call.console, voice, Paint.of(voice, game))
    session = Session(game, n, chosen, args.seed)
    below = Trial(game, n, chosen, session.seed).below("computer")
    try:
        HotSeat(session, prompt, n - args.computer, below).play()
    except Quit:
        prompt.tell("goodbye")
    return OK


def names(voice: TerminalVoice, given: Sequence[str], seats: int, computers: int) -> tuple[str, ...]:
    """The players' names in the order of seats: those given, then some that say who is what."""
    people = seats - computers
    if len(given) > seats:
        raise Mistake("too-many-names", n=len(given), most=seats)
    usual = [voice.tell("player", n=n) for n in range(1, people + 1)]
    usual += [voice.tell("computer", n=n, of=computers) for n in range(1, computers + 1)]
    found = [*map(_name, given), *usual[len(given) :]]
    for name, number in zip(found, numbered(found), strict=True):
        if number > 1:
            raise Mistake("same-name", typed=name)
    return (*found[:people], *map(of_computer, found[people:]))


def _name(typed: str) -> str:
    name = " ".join(typed.split())
    if not tame(name) or len(name) > LONGEST_NAME or not name.isprintable():
        raise Mistake("bad-name", typed=repr(typed)[1:-1], most=LONGEST_NAME)
    return tame(name)


COMMAND = Command("play", arguments, run)
