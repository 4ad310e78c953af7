"""The whole bot as a process, with one more command that only says hello, and suggests to whom: its yardstick."""

import asyncio
from typing import Any

import discord
from discord import app_commands

from bot.program.run import built, connect, log_in
from bot.program.settings import Settings


async def main() -> None:
    """As `paravent run` does it, until it is killed."""
    settings = Settings.read()
    async with built(settings) as bot:

        @app_commands.command(name="hello", description="Say hello")
        async def hello(interaction: discord.Interaction[Any], whom: str | None = None) -> None:
            await interaction.response.send_message("Hello", ephemeral=True)

        @hello.autocomplete("whom")
        async def suggest(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
            return [app_commands.Choice(name="World", value="World")]

        bot.tree.add_command(hello)
        await log_in(bot, settings.secret())
        await connect(bot)


if __name__ == "__main__":
    asyncio.run(main())
