"""The thread of a database: one connection lives in it, and whole functions are run with it one after another."""

import asyncio
import sqlite3
from asyncio import Future
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

import aiosqlite

from engine.tables.storage.stored import Stored

R = TypeVar("R")

LOGGER = aiosqlite.__name__
"""Under which name what goes on in the thread is logged."""


class DatabaseThread(aiosqlite.Connection):
    """A connection whose thread runs a whole function at once."""

    def __init__(self, connector: Callable[[], sqlite3.Connection]) -> None:
        super().__init__(self._keep, iter_chunk_size=64)
        self._open = connector
        self._kept: Stored | None = None
        # A forgotten connection must not keep a dying process alive: nothing is in it that is not on disk.
        self._thread.daemon = True

    def begin(self, work: Callable[..., R], *arguments: Any) -> Future[R]:
        """Have it run with what is stored, after all that was begun before. It runs even if nobody waits for it."""
        answer: Future[R] = asyncio.get_running_loop().create_future()
        self._tx.put_nowait((answer, partial(work, self._kept, *arguments)))
        return answer

    async def hang_up(self) -> None:
        """Finish what was begun, then close. After it the thread is gone, even if it never got a connection."""
        try:
            await self.close()
        finally:
            if self._thread.is_alive():
                await asyncio.to_thread(self._thread.join)
            if self._kept is not None:
                self._kept.db.close()

    def _keep(self) -> sqlite3.Connection:
        """Whoever is cancelled while it opens never sees it, and has to close it all the same."""
        db = self._open()
        self._kept = Stored(db)
        return db
