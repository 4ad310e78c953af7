"""Routes of application commands, global and of a server."""

from aiohttp import web

from sandbox.actions.commands import Commands
from sandbox.errors import DiscordError
from sandbox.http.bodies import read
from sandbox.replies import nothing, reply
from sandbox.world.access import MISSING_ACCESS
from sandbox.world.places import World


class CommandRoutes:
    """Registering commands, all at once or one by one."""

    def __init__(self, world: World, commands: Commands) -> None:
        self._world, self._commands = world, commands

    def add_to(self, router: web.UrlDispatcher, api: str) -> None:
        """Where they are."""
        for base in ("/applications/{application}", "/applications/{application}/guilds/{guild}"):
            router.add_get(f"{api}{base}/commands", self._all)
            router.add_put(f"{api}{base}/commands", self._replace)
            router.add_post(f"{api}{base}/commands", self._upsert)
            router.add_get(f"{api}{base}/commands/{{command}}", self._one)
            router.add_patch(f"{api}{base}/commands/{{command}}", self._change)
            router.add_delete(f"{api}{base}/commands/{{command}}", self._remove)

    async def _all(self, request: web.Request) -> web.Response:
        return reply(self._commands.all(self._place(request)))

    async def _replace(self, request: web.Request) -> web.Response:
        body, _ = await read(request)
        return reply(self._commands.replace(self._place(request), body))

    async def _upsert(self, request: web.Request) -> web.Response:
        body, _ = await read(request)
        return reply(self._commands.upsert(self._place(request), body), 201)

    async def _one(self, request: web.Request) -> web.Response:
        return reply(self._commands.find(self._place(request), request.match_info["command"]))

    async def _change(self, request: web.Request) -> web.Response:
        body, _ = await read(request)
        return reply(self._commands.change(self._place(request), request.match_info["command"], body))

    async def _remove(self, request: web.Request) -> web.Response:
        self._commands.remove(self._place(request), request.match_info["command"])
        return nothing()

    def _place(self, request: web.Request) -> str | None:
        """The server, or None for everywhere; only the bot's own application may be asked for."""
        guild = request.match_info.get("guild")
        if request.match_info["application"] != self._world.bot.id or (guild and guild not in self._world.guilds):
            raise DiscordError(403, MISSING_ACCESS, "Missing Access")
        return guild
