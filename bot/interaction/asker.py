"""Somebody who asks, by a command, a control or while he still types: who he is, and what he can see where he asks."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from discord import Interaction, Member, Thread

from bot.words.voice import language_of
from engine.tables.storage.records import Person
from engine.tables.transaction.knowing import NOBODY, Access
from engine.words.sources import LANGUAGES

if TYPE_CHECKING:
    from bot.interaction.app import Paravent

AT_A_TIME = 20
"""Channels that are looked at before others have their turn: each takes some twenty microseconds."""


class Asker:
    """He may know of no more tables than the tables' service says, which is told how he stands there."""

    def __init__(
        self, bot: Paravent, interaction: Interaction[Any], person: Person | None = None, access: Access = NOBODY
    ) -> None:
        self.bot, self.interaction, self.tables = bot, interaction, bot.tables
        self.user, self.person, self.access = interaction.user.id, person, access

    @property
    def spoken(self) -> str:
        """What he is spoken to in: the language he has chosen, else that of his app, now."""
        chosen = None if self.person is None else self.person.chosen_language
        return chosen if chosen in LANGUAGES else self.app_language

    @property
    def app_language(self) -> str:
        """The language of his app, now: commands are called as in there, whatever he is spoken to in."""
        return language_of(self.interaction.locale)


async def access_of(interaction: Interaction[Any], channels: Sequence[int]) -> Access:
    """What Discord says of whoever asks: his roles and permissions came with what he did, the rest it has told before.
    Nothing is asked of it: this is done with every letter that somebody types. `channels`: those of his server in which
    a table was ever opened."""
    user = interaction.user
    if not isinstance(user, Member):
        return NOBODY
    roles, seen = tuple(role.id for role in user.roles), await _seen(interaction, user, channels)
    return Access(interaction.guild_id, seen, roles, interaction.permissions.manage_guild)


async def _seen(interaction: Interaction[Any], member: Member, channels: Sequence[int]) -> frozenset[int]:
    """The channels with tables that he sees; where he asks he sees, whatever is known of the server.

    A server may have hundreds of channels: only those are looked at in which a table was ever opened. They are looked
    at anew each time: nothing that was true a moment ago is kept.
    """
    here = interaction.channel
    own = here.parent_id if isinstance(here, Thread) else interaction.channel_id
    seen = {own} if own is not None else set[int]()
    for at, channel in enumerate(channels, start=1):
        if sees(member, channel):
            seen.add(channel)
        if at % AT_A_TIME == 0:
            await asyncio.sleep(0)
    return frozenset(seen)


def sees(member: Member, channel: int) -> bool:
    """Whether a member sees this channel of his server, as far as Discord has told: of a server that is not there yet,
    or out of reach, we know nothing. A table's thread has the permissions of the channel it was opened in."""
    found = None if member.guild.unavailable else member.guild.get_channel(channel)
    return found is not None and found.permissions_for(member).view_channel
