"""`/admin welcome`: a message for newcomers, with a button that opens a table against computers and starts it."""

import asyncio
from contextlib import suppress

import discord
from discord import Interaction, TextChannel

from bot.cogs.admin import begin
from bot.cogs.opening import text_channel, where_to_open
from bot.delivery.sending import send
from bot.interaction.answering import until_heard
from bot.interaction.app import Paravent
from bot.interaction.control import view
from bot.interaction.control_ids import ControlId
from bot.interaction.failures import Failure, judge
from bot.interaction.places import STANDS, missing
from bot.interaction.press import Press
from bot.interaction.slash import admin_group, slash
from bot.pages.welcome import PLAY_NOW, playing, welcome
from engine.core.discovery import flagship
from engine.core.values.refusals import Refusal

COMPUTERS = 2
"""At a table that is opened by the button, where the game allows it."""
SOON = 10.0
"""Seconds for which whoever presses it waits for the way to his thread. Without it he finds it below the panel."""


async def setup(bot: Paravent) -> None:
    """Add the command to the group, and the button to the bot."""
    admin_group(bot).add_command(welcome_command)
    bot.controls[PLAY_NOW] = play_now


# The message


@slash("welcome", "welcome")
async def welcome_command(interaction: Interaction[Paravent]) -> None:
    """Post it, where its button can do what it says."""
    begun = await begin(interaction)
    channel = None if begun is None else await text_channel(begun[0])
    if begun is None or channel is None:
        return
    press, server = begun
    lacking = missing(interaction.app_permissions, press.voice)
    if lacking:
        await _may_not(press, channel, *lacking)
        return
    refusal = await press.tables.welcome(press.request, server, channel.id)
    if refusal is not None:
        await press.refuse(refusal)
        return
    await _post(press, channel)


async def _post(press: Press, channel: TextChannel) -> None:
    """It belongs to no table, so the outbox does not have it: whoever asked for it waits until it stands. By its nonce
    Discord knows it again, should it be sent twice."""
    text, controls = welcome(press.bot, await press.server_language(channel.guild.id))
    place = press.bot.get_partial_messageable(channel.id, guild_id=channel.guild.id)
    try:
        await until_heard(lambda: send(place, text, str(press.interaction.id), controls))
    except discord.HTTPException as error:
        if judge(error) is not Failure.FORBIDDEN:
            raise
        await _may_not(press, channel, press.voice.tell("lobby", "perm-send"))
        return
    await press.tell(press.voice.tell("welcome", "stands", channel=channel.mention))


async def _may_not(press: Press, channel: TextChannel, *lacking: str) -> None:
    text = press.voice.tell("welcome", "missing-permissions", channel=channel.mention, permissions=lacking)
    await press.tell(text)


# Its button


async def play_now(press: Press, mark: ControlId, values: tuple[str, ...]) -> None:
    """A table for whoever pressed it, with computers, begun at once."""
    game = press.bot.games.get(mark.rest) if mark.rest else flagship(press.bot.games)
    if mark.table or game is None:
        await press.tell(press.voice.tell("core", "old-control"))  # it never stood on a welcome, or the game is gone
        return
    channel = await where_to_open(press)
    if channel is None:
        return
    done = await press.tables.play_now(
        press.request,
        game.name,
        server=channel.guild.id,
        channel=channel.id,
        language=await press.server_language(channel.guild.id),
        computers=max(COMPUTERS, game.declares.players[0] - 1),
    )
    if isinstance(done, Refusal):
        await press.refuse(done)
        return
    await _lead_to(press, channel, done.table)


async def _lead_to(press: Press, channel: TextChannel, table: str) -> None:
    """He is answered at once, and once more when the thread is there: delivery opens it meanwhile."""
    stands = asyncio.ensure_future(press.bot.wait_for(STANDS, check=lambda told: told == table))
    try:
        if await _tell(press, channel, table):
            return
        await asyncio.wait({stands}, timeout=SOON)
        if stands.done():
            with suppress(discord.NotFound):  # he has thrown the first answer away
                await _tell(press, channel, table)
    finally:
        stands.cancel()


async def _tell(press: Press, channel: TextChannel, table: str) -> bool:
    """What he plays, and where as far as it is known; whether the thread is there."""
    overview = await press.tables.overview(press.user, table, press.access)
    if isinstance(overview, Refusal):
        await press.refuse(overview)
        return True
    text, controls = await playing(press, overview, channel)
    await press.tell(text, view=view(*controls))
    return overview.table.thread is not None
