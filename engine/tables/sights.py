"""What is handed out to those who look, as records: each made for one user, or for everybody."""

from typing import Any, Literal, TypeAlias

from msgspec import Struct

from engine.core.forms import Filled
from engine.core.offers import Offer
from engine.core.seats import Seat
from engine.core.texts import Text
from engine.core.views import Score, View
from engine.tables.records import Motion, Sits, StepKind, Table


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


class Look(Struct, frozen=True):
    """What one user sees of a game."""

    table: str
    step: int
    view: View[Any, Any]
    lines: tuple[Text, ...]
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


class Result(Struct, frozen=True):
    """How a game ended."""

    scores: tuple[Score, ...]
    winners: tuple[Seat, ...]


class Menu(Struct, frozen=True):
    """What may come for one field, beside what stands of the rest of the form."""

    decision: int
    standing: Filled
    offer: Offer


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


UndoNow: TypeAlias = Literal["nothing", "free", "asks"]
"""What it would take to undo one's own last move: there is none, it happens at once, or the others are asked."""

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
