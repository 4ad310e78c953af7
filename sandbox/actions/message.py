"""One message: who wrote what where, for whom, what it refers to; and how it reads in the words of the API."""

from dataclasses import dataclass, field
from typing import Any

from sandbox.checks.wording import COMPONENTS_V2
from sandbox.world import payloads
from sandbox.world.payloads import Payload
from sandbox.world.places import World
from sandbox.world.showing import shown, shown_embeds

SUPPRESS_EMBEDS, HAS_THREAD, EPHEMERAL, LOADING, SILENT = 1 << 2, 1 << 5, 1 << 6, 1 << 7, 1 << 12
LASTING = SUPPRESS_EMBEDS | COMPONENTS_V2 | SILENT
"""The flags a bot may give a message; whether it is private is decided by how it came about."""

WRITTEN, PINNED, THREAD_BEGUN, REPLY, ANSWER, THREAD_FROM = 0, 6, 18, 19, 20, 21
"""Types of message: an ordinary one, two notices, a reply, the answer to a command, and what a thread begins with
that hangs from a message."""
NOTICES = (PINNED, THREAD_BEGUN, THREAD_FROM)
QUOTING = (REPLY, THREAD_FROM)
"""Those that bring the message they refer to along."""

UNKNOWN_MESSAGE = 10008

BODY = ("content", "embeds", "components", "attachments")
"""What a message consists of."""


@dataclass(frozen=True)
class Reference:
    """What a message refers to: another one, or a whole thread."""

    channel: str
    message: str | None = None


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
    reference: Reference | None = None
    edited_at: float | None = None
    pinned_at: float | None = None
    users: list[str] = field(default_factory=list)
    roles: list[str] = field(default_factory=list)
    everybody: bool = False
    """Whom it calls."""


def worded(world: World, message: Message) -> Payload:
    """A message in the words of the API, without the one that it quotes."""
    users = [payloads.user(world.users[each]) for each in message.users if each in world.users]
    attachments = message.body.get("attachments") or []
    thread = world.channels.get(message.id)
    return {
        "id": message.id,
        "channel_id": message.channel,
        "author": payloads.user(world.users[message.author]),
        "content": "",
        "attachments": [],
        "mentions": users,
        "mention_roles": message.roles,
        "mention_everyone": message.everybody,
        "pinned": message.pinned_at is not None,
        "tts": False,
        "type": message.kind,
        "timestamp": payloads.timestamp(message.written_at),
        "edited_timestamp": None if message.edited_at is None else payloads.timestamp(message.edited_at),
        **message.body,
        "flags": message.flags | (HAS_THREAD if thread else 0),
        "embeds": shown_embeds(message.body.get("embeds") or [], attachments),
        "components": shown(message.body.get("components") or [], attachments),
        **({"thread": payloads.thread(thread)} if thread else {}),
        **({"message_reference": _reference(world, message.reference)} if message.reference else {}),
    }


def whereabouts(world: World, channel: str) -> Payload:
    """The channel, and the server if it is on one."""
    place = world.channels.get(channel)
    return {"channel_id": channel, **({"guild_id": place.guild} if place and place.guild else {})}


def _reference(world: World, reference: Reference) -> Payload:
    told = {"type": 0, **whereabouts(world, reference.channel)}
    return {**told, "message_id": reference.message} if reference.message else told


def made_of(body: Payload) -> Payload:
    """What a body makes a message of."""
    return {name: body[name] for name in BODY if body.get(name) is not None}


def rings(world: World, message: Message, user: str) -> bool:
    """Whether somebody's phone makes a sound: a direct message always does, elsewhere he must be named."""
    channel = world.channels[message.channel]
    if user == message.author:
        return False
    if channel.recipient is not None or message.everybody or user in message.users:
        return True
    return bool(set(message.roles) & set(world.guilds[channel.guild].members[user].roles))
