"""The shape of every row that is carried: all its columns, each of its own type, and nothing besides."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from engine.tables.storage.records import Entry, Lateness, MotionKind, MotionStatus, Sending, Sits, Status, StepKind

LARGEST = 2**63 - 1

Id: TypeAlias = Annotated[int, Meta(ge=1, le=LARGEST)]
"""One of Discord's, or the number of a row."""
Time: TypeAlias = Annotated[int, Meta(ge=0, le=LARGEST)]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=LARGEST)]
Last: TypeAlias = Annotated[int, Meta(ge=-1, le=LARGEST)]
"""A step; -1 is before the start."""
Flag: TypeAlias = Annotated[int, Meta(ge=0, le=1)]
Hex: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class PersonRow(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who is named at the table."""

    id: Id
    user: Id
    name: str


class TableRow(Struct, frozen=True, forbid_unknown_fields=True):
    """The table itself."""

    id: str
    server: Id | None
    game: str
    language: str
    status: Status
    host: Id | None
    places: Number
    entry: Entry
    pace: Number | None
    step: Last
    rules: Id | None
    data: Id | None
    channel: Id | None
    thread: Id | None
    rematch_of: str | None
    created_at: Time
    touched_at: Time
    ended_at: Time | None
    paused_at: Time | None
    late: Lateness


class OfTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A row that belongs to a table."""

    table_id: str


class OptionRow(OfTable, frozen=True, forbid_unknown_fields=True):
    """Something that was chosen before the start."""

    name: str
    value: str


class SeatRow(OfTable, frozen=True, forbid_unknown_fields=True):
    """Who sits or sat on a seat."""

    id: Id
    seat: Number
    kind: Sits
    person: Id | None
    from_step: Last
    until_step: Number | None
    held_for: Id | None
    stand_in: Flag
    reserve: Number | None
    missed: Number


class InvitationRow(OfTable, frozen=True, forbid_unknown_fields=True):
    """Whom the table waits for."""

    person: Id
    seat: Number | None
    at: Time


class StepRow(OfTable, frozen=True, forbid_unknown_fields=True):
    """What happened."""

    step: Number
    kind: StepKind
    seat: Number | None
    decision: Id | None
    form: str | None
    back_to: Number | None
    events: str
    rules: Number
    hash: Hex
    at: Time


class StateRow(OfTable, frozen=True, forbid_unknown_fields=True):
    """How things stood after a step."""

    step: Number
    state: str


class DecisionRow(OfTable, frozen=True, forbid_unknown_fields=True):
    """What was asked."""

    number: Id
    seat: Number
    kind: str
    opened_step: Number
    closed_step: Number | None
    opened_at: Time
    brought: Time | None


class DeadlineRow(OfTable, frozen=True, forbid_unknown_fields=True):
    """Until when it is to be answered."""

    decision: Id
    due_at: Time
    usual_at: Time


class ReminderRow(OfTable, frozen=True, forbid_unknown_fields=True):
    """When its player is reminded, and the others are asked."""

    decision: Id
    since: Time
    told_at: Time | None
    at: Time | None
    sent: Annotated[int, Meta(ge=-1, le=LARGEST)]
    hushed: Flag
    ask_at: Time | None


class LateRow(OfTable, frozen=True, forbid_unknown_fields=True):
    """It has waited too long."""

    decision: Id
    since: Time
    until: Time | None


class TimerRow(OfTable, frozen=True, forbid_unknown_fields=True):
    """When the table is looked at again."""

    kind: Literal["idle", "warned", "open-seat", "rested"]
    about: Number
    at: Time


class MotionRow(OfTable, frozen=True, forbid_unknown_fields=True):
    """What one seat asked of the others."""

    id: Id
    kind: MotionKind
    seat: Number
    back_to: Number | None
    about: Number | None
    status: MotionStatus
    opened_at: Time
    closed_at: Time | None


class BallotRow(Struct, frozen=True, forbid_unknown_fields=True):
    """What another answered."""

    motion: Id
    seat: Number
    agrees: Flag
    at: Time


class DraftRow(OfTable, frozen=True, forbid_unknown_fields=True):
    """A half-filled form."""

    person: Id
    decision: Id
    form: str
    at: Time


class PostedRow(OfTable, frozen=True, forbid_unknown_fields=True):
    """A message that stands in Discord."""

    id: Id
    step: Last
    kind: str
    seat: Number | None
    channel: Id
    message: Id
    at: Time


class OutboxRow(OfTable, frozen=True, forbid_unknown_fields=True):
    """What was to be sent."""

    id: Id
    step: Last
    kind: str
    seat: Number | None
    status: Sending
    attempts: Number
    maybe_sent: Flag
    error: str | None
    created_at: Time
    not_before: Time
    settled_at: Time | None


class RequestRow(OfTable, frozen=True, forbid_unknown_fields=True):
    """What was asked of the service."""

    id: str
    asked: str
    person: Id | None
    answer: str
    at: Time


class AuditRow(OfTable, frozen=True, forbid_unknown_fields=True):
    """What somebody with special rights did."""

    id: Id
    at: Time
    action: str
    person: Id | None
    detail: str
    server: Id | None


class ForgottenRow(OfTable, frozen=True, forbid_unknown_fields=True):
    """The mark of somebody who was forgotten."""

    seat: Number
    key: Hex
    mark: Hex
