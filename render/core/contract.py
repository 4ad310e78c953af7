"""The contract: what a game's pictures have to provide. Everything else draws them without knowing one."""

from collections.abc import Callable
from enum import Enum
from importlib.resources.abc import Traversable

from msgspec import Struct
from PIL.Image import Image

from engine.core.values.texts import Message, Text
from render.core.canvas import Canvas
from render.core.easel import Easel
from render.core.scene import Scene
from render.core.theme import Theme

TABLE, SCREEN = "table", "screen"
"""The two pictures every game has: what stands in the thread, and what goes to one player."""
OPENED = "picture-opened"
"""What the screen of somebody else is called on a button, after the end."""


class Shows(Enum):
    """When a picture can be looked at, and by whom."""

    ALWAYS = "always"
    OWN = "own"
    """Only by the player himself: it shows what he hides. After the end by all, as far as screens are opened."""
    SEAT = "seat"
    """One of each player."""
    OVER = "over"
    """When the game is over; it needs the course of the game."""


class Picture(Struct, frozen=True):
    """One picture and its descriptions in words, all from the same scene."""

    name: str
    shows: Shows
    draw: Callable[[Easel], Canvas]
    alt: Callable[[Scene], tuple[Text, ...]]
    """The gist, the most important first: as much of it is said as Discord has room for."""
    tell: Callable[[Scene], tuple[Text, ...]]
    """Everything that can be seen on it, line by line."""
    beside: tuple[str, ...] = ()
    """The verbs and fields, as `take.section`, whose choices are places on it: it is shown while one chooses there."""


class GamePictures(Struct, frozen=True):
    """All pictures of a game: `PICTURES` in its module `pictures`."""

    game: str
    pictures: tuple[Picture, ...]
    palette: Callable[[Theme], Image]
    """The colours of its files."""
    home: Traversable | None = None
    """The folder in `data/` with the words that stand on its pictures: `text/en.ftl`, `text/fr.ftl`."""
    messages: tuple[Message, ...] = ()
    """Those words. Each picture has one called `picture-` and its name: what it is called on a button; and there is
    `OPENED`."""

    def named(self, name: str) -> Picture | None:
        """The picture that is called so."""
        return next((picture for picture in self.pictures if picture.name == name), None)
