"""Routes of what a bot looks up: itself, servers, members, people, channels; and of opening direct messages."""

from aiohttp import web

from sandbox.errors import DiscordError
from sandbox.http.bodies import read
from sandbox.replies import nothing, reply
from sandbox.world import access, payloads
from sandbox.world.places import Channel, Guild, World

UNKNOWN_CHANNEL, UNKNOWN_GUILD, UNKNOWN_MEMBER, UNKNOWN_USER = 10003, 10004, 10007, 10013
NOBODY_TO_WRITE_TO = 50033

OWN_GUILDS = 200
"""The most that are listed at once (docs: resources/user, "Get Current User Guilds")."""


class PlaceRoutes:
    """Nothing here changes a server."""

    def __init__(self, world: World) -> None:
        self._world = world

    def add_to(self, router: web.UrlDispatcher, api: str) -> None:
        """Where they are."""
        router.add_get(f"{api}/users/@me", self._own_user)
        router.add_get(f"{api}/users/@me/guilds", self._own_guilds)
        router.add_post(f"{api}/users/@me/channels", self._open_direct)
        router.add_get(f"{api}/users/{{user}}", self._user)
        router.add_get(f"{api}/oauth2/applications/@me", self._application)
        router.add_get(f"{api}/applications/@me", self._application)
        router.add_get(f"{api}/guilds/{{guild}}", self._guild)
        router.add_get(f"{api}/guilds/{{guild}}/members/{{user}}", self._member)
        router.add_get(f"{api}/guilds/{{guild}}/channels", self._channels)
        router.add_get(f"{api}/channels/{{channel}}", self._channel)
        router.add_post(f"{api}/channels/{{channel}}/typing", self._typing)

    async def _own_user(self, request: web.Request) -> web.Response:
        return reply(payloads.own_user(self._world))

    async def _own_guilds(self, request: web.Request) -> web.Response:
        after = int(request.query.get("after", "0"))
        found = [each for each in self._world.guilds.values() if self._world.bot.id in each.members]
        later = sorted((each for each in found if int(each.id) > after), key=lambda each: int(each.id))
        limit = int(request.query.get("limit", str(OWN_GUILDS)))
        return reply([payloads.own_guild(self._world, each) for each in later[: min(limit, OWN_GUILDS)]])

    async def _application(self, request: web.Request) -> web.Response:
        return reply(payloads.application(self._world))

    async def _open_direct(self, request: web.Request) -> web.Response:
        body, _ = await read(request)
        user = self._world.users.get(str(body.get("recipient_id")))
        if user is None or user.bot:
            raise DiscordError(400, NOBODY_TO_WRITE_TO, "Invalid Recipient(s)")
        return reply(payloads.direct(self._world, self._world.direct(user)))

    async def _user(self, request: web.Request) -> web.Response:
        user = self._world.users.get(request.match_info["user"])
        if user is None:
            raise DiscordError(404, UNKNOWN_USER, "Unknown User")
        return reply(payloads.user(user))

    async def _guild(self, request: web.Request) -> web.Response:
        return reply(payloads.guild(self._world, guild_of(self._world, request)))

    async def _member(self, request: web.Request) -> web.Response:
        member = guild_of(self._world, request).members.get(request.match_info["user"])
        if member is None:
            raise DiscordError(404, UNKNOWN_MEMBER, "Unknown Member")
        return reply(payloads.member(self._world, member))

    async def _channels(self, request: web.Request) -> web.Response:
        places = [self._world.channels[each] for each in guild_of(self._world, request).channels]
        return reply([payloads.channel(self._world, each) for each in places if each.parent is None])

    async def _channel(self, request: web.Request) -> web.Response:
        channel = channel_of(self._world, request)
        access.demand(self._world, channel)
        return reply(payloads.channel(self._world, channel))

    async def _typing(self, request: web.Request) -> web.Response:
        channel = channel_of(self._world, request)
        access.demand(self._world, channel)
        self._world.typing[channel.id, self._world.bot.id] = self._world.clock.now()
        return nothing()


def channel_of(world: World, request: web.Request) -> Channel:
    """The channel or thread in the address."""
    found = world.channels.get(request.match_info["channel"])
    if found is None:
        raise DiscordError(404, UNKNOWN_CHANNEL, "Unknown Channel")
    return found


def guild_of(world: World, request: web.Request) -> Guild:
    """The server in the address, if the bot is on it."""
    found = world.guilds.get(request.match_info["guild"])
    if found is None or world.bot.id not in found.members:
        raise DiscordError(404, UNKNOWN_GUILD, "Unknown Guild")
    return found
