"""Which servers the bot is on: on others, and on those that Discord has lost for a while, no clock runs."""

import logging
from typing import Any

from bot.interaction.app import Paravent

log = logging.getLogger("paravent")

CHANGES = ("on_ready", "on_guild_join", "on_guild_available", "on_guild_remove", "on_guild_unavailable")
"""What Discord says when one comes or goes."""


class Servers:
    """Told anew with each change: what is said twice, or in another order, does no harm."""

    def __init__(self, bot: Paravent) -> None:
        self._bot = bot
        for event in CHANGES:
            bot.add_listener(self._look, event)

    async def _look(self, *_: Any) -> None:
        """Before the bot is ready, servers come one by one: those that have not come yet are not lost."""
        if self._bot.is_ready():
            here = {guild.id for guild in self._bot.guilds if not guild.unavailable}
            await self._bot.tables.servers_here(here)
            log.info("servers within reach", extra={"fields": {"servers": len(here)}})
