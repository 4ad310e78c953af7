"""A bot with one command, `/desk`, that does what a test wants it to do."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands

from tests.sandbox.bot import PATIENCE, Bot

Press = discord.Interaction[Any]
Does = Callable[[Press], Awaitable[None]]


class NoddingBot(Bot):
    """What is done can be changed while it runs."""

    def __init__(self, does: Does, needed: discord.Permissions | None = None) -> None:
        super().__init__()
        self.does = does
        self.tree = app_commands.CommandTree(self)

        @self.tree.command(name="desk", description="Whatever is wanted")
        async def desk(press: Press) -> None:
            await self.does(press)

        desk.default_permissions = needed

    async def setup_hook(self) -> None:
        await self.tree.sync()

    @property
    def channel(self) -> discord.TextChannel:
        """The one everybody is in."""
        return self.guilds[0].text_channels[0]


async def nods(press: Press) -> None:
    """The shortest answer."""
    await press.response.send_message("Yes.")


async def heard_until(bot: Bot, last: str) -> list[str]:
    """The names of all events up to this one."""
    found: list[str] = []
    async with asyncio.timeout(PATIENCE):
        while last not in found:
            found.append((await bot.heard.get())[0])
    return found
