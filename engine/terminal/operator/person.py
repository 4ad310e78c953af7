"""`paravent person`: what is kept of one person, and forgetting him."""

from argparse import ArgumentParser
from pathlib import Path

from msgspec import json

from engine.core.stored import to_json
from engine.tables.persons import forget, own_data
from engine.terminal.command import OK, Call, Command
from engine.terminal.layout import paragraph
from engine.terminal.operator.database import add_database, discord_id, look, write, write_private
from engine.terminal.voice import Voice


def arguments(parser: ArgumentParser, voice: Voice) -> None:
    """What can be said after `person`."""
    parser.add_argument("user", type=discord_id, metavar="USER", help=voice.tell("arg-user"))
    parser.add_argument("--forget", action="store_true", help=voice.tell("arg-forget"))
    parser.add_argument("--out", type=Path, metavar="FILE", help=voice.tell("arg-out-file"))
    add_database(parser, voice)


def run(call: Call) -> int:
    """Print what is kept, as the person may see it; or forget him."""
    if call.args.forget:
        play_on, ended = write(call, forget, call.args.user)
        call.console.say(paragraph(call.voice.tell("forgotten", on=play_on, ended=ended)))
        return OK
    content = json.format(to_json(look(call, own_data, call.args.user)))
    if call.args.out is None:
        call.console.say(content.decode())
    else:
        write_private(call.args.out, content + b"\n")
        call.console.say(paragraph(call.voice.tell("person-written", path=str(call.args.out))))
    return OK


COMMAND = Command("person", arguments, run)
