"""`paravent backup` and `paravent restore`."""

from argparse import ArgumentParser
from pathlib import Path

from engine.tables.operate.backup import back_up, check
from engine.tables.operate.exchange import mend, put_back
from engine.tables.operate.upkeep import renew_all
from engine.tables.storage.faults import Fault, StoreFault
from engine.tables.storage.file import WriterLock, check_owner
from engine.tables.storage.reading import reading
from engine.terminal.console.arguments import count
from engine.terminal.console.command import OK, Call, Command
from engine.terminal.console.layout import bullets, paragraph
from engine.terminal.console.voice import Mistake, TerminalVoice, Unusable
from engine.terminal.operator.database import add_database, transaction

KEEP = 7


def backup_arguments(parser: ArgumentParser, voice: TerminalVoice) -> None:
    """What can be said after `backup`."""
    add_database(parser, voice)
    parser.add_argument("--to", type=Path, default=Path("backups"), metavar="DIR", help=voice.tell("arg-to"))
    parser.add_argument("--keep", type=count, default=KEEP, metavar="N", help=voice.tell("arg-keep"))


def run_backup(call: Call) -> int:
    """Copy the file, also while the bot runs."""
    made = back_up(call.args.database, call.args.to, call.args.keep, call.clock())
    size = made.path.stat().st_size
    call.console.say(paragraph(call.voice.tell("backup-made", path=str(made.path), size=size)))
    if made.left:
        call.console.say(paragraph(call.voice.tell("backup-left", n=made.left)))
    _name(call, made.damaged)
    if not made.rotated:
        call.console.say(bullets([call.voice.tell("backup-kept-all")], "! "))
    return OK  # it was made and kept: whoever copies it elsewhere must not stop for one table


def _name(call: Call, damaged: tuple[str, ...]) -> None:
    """The tables in a backup of which something is not what was written."""
    if damaged:
        call.console.say(bullets([call.voice.tell("backup-damaged", tables=damaged)], "! "))


def restore_arguments(parser: ArgumentParser, voice: TerminalVoice) -> None:
    """What can be said after `restore`."""
    parser.add_argument("backup", type=Path, metavar="BACKUP", help=voice.tell("arg-backup"))
    add_database(parser, voice)


def run_restore(call: Call) -> int:
    """Put a backup back. What was there is kept; the tables are told."""
    database, source = call.args.database.resolve(), call.args.backup
    if database.exists() and source.exists() and database.samefile(source):
        raise Mistake("restore-itself", path=str(source))
    damaged = _check(source)
    check_owner(database)
    lock = WriterLock(database)
    lock.take()
    told: list[int] = []
    try:
        mend(database)
        lost = _steps(database) - _steps(source)
        kept = put_back(database, source, call.clock(), lambda copy: told.append(renew_all(transaction(call, copy))))
    finally:
        lock.release()
    say = call.console.say
    say(paragraph(call.voice.tell("restored", path=str(database), backup=str(source), tables=sum(told))))
    if kept is not None:
        say(paragraph(call.voice.tell("restore-kept", path=str(kept), lost=max(lost, 0))))
    say(paragraph(call.voice.tell("restore-forgotten")))
    _name(call, damaged)
    return OK


def _check(source: Path) -> tuple[str, ...]:
    """The damaged tables in it. Of a backup that is not good, one cannot say that a backup should be restored."""
    try:
        return tuple(check(source))
    except StoreFault as fault:
        if fault.fault in (Fault.EMPTY_FILE, Fault.TRUNCATED, Fault.DAMAGED, Fault.NOT_A_DATABASE):
            raise Unusable("bad-backup", path=str(source)) from fault
        raise


def _steps(path: Path) -> int:
    """How many steps are in a file, as far as that can be told."""
    try:
        with reading(path, any_schema=True) as stored:
            return stored.statistics.steps(0)[0]
    except StoreFault:
        return 0


BACKUP = Command("backup", backup_arguments, run_backup)
RESTORE = Command("restore", restore_arguments, run_restore)
