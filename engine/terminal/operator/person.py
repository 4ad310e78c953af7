"""`paravent person`: what is kept of one person, and forgetting him."""

from argparse import ArgumentParser

from engine.core.stored import to_json
from engine.tables.persons import forget, own_data
from engine.terminal.command import OK, Call, Command
from engine.terminal.layout import paragraph
from engine.terminal.operator.database import add_database, discord_id, look, write
from engine.terminal.voice import Voice


def arguments(parser: ArgumentParser, voice: Voice) -> None:
    """What can be said after `person`."""
    parser.add_argument("user", type=discord_id, metavar="USER", help=voice.tell("arg-user"))
    parser.add_argument("--forget", action="store_true", help=voice.tell("arg-forget"))
    add_database(parser, voice)


def run(call: Call) -> int:
    """Print what is kept, as the person may see it; or forget him."""
    if not call.args.forget:
        call.console.say(to_json(look(call, own_data, call.args.user)).decode())
        return OK
    write(call, forget, call.args.user)
    call.console.say(paragraph(call.voice.tell("forgotten")))
    return OK


COMMAND = Command("person", arguments, run)
