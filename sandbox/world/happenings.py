"""What moderators and people do to a server while the bot looks on: on demand, as a test or a player wants it."""

from sandbox.gateway.gateway import Gateway
from sandbox.world import payloads
from sandbox.world.messages import Message, Messages
from sandbox.world.permissions import INVITED, May
from sandbox.world.places import Channel, Guild, Overwrite, Role, User, World
from sandbox.world.sights import MESSAGE
from sandbox.world.threads import Threads


class Happenings:
    """Each does what it says, and the bot is told what Discord would tell it."""

    def __init__(self, world: World, gateway: Gateway, messages: Messages, threads: Threads) -> None:
        self._world, self._gateway, self._messages, self._threads = world, gateway, messages, threads

    async def archive(self, thread: Channel, *, locked: bool = False) -> None:
        """A thread falls asleep, or a moderator puts it to sleep and locks it."""
        await self._threads.change(thread, {"archived": True, "locked": locked})

    async def delete_channel(self, channel: Channel) -> None:
        """A channel or a thread is deleted."""
        await self._threads.remove(channel)

    async def delete_message(self, message: Message) -> None:
        """A moderator deletes a message."""
        await self._messages.remove(message.id)

    async def forbid(self, channel: Channel, what: May) -> None:
        """The bot may no longer do this in that channel."""
        await self._overwrite(channel, self._world.bot.id, deny=what)

    async def permit(self, channel: Channel, what: May) -> None:
        """The bot may do this in that channel, whatever its role says."""
        await self._overwrite(channel, self._world.bot.id, allow=what)

    async def hide(self, channel: Channel, user: User) -> None:
        """A member no longer sees a channel."""
        await self._overwrite(channel, user.id, deny=May.VIEW_CHANNEL)

    async def change_role(self, guild: Guild, role: Role, permissions: int) -> None:
        """A role now permits this."""
        role.permissions = int(permissions)
        await self._gateway.dispatch("GUILD_ROLE_UPDATE", {"guild_id": guild.id, "role": payloads.role(role)})

    async def enter(self, guild: Guild, user: User) -> None:
        """Somebody joins a server, and reads what is there."""
        member = self._world.enter(guild, user)
        told = {**payloads.member(self._world, member), "guild_id": guild.id}
        for channel in guild.channels:
            for message in self._messages.seen_by(user.id, channel):
                self._messages.show(message, [user.id], MESSAGE)
        await self._gateway.dispatch("GUILD_MEMBER_ADD", told)

    async def kick(self, guild: Guild, user: User) -> None:
        """Somebody is no longer on a server: he left or was thrown out. If it is the bot, it is told so."""
        del guild.members[user.id]
        for channel in guild.channels:
            self._world.channels[channel].joined.pop(user.id, None)
        if user is self._world.bot:
            await self._gateway.dispatch("GUILD_DELETE", {"id": guild.id})
        else:
            told = {"guild_id": guild.id, "user": payloads.user(user)}
            await self._gateway.dispatch("GUILD_MEMBER_REMOVE", told)

    async def invite(self, guild: Guild) -> None:
        """The bot is on a server it was not on."""
        role = self._world.role(guild, self._world.bot.name, INVITED)
        self._world.enter(guild, self._world.bot, role)
        await self._gateway.dispatch("GUILD_CREATE", payloads.guild(self._world, guild))

    def close_direct(self, user: User) -> None:
        """Somebody lets no direct messages of bots through. Nobody is told."""
        user.open_to_bots = False

    def open_direct(self, user: User) -> None:
        """He does again."""
        user.open_to_bots = True

    async def _overwrite(self, channel: Channel, whose: str, *, allow: int = 0, deny: int = 0) -> None:
        before = channel.overwrites.get(whose, Overwrite())
        allowed, denied = (before.allow & ~deny) | allow, (before.deny & ~allow) | deny
        channel.overwrites[whose] = Overwrite(int(allowed), int(denied))
        await self._gateway.dispatch("CHANNEL_UPDATE", payloads.channel(self._world, channel))
