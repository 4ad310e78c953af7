"""Counting what a bot asks, by the rates that are set: the answers say how much is left, and too much is refused."""

import hashlib
import math
import re
from collections import deque
from dataclasses import dataclass

from aiohttp import web
from aiohttp.typedefs import Handler

from sandbox.clock import Clock
from sandbox.http.rates import EXEMPT, INVALID, Rate, Rates
from sandbox.replies import reply

_PAGE = "text/html"
"""What answers in the place of Discord, as Cloudflare does, sends pages; nothing of Discord's is on them."""

_TOP_LEVEL = re.compile(r"^/(?:webhooks|interactions)/[^/]+(?:/[^/]+)?|/(?:channels|guilds)/\d+")
"""The part of a path that has a count of its own: a channel, a server, a webhook with its token."""


@dataclass
class _Window:
    """What was asked since it opened."""

    rate: Rate
    opened: float
    used: int = 0

    @property
    def ends(self) -> float:
        return self.opened + self.rate.seconds

    def take(self) -> bool:
        """One more, if there is room."""
        room = self.used < self.rate.requests
        self.used += room
        return room


class Meter:
    """It counts what is asked and what is refused, by the server's clock."""

    def __init__(self, clock: Clock, rates: Rates, api: str) -> None:
        self._clock, self._rates, self._api = clock, rates, api
        self._windows: dict[tuple[str, ...], _Window] = {}
        self._refused: deque[float] = deque()
        self._banned_until = float("-inf")

    @property
    def invalid(self) -> int:
        """How many requests were refused with 401, 403 or 429 in the last ten minutes."""
        while self._refused and self._refused[0] <= self._clock.now() - self._rates.invalid.seconds:
            self._refused.popleft()
        return len(self._refused)

    @web.middleware
    async def count(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Let a request through, or refuse it; either way the answer says how much is left."""
        if not request.path.startswith(f"{self._api}/"):
            return await handler(request)
        if (left := self._banned_until - self._clock.now()) > 0:
            return banned(left)
        answer, told = await self._counted(request, handler)
        if answer.status in INVALID:
            self._refuse()
        if answer.content_type != _PAGE:
            answer.headers.update({"Via": "1.1 google", **told})
        return answer

    async def _counted(self, request: web.Request, handler: Handler) -> tuple[web.StreamResponse, dict[str, str]]:
        """The answer, and what Discord says of the limit on its route."""
        path, caller = request.path.removeprefix(self._api), request.headers.get("Authorization", "")
        if (refused := self._overall(path, caller)) is not None:
            return refused, {}
        route = self._route(request)
        rate = self._rates.routes.get((request.method, route), self._rates.others)
        if rate is None or not route:
            return await handler(request), {}
        top = _TOP_LEVEL.search(path)
        window = self._window((caller, request.method, route, top.group() if top else ""), rate)
        may = window.take()
        told = self._headers(window, f"{request.method} {route}")
        return (await handler(request) if may else too_many(window.ends - self._clock.now())), told

    def _overall(self, path: str, caller: str) -> web.Response | None:
        """The refusal of what is too much in all."""
        if self._rates.overall is None or path.startswith(EXEMPT):
            return None
        window = self._window((caller,), self._rates.overall)
        return None if window.take() else too_many(window.ends - self._clock.now(), everywhere=True)

    def _route(self, request: web.Request) -> str:
        """The route's path with stars for ids; empty if there is no such route."""
        resource = request.match_info.route.resource
        return "" if resource is None else re.sub(r"\{[^}]*\}", "*", resource.canonical).removeprefix(self._api)

    def _window(self, key: tuple[str, ...], rate: Rate) -> _Window:
        window = self._windows.get(key)
        if window is None or window.ends <= self._clock.now():
            window = _Window(rate, self._clock.now())
            # Where nobody is refused each request has a window to itself, even if the clock stands still.
            if self._rates.refuses:
                self._windows[key] = window
        return window

    def _headers(self, window: _Window, route: str) -> dict[str, str]:
        return {
            "X-RateLimit-Limit": str(window.rate.requests),
            "X-RateLimit-Remaining": str(window.rate.requests - window.used),
            "X-RateLimit-Reset": f"{_up(window.ends):.3f}",
            "X-RateLimit-Reset-After": f"{_up(window.ends - self._clock.now()):.3f}",
            "X-RateLimit-Bucket": hashlib.sha256(route.encode()).hexdigest()[:32],
        }

    def _refuse(self) -> None:
        self._refused.append(self._clock.now())
        if self._rates.refuses and self.invalid >= self._rates.invalid.requests:
            self._banned_until = self._clock.now() + self._rates.ban_seconds


def too_many(seconds: float, *, everywhere: bool = False, code: int = 0, message: str = "") -> web.Response:
    """Discord's answer to a bot that asks too often, on one route or everywhere. Few limits have a code."""
    wait = _up(seconds)
    body = {"message": message or "You are being rate limited.", "retry_after": wait, "global": everywhere}
    answer = reply({**body, "code": code} if code else body, 429)
    answer.headers["Retry-After"] = str(math.ceil(wait))
    answer.headers["X-RateLimit-Scope"] = "global" if everywhere else "user"
    if everywhere:
        answer.headers["X-RateLimit-Global"] = "true"
    return answer


def banned(seconds: float) -> web.Response:
    """Cloudflare's answer to an address that was refused too often: a page, and nothing of Discord's on it."""
    page = "<!DOCTYPE html><title>Access denied</title><p>Error 1015: You are being rate limited</p>"
    wait = {"Retry-After": str(math.ceil(seconds))}
    return web.Response(text=page, status=429, content_type=_PAGE, headers=wait)


def _up(seconds: float) -> float:
    """To the next millisecond: who waits that long does not come too early."""
    return math.ceil(seconds * 1000) / 1000
