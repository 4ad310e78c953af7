"""What is stored, as one transaction finds it: rows by kind. Everything above storage asks here and names no SQL."""

from collections.abc import Callable
from sqlite3 import Connection, Error, IntegrityError

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

    def attempt(self, work: Callable[[], object]) -> Exception | None:
        """Inside a transaction: do this, all of it or nothing; what it raised. What is wrong with the file itself is
        for the whole transaction to say."""
        self.db.execute("SAVEPOINT attempt")
        try:
            work()
        except Exception as error:
            if isinstance(error, Error) and not isinstance(error, IntegrityError):
                raise
            self.db.execute("ROLLBACK TO attempt")
            self.db.execute("RELEASE attempt")
            self.tables.moved += 1
            return error
        self.db.execute("RELEASE attempt")
        return None

    def start_over(self) -> None:
        """Inside a transaction: undo what it has done so far, and go on."""
        self.db.execute(f"ROLLBACK TO {SAVEPOINT}")
        self.tables.moved += 1
