"""A small bot that runs as a process: `python -m tests.sandbox.driving.small_bot`, with the real one's variables."""

import asyncio
import os
import re
import signal
from typing import Any, Self

import discord
from discord import app_commands

from bot.program.wire import check_token, client_options, point_at, setting

Press = discord.Interaction[Any]


class Turn(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"turn:(?P<times>\d+)"):
    """A button whose id holds all there is to know, so that a bot that never saw the message can answer it."""

    def __init__(self, times: int) -> None:
        super().__init__(discord.ui.Button(label=f"Turn {times}", custom_id=f"turn:{times}"))
        self._times = times

    @classmethod
    async def from_custom_id(cls, interaction: Press, item: discord.ui.Item[Any], match: re.Match[str]) -> Self:
        return cls(int(match["times"]))

    async def callback(self, interaction: Press) -> Any:
        await interaction.response.edit_message(content=f"It has turned {self._times} times.")


class Stick(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"stick"):
    """A button that promises an answer and never gives it."""

    def __init__(self) -> None:
        super().__init__(discord.ui.Button(label="Stick", custom_id="stick"))

    @classmethod
    async def from_custom_id(cls, interaction: Press, item: discord.ui.Item[Any], match: re.Match[str]) -> Self:
        return cls()

    async def callback(self, interaction: Press) -> Any:
        await interaction.response.defer(thinking=True)
        await asyncio.Event().wait()


class SmallBot(discord.Client):
    """One command, which shows the two buttons."""

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Turn, Stick)
        tree = app_commands.CommandTree(self)

        @tree.command(name="wheel", description="Show the wheel")
        async def wheel(interaction: Press) -> None:
            view = discord.ui.View(timeout=None)
            view.add_item(Turn(3)).add_item(Stick())
            await interaction.response.send_message("The wheel", view=view)

        await tree.sync()


async def main() -> None:
    """Until somebody asks it to end."""
    token, address = os.environ["PARAVENT_TOKEN"], setting(os.environ)
    check_token(token, address)
    with point_at(address):
        async with SmallBot(intents=discord.Intents(guilds=True), **client_options(address)) as bot:
            loop = asyncio.get_running_loop()
            loop.add_signal_handler(signal.SIGTERM, lambda: asyncio.ensure_future(bot.close()))
            await bot.start(token)


if __name__ == "__main__":
    asyncio.run(main())
