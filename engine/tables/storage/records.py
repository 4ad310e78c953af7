"""What is stored, as records: rows as the rest of the service reads them."""

from typing import Literal, NamedTuple, TypeAlias

from msgspec import Struct, json

from engine.core.state.events import AnyEvent, Event, Reveal
from engine.core.values.seats import Seat

PersonId: TypeAlias = int
"""The number of a row in `people`. Discord's ids appear nowhere else."""

Status: TypeAlias = Literal["open", "playing", "finished", "abandoned"]
LIVE: tuple[Status, ...] = ("open", "playing")
"""The tables at which something can still happen."""
Entry: TypeAlias = Literal["anyone", "invited"]
Sits: TypeAlias = Literal["person", "computer", "open"]
"""What sits on a seat: an open one is played by nobody until somebody takes it."""
Lateness: TypeAlias = Literal["ask", "wait", "turn", "computer"]
"""What becomes of somebody whose time has run out: the others are asked, they wait, a computer plays this turn for him,
or a computer takes the seat."""
StepKind: TypeAlias = Literal["start", "form", "undo", "notice", "restored"]
MotionKind: TypeAlias = Literal["undo", "abandon", "pace", "seat-computer", "seat-open"]
MotionStatus: TypeAlias = Literal["open", "carried", "declined", "lapsed"]
Sending: TypeAlias = Literal["waiting", "claimed", "done", "overtaken", "dropped"]
DmState: TypeAlias = Literal["unknown", "open", "closed", "declined"]

SEEN_EVERY = 3600
"""Seconds: when somebody was last seen need not be known to the second."""

RESTORED = "restored "
"""What the facts are called that name a table to be renewed after a restore."""
FRESH = "just restored"
"""The fact in a file nobody has written to since it was put back."""


class Person(Struct, frozen=True, gc=False):
    """Somebody we know, and how he likes it."""

    id: PersonId
    user: int
    name: str
    language: str | None
    palette: str | None
    theme: str | None
    time_zone: str | None
    advice: str | None
    """`on`, `off`, or None: advice comes by itself in the first game of each kind."""
    dm_channel: int | None
    dm_state: DmState
    seen_at: int
    quiet: str | None = None
    """The hours of his own day in which he is not disturbed, as `22-8`."""
    remind: str | None = None
    """How often he is reminded: `seldom`, `never`, or None for as usual."""
    remind_where: str | None = None
    """`thread`, or None for by direct message where that is open."""
    away_from: int | None = None
    away_until: int | None = None
    chosen_language: str | None = None
    """The language he has chosen himself; None: `language` is the one his app last had."""


class Table(Struct, frozen=True, gc=False):
    """One play of a game, from the lobby to the end."""

    id: str
    server: int | None
    game: str
    language: str
    status: Status
    host: PersonId | None
    places: int
    entry: Entry
    pace: int | None
    step: int
    rules: int | None
    data: int | None
    channel: int | None
    thread: int | None
    rematch_of: str | None
    created_at: int
    touched_at: int
    ended_at: int | None
    paused_at: int | None = None
    late: Lateness = "ask"


class Sitting(Struct, frozen=True, gc=False):
    """Who sits on a seat, or sat there, from which step until which. A forgotten person is nobody."""

    seat: Seat
    kind: Sits
    person: PersonId | None
    from_step: int
    until_step: int | None
    held_for: PersonId | None = None
    """Who may have the seat back from a computer, or from nobody."""
    stand_in: int = 0
    """1 while a computer ends this turn for the person."""
    reserve: int | None = None
    """Seconds he has for his next answer; None without a clock."""
    missed: int = 0
    """How often in a row his time has run out."""
    sound: bool = True
    """Whether it can be told if a person sits there or a computer."""

    @property
    def is_played_by_computer(self) -> bool:
        """Whether a computer answers what this seat is asked now."""
        return self.kind == "computer" or bool(self.stand_in)


class Step(Struct, frozen=True, gc=False):
    """What happened at a table, in the order of its number. `form` and `events` are JSON."""

    step: int
    kind: StepKind
    seat: Seat | None
    decision: int | None
    form: str | None
    back_to: int | None
    events: str
    rules: int
    hash: str
    at: int


_events = json.Decoder(tuple[Event | Reveal, ...])


