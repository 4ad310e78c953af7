"""An interaction as the bot is told of it over the gateway."""

from sandbox import limits
from sandbox.world import access, payloads
from sandbox.world.payloads import Payload
from sandbox.world.places import Channel, User, World

ON_A_SERVER, WITH_THE_BOT = 0, 1
"""Contexts: where it happened."""


def event(
    world: World, id: str, token: str, kind: int, user: User, channel: Channel, data: Payload, message: Payload | None
) -> Payload:
    """Everything that comes with it. The language is that of the person's client."""
    happened: Payload = {
        "id": id,
        "application_id": world.bot.id,
        "type": kind,
        "data": data,
        "channel": payloads.channel(world, channel),
        "channel_id": channel.id,
        "token": token,
        "version": 1,
        "app_permissions": str(access.in_channel(world, world.bot.id, channel)),
        "locale": user.locale,
        "entitlements": [],
        "attachment_size_limit": limits.FILE_BYTES.most,
        **(_with_the_bot(user) if channel.recipient is not None else _on_a_server(world, user, channel)),
    }
    return happened if message is None else {**happened, "message": message}


def _with_the_bot(user: User) -> Payload:
    return {
        "user": payloads.user(user),
        "context": WITH_THE_BOT,
        "authorizing_integration_owners": {"0": "0"},
    }


def _on_a_server(world: World, user: User, channel: Channel) -> Payload:
    guild = world.guilds[channel.guild]
    permissions = access.in_channel(world, user.id, channel)
    return {
        "guild_id": guild.id,
        "guild": {"id": guild.id, "locale": guild.locale, "features": []},
        "guild_locale": guild.locale,
        "member": {**payloads.member(world, guild.members[user.id]), "permissions": str(permissions)},
        "context": ON_A_SERVER,
        "authorizing_integration_owners": {"0": guild.id},
    }
