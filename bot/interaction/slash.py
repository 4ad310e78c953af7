"""Slash commands of the group `/table`: their names, descriptions and options in every language."""

from collections.abc import Callable, Coroutine
from typing import Any

from discord import app_commands
from discord.app_commands import AppCommandContext, AppInstallationType, Command, Group

from bot.interaction.app import Paravent
from bot.words.voice import spoken

GROUP = "table"

Callback = Callable[..., Coroutine[Any, Any, None]]


def slash(part: str, name: str, *options: str) -> Callable[[Callback], Command[Any, ..., None]]:
    """A command with the words of a part. The option `table` is called the same everywhere."""

    def made(callback: Callback) -> Command[Any, ..., None]:
        keys = {option: _words(part, name, option) for option in options}
        app_commands.rename(**{option: spoken(*key) for option, key in keys.items()})(callback)
        app_commands.describe(**{option: spoken(home, f"{key}-help") for option, (home, key) in keys.items()})(callback)
        found: Command[Any, ..., None] = app_commands.command(
            name=spoken(part, f"cmd-{name}"), description=spoken(part, f"cmd-{name}-help")
        )(callback)
        return found

    return made


def table_group(bot: Paravent) -> Group:
    """The one group that several parts put their commands into."""
    found = bot.tree.get_command(GROUP)
    if isinstance(found, Group):
        return found
    made = Group(
        name=spoken("table", "cmd-table"),
        description=spoken("table", "cmd-table-help"),
        allowed_contexts=AppCommandContext(guild=True, dm_channel=True, private_channel=False),
        allowed_installs=AppInstallationType(guild=True, user=False),
    )
    bot.tree.add_command(made)
    return made


def _words(part: str, name: str, option: str) -> tuple[str, str]:
    return ("table", "opt-table") if option == "table" else (part, f"opt-{name}-{option}")
