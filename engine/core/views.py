"""What a viewer gets to see. A game's views are built by naming fields, in types with no place for a secret."""

from typing import Generic, TypeVar

from msgspec import Struct

from engine.core.decisions import Decision
from engine.core.seats import Viewer
from engine.core.texts import Text

T = TypeVar("T")
C = TypeVar("C")


class View(Struct, Generic[T, C], frozen=True):
    """Everything one viewer may see now: the table as all see it, and his own screen if he sits."""

    viewer: Viewer
    table: T
    screen: C | None
    decisions: tuple[Decision, ...]
    turn: int
    over: bool


class Score(Struct, frozen=True):
    """One seat's points, in the order of the game's declared sources."""

    points: tuple[int, ...]

    @property
    def total(self) -> int:
        return sum(self.points)


class Label(Struct, frozen=True):
    """How a choice is offered to its player: more than its bare name, what it costs, what it brings."""

    text: Text | None = None
    """None: the value's own term says enough."""
    cost: tuple[Text, ...] = ()
    gain: tuple[Text, ...] = ()
    note: tuple[Text, ...] = ()
    """What else is worth knowing before one confirms it, a line each."""
    free: bool = False
    """Whether it costs nothing where other choices cost something."""
