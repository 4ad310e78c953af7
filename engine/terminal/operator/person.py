"""`paravent person`: what is kept of one person, and forgetting him."""

from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from msgspec import json

from engine.core.stored import to_json
from engine.tables.operate.people import forget, left_of, own_data
from engine.terminal.console.command import OK, Call, Command
from engine.terminal.console.layout import paragraph
from engine.terminal.console.voice import Mistake, TerminalVoice
from engine.terminal.operator.database import add_database, discord_id, look, write, write_private


def arguments(parser: ArgumentParser, voice: TerminalVoice) -> None:
    """What can be said after `person`."""
    parser.add_argument("user", type=discord_id, metavar="USER", help=voice.tell("arg-user"))
    parser.add_argument("--forget", action="store_true", help=voice.tell("arg-forget"))
    parser.add_argument("--out", type=Path, metavar="FILE", help=voice.tell("arg-out-file"))
    add_database(parser, voice)


def run(call: Call) -> int:
    """Print what is kept, as the person may see it; or forget him."""
    if call.args.forget:
        done = write(call, forget, call.args.user)
        call.console.say(paragraph(call.voice.tell("forgotten", on=done.play_on, ended=done.ended)))
        if done.marked:
            call.console.say(paragraph(call.voice.tell("forgotten-marks", n=done.marked)))
        return OK
    content = json.format(to_json(_kept(call)))
    if call.args.out is None:
        call.console.say(content.decode())
    else:
        write_private(call.args.out, content + b"\n")
        call.console.say(paragraph(call.voice.tell("person-written", path=str(call.args.out))))
    return OK


def _kept(call: Call) -> dict[str, Any]:
    """Of whom we know, everything; of whom was forgotten, what still is there."""
    try:
        return look(call, own_data, call.args.user)
    except Mistake:
        left = look(call, lambda tx: left_of(tx, call.args.user))
        if not left["marks"]:
            raise
        return left


COMMAND = Command("person", arguments, run)
