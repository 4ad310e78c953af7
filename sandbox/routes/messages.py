"""Routes of messages in channels, and of direct messages."""

from aiohttp import web

from sandbox import payloads
from sandbox.errors import DiscordError
from sandbox.messages import Message, Messages
from sandbox.replies import reply
from sandbox.uploads import attachments, read
from sandbox.world import Channel, World

UNKNOWN_CHANNEL, UNKNOWN_USER, CLOSED_TO_US, NOT_THE_AUTHOR = 10003, 10013, 50007, 50005


class MessageRoutes:
    """Writing, reading, changing and removing."""

    def __init__(self, world: World, messages: Messages) -> None:
        self._world, self._messages = world, messages

    def add_to(self, router: web.UrlDispatcher, api: str) -> None:
        """Where they are."""
        router.add_post(f"{api}/users/@me/channels", self._open_direct)
        router.add_post(f"{api}/channels/{{channel}}/messages", self._write)
        one = f"{api}/channels/{{channel}}/messages/{{message}}"
        router.add_get(one, self._one)
        router.add_patch(one, self._edit)
        router.add_delete(one, self._remove)

    async def _open_direct(self, request: web.Request) -> web.Response:
        user = self._world.users.get(str((await request.json()).get("recipient_id")))
        if user is None:
            raise DiscordError(400, UNKNOWN_USER, "Unknown User")
        return reply(payloads.direct(self._world, self._world.direct(user)))

    async def _write(self, request: web.Request) -> web.Response:
        channel = self._channel(request)
        if channel.recipient is not None and not self._world.users[channel.recipient].open_to_bots:
            raise DiscordError(403, CLOSED_TO_US, "Cannot send messages to this user")
        body, files = await read(request)
        files_told = attachments(self._world, body, files)
        message = self._messages.write(channel.id, self._world.bot.id, {**body, "attachments": files_told})
        return reply(self._messages.payload(message))

    async def _one(self, request: web.Request) -> web.Response:
        return reply(self._messages.payload(self._message(request)))

    async def _edit(self, request: web.Request) -> web.Response:
        message = self._message(request)
        if message.author != self._world.bot.id:
            raise DiscordError(403, NOT_THE_AUTHOR, "Cannot edit a message authored by another user")
        body, files = await read(request)
        told = {**body, "attachments": attachments(self._world, body, files)} if files else body
        return reply(self._messages.payload(self._messages.edit(message, told)))

    async def _remove(self, request: web.Request) -> web.Response:
        self._messages.remove(self._message(request).id)
        return web.Response(status=204)

    def _channel(self, request: web.Request) -> Channel:
        found = self._world.channels.get(request.match_info["channel"])
        if found is None:
            raise DiscordError(404, UNKNOWN_CHANNEL, "Unknown Channel")
        return found

    def _message(self, request: web.Request) -> Message:
        message = self._messages.find(request.match_info["message"])
        if message.channel != self._channel(request).id or message.only_for is not None:
            raise DiscordError(404, 10008, "Unknown Message")
        return message
