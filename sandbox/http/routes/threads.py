"""Routes of threads."""

from aiohttp import web

from sandbox import limits
from sandbox.actions.messages import Messages
from sandbox.actions.threads import Threads, refuse_archived
from sandbox.errors import DiscordError
from sandbox.http.bodies import read
from sandbox.http.queries import before, how_many
from sandbox.http.routes.places import UNKNOWN_MEMBER, channel_of, guild_of
from sandbox.replies import nothing, reply
from sandbox.world import access, payloads
from sandbox.world.payloads import Payload
from sandbox.world.permissions import May
from sandbox.world.places import Channel, World

WRONG_CHANNEL_TYPE = 50024


class ThreadRoutes:
    """Beginning, changing, following, removing, listing."""

    def __init__(self, world: World, messages: Messages, threads: Threads) -> None:
        self._world, self._messages, self._threads = world, messages, threads

    def add_to(self, router: web.UrlDispatcher, api: str) -> None:
        """Where they are."""
        channel = f"{api}/channels/{{channel}}"
        router.add_post(f"{channel}/threads", self._begin)
        router.add_post(f"{channel}/messages/{{message}}/threads", self._begin)
        router.add_get(f"{channel}/threads/archived/public", self._archived)
        router.add_get(f"{api}/guilds/{{guild}}/threads/active", self._active)
        router.add_patch(channel, self._change)
        router.add_delete(channel, self._remove)
        router.add_get(f"{channel}/thread-members/{{user}}", self._follower)
        router.add_put(f"{channel}/thread-members/{{user}}", self._follow)
        router.add_delete(f"{channel}/thread-members/{{user}}", self._leave)

    async def _begin(self, request: web.Request) -> web.Response:
        parent = channel_of(self._world, request)
        if parent.parent is not None or parent.recipient is not None:
            raise _wrong_type()
        access.demand(self._world, parent, May.CREATE_PUBLIC_THREADS)
        from_one = request.match_info.get("message")
        message = self._messages.public(from_one, parent.id) if from_one is not None else None
        body, _ = await read(request)
        thread = await self._threads.begin(parent, self._world.bot, body, message)
        return reply(payloads.followed(self._world, thread), 201)

    async def _change(self, request: web.Request) -> web.Response:
        thread = self._thread(request)
        body, _ = await read(request)
        access.demand(self._world, thread, *self._needed(thread, body))
        if body.get("archived") is not False:
            refuse_archived(thread)
        return reply(payloads.thread(await self._threads.change(thread, body)))

    def _needed(self, thread: Channel, body: Payload) -> list[May]:
        """Who began a thread may change it, and whoever may write in it may wake it, until it is locked."""
        if thread.locked or body.get("locked") is not None:
            return [May.MANAGE_THREADS]
        if thread.owner == self._world.bot.id:
            return []
        wakes = thread.archived and body == {"archived": False}
        return [May.SEND_MESSAGES_IN_THREADS if wakes else May.MANAGE_THREADS]

    async def _remove(self, request: web.Request) -> web.Response:
        thread = self._thread(request)
        access.demand(self._world, thread, May.MANAGE_THREADS)
        gone = payloads.thread(thread)
        await self._threads.remove(thread)
        return reply(gone)

    async def _follower(self, request: web.Request) -> web.Response:
        thread, user = self._thread(request), self._whom(request)
        access.demand(self._world, thread)
        if user not in thread.joined:
            raise _unknown_member()
        return reply(payloads.thread_member(thread, user))

    async def _follow(self, request: web.Request) -> web.Response:
        thread, user = self._thread(request), self._whom(request)
        access.demand(self._world, thread, *([] if self._is_bot(user) else [May.SEND_MESSAGES_IN_THREADS]))
        if user not in self._world.guilds[thread.guild].members:
            raise _unknown_member()
        await self._threads.follow(thread, user)
        return nothing()

    async def _leave(self, request: web.Request) -> web.Response:
        thread, user = self._thread(request), self._whom(request)
        access.demand(self._world, thread, *([] if self._is_bot(user) else [May.MANAGE_THREADS]))
        await self._threads.leave(thread, user)
        return nothing()

    async def _active(self, request: web.Request) -> web.Response:
        places = [self._world.channels[each] for each in guild_of(self._world, request).channels]
        seen = [each for each in places if each.parent and access.can_read(self._world, self._world.bot.id, each)]
        return reply(self._listed([each for each in seen if not each.archived]))

    async def _archived(self, request: web.Request) -> web.Response:
        parent = channel_of(self._world, request)
        access.demand(self._world, parent, May.READ_MESSAGE_HISTORY)
        wanted, until = how_many(request.query, limits.ARCHIVED_PAGE, limits.ARCHIVED_PAGE.most), before(request.query)
        below = [each for each in self._world.channels.values() if each.parent == parent.id and each.archived]
        found = sorted((each for each in below if each.changed_at < until), key=lambda each: -each.changed_at)
        return reply({**self._listed(found[:wanted]), "has_more": len(found) > wanted})

    def _listed(self, threads: list[Channel]) -> Payload:
        bot = self._world.bot.id
        return {
            "threads": [payloads.thread(each) for each in threads],
            "members": [payloads.thread_member(each, bot) for each in threads if bot in each.joined],
            "has_more": False,
        }

    def _whom(self, request: web.Request) -> str:
        wanted = request.match_info["user"]
        return self._world.bot.id if wanted == "@me" else wanted

    def _is_bot(self, user: str) -> bool:
        return user == self._world.bot.id

    def _thread(self, request: web.Request) -> Channel:
        """The thread in the address. A whole channel is nothing that is changed in here, by whoever may."""
        found = channel_of(self._world, request)
        if found.parent is None:
            access.demand(self._world, found, May.MANAGE_CHANNELS)
            raise _wrong_type()
        return found


def _wrong_type() -> DiscordError:
    return DiscordError(400, WRONG_CHANNEL_TYPE, "Cannot execute action on this channel type")


def _unknown_member() -> DiscordError:
    return DiscordError(404, UNKNOWN_MEMBER, "Unknown Member")
