"""Routes of threads and of pins."""

from aiohttp import web

from sandbox import limits
from sandbox.errors import DiscordError
from sandbox.http.bodies import read
from sandbox.http.replies import nothing, reply
from sandbox.http.routes.places import UNKNOWN_CHANNEL, channel_of, guild_of
from sandbox.world import access, payloads
from sandbox.world.messages import PINNED, Message, Messages
from sandbox.world.payloads import Payload
from sandbox.world.permissions import May
from sandbox.world.places import Channel, World
from sandbox.world.threads import Threads, refuse_archived

TOO_MANY_PINS, WRONG_CHANNEL_TYPE, UNKNOWN_MEMBER = 30003, 50024, 10007


class ThreadRoutes:
    """Beginning, changing, following, removing; and what is pinned."""

    def __init__(self, world: World, messages: Messages, threads: Threads) -> None:
        self._world, self._messages, self._threads = world, messages, threads

    def add_to(self, router: web.UrlDispatcher, api: str) -> None:
        """Where they are. Pins have two addresses, an old and a new one."""
        channel = f"{api}/channels/{{channel}}"
        router.add_post(f"{channel}/threads", self._begin)
        router.add_post(f"{channel}/messages/{{message}}/threads", self._begin)
        router.add_get(f"{channel}/threads/archived/public", self._archived)
        router.add_get(f"{api}/guilds/{{guild}}/threads/active", self._active)
        router.add_patch(channel, self._change)
        router.add_delete(channel, self._remove)
        router.add_put(f"{channel}/thread-members/{{user}}", self._follow)
        router.add_delete(f"{channel}/thread-members/{{user}}", self._leave)
        router.add_get(f"{channel}/messages/pins", self._pins)
        for pins in (f"{channel}/messages/pins/{{message}}", f"{channel}/pins/{{message}}"):
            router.add_put(pins, self._pin)
            router.add_delete(pins, self._unpin)

    async def _begin(self, request: web.Request) -> web.Response:
        parent = channel_of(self._world, request)
        if parent.parent is not None or parent.recipient is not None:
            raise DiscordError(400, WRONG_CHANNEL_TYPE, "Cannot execute action on this channel type")
        access.demand(self._world, parent, May.CREATE_PUBLIC_THREADS)
        message = self._message(request, parent) if "message" in request.match_info else None
        body, _ = await read(request)
        thread = await self._threads.begin(parent, self._world.bot, body, message)
        return reply({**payloads.thread(thread), "member": payloads.thread_member(thread, self._world.bot.id)}, 201)

    async def _change(self, request: web.Request) -> web.Response:
        thread = self._thread(request)
        body, _ = await read(request)
        own = thread.owner == self._world.bot.id and not thread.locked and "locked" not in body
        access.demand(self._world, thread, *([] if own else [May.MANAGE_THREADS]))
        if body.get("archived", thread.archived):
            refuse_archived(thread)
        return reply(payloads.thread(await self._threads.change(thread, body)))

    async def _remove(self, request: web.Request) -> web.Response:
        thread = self._thread(request)
        access.demand(self._world, thread, May.MANAGE_THREADS)
        gone = payloads.thread(thread)
        await self._threads.remove(thread)
        return reply(gone)

    async def _follow(self, request: web.Request) -> web.Response:
        thread, user = self._thread(request), self._whom(request)
        access.demand(self._world, thread)
        if user not in self._world.guilds[thread.guild].members:
            raise DiscordError(404, UNKNOWN_MEMBER, "Unknown Member")
        await self._threads.follow(thread, user)
        return nothing()

    async def _leave(self, request: web.Request) -> web.Response:
        thread = self._thread(request)
        own = request.match_info["user"] == "@me" or thread.owner == self._world.bot.id
        access.demand(self._world, thread, *([] if own else [May.MANAGE_THREADS]))
        await self._threads.leave(thread, self._whom(request))
        return nothing()

    async def _active(self, request: web.Request) -> web.Response:
        return reply(self._listed(guild_of(self._world, request).channels, archived=False))

    async def _archived(self, request: web.Request) -> web.Response:
        parent = channel_of(self._world, request)
        access.demand(self._world, parent, May.READ_MESSAGE_HISTORY)
        below = [each.id for each in self._world.channels.values() if each.parent == parent.id]
        return reply({**self._listed(below, archived=True), "has_more": False})

    async def _pins(self, request: web.Request) -> web.Response:
        channel = channel_of(self._world, request)
        access.demand(self._world, channel)
        items = [
            {"pinned_at": payloads.timestamp(each.pinned_at or 0.0), "message": self._messages.payload(each)}
            for each in self._pinned(channel)
        ]
        return reply({"items": items, "has_more": False})

    async def _pin(self, request: web.Request) -> web.Response:
        channel = channel_of(self._world, request)
        access.demand(self._world, channel, May.PIN_MESSAGES)
        refuse_archived(channel)
        message = self._message(request, channel)
        if len(self._pinned(channel)) >= limits.PINS.most:
            raise DiscordError(400, TOO_MANY_PINS, f"Maximum number of pins reached ({limits.PINS.most})")
        if message.pinned_at is None:
            await self._messages.pin(message, pinned=True)
            await self._messages.write(channel.id, self._world.bot.id, {}, kind=PINNED)
        return nothing()

    async def _unpin(self, request: web.Request) -> web.Response:
        channel = channel_of(self._world, request)
        access.demand(self._world, channel, May.PIN_MESSAGES)
        await self._messages.pin(self._message(request, channel), pinned=False)
        return nothing()

    def _listed(self, channels: list[str], *, archived: bool) -> Payload:
        threads = [self._world.channels[each] for each in channels]
        threads = [each for each in threads if each.parent is not None and each.archived == archived]
        bot = self._world.bot.id
        return {
            "threads": [payloads.thread(each) for each in threads],
            "members": [payloads.thread_member(each, bot) for each in threads if bot in each.joined],
        }

    def _pinned(self, channel: Channel) -> list[Message]:
        return [each for each in self._messages.public_in(channel.id) if each.pinned_at is not None]

    def _whom(self, request: web.Request) -> str:
        wanted = request.match_info["user"]
        return self._world.bot.id if wanted == "@me" else wanted

    def _message(self, request: web.Request, channel: Channel) -> Message:
        message = self._messages.find(request.match_info["message"])
        if message.channel != channel.id or message.only_for is not None:
            raise DiscordError(404, 10008, "Unknown Message")
        return message

    def _thread(self, request: web.Request) -> Channel:
        found = channel_of(self._world, request)
        if found.parent is None:
            raise DiscordError(404, UNKNOWN_CHANNEL, "Unknown Channel")
        return found
