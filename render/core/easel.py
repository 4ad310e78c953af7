"""The easel: what a picture is drawn with. The scene, the words of its language, the theme, and an empty canvas."""

from engine.core.values.seats import Seat
from engine.core.values.texts import Param, Text
from engine.words.speaker import Speaker
from render.core.canvas import Canvas, Shelf
from render.core.scene import Scene
from render.core.theme import Theme, themed


class Easel:
    """For one picture."""

    def __init__(self, scene: Scene, speaker: Speaker, shelf: Shelf, scale: int = 1) -> None:
        self.scene, self.speaker = scene, speaker
        self.theme: Theme = themed(scene.theme)
        self._shelf, self._scale = shelf, scale

    def canvas(self, width: int, height: int) -> Canvas:
        """An empty one, in the colour of the ground."""
        return Canvas(width, height, self.theme.ground, self._shelf, self._scale)

    def say(self, key: str, **params: Param) -> str:
        """A message of the game or of its pictures."""
        return self.speaker.say(Text(key, params))

    def term(self, group: str, value: str) -> str:
        """A value of a group, such as a city."""
        return self.speaker.term(group, value)

    def name(self, seat: Seat) -> str:
        """The player who sits there."""
        return self.scene.names[seat]
