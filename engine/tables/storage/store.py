"""The store: one writer that groups commits, one reader beside it, each a connection in a thread of its own.

A transaction is a function of what is stored, run whole in the writer's thread: a task that is cancelled while it
waits leaves nothing half-done. What `write` returns is on disk.
"""

import sqlite3
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from types import TracebackType
from typing import TypeVar

from engine.tables.storage import file
from engine.tables.storage.database_thread import DatabaseThread
from engine.tables.storage.faults import Fault, StoreFault, faults_in, faults_of
from engine.tables.storage.file import read_any_text
from engine.tables.storage.group_commits import GroupCommits, Then, Work, carry_out, roll_back
from engine.tables.storage.schema import Migration, migrate, migrations, take
from engine.tables.storage.stored import Stored

R = TypeVar("R")

_SECONDS_BUSY = 5.0


class Store:
    """One SQLite file. `async with Store(path) as store:` opens it for writing; one process at a time can."""

    def __init__(self, path: Path, steps: Sequence[Migration] | None = None) -> None:
        # One file has one lock, whichever name it is opened by.
        self.path = path.resolve()
        self._migrations = migrations() if steps is None else tuple(steps)
        self._lock = file.WriterLock(self.path)
        self._writer = DatabaseThread(self._open_writer)
        self._reader = DatabaseThread(lambda: connect(self.path, for_writing=False))
        self._commits = GroupCommits(self.path, self._writer)
        self._closed = True

    async def __aenter__(self) -> "Store":
        try:
            with faults_of(self.path):
                self._prepare()
                file.OPEN.add(self.path)
                await self._writer
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
        cancelled = await self._commits.outlast()
        await self._hang_up()
        if cancelled is not None:
            raise cancelled

    async def write(self, work: Work[R], then: Then | None = None) -> R:
        """Run a transaction. Those that wait at the same time share a commit, each for itself undone if it raises.

        `then` is called when it is on disk, even if the caller has been cancelled in the meantime.
        """
        self._must_be_open()
        return await self._commits.add(work, then)

    def soon(self, work: Work[None]) -> None:
        """Run a transaction nobody waits for, after all that was accepted before."""
        self._must_be_open()
        self._commits.add(work, None)

    async def read(self, work: Work[R]) -> R:
        """Look at what is committed, all of it at one moment; whoever writes is not held up."""
        self._must_be_open()
        return await self._reader.begin(self._look, work)

    async def compact(self) -> None:
        """Give the room of what was removed back to the disk. It takes as much room again while it runs."""
        self._must_be_open()
        with faults_of(self.path):
            await self._writer.begin(lambda stored: stored.db.execute("VACUUM"))

    async def checkpoint(self) -> None:
        """Bring the log into the file and empty it: what was removed is then in neither."""
        self._must_be_open()
        with faults_of(self.path):
            await self._writer.begin(lambda stored: stored.db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone())

    def _must_be_open(self) -> None:
        if self._closed:
            raise StoreFault(Fault.CLOSED, self.path)

    # Opening and closing

    def _prepare(self) -> None:
        """Everything that can be wrong before SQLite has touched the file."""
        if not self.path.parent.is_dir():
            raise StoreFault(Fault.CANNOT_OPEN, self.path, problem=f"there is no folder {self.path.parent}")
        file.check_owner(self.path)
        file.check_writable(self.path)
        self._lock.take()
        if self.path.exists():
            file.check(self.path)
            self.path.chmod(file.PRIVATE)
        else:
            file.check_restored(self.path)
            file.create(self.path, self._fill)

    def _fill(self, db: sqlite3.Connection) -> None:
        for step in self._migrations:
            take(db, step)

    def _open_writer(self) -> sqlite3.Connection:
        """In the writer's thread. Nothing is written before it is clear that the file is ours."""
        db = connect(self.path, for_writing=True)
        try:
            file.check_ours(self.path, db, len(self._migrations))
            if db.execute("PRAGMA journal_mode = WAL").fetchone() != ("wal",):
                raise StoreFault(Fault.CANNOT_OPEN, self.path, problem="no write-ahead log can be kept here")
            db.execute("PRAGMA synchronous = FULL")
            db.execute("PRAGMA secure_delete = ON")  # a person who is forgotten is not to be found in the file
            migrate(self.path, db, self._migrations)
            db.execute("PRAGMA foreign_keys = ON")
        except BaseException:
            db.close()  # now: the exception would keep it open for as long as somebody looks at it
            raise
        return db

    async def _hang_up(self) -> None:
        """Each is closed even if closing another fails; the lock goes last."""
        async with AsyncExitStack() as stack:
            stack.callback(self._lock.release)
            stack.callback(file.OPEN.discard, self.path)
            stack.push_async_callback(self._writer.hang_up)
            stack.push_async_callback(self._reader.hang_up)

    def _look(self, stored: Stored, work: Work[R]) -> R:
        with faults_in(self.path):
            stored.db.execute("BEGIN")
            try:
                return carry_out(work, stored)
            finally:
                roll_back(stored.db)


def connect(path: Path, *, for_writing: bool) -> sqlite3.Connection:
    """A connection that begins no transaction by itself. It never creates a file."""
    mode = "rw" if for_writing else "ro"
    db = sqlite3.connect(
        f"{path.absolute().as_uri()}?mode={mode}",
        uri=True,
        timeout=_SECONDS_BUSY,
        isolation_level=None,
        check_same_thread=False,
        cached_statements=256,
    )
    read_any_text(db)
    return db
