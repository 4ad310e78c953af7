"""Pictures, drawn in threads of their own. One that is late or fails never holds up a message."""

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from traceback import format_tb
from weakref import WeakValueDictionary
from zlib import crc32

from discord import File
from msgspec import Struct

from render.core.scene import Draft, Scene
from render.core.studio import Studio

log = logging.getLogger("paravent.pictures")

PATIENCE = 1.0
"""Seconds a message waits for its pictures."""
LONGEST = 30.0
"""Seconds after which a picture is given up."""


class Drawn(Struct, frozen=True):
    """A picture, with its words for those who cannot see it."""

    name: str
    png: bytes
    alt: str


def file_name(game: str, table: str, picture: str, step: int, draft: Draft | None = None) -> str:
    """What a picture's file is called: another for each step, and for each plan that can be seen on it."""
    plan = "" if draft is None else f"-{crc32(repr(draft).encode()):x}"
    return f"{game}-{table}-{picture}-{step}{plan}.png"


class Drawing:
    """The pictures of one message: they are being drawn from what was frozen when it began."""

    def __init__(self, step: int, drawn: "asyncio.Future[tuple[Drawn, ...]]") -> None:
        self.step, self.drawn = step, drawn
        self.refused = False
        """Whether the bot may attach nothing where they would go."""

    async def soon(self) -> list[File]:
        """The pictures, if they are ready in time."""
        await asyncio.wait({self.drawn}, timeout=PATIENCE)
        return self.files()

    async def at_last(self) -> list[File]:
        """The pictures, however long they take; none once they are given up."""
        await asyncio.wait({self.drawn})
        return self.files()

    def files(self) -> list[File]:
        """The pictures that are ready and went well; made anew for each send."""
        if not self.drawn.done() or self.drawn.cancelled():
            return []
        return [File(BytesIO(each.png), each.name, description=each.alt or None) for each in self.drawn.result()]

    def failed(self) -> bool:
        """Whether there will be no picture."""
        return self.drawn.done() and not self.files()


class Pictures:
    """The workers: one for what is posted and sent, one for those who look, so that no post waits for a crowd."""

    def __init__(self, studio: Studio) -> None:
        self._studio = studio
        self._posted, self._looked = (ThreadPoolExecutor(1, f"picture-{name}") for name in ("posted", "looked"))
        self._turns: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def begin(self, step: int, *scenes: Scene) -> Drawing:
        """Begin to draw a table as it stands after a step, for a message that goes out."""
        return Drawing(step, asyncio.ensure_future(self._draw(self._posted, step, scenes)))

    def look(self, step: int, scene: Scene) -> Drawing:
        """Begin to draw a picture for somebody who asks for it."""
        return Drawing(step, asyncio.ensure_future(self._draw(self._looked, step, (scene,))))

    def turn(self, user: int) -> asyncio.Lock:
        """One look after the other: who presses often waits for himself alone, and his last press is answered last."""
        return self._turns.setdefault(user, asyncio.Lock())

    async def _draw(self, worker: ThreadPoolExecutor, step: int, scenes: tuple[Scene, ...]) -> tuple[Drawn, ...]:
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(LONGEST):
                return await loop.run_in_executor(worker, self._each, step, scenes)
        except (TimeoutError, RuntimeError) as error:  # the latter if nothing is drawn any more
            log.error("pictures of table %s were given up: %s", scenes[0].table, type(error).__name__)
            return ()

    def _each(self, step: int, scenes: tuple[Scene, ...]) -> tuple[Drawn, ...]:
        return tuple(drawn for scene in scenes if (drawn := self._attempt(step, scene)))

    def _attempt(self, step: int, scene: Scene) -> Drawn | None:
        name = file_name(scene.game, scene.table, scene.picture, step, scene.draft)
        try:
            return Drawn(name, self._studio.draw(scene), self._studio.alt(scene))
        except Exception as error:
            # Where and of which kind, but not its words: they might hold what only one player may know.
            where = "".join(format_tb(error.__traceback__))
            log.error("picture %s could not be drawn: %s\n%s", name, type(error).__name__, where)
            return None

    def stop(self) -> None:
        """Draw nothing more."""
        for worker in (self._posted, self._looked):
            worker.shutdown(wait=False, cancel_futures=True)
