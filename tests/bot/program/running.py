"""The whole bot in this process, on the unchanged discord.py, against a sandbox."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from pydantic import SecretStr

from bot.interaction.app import Paravent
from bot.program.run import built, log_in
from bot.program.settings import Settings
from engine.core.discovery import ROOT
from engine.tables.transaction.dice import Dice
from sandbox.server import TOKEN, Sandbox
from tests.sandbox.bot import NO_MORE, ready

ROOTS = (ROOT, "tests.sample.games")


@asynccontextmanager
async def paravent(
    sandbox: Sandbox, database: Path, dice: Dice | None = None, *, roots: Sequence[str] = ROOTS
) -> AsyncIterator[Paravent]:
    """The bot as `paravent run` has it: every cog, delivery, its commands registered; connected and ready."""
    settings = Settings(token=SecretStr(TOKEN), database=database, discord_api=sandbox.api)
    async with built(settings, roots, clock=sandbox.world.clock.now, dice=dice, guild_ready_timeout=NO_MORE) as bot:
        await log_in(bot, TOKEN)
        connected = asyncio.create_task(bot.connect())
        here = asyncio.create_task(ready(bot))
        await asyncio.wait({connected, here}, return_when=asyncio.FIRST_COMPLETED)
        if connected.done():
            connected.result()
        yield bot
    await asyncio.gather(connected, return_exceptions=True)
