"""Trouble on demand in the HTTP API: refusals, broken pages, lost requests, lost answers, and long waits."""

import asyncio
import socket
import struct
from collections.abc import Awaitable, Callable

from aiohttp import web
from aiohttp.typedefs import Handler

from sandbox.errors import DiscordError
from sandbox.http import meter

Strike = Callable[[], None]
Mishap = Callable[[web.Request, Handler, Strike], Awaitable[web.StreamResponse]]
"""It answers in the place of the server, and says at which moment it strikes."""


class Blow:
    """One trouble that waits for its requests."""

    def __init__(self, method: str, pattern: str, mishap: Mishap, times: int) -> None:
        self.method, self.pattern, self.mishap, self.times = method, pattern, mishap, times
        """`times` is how often it will still strike."""
        self._struck = asyncio.Semaphore(0)

    def __str__(self) -> str:
        return f"{self.method} {self.pattern}"

    async def struck(self) -> None:
        """Wait until it has struck; called again, until it has struck once more."""
        await self._struck.acquire()

    def strike(self) -> None:
        """Now."""
        self._struck.release()

    def meets(self, method: str, path: str) -> bool:
        """Whether it waits for this request. A star stands for one part of the path."""
        wanted, there = self.pattern.split("/"), path.split("/")
        same = len(wanted) == len(there) and all(part in ("*", is_) for part, is_ in zip(wanted, there, strict=True))
        return self.times > 0 and method == self.method and same


class Trouble:
    """What will go wrong. Of two that wait for the same request the older strikes first."""

    def __init__(self, api: str) -> None:
        self._api = api
        self._blows: list[Blow] = []
        self.delay = 0.0
        """Seconds by which every answer is late."""

    def next(self, method: str, pattern: str, mishap: Mishap, *, times: int = 1) -> Blow:
        """So many of the next requests that match meet with this. The path is the one below the API's address."""
        blow = Blow(method, pattern, mishap, times)
        self._blows.append(blow)
        return blow

    @property
    def left(self) -> list[str]:
        """What never struck, or not as often as it should. A test that leaves any has not tested what it meant to."""
        return [str(blow) for blow in self._blows for _ in range(blow.times)]

    def forget(self) -> None:
        """Nothing more goes wrong."""
        self._blows.clear()

    @web.middleware
    async def meet(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Let the oldest trouble that waits for this request strike; without one it goes its way."""
        path = request.path.removeprefix(self._api)
        if path == request.path:
            return await handler(request)
        await asyncio.sleep(self.delay)
        blow = next((each for each in self._blows if each.meets(request.method, path)), None)
        if blow is None:
            return await handler(request)
        blow.times -= 1
        return await blow.mishap(request, handler, blow.strike)


def refuse(status: int, code: int = 0, message: str = "", *, carried_out: bool = False) -> Mishap:
    """Discord's refusal, in its shape; what was asked is done all the same if it is said so."""
    error = DiscordError(status, code, message or f"{status}: Refused on demand")

    async def mishap(request: web.Request, handler: Handler, strike: Strike) -> web.StreamResponse:
        if carried_out:
            await handler(request)
        strike()
        return error.response()

    return mishap


def break_down(status: int = 503) -> Mishap:
    """A page by whatever stands before Discord; nothing is carried out."""

    async def mishap(request: web.Request, handler: Handler, strike: Strike) -> web.StreamResponse:
        strike()
        page = f"<!DOCTYPE html><title>{status}</title><p>Out of order</p>"
        return web.Response(text=page, status=status, content_type="text/html")

    return mishap


def limit(retry_after: float, *, everywhere: bool = False, code: int = 0, message: str = "") -> Mishap:
    """The bot asks too often, whatever it was told before. One such code is 30046: too many edits of old messages."""

    async def mishap(request: web.Request, handler: Handler, strike: Strike) -> web.StreamResponse:
        strike()
        return meter.too_many(retry_after, everywhere=everywhere, code=code, message=message)

    return mishap


def ban(seconds: float) -> Mishap:
    """Cloudflare has shut the bot out."""

    async def mishap(request: web.Request, handler: Handler, strike: Strike) -> web.StreamResponse:
        strike()
        return meter.banned(seconds)

    return mishap


def lose_request(*, reset: bool = False) -> Mishap:
    """The connection ends before anything is carried out."""

    async def mishap(request: web.Request, handler: Handler, strike: Strike) -> web.StreamResponse:
        await _hang_up(request, reset)
        strike()
        return web.Response()

    return mishap


def lose_answer(*, reset: bool = False) -> Mishap:
    """Everything is carried out, and then the connection ends without an answer."""

    async def mishap(request: web.Request, handler: Handler, strike: Strike) -> web.StreamResponse:
        answer = await handler(request)
        await _hang_up(request, reset)
        strike()
        return answer

    return mishap


def hold_request(until: asyncio.Event | float) -> Mishap:
    """It is carried out only when the test lets it, or after so many seconds."""

    async def mishap(request: web.Request, handler: Handler, strike: Strike) -> web.StreamResponse:
        strike()
        await _wait(until)
        return await handler(request)

    return mishap


def hold_answer(until: asyncio.Event | float) -> Mishap:
    """It is carried out at once; the bot hears of it only when the test lets it, or after so many seconds."""

    async def mishap(request: web.Request, handler: Handler, strike: Strike) -> web.StreamResponse:
        answer = await handler(request)
        strike()
        await _wait(until)
        return answer

    return mishap


async def _wait(until: asyncio.Event | float) -> None:
    await (until.wait() if isinstance(until, asyncio.Event) else asyncio.sleep(until))


async def _hang_up(request: web.Request, reset: bool) -> None:
    """Close the connection in order, or reset it, which a client sees as another error."""
    # What is left unread would turn an orderly end into a reset.
    await request.read()
    if request.transport is None:
        return
    if reset:
        line: socket.socket = request.transport.get_extra_info("socket")
        line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    request.transport.abort()
