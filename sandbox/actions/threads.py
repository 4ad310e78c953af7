"""Public threads: begun, renamed, archived, woken, locked, followed, removed; and channels removed."""

from typing import Any

from sandbox import limits
from sandbox.actions.message import THREAD_BEGUN, THREAD_FROM, Message, Reference
from sandbox.actions.messages import Messages
from sandbox.checks.form import Faults
from sandbox.errors import DiscordError
from sandbox.gateway.gateway import Gateway
from sandbox.world import access, payloads
from sandbox.world.payloads import Payload
from sandbox.world.places import PUBLIC_THREAD, Channel, User, World
from sandbox.world.snowflakes import made_at

ARCHIVED, HAS_A_THREAD = 50083, 160004
USUAL = 4_320
"""Minutes until a thread sleeps, if nobody says otherwise."""
MINUTE = 60.0
SOONEST = min(limits.THREAD_SLEEPS_AFTER) * MINUTE
"""Seconds in which no thread falls asleep in which something has just happened: so long nobody needs to look."""


class Threads:
    """What becomes of them; the bot hears of it where it sees the channel."""

    def __init__(self, world: World, gateway: Gateway, messages: Messages) -> None:
        self._world, self._gateway, self._messages = world, gateway, messages
        self._looks_at = float("-inf")
        """Nothing falls asleep before."""

    async def begin(self, parent: Channel, owner: User, body: Payload, message: Message | None = None) -> Channel:
        """A new one, hanging from a message or from the channel itself."""
        _check(body, needs_a_name=True)
        if message is None and body.get("type") != PUBLIC_THREAD:
            raise DiscordError(400, 50035, "Invalid Form Body", _only_public())
        if message is not None and message.id in self._world.channels:
            raise DiscordError(400, HAS_A_THREAD, "A thread has already been created for this message")
        after = body.get("auto_archive_duration") or USUAL
        thread = self._world.thread(parent, body["name"], owner, after, message.id if message else None)
        await self._tell(thread, "THREAD_CREATE", {**payloads.followed(self._world, thread), "newly_created": True})
        await self._announce(thread, owner, message)
        return thread

    async def _announce(self, thread: Channel, owner: User, message: Message | None) -> None:
        """The channel says that there is a thread, by a notice or at the message it hangs from."""
        parent = thread.parent or ""
        if message is None:
            about = Reference(thread.id)
            await self._messages.write(parent, owner.id, {"content": thread.name}, kind=THREAD_BEGUN, about=about)
        else:
            about = Reference(parent, message.id)
            await self._messages.write(thread.id, message.author, {}, kind=THREAD_FROM, about=about)
            await self._messages.tell_anew(message)

    async def change(self, thread: Channel, body: Payload) -> Channel:
        """Name, archive, wake, lock."""
        _check(body, needs_a_name=False)
        thread.name = body.get("name") or thread.name
        thread.locked = _switched(body, "locked", thread.locked)
        after = body.get("auto_archive_duration") or thread.archives_after
        archived = _switched(body, "archived", thread.archived)
        if (after, archived) != (thread.archives_after, thread.archived):
            thread.archives_after, thread.archived, thread.changed_at = after, archived, self._world.clock.now()
        await self._tell(thread, "THREAD_UPDATE", payloads.thread(thread))
        return thread

    async def wake(self, channel: Channel, *, moderates: bool) -> None:
        """Somebody writes: a sleeping thread wakes. In a locked one only those write who may unlock it."""
        if channel.locked and not moderates:
            raise DiscordError(403, ARCHIVED, "Thread is archived")
        if channel.archived:
            await self.change(channel, {"archived": False})

    async def look_after(self) -> None:
        """Time may have gone by itself: to be asked before anybody does something in a thread."""
        if self._world.clock.runs:
            await self.let_sleep()

    async def let_sleep(self) -> None:
        """Threads in which nothing has happened for their time fall asleep."""
        now = self._world.clock.now()
        if now < self._looks_at:
            return
        awake = [each for each in self._world.channels.values() if each.parent is not None and not each.archived]
        tired = sorted((each for each in awake if sleeps_at(each) <= now), key=sleeps_at)
        self._looks_at = min([now + SOONEST, *(at for each in awake if (at := sleeps_at(each)) > now)])
        for thread in tired:
            thread.changed_at, thread.archived = sleeps_at(thread), True
        for thread in tired:
            await self._tell(thread, "THREAD_UPDATE", payloads.thread(thread))
        if tired:
            self._world.pulse.beat()

    async def follow(self, thread: Channel, user: str) -> None:
        """Somebody is added, or adds himself."""
        refuse_archived(thread)
        if user not in thread.joined:
            thread.joined[user] = self._world.clock.now()
            added = {"added_members": [payloads.thread_member(thread, user)]}
            await self._members(thread, added)

    async def leave(self, thread: Channel, user: str) -> None:
        """Somebody follows it no more."""
        refuse_archived(thread)
        if thread.joined.pop(user, None) is not None:
            await self._members(thread, {"removed_member_ids": [user]})

    async def remove(self, channel: Channel) -> None:
        """A channel or a thread goes, with all that is in it. Of its threads the bot hears nothing more."""
        bot, guild = self._world.bot.id, self._world.guilds[channel.guild]
        heard = bot in guild.members if channel.parent is None else access.can_read(self._world, bot, channel)
        for below in [each for each in self._world.channels.values() if each.parent == channel.id]:
            self._forget(below)
        self._forget(channel)
        if heard and channel.parent is None:
            await self._gateway.dispatch("CHANNEL_DELETE", payloads.channel(self._world, channel))
        elif heard:
            told = {"id": channel.id, "guild_id": channel.guild, "parent_id": channel.parent, "type": channel.kind}
            await self._gateway.dispatch("THREAD_DELETE", told)

    def _forget(self, channel: Channel) -> None:
        del self._world.channels[channel.id]
        self._world.guilds[channel.guild].channels.remove(channel.id)
        self._messages.forget_channel(channel.id)

    async def _members(self, thread: Channel, changes: dict[str, Any]) -> None:
        about = {"id": thread.id, "guild_id": thread.guild, "member_count": len(thread.joined)}
        await self._tell(thread, "THREAD_MEMBERS_UPDATE", {**about, **changes})

    async def _tell(self, thread: Channel, event: str, told: Payload) -> None:
        if access.can_read(self._world, self._world.bot.id, thread):
            await self._gateway.dispatch(event, told)


