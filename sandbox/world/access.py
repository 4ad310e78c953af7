"""Who may do what where: permissions by role, changed for single channels; and so who can read a message.

Permissions are plain numbers in here: everybody's are worked out anew for every message, and enums would take most of
the time.
"""

from sandbox.errors import DiscordError
from sandbox.world.permissions import EVERYTHING, IN_DIRECT_MESSAGES, May
from sandbox.world.places import DIRECT, Channel, Guild, World

MISSING_ACCESS, MISSING_PERMISSIONS = 50001, 50013

_ALL, _DIRECT = int(EVERYTHING), int(IN_DIRECT_MESSAGES)
_VIEW, _RULE = int(May.VIEW_CHANNEL), int(May.ADMINISTRATOR)
_SPEAK, _SPEAK_IN_THREADS = int(May.SEND_MESSAGES), int(May.SEND_MESSAGES_IN_THREADS)
_WITH_SPEECH = int(May.EMBED_LINKS | May.ATTACH_FILES | May.MENTION_EVERYONE)
"""What nobody may who may not write."""


def on_server(guild: Guild, user: str) -> int:
    """What somebody may do there, before any channel says otherwise."""
    if user == guild.owner:
        return _ALL
    if user not in guild.members:
        return 0
    granted = guild.roles[guild.id].permissions
    for role in guild.members[user].roles:
        granted |= guild.roles[role].permissions
    return _ALL if granted & _RULE else granted


def in_channel(world: World, user: str, channel: Channel) -> int:
    """What somebody may do in a channel; a thread takes the permissions of the channel it hangs from."""
    if channel.kind == DIRECT:
        return _DIRECT if user in (channel.recipient, world.bot.id) else 0
    speak, place = _SPEAK, channel
    if channel.parent is not None:
        speak, place = _SPEAK_IN_THREADS, world.channels[channel.parent]
    granted = _in_text_channel(world, user, place)
    if not granted & _VIEW:
        return 0
    return granted if granted & speak else granted & ~_WITH_SPEECH


def _in_text_channel(world: World, user: str, channel: Channel) -> int:
    guild = world.guilds[channel.guild]
    granted = on_server(guild, user)
    if channel.overwrites and granted != _ALL and user in guild.members:
        for whose in ([guild.id], guild.members[user].roles, [user]):
            granted = _changed(granted, channel, whose)
    return granted


def _changed(granted: int, channel: Channel, whose: list[str]) -> int:
    """First everything that is taken from these is taken, then what is given is given."""
    found = [channel.overwrites[each] for each in whose if each in channel.overwrites]
    for overwrite in found:
        granted &= ~overwrite.deny
    for overwrite in found:
        granted |= overwrite.allow
    return granted


def can_read(world: World, user: str, channel: Channel) -> bool:
    """Whether somebody can read what is written there for all."""
    return bool(in_channel(world, user, channel) & _VIEW)


def readers(world: World, channel: Channel) -> list[str]:
    """All people who can."""
    if channel.recipient is not None:
        return [channel.recipient]
    members = world.guilds[channel.guild].members
    return [member for member in members if not world.users[member].bot and can_read(world, member, channel)]


def granted(world: World, channel: Channel, what: May) -> bool:
    """Whether the bot may do this there."""
    return bool(in_channel(world, world.bot.id, channel) & what)


def demand(world: World, channel: Channel, *needed: May) -> None:
    """Refuse what the bot is not permitted to do there, as Discord does."""
    may = in_channel(world, world.bot.id, channel)
    if not may & _VIEW:
        raise DiscordError(403, MISSING_ACCESS, "Missing Access")
    if any(not may & each for each in needed):
        raise DiscordError(403, MISSING_PERMISSIONS, "Missing Permissions")
