"""What waits to be written, and how it is committed: together, each for itself undone if it raises."""

import asyncio
import sqlite3
from asyncio import CancelledError, Future
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

from engine.tables.storage.database_thread import DatabaseThread
from engine.tables.storage.faults import faults_in
from engine.tables.storage.stored import SAVEPOINT, Stored

R = TypeVar("R")
Work: TypeAlias = Callable[[Stored], R]
"""What a transaction does. It may raise; then it has done nothing."""
Then: TypeAlias = Callable[[], None]
"""What follows a transaction once it is on disk."""

Outcome: TypeAlias = tuple[Any, BaseException | None]
Waiting: TypeAlias = tuple[Work[Any], Future[Any], Then | None]

GROUP = 256
"""The most transactions that share one commit."""


class GroupCommits:
    """The queue in front of the writer. No task works it off: cancelling them all loses nothing that was accepted."""

    def __init__(self, path: Path, writer: DatabaseThread) -> None:
        self._path, self._writer = path, writer
        self._waiting: deque[Waiting] = deque()
        self._quiet = asyncio.Event()
        self._quiet.set()

    def add(self, work: Work[R], then: Then | None) -> Future[R]:
        """Accept a transaction. It is dropped if its future is cancelled before its turn comes, else carried out."""
        loop = asyncio.get_running_loop()
        answer: Future[R] = loop.create_future()
        self._waiting.append((work, answer, then))
        if self._quiet.is_set():
            self._quiet.clear()
            loop.call_soon(self._next)
        return answer

    async def outlast(self) -> CancelledError | None:
        """Wait until all that was accepted is on disk, however often that is cancelled meanwhile."""
        cancelled = None
        while not self._quiet.is_set():
            try:
                await self._quiet.wait()
            except CancelledError as error:
                cancelled = error
        return cancelled

    def _next(self) -> None:
        """Send the writer whatever waits."""
        group: list[Waiting] = []
        while self._waiting and len(group) < GROUP:
            waiting = self._waiting.popleft()
            if not waiting[1].cancelled():
                group.append(waiting)
        if not group:
            self._quiet.set()
            return
        done = self._writer.begin(self._commit, [work for work, _, _ in group])
        done.add_done_callback(lambda done: self._committed(group, done.result()))

    def _committed(self, group: list[Waiting], outcomes: list[Outcome]) -> None:
        for (_, answer, then), outcome in zip(group, outcomes, strict=True):
            _tell(answer, then, outcome)
        self._next()

    # In the writer's thread

    def _commit(self, stored: Stored, works: list[Work[Any]]) -> list[Outcome]:
        """All of them in one transaction. If that fails, none of them has happened."""
        outcomes: list[Outcome] = []
        db = stored.db
        try:
            with faults_in(self._path):
                db.execute("BEGIN IMMEDIATE")
                for work in works:
                    outcomes.append(self._attempt(stored, work))
                db.execute("COMMIT")
        except BaseException as error:
            roll_back(db)
            # Those that had failed by themselves keep their own reason.
            own = [failed for _, failed in outcomes] + [None] * (len(works) - len(outcomes))
            return [(None, failed or error) for failed in own]
        return outcomes

    def _attempt(self, stored: Stored, work: Work[Any]) -> Outcome:
        db = stored.db
        db.execute(f"SAVEPOINT {SAVEPOINT}")
        try:
            with faults_in(self._path):
                result = carry_out(work, stored)
        except BaseException as error:
            if not db.in_transaction:
                raise  # SQLite has rolled everything back by itself: the whole group has failed
            stored.start_over()
            db.execute(f"RELEASE {SAVEPOINT}")
            return None, error
        db.execute(f"RELEASE {SAVEPOINT}")
        return result, None


def carry_out(work: Work[R], stored: Stored) -> R:
    """What it returns, or raises."""
    try:
        return work(stored)
    except StopIteration as stop:
        # No future can hold this one: whoever waits would wait for ever.
        raise RuntimeError("a transaction raised StopIteration") from stop


def roll_back(db: sqlite3.Connection) -> None:
    """End the transaction, unless SQLite has by itself. What made it fail is told, not that this failed as well."""
    if db.in_transaction:
        with suppress(sqlite3.Error):
            db.execute("ROLLBACK")


def _tell(answer: Future[Any], then: Then | None, outcome: Outcome) -> None:
    """Who has stopped waiting is not told; what he asked for has been done all the same."""
    result, error = outcome
    if error is None and then is not None:
        answer.get_loop().call_soon(then)  # before its caller goes on; if it raises, the others are told all the same
    if answer.cancelled():
        return
    if error is None:
        answer.set_result(result)
    else:
        answer.set_exception(error)
