"""What moderators and people do to a server while the bot looks on: on demand, as a test or a player wants it."""

from sandbox.actions.message import Message
from sandbox.actions.messages import Messages
from sandbox.actions.threads import Threads
from sandbox.gateway.gateway import Gateway
from sandbox.world import access, payloads
from sandbox.world.payloads import Payload
from sandbox.world.permissions import INVITED, May
from sandbox.world.places import Channel, Guild, Overwrite, Role, User, World
from sandbox.world.sights import MESSAGE

Readers = dict[str, set[str]]
"""Who can read what, by channel."""


class Happenings:
    """Each does what it says, and the bot is told what Discord would tell it, as long as it is on that server."""

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

    async def forbid_role(self, channel: Channel, role: Role, what: May) -> None:
        """Whoever has this role may no longer do this in that channel, unless another role of his lets him."""
        await self._overwrite(channel, role.id, deny=what)

    async def permit_role(self, channel: Channel, role: Role, what: May) -> None:
        """Whoever has this role may do this in that channel."""
        await self._overwrite(channel, role.id, allow=what)

    async def hide(self, channel: Channel, user: User) -> None:
        """A member no longer sees a channel."""
        await self._overwrite(channel, user.id, deny=May.VIEW_CHANNEL)

    async def reveal(self, channel: Channel, user: User) -> None:
        """A member sees a channel, with all that was written in it before."""
        await self._overwrite(channel, user.id, allow=May.VIEW_CHANNEL)

    async def change_role(self, guild: Guild, role: Role, permissions: int) -> None:
        """A role now permits this."""
        before = self._readers(guild)
        role.permissions = int(permissions)
        await self._tell(guild, "GUILD_ROLE_UPDATE", {"guild_id": guild.id, "role": payloads.role(role)})
        await self._catch_up(guild, before)

    async def add_role(self, guild: Guild, name: str, permissions: int = 0) -> Role:
        """A new role, which nobody has yet."""
        role = self._world.role(guild, name, permissions)
        await self._tell(guild, "GUILD_ROLE_CREATE", {"guild_id": guild.id, "role": payloads.role(role)})
        return role

    async def give_role(self, guild: Guild, user: User, role: Role) -> None:
        """A member has a role he did not have."""
        await self._change_member(guild, user, [*guild.members[user.id].roles, role.id])

    async def take_role(self, guild: Guild, user: User, role: Role) -> None:
        """He has it no more."""
        await self._change_member(guild, user, [each for each in guild.members[user.id].roles if each != role.id])

    async def delete_role(self, guild: Guild, role: Role) -> None:
        """A role is gone, with all that channels gave it and took from it."""
        before = self._readers(guild)
        del guild.roles[role.id]
        for member in guild.members.values():
            member.roles = [each for each in member.roles if each != role.id]
        for channel in guild.channels:
            self._world.channels[channel].overwrites.pop(role.id, None)
        await self._tell(guild, "GUILD_ROLE_DELETE", {"guild_id": guild.id, "role_id": role.id})
        await self._catch_up(guild, before)

    async def enter(self, guild: Guild, user: User) -> None:
        """Somebody joins a server, and reads what is there."""
        before = self._readers(guild)
        member = self._world.enter(guild, user)
        await self._tell(guild, "GUILD_MEMBER_ADD", {**payloads.member(self._world, member), "guild_id": guild.id})
        await self._catch_up(guild, before)

    async def kick(self, guild: Guild, user: User) -> None:
        """Somebody is no longer on a server: he left or was thrown out. If it is the bot, its own role goes, too."""
        gone = guild.members.pop(user.id)
        for channel in guild.channels:
            self._world.channels[channel].joined.pop(user.id, None)
        if user is self._world.bot:
            for role in gone.roles:
                if guild.roles[role].name == user.name:
                    del guild.roles[role]
            await self._gateway.dispatch("GUILD_DELETE", {"id": guild.id})
        else:
            await self._tell(guild, "GUILD_MEMBER_REMOVE", {"guild_id": guild.id, "user": payloads.user(user)})

    async def invite(self, guild: Guild) -> None:
        """The bot is on a server it was not on."""
        role = self._world.role(guild, self._world.bot.name, INVITED)
        self._world.enter(guild, self._world.bot, role)
        told = payloads.guild(self._world, guild)
        # By this alone clients tell a server that is new from one that was out of reach for a while.
        del told["unavailable"]
        await self._gateway.dispatch("GUILD_CREATE", told)

    def close_direct(self, user: User) -> None:
        """Somebody lets no direct messages of bots through. Nobody is told."""
        user.open_to_bots = False

    def open_direct(self, user: User) -> None:
        """He does again."""
        user.open_to_bots = True

    async def _change_member(self, guild: Guild, user: User, roles: list[str]) -> None:
        before, member = self._readers(guild), guild.members[user.id]
        member.roles = roles
        await self._tell(guild, "GUILD_MEMBER_UPDATE", {**payloads.member(self._world, member), "guild_id": guild.id})
        await self._catch_up(guild, before)

    async def _overwrite(self, channel: Channel, whose: str, *, allow: int = 0, deny: int = 0) -> None:
        guild = self._world.guilds[channel.guild]
        readers = self._readers(guild)
        before = channel.overwrites.get(whose, Overwrite())
        allowed, denied = (before.allow & ~deny) | allow, (before.deny & ~allow) | deny
        channel.overwrites[whose] = Overwrite(int(allowed), int(denied))
        await self._tell(guild, "CHANNEL_UPDATE", payloads.channel(self._world, channel))
        await self._catch_up(guild, readers)

    def _readers(self, guild: Guild) -> Readers:
        places = [self._world.channels[each] for each in guild.channels]
        return {
            place.id: {user for user in guild.members if access.can_read(self._world, user, place)} for place in places
        }

    async def _catch_up(self, guild: Guild, before: Readers) -> None:
        """Who can read a channel now and could not before gets what is in it; the bot gets the threads there."""
        synced: list[str] = []
        for channel, readers in self._readers(guild).items():
            come = readers - before.get(channel, set())
            people = sorted(user for user in come if not self._world.users[user].bot)
            for user in people:
                for message in self._messages.seen_by(user, channel):
                    self._messages.show(message, [user], MESSAGE)
            if self._world.bot.id in come and self._world.channels[channel].parent is None:
                synced.append(channel)
        if synced:
            await self._tell(guild, "THREAD_LIST_SYNC", self._threads_in(guild, synced))

    def _threads_in(self, guild: Guild, channels: list[str]) -> Payload:
        places = [self._world.channels[each] for each in guild.channels]
        threads = [each for each in places if each.parent in channels and not each.archived]
        own = [each for each in threads if self._world.bot.id in each.joined]
        return {
            "guild_id": guild.id,
            "channel_ids": channels,
            "threads": [payloads.thread(each) for each in threads],
            "members": [payloads.thread_member(each, self._world.bot.id) for each in own],
        }

    async def _tell(self, guild: Guild, event: str, told: Payload) -> None:
        if self._world.bot.id in guild.members:
            await self._gateway.dispatch(event, told)
