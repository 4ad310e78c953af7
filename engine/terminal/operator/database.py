"""What the operator's commands share: which file, what time it is, and a desk to look or write from."""

import asyncio
import os
import secrets
import time
from argparse import ArgumentParser
from collections.abc import Callable
from pathlib import Path
from sqlite3 import Connection
from typing import TypeVar

from engine.tables.desk import Desk
from engine.tables.faults import faults_of
from engine.tables.file import making
from engine.tables.reading import reading
from engine.tables.sql import people
from engine.tables.store import Store
from engine.terminal.command import Call
from engine.terminal.voice import Mistake, Voice
from engine.words.sources import LANGUAGES

R = TypeVar("R")

VARIABLE = "PARAVENT_DATABASE"
DEFAULT = "paravent.db"


def add_database(parser: ArgumentParser, voice: Voice) -> None:
    """`--database`, which every command of the operator has."""
    default = os.environ.get(VARIABLE) or DEFAULT
    parser.add_argument("--lang", choices=LANGUAGES, help=voice.tell("arg-lang"))
    parser.add_argument("--database", type=Path, default=Path(default), metavar="FILE", help=voice.tell("arg-database"))


def discord_id(typed: str) -> int:
    """A Discord id: a number that fits into 63 bits."""
    if not (typed.isascii() and typed.isdigit() and len(typed) <= 20) or int(typed) >= 1 << 63:
        raise Mistake("bad-user", typed=typed[:40])
    return int(typed)


def now() -> int:
    """The time, as the tables keep it."""
    return int(time.time())


def desk(call: Call, db: Connection, user: int | None = None) -> Desk:
    """A desk of the operator, or of a user if he is known."""
    person = None if user is None else people.of_user(db, user)
    if user is not None and person is None:
        raise Mistake("unknown-user", typed=str(user))
    return Desk(db, call.games, now(), person.id if person else None, None, secrets.token_bytes, set())


def table_id(typed: str) -> str:
    """The id of a table, as it may be typed."""
    return typed.strip().lower()


def write_private(path: Path, content: bytes) -> None:
    """A new file that only its owner may read, complete or not there at all; none is overwritten."""
    if path.exists():
        raise Mistake("file-exists", path=str(path))
    with faults_of(path), making(path) as part:
        part.write_bytes(content)


def look(call: Call, work: Callable[[Desk], R], user: int | None = None) -> R:
    """Look at what is committed; no lock is needed."""
    with reading(call.args.database) as db:
        return work(desk(call, db, user))


def write(call: Call, work: Callable[[Desk], R], user: int | None = None, *, compact: bool = False) -> R:
    """Be the writer for one transaction. The file must be there: these commands begin nothing."""
    with reading(call.args.database, any_schema=True):
        pass

    async def once() -> R:
        async with Store(call.args.database) as store:
            result = await store.write(lambda db: work(desk(call, db, user)))
            if compact:
                await store.compact()
            return result

    return asyncio.run(once())
