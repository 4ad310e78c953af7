"""What there is, in the words of Discord's API."""

from datetime import UTC, datetime
from typing import Any, TypeAlias

from sandbox.world import Channel, Guild, User, World

Payload: TypeAlias = dict[str, Any]

EVERYTHING = str((1 << 53) - 1)
"""All permissions there are, for the role everyone has."""


def user(found: User) -> Payload:
    """An account."""
    return {
        "id": found.id,
        "username": found.name,
        "global_name": None if found.bot else found.name,
        "discriminator": "0",
        "avatar": None,
        "bot": found.bot,
        "public_flags": 0,
    }


def own_user(world: World) -> Payload:
    """The bot, as it sees itself."""
    return {**user(world.bot), "mfa_enabled": False, "verified": True, "flags": 0, "locale": "en-US", "email": None}


def application(world: World) -> Payload:
    """The bot's application."""
    return {
        "id": world.bot.id,
        "name": world.bot.name,
        "icon": None,
        "description": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "summary": "",
        "team": None,
        "owner": user(world.bot),
    }


def member(world: World, found: User) -> Payload:
    """Somebody as a member of a server."""
    return {
        "user": user(found),
        "nick": None,
        "avatar": None,
        "roles": [],
        "joined_at": timestamp(world),
        "deaf": False,
        "mute": False,
        "flags": 0,
    }


def channel(found: Channel) -> Payload:
    """A text channel."""
    return {
        "id": found.id,
        "type": found.kind,
        "guild_id": found.guild,
        "name": found.name,
        "position": 0,
        "permission_overwrites": [],
        "nsfw": False,
        "parent_id": None,
        "topic": None,
        "rate_limit_per_user": 0,
        "last_message_id": None,
        "flags": 0,
    }


def direct(world: World, found: Channel) -> Payload:
    """A channel of direct messages."""
    recipient = world.users[found.recipient or ""]
    return {"id": found.id, "type": found.kind, "last_message_id": None, "flags": 0, "recipients": [user(recipient)]}


def guild(world: World, found: Guild) -> Payload:
    """A server, as the gateway shows it to a bot without privileged intents: itself is the only member it sees."""
    everyone = {
        "id": found.id,
        "name": "@everyone",
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "position": 0,
        "permissions": EVERYTHING,
        "managed": False,
        "mentionable": False,
        "flags": 0,
    }
    empty = ("emojis", "stickers", "features", "threads", "voice_states", "presences", "stage_instances")
    return {
        "id": found.id,
        "name": found.name,
        "icon": None,
        "splash": None,
        "discovery_splash": None,
        "owner_id": found.owner,
        "afk_channel_id": None,
        "afk_timeout": 300,
        "verification_level": 0,
        "default_message_notifications": 0,
        "explicit_content_filter": 0,
        "roles": [everyone],
        "mfa_level": 0,
        "application_id": None,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "rules_channel_id": None,
        "vanity_url_code": None,
        "description": None,
        "banner": None,
        "premium_tier": 0,
        "preferred_locale": found.locale,
        "public_updates_channel_id": None,
        "nsfw_level": 0,
        "premium_progress_bar_enabled": False,
        "safety_alerts_channel_id": None,
        "joined_at": timestamp(world),
        "large": False,
        "unavailable": False,
        "member_count": len(found.members),
        "members": [member(world, world.bot)],
        "channels": [channel(world.channels[each]) for each in found.channels],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
        **{name: [] for name in empty},
    }


def timestamp(world: World) -> str:
    """Now, as Discord writes it."""
    return datetime.fromtimestamp(world.clock.now(), UTC).isoformat()
