"""Which table is meant: the one that was named, else that of this thread, else the only one that can be meant."""

import logging
from collections.abc import Callable, Coroutine
from typing import Any

import discord
from discord.app_commands import Choice

from bot.app import Paravent
from bot.press import Press
from bot.ui.naming import clipped
from bot.ui.places import LONGEST, link, title
from bot.words import language_of
from engine.core.refusals import Refusal
from engine.tables.opening import is_table_id
from engine.tables.records import Table
from engine.tables.refusals import No
from engine.tables.sights import Overview

log = logging.getLogger("paravent")

LIVE = ("open", "playing")
ENDED = ("finished", "abandoned")

MOST = 25
"""Discord takes no more suggestions, and nobody reads a longer list."""

Suggest = Callable[[discord.Interaction[Any], str], Coroutine[Any, Any, list[Choice[str]]]]


async def meant(press: Press, typed: str | None, *status: str) -> Overview | None:
    """The table, or None when the person has been told why there is none."""
    if typed is not None:
        return await named(press, _id(typed))
    here = await press.tables.in_thread(press.interaction.channel_id or 0)
    if here is not None:
        return await named(press, here)
    own = await press.tables.seated(press.user, *status)
    if len(own) == 1:
        return await named(press, own[0].id)
    await press.tell(await _which(press, own))
    return None


async def named(press: Press, id: str) -> Overview | None:
    """The table with this id, or None when the person has been told that there is none."""
    found = await press.tables.overview(id) if is_table_id(id) else No.NO_SUCH_TABLE.refusal()
    if not isinstance(found, Refusal) and not await _may_know(press, found.table):
        found = No.NO_SUCH_TABLE.refusal()
    if isinstance(found, Refusal):
        await press.refuse(found)
        return None
    return found


async def _may_know(press: Press, table: Table) -> bool:
    """What is played on a server is for those who are on it; elsewhere, only who plays there or is asked to knows."""
    if table.server in (None, press.interaction.guild_id):
        return True
    own = {each.id for each in await press.tables.seated(press.user, *LIVE, *ENDED)}
    return table.id in own or table.id in {each.table for each in await press.tables.mine(press.user)}


def suggested(*status: str, others: bool = False) -> Suggest:
    """What is suggested for the option `table`: one's own tables in these states; then the others of the server."""

    async def suggest(interaction: discord.Interaction[Paravent], current: str) -> list[Choice[str]]:
        try:
            return await _suggestions(interaction, current, status or LIVE, others)
        except Exception:
            log.exception("suggesting tables failed")
            return []

    return suggest


async def focus(interaction: discord.Interaction[Paravent]) -> str | None:
    """While somebody is still typing: the table that would be meant, if that is clear."""
    typed = getattr(interaction.namespace, "table", None)
    if isinstance(typed, str) and typed:
        return _id(typed)
    here = await interaction.client.tables.in_thread(interaction.channel_id or 0)
    if here is not None:
        return here
    own = await interaction.client.tables.seated(interaction.user.id, "playing")
    return own[0].id if len(own) == 1 else None


async def language(interaction: discord.Interaction[Paravent]) -> str:
    """What somebody who is still typing is spoken to in."""
    known = await interaction.client.tables.person(interaction.user.id)
    preferred = None if isinstance(known, Refusal) else known.language
    return preferred or language_of(interaction.locale)


async def _suggestions(
    interaction: discord.Interaction[Paravent], current: str, status: tuple[str, ...], others: bool
) -> list[Choice[str]]:
    bot, spoken = interaction.client, await language(interaction)
    found = list(await bot.tables.seated(interaction.user.id, *status))
    if others and interaction.guild_id is not None:
        known = {table.id for table in found}
        found += [each for each in await bot.tables.listed(interaction.guild_id, *status) if each.id not in known]
    made: list[Choice[str]] = []
    for table in found[: 4 * MOST]:
        overview = await bot.tables.overview(table.id)
        called = "" if isinstance(overview, Refusal) else title(bot, overview, spoken, bare=True)
        if called and current.casefold().strip() in called.casefold():
            made.append(Choice(name=clipped(called, 100), value=table.id))
    return made[:MOST]


async def _which(press: Press, own: tuple[Table, ...]) -> str:
    """A list to choose from."""
    if not own:
        return press.voice.tell("table", "no-table")
    lines = [press.voice.tell("table", "which-table")]
    for table in own[:MOST]:
        overview = await press.tables.overview(table.id)
        if not isinstance(overview, Refusal):
            lines.append(f"{title(press.bot, overview, press.language)} {await link(press.bot, table)}".strip())
    return fitting(lines, press)


def fitting(lines: list[str], press: Press, total: int | None = None) -> str:
    """As many of these lines as fit, the first of them a heading, and how many more there are."""
    kept, room = [lines[0]], LONGEST - len(lines[0])
    for line in lines[1 : MOST + 1]:
        room -= len(line) + 1
        if room < 0:
            break
        kept.append(line)
    more = (len(lines) - 1 if total is None else total) - (len(kept) - 1)
    return "\n".join([*kept, *([press.voice.tell("table", "more", n=more)] if more > 0 else [])])


def _id(typed: str) -> str:
    """What was typed, or the label of a suggestion, which some apps send in its place: the id stands first."""
    words = typed[:200].lower().split()
    return words[0].strip("`") if words else ""
