"""What a picture is made of: frozen, made for one viewer, and all of it. What is not in here cannot be drawn."""

from typing import Any

from msgspec import Struct

from engine.core.state.views import Score, View
from engine.core.values.seats import Seat
from engine.core.values.texts import Text


class Happening(Struct, frozen=True):
    """What the viewer saw happen in one step. What was taken back did not happen."""

    step: int
    texts: tuple[Text, ...]


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
    """Of whom, if it is the picture of one player."""

    @property
    def seats(self) -> range:
        return range(len(self.names))
