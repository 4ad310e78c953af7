"""Who may do what where: permissions by role, changed for single channels; and so who can read a message."""

from sandbox.errors import DiscordError
from sandbox.permissions import EVERYTHING, IN_DIRECT_MESSAGES, May
from sandbox.world import DIRECT, Channel, Guild, World

MISSING_ACCESS, MISSING_PERMISSIONS = 50001, 50013


def on_server(guild: Guild, user: str) -> May:
    """What somebody may do there, before any channel says otherwise."""
    if user == guild.owner:
        return EVERYTHING
    if user not in guild.members:
        return May(0)
    granted = May(guild.roles[guild.id].permissions)
    for role in guild.members[user].roles:
        granted |= May(guild.roles[role].permissions)
    return EVERYTHING if granted & May.ADMINISTRATOR else granted


def in_channel(world: World, user: str, channel: Channel) -> May:
    """What somebody may do in a channel; a thread takes the permissions of the channel it hangs from."""
    if channel.kind == DIRECT:
        return IN_DIRECT_MESSAGES if user in (channel.recipient, world.bot.id) else May(0)
    if channel.parent is not None:
        return in_channel(world, user, world.channels[channel.parent])
    guild = world.guilds[channel.guild]
    granted = on_server(guild, user)
    if granted == EVERYTHING or user not in guild.members:
        return granted
    granted = _changed(granted, channel, [guild.id])
    granted = _changed(granted, channel, guild.members[user].roles)
    granted = _changed(granted, channel, [user])
    return granted if granted & May.VIEW_CHANNEL else May(0)


def _changed(granted: May, channel: Channel, whose: list[str]) -> May:
    """First everything that is taken from these is taken, then what is given is given."""
    found = [channel.overwrites[each] for each in whose if each in channel.overwrites]
    for overwrite in found:
        granted &= ~May(overwrite.deny)
    for overwrite in found:
        granted |= May(overwrite.allow)
    return granted


def readers(world: World, channel: Channel) -> list[str]:
    """The people who can read what is written there for all."""
    if channel.recipient is not None:
        return [channel.recipient]
    members = [member for member in world.guilds[channel.guild].members if not world.users[member].bot]
    return [member for member in members if in_channel(world, member, channel) & May.VIEW_CHANNEL]


def demand(world: World, channel: Channel, *needed: May) -> None:
    """Refuse what the bot is not permitted to do there, as Discord does."""
    granted = in_channel(world, world.bot.id, channel)
    if not granted & May.VIEW_CHANNEL:
        raise DiscordError(403, MISSING_ACCESS, "Missing Access")
    if any(not granted & each for each in needed):
        raise DiscordError(403, MISSING_PERMISSIONS, "Missing Permissions")
