"""Somebody who asks, by a command, a control or while he still types: who he is, and what he can see where he asks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from discord import Interaction, Member, Thread

from engine.tables.knowing import Standing

if TYPE_CHECKING:
    from bot.app import Paravent


class Asker:
    """He may know of no more tables than the tables' service says, which is told how he stands there."""

    def __init__(self, bot: Paravent, interaction: Interaction[Any]) -> None:
        self.bot, self.interaction, self.tables = bot, interaction, bot.tables
        self.user = interaction.user.id
        self.standing = standing_of(interaction)


def standing_of(interaction: Interaction[Any]) -> Standing:
    """What Discord says of whoever asks: his roles and permissions came with what he did, the rest it has told before.
    Nothing is asked of it: this is done with every letter that somebody types."""
    user = interaction.user
    if not isinstance(user, Member):
        return Standing()
    roles = tuple(role.id for role in user.roles)
    return Standing(interaction.guild_id, _seen(interaction, user), roles, interaction.permissions.manage_guild)


def _seen(interaction: Interaction[Any], member: Member) -> frozenset[int]:
    """The channels that he sees; where he asks he sees, whatever is known of the server.

    A table is opened in a text channel, and its thread has the permissions of that channel. Of a server that is not
    there yet, or out of reach, we know nothing: then he sees nothing else.
    """
    here = interaction.channel
    own = here.parent_id if isinstance(here, Thread) else interaction.channel_id
    known = () if member.guild.unavailable else member.guild.text_channels
    seen = (channel.id for channel in known if channel.permissions_for(member).view_channel)
    return frozenset(seen) | ({own} if own is not None else frozenset())


def sees(member: Member, channel: int) -> bool:
    """Whether a member sees this channel of his server, as far as Discord has told."""
    found = member.guild.get_channel(channel)
    return found is not None and found.permissions_for(member).view_channel
