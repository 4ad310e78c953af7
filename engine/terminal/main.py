"""The one door to the command line: `paravent` and `python -m engine`."""

import os
import re
import sys
import time
from argparse import ArgumentParser
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from importlib.metadata import version
from typing import NoReturn

from engine.tables.storage.faults import StoreFault
from engine.tables.transaction.refusals import Declined
from engine.terminal.console.command import FAILED, INTERRUPTED, NO_OUTPUT, WRONG, Call, Command, complain
from engine.terminal.console.console import Console, Keyboard
from engine.terminal.console.voice import Mistake, TerminalVoice
from engine.terminal.examine import fuzz, games, trace
from engine.terminal.operator import backups, export, person, prune, stats, verify
from engine.terminal.play import play
from engine.words.bundles import LANGUAGES

COMMANDS: tuple[Command, ...] = (
    games.COMMAND,
    play.COMMAND,
    trace.COMMAND,
    fuzz.COMMAND,
    backups.BACKUP,
    backups.RESTORE,
    export.EXPORT,
    export.IMPORT,
    verify.COMMAND,
    prune.COMMAND,
    stats.COMMAND,
    person.COMMAND,
)
"""One line each. The bot, which nothing here may import, calls `main` with these and its own."""

LANGUAGE = "PARAVENT_LANG"


class Parser(ArgumentParser):
    """Says what is wrong with a command as a mistake, in our words."""

    def error(self, message: str) -> NoReturn:
        raise Mistake("usage", problem=message, usage=self.format_usage().strip())


def main(
    argv: Sequence[str] | None = None,
    commands: Sequence[Command] = COMMANDS,
    console: Console | None = None,
    clock: Callable[[], float] = time.time,
) -> int:
    """Run one command. Returns 0, 1 for a fault found or input that ended, 2 for a mistake, 130 for Ctrl-C;
    65 to 77, as sysexits.h has them, for a fault of the database file."""
    words = list(sys.argv[1:] if argv is None else argv)
    voice = TerminalVoice(LANGUAGES[0])
    try:
        voice = TerminalVoice(language(words, os.environ))
        return _run(words, commands, console or Keyboard(), voice, clock)
    except Mistake as mistake:
        complain(voice.explain(mistake))
        return mistake.code
    except StoreFault as fault:
        complain(voice.say(fault.text))
        return fault.code
    except Declined as declined:
        complain(voice.refusal(declined.refusal))
        return WRONG
    except EOFError:
        complain("\n" + voice.tell("input-ended"))
        return FAILED
    except KeyboardInterrupt:
        complain("\n" + voice.tell("interrupted"))
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read us has gone.
        _drop_output()
        return FAILED
    except OSError as error:
        _drop_output()
        complain(voice.tell("system-error", problem=error.strerror or str(error)))
        return NO_OUTPUT


def _drop_output() -> None:
    """What Python still wants to flush has nowhere to go."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def language(words: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language asked for, by argument or environment, before anything is said."""
    parser = Parser(add_help=False, allow_abbrev=False)
    parser.add_argument("--lang")
    known, _ = parser.parse_known_args(words)
    wanted = known.lang or environment.get(LANGUAGE) or LANGUAGES[0]
    plain = re.split("[-_.@]", wanted.lower())[0]  # fr_FR.UTF-8 is French
    wanted = plain if plain in LANGUAGES else wanted
    if wanted not in LANGUAGES:
        raise Mistake("unknown-language", typed=wanted, legal=LANGUAGES)
    return wanted


def _run(
    words: Sequence[str],
    commands: Sequence[Command],
    console: Console,
    voice: TerminalVoice,
    clock: Callable[[], float],
) -> int:
    parser = Parser(prog="paravent", description=voice.tell("about"))
    parser.add_argument("--root", action="append", default=[], metavar="PACKAGE", help=voice.tell("arg-root"))
    parser.add_argument("--version", action="version", version=f"paravent {version('paravent')}")
    places = parser.add_subparsers(metavar="COMMAND")
    for command in commands:
        about = voice.tell(f"about-{command.name}")
        place = places.add_parser(command.name, help=about, description=about, allow_abbrev=False)
        command.arguments(place, voice)
        place.set_defaults(run=command.run)
    args = parser.parse_args(words)
    if "run" not in args:
        parser.print_help()
        return WRONG
    ended: int = args.run(Call(args, console, voice, clock))
    sys.stdout.flush()
    return ended
