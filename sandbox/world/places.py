"""Who and what there is: people, the bot, servers with their members, roles, channels and threads."""

from dataclasses import dataclass, field

from sandbox.clock import Clock
from sandbox.pulse import Pulse
from sandbox.world.permissions import EVERYONE, INVITED
from sandbox.world.snowflakes import Snowflakes

TEXT_CHANNEL, DIRECT, PUBLIC_THREAD = 0, 1, 11


@dataclass
class User:
    """Somebody with an account, a person or the bot."""

    id: str
    name: str
    bot: bool = False
    open_to_bots: bool = True
    """Whether direct messages of bots are let through."""
    locale: str = "en-US"
    """The language his client is set to."""


@dataclass
class Overwrite:
    """What one channel gives and takes of a role's or a member's permissions."""

    allow: int = 0
    deny: int = 0


@dataclass
class Channel:
    """A text channel or a public thread of a server, or the direct messages between the bot and one person."""

    id: str
    name: str
    guild: str
    kind: int = TEXT_CHANNEL
    recipient: str | None = None
    overwrites: dict[str, Overwrite] = field(default_factory=dict)
    """By role or member."""
    last_message: str | None = None
    written: int = 0
    """How many messages there have been."""
    parent: str | None = None
    """The channel a thread hangs from; the rest is about threads, too."""
    owner: str | None = None
    archived: bool = False
    locked: bool = False
    archives_after: int = 4320
    """Minutes without a message."""
    begun_at: float = 0.0
    changed_at: float = 0.0
    """When it was begun, archived or woken, or its time changed, whatever was last."""
    joined: dict[str, float] = field(default_factory=dict)
    """Since when who has followed it."""


@dataclass
class Role:
    """A name and what it permits."""

    id: str
    name: str
    permissions: int
    position: int = 0
    mentionable: bool = False
    """Whether anybody can call all who have it."""


@dataclass
class Member:
    """Somebody on a server."""

    user: str
    roles: list[str]
    joined_at: float


@dataclass
class Guild:
    """A server."""

    id: str
    name: str
    owner: str
    locale: str = "en-US"
    members: dict[str, Member] = field(default_factory=dict)
    roles: dict[str, Role] = field(default_factory=dict)
    """The role of everyone has the server's own id."""
    channels: list[str] = field(default_factory=list)
    """Threads too."""


class World:
    """Everything, by id. It says nothing by itself."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.ids = Snowflakes(clock)
        self.pulse = Pulse()
        self.users: dict[str, User] = {}
        self.guilds: dict[str, Guild] = {}
        self.channels: dict[str, Channel] = {}
        self._direct: dict[str, Channel] = {}
        """By person."""
        self.typing: dict[tuple[str, str], float] = {}
        """By channel and user: when somebody was last known to write there."""
        self.bot = self.user("Paravent", bot=True)

    def restore(self, bot: str, users: list[User], guilds: list[Guild], channels: list[Channel]) -> None:
        """A world as it was. Whoever was here before is gone."""
        self.users = {each.id: each for each in users}
        self.guilds = {each.id: each for each in guilds}
        self.channels = {each.id: each for each in channels}
        self._direct = {each.recipient: each for each in channels if each.recipient is not None}
        self.bot = self.users[bot]

    def user(self, name: str, *, bot: bool = False, locale: str = "en-US") -> User:
        """A new account."""
        user = User(self.ids.next(), name, bot, locale=locale)
        self.users[user.id] = user
        return user

    def guild(self, name: str, owner: User, *members: User, locale: str = "en-US") -> Guild:
        """A new server, with these members and the bot."""
        guild = Guild(self.ids.next(), name, owner.id, locale)
        self.guilds[guild.id] = guild
        self.role(guild, "@everyone", EVERYONE, guild.id)
        for user in (owner, *members):
            self.enter(guild, user)
        self.enter(guild, self.bot, self.role(guild, self.bot.name, INVITED))
        return guild

    def role(self, guild: Guild, name: str, permissions: int, id: str | None = None) -> Role:
        """A new role."""
        role = Role(id or self.ids.next(), name, int(permissions), len(guild.roles))
        guild.roles[role.id] = role
        return role

    def enter(self, guild: Guild, user: User, *roles: Role) -> Member:
        """Somebody becomes a member."""
        member = Member(user.id, [role.id for role in roles], self.clock.now())
        guild.members[user.id] = member
        return member

    def channel(self, guild: Guild, name: str) -> Channel:
        """A new text channel there."""
        return self._placed(guild, Channel(self.ids.next(), name, guild.id))

    def thread(self, parent: Channel, name: str, owner: User, archives_after: int, id: str | None = None) -> Channel:
        """A new public thread. One that hangs from a message has the message's id."""
        now = self.clock.now()
        thread = Channel(
            id or self.ids.next(),
            name,
            parent.guild,
            PUBLIC_THREAD,
            parent=parent.id,
            owner=owner.id,
            archives_after=archives_after,
            begun_at=now,
            changed_at=now,
            joined={owner.id: now},
        )
        return self._placed(self.guilds[parent.guild], thread)

    def direct(self, user: User) -> Channel:
        """The direct messages between the bot and this person, always the same channel."""
        if user.id not in self._direct:
            channel = Channel(self.ids.next(), "", "", DIRECT, user.id)
            self._direct[user.id] = self.channels[channel.id] = channel
        return self._direct[user.id]

    def share_a_server(self, user: User) -> bool:
        """Whether the bot meets this person anywhere."""
        return any(user.id in guild.members for guild in self.own_guilds())

    def own_guilds(self) -> list[Guild]:
        """The servers that the bot is on."""
        return [guild for guild in self.guilds.values() if self.bot.id in guild.members]

    def _placed(self, guild: Guild, channel: Channel) -> Channel:
        self.channels[channel.id] = channel
        guild.channels.append(channel.id)
        return channel
