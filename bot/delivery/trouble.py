"""Where the bot may not write: the host is told once, everything waits, and is tried again when something changes."""

from typing import Any

from bot.app import Paravent
from bot.delivery.direct import Direct
from bot.ui.naming import game_name
from bot.words import Voice
from engine.tables.records import Table
from engine.tables.sights import Overview


class Trouble:
    """The tables at which the bot may not write now."""

    def __init__(self, bot: Paravent, direct: Direct) -> None:
        self._bot, self._direct, self._delivery = bot, direct, bot.tables.delivery
        self._tables: dict[str, int | None] = {}
        bot.add_listener(self._changed, "on_guild_channel_update")
        bot.add_listener(self._changed, "on_guild_role_update")
        bot.add_listener(self._thread_changed, "on_raw_thread_update")
        bot.add_listener(self._back, "on_guild_available")
        bot.add_listener(self._joined, "on_guild_join")

    async def locked_out(self, overview: Overview) -> None:
        """Tell the host, by direct message if he takes them, else when he is next here; once for each trouble."""
        table = overview.table
        if table.id in self._tables:
            return
        self._tables[table.id] = table.server
        host = None if overview.host is None else await self._delivery.sitter(table.id, overview.host)
        if host is None:
            return
        text = self._say(table, host.language or table.language)
        if not await self._direct.attempt(host, text, f"trouble-{table.id}-{table.step}"):
            self._bot.reach.note(host.user, lambda voice: self._say(table, voice.language))

    def over(self, table: str) -> None:
        """It can be written there again."""
        self._tables.pop(table, None)

    def _say(self, table: Table, language: str) -> str:
        game = self._bot.games.get(table.game)
        voice = Voice(language, game)
        place = f"<#{table.thread or table.channel}>"
        return voice.tell("delivery", "locked-out", game=game_name(voice, game, table), table=table.id, place=place)

    async def _changed(self, before: Any, after: Any) -> None:
        await self._hurry(after.guild.id)

    async def _thread_changed(self, payload: Any) -> None:
        await self._hurry(payload.guild_id)

    async def _back(self, guild: Any) -> None:
        await self._hurry(guild.id)

    async def _joined(self, guild: Any) -> None:
        """Invited, perhaps not for the first time: those who play there may be reached again."""
        await self._hurry(guild.id)
        await self._bot.reach.try_again(*self._bot.reach.apart)

    async def _hurry(self, server: int) -> None:
        for table, where in tuple(self._tables.items()):
            if where == server:
                await self._delivery.hurry(table)
