"""Messages: what is written where, by whom, and who can see it."""

from dataclasses import dataclass, field
from typing import Any

from sandbox import limits, payloads
from sandbox.errors import DiscordError
from sandbox.form import Faults
from sandbox.payloads import Payload
from sandbox.world import World

EPHEMERAL = 1 << 6
LOADING = 1 << 7
EMPTY_MESSAGE, UNKNOWN_MESSAGE = 50006, 10008

BODY = ("content", "embeds", "components", "attachments")
"""What a message consists of."""


@dataclass
class Message:
    """One message. What is private to one user is in the channel for nobody else."""

    id: str
    channel: str
    author: str
    written_at: str
    flags: int = 0
    only_for: str | None = None
    body: dict[str, Any] = field(default_factory=dict)
    edited_at: str | None = None


class Messages:
    """All of them, in the order they were written."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._kept: dict[str, Message] = {}
        self._nonces: dict[tuple[str, str, str], tuple[float, Message]] = {}

    def write(self, channel: str, author: str, body: Payload, only_for: str | None = None) -> Message:
        """A new message, if Discord would take it."""
        flags = int(body.get("flags") or 0)
        if not flags & LOADING:
            check(body)
        if (sent := self._sent_before(channel, author, body)) is not None:
            return sent
        id, written = self._world.ids.next(), payloads.timestamp(self._world)
        message = Message(id, channel, author, written, flags, only_for, _body(body))
        self._kept[message.id] = message
        if body.get("nonce") is not None:
            self._nonces[channel, author, str(body["nonce"])] = (self._world.clock.now(), message)
        return message

    def _sent_before(self, channel: str, author: str, body: Payload) -> Message | None:
        """The message that was sent under this nonce a little while ago, if the bot asked for that to be checked."""
        if body.get("nonce") is None or not body.get("enforce_nonce"):
            return None
        at, message = self._nonces.get((channel, author, str(body["nonce"])), (float("-inf"), None))
        return message if self._world.clock.now() - at <= limits.NONCE_SECONDS else None

    def edit(self, message: Message, body: Payload) -> Message:
        """Change what is said to change; the rest stays."""
        changed = {**message.body, **{name: body[name] for name in BODY if name in body}}
        check(changed)
        message.body, message.flags = changed, message.flags & ~LOADING
        message.edited_at = payloads.timestamp(self._world)
        return message

    def find(self, message: str) -> Message:
        """One of them."""
        if message not in self._kept:
            raise DiscordError(404, UNKNOWN_MESSAGE, "Unknown Message")
        return self._kept[message]

    def remove(self, message: str) -> None:
        """It is gone for everybody."""
        self.find(message)
        del self._kept[message]

    def seen_by(self, user: str, channel: str) -> list[Message]:
        """What this user sees in a channel now, oldest first."""
        if self._world.channels[channel].recipient not in (None, user):
            return []
        here = [message for message in self._kept.values() if message.channel == channel]
        return [message for message in here if message.only_for in (None, user)]

    def payload(self, message: Message) -> Payload:
        """A message in the words of the API."""
        return {
            "id": message.id,
            "channel_id": message.channel,
            "author": payloads.user(self._world.users[message.author]),
            "content": "",
            "embeds": [],
            "components": [],
            "attachments": [],
            "mentions": [],
            "mention_roles": [],
            "mention_everyone": False,
            "pinned": False,
            "tts": False,
            "type": 0,
            "flags": message.flags,
            "timestamp": message.written_at,
            "edited_timestamp": message.edited_at,
            **message.body,
        }


def check(body: Payload) -> None:
    """Refuse what Discord would refuse of a message."""
    faults = Faults()
    faults.length(("content",), body.get("content"), limits.MESSAGE_CONTENT)
    faults.length(("nonce",), str(body.get("nonce") or ""), limits.NONCE)
    faults.refuse()
    if not any(body.get(name) for name in BODY):
        raise DiscordError(400, EMPTY_MESSAGE, "Cannot send an empty message")


def _body(body: Payload) -> Payload:
    return {name: body[name] for name in BODY if body.get(name) is not None}
