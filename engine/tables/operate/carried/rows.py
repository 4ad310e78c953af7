"""All rows of a table, by the SQL table they are in."""

from collections import Counter
from collections.abc import Iterable

from msgspec import Struct, convert

from engine.tables.operate.carried.shapes import (
    AuditRow,
    BallotRow,
    DeadlineRow,
    DecisionRow,
    DraftRow,
    ForgottenRow,
    InvitationRow,
    LateRow,
    MotionRow,
    OptionRow,
    OutboxRow,
    PostedRow,
    ReminderRow,
    RequestRow,
    SeatRow,
    StateRow,
    StepRow,
    TableRow,
    TimerRow,
)
from engine.tables.storage.records import LIVE
from engine.tables.storage.stored import Stored


class Rows(Struct, frozen=True, forbid_unknown_fields=True):
    """What is carried, in its shape."""

    tables: tuple[TableRow]
    options: tuple[OptionRow, ...] = ()
    seats: tuple[SeatRow, ...] = ()
    invitations: tuple[InvitationRow, ...] = ()
    steps: tuple[StepRow, ...] = ()
    states: tuple[StateRow, ...] = ()
    decisions: tuple[DecisionRow, ...] = ()
    deadlines: tuple[DeadlineRow, ...] = ()
    reminders: tuple[ReminderRow, ...] = ()
    late: tuple[LateRow, ...] = ()
    timers: tuple[TimerRow, ...] = ()
    motions: tuple[MotionRow, ...] = ()
    ballots: tuple[BallotRow, ...] = ()
    drafts: tuple[DraftRow, ...] = ()
    posted: tuple[PostedRow, ...] = ()
    outbox: tuple[OutboxRow, ...] = ()
    requests: tuple[RequestRow, ...] = ()
    audit: tuple[AuditRow, ...] = ()
    forgotten: tuple[ForgottenRow, ...] = ()

    @property
    def table(self) -> TableRow:
        """The one they are all of."""
        return self.tables[0]

    @property
    def is_live(self) -> bool:
        """Whether it is still open or being played."""
        return self.table.status in LIVE

    @property
    def has_begun(self) -> bool:
        """Whether a game was ever begun there."""
        return self.table.step >= 0

    @property
    def now(self) -> tuple[SeatRow, ...]:
        """Who sits there now."""
        return tuple(row for row in self.seats if row.until_step is None)


def kept(stored: Stored, table: str) -> Rows:
    """What is kept of a table in this file, in the same shape. Raises `msgspec.ValidationError`."""
    return convert(stored.whole.of_table(table), Rows)


def twice(found: Iterable[object]) -> list[object]:
    """What is there more than once."""
    return [each for each, times in Counter(found).items() if times > 1]
