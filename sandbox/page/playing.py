"""From the first person at the page to Ctrl-C: the sandbox with its page, the bot beside it, and what is kept."""

import asyncio
import os
import signal
import sys
import webbrowser
from contextlib import suppress
from pathlib import Path

from sandbox.page import saving
from sandbox.page.first_time import LOCALES, furnish, welcome
from sandbox.page.local_bot import LocalBot
from sandbox.page.routes import Page
from sandbox.page.words import WORDS
from sandbox.process import BotFailed
from sandbox.server import Sandbox
from sandbox.world.places import Channel

PAUSE = 1.0
"""Seconds between two savings: much happens in one."""
OK, TROUBLE, TAKEN = 0, 70, 75


class CannotPlay(Exception):
    """Why not, in a sentence, and what the process ends with."""

    def __init__(self, status: int, said: str) -> None:
        super().__init__(said)
        self.status = status


class Playing:
    """`async with Playing(data, port, language) as playing:` is entered when the bot has come."""

    def __init__(self, data: Path, port: int, language: str | None = None) -> None:
        self.data, self._language, self.words = data.resolve(), language, WORDS[language or "en"]
        self.sandbox = Sandbox(port=port)
        settings = {"PARAVENT_DATABASE": str(self.data / "paravent.db"), "PARAVENT_LANG": language or "en"}
        self.bot = LocalBot(self.sandbox, settings)
        self.page = Page(self.sandbox, self.bot)
        self._keeping: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "Playing":
        self.data.mkdir(parents=True, exist_ok=True, mode=0o700)
        games = self._remember()
        try:
            await self.sandbox.__aenter__()
        except OSError:
            port = self.sandbox.port
            raise CannotPlay(TAKEN, self.words["taken"].format(port=port, other=port + 1)) from None
        try:
            await self.bot.start()
            if games is not None:
                await welcome(self.sandbox, games)
        except BotFailed as failed:
            await self._end()
            raise CannotPlay(TROUBLE, self.words["failed"].format(why=failed)) from None
        except BaseException:
            await self._end()
            raise
        self._keeping = asyncio.create_task(self._keep())
        return self

    async def __aexit__(self, *raised: object) -> None:
        if self._keeping is not None:
            self._keeping.cancel()
            with suppress(asyncio.CancelledError):
                await self._keeping
        await self._end()
        self._save()

    def _remember(self) -> Channel | None:
        """What was there last time; if nothing was, a new world, of which the channel for games is returned."""
        try:
            read = saving.load(self.sandbox, self.data)
        except saving.Damaged as damaged:
            raise CannotPlay(TROUBLE, self.words["damaged"].format(why=damaged)) from None
        if read is None:
            return furnish(self.sandbox.world, self._language)
        self.page.read.update(read)
        # Who asks for French has it in an old world, too.
        for user in self.sandbox.world.users.values():
            user.locale = LOCALES.get(self._language or "", user.locale)
        return None

    async def _keep(self) -> None:
        """Save whenever something may have changed, but not more often than needed."""
        while True:
            beat = self.sandbox.world.pulse.next_beat
            self._save()
            await beat.wait()
            await asyncio.sleep(PAUSE)

    def _save(self) -> None:
        saving.save(self.sandbox, self.page.read, self.data)

    async def _end(self) -> None:
        await self.bot.stop()
        await self.sandbox.__aexit__(None, None, None)


def end_asked_for() -> asyncio.Event:
    """Set when somebody asks the process to end, by Ctrl-C or by closing its terminal."""
    asked = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        asyncio.get_running_loop().add_signal_handler(number, asked.set)
    return asked


def open_browser(address: str) -> None:
    """If there is one: elsewhere it would open in this very terminal, or not at all."""
    windows = any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))
    if windows or sys.platform in ("darwin", "win32"):
        webbrowser.open(address)
