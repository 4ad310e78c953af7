"""`paravent verify`: is the file whole, and does every step follow from the rules?"""

from argparse import ArgumentParser

from engine.tables.operate.verify import Report, verify, verify_all
from engine.tables.storage.reading import problems
from engine.tables.transaction.transaction import Transaction
from engine.terminal.console.command import FAILED, OK, Call, Command
from engine.terminal.console.layout import bullets, paragraph
from engine.terminal.console.voice import Mistake, TerminalVoice
from engine.terminal.operator.database import add_database, look, table_id


def arguments(parser: ArgumentParser, voice: TerminalVoice) -> None:
    """What can be said after `verify`."""
    parser.add_argument("table", nargs="?", type=table_id, metavar="TABLE", help=voice.tell("arg-table-or-all"))
    add_database(parser, voice)


def run(call: Call) -> int:
    """Check, and say what was run again and what was not."""
    wrong, report = look(call, lambda tx: (problems(tx.stored), _checked(call, tx)))
    voice, say = call.voice, call.console.say
    say(paragraph(voice.tell("verify-done", tables=report.tables, steps=report.steps, again=report.again)))
    for reason, steps in sorted(report.skipped.items()):
        say(paragraph(voice.tell(f"verify-skipped-{reason}", steps=steps)))
    for table, game in report.unknown:
        say(paragraph(voice.tell("verify-unknown", table=table, game=game)))
    found = [*wrong, *(voice.tell("verify-fault", table=table, fault=fault) for table, fault in report.faults)]
    if not found:
        say(voice.tell("verify-fine"))
        return OK
    say(bullets(found, "! "))
    say(paragraph(voice.tell("verify-advice")))
    return FAILED


def _checked(call: Call, tx: Transaction) -> Report:
    if call.args.table is None:
        return verify_all(tx)
    table = tx.stored.tables.find(call.args.table)
    if table is None:
        raise Mistake("unknown-table", typed=call.args.table)
    report = Report()
    verify(tx, table, report)
    return report


COMMAND = Command("verify", arguments, run)
