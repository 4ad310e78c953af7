"""What the operator's commands share: which file, what time it is, and a transaction to look or write in."""

import asyncio
import os
from argparse import ArgumentParser
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from engine.tables.storage.faults import faults_of
from engine.tables.storage.file import making
from engine.tables.storage.reading import reading
from engine.tables.storage.store import Store
from engine.tables.storage.stored import Stored
from engine.tables.transaction.dice import Dice
from engine.tables.transaction.transaction import Transaction
from engine.terminal.console.command import Call
from engine.terminal.console.voice import Mistake, TerminalVoice
from engine.words.sources import LANGUAGES

R = TypeVar("R")

VARIABLE = "PARAVENT_DATABASE"
DEFAULT = "paravent.db"


def add_database(parser: ArgumentParser, voice: TerminalVoice) -> None:
    """`--database`, which every command of the operator has."""
    default = os.environ.get(VARIABLE) or DEFAULT
    parser.add_argument("--lang", choices=LANGUAGES, help=voice.tell("arg-lang"))
    parser.add_argument("--database", type=Path, default=Path(default), metavar="FILE", help=voice.tell("arg-database"))


def discord_id(typed: str) -> int:
    """A Discord id: a number that fits into 63 bits."""
    if not (typed.isascii() and typed.isdigit() and len(typed) <= 20) or int(typed) >= 1 << 63:
        raise Mistake("bad-user", typed=typed[:40])
    return int(typed)


def transaction(call: Call, stored: Stored, user: int | None = None) -> Transaction:
    """A transaction of the operator, or of a user if he is known."""
    person = None if user is None else stored.people.of_user(user)
    if user is not None and person is None:
        raise Mistake("unknown-user", typed=str(user))
    id = None if person is None else person.id
    return Transaction(stored, call.games, int(call.clock()), id, None, Dice().secret, set())


def table_id(typed: str) -> str:
    """The id of a table, as it may be typed."""
    return typed.strip().lower()


def write_private(path: Path, content: bytes) -> None:
    """A new file that only its owner may read, complete or not there at all; none is overwritten."""
    if path.exists():
        raise Mistake("file-exists", path=str(path))
    with faults_of(path), making(path) as part:
        part.write_bytes(content)


def look(call: Call, work: Callable[[Transaction], R], user: int | None = None) -> R:
    """Look at what is committed; no lock is needed."""
    with reading(call.args.database) as stored:
        return work(transaction(call, stored, user))


def write(call: Call, work: Callable[[Transaction], R], user: int | None = None, *, compact: bool = False) -> R:
    """Be the writer for one transaction. The file must be there: these commands begin nothing."""
    with reading(call.args.database, any_schema=True):
        pass

    async def once() -> R:
        async with Store(call.args.database) as store:
            result = await store.write(lambda stored: work(transaction(call, stored, user)))
            if compact:
                await store.compact()
            return result

    return asyncio.run(once())
