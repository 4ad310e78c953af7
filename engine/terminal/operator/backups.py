"""`paravent backup` and `paravent restore`."""

import time
from argparse import ArgumentParser
from pathlib import Path

from engine.tables.backup import back_up, check, put_back
from engine.tables.file import WriterLock
from engine.tables.restoring import after_restore
from engine.terminal.arguments import count
from engine.terminal.command import OK, Call, Command
from engine.terminal.layout import paragraph
from engine.terminal.operator.database import add_database, write
from engine.terminal.voice import Voice

KEEP = 7


def backup_arguments(parser: ArgumentParser, voice: Voice) -> None:
    """What can be said after `backup`."""
    add_database(parser, voice)
    parser.add_argument("--to", type=Path, default=Path("backups"), metavar="DIR", help=voice.tell("arg-to"))
    parser.add_argument("--keep", type=count, default=KEEP, metavar="N", help=voice.tell("arg-keep"))


def run_backup(call: Call) -> int:
    """Copy the file, also while the bot runs."""
    made = back_up(call.args.database, call.args.to, call.args.keep, time.time())
    call.console.say(paragraph(call.voice.tell("backup-made", path=str(made), size=made.stat().st_size)))
    return OK


def restore_arguments(parser: ArgumentParser, voice: Voice) -> None:
    """What can be said after `restore`."""
    parser.add_argument("backup", type=Path, metavar="BACKUP", help=voice.tell("arg-backup"))
    add_database(parser, voice)


def run_restore(call: Call) -> int:
    """Put a backup back. What was there is kept; the tables are told."""
    database, source = call.args.database.resolve(), call.args.backup
    check(source)
    lock = WriterLock(database)
    lock.take()
    try:
        moved = put_back(database, source, time.time())
    finally:
        lock.release()
    told = write(call, after_restore)
    call.console.say(paragraph(call.voice.tell("restored", path=str(database), backup=str(source), tables=told)))
    if moved is not None:
        call.console.say(paragraph(call.voice.tell("restore-kept", path=str(moved))))
    return OK


BACKUP = Command("backup", backup_arguments, run_backup)
RESTORE = Command("restore", restore_arguments, run_restore)
