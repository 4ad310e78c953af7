"""A new database for a test, as the store itself makes it, but made once for all tests of a process and then copied.

It is for tests that begin with one and are about something else: those of the file itself, of its migrations and of
the program let the store make it.
"""

import asyncio
import secrets
import sqlite3
from contextlib import closing
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread

from engine.tables.storage.file import PRIVATE
from engine.tables.storage.store import Store

NUMBER = b"Paravent"
"""The number that every database has of its own, as eight bytes: each copy gets another."""


def ready_made(path: Path) -> Path:
    """Lay a new database there, if there is none and nothing is left of one."""
    if not any(path.parent.glob(f"{path.name}*")):
        path.touch(PRIVATE)
        path.write_bytes(_empty().replace(NUMBER, secrets.token_bytes(len(NUMBER))))
    return path


@cache
def _empty() -> bytes:
    """Opened and closed once, so that it has its log already."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "paravent.db"
        opening = Thread(target=lambda: asyncio.run(_opened(path)))  # this thread has its own loop, and it runs
        opening.start()
        opening.join()
        with closing(sqlite3.connect(path, isolation_level=None)) as db:
            number = int.from_bytes(NUMBER, "big", signed=True)
            db.execute("UPDATE facts SET value = ? WHERE name = 'database'", (number,))
        made = path.read_bytes()
    assert made.count(NUMBER) == 1
    return made


async def _opened(path: Path) -> None:
    async with Store(path):
        pass
