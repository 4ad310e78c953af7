"""The server itself: one port on loopback with the HTTP API below `/api/v10` and the gateway at `/gateway`."""

from collections.abc import Awaitable, Callable
from types import TracebackType

from aiohttp import web

from sandbox import payloads
from sandbox.clock import Clock
from sandbox.commands import Commands
from sandbox.errors import DiscordError, unauthorized, unknown_route
from sandbox.gateway import Gateway
from sandbox.interactions import Interactions
from sandbox.messages import Messages
from sandbox.replies import reply
from sandbox.routes.commands import CommandRoutes
from sandbox.routes.interactions import InteractionRoutes
from sandbox.routes.messages import MessageRoutes
from sandbox.world import World

HOST = "127.0.0.1"
API = "/api/v10"

OPEN = ("/gateway", f"{API}/interactions/", f"{API}/webhooks/")
"""Where no token is asked for in the header: it comes later, or is in the address."""

TOKEN = "sandbox.token.for-loopback-only"
"""It looks like no real one: nothing here should ever see those."""

LARGEST_BODY = 128 * 1024 * 1024
"""So that a file too large is refused by our table of limits, in Discord's words."""

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Sandbox:
    """`async with Sandbox() as discord:` runs it on a free port."""

    def __init__(self, clock: Clock | None = None) -> None:
        self.world = World(clock or Clock())
        self.gateway = Gateway(self.world, TOKEN)
        self.commands = Commands(self.world)
        self.messages = Messages(self.world)
        self.interactions = Interactions(self.world, self.gateway, self.messages)
        self.unknown: list[str] = []
        """Routes that were asked for and are not there. A test that caused one has to fail, naming it."""
        self._runner = web.AppRunner(self._app(), shutdown_timeout=1.0)
        self.port = 0

    @property
    def api(self) -> str:
        """What goes where `https://discord.com/api/v10` stands."""
        return f"http://{HOST}:{self.port}{API}"

    async def __aenter__(self) -> "Sandbox":
        await self._runner.setup()
        site = web.TCPSite(self._runner, HOST, 0)
        await site.start()
        self.port = self._runner.addresses[0][1]
        self.gateway.address = f"ws://{HOST}:{self.port}/gateway"
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.gateway.drop(1001)
        await self._runner.cleanup()

    def _app(self) -> web.Application:
        app = web.Application(middlewares=[self._guard], client_max_size=LARGEST_BODY)
        app.router.add_get("/gateway", self.gateway.connect)
        app.router.add_get(f"{API}/users/@me", self._own_user)
        app.router.add_get(f"{API}/oauth2/applications/@me", self._application)
        CommandRoutes(self.world, self.commands).add_to(app.router, API)
        MessageRoutes(self.world, self.messages).add_to(app.router, API)
        InteractionRoutes(self.interactions, self.messages).add_to(app.router, API)
        return app

    @web.middleware
    async def _guard(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Who asks must have the token; what is not there is noted; every refusal has Discord's shape."""
        try:
            if isinstance(request.match_info.http_exception, web.HTTPException):
                self.unknown.append(f"{request.method} {request.path}")
                raise unknown_route()
            if not request.path.startswith(OPEN) and request.headers.get("Authorization") != f"Bot {TOKEN}":
                raise unauthorized()
            return await handler(request)
        except DiscordError as refused:
            return refused.response()

    async def _own_user(self, request: web.Request) -> web.Response:
        return reply(payloads.own_user(self.world))

    async def _application(self, request: web.Request) -> web.Response:
        return reply(payloads.application(self.world))
