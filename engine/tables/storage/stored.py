"""What is stored, as one transaction finds it: rows by kind. Everything above storage asks here and names no SQL."""

from collections.abc import Iterator
from contextlib import contextmanager
from sqlite3 import Connection

from engine.tables.storage.sql.clocks import ClockRows
from engine.tables.storage.sql.damage import DamageRows
from engine.tables.storage.sql.forgotten import ForgottenRows
from engine.tables.storage.sql.lock_outs import LockOutsRows
from engine.tables.storage.sql.motions import MotionRows
from engine.tables.storage.sql.outbox import OutboxRows
from engine.tables.storage.sql.pausing import ServerRows
from engine.tables.storage.sql.people import PersonRows
from engine.tables.storage.sql.pruning import Pruning
from engine.tables.storage.sql.reminders import ReminderRows
from engine.tables.storage.sql.requests import RequestRows
from engine.tables.storage.sql.statistics import Statistics
from engine.tables.storage.sql.steps import StepRows
from engine.tables.storage.sql.tables import TableRows
from engine.tables.storage.sql.whole import WholeRows

SAVEPOINT = "work"
"""Where each transaction of a group begins."""


class Stored:
    """The door to the rows. Another engine would stand behind the same names."""

    def __init__(self, db: Connection) -> None:
        self.db = db
        """For the rest of this room, and for nobody above it."""
        self.tables = TableRows(db)
        self.steps = StepRows(db)
        self.clocks = ClockRows(db)
        self.reminders = ReminderRows(db)
        self.people = PersonRows(db)
        self.motions = MotionRows(db)
        self.outbox = OutboxRows(db)
        self.requests = RequestRows(db)
        self.servers = ServerRows(db)
        self.statistics = Statistics(db)
        self.pruning = Pruning(db)
        self.whole = WholeRows(db)
        self.forgotten = ForgottenRows(db)
        self.lock_outs = LockOutsRows(db)
        self.damage = DamageRows(db)

    @contextmanager
    def apart(self) -> Iterator[None]:
        """Inside a transaction: what is done here is undone by itself if it raises."""
        self.db.execute("SAVEPOINT apart")
        try:
            yield
        except BaseException:
            if self.db.in_transaction:  # else SQLite has rolled everything back by itself
                self.db.execute("ROLLBACK TO apart")
                self.db.execute("RELEASE apart")
            self.tables.moved += 1
            raise
        self.db.execute("RELEASE apart")

    def start_over(self) -> None:
        """Inside a transaction: undo what it has done so far, and go on."""
        self.db.execute(f"ROLLBACK TO {SAVEPOINT}")
        self.tables.moved += 1
