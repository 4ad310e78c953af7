"""What a viewer gets to see. A game's views are built by naming fields, in types with no place for a secret."""

from collections.abc import Iterable
from typing import Generic, TypeVar

from msgspec import Struct

from engine.core.state.decisions import Decision
from engine.core.values.seats import Seat, Viewer
from engine.core.values.texts import Text

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
    opened: tuple[C | None, ...] = ()
    """After the end, what was hidden: each seat's screen, or None where the rules keep it closed for good."""


class Section(Struct, frozen=True):
    """What a game tells together of a view: the display, one player, what one hides.

    A public one says the same to every viewer; a private one is only there for who has the screen it tells of.
    """

    name: str
    """By which it is chosen: each name comes once."""
    lines: tuple[Text, ...]
    private: bool = False


def opened_section(seat: Seat) -> str:
    """The name of the public section that tells, after the end, what was behind this seat's screen."""
    return f"opened-{seat}"


def player_section(seat: Seat) -> str:
    """The name of the public section that tells how a seat stands: first of all its points, if everybody sees them."""
    return f"player-{seat}"


def all_lines(told: Iterable[Section]) -> tuple[Text, ...]:
    """Everything, line by line.

    >>> told = (Section("bag", (Text("bag-empty"),)), Section("screen", (Text("no-coins"),), private=True))
    >>> [line.key for line in all_lines(told)]
    ['bag-empty', 'no-coins']
    """
    return tuple(line for section in told for line in section.lines)


def public_lines(told: Iterable[Section]) -> tuple[Text, ...]:
    """What everybody is told."""
    return all_lines(section for section in told if not section.private)


def private_lines(told: Iterable[Section]) -> tuple[Text, ...]:
    """What only this viewer is told."""
    return all_lines(section for section in told if section.private)


class Score(Struct, frozen=True):
    """One seat's points, in the order of the game's declared sources. A table that is played without the last of them,
    as without an expansion, has fewer."""

    points: tuple[int, ...]

    @property
    def total(self) -> int:
        return sum(self.points)

    def by_source(self, sources: tuple[str, ...]) -> dict[str, int]:
        """The same by what the points are for.

        >>> Score(points=(7, 5)).by_source(("track", "coins", "bonus"))
        {'track': 7, 'coins': 5}
        """
        return dict(zip(sources, self.points, strict=False))


class Label(Struct, frozen=True):
    """How a choice is offered to its player: more than its bare name, what it costs, what it brings."""

    text: Text | None = None
    """None: the value's own term says enough."""
    cost: tuple[Text, ...] = ()
    gain: tuple[Text, ...] = ()
    note: tuple[Text, ...] = ()
    """What else is worth knowing before one confirms it, a line each."""
    hint: tuple[Text, ...] = ()
    """What is worth knowing only while one chooses, a few words each."""
    free: bool = False
    """Whether it costs nothing where other choices cost something."""
    short: Text | None = None
    """The text for a button, in about fourteen letters; None: the same, or the value's own short name."""
