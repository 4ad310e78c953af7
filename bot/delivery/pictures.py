"""Pictures of the table, drawn in threads of their own. One that is late or fails never holds up a post."""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO

import discord

from bot.ui.naming import clipped, game_name
from bot.words import Voice
from engine.core.game import AnyGame
from engine.tables.records import Table
from engine.tables.sights import Look
from render.core import plain

PATIENCE = 1.0
"""Seconds a post waits for its picture."""
LONGEST = 30.0
"""Seconds after which a picture is given up."""
LONGEST_ALT = 1_024
THREADS = 2


def picture(title: str, lines: Sequence[str]) -> bytes:
    """The picture of a table. A game's own renderer will be found here; until then its words are drawn."""
    return plain.draw(title, lines)


class Drawing:
    """A picture that is being drawn from what was frozen when it began, with its words for those who cannot see it."""

    def __init__(self, step: int, name: str, alt: str, drawn: "asyncio.Future[bytes]") -> None:
        self.step, self.name, self.alt, self.drawn = step, name, clipped(alt, LONGEST_ALT), drawn
        self.refused = False
        """Whether the bot may attach nothing where it would go."""

    async def soon(self) -> discord.File | None:
        """The picture, if it is ready in time."""
        await asyncio.wait({self.drawn}, timeout=PATIENCE)
        return self.file()

    def file(self) -> discord.File | None:
        """The picture, if it is ready and went well; made anew for each send."""
        if not self.drawn.done() or self.failed():
            return None
        return discord.File(BytesIO(self.drawn.result()), self.name, description=self.alt)

    def failed(self) -> bool:
        """Whether there will be no picture."""
        return self.drawn.done() and (self.drawn.cancelled() or self.drawn.exception() is not None)


class Pictures:
    """The worker."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, "picture")

    def begin(self, voice: Voice, game: AnyGame, table: Table, look: Look) -> Drawing:
        """Begin to draw the table as the public sees it."""
        title = voice.tell("delivery", "title", game=game_name(voice, game, table), table=table.id)
        lines = tuple(voice.say(line) for line in look.lines)
        return Drawing(
            look.step,
            f"{table.game}-{table.id}-{look.step}.png",
            "\n".join([title, *lines]),
            asyncio.ensure_future(self._draw(title, lines)),
        )

    async def _draw(self, title: str, lines: tuple[str, ...]) -> bytes:
        loop = asyncio.get_running_loop()
        # By its name in this module, looked up now: the seam.
        async with asyncio.timeout(LONGEST):
            return await loop.run_in_executor(self._threads, lambda: picture(title, lines))

    def stop(self) -> None:
        """Draw nothing more."""
        self._threads.shutdown(wait=False, cancel_futures=True)
