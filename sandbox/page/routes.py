"""The page's own addresses: its files, and the socket of each window. For this machine alone, and for no other site.

Any website that is open in the same browser can reach 127.0.0.1. So a page is served only to who asked for this very
address, and a socket opened only for our own page: by its origin, and by a token that no other site can read.
"""

import asyncio
import json
import secrets
from contextlib import suppress
from pathlib import Path
from typing import Any

from aiohttp import WSMsgType, web

from sandbox.client.app import App
from sandbox.page.session import Session
from sandbox.page.sight import Sight
from sandbox.page.troubles import Bot, Troubles
from sandbox.server import Sandbox
from sandbox.world.places import User

STATIC = Path(__file__).resolve().parent / "static"
KINDS = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".html": "text/html"}
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-store",
}
LARGEST = 64 * 1024
"""Bytes that a window may say at once."""


class Page:
    """Served by a sandbox that has not been entered yet. `read` is up to where each person has read which place."""

    def __init__(self, sandbox: Sandbox, bot: Bot | None = None) -> None:
        self._sandbox, self.token = sandbox, secrets.token_urlsafe(32)
        self.read: dict[str, dict[str, str]] = {}
        self.troubles = Troubles(sandbox, bot)
        sandbox.app.router.add_get("/", self._index)
        sandbox.app.router.add_get("/page/live", self._live)
        sandbox.app.router.add_get("/page/{file:.+}", self._file)
        sandbox.app.router.add_get("/favicon.ico", self._icon)

    @property
    def address(self) -> str:
        """What one types into a browser."""
        return f"http://127.0.0.1:{self._sandbox.port}/"

    # Files

    async def _index(self, request: web.Request) -> web.Response:
        self._check_host(request)
        text = (STATIC / "index.html").read_text(encoding="utf8").replace("TOKEN", self.token)
        return web.Response(text=text, content_type="text/html", headers=HEADERS)

    async def _file(self, request: web.Request) -> web.Response:
        self._check_host(request)
        path = (STATIC / request.match_info["file"]).resolve()
        if not path.is_relative_to(STATIC) or path.suffix not in KINDS or not path.is_file():
            raise web.HTTPNotFound
        return web.Response(body=path.read_bytes(), content_type=KINDS[path.suffix], charset="utf-8", headers=HEADERS)

    async def _icon(self, request: web.Request) -> web.Response:
        raise web.HTTPNotFound

    # The socket

    async def _live(self, request: web.Request) -> web.StreamResponse:
        self._check_host(request)
        if request.headers.get("Origin") not in self._origins():
            raise web.HTTPForbidden
        socket = web.WebSocketResponse(heartbeat=20.0, max_msg_size=LARGEST)
        await socket.prepare(request)
        session = await self._greeted(socket)
        if session is not None:
            await self._serve(socket, session)
        await socket.close()
        return socket

    async def _greeted(self, socket: web.WebSocketResponse) -> Session | None:
        """The first that a window says: its token, and whose it is."""
        said = _read(await socket.receive())
        if said.get("do") != "hello" or not secrets.compare_digest(str(said.get("token")), self.token):
            await socket.send_json({"is": "fault", "why": "token"})
            return None
        user = self._person(said.get("as"))
        if user is None:
            await socket.send_json({"is": "fault", "why": "person"})
            return None
        session = Session(socket, Sight(App(self._sandbox, user), self.read.setdefault(user.id, {})), self.troubles)
        await session.hello()
        return session

    async def _serve(self, socket: web.WebSocketResponse, session: Session) -> None:
        following = asyncio.create_task(session.follow())
        try:
            async for message in socket:
                session.do(_read(message))
        finally:
            session.close()
            following.cancel()
            with suppress(asyncio.CancelledError, ConnectionError):
                await following

    def _person(self, name: Any) -> User | None:
        people = [each for each in self._sandbox.world.users.values() if not each.bot]
        if name is None:
            return people[0] if people else None
        return next((each for each in people if name in (each.name, each.id)), None)

    # Who may

    def _origins(self) -> list[str]:
        return [f"http://{host}:{self._sandbox.port}" for host in ("127.0.0.1", "localhost")]

    def _check_host(self, request: web.Request) -> None:
        """Another name that leads here is somebody's trick."""
        if f"http://{request.host}" not in self._origins():
            raise web.HTTPForbidden


def _read(message: Any) -> dict[str, Any]:
    """What a window says; nothing, if it cannot be read."""
    if message.type is not WSMsgType.TEXT:
        return {}
    try:
        said = json.loads(message.data)
    except (ValueError, RecursionError):
        return {}
    return said if isinstance(said, dict) else {}
