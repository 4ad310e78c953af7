"""Where the bot may not write: the host is told once, everything waits, and is tried again when something changes."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from bot.delivery.direct import Direct
from bot.interaction.app import Paravent
from bot.words.naming import game_name
from bot.words.voice import Voice
from engine.core.values.refusals import Refusal
from engine.tables.seeing.shown import Overview
from engine.tables.storage.records import Table

CHANGES = (
    "on_guild_channel_update",
    "on_guild_role_update",
    "on_guild_role_delete",
    "on_member_update",
)
"""What may give back a permission; all of it comes to every bot that hears of servers, of members only itself."""


class LockOuts:
    """The tables at which the bot may not write now. The file has them; here they are at hand, for news come often.

    What is heard is only noted: whoever delivers looks here before he claims anything.
    """

    def __init__(self, bot: Paravent, direct: Direct) -> None:
        self._bot, self._direct, self._outbox = bot, direct, bot.tables.outbox
        self._tables: dict[str, int | None] = {}
        """With their servers."""
        self._heard: dict[int, float] = {}
        """When something last changed, by server."""
        self._changed, self._joined = set[int](), set[int]()
        """The servers of which there is news that nobody has acted on; and those that the bot is on again."""
        self._missed = True
        """Whether there may have been news that did not reach the bot."""
        for event in CHANGES:
            bot.add_listener(self._hear, event)
        bot.add_listener(self._hear_thread, "on_raw_thread_update")
        bot.add_listener(self._hear_server, "on_guild_available")
        bot.add_listener(self._hear_invitation, "on_guild_join")
        bot.add_listener(self._hear_again, "on_ready")

    async def locked_out(self, overview: Overview, since: float, *, new: bool) -> None:
        """Tell the host, once for each trouble. What has changed since then may have ended it already."""
        table = overview.table
        self._tables[table.id] = table.server
        if new:
            await self._tell_host(overview, at_once=True)
        if table.server is not None and self._heard.get(table.server, 0.0) >= since:
            await self._outbox.hurry([table.id])

    async def over(self, table: str) -> None:
        """It can be written there again."""
        if table in self._tables:
            await self._outbox.let_in(table)
            del self._tables[table]

    async def look_again(self) -> None:
        """Where something has changed, try at once what waits there. What is heard meanwhile is for the next time; and
        what could not be written down is so again."""
        if self._missed:
            self._missed = False
            try:
                await self._recall()
            except Exception:
                self._missed = True
                raise
        await self._act_on(self._changed, self._hurry)
        await self._act_on(self._joined, self._reach_again)

    @staticmethod
    async def _act_on(news: set[int], act: Callable[[set[int]], Awaitable[None]]) -> None:
        taken = set(news)
        news.clear()
        try:
            await act(taken)
        except Exception:
            news |= taken
            raise

    async def _hurry(self, changed: set[int]) -> None:
        tables = {table for table, server in self._tables.items() if server in changed}
        if tables:
            await self._outbox.hurry(tables)

    async def _reach_again(self, joined: set[int]) -> None:
        """Invited, perhaps not for the first time: those who play there may be reached again."""
        for server in joined:
            await self._bot.tables.screens_on(server)
            await self._bot.direct_messages.try_again(*self._bot.direct_messages.apart)

    async def _recall(self) -> None:
        """After a start, or if news may have been missed: what was in the way may be gone."""
        found = await self._outbox.lock_outs()
        for each in found:
            overview = await self._bot.tables.overview(None, each.table)
            if each.table not in self._tables and not each.told and not isinstance(overview, Refusal):
                await self._tell_host(overview, at_once=False)
            self._tables[each.table] = each.server
        await self._outbox.hurry([each.table for each in found])

    # The host

    async def _tell_host(self, overview: Overview, *, at_once: bool) -> None:
        """By direct message if he takes them, else when he is next here."""
        table = overview.table
        host = None if overview.host is None else await self._outbox.sitter(table.id, overview.host)
        if host is None:
            return
        text = self._say(table, host.language or table.language)
        if at_once and await self._direct.attempt(host, text, f"trouble-{table.id}-{table.step}"):
            self._outbox.host_told(table.id)
            return

        def say(voice: Voice) -> str:
            self._outbox.host_told(table.id)
            return self._say(table, voice.language)

        self._bot.direct_messages.note(host.user, say)

    def _say(self, table: Table, language: str) -> str:
        game = self._bot.games.get(table.game)
        voice = Voice(language, game)
        place = f"<#{table.thread or table.channel}>"
        return voice.tell("delivery", "locked-out", game=game_name(voice, game, table), table=table.id, place=place)

    # What is heard

    async def _hear(self, *told: Any) -> None:
        self._note(told[-1].guild.id)

    async def _hear_thread(self, payload: Any) -> None:
        self._note(payload.guild_id)

    async def _hear_server(self, guild: Any) -> None:
        self._note(guild.id)

    async def _hear_invitation(self, guild: Any) -> None:
        self._joined.add(guild.id)
        self._note(guild.id)

    async def _hear_again(self) -> None:
        self._missed = True
        self._outbox.news.set()

    def _note(self, server: int) -> None:
        self._heard[server] = asyncio.get_running_loop().time()
        self._changed.add(server)
        self._outbox.news.set()
