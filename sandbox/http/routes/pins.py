"""Routes of what is pinned in a channel. They have two addresses, an old and a new one."""

from aiohttp import web

from sandbox import limits
from sandbox.actions.message import NOTICES, PINNED, Message, Reference
from sandbox.actions.messages import Messages
from sandbox.actions.threads import refuse_archived
from sandbox.errors import DiscordError
from sandbox.http.queries import before, how_many
from sandbox.http.routes.places import channel_of
from sandbox.replies import nothing, reply
from sandbox.world import access
from sandbox.world.payloads import timestamp
from sandbox.world.permissions import May
from sandbox.world.places import Channel, World

TOO_MANY_PINS, SYSTEM_MESSAGE = 30003, 50021


class PinRoutes:
    """Pinning, unpinning, and looking at what is pinned."""

    def __init__(self, world: World, messages: Messages) -> None:
        self._world, self._messages = world, messages

    def add_to(self, router: web.UrlDispatcher, api: str) -> None:
        """Where they are."""
        channel = f"{api}/channels/{{channel}}"
        router.add_get(f"{channel}/messages/pins", self._page)
        router.add_get(f"{channel}/pins", self._all)
        for pins in (f"{channel}/messages/pins/{{message}}", f"{channel}/pins/{{message}}"):
            router.add_put(pins, self._pin)
            router.add_delete(pins, self._unpin)

    async def _page(self, request: web.Request) -> web.Response:
        wanted, until = how_many(request.query, limits.PINS_PAGE, limits.PINS_PAGE.most), before(request.query)
        pinned = [each for each in self._pinned(request) if (each.pinned_at or 0.0) < until]
        items = [
            {"pinned_at": timestamp(each.pinned_at or 0.0), "message": self._messages.payload(each)}
            for each in pinned[:wanted]
        ]
        return reply({"items": items, "has_more": len(pinned) > wanted})

    async def _all(self, request: web.Request) -> web.Response:
        return reply([self._messages.payload(each) for each in self._pinned(request)])

    def _pinned(self, request: web.Request) -> list[Message]:
        """Who may not read what was before sees none, and is not refused."""
        channel = channel_of(self._world, request)
        access.demand(self._world, channel)
        history = access.granted(self._world, channel, May.READ_MESSAGE_HISTORY)
        return self._messages.pinned_in(channel.id) if history else []

    async def _pin(self, request: web.Request) -> web.Response:
        channel, message = self._target(request)
        if message.kind in NOTICES:
            raise DiscordError(403, SYSTEM_MESSAGE, "Cannot execute action on a system message")
        if message.pinned_at is not None:
            return nothing()
        if len(self._messages.pinned_in(channel.id)) >= limits.PINS.most:
            raise DiscordError(400, TOO_MANY_PINS, f"Maximum number of pins reached ({limits.PINS.most})")
        await self._messages.pin(message, pinned=True)
        about = Reference(channel.id, message.id)
        await self._messages.write(channel.id, self._world.bot.id, {}, kind=PINNED, about=about)
        return nothing()

    async def _unpin(self, request: web.Request) -> web.Response:
        _, message = self._target(request)
        if message.pinned_at is not None:
            await self._messages.pin(message, pinned=False)
        return nothing()

    def _target(self, request: web.Request) -> tuple[Channel, Message]:
        channel = channel_of(self._world, request)
        access.demand(self._world, channel, May.PIN_MESSAGES)
        message = self._messages.public(request.match_info["message"], channel.id)
        refuse_archived(channel)
        return channel, message
