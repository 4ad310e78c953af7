"""`paravent`: every command there is, with those of the bot, `run` and `doctor`. What those two need is imported when
they are used: nobody waits for Discord's library who plays in the terminal, or has not installed it."""

import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from types import ModuleType

from bot.program.dotenv import NotText, lend
from engine.terminal import main as terminal
from engine.terminal.console.command import Call, Command
from engine.terminal.console.console import Console
from engine.terminal.console.voice import Mistake, TerminalVoice
from engine.terminal.operator.database import VARIABLE as DATABASE
from engine.terminal.operator.database import add_database, discord_id

OPTIONAL = ("discord", "aiohttp", "PIL")
"""What the extra `discord` in pyproject.toml brings."""


def run_arguments(parser: ArgumentParser, voice: TerminalVoice) -> None:
    """What can be said after `run`."""
    parser.add_argument("--sync", action="store_true", help=voice.tell("arg-sync"))
    add_database(parser, voice)


def doctor_arguments(parser: ArgumentParser, voice: TerminalVoice) -> None:
    """What can be said after `doctor`."""
    parser.add_argument("--live", action="store_true", help=voice.tell("arg-live"))
    parser.add_argument("--server", type=discord_id, metavar="ID", help=voice.tell("arg-server"))
    parser.add_argument("--channel", type=discord_id, metavar="ID", help=voice.tell("arg-channel"))
    parser.add_argument("--to", type=Path, default=Path("backups"), metavar="DIR", help=voice.tell("arg-to"))
    add_database(parser, voice)


def run(call: Call) -> int:
    """Run the bot."""
    ended: int = _operator().run_bot(call)
    return ended


def doctor(call: Call) -> int:
    """Look what is wrong."""
    ended: int = _operator().run_doctor(call)
    return ended


RUN = Command("run", run_arguments, run)
DOCTOR = Command("doctor", doctor_arguments, doctor)


def main(argv: Sequence[str] | None = None, console: Console | None = None) -> int:
    """Run one command. It may also end with 69 if Discord is away, and with 78 if a setting has to be mended."""
    with suppress(NotText):  # told by those who need more of it
        lend((DATABASE, terminal.LANGUAGE))
    return terminal.main(argv, (*terminal.COMMANDS, RUN, DOCTOR), console)


def _operator() -> ModuleType:
    try:
        return import_module("bot.program.operator")
    except ModuleNotFoundError as error:
        if error.name in OPTIONAL:
            raise Mistake("no-library", name=error.name) from error
        raise


if __name__ == "__main__":
    sys.exit(main())
