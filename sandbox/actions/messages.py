"""Messages: what is written where, by whom, and who can see it."""

from sandbox import limits
from sandbox.actions.attachments import Attachments, Files
from sandbox.actions.message import (
    BODY,
    EPHEMERAL,
    LASTING,
    LOADING,
    NOTICES,
    QUOTING,
    REPLY,
    SILENT,
    THREAD_FROM,
    UNKNOWN_MESSAGE,
    WRITTEN,
    Message,
    Reference,
    made_of,
    rings,
    whereabouts,
    worded,
)
from sandbox.checks.mentions import calls
from sandbox.checks.wording import check
from sandbox.errors import DiscordError
from sandbox.gateway.gateway import Gateway
from sandbox.world import access
from sandbox.world.payloads import Payload, timestamp
from sandbox.world.places import World
from sandbox.world.sights import EDIT, MESSAGE, Sight, Sights, packed


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
        about: Reference | None = None,
    ) -> Message:
        """A new message, if Discord would take it."""
        if (sent := self._sent_before(channel, author, body)) is not None:
            return sent
        attached = self.attachments.of(body, files or {}, [])
        made = made_of({**body, "attachments": attached})
        if not loading and kind not in NOTICES:
            check({**body, **made}, int(body.get("flags") or 0))
        id, now = self._world.ids.next(), self._world.clock.now()
        flags = int(body.get("flags") or 0) & LASTING
        flags |= (EPHEMERAL if only_for else 0) | (LOADING if loading else 0)
        new = Message(id, channel, author, now, kind, flags, only_for, made, about)
        if kind not in NOTICES:
            self._call(new, body)
        self._keep(new)
        if body.get("nonce") is not None:
            self._nonces[channel, author, str(body["nonce"])] = (now, new)
        await self._tell("MESSAGE_CREATE", MESSAGE, new, aloud=True)
        return new

    def _sent_before(self, channel: str, author: str, body: Payload) -> Message | None:
        """The message that was sent under this nonce a little while ago, if the bot asked for that to be checked."""
        if body.get("nonce") is None or not body.get("enforce_nonce"):
            return None
        at, sent = self._nonces.get((channel, author, str(body["nonce"])), (float("-inf"), None))
        return sent if self._world.clock.now() - at <= limits.NONCE_SECONDS else None

    async def edit(self, message: Message, body: Payload, files: Files | None = None) -> Message:
        """Change what is said to change; the rest stays. Who is named anew is named, but not called again."""
        attached = self.attachments.of(body, files or {}, message.body.get("attachments") or [])
        changed = {**message.body, **{name: body[name] or [] for name in BODY if name in body}, "attachments": attached}
        changed["content"] = changed.get("content") or ""
        flags = (message.flags | int(body.get("flags") or 0) & LASTING) & ~LOADING
        named = {**changed, "allowed_mentions": body.get("allowed_mentions")}
        check(named, flags)
        was_loading = bool(message.flags & LOADING)
        message.body, message.flags, message.edited_at = changed, flags, self._world.clock.now()
        if was_loading or "content" in body or "components" in body:
            self._call(message, named)
        await self._tell("MESSAGE_UPDATE", MESSAGE if was_loading else EDIT, message, aloud=was_loading)
        return message

    async def pin(self, message: Message, *, pinned: bool) -> None:
        """Put it among the channel's pins, or take it out."""
        message.pinned_at = self._world.clock.now() if pinned else None
        await self.tell_anew(message)
        last = max((each.pinned_at for each in self.pinned_in(message.channel) if each.pinned_at), default=None)
        told = {"last_pin_timestamp": None if last is None else timestamp(last)}
        await self._dispatch("CHANNEL_PINS_UPDATE", message, {**told, **whereabouts(self._world, message.channel)})

    async def tell_anew(self, message: Message) -> None:
        """Something about it has changed: it is pinned, or has a thread."""
        await self._tell("MESSAGE_UPDATE", EDIT, message, aloud=False)

    def find(self, message: str) -> Message:
        """One of them."""
        if message not in self._kept:
            raise DiscordError(404, UNKNOWN_MESSAGE, "Unknown Message")
        return self._kept[message]

    def all(self) -> list[Message]:
        """Wherever they are, oldest first."""
        return list(self._kept.values())

    def restore(self, messages: list[Message]) -> None:
        """As they were."""
        for each in messages:
            self._kept[each.id] = self._by_channel.setdefault(each.channel, {})[each.id] = each

    def kept(self, message: str) -> Message | None:
        """One of them, if it is still there."""
        return self._kept.get(message)

    def public(self, message: str, channel: str) -> Message:
        """One that stands in this channel for all: no other can be asked for by its id."""
        found = self.find(message)
        if found.channel != channel or found.only_for is not None:
            raise DiscordError(404, UNKNOWN_MESSAGE, "Unknown Message")
        return found

    async def remove(self, message: str) -> None:
        """It is gone for everybody."""
        gone = self.find(message)
        del self._kept[message], self._by_channel[gone.channel][message]
        if gone.only_for is None:
            told = {"id": gone.id, **whereabouts(self._world, gone.channel)}
            await self._dispatch("MESSAGE_DELETE", gone, told)

    def forget_channel(self, channel: str) -> None:
        """Everything in it went with it."""
        for each in self._by_channel.pop(channel, {}):
            del self._kept[each]

    def public_in(self, channel: str) -> list[Message]:
        """What is written in a channel for all, oldest first."""
        return [each for each in self._by_channel.get(channel, {}).values() if each.only_for is None]

    def pinned_in(self, channel: str) -> list[Message]:
        """What is pinned there, the latest first."""
        pinned = [each for each in self.public_in(channel) if each.pinned_at is not None]
        return sorted(pinned, key=lambda each: each.pinned_at or 0.0, reverse=True)

    def seen_by(self, user: str, channel: str) -> list[Message]:
        """What this user sees in a channel now, oldest first."""
        place = self._world.channels.get(channel)
        if place is None or not access.can_read(self._world, user, place):
            return []
        return [each for each in self._by_channel.get(channel, {}).values() if each.only_for in (None, user)]

    def is_before(self, user: str, message: Message) -> bool:
        """Whether this user sees that message now."""
        return message in self.seen_by(user, message.channel)

    def payload(self, found: Message) -> Payload:
        """A message in the words of the API, with what it quotes."""
        told = worded(self._world, found)
        if found.kind not in QUOTING or found.reference is None:
            return told
        quoted = self._kept.get(found.reference.message or "")
        return {**told, "referenced_message": worded(self._world, quoted) if quoted else None}

    def show(self, message: Message, users: list[str], what: str, *, aloud: bool = False) -> None:
        """Some get to see it; aloud if it is new, so that whom it calls is notified."""
        payload = packed(self.payload(message))
        files = self.attachments.files_of(message.body.get("attachments") or [])
        audible = aloud and not message.flags & (SILENT | EPHEMERAL | LOADING)
        for user in users:
            notified = audible and rings(self._world, message, user)
            self._sights.show(Sight(user, what, message.channel, payload, message.id, files, notified))

    async def _tell(self, event: str, what: str, message: Message, *, aloud: bool) -> None:
        readers = access.readers(self._world, self._world.channels[message.channel])
        self.show(message, [user for user in readers if message.only_for in (None, user)], what, aloud=aloud)
        if message.only_for is None:
            await self._dispatch(event, message, {**self.payload(message), **whereabouts(self._world, message.channel)})

    async def _dispatch(self, event: str, message: Message, told: Payload) -> None:
        """The bot hears of what is in channels it sees."""
        if access.can_read(self._world, self._world.bot.id, self._world.channels[message.channel]):
            await self._gateway.dispatch(event, told)

    def _keep(self, message: Message) -> None:
        self._kept[message.id] = self._by_channel.setdefault(message.channel, {})[message.id] = message
        if message.only_for is None:
            channel = self._world.channels[message.channel]
            channel.last_message = message.id
            channel.written += message.kind != THREAD_FROM

    def _call(self, message: Message, body: Payload) -> None:
        """Note whom it calls. Who is answered is called, too."""
        replied = message.reference.message if message.kind == REPLY and message.reference else None
        author = self._kept[replied].author if replied in self._kept else None
        channel = self._world.channels[message.channel]
        message.users, message.roles, message.everybody = calls(self._world, message.author, channel, body, author)
