"""The store: one writer that groups commits, one reader beside it, each a connection in a thread of its own.

A transaction is a function of the connection, run whole in the writer's thread: a task that is cancelled while it
waits leaves nothing half-done. What `write` returns is on disk.
"""

import asyncio
import sqlite3
from asyncio import Future
from collections import deque
from collections.abc import Callable, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, TypeAlias, TypeVar

import aiosqlite

from engine.tables import file
from engine.tables.faults import Fault, StoreFault, faults_of
from engine.tables.schema import Migration, migrate, migrations

R = TypeVar("R")
Work: TypeAlias = Callable[[sqlite3.Connection], R]
"""What a transaction does. It may raise; then it has done nothing."""

Outcome: TypeAlias = tuple[Any, BaseException | None]
Then: TypeAlias = Callable[[], None]
Waiting: TypeAlias = tuple[Work[Any], Future[Any], Then | None]

GROUP = 256
"""The most transactions that share one commit."""

_SECONDS_BUSY = 5.0


class Line(aiosqlite.Connection):
    """A connection whose thread runs a whole function at once."""

    def __init__(self, connector: Callable[[], sqlite3.Connection]) -> None:
        super().__init__(connector, iter_chunk_size=64)
        # A forgotten connection must not keep a dying process alive: nothing is in it that is not on disk.
        self._thread.daemon = True

    async def run(self, work: Callable[..., R], *arguments: Any) -> R:
        """Run it with the connection, in the connection's thread."""
        result: R = await self._execute(work, self._conn, *arguments)  # type: ignore[no-untyped-call]
        return result


class Store:
    """One SQLite file. `async with Store(path) as store:` opens it for writing; one process at a time can."""

    def __init__(self, path: Path, steps: Sequence[Migration] | None = None) -> None:
        self.path = path
        self._migrations = migrations() if steps is None else tuple(steps)
        self._lock = file.WriterLock(path)
        self._writer = Line(lambda: self._open(for_writing=True))
        self._reader = Line(lambda: self._open(for_writing=False))
        self._waiting: deque[Waiting] = deque()
        self._committing: asyncio.Task[None] | None = None
        self._closed = True

    async def __aenter__(self) -> "Store":
        self._prepare()
        try:
            await self._writer
            with faults_of(self.path):
                await self._writer.run(lambda db: migrate(self.path, db, self._migrations))
            await self._reader
        except BaseException:
            await self._hang_up()
            raise
        self._closed = False
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._closed = True
        if self._committing is not None:
            await self._committing
        await self._hang_up()

    async def write(self, work: Work[R], then: Then | None = None) -> R:
        """Run a transaction. Those that wait at the same time share a commit, each for itself undone if it raises.

        `then` is called when it is on disk, even if the caller has been cancelled in the meantime.
        """
        if self._closed:
            raise StoreFault(Fault.CLOSED, self.path)
        answer: Future[R] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, answer, then))
        if self._committing is None:
            self._committing = asyncio.create_task(self._commit_all())
        return await answer

    async def read(self, work: Work[R]) -> R:
        """Look at what is committed, all of it at one moment; whoever writes is not held up."""
        if self._closed:
            raise StoreFault(Fault.CLOSED, self.path)
        return await self._reader.run(self._look, work)

    def _prepare(self) -> None:
        """Everything that can be wrong before SQLite has touched the file."""
        if not self.path.parent.is_dir():
            raise StoreFault(Fault.CANNOT_OPEN, self.path, problem=f"there is no folder {self.path.parent}")
        if self.path.exists():
            file.check(self.path)
            file.check_owner(self.path)
        self._lock.take()
        if not self.path.exists():
            file.create(self.path)

    def _open(self, *, for_writing: bool) -> sqlite3.Connection:
        with faults_of(self.path):
            db = connect(self.path, for_writing=for_writing)
            if for_writing:
                db.execute("PRAGMA journal_mode = WAL")
                db.execute("PRAGMA synchronous = FULL")
                db.execute("PRAGMA foreign_keys = ON")
            return db

    async def _hang_up(self) -> None:
        await self._reader.close()
        await self._writer.close()
        self._lock.release()

    async def _commit_all(self) -> None:
        """Take whatever waits, commit it together, tell each; until nothing waits."""
        try:
            while self._waiting:
                group = [self._waiting.popleft() for _ in range(min(GROUP, len(self._waiting)))]
                wanted = [waiting for waiting in group if not waiting[1].cancelled()]
                outcomes = await self._writer.run(self._commit, [work for work, _, _ in wanted])
                for (_, answer, then), outcome in zip(wanted, outcomes, strict=True):
                    _tell(answer, then, outcome)
        finally:
            self._committing = None

    def _commit(self, db: sqlite3.Connection, works: list[Work[Any]]) -> list[Outcome]:
        """In the writer's thread: all of them in one transaction. If that fails, none of them has happened."""
        outcomes: list[Outcome] = []
        try:
            with faults_of(self.path):
                db.execute("BEGIN IMMEDIATE")
                for work in works:
                    outcomes.append(self._attempt(db, work))
                db.execute("COMMIT")
        except BaseException as error:
            if db.in_transaction:
                db.execute("ROLLBACK")
            return [(None, error if fault is None else fault) for fault in _own_errors(outcomes, len(works))]
        return outcomes

    def _attempt(self, db: sqlite3.Connection, work: Work[Any]) -> Outcome:
        db.execute("SAVEPOINT work")
        try:
            with faults_of(self.path):
                result = work(db)
        except Exception as error:
            if not db.in_transaction:
                raise  # SQLite has rolled everything back by itself: the whole group has failed
            db.execute("ROLLBACK TO work")
            db.execute("RELEASE work")
            return None, error
        db.execute("RELEASE work")
        return result, None

    def _look(self, db: sqlite3.Connection, work: Work[R]) -> R:
        with faults_of(self.path):
            db.execute("BEGIN")
            try:
                return work(db)
            finally:
                db.execute("ROLLBACK")


def connect(path: Path, *, for_writing: bool) -> sqlite3.Connection:
    """A connection that begins no transaction by itself. It never creates a file."""
    mode = "rw" if for_writing else "ro"
    return sqlite3.connect(
        f"{path.absolute().as_uri()}?mode={mode}",
        uri=True,
        timeout=_SECONDS_BUSY,
        isolation_level=None,
        check_same_thread=False,
        cached_statements=256,
    )


def _tell(answer: Future[Any], then: Then | None, outcome: Outcome) -> None:
    """Who has stopped waiting is not told; what he asked for has been done all the same."""
    result, error = outcome
    if error is None and then is not None:
        then()
    if answer.cancelled():
        return
    if error is None:
        answer.set_result(result)
    else:
        answer.set_exception(error)


def _own_errors(outcomes: list[Outcome], size: int) -> list[BaseException | None]:
    """Those that had failed by themselves keep their own reason."""
    return [error for _, error in outcomes] + [None] * (size - len(outcomes))
