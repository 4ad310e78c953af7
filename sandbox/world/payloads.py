"""What there is, in the words of Discord's API."""

from datetime import UTC, datetime
from typing import Any, TypeAlias

from sandbox.world import access
from sandbox.world.places import PUBLIC_THREAD, Channel, Guild, Member, Overwrite, Role, User, World

Payload: TypeAlias = dict[str, Any]

ROLE, MEMBER = 0, 1
"""Whom an overwrite of permissions is about."""


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
        "flags": 0,
        "primary_guild": None,
    }


def own_user(world: World) -> Payload:
    """The bot, as it sees itself."""
    return {**user(world.bot), "mfa_enabled": False, "verified": True, "locale": "en-US", "email": None}


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
        "flags_new": "0",
        "summary": "",
        "type": None,
        "team": None,
        "owner": user(world.bot),
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "approximate_guild_count": len(world.own_guilds()),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "eligible_oauth2_scopes": [],
    }


def member(world: World, found: Member) -> Payload:
    """Somebody as a member of a server."""
    return {
        "user": user(world.users[found.user]),
        "nick": None,
        "avatar": None,
        "banner": None,
        "roles": found.roles,
        "joined_at": timestamp(found.joined_at),
        "premium_since": None,
        "communication_disabled_until": None,
        "pending": False,
        "deaf": False,
        "mute": False,
        "flags": 0,
    }


def role(found: Role) -> Payload:
    """A role."""
    return {
        "id": found.id,
        "name": found.name,
        "description": None,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "icon": None,
        "unicode_emoji": None,
        "position": found.position,
        "permissions": str(found.permissions),
        "managed": False,
        "mentionable": found.mentionable,
        "flags": 0,
    }


def channel(world: World, found: Channel) -> Payload:
    """A channel of any kind."""
    if found.recipient is not None:
        return direct(world, found)
    if found.kind == PUBLIC_THREAD:
        return thread(found)
    return {
        "id": found.id,
        "type": found.kind,
        "guild_id": found.guild,
        "name": found.name,
        "position": 0,
        "permission_overwrites": [_overwrite(world, found, *each) for each in found.overwrites.items()],
        "nsfw": False,
        "parent_id": None,
        "topic": None,
        "rate_limit_per_user": 0,
        "last_message_id": found.last_message,
        "flags": 0,
    }


def _overwrite(world: World, found: Channel, whose: str, what: Overwrite) -> Payload:
    kind = ROLE if whose in world.guilds[found.guild].roles else MEMBER
    return {"id": whose, "type": kind, "allow": str(what.allow), "deny": str(what.deny)}


def thread(found: Channel) -> Payload:
    """A public thread."""
    return {
        "id": found.id,
        "type": found.kind,
        "guild_id": found.guild,
        "parent_id": found.parent,
        "owner_id": found.owner,
        "name": found.name,
        "last_message_id": found.last_message,
        "rate_limit_per_user": 0,
        "message_count": found.written,
        "member_count": len(found.joined),
        "total_message_sent": found.written,
        "flags": 0,
        "thread_metadata": {
            "archived": found.archived,
            "locked": found.locked,
            "auto_archive_duration": found.archives_after,
            "archive_timestamp": timestamp(found.changed_at),
            "create_timestamp": timestamp(found.begun_at),
        },
    }


def followed(world: World, found: Channel) -> Payload:
    """A thread with what concerns the bot itself in it."""
    own = {"member": thread_member(found, world.bot.id)} if world.bot.id in found.joined else {}
    return {**thread(found), **own}


def _is_awake(world: World, found: Channel) -> bool:
    """Whether it is a thread that the bot has before it."""
    return found.parent is not None and not found.archived and access.can_read(world, world.bot.id, found)


def thread_member(found: Channel, whose: str) -> Payload:
    """Somebody who follows a thread."""
    return {"id": found.id, "user_id": whose, "join_timestamp": timestamp(found.joined[whose]), "flags": 0}


def direct(world: World, found: Channel) -> Payload:
    """A channel of direct messages."""
    recipient = world.users[found.recipient or ""]
    told = {"id": found.id, "type": found.kind, "last_message_id": found.last_message, "flags": 0}
    return {**told, "recipients": [user(recipient)]}


def own_guild(world: World, found: Guild) -> Payload:
    """A server in the list of those the bot is on, with what it may do there before any channel says otherwise."""
    granted = access.on_server(found, world.bot.id)
    told: Payload = {"id": found.id, "name": found.name, "icon": None, "banner": None, "features": []}
    return {**told, "owner": found.owner == world.bot.id, "permissions": str(int(granted))}


def guild(world: World, found: Guild) -> Payload:
    """A server, as the gateway shows it to a bot without privileged intents: itself is the only member it sees."""
    places = [world.channels[each] for each in found.channels]
    empty = ("emojis", "stickers", "features", "voice_states", "presences", "stage_instances")
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
        "roles": [role(each) for each in found.roles.values()],
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
        "joined_at": timestamp(found.members[world.bot.id].joined_at),
        "large": False,
        "unavailable": False,
        "member_count": len(found.members),
        "members": [member(world, found.members[world.bot.id])],
        "channels": [channel(world, each) for each in places if each.parent is None],
        "threads": [followed(world, each) for each in places if _is_awake(world, each)],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
        **{name: [] for name in empty},
    }


def timestamp(at: float) -> str:
    """A moment, as Discord writes it."""
    return datetime.fromtimestamp(at, UTC).isoformat()
