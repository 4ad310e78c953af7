"""What all lists of suggestions have in common: one after the other for each person, and whatever fails, none."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from typing import Any, TypeVar

import discord
from discord.app_commands import Choice

from bot.interaction.asker import Asker, access_of
from bot.words.naming import clipped
from engine.tables.storage.records import Table
from engine.words.typed import plain, plain_if_short

log = logging.getLogger("paravent")

MOST = 25
"""Suggestions: with one more Discord drops all of them, and nobody reads a longer list."""
LOOKED_AT = 4 * MOST
"""Tables that are looked through for what is typed; all others can be named by their ids."""
LONGEST = 100
"""Letters of a suggestion."""

R = TypeVar("R")
Suggest = Callable[[discord.Interaction[Any], Any], Coroutine[Any, Any, list[R]]]
Choices = Suggest[Choice[str]]


def suggesting(what: str) -> Callable[[Callable[[Asker, str], Awaitable[list[R]]]], Suggest[R]]:
    """Make this what is suggested. Who types fast waits for himself alone: nobody's letters hold up anybody else's."""

    def made(find: Callable[[Asker, str], Awaitable[list[R]]]) -> Suggest[R]:
        async def suggest(interaction: discord.Interaction[Any], current: Any) -> list[R]:
            try:
                bot, user = interaction.client, interaction.user.id
                async with bot.typing.of(str(user)):
                    known = await bot.tables.newcomer(user, interaction.guild_id)
                    access = await access_of(interaction, known.channels)
                    return await find(Asker(bot, interaction, known.person, access), str(current))
            except Exception:
                log.exception("suggesting %s failed", what)
                return []

        return suggest

    return made


def holding(typed: str) -> Callable[[str], bool]:
    """Whether a line holds what is typed, however it is written; none holds what is too long. It is normalised once."""
    wanted = plain_if_short(typed)
    return lambda line: wanted is not None and wanted in plain(line)


async def tables_called(
    tables: Iterable[Table], typed: str, called: Callable[[Table], Awaitable[str]]
) -> list[Choice[str]]:
    """Those of the first of these tables that are called so; an empty name is none."""
    holds, made = holding(typed), list[Choice[str]]()
    for _, table in zip(range(LOOKED_AT), tables, strict=False):
        name = await called(table)
        if name and holds(name):
            made.append(Choice(name=clipped(name, LONGEST), value=table.id))
        if len(made) == MOST:
            break
    return made
