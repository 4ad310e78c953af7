"""`paravent export` and `paravent import`: one table out of the file, or into it."""

from argparse import ArgumentParser
from pathlib import Path

from msgspec import json

from engine.core.stored import to_json
from engine.tables.operate.export import NotCarried, bring_in, pack, unpack
from engine.tables.operate.people import of_table
from engine.tables.storage.faults import faults_of
from engine.tables.transaction.transaction import Transaction
from engine.terminal.console.command import OK, Call, Command
from engine.terminal.console.layout import paragraph
from engine.terminal.console.voice import Mistake, TerminalVoice, Unusable
from engine.terminal.operator.database import add_database, discord_id, look, table_id, write, write_private


def export_arguments(parser: ArgumentParser, voice: TerminalVoice) -> None:
    """What can be said after `export`."""
    parser.add_argument("table", type=table_id, metavar="TABLE", help=voice.tell("arg-table"))
    parser.add_argument("--for", dest="user", type=discord_id, metavar="USER", help=voice.tell("arg-for"))
    parser.add_argument("--out", type=Path, metavar="FILE", help=voice.tell("arg-out-file"))
    add_database(parser, voice)


def run_export(call: Call) -> int:
    """Write a table as JSON: all of it, or what one player may see."""
    content = look(call, lambda tx: _content(call, tx), call.args.user)
    if call.args.out is None:
        call.console.say(content.decode().rstrip("\n"))
        return OK
    write_private(call.args.out, content)
    key = "exported" if call.args.user is None else "exported-for"
    call.console.say(paragraph(call.voice.tell(key, table=call.args.table, path=str(call.args.out))))
    return OK


def import_arguments(parser: ArgumentParser, voice: TerminalVoice) -> None:
    """What can be said after `import`."""
    parser.add_argument("file", type=Path, metavar="FILE", help=voice.tell("arg-exported"))
    add_database(parser, voice)


def run_import(call: Call) -> int:
    """Bring in a table that was exported. It is checked like any other before it is kept."""
    path: Path = call.args.file
    with faults_of(path):
        content = path.read_bytes()
    try:
        carried = unpack(content)
        table = write(call, lambda tx: bring_in(tx, carried))
    except NotCarried as error:
        raise Unusable(f"import-{error.why}", path=str(path), problem=error.problem) from error
    call.console.say(paragraph(call.voice.tell("imported", table=table)))
    return OK


def _content(call: Call, tx: Transaction) -> bytes:
    table = tx.stored.tables.find(call.args.table)
    if table is None:
        raise Mistake("unknown-table", typed=call.args.table)
    if call.args.user is None:
        return pack(tx.stored, table.id)
    return json.format(to_json(of_table(tx, table))) + b"\n"


EXPORT = Command("export", export_arguments, run_export)
IMPORT = Command("import", import_arguments, run_import)
