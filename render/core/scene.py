"""What a picture is made of: frozen, made for one viewer, and all of it. What is not in here cannot be drawn."""

from typing import Any

from msgspec import Struct

from engine.core.forms.forms import Filled
from engine.core.forms.offers import Offer
from engine.core.state.views import Score, View
from engine.core.values.seats import Seat
from engine.core.values.texts import Text


class Happening(Struct, frozen=True):
    """What the viewer saw happen in one step. What was taken back did not happen."""

    step: int
    texts: tuple[Text, ...]


class Draft(Struct, frozen=True):
    """A move that the viewer is about to make: what he has filled in, and what may come for each field beside it. So a
    picture can number the legal cells, and show the piece where it would lie."""

    verb: str
    filled: Filled
    offers: dict[str, Offer]


class Scene(Struct, frozen=True):
    """One picture of one table for one viewer."""

    game: str
    picture: str
    """Which of the game's pictures."""
    table: str
    """Its id, as people type it."""
    names: tuple[str, ...]
    """Who sits there, in the order of seats."""
    view: View[Any, Any]
    language: str
    theme: str = "dark"
    news: tuple[Happening, ...] = ()
    """What has happened lately, as this viewer was told it: it is marked as new."""
    course: tuple[Happening, ...] = ()
    """The whole game from its first step; only for pictures that ask for it."""
    scores: tuple[Score, ...] = ()
    winners: tuple[Seat, ...] = ()
    """Once the game is over."""
    seat: Seat | None = None
    """Of whom, if it is the picture of one player; of a screen, if it is one that was opened after the end."""
    draft: Draft | None = None
    """Only for who sits there."""

    def __post_init__(self) -> None:
        if self.draft is not None and self.view.viewer is None:
            raise ValueError("what somebody is about to do is on no public picture")

    @property
    def seats(self) -> range:
        return range(len(self.names))

    @property
    def is_own(self) -> bool:
        """Whether it is of nobody but the viewer."""
        return self.seat is None or self.seat == self.view.viewer

    @property
    def owner(self) -> Seat | None:
        """Whose screen it is on the picture of one."""
        return self.view.viewer if self.seat is None else self.seat

    @property
    def screen(self) -> Any | None:
        """What is behind that screen: the viewer's own, or one that was opened after the end."""
        if self.is_own:
            return self.view.screen
        return self.view.opened[self.seat or 0] if self.view.opened else None