def is_quiet(step: Step) -> bool:
    """Whether nobody is told of it: somebody has thought again, under seal."""
    return step.kind == "form" and step.events == "[]"


def events_of(step: Step) -> tuple[AnyEvent, ...]:
    """The events of a step with all that they hold, for the door to choose from."""
    return _events.decode(step.events)


class KeptState(NamedTuple):
    """A state that is kept, as text, with the hash it was written with."""

    state: str
    hash: str


class Motion(Struct, frozen=True, gc=False):
    """What one seat asks all other people at the table to agree to."""

    id: int
    table: str
    kind: MotionKind
    seat: Seat
    back_to: int | None
    status: MotionStatus
    opened_at: int
    about: int | None = None
    """The seat it is about, or the pace that is wished for; 0 for none."""


Wanted: TypeAlias = tuple[str, Seat | None]
"""What is to be sent: the kind, and the seat if it is for one."""


class Intent(Struct, frozen=True, gc=False):
    """Something still to be sent: about which step, what kind of message, to which seat if not to all."""

    id: int
    table: str
    step: int
    kind: str
    seat: Seat | None
    attempts: int
    maybe_sent: int
    """1 if it was claimed when the program died, or an answer got lost: it may have arrived, or one it overtook."""
    error: str | None
    created_at: int
    not_before: int
    status: str


class Overtaken(Struct, frozen=True, gc=False):
    """What an intent that was overtaken hands on: since when one has tried, how often, and when to try again."""

    created_at: int
    not_before: int
    attempts: int = 0
    maybe_sent: int = 0
    error: str | None = None

    def and_of(self, other: "Overtaken") -> "Overtaken":
        """Both of them."""
        return Overtaken(
            min(self.created_at, other.created_at),
            max(self.not_before, other.not_before),
            max(self.attempts, other.attempts),
            max(self.maybe_sent, other.maybe_sent),
            other.error or self.error,
        )


class Waits(Struct, frozen=True, gc=False):
    """One intent that waits at a table, as a newer one looks at it."""

    id: int
    wanted: Wanted
    so_far: Overtaken

    def is_held_back(self, now: int) -> bool:
        """Whether it was never tried, is for the table's place, and waits all the same."""
        return self.wanted[1] is None and not self.so_far.attempts and self.so_far.not_before > now


class Clock(Struct, frozen=True, gc=False):
    """An open question with a clock, or one that has waited too long."""

    decision: int
    seat: Seat
    opened_at: int
    usual_at: int | None
    """Until when an answer is expected; None without a clock."""
    due_at: int | None
    """Until when it is due at the latest, with all that is in reserve."""
    late_since: int | None = None
    """Since when the table knows that it has waited too long."""
    late_until: int | None = None
    """When a computer plays if nobody chooses anything else; None: never by itself."""
    keeps_seat: bool = False
    """Whether it then has the seat, and not this turn alone."""


class Reminder(Struct, frozen=True, gc=False):
    """A question, and when its player is reminded of it."""

    table: str
    decision: int
    person: PersonId
    opened_at: int
    since: int
    """From when on his reminders are counted: when this was asked, or his time began anew."""
    told_at: int | None
    """When he was last reminded of it."""
    due_at: int | None
    pace: int | None
    at: int | None
    """When he is next reminded; None for no more."""
    sent: int
    """How often he was; -1 if he is first to be called to it, when his quiet hours are over."""
    hushed: int
    """1 if he does not want to hear of it."""


class Audited(Struct, frozen=True, gc=False):
    """A line of what hosts and those who run a server did. `detail` is JSON, and names people by their numbers."""

    at: int
    action: str
    table: str | None
    person: PersonId | None
    detail: str


class Posted(Struct, frozen=True, gc=False):
    """A message that stands in Discord."""

    table: str
    step: int
    kind: str
    seat: Seat | None
    channel: int
    message: int


class LockOut(Struct, frozen=True, gc=False):
    """A table at whose place in Discord the bot may not write, since when, and whether its host has been told."""

    table: str
    server: int | None
    since: int
    told: bool


class ForgottenMark(Struct, frozen=True, gc=False):
    """Somebody has sat there whom we no longer know."""

    table: str
    seat: Seat
    key: str
    mark: str
