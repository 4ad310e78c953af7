"""Messages: what is written where, by whom, and who can see it."""

from dataclasses import dataclass, field
from typing import Any

from sandbox import limits
from sandbox.checks.wording import COMPONENTS_V2, check
from sandbox.errors import DiscordError
from sandbox.gateway.gateway import Gateway
from sandbox.world import access, payloads
from sandbox.world.attachments import Attachments, Files
from sandbox.world.mentions import called
from sandbox.world.payloads import Payload
from sandbox.world.places import World
from sandbox.world.showing import shown
from sandbox.world.sights import EDIT, MESSAGE, Sight, Sights, packed

SUPPRESS_EMBEDS, EPHEMERAL, LOADING, SILENT = 1 << 2, 1 << 6, 1 << 7, 1 << 12
LASTING = SUPPRESS_EMBEDS | COMPONENTS_V2 | SILENT
"""The flags a bot may give a message; whether it is private is decided by how it came about."""

WRITTEN, PINNED, THREAD_BEGUN, ANSWER = 0, 6, 18, 20
"""Types of message: an ordinary one, two notices, the answer to a command."""
NOTICES = (PINNED, THREAD_BEGUN)

UNKNOWN_MESSAGE = 10008

BODY = ("content", "embeds", "components", "attachments")
"""What a message consists of."""


@dataclass
class Message:
    """One message. What is private to one user is in the channel for nobody else."""

    id: str
    channel: str
    author: str
    written_at: float
    kind: int = WRITTEN
    flags: int = 0
    only_for: str | None = None
    body: dict[str, Any] = field(default_factory=dict)
    edited_at: float | None = None
    pinned_at: float | None = None
    users: list[str] = field(default_factory=list)
    roles: list[str] = field(default_factory=list)
    everybody: bool = False
    """Whom it calls."""


