"""Who and what there is: people, the bot, servers with their channels. It says nothing by itself."""

from dataclasses import dataclass, field

from sandbox.clock import Clock
from sandbox.snowflakes import Snowflakes

TEXT_CHANNEL, DIRECT = 0, 1


@dataclass
class User:
    """Somebody with an account, a person or the bot."""

    id: str
    name: str
    bot: bool = False
    open_to_bots: bool = True
    """Whether direct messages of bots are let through."""


@dataclass
class Channel:
    """A text channel of a server, or the direct messages between the bot and one person."""

    id: str
    name: str
    guild: str
    kind: int = TEXT_CHANNEL
    recipient: str | None = None


@dataclass
class Guild:
    """A server."""

    id: str
    name: str
    owner: str
    locale: str = "en-US"
    members: list[str] = field(default_factory=list)
    channels: list[str] = field(default_factory=list)


class World:
    """Everything, by id."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.ids = Snowflakes(clock)
        self.users: dict[str, User] = {}
        self.guilds: dict[str, Guild] = {}
        self.channels: dict[str, Channel] = {}
        self.bot = self.user("Paravent", bot=True)

    def user(self, name: str, *, bot: bool = False) -> User:
        """A new account."""
        user = User(self.ids.next(), name, bot)
        self.users[user.id] = user
        return user

    def guild(self, name: str, owner: User, *members: User, locale: str = "en-US") -> Guild:
        """A new server, with these members and the bot."""
        here = [owner.id, *(member.id for member in members), self.bot.id]
        guild = Guild(self.ids.next(), name, owner.id, locale, here)
        self.guilds[guild.id] = guild
        return guild

    def channel(self, guild: Guild, name: str) -> Channel:
        """A new text channel there."""
        channel = Channel(self.ids.next(), name, guild.id)
        self.channels[channel.id] = channel
        guild.channels.append(channel.id)
        return channel

    def direct(self, user: User) -> Channel:
        """The direct messages between the bot and this person, always the same channel."""
        for channel in self.channels.values():
            if channel.recipient == user.id:
                return channel
        channel = Channel(self.ids.next(), "", "", DIRECT, user.id)
        self.channels[channel.id] = channel
        return channel
