"""The commands as they come in: what does not fit what a command takes is noticed before anything is done with it."""

import logging
from typing import Any

import discord
from discord import AppCommandOptionType as Kind
from discord import app_commands
from discord.app_commands import CommandNotFound, CommandSignatureMismatch, Parameter, TransformerError

from bot.interaction.deliveries import LATE_SUGGESTIONS

UNREADABLE = (CommandNotFound, CommandSignatureMismatch, TransformerError)
"""What discord.py raises of a command that is not, or not so, one of ours: the app shows an older version, or it was
forged."""

_PLAIN: dict[Kind, type | tuple[type, ...]] = {
    Kind.string: str,
    Kind.integer: int,
    Kind.boolean: bool,
    Kind.number: (int, float),
}


class Tree(app_commands.CommandTree[Any]):
    """Discord checks the same. What it lets through is not ours to choose, and discord.py hands on whatever came."""

    def __init__(self, client: Any, **options: Any) -> None:
        super().__init__(client, **options)
        logging.getLogger(app_commands.tree.__name__).addFilter(LATE_SUGGESTIONS)

    async def interaction_check(self, interaction: discord.Interaction[Any]) -> bool:
        """Whether it is to be carried out: not what comes for the second time, whether it was used or only typed.

        Raises what discord.py raises of a command with other options than it takes.
        """
        if not interaction.client.deliveries.first(interaction):
            return False
        command = interaction.command
        if isinstance(command, app_commands.Command):
            takes = {each.display_name: each for each in command.parameters}
            given, typing = _options(interaction.data), interaction.type is discord.InteractionType.autocomplete
            named = None if typing else _named(interaction.data)
            if typing != any(option.get("focused") for option in given):
                raise CommandSignatureMismatch(command)
            for option in given:
                known = takes.get(option["name"])
                if known is None or not (option.get("focused") or fits(known, option.get("value"), named)):
                    raise CommandSignatureMismatch(command)
        return True


def fits(option: Parameter, value: Any, named: set[str] | None) -> bool:
    """Whether this can have been filled in there. `named`: whom and what Discord knows by ids, if it has said so."""
    if option.type not in _PLAIN:
        is_id = isinstance(value, str) and value.isascii() and value.isdigit()
        return is_id and (named is None or value in named)
    if not isinstance(value, _PLAIN[option.type]) or (option.type is not Kind.boolean and isinstance(value, bool)):
        return False
    if option.choices and value not in [choice.value for choice in option.choices]:
        return False
    size: Any = len(value) if isinstance(value, str) else value
    least, most = option.min_value, option.max_value
    return (least is None or size >= least) and (most is None or size <= most)


def _named(data: Any) -> set[str]:
    return {id for found in ((data or {}).get("resolved") or {}).values() for id in found}


def _options(data: Any) -> list[dict[str, Any]]:
    """Of the command itself, below its groups."""
    found: list[dict[str, Any]] = (data or {}).get("options") or []
    while found and found[0].get("type") in (Kind.subcommand.value, Kind.subcommand_group.value):
        found = found[0].get("options") or []
    return found
