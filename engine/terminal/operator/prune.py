"""`paravent prune`: remove what nobody needs any more, and give the room back to the disk."""

from argparse import ArgumentParser

from engine.tables.operate.upkeep import prune
from engine.terminal.console.arguments import count
from engine.terminal.console.command import OK, Call, Command
from engine.terminal.console.layout import bullets
from engine.terminal.console.voice import TerminalVoice
from engine.terminal.operator.database import add_database, write

DAYS = 90


def arguments(parser: ArgumentParser, voice: TerminalVoice) -> None:
    """What can be said after `prune`."""
    parser.add_argument("--days", type=count, default=DAYS, metavar="N", help=voice.tell("arg-days"))
    add_database(parser, voice)


def run(call: Call) -> int:
    """Remove, and say how much of what."""
    removed = write(call, lambda tx: prune(tx, call.args.days), compact=True)
    call.console.say(call.voice.tell("pruned"))
    call.console.say(bullets([call.voice.tell(f"pruned-{what}", n=n) for what, n in removed.items()]))
    return OK


COMMAND = Command("prune", arguments, run)
