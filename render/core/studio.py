"""The studio: draws any picture of any game and says it in words. Threads may share it; nothing here waits."""

from collections.abc import Iterable, Mapping
from hashlib import sha256

from msgspec import Struct

from engine.core.game import AnyGame
from engine.core.values.texts import Text
from engine.words.speaker import Speaker
from render.core import plain
from render.core.canvas import Canvas, Shelf
from render.core.contract import OPENED, GamePictures, Picture, Shows
from render.core.discovery import ROOT, discover
from render.core.easel import Easel
from render.core.encoding import encode
from render.core.scene import Scene
from render.core.stock import Stock
from render.core.theme import themed

LONGEST_ALT = 1_024
"""Characters of a picture's description in Discord (docs: resources/message, attachments)."""

SHELF = Shelf()
"""One for a process: what it holds belongs to no table and no viewer."""


class File(Struct, frozen=True):
    """A finished picture."""

    png: bytes

    @property
    def nbytes(self) -> int:
        return len(self.png)


class Studio:
    """One for a process. What it keeps is bounded, and keyed by picture, viewer and content.

    >>> from engine.core.discovery import discover as games_in
    >>> from engine.core.door import look
    >>> from engine.core.play import start
    >>> games = games_in(("tests.sample.games",))
    >>> state, _ = start(games["pebbles"], 2, games["pebbles"].declares.options(), b"sixteen bytes...")
    >>> scene = Scene("pebbles", "table", "h4k2m", ("Anna", "Bruno"), look(games["pebbles"], state, None), "en", "dark")
    >>> studio = Studio(games)
    >>> studio.draw(scene)[:4], studio.draw(scene) is studio.draw(scene)
    (b'\\x89PNG', True)
    """

    def __init__(self, games: Mapping[str, AnyGame], roots: Iterable[str] = (ROOT,), files: int = 8 << 20) -> None:
        found = discover(roots)
        self._games = games
        self._pictures = {name: found.get(name) or plain.pictures(game) for name, game in games.items()}
        self.shelf, self.files = SHELF, Stock[File](files)

    def pictures(self, game: str) -> GamePictures:
        """The pictures of a game."""
        return self._pictures[game]

    def draw(self, scene: Scene) -> bytes:
        """The picture as PNG."""
        # By what it says of itself: unlike JSON, that takes any name, even half a letter.
        content = sha256(repr(scene).encode("utf8", "replace")).digest()
        key = (scene.game, scene.picture, scene.view.viewer, content)
        return self.files.get(key, lambda: File(self._draw(scene))).png

    def paint(self, scene: Scene, shelf: Shelf | None = None, scale: int = 1) -> Canvas:
        """The picture before it becomes a file."""
        return self._picture(scene).draw(Easel(scene, self.speaker(scene), shelf or self.shelf, scale))

    def alt(self, scene: Scene) -> str:
        """The gist of it for those who cannot see it: whole sentences, as many as there is room for."""
        said = ""
        for sentence in self._said(scene, self._picture(scene).alt(scene)):
            longer = f"{said} {sentence}".strip()
            if len(longer) > LONGEST_ALT:
                break
            said = longer
        return said

    def tell(self, scene: Scene) -> tuple[str, ...]:
        """Everything that can be seen on it, line by line."""
        return self._said(scene, self._picture(scene).tell(scene))

    def title(self, scene: Scene) -> str:
        """What the picture is called."""
        opened = self._picture(scene).shows is Shows.OWN and not scene.is_own
        return self.speaker(scene).say(Text(OPENED if opened else f"picture-{scene.picture}"))

    def speaker(self, scene: Scene) -> Speaker:
        """The words of a game and of its pictures."""
        pictures = self._pictures[scene.game]
        homes = (pictures.home,) if pictures.home else ()
        return Speaker(self._games[scene.game], scene.language, scene.names, homes, pictures.messages)

    def _draw(self, scene: Scene) -> bytes:
        return encode(self.paint(scene).image, self._pictures[scene.game].palette(themed(scene.theme)))

    def _said(self, scene: Scene, texts: Iterable[Text]) -> tuple[str, ...]:
        speaker = self.speaker(scene)
        return tuple(speaker.say(text) for text in texts)

    def _picture(self, scene: Scene) -> Picture:
        found = self._pictures[scene.game].named(scene.picture)
        if found is None:
            raise LookupError(f"{scene.game} has no picture {scene.picture!r}")
        return found
