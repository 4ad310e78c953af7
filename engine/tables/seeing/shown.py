"""What is handed out to those who look, as records: each made for one user, or for everybody."""

from typing import Any, Literal, TypeAlias

from msgspec import Struct

from engine.core.door import Door
from engine.core.forms.forms import Form
from engine.core.state.views import Score, Section, View
from engine.core.values.refusals import Refusal
from engine.core.values.seats import Seat
from engine.core.values.texts import Text
from engine.tables.storage.records import Clock, Motion, Person, Sits, StepKind, Table


class Sitter(Struct, frozen=True):
    """Who sits on a seat: his name is empty if he is a computer, or was forgotten."""

    seat: Seat
    kind: Sits
    name: str
    number: int = 1
    """Which of those he is who are called so at this table."""


class Overview(Struct, frozen=True):
    """A table as everybody may know it: the lobby, and the frame around the game."""

    table: Table
    sitters: tuple[Sitter, ...]
    options: dict[str, str | bool]
    host: Seat | None
    motion: Motion | None
    paused: bool = False
    """Whether nobody can act there now."""
    unreadable: bool = False
    """Whether a part of what is kept around the game cannot be read; it is then left out."""
    clocks: tuple[Clock, ...] = ()
    """The open questions that have a clock, or have waited too long."""
    closes_at: int | None = None
    """When it will be closed, as nobody has touched it for long."""
    excused: frozenset[Seat] = frozenset()
    """Who is not asked about the motion."""


class Look(Struct, frozen=True):
    """What one user sees of a game."""

    table: str
    step: int
    view: View[Any, Any]
    told: tuple[Section, ...]
    """The same in words."""


class LogEntry(Struct, frozen=True):
    """What happened in one step, as one user may know it, with who sat where then; where a seat changed hands, the
    other of the two comes last."""

    step: int
    kind: StepKind
    seat: Seat | None
    at: int
    texts: tuple[Text, ...]
    undone: bool
    sitters: tuple[Sitter, ...]


class GameResults(Struct, frozen=True):
    """How often somebody has played a game to its end, and won."""

    game: str
    played: int
    won: int


class Result(Struct, frozen=True):
    """How a game ended."""

    scores: tuple[Score, ...]
    winners: tuple[Seat, ...]


UndoNow: TypeAlias = Literal["nothing", "free", "asks"]
"""What it would take to undo one's own last move: there is none, it happens at once, or the others are asked."""


class TakingBack(Struct, frozen=True):
    """What would be taken back if the others agreed."""

    step: int
    """At which the table stands."""
    moves: tuple[LogEntry, ...]
    """One's own move, and all that came after it and would be undone with it; the newest last."""
    asked: tuple[Seat, ...]
    """Who has to agree."""


class Newcomer(Struct, frozen=True):
    """Whoever asks: what we know of him, and in which channels of the server he asks on a table was ever opened."""

    person: Person | None
    channels: tuple[int, ...]


class Draft(Struct, frozen=True):
    """A half-filled form, and the number of the question it was begun for."""

    decision: int
    form: Form


class AtTable(Struct, frozen=True):
    """One user at a table: what everybody may know of it, and the door of his seat, or why he has none."""

    overview: Overview
    door: Door[Any, Any, Any] | Refusal
    undo: UndoNow = "nothing"


class Seen(Struct, frozen=True):
    """All that one user's pictures of a table are made of, at one moment."""

    overview: Overview
    look: Look
    news: tuple[LogEntry, ...]
    """What has happened since his own last move; for who only watches, the last move."""
    course: tuple[LogEntry, ...]
    """The whole game, when it is over."""
    result: Result | None
    person: Person | None
    """Himself."""
    at: int
    """When the last step was made."""


class Since(Struct, frozen=True):
    """What has happened since one user's own last turn, and what it means for him."""

    overview: Overview
    entries: tuple[LogEntry, ...]
    means: tuple[Text, ...]
    seated: bool
    """Whether he plays: who only watches has no move since which anything could have happened."""
    first: int | None
    """The first of these steps that changed the table and still counts, to look at it picture by picture."""


class Past(Struct, frozen=True):
    """A table as it stood after an earlier step, as one user may see it now."""

    overview: Overview
    entry: LogEntry
    """What happened in that step."""
    look: Look | None
    """None if how it stood then is not kept any more. Once the game is over, with what was hidden then."""
    steps: tuple[int, ...]
    """All steps that can be looked at: moves that were not taken back."""
    person: Person | None


class Told(Struct, frozen=True):
    """All that a post about some steps is made of, at one moment, as the public knows it."""

    entries: tuple[LogEntry, ...]
    before: Look | None
    """The table before the first of these steps; None if that is not known."""
    after: Look | None
    """None if it cannot be read how the table stands."""
    course: tuple[LogEntry, ...]
    result: Result | None
    users: dict[Seat, int]
    """The people at the table, by their seats."""
    quiet: frozenset[Seat] = frozenset()
    """Those of them who are not to be disturbed now."""


class Notice(Struct, frozen=True):
    """What somebody did who runs a server or hosts a table, in the words of its audit line. Who is gone has no name."""

    at: int
    action: str
    table: str | None
    by: str
    about: str
    """Whom it was done to, if anybody."""
    changed: tuple[str, ...]
    """Which settings."""


INVITATION = "invitation"


class Waiting(Struct, frozen=True):
    """Something that waits for one user: a question of the game, a motion to vote on, a seat to take.

    `kind` is that of the decision or of the motion; neither is there with an invitation.
    """

    table: str
    game: str
    decision: int | None
    motion: int | None
    kind: str
    since: int
    due: int | None