def sleeps_at(thread: Channel) -> float:
    """When a thread falls asleep, if nothing happens in it: docs (topics/threads) count a message, being woken, and
    another time to sleep after."""
    written = made_at(thread.last_message) if thread.last_message is not None else 0.0
    return max(thread.changed_at, written) + thread.archives_after * MINUTE


def refuse_archived(channel: Channel) -> None:
    """Nothing in a sleeping thread can be changed."""
    if channel.archived:
        raise DiscordError(400, ARCHIVED, "Thread is archived")


def _switched(body: Payload, name: str, before: bool) -> bool:
    """What a switch is then; null leaves it as it was."""
    return before if body.get(name) is None else bool(body[name])


def _check(body: Payload, *, needs_a_name: bool) -> None:
    faults = Faults()
    if needs_a_name or body.get("name") is not None:
        faults.length(("name",), body.get("name"), limits.THREAD_NAME)
    if body.get("auto_archive_duration") not in (None, *limits.THREAD_SLEEPS_AFTER):
        where = f"Value must be one of {limits.THREAD_SLEEPS_AFTER}."
        faults.add(("auto_archive_duration",), "BASE_TYPE_CHOICES", where)
    faults.refuse()


def _only_public() -> Payload:
    return {"type": {"_errors": [{"code": "BASE_TYPE_CHOICES", "message": "The sandbox has public threads only."}]}}
