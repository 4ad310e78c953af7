"""Direct messages: the way to somebody, and giving it up when he has closed it."""

import logging
from collections.abc import Sequence

import aiohttp
import discord
from discord import File, Message, PartialMessageable
from discord.ui import View

from bot.delivery.sending import send
from bot.interaction.app import Paravent
from bot.interaction.failures import Failure, describe, judge
from engine.tables.storage.records import Person, Posted

log = logging.getLogger("paravent.delivery")


class Direct:
    """Only to those who have agreed to it."""

    def __init__(self, bot: Paravent) -> None:
        self._bot, self._outbox = bot, bot.tables.outbox

    async def channel(self, person: Person) -> PartialMessageable:
        """Where his messages go. Discord is asked once; then it is written down."""
        if person.dm_channel is None:
            made = await self._bot.create_dm(discord.Object(person.user))
            await self._bot.tables.reach(person.user, made.id, "open")
            return self._bot.get_partial_messageable(made.id)
        return self._bot.get_partial_messageable(person.dm_channel)

    async def send(
        self,
        person: Person,
        text: str,
        nonce: str,
        controls: View | None = None,
        *,
        silent: bool = False,
        files: Sequence[File] = (),
        instead: str | None = None,
    ) -> Message | None:
        """Send him something; None if he has not agreed to it, or it does not get through."""
        if person.dm_state != "open":
            return None
        try:
            channel = await self.channel(person)
            return await send(channel, text, nonce, controls, silent=silent, files=files, instead=instead)
        except discord.HTTPException as error:
            failure = judge(error)
            if failure not in (Failure.CLOSED, Failure.APART, Failure.NO_CHANNEL, Failure.FORBIDDEN):
                raise
            if failure is Failure.APART:  # he has closed nothing
                self._bot.direct_messages.apart.add(person.user)
            else:
                await self._bot.direct_messages.failed(person.user)
            return None

    async def attempt(self, person: Person, text: str, nonce: str) -> bool:
        """The same for what is only worth one try; whether he has got it."""
        try:
            return await self.send(person, text, nonce) is not None
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            log.warning("a direct message was lost: %s", describe(error))
            return False

    async def remove(self, messages: list[Posted]) -> None:
        """Delete messages of ours, one by one. What cannot be deleted stands no more in our eyes."""
        for posted in messages:
            channel = self._bot.get_partial_messageable(posted.channel)
            try:
                await channel.get_partial_message(posted.message).delete()
            except discord.HTTPException as error:
                if judge(error) in (Failure.LOST, Failure.LIMITED):
                    raise
            await self._outbox.removed(posted.message)
