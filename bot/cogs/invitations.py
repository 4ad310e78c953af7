"""Inviting somebody to a table, and thinking better of it."""

import discord
from discord import Interaction, app_commands

from bot.interaction.app import Paravent
from bot.interaction.asker import sees
from bot.interaction.places import is_here, refuse, where
from bot.interaction.press import Press
from bot.interaction.slash import slash, table_group
from bot.interaction.which_table import meant, suggested
from bot.words.naming import plain
from engine.core.values.refusals import Refusal
from engine.tables.seeing.shown import Overview
from engine.tables.storage.records import LIVE


async def setup(bot: Paravent) -> None:
    """Add the commands to the group."""
    for command in (invite_command, uninvite_command):
        table_group(bot).add_command(command)


@slash("lobby", "invite", "person", "table")
@app_commands.autocomplete(table=suggested("open"))
async def invite_command(
    interaction: Interaction[Paravent], person: discord.User | discord.Member, table: str | None = None
) -> None:
    """Ask somebody to the table."""
    press = await Press.begin(interaction.client, interaction)
    overview = await meant(press, table, "open")
    if overview is None or not await may_come(press, overview, person):
        return
    channel = overview.table.channel or 0
    seen = isinstance(person, discord.Member) and sees(person, channel)
    done = await press.tables.invite(press.request, overview.table.id, person.id, call=seen)
    if isinstance(done, Refusal):
        await refuse(press, done, overview)
        return
    key = "invited" if seen else "invited-unseen"
    await press.tell(press.voice.tell("lobby", key, name=plain(person.display_name), channel=f"<#{channel}>"))


@slash("lobby", "uninvite", "person", "table")
@app_commands.autocomplete(table=suggested(*LIVE))
async def uninvite_command(
    interaction: Interaction[Paravent], person: discord.User | discord.Member, table: str | None = None
) -> None:
    """Take an invitation back, or the offer of a seat."""
    press = await Press.begin(interaction.client, interaction)
    overview = await meant(press, table, *LIVE)
    if overview is None:
        return
    done = await press.tables.withdraw(press.request, overview.table.id, person.id)
    if isinstance(done, Refusal):
        await refuse(press, done, overview)
        return
    await press.tell(press.voice.tell("lobby", "uninvited", name=plain(person.display_name)))


async def may_come(press: Press, overview: Overview, person: discord.User | discord.Member) -> bool:
    """Whether this person can be asked to that table; if not, whoever asks has been told why."""
    if person.bot:
        await press.tell(press.voice.tell("lobby", "bots-do-not-play"))
    elif not is_here(press, overview.table) or not isinstance(person, discord.Member):
        await press.tell("\n".join([press.voice.tell("lobby", "ask-there"), *await where(press, overview.table)]))
    else:
        return True
    return False
