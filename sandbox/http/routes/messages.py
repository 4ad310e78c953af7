"""Routes of messages in channels, threads and direct messages."""

import mimetypes

from aiohttp import web

from sandbox import limits
from sandbox.actions.attachments import Files
from sandbox.actions.message import NOTICES, REPLY, THREAD_FROM, WRITTEN, Message, Reference
from sandbox.actions.messages import Messages
from sandbox.actions.threads import Threads, refuse_archived
from sandbox.checks.form import Faults
from sandbox.errors import DiscordError
from sandbox.http.bodies import read
from sandbox.http.queries import how_many
from sandbox.http.routes.places import channel_of
from sandbox.replies import nothing, reply
from sandbox.world import access
from sandbox.world.payloads import Payload
from sandbox.world.permissions import May
from sandbox.world.places import Channel, World

CLOSED_TO_US, STRANGERS, NOT_THE_AUTHOR, SYSTEM_MESSAGE = 50007, 50278, 50005, 50021
IN_DIRECT_MESSAGES, NO_HISTORY = 50003, 160002

USUAL = 50
"""Messages of the history, if nobody says how many."""


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
        """Who may not read what was before gets nothing, and is not refused."""
        channel = channel_of(self._world, request)
        access.demand(self._world, channel)
        history = access.granted(self._world, channel, May.READ_MESSAGE_HISTORY)
        found = _page(self._messages.public_in(channel.id) if history else [], request)
        return reply([self._messages.payload(each) for each in found])

    async def _write(self, request: web.Request) -> web.Response:
        channel = channel_of(self._world, request)
        body, files = await read(request)
        if channel.recipient is None:
            in_thread = channel.parent is not None
            access.demand(self._world, channel, May.SEND_MESSAGES_IN_THREADS if in_thread else May.SEND_MESSAGES)
        else:
            self._demand_a_hearing(channel.recipient)
        body, about = self._permitted(channel, body, files), self._about(channel, body)
        await self._threads.wake(channel, moderates=access.granted(self._world, channel, May.MANAGE_THREADS))
        kind, bot = REPLY if about else WRITTEN, self._world.bot.id
        message = await self._messages.write(channel.id, bot, body, files, kind=kind, about=about)
        return reply(self._messages.payload(message))

    def _demand_a_hearing(self, recipient: str) -> None:
        """Whether direct messages get through to this person."""
        person = self._world.users[recipient]
        if not self._world.share_a_server(person):
            raise DiscordError(403, STRANGERS, "Cannot send messages to this user due to having no mutual guilds")
        if not person.open_to_bots:
            raise DiscordError(403, CLOSED_TO_US, "Cannot send messages to this user")

    def _permitted(self, channel: Channel, body: Payload, files: Files) -> Payload:
        """Files are refused where the bot may not attach any; embeds are left out without a word."""
        access.demand(self._world, channel, *([May.ATTACH_FILES] if files else []))
        if body.get("embeds") and not access.granted(self._world, channel, May.EMBED_LINKS):
            return {**body, "embeds": []}
        return body

    def _about(self, channel: Channel, body: Payload) -> Reference | None:
        """The message that is replied to."""
        told = body.get("message_reference")
        if not told:
            return None
        if not access.granted(self._world, channel, May.READ_MESSAGE_HISTORY):
            raise DiscordError(403, NO_HISTORY, "Cannot reply without permission to read message history")
        wanted = str(told.get("message_id"))
        found = [each for each in self._messages.public_in(channel.id) if each.id == wanted]
        if found and found[0].kind not in NOTICES:
            return Reference(channel.id, wanted)
        if not found and told.get("fail_if_not_exists") is False:
            return None
        faults = Faults()
        if found:
            faults.add(
                ("message_reference",), "REPLIES_CANNOT_REPLY_TO_SYSTEM_MESSAGE", "Cannot reply to a system message"
            )
        else:
            faults.add(("message_reference",), "MESSAGE_REFERENCE_UNKNOWN_MESSAGE", "Unknown message")
        faults.refuse()
        return None

    async def _one(self, request: web.Request) -> web.Response:
        return reply(self._messages.payload(self._message(request, May.READ_MESSAGE_HISTORY)))

    async def _edit(self, request: web.Request) -> web.Response:
        body, files = await read(request)
        message = self._message(request)
        if message.author != self._world.bot.id:
            raise DiscordError(403, NOT_THE_AUTHOR, "Cannot edit a message authored by another user")
        if message.kind in NOTICES:
            raise _on_a_notice()
        channel = self._world.channels[message.channel]
        refuse_archived(channel)
        body = self._permitted(channel, body, files)
        return reply(self._messages.payload(await self._messages.edit(message, body, files)))

    async def _remove(self, request: web.Request) -> web.Response:
        message = self._message(request)
        channel = self._world.channels[message.channel]
        if message.author != self._world.bot.id:
            if channel.recipient is not None:
                raise DiscordError(403, IN_DIRECT_MESSAGES, "Cannot execute action on a DM channel")
            access.demand(self._world, channel, May.MANAGE_MESSAGES)
        if message.kind == THREAD_FROM:
            raise _on_a_notice()
        refuse_archived(channel)
        await self._messages.remove(message.id)
        return nothing()

    async def _file(self, request: web.Request) -> web.Response:
        content = self._messages.attachments.contents.get(request.match_info["attachment"])
        kind = mimetypes.guess_type(request.match_info["name"])[0]
        return web.Response(body=content, content_type=kind) if content is not None else web.Response(status=404)

    def _message(self, request: web.Request, *needed: May) -> Message:
        channel = channel_of(self._world, request)
        access.demand(self._world, channel, *needed)
        return self._messages.public(request.match_info["message"], channel.id)


def _on_a_notice() -> DiscordError:
    return DiscordError(403, SYSTEM_MESSAGE, "Cannot execute action on a system message")


def _page(messages: list[Message], request: web.Request) -> list[Message]:
    """Newest first, as many as were asked for, from the place that was asked for."""
    wanted, query = how_many(request.query, limits.HISTORY, USUAL), request.query
    if "around" in query:
        older = sum(int(each.id) < int(query["around"]) for each in messages)
        # The same number on either side of it: of an even number that is one more than was asked for.
        return messages[max(older - wanted // 2, 0) : older + wanted // 2 + 1][::-1]
    if "after" in query:
        return [each for each in messages if int(each.id) > int(query["after"])][:wanted][::-1]
    edge = int(query["before"]) if "before" in query else None
    return [each for each in messages if edge is None or int(each.id) < edge][-wanted:][::-1]
