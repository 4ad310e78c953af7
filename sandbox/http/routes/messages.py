"""Routes of messages in channels, threads and direct messages."""

from collections.abc import Mapping

from aiohttp import web

from sandbox import limits
from sandbox.checks.form import Faults
from sandbox.errors import DiscordError
from sandbox.http.bodies import read
from sandbox.http.replies import nothing, reply
from sandbox.http.routes.places import channel_of
from sandbox.world import access
from sandbox.world.messages import NOTICES, UNKNOWN_MESSAGE, Message, Messages
from sandbox.world.permissions import May
from sandbox.world.places import Channel, World
from sandbox.world.threads import Threads, refuse_archived

CLOSED_TO_US, STRANGERS, NOT_THE_AUTHOR, SYSTEM_MESSAGE = 50007, 50278, 50005, 50021


class MessageRoutes:
    """Writing, reading, changing and removing."""

    def __init__(self, world: World, messages: Messages, threads: Threads) -> None:
        self._world, self._messages, self._threads = world, messages, threads

    def add_to(self, router: web.UrlDispatcher, api: str) -> None:
        """Where they are."""
        router.add_get(f"{api}/channels/{{channel}}/messages", self._history)
        router.add_post(f"{api}/channels/{{channel}}/messages", self._write)
        one = f"{api}/channels/{{channel}}/messages/{{message}}"
        router.add_get(one, self._one)
        router.add_patch(one, self._edit)
        router.add_delete(one, self._remove)
        router.add_get("/attachments/{attachment}/{name}", self._file)

    async def _history(self, request: web.Request) -> web.Response:
        channel = channel_of(self._world, request)
        access.demand(self._world, channel, May.READ_MESSAGE_HISTORY)
        return reply([self._messages.payload(each) for each in _page(self._messages.public_in(channel.id), request)])

    async def _write(self, request: web.Request) -> web.Response:
        channel = channel_of(self._world, request)
        body, files = await read(request)
        self._demand_a_hearing(channel)
        if channel.recipient is None:
            in_thread = channel.parent is not None
            access.demand(self._world, channel, May.SEND_MESSAGES_IN_THREADS if in_thread else May.SEND_MESSAGES)
            access.demand(self._world, channel, *([May.ATTACH_FILES] if files else []))
            granted = access.in_channel(self._world, self._world.bot.id, channel)
            await self._threads.wake(channel, moderates=bool(granted & May.MANAGE_THREADS))
        message = await self._messages.write(channel.id, self._world.bot.id, body, files)
        return reply(self._messages.payload(message))

    def _demand_a_hearing(self, channel: Channel) -> None:
        """Whether direct messages get through to this person."""
        if channel.recipient is None:
            return
        person = self._world.users[channel.recipient]
        if not self._world.share_a_server(person):
            raise DiscordError(403, STRANGERS, "Cannot send messages to this user due to having no mutual guilds")
        if not person.open_to_bots:
            raise DiscordError(403, CLOSED_TO_US, "Cannot send messages to this user")

    async def _one(self, request: web.Request) -> web.Response:
        return reply(self._messages.payload(self._message(request)))

    async def _edit(self, request: web.Request) -> web.Response:
        body, files = await read(request)
        message = self._message(request)
        if message.author != self._world.bot.id:
            raise DiscordError(403, NOT_THE_AUTHOR, "Cannot edit a message authored by another user")
        if message.kind in NOTICES:
            raise DiscordError(403, SYSTEM_MESSAGE, "Cannot execute action on a system message")
        refuse_archived(self._world.channels[message.channel])
        return reply(self._messages.payload(await self._messages.edit(message, body, files)))

    async def _remove(self, request: web.Request) -> web.Response:
        message = self._message(request)
        channel = self._world.channels[message.channel]
        if message.author != self._world.bot.id:
            access.demand(self._world, channel, May.MANAGE_MESSAGES)
        refuse_archived(channel)
        await self._messages.remove(message.id)
        return nothing()

    async def _file(self, request: web.Request) -> web.Response:
        content = self._messages.attachments.contents.get(request.match_info["attachment"])
        return web.Response(body=content) if content is not None else web.Response(status=404)

    def _message(self, request: web.Request) -> Message:
        channel = channel_of(self._world, request)
        access.demand(self._world, channel)
        message = self._messages.find(request.match_info["message"])
        if message.channel != channel.id or message.only_for is not None:
            raise DiscordError(404, UNKNOWN_MESSAGE, "Unknown Message")
        return message


def _page(messages: list[Message], request: web.Request) -> list[Message]:
    """Newest first, as many as were asked for, from the place that was asked for."""
    limit = _limit(request.query)
    newest_first = messages[::-1]
    for name in ("before", "after"):
        if name in request.query:
            edge = int(request.query[name])
            newest_first = [each for each in newest_first if (int(each.id) < edge) == (name == "before")]
            newest_first = [each for each in newest_first if int(each.id) != edge]
    return newest_first[-limit:] if "after" in request.query else newest_first[:limit]


def _limit(query: Mapping[str, str]) -> int:
    wanted = query.get("limit", "50")
    if not wanted.isdecimal() or not limits.HISTORY.least <= int(wanted) <= limits.HISTORY.most:
        faults = Faults()
        faults.add(("limit",), "NUMBER_TYPE_RANGE", "int value should be between 1 and 100.")
        faults.refuse()
    return int(wanted)
