"""A small bot on the unchanged discord.py, pointed at the sandbox as the real one is."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import discord

from bot.program.wire import ApiAddress, point_at
from sandbox.server import TOKEN, Sandbox

PATIENCE = 20.0
"""Seconds until a test gives up waiting."""

NO_MORE = 0.005
"""Seconds without another server after which a bot is ready: a sandbox tells it of all of them at once."""


class Bot(discord.Client):
    """It notes what it hears."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=NO_MORE)
        self.heard: asyncio.Queue[tuple[str, Any]] = asyncio.Queue()

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        super().dispatch(event, *args, **kwargs)
        self.heard.put_nowait((event, args))

    async def hears(self, wanted: str) -> Any:
        """Wait for an event; what it was about."""
        while True:
            event, arguments = await asyncio.wait_for(self.heard.get(), PATIENCE)
            if event == wanted:
                return arguments


async def ready(bot: discord.Client) -> None:
    """Wait until the bot is ready and has heard of each of its servers, however slow this machine is just now."""
    await bot.wait_until_ready()
    while any(guild.unavailable for guild in bot.guilds):
        await asyncio.sleep(NO_MORE)


AnyBot = TypeVar("AnyBot", bound=Bot)


@asynccontextmanager
async def running(sandbox: Sandbox) -> AsyncIterator[Bot]:
    """The bot, logged in and connected."""
    async with playing(sandbox, Bot()) as bot:
        yield bot


@asynccontextmanager
async def playing(sandbox: Sandbox, bot: AnyBot) -> AsyncIterator[AnyBot]:
    """Some bot, logged in and connected."""
    undo = point_at(ApiAddress.parse(sandbox.api))
    task = asyncio.create_task(bot.start(TOKEN))
    try:
        heard = asyncio.create_task(bot.hears("ready"))
        await asyncio.wait({task, heard}, return_when=asyncio.FIRST_COMPLETED)
        if task.done():
            heard.cancel()
            task.result()
        await heard
        await ready(bot)
        yield bot
    finally:
        await bot.close()
        await asyncio.gather(task, return_exceptions=True)
        undo.close()
