"""Where a table stands in Discord: its panel in a channel, and the thread that hangs from that panel.

A thread begun from a message has the message's id. So the panel can point at it before it exists, and to begin it once
more after a crash is to be told that it is there.
"""

import logging
from typing import Final

import aiohttp
import discord
from discord import AllowedMentions, PartialMessage, PartialMessageable
from msgspec.structs import replace

from bot.delivery.history import ours
from bot.delivery.sending import send
from bot.interaction.app import Paravent
from bot.interaction.failures import THREAD_EXISTS, Away, Failure, describe, judge
from bot.interaction.places import STANDS
from bot.pages.panels import panel
from bot.words.naming import clipped, game_name
from bot.words.voice import Voice, names_of
from engine.tables.outbox.intents import LOBBY
from engine.tables.seeing.shown import Overview
from engine.tables.storage.records import Intent, Posted, Table

log = logging.getLogger("paravent.delivery")

WEEK: Final = 10_080
"""Minutes without a word after which the thread sleeps: the longest there is."""
LONGEST_NAME = 100


class Threads:
    """Panels and threads."""

    def __init__(self, bot: Paravent) -> None:
        self._bot, self._outbox = bot, bot.tables.outbox

    def place(self, table: Table, channel: int) -> PartialMessageable:
        """A channel or thread of the table's server, without asking Discord for it."""
        return self._bot.get_partial_messageable(channel, guild_id=table.server)

    # The panel

    async def show_panel(self, overview: Overview, intents: list[Intent]) -> bool:
        """Send the panel, or change the one that stands. A table that has begun shows it when its thread is opened:
        then False."""
        wanted = overview.table.step < 0
        if wanted:
            await self._panel(overview, intents)
        await self._outbox.done(intents)
        return wanted

    async def show_end(self, overview: Overview) -> None:
        """The panel must not say for ever that the game is on. It is worth one try: the result is in the thread."""
        for posted in await self._outbox.posted(overview.table.id, LOBBY):
            text, controls = panel(self._bot, overview, posted.message)
            try:
                await self._message(overview.table, posted.message).edit(
                    content=text, view=controls, allowed_mentions=AllowedMentions.none()
                )
            except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
                log.warning("table %s: the panel does not show the end: %s", overview.table.id, describe(error))

    async def _panel(self, overview: Overview, intents: list[Intent], *, linked: bool = False) -> int:
        """The message of the panel as it should be now."""
        for posts in await self._posted(overview.table, intents):
            if await self._change(overview, posts, linked=linked):
                return posts
        sent = await self._send(overview, intents)
        if linked:
            await self._change(overview, sent, linked=True)
        return sent

    async def _posted(self, table: Table, intents: list[Intent]) -> list[int]:
        known = [posted.message for posted in await self._outbox.posted(table.id, LOBBY)]
        if known or table.channel is None or not any(intent.maybe_sent for intent in intents):
            return known[:1]
        found = await ours(self._bot, self.place(table, table.channel), table.id, intents)
        panels = [each for each in found if each.step("join", table.id) is None][:1]  # an invitation is none
        for each in panels:
            await self._outbox.done([], Posted(table.id, table.step, LOBBY, None, table.channel, each.message))
        return [each.message for each in panels]

    async def _change(self, overview: Overview, message: int, *, linked: bool) -> bool:
        """Change it in place; False if that cannot be done, and another is to be sent."""
        table = overview.table
        text, controls = panel(self._bot, overview, message if linked else None)
        try:
            await self._message(table, message).edit(
                content=text, view=controls, allowed_mentions=AllowedMentions.none()
            )
        except discord.HTTPException as error:
            failure = judge(error)
            if failure not in (Failure.NO_MESSAGE, Failure.OLD):
                raise
            await self._outbox.removed(message)
            if failure is Failure.OLD:
                await self.remove(table, message)
            return False
        return True

    async def _send(self, overview: Overview, intents: list[Intent]) -> int:
        table = overview.table
        if table.channel is None:
            raise LookupError(f"table {table.id} stands in no channel")
        text, controls = panel(self._bot, overview)
        sent = await send(self.place(table, table.channel), text, f"panel-{intents[-1].id}", controls)
        await self._outbox.done([], Posted(table.id, table.step, LOBBY, None, table.channel, sent.id))
        return sent.id

    # The thread

    async def thread(self, overview: Overview, intents: list[Intent]) -> int:
        """The table's thread; it is begun from the panel if there is none."""
        table = overview.table
        if table.thread is not None:
            return table.thread
        message = await self._panel(overview, intents, linked=True)
        await self._begin(overview, message)
        await self._bot.tables.place(table.id, table.channel, message)
        self._bot.dispatch(STANDS, table.id)
        return message

    async def wake(self, table: Table) -> None:
        """A thread sleeps after a week without a word. Before somebody is led there, or something is changed in it, it
        is woken; one that cannot be is left alone."""
        server = None if table.server is None else self._bot.get_guild(table.server)
        if table.thread is None or server is None:
            return
        known = server.get_thread(table.thread)
        if known is not None and not known.archived:
            return
        try:
            await self._bot.http.edit_channel(table.thread, archived=False)
        except discord.HTTPException as error:
            if judge(error) in (Failure.LOST, Failure.LIMITED):
                raise

    async def forget_thread(self, table: Table) -> None:
        """The thread is gone: the next one hangs from a new panel, for the old panel's id is used up."""
        await self._bot.tables.place(table.id, table.channel, None)
        for posted in await self._outbox.posted(table.id, LOBBY):
            await self.remove(replace(table, thread=None), posted.message)
            await self._outbox.removed(posted.message)

    async def remove(self, table: Table, message: int) -> None:
        """Delete a panel that has been replaced, if it can be; one from which the thread hangs stays."""
        if message == table.thread:
            return
        try:
            await self._message(table, message).delete()
        except discord.HTTPException as error:
            if judge(error) in (Failure.LOST, Failure.LIMITED):
                raise

    async def _begin(self, overview: Overview, message: int) -> None:
        table = overview.table
        if table.server is None or self._bot.get_guild(table.server) is None:
            raise Away(f"table {table.id}")
        try:
            await self._message(table, message).create_thread(name=self._name(overview), auto_archive_duration=WEEK)
        except discord.HTTPException as error:
            if error.code != THREAD_EXISTS:
                raise

    def _name(self, overview: Overview) -> str:
        table, game = overview.table, self._bot.games.get(overview.table.game)
        voice = Voice(table.language, game)
        names = ", ".join(names_of(overview.sitters, table.language))
        return clipped(f"{game_name(voice, game, table)} · {table.id} · {names}", LONGEST_NAME)

    def _message(self, table: Table, message: int) -> PartialMessage:
        return self.place(table, table.channel or 0).get_partial_message(message)
