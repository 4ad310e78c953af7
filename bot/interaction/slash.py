"""Slash commands of the groups `/table` and `/admin`, and `/me`: names, descriptions, options in every language."""

from collections.abc import Callable, Coroutine
from typing import Any

from discord import Permissions, app_commands
from discord.app_commands import AppCommandContext, AppInstallationType, Command, Group

from bot.interaction.app import Paravent
from bot.words.voice import spoken

TABLE, ADMIN = "table", "admin"

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
    """The one group for whoever plays; several parts put their commands into it."""
    return _group(bot, TABLE, in_direct=True)


def admin_group(bot: Paravent) -> Group:
    """The same for those who manage a server. Discord offers it to nobody else."""
    return _group(bot, ADMIN, in_direct=False, default_permissions=Permissions(manage_guild=True))


def _group(bot: Paravent, name: str, *, in_direct: bool, **options: Any) -> Group:
    """Made when the first part asks for it."""
    found = bot.tree.get_command(name)
    if isinstance(found, Group):
        return found
    made = Group(
        name=spoken(name, f"cmd-{name}"),
        description=spoken(name, f"cmd-{name}-help"),
        allowed_contexts=AppCommandContext(guild=True, dm_channel=in_direct, private_channel=False),
        allowed_installs=AppInstallationType(guild=True, user=False),
        **options,
    )
    bot.tree.add_command(made)
    return made


def _words(part: str, name: str, option: str) -> tuple[str, str]:
    return ("table", "opt-table") if option == "table" else (part, f"opt-{name}-{option}")
