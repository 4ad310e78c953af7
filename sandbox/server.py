"""The server itself: one port on loopback with the HTTP API below `/api/v10` and the gateway at `/gateway`."""

from types import TracebackType
from typing import TYPE_CHECKING

from aiohttp import web

from sandbox.actions.commands import Commands
from sandbox.actions.happenings import Happenings
from sandbox.actions.interactions import Interactions
from sandbox.actions.messages import Messages
from sandbox.actions.passing import Passing
from sandbox.actions.threads import Threads
from sandbox.clock import Clock
from sandbox.errors import DiscordError, unauthorized, unknown_route
from sandbox.gateway.gateway import Gateway
from sandbox.http.addresses import check as check_address
from sandbox.http.bodies import LARGEST_BODY
from sandbox.http.meter import Meter
from sandbox.http.rates import LOOSE, Rates
from sandbox.http.routes.commands import CommandRoutes
from sandbox.http.routes.interactions import InteractionRoutes
from sandbox.http.routes.messages import MessageRoutes
from sandbox.http.routes.passing import PassingRoutes
from sandbox.http.routes.pins import PinRoutes
from sandbox.http.routes.places import PlaceRoutes
from sandbox.http.routes.threads import ThreadRoutes
from sandbox.http.trouble import Trouble
from sandbox.http.witness import Witness
from sandbox.replies import Handler
from sandbox.world.places import World
from sandbox.world.sights import Sights

if TYPE_CHECKING:
    from sandbox.openapi.description import Description

HOST = "127.0.0.1"
API = "/api/v10"

OPEN = ("/gateway", "/attachments/", "/page/", f"{API}/interactions/", f"{API}/webhooks/")
"""Where no token of a bot is asked for in the header: it comes later, or is in the address, or is another's."""

TOKEN = "sandbox.token.for-loopback-only"
"""It looks like no real one: nothing here should ever see those."""


class Sandbox:
    """`async with Sandbox() as discord:` runs it on a free port, if none is named."""

    def __init__(
        self,
        clock: Clock | None = None,
        rates: Rates = LOOSE,
        description: "Description | None" = None,
        port: int = 0,
    ) -> None:
        self.world = World(clock or Clock())
        self.witness = Witness(description, API)
        self.meter = Meter(self.world.clock, rates, API)
        self.trouble = Trouble(API)
        self.gateway = Gateway(self.world, TOKEN)
        self.commands = Commands(self.world)
        self.sights = Sights()
        self.messages = Messages(self.world, self.gateway, self.sights)
        self.threads = Threads(self.world, self.gateway, self.messages)
        self._passing = Passing(self.world, self.threads)
        self.interactions = Interactions(self.world, self.gateway, self.messages, self.sights)
        self.happenings = Happenings(self.world, self.gateway, self.messages, self.threads)
        self.unknown: list[str] = []
        """Routes that were asked for and are not there. A test that caused one has to fail, naming it."""
        self.broken: list[str] = []
        """Requests at which something of ours broke, with what was raised. A test that caused one has to fail."""
        self.app = self._app()
        """For whoever serves something beside the API, before it is entered."""
        self._runner = web.AppRunner(self.app, shutdown_timeout=1.0)
        self.port = port

    @property
    def api(self) -> str:
        """What goes where `https://discord.com/api/v10` stands."""
        return f"http://{HOST}:{self.port}{API}"

    async def __aenter__(self) -> "Sandbox":
        await self._runner.setup()
        site = web.TCPSite(self._runner, HOST, self.port)
        await site.start()
        self.port = self._runner.addresses[0][1]
        self.gateway.address = f"ws://{HOST}:{self.port}/gateway"
        self.messages.attachments.origin = f"http://{HOST}:{self.port}"
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._passing.end()
        await self.gateway.drop(1001)
        await self._runner.cleanup()

    async def pass_time(self, seconds: float) -> None:
        """Everything moves on: the clock, threads that fall asleep meanwhile, and the clock of a bot beside it."""
        await self._passing.on(seconds)

    def _app(self) -> web.Application:
        chain = [self.meter.count, self.trouble.meet, self._guard]
        app = web.Application(middlewares=chain, client_max_size=LARGEST_BODY)
        app.router.add_get("/gateway", self.gateway.connect)
        for routes in (
            PlaceRoutes(self.world),
            CommandRoutes(self.world, self.commands),
            # Pins first: `messages/pins` must not be taken for a message of that id.
            PinRoutes(self.world, self.messages),
            ThreadRoutes(self.world, self.messages, self.threads),
            MessageRoutes(self.world, self.messages, self.threads),
            InteractionRoutes(self.interactions, self.messages),
            PassingRoutes(self.world, self._passing),
        ):
            routes.add_to(app.router, API)
        return app

    @web.middleware
    async def _guard(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Who asks must have the token; what is not there is noted; every refusal has Discord's shape."""
        try:
            if isinstance(request.match_info.http_exception, web.HTTPException):
                self.unknown.append(f"{request.method} {request.path}")
                raise unknown_route()
            is_open = request.path == "/" or request.path.startswith(OPEN)
            if not is_open and request.headers.get("Authorization") != f"Bot {TOKEN}":
                raise unauthorized()
            check_address(request)
            await self.threads.look_after()
            return await self.witness.carry_out(request, handler)
        except DiscordError as refused:
            return refused.response()
        except web.HTTPException as refused:
            return DiscordError(refused.status, 0, f"{refused.status}: {refused.reason}").response()
        except ConnectionError:
            raise  # whoever asked is gone
        except Exception as error:
            self.broken.append(f"{request.method} {request.path_qs}: {error!r}")
            return DiscordError(500, 0, "500: Internal Server Error").response()
        finally:
            self.world.pulse.beat()
