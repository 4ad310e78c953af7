"""Answers as Discord sends them."""

import json
from collections.abc import Awaitable, Callable
from typing import Any

from aiohttp import web

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
"""Whoever answers a request."""


def reply(content: Any, status: int = 200) -> web.Response:
    """JSON, under exactly the content type that Discord gives: clients compare it letter by letter."""
    return web.Response(body=json.dumps(content).encode(), status=status, content_type="application/json")


def nothing() -> web.Response:
    """It is done, and there is nothing to say."""
    return web.Response(status=204)
