"""The whole bot in this process, on the unchanged discord.py, against a sandbox."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from pydantic import SecretStr

from bot.interaction.app import Paravent
from bot.program.run import built, log_in
from bot.program.settings import Settings
from engine.core.discovery import ROOT
from engine.core.game import AnyGame
from engine.tables.transaction.dice import Dice
from sandbox.server import TOKEN, Sandbox
from tests.sandbox.bot import NO_MORE, ready
from tests.tables.ready_made import ready_made

ROOTS = (ROOT, "tests.sample.games")

_registered: dict[tuple[AnyGame, ...], list[dict[str, Any]]] = {}
"""What Discord was told by the first bot of this process with these games."""


@asynccontextmanager
async def paravent(
    sandbox: Sandbox, database: Path, dice: Dice | None = None, *, roots: Sequence[str] = ROOTS, tell: bool = False
) -> AsyncIterator[Paravent]:
    """The bot as `paravent run` has it: every cog, delivery, its commands registered; connected and ready.

    `tell` lets it tell Discord its commands itself, however often that has been done: for tests of just that.
    """
    settings = Settings(token=SecretStr(TOKEN), database=ready_made(database), discord_api=sandbox.api)
    async with built(settings, roots, clock=sandbox.world.clock.now, dice=dice, guild_ready_timeout=NO_MORE) as bot:
        await _log_in(bot, sandbox, tell)
        connected = asyncio.create_task(bot.connect())
        here = asyncio.create_task(ready(bot))
        await asyncio.wait({connected, here}, return_when=asyncio.FIRST_COMPLETED)
        if connected.done():
            connected.result()
        yield bot
    await asyncio.gather(connected, return_exceptions=True)


async def _log_in(bot: Paravent, sandbox: Sandbox, tell: bool) -> None:
    """Every command in every language is half of what a bot does when it starts: the first one in this process does
    it, and wherever another begins, Discord has the same commands from it."""
    told = _registered.get(tuple(bot.games.values()))
    if tell or told is None:
        await log_in(bot, TOKEN)
        _registered[tuple(bot.games.values())] = sandbox.commands.all(None)
        return
    await bot.login(TOKEN)
    kept = sandbox.commands.remember(told)
    bot.mentions.learn({command["name"]: int(command["id"]) for command in kept}, kept)