class Messages:
    """All of them, in the order they were written."""

    def __init__(self, world: World, gateway: Gateway, sights: Sights) -> None:
        self._world, self._gateway, self._sights = world, gateway, sights
        self.attachments = Attachments(world)
        self._kept: dict[str, Message] = {}
        self._by_channel: dict[str, dict[str, Message]] = {}
        self._nonces: dict[tuple[str, str, str], tuple[float, Message]] = {}

    async def write(
        self,
        channel: str,
        author: str,
        body: Payload,
        files: Files | None = None,
        *,
        only_for: str | None = None,
        kind: int = WRITTEN,
        loading: bool = False,
    ) -> Message:
        """A new message, if Discord would take it."""
        if (sent := self._sent_before(channel, author, body)) is not None:
            return sent
        attached = self.attachments.of(body, files or {}, [])
        made = _body({**body, "attachments": attached})
        if not loading and kind not in NOTICES:
            check({**body, **made}, int(body.get("flags") or 0))
        id, now = self._world.ids.next(), self._world.clock.now()
        flags = int(body.get("flags") or 0) & LASTING
        flags |= (EPHEMERAL if only_for else 0) | (LOADING if loading else 0)
        message = Message(id, channel, author, now, kind, flags, only_for, made)
        message.users, message.roles, message.everybody = called(body)
        self._kept[id] = self._by_channel.setdefault(channel, {})[id] = message
        if body.get("nonce") is not None:
            self._nonces[channel, author, str(body["nonce"])] = (now, message)
        await self._tell("MESSAGE_CREATE", MESSAGE, message)
        return message

    def _sent_before(self, channel: str, author: str, body: Payload) -> Message | None:
        """The message that was sent under this nonce a little while ago, if the bot asked for that to be checked."""
        if body.get("nonce") is None or not body.get("enforce_nonce"):
            return None
        at, message = self._nonces.get((channel, author, str(body["nonce"])), (float("-inf"), None))
        return message if self._world.clock.now() - at <= limits.NONCE_SECONDS else None

    async def edit(self, message: Message, body: Payload, files: Files | None = None) -> Message:
        """Change what is said to change; the rest stays. Whoever is named anew is not called again."""
        attached = self.attachments.of(body, files or {}, message.body.get("attachments") or [])
        changed = {**message.body, **{name: body[name] or [] for name in BODY if name in body}, "attachments": attached}
        changed["content"] = changed.get("content") or ""
        flags = (message.flags | int(body.get("flags") or 0) & LASTING) & ~LOADING
        check({**changed, "allowed_mentions": body.get("allowed_mentions")}, flags)
        was_loading = message.flags & LOADING
        message.body, message.flags, message.edited_at = changed, flags, self._world.clock.now()
        if was_loading:
            message.users, message.roles, message.everybody = called({**changed, **body})
        await self._tell("MESSAGE_UPDATE", MESSAGE if was_loading else EDIT, message)
        return message

    async def pin(self, message: Message, *, pinned: bool) -> None:
        """Put it among the channel's pins, or take it out."""
        message.pinned_at = self._world.clock.now() if pinned else None
        await self._tell("MESSAGE_UPDATE", EDIT, message)

    def find(self, message: str) -> Message:
        """One of them."""
        if message not in self._kept:
            raise DiscordError(404, UNKNOWN_MESSAGE, "Unknown Message")
        return self._kept[message]

    async def remove(self, message: str) -> None:
        """It is gone for everybody."""
        gone = self.find(message)
        del self._kept[message], self._by_channel[gone.channel][message]
        if gone.only_for is None:
            place = self._guild(gone)
            await self._gateway.dispatch("MESSAGE_DELETE", {"id": gone.id, "channel_id": gone.channel, **place})

    def forget_channel(self, channel: str) -> None:
        """Everything in it went with it."""
        for message in self._by_channel.pop(channel, {}):
            del self._kept[message]

    def public_in(self, channel: str) -> list[Message]:
        """What is written in a channel for all, oldest first."""
        return [message for message in self._by_channel.get(channel, {}).values() if message.only_for is None]

    def seen_by(self, user: str, channel: str) -> list[Message]:
        """What this user sees in a channel now, oldest first."""
        place = self._world.channels.get(channel)
        if place is None or not access.can_read(self._world, user, place):
            return []
        return [each for each in self._by_channel.get(channel, {}).values() if each.only_for in (None, user)]

    def is_before(self, user: str, message: Message) -> bool:
        """Whether this user sees that message now."""
        place = self._world.channels.get(message.channel)
        there = place is not None and message.id in self._kept and access.can_read(self._world, user, place)
        return there and message.only_for in (None, user)

    def payload(self, message: Message) -> Payload:
        """A message in the words of the API."""
        users = [payloads.user(self._world.users[each]) for each in message.users if each in self._world.users]
        return {
            "id": message.id,
            "channel_id": message.channel,
            "author": payloads.user(self._world.users[message.author]),
            "content": "",
            "embeds": [],
            "attachments": [],
            "mentions": users,
            "mention_roles": message.roles,
            "mention_everyone": message.everybody,
            "pinned": message.pinned_at is not None,
            "tts": False,
            "type": message.kind,
            "flags": message.flags,
            "timestamp": payloads.timestamp(message.written_at),
            "edited_timestamp": None if message.edited_at is None else payloads.timestamp(message.edited_at),
            **message.body,
            "components": shown(message.body.get("components") or [], message.body.get("attachments") or []),
        }

    def show(self, message: Message, users: list[str], what: str) -> None:
        """Some get to see it."""
        payload = packed(self.payload(message))
        files = self.attachments.files_of(message.body.get("attachments") or [])
        audible = what == MESSAGE and not message.flags & (SILENT | EPHEMERAL | LOADING)
        for user in users:
            notified = audible and self._calls(message, user)
            self._sights.show(Sight(user, what, message.channel, payload, message.id, files, notified))

    async def _tell(self, event: str, what: str, message: Message) -> None:
        channel = self._world.channels[message.channel]
        readers = access.readers(self._world, channel)
        self.show(message, [user for user in readers if message.only_for in (None, user)], what)
        if message.only_for is None:
            await self._gateway.dispatch(event, {**self.payload(message), **self._guild(message)})

    def _calls(self, message: Message, user: str) -> bool:
        """Whether somebody's phone makes a sound: a direct message always does, elsewhere he must be named."""
        channel = self._world.channels[message.channel]
        if user == message.author:
            return False
        if channel.recipient is not None or message.everybody or user in message.users:
            return True
        return bool(set(message.roles) & set(self._world.guilds[channel.guild].members[user].roles))

    def _guild(self, message: Message) -> Payload:
        guild = self._world.channels[message.channel].guild
        return {"guild_id": guild} if guild else {}


def _body(body: Payload) -> Payload:
    return {name: body[name] for name in BODY if body.get(name) is not None}
